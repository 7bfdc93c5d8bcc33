import { camposComparados, camposDePlan } from '@malla/domain/planes/comparado.ts'
import { camposDeCompetencia } from '@malla/domain/planes/compararCompetencias.ts'
import { z } from 'zod'
import { call } from './call.ts'
import { byId, fileAnswer, id, idOrZero, list, obligatorio, one, texto, written } from './campos.ts'
import { plan } from './plan.ts'

/** New versions of a plan, and two plans side by side. */

/** How much was copied into a new version. */
const copiado = z.object({
  ciclos: z.int(),
  secciones: z.int(),
  cursos: z.int(),
  textos: z.int(),
  perfil_egreso: z.int(),
  competencias: z.int(),
  /** Courses with a carta descriptiva. */
  cartas: z.int(),
  laboratorios: z.int(),
  adjuntos: z.int(),
  equivalencias: z.int(),
})
export type Copiado = z.output<typeof copiado>

/** A plan as a choice: what it is of, and how it is related to the plan asked about. */
const relacionado = z.object({
  id,
  full_name: z.string(),
  programa: z.string(),
  /** origen: the one it was copied from; version: copied from it; programa: another plan of the same programme. */
  relacion: z.enum(['origen', 'version', 'programa']),
  fechacese: z.string().nullable(),
})
export type PlanRelacionado = z.output<typeof relacionado>

const curso = z.object({
  id,
  codigo: z.string().nullable(),
  nombre: z.string(),
  /** Cycle («Ciclo III») or section of electives in which it stands. */
  lugar: z.string(),
  credits: z.number().nullable(),
  horas: z.number(),
})

/** One course over two plans. `por`: by what the two were found to be the same. */
const cursoComparado = z.object({
  cambio: z.enum(['igual', 'nuevo', 'retirado', 'cambiado']),
  movido: z.boolean(),
  por: z.enum(['codigo', 'nombre', 'origen']).nullable(),
  antes: curso.nullable(),
  despues: curso.nullable(),
  /** What is not the same, as it is written in each plan; «» where it says nothing. */
  campos: z.array(z.object({ campo: z.enum(camposComparados), antes: z.string(), despues: z.string() })),
})

const competencia = z.object({ id, codigo: z.string(), nombre: z.string(), tipo: z.string() })

/** One competency over two plans; `movido`: its code is another. */
const competenciaComparada = z.object({
  cambio: z.enum(['igual', 'nuevo', 'retirado', 'cambiado']),
  movido: z.boolean(),
  antes: competencia.nullable(),
  despues: competencia.nullable(),
  campos: z.array(z.object({ campo: z.enum(camposDeCompetencia), antes: z.string(), despues: z.string() })),
})

const totales = z.object({
  cursos: z.int(),
  creditos: z.number().nullable(),
  horas: z.number(),
  horasteoria: z.number(),
  horaspractica: z.number(),
  horasvirtual: z.number(),
})

const lugarComparado = z.object({
  nombre: z.string(),
  antes: totales.nullable(),
  despues: totales.nullable(),
})

const textoComparado = z.object({
  key: z.string(),
  titulo: z.string(),
  cambio: z.enum(['igual', 'nuevo', 'retirado', 'cambiado']),
  antes: z.string(),
  despues: z.string(),
})

/** Two plans side by side; `antes` is the one the comparison starts from. */
const comparacion = z.object({
  antes: plan,
  despues: plan,
  resumen: z.object({
    iguales: z.int(),
    nuevos: z.int(),
    retirados: z.int(),
    cambiados: z.int(),
    movidos: z.int(),
    textos: z.int(),
    competencias: z.int(),
  }),
  generales: z.array(z.object({ campo: z.enum(camposDePlan), antes: z.string(), despues: z.string() })),
  cursos: z.array(cursoComparado),
  competencias: z.array(competenciaComparada),
  ciclos: z.array(lugarComparado),
  secciones: z.array(lugarComparado),
  /** Obligatory courses; `creditos` are those a student takes in all. */
  totales: z.object({ antes: totales, despues: totales }),
  textos: z.array(textoComparado),
})
export type Comparacion = z.output<typeof comparacion>

const dos = byId.extend({ otro: id })

export const versiones = {
  create: call({
    verb: 'POST',
    path: '/v1/plan/estudios/{id}/versiones',
    access: 'estructura.crear',
    summary: 'Crea un plan nuevo como copia de otro, con todo lo que cuelga de él',
    input: byId.extend({
      full_name: obligatorio(),
      /** Programme of the new plan; left out, or 0: that of the plan copied. */
      carrera_id: idOrZero.optional(),
      numero: texto(40).nullable().optional(),
      /** Copies the table of equivalences too. */
      equivalencias: z.boolean().optional(),
    }),
    output: written(plan).extend({ copiado }),
  }),
  relacionados: call({
    verb: 'GET',
    path: '/v1/plan/estudios/{id}/versiones',
    access: 'estructura.ver',
    summary:
      'Los planes con los que conviene comparar uno: de dónde se copió, sus versiones, los de su programa',
    input: byId,
    output: list(relacionado),
  }),
  comparar: call({
    verb: 'GET',
    path: '/v1/plan/estudios/{id}/comparar/{otro}',
    access: 'estructura.ver',
    summary: 'Dos planes lado a lado: cursos, créditos y horas, textos',
    input: dos,
    output: one(comparacion),
  }),
  pdfComparacion: call({
    verb: 'GET',
    path: '/v1/plan/estudios/{id}/comparar/{otro}/pdf',
    access: 'informes.ver',
    summary: 'La comparación de dos planes, en PDF',
    input: dos.extend({
      /** Leaves out what is the same in both. */
      soloCambios: z.boolean().optional(),
    }),
    output: fileAnswer,
    file: true,
  }),
}
