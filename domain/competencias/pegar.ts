import { clave } from '../texto/normalizar.ts'
import { FUNCIONAL, TRANSVERSAL } from './catalogos.ts'
import { columnasEn, nivelDeCelda } from './columnasPegadas.ts'

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
  /** What was read otherwise than it stands there, by its line (from 1). */
  avisos: { linea: number; motivo: string }[]
}

/** Deepest level that is read. */
export const NIVELES_MAXIMOS = 10

/** A line as it was read, before levels are brought into order. */
interface LineaPegada {
  linea: number
  /** Null: as deep as the one before. */
  nivel: number | null
  tipopadre: number | null
  nombre: string
}

const VINETA = /^[•·▪◦●○*–—-]\s+/
/**
 * «F1», «C1.2», «E 1.2.3.», «1.2)». A number alone is a code only with a point or a bracket behind it, and letters apart from theirs only as
 * capitals: «Usa 3 lenguajes» begins with a word.
 */
const CODIGO =
  /^(?:(?:\p{Lu}{1,3}\s|\p{L}{1,3})\d{1,3}(?:\.\d{1,3})*[.):]?|\d{1,3}(?:\.\d{1,3})+[.):]?|\d{1,3}[.):])(?=\s|$)/u
const TITULO =
  /^(?:competencias? )?(?:(funcional(?:es)?|especificas?|tecnicas?)|(transversal(?:es)?|genericas?|generales|basicas?)):?$/

/** The kind that a heading or a cell names, or null. */
function tipoDe(texto: string): number | null {
  const titulo = TITULO.exec(clave(texto))
  if (!titulo) return null
  return titulo[1] ? FUNCIONAL : TRANSVERSAL
}

/** Level of a code: F1 is 1, C1.2 is 2. */
const nivelDeCodigo = (codigo: string): number => codigo.match(/\d+/g)?.length ?? 1

interface Suelta {
  linea: number
  sangria: number
  codigo: string | null
  texto: string
}

function sueltaDe(celdas: readonly string[], linea: number): Suelta | null {
  const primera = celdas.findIndex(c => c.trim() !== '')
  if (primera < 0) return null
  const blancos = /^[\s\u00a0]*/.exec(celdas[primera]!)![0]
  const texto = celdas
    .slice(primera)
    .map(c => c.trim())
    .filter(c => c !== '')
    .join(' ')
    .replace(VINETA, '')
  const codigo = CODIGO.exec(texto)?.[0] ?? null
  return {
    linea,
    // A cell further to the right counts as a tabulator.
    sangria: primera * 4 + blancos.replaceAll('\t', '    ').length,
    codigo,
    texto: codigo ? texto.slice(codigo.length).trim() : texto,
  }
}

/** Levels of lines without codes: the more indented one hangs on the less indented one before it. */
function porSangria(sueltas: readonly Suelta[]): number[] {
  const abiertas: number[] = []
  return sueltas.map(({ sangria }) => {
    while (abiertas.length > 0 && abiertas.at(-1)! >= sangria) abiertas.pop()
    abiertas.push(sangria)
    return abiertas.length
  })
}

function sinColumnas(celdas: readonly (readonly string[])[]): LineaPegada[] {
  const todas = celdas.flatMap((fila, i) => sueltaDe(fila, i + 1) ?? [])
  const sueltas = todas.filter(s => s.codigo !== null || tipoDe(s.texto) === null)
  const conCodigo = sueltas.filter(s => s.codigo !== null).length
  const sangrias = porSangria(sueltas)
  const lugares = new Map(sueltas.map((s, i) => [s, i]))
  let tipopadre: number | null = null
  return todas.flatMap(s => {
    const i = lugares.get(s)
    if (i === undefined) {
      tipopadre = tipoDe(s.texto)
      return []
    }
    const porCodigo = s.codigo === null ? null : nivelDeCodigo(s.codigo)
    const nivel = conCodigo * 2 >= sueltas.length ? porCodigo : sangrias[i]!
    return [{ linea: s.linea, nivel, tipopadre, nombre: s.texto }]
  })
}

/**
 * A list of competencies as it is pasted from a sheet or a text: with columns Tipo, Nivel, Código and Nombre under a row of headers, with codes
 * (F1, C1.1, E1.1.1), or indented. Lines that only name a kind («Transversales») say what follows. Never throws; what is odd comes back as a notice.
 */
export function leerPegado(celdas: readonly (readonly string[])[]): Pegado {
  const columnas = columnasEn(celdas)
  const lineas = columnas
    ? celdas.flatMap((fila, i): LineaPegada[] => {
        const en = (columna: number | null) => (columna === null ? '' : (fila[columna] ?? '').trim())
        const nombre = en(columnas.nombre)
        if (i <= columnas.encabezado || nombre === '') return []
        const codigo = en(columnas.codigo)
        const nivel = nivelDeCelda(en(columnas.nivel)) ?? (codigo ? nivelDeCodigo(codigo) : null)
        return [{ linea: i + 1, nivel, tipopadre: tipoDe(en(columnas.tipo)), nombre }]
      })
    : sinColumnas(celdas)
  return enOrden(lineas)
}

/** Levels without gaps, roots with a kind. */
function enOrden(lineas: readonly LineaPegada[]): Pegado {
  const avisos: Pegado['avisos'] = []
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
