import type { Asignatura } from '@malla/contracts/asignaturas.ts'
import { cursoDelPlan } from '@malla/contracts/cursoDelPlan.ts'
import type { CursoDelPlan, Id, Requisito } from '@malla/domain/asignaturas/asignatura.ts'
import { horasDe, horasTotales } from '@malla/domain/asignaturas/horas.ts'
import { simplificar } from '@malla/domain/asignaturas/requisitos.ts'
import { baseDe } from '@malla/domain/asignaturas/versiones.ts'

/** What of a course can be changed in the grid, as the wire has it: 0 is none. */
export interface CamposDeFila
  extends Pick<
    Asignatura,
    | 'codigo'
    | 'nombre'
    | 'ciclo_id'
    | 'seccion_id'
    | 'orden'
    | 'credits'
    | 'horasteoria'
    | 'horaspractica'
    | 'horasvirtualteoria'
    | 'horasvirtualpractica'
    | 'areacurso_id'
    | 'tipocurso_id'
    | 'tipologiaespecial_id'
    | 'tipoestudio'
    | 'modalidad'
  > {
  requisitos: Requisito | null
  /** What was written in a column and means nothing there, by the id of the column: kept until it is mended. */
  crudo: Readonly<Record<string, string>>
}

/** A row of the grid. Rows that are not saved yet have negative ids and revision 0. */
export interface Fila extends CamposDeFila {
  id: Id
  /** What all versions of a course share: the id of the first. */
  base: Id
  revision: number
  version: number
}

const sinNada: CamposDeFila = {
  codigo: null,
  nombre: '',
  ciclo_id: 0,
  seccion_id: 0,
  orden: 0,
  credits: null,
  horasteoria: 0,
  horaspractica: 0,
  horasvirtualteoria: 0,
  horasvirtualpractica: 0,
  requisitos: null,
  areacurso_id: 0,
  tipocurso_id: 0,
  tipologiaespecial_id: 0,
  tipoestudio: null,
  modalidad: null,
  crudo: {},
}

const camposDeFila = Object.keys(sinNada) as (keyof CamposDeFila)[]

/** A course of the server as a row. The live channel may bring null where the wire has 0; requisites are written the one way in which they are compared. */
export function filaOf(curso: Asignatura): Fila {
  const campos = Object.fromEntries(
    camposDeFila.map(campo => [
      campo,
      (curso as unknown as Record<string, unknown>)[campo] ?? sinNada[campo],
    ]),
  ) as unknown as CamposDeFila
  const { id, revision, version } = curso
  const base = baseDe(curso)
  return { ...campos, requisitos: simplificar(campos.requisitos), id, base, revision, version }
}

/** A row that is still to be written. */
export const nuevaFila = (id: Id, campos: Partial<CamposDeFila> = {}): Fila => ({
  ...sinNada,
  ...campos,
  id,
  base: id,
  revision: 0,
  version: 1,
})

export const isNueva = (fila: { id: Id }): boolean => fila.id < 0

/** Only the fields that can be changed. */
export const soloCampos = (fila: Fila): CamposDeFila => {
  const { id: _id, base: _base, revision: _revision, version: _version, ...campos } = fila
  return campos
}

/** Weekly hours in all (§5). */
export const totalDe = (fila: Fila): number => horasTotales(horasDe(fila))

/** The row as the rules of the domain see a course. */
export const cursoOf = (fila: Fila): CursoDelPlan => cursoDelPlan({ ...fila, ...horasDe(fila) })
