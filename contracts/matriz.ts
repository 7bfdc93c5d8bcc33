import { niveles } from '@malla/domain/competencias/catalogos.ts'
import { z } from 'zod'
import { call } from './call.ts'
import { fileAnswer, id, list, written } from './campos.ts'

/** A cell of the matrix of a plan: which course (the version in force) serves which competency, and how far. */
const celdaDeCompetencia = z.object({
  competencia_id: id,
  asignatura_id: id,
  nivel: z.enum(niveles),
})
export type CeldaDeCompetencia = z.output<typeof celdaDeCompetencia>

const path = '/v1/plan/estudios/{planId}/competencias/cursos'

/** What a matrix that goes out is narrowed to; `huecos`: only where something is missing. */
const deMatriz = z.object({
  planId: id,
  ciclo_id: id.optional(),
  seccion_id: id.optional(),
  areacurso_id: id.optional(),
  tipocurso_id: id.optional(),
  tabcompetencia_id: id.optional(),
  tipopadre: z.int().min(1).max(2).optional(),
  huecos: z.boolean().optional(),
})

/** Which courses of a plan serve which of its competencies. */
export const matriz = {
  cursos: call({
    verb: 'GET',
    path,
    access: 'contenido.ver',
    summary: 'La matriz de un plan: qué cursos contribuyen a qué competencias, y hasta qué nivel',
    input: z.object({ planId: id }),
    output: list(celdaDeCompetencia),
  }),
  saveCursos: call({
    verb: 'PUT',
    path,
    access: 'contenido.editar',
    summary:
      'Escribe celdas de la matriz, todas o ninguna; un `nivel` nulo la vacía. Con `antes`, lo que había al escribirla: 409 si otra persona la cambió',
    input: z.object({
      planId: id,
      celdas: z
        .array(
          celdaDeCompetencia.extend({
            nivel: celdaDeCompetencia.shape.nivel.nullable(),
            antes: celdaDeCompetencia.shape.nivel.nullish(),
          }),
        )
        .min(1)
        .max(5000),
    }),
    output: written(z.array(celdaDeCompetencia)),
  }),
  matrizPdf: call({
    verb: 'GET',
    path: `${path}/pdf`,
    access: 'informes.ver',
    summary: 'La matriz de un plan en PDF, con sus huecos y solapes; los filtros dejan una parte',
    input: deMatriz,
    output: fileAnswer,
    file: true,
  }),
  matrizExcel: call({
    verb: 'GET',
    path: `${path}/excel`,
    access: 'informes.ver',
    summary: 'La matriz de un plan en Excel, con los mismos filtros',
    input: deMatriz,
    output: fileAnswer,
    file: true,
  }),
}
