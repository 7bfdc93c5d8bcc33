import { limpiarTextoRico } from '@malla/contracts/textoRico/limpiar.ts'

/**
 * What was pasted, as a text may hold it: cleaned as the server cleans it, before the page sees any of it, so that no handler in it is tried and no
 * picture of elsewhere asked for. Word writes its lists as paragraphs that only look like lists («mso-list: l0 level2», a bullet of its own before
 * the text): they become lists first.
 */
export const limpiarPegado = (html: string): string => limpiarTextoRico(conListas(html))

function conListas(html: string): string {
  if (!/mso-list/i.test(html)) return html
  const doc = new DOMParser().parseFromString(html, 'text/html')
  for (const comentario of comentarios(doc)) comentario.remove()
  for (const padre of new Set(
    [...doc.querySelectorAll<HTMLElement>('[style*="mso-list"]')].map(p => p.parentElement),
  ))
    if (padre) enlistar(doc, padre)
  return doc.body.innerHTML
}

function comentarios(doc: Document): Comment[] {
  const walker = doc.createTreeWalker(doc.body, NodeFilter.SHOW_COMMENT)
  const found: Comment[] = []
  while (walker.nextNode()) found.push(walker.currentNode as Comment)
  return found
}

const nivelDe = (p: Element): number =>
  Number(/mso-list:[^;]*level(\d)/i.exec(p.getAttribute('style') ?? '')?.[1] ?? 0)

const esElemento = (p: Element): boolean =>
  /mso-list:(?!\s*ignore)/i.test(p.getAttribute('style') ?? '') && nivelDe(p) > 0

/** Which list of Word's it is of: two that follow each other stay two. */
const listaDe = (p: Element): string => /mso-list:\s*(l\d+)/i.exec(p.getAttribute('style') ?? '')?.[1] ?? ''

/** Runs of such paragraphs in one holder, as lists in lists. */
function enlistar(doc: Document, padre: HTMLElement): void {
  let abiertas: { nivel: number; suya: string; lista: HTMLElement }[] = []
  for (const hijo of [...padre.children]) {
    if (!esElemento(hijo)) {
      abiertas = []
      continue
    }
    const nivel = nivelDe(hijo)
    const suya = listaDe(hijo)
    const senal = hijo.querySelector<HTMLElement>(
      '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]',
    )
    const ordenada = /^\s*(\d+|[a-z]{1,4})[.)]/i.test(senal?.textContent ?? '')
    senal?.remove()
    abiertas = abiertas.filter(a => a.nivel < nivel || (a.nivel === nivel && a.suya === suya))
    if (abiertas.at(-1)?.nivel !== nivel) {
      const lista = doc.createElement(ordenada ? 'ol' : 'ul')
      const dentro = abiertas.at(-1)?.lista.lastElementChild
      if (dentro) dentro.append(lista)
      else hijo.before(lista)
      abiertas.push({ nivel, suya, lista })
    }
    const li = doc.createElement('li')
    li.append(...hijo.childNodes)
    abiertas.at(-1)!.lista.append(li)
    hijo.remove()
  }
}
