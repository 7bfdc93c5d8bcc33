import { tiposDeEmpresa } from '@malla/domain/empresas/catalogos.ts'
import { clasesDeNivel, modalidades } from '@malla/domain/legal/plan.ts'
import { z } from 'zod'
import { call } from './call.ts'
import { deleted, fecha, id, instante, list, obligatorio, one, parrafo, texto, written } from './campos.ts'

/** What the law asks of plans, and what of it somebody accepted (domain/legal). */

const gravedad = z.enum(['falta', 'aviso'])
const luzLegal = z.enum(['cumple', 'aviso', 'falta', 'sin_medir'])

/** What was found, in figures and ids. */
const hallado = z.record(
  texto(60),
  z.union([z.number(), texto(2000), z.array(z.number()).max(2000), z.array(texto(2000)).max(200)]),
)

/** An acceptance: of one rule in one place ('' is the plan, else «curso:12», «ciclo:3», «seccion:5»). */
const hallazgoAceptado = z.object({
  id,
  regla: z.string(),
  lugar: z.string(),
  hallado,
  motivo: z.string(),
  usuario_id: id.nullable(),
  usuario: z.string().nullable(),
  updated_at: instante,
})
export type HallazgoAceptado = z.output<typeof hallazgoAceptado>

/** A finding: what, where, by how much (`mensaje`), which article. `aceptado`: null where nobody accepted what is found now. */
const hallazgo = z.object({
  regla: z.string(),
  lugar: z.string(),
  gravedad,
  titulo: z.string(),
  mensaje: z.string(),
  hallado,
  articulo: z.string(),
  fuente: z.string(),
  seguridad: z.enum(['primaria', 'secundaria', 'sin_confirmar']),
  aceptado: hallazgoAceptado.nullable(),
})

/** Of a plan: its light, and how many findings it comes from; `aceptados` do not count in the light. */
const resumen = z.object({ luz: luzLegal, faltas: z.int(), avisos: z.int(), aceptados: z.int() })

/** What the law looks at in a plan besides its courses. */
const datosLegales = z.object({
  institucion: z.enum(tiposDeEmpresa.map(t => t.nombre)),
  nivel: z.enum(clasesDeNivel),
  modalidad: z.enum(modalidades).nullable(),
  semanas: z.int().nullable(),
  semanas_de_silabos: z.int().nullable(),
  horas_credito_teoria: z.number().nullable(),
  horas_credito_practica: z.number().nullable(),
  ciclosporanio: z.int().nullable(),
  anios: z.number().nullable(),
  maxciclos: z.int().nullable(),
  creditos_totales: z.number().nullable(),
  fecha_resolucion: fecha.nullable(),
  fechacese: fecha.nullable(),
})

/** Everything of a plan: with `datos`, `hoy` and `ajustes` the screen reckons the same again at every edit. */
const legalDePlan = z.object({
  plan_id: id,
  /** The day on which it was looked at (ISO). */
  hoy: z.string(),
  datos: datosLegales,
  ajustes: z.object({
    limites: z.record(z.string(), z.number().nullable()),
    confirmadas: z.array(z.object({ regla: z.string(), valor: z.number().nullable() })),
  }),
  resumen,
  hallazgos: z.array(hallazgo),
  /** Every acceptance of the plan, also of what is no longer found. */
  aceptados: z.array(hallazgoAceptado),
})
export type LegalDePlan = z.output<typeof legalDePlan>

const legalDePlanes = resumen.extend({
  plan_id: id,
  full_name: z.string(),
  programa: z.string(),
  /** Its programme and its faculty are in use: the desk speaks of these alone, the tree shows all. */
  enUso: z.boolean(),
})
export type LegalDePlanes = z.output<typeof legalDePlanes>

const delPlan = '/v1/plan/estudios/{planId}/legal'

/** Nothing of this blocks anybody: it says what the law asks, and remembers what was accepted and why. */
export const legal = {
  porPlan: call({
    verb: 'GET',
    path: delPlan,
    access: 'estructura.ver',
    summary: 'Lo que la ley observa en un plan, y lo que de ello se aceptó',
    input: z.object({ planId: id }),
    output: one(legalDePlan),
  }),
  resumen: call({
    verb: 'GET',
    path: '/v1/legal/planes',
    access: 'estructura.ver',
    summary: 'La luz legal de cada plan no cesado',
    input: z.object({}),
    output: list(legalDePlanes),
  }),
  aceptar: call({
    verb: 'POST',
    path: `${delPlan}/aceptados`,
    access: 'curricular.editar',
    summary: 'Acepta, con su motivo, algo hallado en un plan',
    input: z.object({
      planId: id,
      regla: obligatorio(80),
      lugar: texto(60).optional(),
      /** What the person saw: when something else is found there now, nothing is accepted (409). */
      hallado,
      motivo: parrafo(1000).trim().min(1),
    }),
    output: written(hallazgoAceptado),
  }),
  retirar: call({
    verb: 'DELETE',
    path: `${delPlan}/aceptados/{id}`,
    access: 'curricular.editar',
    summary: 'Retira la aceptación de algo hallado en un plan',
    input: z.object({ planId: id, id }),
    output: deleted,
  }),
}
