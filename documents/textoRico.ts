import type { Alineacion, Bloque, Celda, Columna, Fila, NodoRico, Titulo, Tramo } from './document.ts'

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
      return tabla(n, dentro)
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

const todoElTexto = (n: NodoRico): string => {
  if (n.type === 'hardBreak') return '\n'
  return n.text ?? (n.content ?? []).map(todoElTexto).join('')
}

const numeroDe = (valor: unknown, minimo: number, maximo: number): number | null =>
  typeof valor === 'number' && Number.isFinite(valor)
    ? Math.min(maximo, Math.max(minimo, Math.trunc(valor)))
    : null

const alineaciones: Record<string, Alineacion> = {
  left: 'izquierda',
  center: 'centro',
  right: 'derecha',
  justify: 'justificado',
}

const parrafo = (n: NodoRico): Bloque => ({
  tipo: 'parrafo',
  estilo: 'normal',
  texto: tramos(n),
  alineacion: alineaciones[String(n.attrs?.textAlign)],
})

const titulo = (n: NodoRico, base: number): Titulo => {
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
    // The editor says pixels at 96 to the inch.
    ancho: ancho === null ? null : (ancho / 96) * 2.54,
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

const tabla = (n: NodoRico, c: Contexto): Bloque[] => {
  const filas = (n.content ?? []).filter(f => f.type === 'tableRow' && f.content?.length)
  if (!filas.length) return []
  const primera = filas.findIndex(f => !f.content?.every(celda => celda.type === 'tableHeader'))
  const cabeceras = primera === -1 ? 1 : primera
  const ancho = Math.min(COLUMNAS_MAXIMAS, Math.max(...filas.map(columnasPedidas)))
  const celdas = [
    ...acomodar(filas.slice(0, cabeceras), ancho, c),
    ...acomodar(filas.slice(cabeceras), ancho, c),
  ]
  const columna: Columna = { ancho: { parte: 1 }, alineacion: 'izquierda' }
  return [
    {
      tipo: 'tabla',
      columnas: Array.from({ length: ancho }, () => columna),
      cabecera: celdas.slice(0, cabeceras),
      filas: celdas.slice(cabeceras).map((fila): Fila => ({ clase: 'dato', celdas: fila })),
      junta: false,
      densa: false,
    },
  ]
}

const COLUMNAS_MAXIMAS = 50
const extension = (valor: unknown, maximo: number): number => numeroDe(valor, 1, maximo) ?? 1
const columnasPedidas = (fila: NodoRico): number =>
  (fila.content ?? []).reduce((suma, celda) => suma + extension(celda.attrs?.colspan, COLUMNAS_MAXIMAS), 0)

/** Puts the cells on a grid, cutting spans that leave it and filling its holes: no engine then meets an impossible table. */
const acomodar = (filas: NodoRico[], ancho: number, c: Contexto): Celda[][] => {
  const ocupadas = filas.map(() => new Set<number>())
  return filas.map((fila, y) => {
    const pendientes = [...(fila.content ?? [])]
    const celdas: Celda[] = []
    for (let x = 0; x < ancho; x++) {
      if (ocupadas[y]?.has(x)) continue
      const nodo = pendientes.shift()
      const columnas = columnasLibres(
        ocupadas[y],
        x,
        ancho,
        extension(nodo?.attrs?.colspan, COLUMNAS_MAXIMAS),
      )
      const alto = extension(nodo?.attrs?.rowspan, filas.length - y)
      for (const abajo of ocupadas.slice(y, y + alto)) marcar(abajo, x, columnas)
      celdas.push({ contenido: nodo ? hijos(nodo, c) : [], columnas, filas: alto })
    }
    return celdas
  })
}

/** How many of the columns that a cell wants are free and inside the table; the first one is. */
const columnasLibres = (
  ocupadas: Set<number> | undefined,
  x: number,
  ancho: number,
  quiere: number,
): number => {
  let columnas = 1
  while (columnas < quiere && x + columnas < ancho && !ocupadas?.has(x + columnas)) columnas++
  return columnas
}

const marcar = (fila: Set<number>, x: number, columnas: number): void => {
  for (let k = x; k < x + columnas; k++) fila.add(k)
}
