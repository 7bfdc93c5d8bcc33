import { FUNCIONAL } from './catalogos.ts'
import { columnasEn } from './columnasPegadas.ts'
import type { AvisoDePegado, LineaPegada } from './lineaPegada.ts'
import { lineasDeColumnas } from './lineasDeColumnas.ts'
import { lineasSueltas } from './lineasSueltas.ts'

/** A competency of a pasted list, in the order of the list. */
export interface FilaPegada {
  /** 1 is a root. */
  nivel: number
  /** Of a root; its parts are what it is. */
  tipopadre: number
  nombre: string
}

export interface Pegado {
  filas: FilaPegada[]
  avisos: AvisoDePegado[]
}

/** Deepest level that is read. */
export const NIVELES_MAXIMOS = 10

/**
 * A list of competencies as it is pasted from a sheet or a text: with columns Tipo, Nivel, Código and Nombre, or one for each level, under a row of headers;
 * with codes (F1, C1.1, E1.1.1), or indented. Lines that only name a kind («Transversales») say what follows. Never throws; what is odd comes back as a notice.
 */
export function leerPegado(celdas: readonly (readonly string[])[]): Pegado {
  const columnas = columnasEn(celdas)
  const { lineas, avisos } = columnas
    ? lineasDeColumnas(celdas, columnas)
    : { lineas: lineasSueltas(celdas), avisos: [] }
  return enOrden(lineas, avisos)
}

/** Levels without gaps, roots with a kind. */
function enOrden(lineas: readonly LineaPegada[], leidos: readonly AvisoDePegado[]): Pegado {
  const avisos = [...leidos]
  const base = lineas.reduce((menor, l) => Math.min(menor, l.nivel ?? menor), NIVELES_MAXIMOS)
  let antes = 0
  let tipopadre = FUNCIONAL
  const filas = lineas
    .filter(({ nombre, linea }) => {
      if (nombre === '') avisos.push({ linea, motivo: 'No tiene nombre: no se trae.' })
      return nombre !== ''
    })
    .map(({ linea, nombre, ...dicho }) => {
      const pedido = dicho.nivel === null ? Math.max(antes, 1) : dicho.nivel - base + 1
      const nivel = Math.min(pedido, antes + 1, NIVELES_MAXIMOS)
      if (nivel < pedido)
        avisos.push({ linea, motivo: `Salta un nivel: queda en el ${nivel}, dentro de la anterior.` })
      antes = nivel
      if (nivel === 1) tipopadre = dicho.tipopadre ?? FUNCIONAL
      return { nivel, tipopadre, nombre }
    })
  return { filas, avisos }
}
