import { MAX_EN_GRUPO, MAX_PARTES, type Requisito } from '@malla/domain/asignaturas/asignatura.ts'
import { z } from 'zod'
import { id, texto } from './campos.ts'

const modo = z.enum(['previo', 'simultaneo'])

/** What a course asks for: courses, credits, kept texts, joined by y / o (domain/asignaturas/asignatura.ts). */
export const requisito: z.ZodType<Requisito, Requisito> = z.lazy(() =>
  z.discriminatedUnion('tipo', [
    z.object({ tipo: z.literal('curso'), asignatura_id: id, modo }),
    z.object({ tipo: z.literal('creditos'), creditos: z.number().min(0).max(999) }),
    z.object({ tipo: z.literal('texto'), texto: texto(500), modo }),
    z.object({ tipo: z.enum(['y', 'o']), de: z.array(requisito).min(1).max(MAX_EN_GRUPO) }),
  ]),
)

const partesDe = (r: Requisito): number =>
  r.tipo === 'y' || r.tipo === 'o' ? r.de.reduce((sum, parte) => sum + partesDe(parte), 1) : 1

/** The same, as it may be saved. */
export const requisitoPedido = requisito.refine(r => partesDe(r) <= MAX_PARTES, {
  error: `Los requisitos de un curso no pueden pasar de ${MAX_PARTES} partes.`,
})
