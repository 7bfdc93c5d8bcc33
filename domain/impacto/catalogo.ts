import { segun } from '../texto/numero.ts'
import { type Efecto, type Impacto, impacto, tituloDe } from './impacto.ts'
import { cambiar, type Fila, type Paso, quitar } from './pasos.ts'

/** A row of a catalogue of the institution (an area, a kind of course) and the courses of any plan that name it. */
export interface MundoDeCatalogo {
  fila: Fila & { id: number; nombre: string }
  /** Column of the courses that names it. */
  columna: 'areacurso_id' | 'tipocurso_id' | 'tipologiaespecial_id'
  cursos: readonly {
    fila: Fila & { id: number; nombre: string }
    plan_id: number
    plan: string
    isCesado: boolean
  }[]
}

/** One line a plan: an area may be named by thousands of courses. */
function porPlan(mundo: MundoDeCatalogo, por: { nombre: string } | null): Efecto[] {
  return [...Map.groupBy(mundo.cursos, c => c.plan_id)].map(([plan_id, suyos]) => {
    const { plan, isCesado } = suyos[0]!
    const cuantos = suyos.length === 1 ? `1 curso (${suyos[0]!.fila.nombre})` : `${suyos.length} cursos`
    if (isCesado)
      return {
        cosa: 'plan',
        id: plan_id,
        nombre: plan,
        plan_id,
        suerte: 'impide',
        detalle: `${cuantos}. El plan está cesado y no se cambia: desactive el registro en lugar de eliminarlo.`,
      }
    return {
      cosa: 'plan',
      id: plan_id,
      nombre: plan,
      plan_id,
      suerte: por ? 'pasa' : 'cambia',
      detalle: por
        ? `${cuantos}: ${segun(suyos.length, 'pasa', 'pasan')} a «${por.nombre}».`
        : `${cuantos}: ${segun(suyos.length, 'se queda', 'se quedan')} sin este dato.`,
    }
  })
}

/** What taking a row of a catalogue away does to the courses of all plans, or putting another one of the catalogue in its place. */
export function impactoDeCatalogo(
  mundo: MundoDeCatalogo,
  por: { id: number; nombre: string } | null,
): Impacto {
  const pasos: Paso[] = mundo.cursos.flatMap(c =>
    cambiar('asignaturas', c.fila, { [mundo.columna]: por?.id ?? null }),
  )
  return impacto(tituloDe(mundo.fila.nombre, por?.nombre ?? null), porPlan(mundo, por), [
    ...pasos,
    quitar('parametros', mundo.fila),
  ])
}
