import { sangria } from '../estilos.ts'
import { conLetra, conParrafo, type Formato } from './formatos.ts'
import { letraLlamada } from './letras.ts'
import { type Renglon, renglonesDe, type Trozo } from './renglones.ts'
import { abrir, atributo, hijo, hijos, type Nodo, numero, prendido } from './xml.ts'

/** A paragraph as paging sees it: its lines and what keeps them together. Lengths in twips. */
export interface ParrafoMedido {
  tipo: 'parrafo'
  renglones: Renglon[]
  antes: number
  despues: number
  /** On the page of what follows. */
  sigue: boolean
  entero: boolean
  paginaNueva: boolean
  /** Bookmarks that stand in it. */
  marcas: string[]
}

export interface FilaMedida {
  alto: number
  /** Repeated at the top of each page. */
  cabecera: boolean
  entera: boolean
  sigue: boolean
  marcas: string[]
}

export type BloqueMedido = ParrafoMedido | { tipo: 'tabla'; filas: FilaMedida[] }

/** Height of the page's text, and what stands on it. */
export interface SeccionMedida {
  alto: number
  bloques: BloqueMedido[]
}

export type Formatos = ReadonlyMap<string, Formato>

const MEDIA_PUNTA = 10
const EMU_POR_TWIP = 635

/** The sections of a body with everything in them measured. */
export function leerSecciones(cuerpo: Nodo, formatos: Formatos): SeccionMedida[] {
  const nodos = aplanar(hijos(cuerpo['w:body']))
  const secciones: SeccionMedida[] = []
  let desde = 0
  nodos.forEach((nodo, i) => {
    const [nombre, contenido] = abrir(nodo)
    const sectPr = nombre === 'w:sectPr' ? contenido : hijo(hijo(contenido, 'w:pPr'), 'w:sectPr')
    if (sectPr === undefined) return
    const hasta = nombre === 'w:sectPr' || soloSepara(contenido, nodos[i - 1]) ? i : i + 1
    const { ancho, alto } = paginaDe(sectPr)
    secciones.push({ alto, bloques: leerBloques(nodos.slice(desde, hasta), ancho, formatos) })
    desde = i + 1
  })
  return secciones
}

/** Whether a paragraph only ends its section: it takes no line then, but behind a table, where Word wants one. */
const soloSepara = (parrafo: unknown, antes: Nodo | undefined): boolean =>
  hijos(parrafo).every(n => 'w:pPr' in n) && (antes === undefined || !('w:tbl' in antes))

/** Content controls are seen through. */
const aplanar = (nodos: readonly Nodo[]): Nodo[] =>
  nodos.flatMap(n => ('w:sdt' in n ? aplanar(hijos(hijo(n['w:sdt'], 'w:sdtContent'))) : [n]))

function paginaDe(sectPr: unknown): { ancho: number; alto: number } {
  const tamano = hijo(sectPr, 'w:pgSz')
  const margen = hijo(sectPr, 'w:pgMar')
  const de = (n: unknown, nombre: string) => numero(n, nombre) ?? 0
  return {
    ancho: de(tamano, 'w:w') - de(margen, 'w:left') - de(margen, 'w:right'),
    alto: de(tamano, 'w:h') - de(margen, 'w:top') - de(margen, 'w:bottom'),
  }
}

function leerBloques(nodos: readonly Nodo[], ancho: number, formatos: Formatos): BloqueMedido[] {
  return nodos.flatMap((nodo): BloqueMedido[] => {
    const [nombre, contenido] = abrir(nodo)
    if (nombre === 'w:p') return [leerParrafo(contenido, ancho, formatos)]
    if (nombre === 'w:tbl') return [{ tipo: 'tabla', filas: leerFilas(contenido, formatos) }]
    return []
  })
}

