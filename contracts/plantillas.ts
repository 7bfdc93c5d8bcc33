import { z } from 'zod'
import { MAYOR_ARCHIVO } from './archivos.ts'
import { call } from './call.ts'
import {
  archivo,
  byIdOrFirst,
  deleted,
  fileAnswer,
  id,
  idOrZero,
  ids,
  instante,
  list,
  obligatorio,
  one,
  paged,
  pageInput,
  revision,
  texto,
  url,
  written,
} from './campos.ts'
import { celda, hallados } from './importar.ts'
import { plan } from './plan.ts'

/** Kind of institution that a template is for (§9): 1 Universidad, 2 Instituto, 3 Colegio. */
const tipo = z.int().min(1).max(3)

/** A template of study plans. `planestudio_id` 0: it came from Excel; else the plan of the system it was made of (§3). */
const plantillaDePlan = z.object({
  id,
  tipo,
  nombre: z.string(),
  planestudio_id: z.int(),
  /** Institution of that plan; 0 and null for one from Excel. */
  de_empresa_id: z.int(),
  institucion: z.string().nullable(),
  ciclos_count: z.int(),
  cursos_count: z.int(),
  /** Credits of the obligatory courses and of what the sections of electives require; 0 where courses have none. */
  creditos: z.number(),
  textos_count: z.int(),
  competencias_count: z.int(),
  revision: z.int(),
  created_at: instante,
})
export type PlantillaDePlan = z.output<typeof plantillaDePlan>

const cursoDePlantilla = z.object({
  periodo: z.string(),
  codigo: z.string().nullable(),
  nombre: z.string(),
  credits: z.number().nullable(),
  horas: z.number(),
})

/** What a template holds, for looking at it before it is used. */
const plantillaConCursos = plantillaDePlan.extend({
  cursos: z.array(cursoDePlantilla),
  textos: z.array(z.string()),
})

const deSistema = z.object({
  nombre: obligatorio(200),
  tipo,
  /** The plan of the system that it is made of, and its institution; left out: the one that the session works with. */
  planestudio_id: id,
  empresa_id: id.optional(),
})
const path = '/parametros/plantillas/planes'
const diseno = '/v1/plantillas/diseno/planes/estudios'

export const plantillas = {
  porTipo: call({
    verb: 'GET',
    path: `${diseno}/por/tipo/empresa`,
    access: 'propio',
    summary: 'Las plantillas de planes de estudios para el tipo de la institución',
    input: z.object({}),
    output: list(plantillaDePlan),
  }),
  usar: call({
    verb: 'POST',
    path: `${diseno}/{id}/usar`,
    access: 'estructura.crear',
    summary: 'Crea un plan de estudios que empieza con lo que tiene una plantilla',
    input: z.object({
      id,
      full_name: obligatorio(),
      carrera_id: id,
      numero: texto(40).nullable().optional(),
    }),
    output: written(plan),
  }),
  create: call({
    verb: 'POST',
    path: `${path}/save`,
    access: 'administracion',
    summary: 'Crea una plantilla a partir de un plan del sistema',
    input: deSistema,
    output: written(plantillaDePlan),
  }),
  update: call({
    verb: 'PUT',
    path: `${path}/save`,
    access: 'administracion',
    summary: 'Cambia una plantilla; con planestudio_id toma de nuevo lo que ese plan tiene',
    // 0, as one from Excel says of itself, takes nothing anew.
    input: deSistema.partial().extend({ id, revision, planestudio_id: idOrZero.optional() }),
    output: written(plantillaDePlan),
  }),
  show: call({
    verb: 'POST',
    path: `${path}/show`,
    access: 'administracion',
    summary: 'Una plantilla de plan de estudios, con sus cursos',
    input: byIdOrFirst,
    output: one(plantillaConCursos),
    writes: false,
  }),
  list: call({
    verb: 'POST',
    path: `${path}/list`,
    access: 'administracion',
    summary: 'Las plantillas de planes de estudios, por páginas',
    input: pageInput.extend({ tipo: tipo.optional() }),
    output: paged(plantillaDePlan),
    writes: false,
  }),
  delete: call({
    verb: 'DELETE',
    path: `${path}/delete`,
    access: 'administracion',
    summary: 'Elimina plantillas de planes de estudios',
    input: z.object({ ids }),
    output: deleted,
  }),
  pdf: call({
    verb: 'POST',
    path: `${path}/pdf`,
    access: 'administracion',
    summary: 'Una plantilla de plan de estudios, en PDF',
    input: z.object({ id }),
    output: url,
    writes: false,
  }),
  planesDe: call({
    verb: 'GET',
    path: `${diseno}/de/empresa/{empresa_id}`,
    access: 'administracion',
    summary: 'Los planes de una institución de los que se puede hacer una plantilla',
    input: z.object({ empresa_id: id }),
    output: list(z.object({ id, full_name: z.string(), programa: z.string() })),
  }),
  subir: call({
    verb: 'POST',
    path: `${diseno}/subir/plantilla`,
    access: 'administracion',
    summary: 'Crea una plantilla a partir del formulario de Excel, o cambia lo que tiene una',
    input: z.object({
      archivo,
      /** The template whose content is replaced; left out, a new one is made, and then name and kind are needed. */
      id: id.optional(),
      revision,
      nombre: texto(200).optional(),
      tipo: tipo.optional(),
    }),
    output: written(plantillaDePlan).extend({ avisos: z.array(celda), hallados }),
    maxFile: MAYOR_ARCHIVO,
  }),
  descargar: call({
    verb: 'GET',
    path: `${diseno}/descargar/plantilla`,
    access: 'administracion',
    summary: 'El formulario de Excel de una plantilla, vacío o con lo que una tiene',
    input: z.object({ id: id.optional() }),
    output: fileAnswer,
    file: true,
  }),
}
