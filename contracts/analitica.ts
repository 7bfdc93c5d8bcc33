import { z } from 'zod'
import { asignaturas } from './asignaturas.ts'
import { call } from './call.ts'
import { archivo, byId, fileAnswer, id, one } from './campos.ts'
import { correo } from './personas.ts'

/** Curricular analytics of a plan (docs/decisions/0052): its measures, its report, and the published CSV format in and out. */

const path = '/v1/plan/estudios/{id}/analitica'

/** Centrality may pass whatever an integer of the wire holds: chains multiply. */
const medidas = {
  bloqueo: z.int(),
  demora: z.int(),
  centralidad: z.number(),
  complejidad: z.number(),
}
const modo = z.enum(['previo', 'simultaneo'])

const analisis = z.object({
  plan: z.object({ id, full_name: z.string(), programa: z.string() }),
  periodicidad: z.enum(['semestre', 'trimestre']),
  /** Sums over the courses. */
  total: z.object(medidas),
  /** In the order of the malla. `lugar`: «Ciclo III», or the section of electives. */
  cursos: z.array(
    z.object({ id, codigo: z.string().nullable(), nombre: z.string(), lugar: z.string(), ...medidas }),
  ),
  /** A longest chain: each course is required by the next. */
  cadena: z.array(id),
  /** Requisite `de` of course `a`, for which its requisite `por` asks already. */
  redundantes: z.array(z.object({ de: id, a: id, por: id, modo })),
  unidad: z.enum(['creditos', 'horas']),
  /** `carga` is in `unidad`; `aparte`: it leaves the mean by more than the deviation. */
  ciclos: z.array(
    z.object({
      ciclo_id: id,
      nombre: z.string(),
      cursos: z.int(),
      creditos: z.number().nullable(),
      horas: z.number(),
      carga: z.number(),
      aparte: z.enum(['mas', 'menos']).nullable(),
    }),
  ),
  dispersion: z
    .object({ media: z.number(), desviacion: z.number(), menor: z.number(), mayor: z.number() })
    .nullable(),
  distancia: z.object({ media: z.number(), mayor: z.number() }).nullable(),
  /** How many cycles a requisite looks back; 0 the same cycle, less than 0 one that comes later. */
  distancias: z.array(z.object({ de: id, a: id, modo, ciclos: z.int() })),
  /** Courses that ask for each other (`juntos`: only to be taken together); the measures leave these requisites out. */
  lazos: z.array(z.object({ cursos: z.array(id), juntos: z.boolean() })),
  /** Requisites that no course of the plan is; `texto` as written. */
  fuera: z.array(z.object({ asignatura_id: id, texto: z.string().nullable() })),
})
export type Analisis = z.output<typeof analisis>

const informe = (formato: 'pdf' | 'word', summary: string) =>
  call({
    verb: 'GET',
    path: `${path}/${formato}`,
    access: 'informes.ver',
    summary,
    input: byId,
    output: fileAnswer,
    file: true,
  })

export const analitica = {
  show: call({
    verb: 'GET',
    path,
    access: 'estructura.ver',
    summary:
      'La analítica curricular de un plan: bloqueo, demora, centralidad y complejidad de cada curso, cadena más larga, requisitos redundantes, carga de los ciclos',
    input: byId,
    output: one(analisis),
  }),
  pdf: informe('pdf', 'La analítica curricular de un plan, en PDF'),
  word: informe('word', 'La analítica curricular de un plan, en Word'),
  pdfDeDos: call({
    verb: 'GET',
    path: `${path}/comparar/{otro}/pdf`,
    access: 'informes.ver',
    summary: 'La analítica curricular de dos planes lado a lado, en PDF: `id` es el de antes',
    input: byId.extend({ otro: id }),
    output: fileAnswer,
    file: true,
  }),
  mail: call({
    verb: 'POST',
    path: `${path}/mail`,
    access: 'informes.enviar',
    summary: 'Envía por correo la analítica curricular de un plan',
    input: byId.extend({ correo }),
    output: z.object({ message: z.string(), job: id }),
  }),
  csv: call({
    verb: 'GET',
    path: `${path}/csv`,
    access: 'informes.ver',
    summary: 'Los cursos y requisitos de un plan en el formato CSV publicado de la analítica curricular',
    input: byId.extend({
      /** With the columns Complexity, Blocking, Delay and Centrality. */
      medidas: z.boolean().optional(),
    }),
    output: fileAnswer,
    file: true,
  }),
  importar: call({
    verb: 'POST',
    path: `${path}/csv`,
    access: 'contenido.crear',
    summary:
      'Lee los cursos y requisitos de un CSV de analítica curricular; con vista_previa no escribe nada',
    input: byId.extend({ vista_previa: z.boolean().optional(), archivo }),
    output: asignaturas.importar.output,
  }),
}