function leerParrafo(contenido: unknown, ancho: number, formatos: Formatos): ParrafoMedido {
  const pPr = hijo(contenido, 'w:pPr')
  const estilo = String(atributo(hijo(pPr, 'w:pStyle'), 'w:val') ?? '')
  const lista = hijo(pPr, 'w:numPr')
  const nivel = numero(hijo(lista, 'w:ilvl'), 'w:val') ?? 0
  const heredado = formatos.get(estilo) ?? formatos.get('')!
  const f = conParrafo(lista === undefined ? heredado : enLista(heredado, nivel), pPr)
  const trozos: Trozo[] = []
  const marcas: string[] = []
  leerTrozos(hijos(contenido), f, trozos, marcas)
  const otros = ancho - f.izquierda - f.derecha
  const { alto } = letraLlamada(f.letra, f.negrita)
  return {
    tipo: 'parrafo',
    renglones: renglonesDe(trozos, {
      // The number of a list stands in the room that its first line hangs out.
      primero: lista === undefined ? otros - f.primera : otros,
      otros,
      multiplo: f.linea / 240,
      vacio: alto * f.tamano * MEDIA_PUNTA,
    }),
    antes: f.antes,
    despues: f.despues,
    sigue: f.sigue,
    entero: f.entero,
    paginaNueva: prendido(pPr, 'w:pageBreakBefore') ?? false,
    marcas,
  }
}

const enLista = (f: Formato, nivel: number): Formato => {
  const { left, hanging } = sangria(nivel)
  return { ...f, izquierda: left, primera: -hanging }
}

function leerTrozos(nodos: readonly Nodo[], f: Formato, trozos: Trozo[], marcas: string[]): void {
  for (const nodo of nodos) {
    const [nombre, contenido] = abrir(nodo)
    if (nombre === 'w:r') leerCorrida(contenido, f, trozos)
    else if (nombre === 'w:hyperlink') leerTrozos(hijos(contenido), f, trozos, marcas)
    else if (nombre === 'w:bookmarkStart') marcas.push(String(atributo(contenido, 'w:name') ?? ''))
  }
}

function leerCorrida(contenido: unknown, heredado: Formato, trozos: Trozo[]): void {
  const rPr = hijo(contenido, 'w:rPr')
  const f = conLetra(heredado, rPr)
  const menuda = hijo(rPr, 'w:vertAlign') === undefined ? 1 : 0.65
  const letra = letraLlamada(f.letra, f.negrita)
  const tamano = f.tamano * MEDIA_PUNTA * menuda
  for (const nodo of hijos(contenido)) {
    const [nombre, dentro] = abrir(nodo)
    if (nombre === 'w:t') trozos.push({ tipo: 'texto', texto: textoDe(dentro), letra, tamano })
    else if (nombre === 'w:br') trozos.push({ tipo: 'salto', letra, tamano })
    else if (nombre === 'w:tab') trozos.push({ tipo: 'texto', texto: ' ', letra, tamano })
    else if (nombre === 'w:drawing') trozos.push(imagenDe(dentro))
  }
}

const textoDe = (contenido: unknown): string =>
  typeof contenido === 'string'
    ? contenido
    : Array.isArray(contenido)
      ? contenido.filter(x => typeof x === 'string').join('')
      : ''

function imagenDe(dibujo: unknown): Trozo {
  const medida = hijo(hijo(dibujo, 'wp:inline'), 'wp:extent')
  const en = (nombre: string) => (numero(medida, nombre) ?? 0) / EMU_POR_TWIP
  return { tipo: 'imagen', ancho: en('cx'), alto: en('cy') }
}

/** Twips of a border: an eighth of a point each. */
const OCTAVO = 2.5

function leerFilas(tabla: unknown, formatos: Formatos): FilaMedida[] {
  const filas: FilaMedida[] = []
  const tramos = new Map<number, Tramo>()
  let bordeDeAntes = 0
  const margenes = hijo(hijo(tabla, 'w:tblPr'), 'w:tblCellMar')
  const nodos = hijos(tabla).filter(n => 'w:tr' in n)
  nodos.forEach((nodo, i) => {
    const celdas = hijos(nodo['w:tr']).flatMap(n =>
      'w:tc' in n ? [medirCelda(n['w:tc'], margenes, formatos)] : [],
    )
    const mayor = (de: (c: CeldaMedida) => number) => Math.max(0, ...celdas.map(de))
    const trPr = hijo(nodo['w:tr'], 'w:trPr')
    const pedido = numero(hijo(trPr, 'w:trHeight'), 'w:val') ?? 0
    const arriba = Math.max(
      bordeDeAntes,
      mayor(c => c.bordeArriba),
    )
    bordeDeAntes = mayor(c => c.bordeAbajo)
    const dentro = mayor(c => c.arriba) + mayor(c => (c.tramo === null ? c.alto : 0)) + mayor(c => c.abajo)
    seguirTramos(tramos, filas, celdas)
    filas.push({
      alto: Math.max(pedido, dentro) + arriba + (i === nodos.length - 1 ? bordeDeAntes : 0),
      cabecera: prendido(trPr, 'w:tblHeader') ?? false,
      entera: prendido(trPr, 'w:cantSplit') ?? false,
      sigue: celdas[0]?.sigue ?? false,
      marcas: celdas.flatMap(c => c.marcas),
    })
  })
  for (const tramo of tramos.values()) estirar(filas, tramo)
  return filas
}

