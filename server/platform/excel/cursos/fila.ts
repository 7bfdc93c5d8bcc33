import type { TipoEstudio } from '@malla/domain/asignaturas/asignatura.ts'
import type { Modalidad } from '@malla/domain/asignaturas/escritos.ts'
import { numero } from '@malla/domain/texto/numero.ts'
import type { Cell } from '../book.ts'
import type { Campo } from './columnas.ts'
import { juntarRequisitos } from './correquisitos.ts'
import {
  estaVacia,
  type FilaAbierta,
  MAX,
  tomar,
  tomarCreditos,
  tomarHoras,
  tomarObligatorio,
  tomarTexto,
} from './filaAbierta.ts'
import { type CicloDeFila, type CiclosConocidos, tomarCiclo, tomarSeccion } from './grupo.ts'
import type { NombresDeColumna } from './hallazgos.ts'
import { HORAS } from './hoja.ts'
import { enUnaLinea, type Leido, leerModalidad, leerTexto, leerTipoEstudio } from './valores.ts'

/** What a row says of a course besides its name; a signature below a table has none of it. */
const DE_CURSO: readonly Campo[] = [
  'ciclo',
  'codigo',
  'credits',
  'horasteoria',
  'horaspractica',
  'requisitos',
]
/** More hours of one course are seldom those of a week. */
const MAX_A_LA_SEMANA = 40

/** A course as a file says it; texts are one line, requisites as written (their grammar is the domain's). */
export interface FilaCurso {
  /** Row in the file, from 1. */
  fila: number
  codigo: string | null
  nombre: string
  /** Null in a file of electives. */
  ciclo: CicloDeFila | null
  /** Section of electives; null in a file of cycles. */
  seccion: string | null
  /** Null where there are none. */
  credits: number | null
  horasteoria: number
  horaspractica: number
  /** Sum of the two below. */
  horasvirtual: number
  horasvirtualteoria: number
  horasvirtualpractica: number
  /** '' when none. */
  requisitos: string
  area: string | null
  tipo: string | null
  tipologia: string | null
  tipoestudio: TipoEstudio | null
  modalidad: Modalidad | null
  /** The sheet in which it stands, with the names of its columns; only where several are read. */
  deHoja?: { nombre: string; columnas: NombresDeColumna }
}

/** Virtual hours: the sum of their two parts; where only the sum is given it counts as theory, since the regulator asks for both. */
function tomarVirtuales(row: FilaAbierta) {
  const suma = tomarHoras(row, 'horasvirtual')
  const teoria = tomarHoras(row, 'horasvirtualteoria')
  const practica = tomarHoras(row, 'horasvirtualpractica')
  if (teoria === null && practica === null)
    return { horasvirtual: suma ?? 0, horasvirtualteoria: suma ?? 0, horasvirtualpractica: 0 }
  const partes = Math.round(((teoria ?? 0) + (practica ?? 0)) * 10) / 10
  if (suma !== null && suma !== partes)
    tomar(row, 'horasvirtual', {
      motivo: `No es la suma de su parte de teoría y de práctica (${numero(partes)}).`,
    })
  return { horasvirtual: partes, horasvirtualteoria: teoria ?? 0, horasvirtualpractica: practica ?? 0 }
}

function tomarOpcion<T>(row: FilaAbierta, campo: Campo, leer: (text: string) => Leido<T>): T | null {
  const escrito = tomarTexto(row, campo, MAX.parametro)
  return escrito === null ? null : tomar(row, campo, leer(escrito))
}

const NO_SE_ENTIENDEN =
  'Sus correquisitos no se entienden y no se leyeron: escríbalos en la columna de requisitos con un asterisco, como «FIS101*».'

/** Requisites as written, on one line; with those of the column of corequisites. */
function tomarRequisitos(row: FilaAbierta): string {
  const cell = row.celda('requisitos')
  const leer = (c: Cell | undefined): string | null =>
    tomar(row, 'requisitos', leerTexto(enUnaLinea(c), MAX.requisitos))
  const propios = leer(cell) ?? ''
  const otros = row.correquisitos && leer(row.correquisitos)
  if (!otros) return propios
  const juntos = juntarRequisitos(propios, otros)
  if (juntos === null) row.hallazgos.aviso(row.fila, 'requisitos', row.correquisitos, NO_SE_ENTIENDEN)
  const text = juntos ?? propios
  return leer({ column: row.correquisitos!.column, kind: 'text', text, number: null }) ?? ''
}

/** Hours of theory and of practice, each in its column or both in one. */
function tomarPresenciales(row: FilaAbierta) {
  if (!row.partida)
    return {
      horasteoria: tomarHoras(row, 'horasteoria') ?? 0,
      horaspractica: tomarHoras(row, 'horaspractica') ?? 0,
    }
  const leidas = tomar(row, 'horasteoria', row.partida)
  return { horasteoria: leidas?.teoria ?? 0, horaspractica: leidas?.practica ?? 0 }
}

/**
 * What may be missing but had better not: a warning. A column that the file lacks altogether is said once, by
 * leerCursos; hours are looked at only where all of them could be read.
 */
function avisarFaltas(row: FilaAbierta, curso: FilaCurso, hasErrors: boolean): void {
  const avisar = (campo: Campo, motivo: string) =>
    row.hallazgos.aviso(row.fila, campo, row.celda(campo), motivo)
  if (row.hay('codigo') && estaVacia(row, 'codigo')) avisar('codigo', 'Falta el código.')
  if (row.hay('area') && estaVacia(row, 'area')) avisar('area', 'Falta el área.')
  if (row.hay('codigo') && row.hay('credits') && DE_CURSO.every(campo => estaVacia(row, campo)))
    avisar('nombre', 'No dice más que el nombre: compruebe que sea un curso.')
  const total = curso.horasteoria + curso.horaspractica + curso.horasvirtual
  const horas = HORAS.find(campo => row.hay(campo))
  const isLeida = horas && row.semanasDe(horas) !== null
  if (isLeida && total === 0 && !hasErrors) avisar(horas, 'No tiene horas.')
  if (horas && total > MAX_A_LA_SEMANA)
    avisar(
      horas,
      `Son más de ${MAX_A_LA_SEMANA} horas a la semana: compruebe que no sean las de todo el periodo.`,
    )
}

/** A row as a course. Everything wrong with it is noted, not only the first thing; null when there was an error. */
export function leerFila(row: FilaAbierta, ciclos: CiclosConocidos | null): FilaCurso | null {
  const before = row.hallazgos.errores.length
  const curso: FilaCurso = {
    fila: row.fila,
    codigo: tomarTexto(row, 'codigo', MAX.codigo),
    nombre: tomarObligatorio(row, 'nombre', MAX.nombre, 'Falta el nombre.') ?? '',
    ciclo: ciclos && tomarCiclo(row, ciclos),
    seccion: ciclos ? null : tomarSeccion(row),
    credits: tomarCreditos(row),
    ...tomarPresenciales(row),
    ...tomarVirtuales(row),
    requisitos: tomarRequisitos(row),
    area: tomarTexto(row, 'area', MAX.parametro),
    tipo: tomarTexto(row, 'tipo', MAX.parametro),
    tipologia: tomarTexto(row, 'tipologia', MAX.parametro),
    tipoestudio: tomarOpcion(row, 'tipoestudio', leerTipoEstudio),
    modalidad: tomarOpcion(row, 'modalidad', leerModalidad),
  }
  const hasErrors = row.hallazgos.errores.length > before
  avisarFaltas(row, curso, hasErrors)
  return hasErrors ? null : curso
}
