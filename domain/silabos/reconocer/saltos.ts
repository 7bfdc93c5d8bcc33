import { isVacio } from './bloques.ts'

const SALTO_O_MARCA = /<br\b[^<>]*>|<(\/?)(\w+)\b[^<>]*>/gi

/** A text cut where its lines break, without empty parts; marks that reach over a break stand in each of its parts. */
export function partirEnSaltos(html: string): string[] {
  if (!/<br\b/i.test(html) || /<(p|ul|ol|table)\b/i.test(html)) return [html]
  const partes: string[] = []
  const abiertas: { tag: string; todo: string }[] = []
  let parte = ''
  let desde = 0
  for (const { 0: todo, 1: cierra, 2: tag, index } of html.matchAll(SALTO_O_MARCA)) {
    parte += html.slice(desde, index)
    desde = index + todo.length
    if (tag === undefined) {
      partes.push(
        parte +
          abiertas
            .toReversed()
            .map(a => `</${a.tag}>`)
            .join(''),
      )
      parte = abiertas.map(a => a.todo).join('')
      continue
    }
    parte += todo
    if (cierra) abiertas.pop()
    else if (!/^img$/i.test(tag)) abiertas.push({ tag, todo })
  }
  partes.push(parte + html.slice(desde))
  return partes.filter(p => !isVacio(p))
}