/** A cell that reaches down: from which row, and how high. */
interface Tramo {
  desde: number
  alto: number
}

/** Begins and ends the cells that reach down, by their columns, before a row is added. */
function seguirTramos(
  tramos: Map<number, Tramo>,
  filas: readonly FilaMedida[],
  celdas: readonly CeldaMedida[],
): void {
  let x = 0
  for (const c of celdas) {
    const abierto = tramos.get(x)
    if (abierto && c.tramo !== 'continue') {
      estirar(filas, abierto)
      tramos.delete(x)
    }
    if (c.tramo === 'restart') tramos.set(x, { desde: filas.length, alto: c.arriba + c.alto + c.abajo })
    x += c.columnas
  }
}

/** What a cell that reaches down needs beyond its rows makes the last of them higher. */
function estirar(filas: readonly FilaMedida[], { desde, alto }: Tramo): void {
  const falta = alto - sumar(filas.slice(desde), f => f.alto)
  const ultima = filas.at(-1)
  if (ultima && falta > 0) ultima.alto += falta
}

interface CeldaMedida {
  alto: number
  arriba: number
  abajo: number
  bordeArriba: number
  bordeAbajo: number
  sigue: boolean
  marcas: string[]
  columnas: number
  tramo: 'restart' | 'continue' | null
}

/** `margenes`: those of the table, where the cell says none. */
function medirCelda(celda: unknown, margenes: unknown, formatos: Formatos): CeldaMedida {
  const tcPr = hijo(celda, 'w:tcPr')
  const margen = hijo(tcPr, 'w:tcMar')
  const lado = (nombre: string, sinDecir: number) =>
    numero(hijo(margen, nombre), 'w:w') ?? numero(hijo(margenes, nombre), 'w:w') ?? sinDecir
  const ancho = (numero(hijo(tcPr, 'w:tcW'), 'w:w') ?? 0) - lado('w:left', 108) - lado('w:right', 108)
  const bordes = hijo(tcPr, 'w:tcBorders')
  // What reaches down from above has its height there, and repeats the borders of its beginning.
  const vMerge = hijo(tcPr, 'w:vMerge')
  const tramo = vMerge === undefined ? null : atributo(vMerge, 'w:val') === 'restart' ? 'restart' : 'continue'
  const isContinuada = tramo === 'continue'
  const borde = (nombre: string) => {
    const dicho = isContinuada ? undefined : hijo(bordes, nombre)
    return atributo(dicho, 'w:val') === 'none' ? 0 : (numero(dicho, 'w:sz') ?? 0) * OCTAVO
  }
  const bloques = isContinuada ? [] : leerBloques(hijos(celda), ancho, formatos)
  return {
    alto: altoDeBloques(bloques),
    arriba: lado('w:top', 0),
    abajo: lado('w:bottom', 0),
    bordeArriba: borde('w:top'),
    bordeAbajo: borde('w:bottom'),
    sigue: bloques[0]?.tipo === 'parrafo' && bloques[0].sigue,
    marcas: bloques.flatMap(b => (b.tipo === 'parrafo' ? b.marcas : b.filas.flatMap(f => f.marcas))),
    columnas: numero(hijo(tcPr, 'w:gridSpan'), 'w:val') ?? 1,
    tramo,
  }
}

const sumar = <T>(xs: readonly T[], de: (x: T) => number): number => xs.reduce((n, x) => n + de(x), 0)

/** How high blocks are in a cell, with the room before the first and after the last. */
function altoDeBloques(bloques: readonly BloqueMedido[]): number {
  let alto = 0
  let despues = 0
  bloques.forEach((b, i) => {
    if (b.tipo === 'tabla') {
      alto += despues + sumar(b.filas, f => f.alto)
      despues = 0
      return
    }
    // An empty paragraph right after a table ends the cell and takes no room.
    const isFin = i === bloques.length - 1 && bloques[i - 1]?.tipo === 'tabla'
    if (isFin) return
    alto += Math.max(despues, b.antes) + sumar(b.renglones, r => r.alto)
    despues = b.despues
  })
  return alto + despues
}
