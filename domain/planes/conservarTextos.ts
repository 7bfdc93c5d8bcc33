import type { Id } from '../asignaturas/asignatura.ts'
import { lineasDe } from '../texto/lineas.ts'
import { sinInvisibles } from '../texto/normalizar.ts'
import { itemDe, type LineaCopiada, type TextoCopiado } from './copiar.ts'

/** Texts of a template that a form says as plain lines: what else belongs to them stays as it was. */

interface Item {
  descripcion?: unknown
}

/** No cell holds more. */
const MOST = 32_000

/** A rich text as it can be read in a form. */
const visto = (html: unknown): string =>
  typeof html === 'string' ? sinInvisibles(lineasDe(html).join('\n')).normalize('NFC') : ''

/** Whether a text read from a form is this one. Of one that no cell holds whole, its beginning is. */
const isMismo = (era: string, es: string): boolean =>
  era === es || (es.length > MOST && era.startsWith(es.trimEnd()))

/**
 * Entries of a section as the form says them, each as it was where it reads the same: formatted, with its name, weight and state. Where there
 * are as many as before, one that reads otherwise is the one that stood in its place, written anew. Those without a text stay where they were.
 */
function unir(era: readonly Item[], dichas: readonly Item[]): Item[] {
  // Each is read once: long texts are many.
  const textos = new Map(era.map(i => [i, visto(i.descripcion)]))
  const escritas = era.filter(i => textos.get(i) !== '')
  const libres = new Set(escritas)
  const iguales = dichas.map(({ descripcion }) => {
    const texto = visto(descripcion)
    const igual = escritas.find(v => libres.has(v) && isMismo(textos.get(v)!, texto))
    if (igual) libres.delete(igual)
    return igual
  })
  const salida = dichas.map((dicha, i): { de?: Item; item: Item } => {
    const igual = iguales[i]
    if (igual) return { de: igual, item: igual }
    const suSitio = escritas[i]
    return dichas.length === escritas.length && suSitio && libres.has(suSitio)
      ? { de: suSitio, item: { ...suSitio, descripcion: dicha.descripcion } }
      : { item: dicha }
  })
  era.forEach((item, i) => {
    if (escritas.includes(item)) return
    const antes = era.slice(0, i).findLast(v => salida.some(s => s.de === v))
    salida.splice(antes ? salida.findIndex(s => s.de === antes) + 1 : 0, 0, { de: item, item })
  })
  return salida.map(s => s.item)
}

/** The sections of text: those under `dichas` as the form says them, the others as they were. `cursos`: from courses of the old content to those of the new one. */
export function conservarTextos(
  antes: readonly TextoCopiado[],
  despues: readonly TextoCopiado[],
  dichas: readonly string[],
  cursos: ReadonlyMap<Id, Id>,
): TextoCopiado[] {
  const itemsDe = (textos: readonly TextoCopiado[], key: string) =>
    (textos.find(t => t.key === key)?.items ?? []) as Item[]
  const keys = new Set([...antes, ...despues].map(t => t.key))
  return [...keys]
    .map(key => {
      const era = itemsDe(antes, key).map(item => itemDe(item, cursos) as Item)
      return { key, items: dichas.includes(key) ? unir(era, itemsDe(despues, key)) : era }
    })
    .filter(t => t.items.length > 0)
}

/** The lines of the profile that the form says, formatted as they were where they read the same. */
export const conservarLineas = (
  antes: readonly LineaCopiada[],
  despues: readonly LineaCopiada[],
): LineaCopiada[] => {
  const eran = antes.map(l => ({ texto: visto(l.descripcion), descripcion: l.descripcion }))
  return despues.map(l => {
    const texto = visto(l.descripcion)
    return { ...l, descripcion: eran.find(v => isMismo(v.texto, texto))?.descripcion ?? l.descripcion }
  })
}
