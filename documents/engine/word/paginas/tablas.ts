import type { BloqueMedido, FilaMedida } from './medidos.ts'
import { atributo, hijo, hijos, numero, prendido } from './xml.ts'

/** Twips of a border: an eighth of a point each. */
const OCTAVO = 2.5

/** What a cell holds, measured at a width. */
type Medir = (celda: unknown, ancho: number) => BloqueMedido[]

/** The rows of a table with their heights, at which cells that reach down are counted too. */
export function leerFilas(tabla: unknown, medir: Medir): FilaMedida[] {
  const filas: FilaMedida[] = []
  const tramos = new Map<number, Tramo>()
  let bordeDeAntes = 0
  const margenes = hijo(hijo(tabla, 'w:tblPr'), 'w:tblCellMar')
  const nodos = hijos(tabla).filter(n => 'w:tr' in n)
  nodos.forEach((nodo, i) => {
    const celdas = hijos(nodo['w:tr']).flatMap(n =>
      'w:tc' in n ? [medirCelda(n['w:tc'], margenes, medir)] : [],
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
function medirCelda(celda: unknown, margenes: unknown, medir: Medir): CeldaMedida {
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
  const bloques = isContinuada ? [] : medir(celda, ancho)
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
