import { creditos, texto } from '@malla/contracts/campos.ts'
import type { Celda } from '@malla/contracts/importar.ts'
import type { Periodicidad } from '@malla/domain/analitica/analitica.ts'
import {
  type AvisoDeIntercambio,
  type CursoIntercambiado,
  leerIntercambio,
  NOMBRES,
  TITULO,
} from '@malla/domain/analitica/intercambio.ts'
import { codigoDe } from '@malla/domain/analitica/planIntercambiado.ts'
import { MAX_EN_GRUPO } from '@malla/domain/asignaturas/asignatura.ts'
import { MAX_CICLOS } from '@malla/domain/ciclos/ciclo.ts'
import { cortar } from '@malla/domain/texto/cortar.ts'
import { CsvNoValido, readCsv } from '../../platform/csv/csv.ts'
import { invalidField } from '../../platform/errors.ts'
import { MAX } from '../../platform/excel/cursos/filaAbierta.ts'

/** A course of a file with its row (from 1) and its code. */
export interface CursoDeCsv extends CursoIntercambiado {
  fila: number
  codigo: string | null
}

export interface CsvLeido {
  cursos: CursoDeCsv[]
  /** Nothing is written while there are any. */
  errores: Celda[]
  avisos: Celda[]
  /** Parts of a year as the file counts them, and where it says so; null where it does not. */
  periodicidad: { es: Periodicidad; fila: number; valor: string } | null
  /** Whether the file has a column of requisites. */
  hayRequisitos: boolean
}

const celdaDe = (a: AvisoDeIntercambio): Celda => ({
  fila: a.fila,
  columna: a.columna,
  valor: '',
  motivo: a.texto,
})

type Regla = readonly [keyof typeof NOMBRES, (c: CursoDeCsv) => string | null, (c: CursoDeCsv) => string]

const isTexto = (valor: string, max: number): boolean => texto(max).safeParse(valor).success

/** What a course of the product cannot be, however the file says it: the column, the reason, and what stands there. */
const REGLAS: readonly Regla[] = [
  [
    'nombre',
    c =>
      isTexto(c.nombre, MAX.nombre)
        ? null
        : `El nombre pasa de ${MAX.nombre} caracteres o tiene algunos que no se pueden guardar.`,
    c => c.nombre,
  ],
  [
    'numero',
    c =>
      isTexto(c.codigo ?? '', MAX.codigo)
        ? null
        : `El código pasa de ${MAX.codigo} caracteres o tiene algunos que no se pueden guardar.`,
    c => c.codigo ?? '',
  ],
  [
    'creditos',
    c =>
      c.creditos === null || creditos.safeParse(c.creditos).success
        ? null
        : 'Los créditos van de 0 a 999, con un decimal como máximo.',
    c => String(c.creditos),
  ],
  [
    'previos',
    c =>
      c.previos.length + c.simultaneos.length + c.inseparables.length <= MAX_EN_GRUPO
        ? null
        : `Un curso no puede pedir más de ${MAX_EN_GRUPO} requisitos.`,
    c => c.previos.join('; '),
  ],
  [
    'ciclo',
    c =>
      c.ciclo === null || (c.ciclo >= 1 && c.ciclo <= MAX_CICLOS)
        ? null
        : `El ciclo debe estar entre 1 y ${MAX_CICLOS}.`,
    c => String(c.ciclo),
  ],
]

const erroresDe = (curso: CursoDeCsv): Celda[] =>
  REGLAS.flatMap(([columna, motivo, valor]) => {
    const why = motivo(curso)
    return why === null
      ? []
      : [{ fila: curso.fila, columna: NOMBRES[columna], valor: cortar(valor(curso), 120), motivo: why }]
  })

/** More of them nobody reads, and a file may cause them by the hundred thousand. */
const MAX_DICHAS = 500

/** The first ones, and how many more there are. */
const conTope = (celdas: Celda[]): Celda[] =>
  celdas.length <= MAX_DICHAS
    ? celdas
    : [
        ...celdas.slice(0, MAX_DICHAS),
        {
          ...celdas[MAX_DICHAS]!,
          valor: '',
          motivo: `Y ${celdas.length - MAX_DICHAS} más desde aquí, que no se enumeran.`,
        },
      ]

function filasDe(data: Uint8Array): string[][] {
  try {
    return readCsv(data, TITULO)
  } catch (e) {
    if (e instanceof CsvNoValido) throw invalidField('archivo', e.message)
    throw e
  }
}

/** Reads a file of the published format. 422 under `archivo` when it is none; what is wrong with its courses is told by row and column. */
export function abrirCsv(data: Uint8Array): CsvLeido {
  const leido = leerIntercambio(filasDe(data))
  if (leido.plan === null) throw invalidField('archivo', leido.motivo)
  const { filas, avisos, hayRequisitos, periodicidadDicha: dicha } = leido
  const cursos = leido.plan.cursos.map(c => ({ ...c, fila: filas.get(c.id)!, codigo: codigoDe(c) }))
  return {
    cursos,
    hayRequisitos,
    periodicidad: dicha && { ...dicha, es: leido.plan.periodicidad },
    errores: conTope(
      [...avisos.filter(a => a.grave).map(celdaDe), ...cursos.flatMap(erroresDe)].sort(
        (a, b) => a.fila - b.fila,
      ),
    ),
    avisos: conTope(avisos.filter(a => !a.grave).map(celdaDe)),
  }
}
