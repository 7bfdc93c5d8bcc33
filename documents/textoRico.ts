import type { Alineacion, Bloque, NodoRico, Parrafo, Titulo, Tramo } from './document.ts'
import { numeroDe, todoElTexto } from './nodoRico.ts'
import { cmDePixeles } from './pixeles.ts'
import { tablaRica } from './tablaRica.ts'

/**
 * Turns text of the editor (ProseMirror JSON) into blocks, so that every engine draws the same thing. Never fails: a node or
 * mark it does not know gives what it holds, a table with impossible spans is made possible, what nests too deep is flattened.
 * Headings of the text begin at `nivel`.
 */
export const bloquesDeTextoRico = (doc: NodoRico, nivel: number): Bloque[] =>
  hijos(doc, { nivel, hondura: 0 })

interface Contexto {
  nivel: number
  hondura: number
}

const HONDURA_MAXIMA = 8
const enLinea = new Set(['text', 'hardBreak'])

const hijos = (nodo: NodoRico, c: Contexto): Bloque[] => {
  const bloques: Bloque[] = []
  let sueltos: NodoRico[] = []
  const cerrar = () => {
    if (sueltos.length) bloques.push(parrafo({ type: 'paragraph', content: sueltos }))
    sueltos = []
  }
  for (const n of nodo.content ?? []) {
    if (enLinea.has(n.type)) sueltos.push(n)
    else {
      cerrar()
      bloques.push(...bloque(n, c))
    }
  }
  cerrar()
  return bloques
}

const bloque = (n: NodoRico, c: Contexto): Bloque[] => {
  if (c.hondura > HONDURA_MAXIMA)
    return [{ tipo: 'parrafo', estilo: 'normal', texto: [{ texto: todoElTexto(n) }] }]
  const dentro = { ...c, hondura: c.hondura + 1 }
  switch (n.type) {
    case 'paragraph':
      return [parrafo(n)]
    case 'heading':
      return [titulo(n, c.nivel)]
    case 'bulletList':
    case 'orderedList':
    case 'taskList':
      return [lista(n, dentro)]
    case 'blockquote':
      return [{ tipo: 'cita', bloques: hijos(n, dentro) }]
    case 'codeBlock':
      return [{ tipo: 'parrafo', estilo: 'codigo', texto: [{ texto: todoElTexto(n), codigo: true }] }]
    case 'table':
      return tablaRica(n, celda => hijos(celda, dentro))
    case 'image':
      return [figura(n)]
    case 'horizontalRule':
      return [{ tipo: 'separador' }]
    case 'pageBreak':
      return [{ tipo: 'salto' }]
    default:
      return hijos(n, dentro)
  }
}

const alineaciones: Record<string, Alineacion> = {
  left: 'izquierda',
  center: 'centro',
  right: 'derecha',
  justify: 'justificado',
}

const parrafo = (n: NodoRico): Parrafo => ({
  tipo: 'parrafo',
  estilo: 'normal',
  texto: tramos(n),
  alineacion: alineaciones[String(n.attrs?.textAlign)],
})

/** Letters of the longest heading; the outline of a document holds no pages of text. */
const TITULO_MAXIMO = 1000

/** A heading that is longer than any is a paragraph that stands out. */
const titulo = (n: NodoRico, base: number): Titulo | Parrafo => {
  if (todoElTexto(n).length > TITULO_MAXIMO)
    return { ...parrafo(n), texto: tramos(n).map(t => ({ ...t, negrita: true })) }
  const suyo = numeroDe(n.attrs?.level, 1, 6) ?? 1
  return {
    tipo: 'titulo',
    nivel: Math.min(6, base + suyo - 1),
    texto: todoElTexto(n),
    estilo: suyo === 1 ? 'apartado' : 'menor',
  }
}

const lista = (n: NodoRico, c: Contexto): Bloque => ({
  tipo: 'lista',
  ordenada: n.type === 'orderedList',
  inicio: numeroDe(n.attrs?.start, 0, 100_000) ?? 1,
  elementos: (n.content ?? []).map(item => hijos(item, c)),
})

const figura = (n: NodoRico): Bloque => {
  const alt = typeof n.attrs?.alt === 'string' ? n.attrs.alt : ''
  const pie = typeof n.attrs?.title === 'string' && n.attrs.title ? n.attrs.title : null
  const ancho = numeroDe(n.attrs?.width, 1, 10_000)
  return {
    tipo: 'figura',
    imagen: String(n.attrs?.id ?? n.attrs?.src ?? ''),
    alt,
    pie,
    ancho: ancho === null ? null : cmDePixeles(ancho),
  }
}

const marcas: Record<string, Partial<Tramo>> = {
  bold: { negrita: true },
  italic: { cursiva: true },
  underline: { subrayado: true },
  strike: { tachado: true },
  superscript: { superindice: true },
  subscript: { subindice: true },
  code: { codigo: true },
}

const tramos = (n: NodoRico): Tramo[] => (n.content ?? []).map(tramo)

const tramo = (n: NodoRico): Tramo => {
  const conMarcas: Tramo = { texto: todoElTexto(n) }
  for (const m of n.marks ?? []) {
    if (m.type === 'link') conMarcas.enlace = String(m.attrs?.href ?? '')
    else Object.assign(conMarcas, marcas[m.type])
  }
  return conMarcas
}
