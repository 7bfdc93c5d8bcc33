import { whyNotColor } from '@malla/domain/empresas/estilo.ts'
import { z } from 'zod'
import { creditos as deCurso, escala, texto } from './campos.ts'
import { motivo } from './errores.ts'
import { correo } from './personas.ts'

const creditos = deCurso.nullable()

/** Settings of an institution. Each block is saved whole; what is absent stays as it is. */
export const ajustesDeEmpresa = z.object({
  encabezadoArbol: texto(80).min(1),
  semanas: z.int().min(1).max(60).nullable(),
  horas_credito_teoria: z.number().min(1).max(100).multipleOf(0.1).nullable(),
  horas_credito_practica: z.number().min(1).max(100).multipleOf(0.1).nullable(),
  escala,
  limites: z.object({
    /** Least credits of a plan, in all and of each kind of study. */
    creditos,
    creditos_generales: creditos,
    creditos_especialidad: creditos,
    /** Least number of cycles. */
    ciclos: z.int().min(0).max(40).nullable(),
    /** At most in a cycle: credits, courses, weekly hours. */
    creditos_por_ciclo: creditos.optional(),
    cursos_por_ciclo: z.int().min(0).max(99).nullable().optional(),
    horas_por_semana: z.number().min(0).max(168).multipleOf(0.1).nullable().optional(),
  }),
  /** Rules of the law that are not sure, and which the institution confirms; `valor` is its own figure, null as the rule has it. */
  legal: z
    .object({
      confirmadas: z
        .array(z.object({ regla: texto(80).min(1), valor: z.number().min(0).max(9999).nullable() }))
        .max(100),
    })
    .optional(),
  documentos: z.object({
    letra: z.enum(['serif', 'sans']),
    /** A line at the foot of every document. */
    pie: texto(160).nullable(),
    /** What is left out of these is as the product draws it (domain/empresas/estilo.ts). */
    color: z
      .string()
      .refine(c => whyNotColor(c) === null, { error: issue => whyNotColor(String(issue.input)) ?? undefined })
      .nullable()
      .optional(),
    logo: z.boolean().optional(),
    portada: z.boolean().optional(),
    membrete: texto(160).nullable().optional(),
    codigo: texto(60).nullable().optional(),
    /** Who signs formal documents. */
    firmas: z
      .array(z.object({ nombre: texto(120).min(1), cargo: texto(120) }))
      .max(6)
      .optional(),
  }),
  /** Addresses that receive «Revisar redacción». */
  redaccion: z.array(correo).max(10),
  publicacion: z.object({
    /** Whether plans that are published can be read without signing in. */
    activa: z.boolean(),
    /** Its part of the public address: «uas». */
    nombre_corto: z
      .string()
      .regex(/^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/, {
        error: motivo('solo admite letras minúsculas sin tilde, números y guiones'),
      })
      .nullable(),
  }),
  /** Publishing competencies in the CASE format. */
  case: z.object({ activo: z.boolean(), organizacion: texto(120).nullable() }),
})
export type AjustesDeInstitucion = z.output<typeof ajustesDeEmpresa>
