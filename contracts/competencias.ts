import { NIVELES_MAXIMOS } from '@malla/domain/competencias/pegar.ts'
import { z } from 'zod'
import { call } from './call.ts'
import {
  archivo,
  byId,
  deleted,
  id,
  idOrZero,
  instante,
  list,
  obligatorio,
  revision,
  written,
} from './campos.ts'
import { matriz } from './matriz.ts'

/** A group of competencies of a plan, shown as a tab (§3), in its order (0, 1, …). */
const grupoDeCompetencias = z.object({
  id,
  planestudio_id: id,
  nombre: z.string(),
  orden: z.int(),
  revision: z.int(),
  created_at: instante,
})
export type GrupoDeCompetencias = z.output<typeof grupoDeCompetencias>

/** A competency, or a part of one, of a plan (§3). */
const competencia = z.object({
  id,
  planestudio_id: id,
  /** The parent; 0 is a root. */
  competencia_id: z.int(),
  /** Group it is shown under, that of its root; 0 is none. */
  tabcompetencia_id: z.int(),
  /** Place among its siblings (0, 1, …). */
  orden: z.int(),
  nombre: z.string(),
  /** By its place, with the plan's letters: F1, C1.2, E1.2.3, 1.2.3.1. */
  codigo: z.string(),
  /** 1 functional, 2 transversal: that of its root. */
  tipopadre: z.int(),
  iscompetencia: z.boolean(),
  /** 1, 2, 3: which of the plan's letters it carries; null below the third level. */
  termino_id: z.int().nullable(),
  /** Line of the graduate profile that it serves. */
  perfil_egreso_id: z.int().nullable(),
  /** Outcomes that it is attached to. */
  resultados_ids: z.array(id),
  revision: z.int(),
  created_at: instante,
})
export type Competencia = z.output<typeof competencia>

const estudios = '/v1/plan/estudios'
const grupos = `${estudios}/grupos/competencias`
const base = `${estudios}/competencias`

const camposDeGrupo = z.object({ nombre: obligatorio(160) })
const posicion = z.int().min(0).max(10_000).optional()

/** Groups are part of the plan's content, as its competencies. */
export const gruposcompetencias = {
  porPlan: call({
    verb: 'GET',
    path: `${grupos}/por/plan/{planId}`,
    access: 'contenido.ver',
    summary: 'Los grupos de competencias de un plan, en su orden',
    input: z.object({ planId: id }),
    output: list(grupoDeCompetencias),
  }),
  create: call({
    verb: 'POST',
    path: grupos,
    access: 'contenido.crear',
    summary: 'Crea un grupo de competencias, al final',
    input: camposDeGrupo.extend({ planestudio_id: id }),
    output: written(grupoDeCompetencias),
  }),
  update: call({
    verb: 'PUT',
    path: `${grupos}/{id}`,
    access: 'contenido.editar',
    summary: 'Cambia un grupo de competencias; `posicion` (desde 0) lo pone en otro lugar',
    input: camposDeGrupo.partial().extend({ id, revision, posicion }),
    output: written(grupoDeCompetencias),
  }),
  delete: call({
    verb: 'DELETE',
    path: `${grupos}/{id}`,
    access: 'contenido.eliminar',
    summary: 'Elimina un grupo sin competencias',
    input: byId,
    output: deleted,
  }),
}

const fields = z.object({
  nombre: obligatorio(2000),
  competencia_id: idOrZero.optional(),
  tabcompetencia_id: idOrZero.optional(),
  tipopadre: z.int().min(1).max(2).optional(),
  iscompetencia: z.boolean().optional(),
  termino_id: z.int().min(1).max(3).nullable().optional(),
  perfil_egreso_id: id.nullable().optional(),
  resultados_ids: z.array(id).max(200).optional(),
  posicion,
})

export const competencias = {
  porPlan: call({
    verb: 'GET',
    path: `${base}/por/plan/{planId}`,
    access: 'contenido.ver',
    summary: 'Las competencias de un plan con sus códigos, cada lista de hermanas en su orden',
    input: z.object({ planId: id }),
    output: list(competencia),
  }),
  create: call({
    verb: 'POST',
    path: base,
    access: 'contenido.crear',
    summary: 'Crea una competencia, al final de sus hermanas o donde se diga',
    input: fields.extend({ planestudio_id: id }),
    output: written(competencia),
  }),
  createMany: call({
    verb: 'POST',
    path: `${estudios}/{planId}/competencias/varias`,
    access: 'contenido.crear',
    summary: 'Crea varias competencias con sus partes, todas o ninguna, detrás de las que ya hay',
    input: z.object({
      planId: id,
      tabcompetencia_id: idOrZero.optional(),
      /** In the order of the list: each hangs on the last one before it that is a level higher. `tipopadre` counts of roots. */
      filas: z
        .array(
          z.object({
            nombre: fields.shape.nombre,
            nivel: z.int().min(1).max(NIVELES_MAXIMOS),
            tipopadre: fields.shape.tipopadre,
          }),
        )
        .min(1)
        .max(2000),
    }),
    output: written(z.array(competencia)),
  }),
  leerHoja: call({
    verb: 'POST',
    path: `${estudios}/{planId}/competencias/hoja`,
    access: 'contenido.crear',
    summary:
      'Lo que dice la primera hoja de un libro de Excel, celda por celda, para revisarlo antes de crear',
    writes: false,
    input: z.object({ planId: id, archivo }),
    output: list(z.array(z.string())),
  }),
  update: call({
    verb: 'PUT',
    path: `${base}/{id}`,
    access: 'contenido.editar',
    summary: 'Cambia una competencia; con otra `competencia_id` o `posicion` la mueve con sus partes',
    input: fields.partial().extend({ id, revision }),
    output: written(competencia),
  }),
  ordenar: call({
    verb: 'PUT',
    path: `${base}/{path}/{id}`,
    access: 'contenido.editar',
    summary: 'Mueve una competencia un lugar entre sus hermanas: `up` sube, `down` baja',
    input: z.object({ path: z.enum(['up', 'down']), id }),
    output: written(z.array(competencia)),
  }),
  delete: call({
    verb: 'DELETE',
    path: `${base}/{id}`,
    access: 'contenido.eliminar',
    summary: 'Elimina una competencia de la que nada cuelga',
    input: byId,
    output: deleted,
  }),
  ...matriz,
}
