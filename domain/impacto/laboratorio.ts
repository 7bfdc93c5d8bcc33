import { type Efecto, type Impacto, impacto, tituloDe } from './impacto.ts'
import { cambiar, type Fila, type Paso, poner, quitar } from './pasos.ts'

/** A laboratory with its equipment and programmes, and the plans that need it. */
export interface MundoDeLaboratorio {
  fila: Fila & { id: number; nombre: string }
  equipos: readonly (Fila & { id: number; nombre: string })[]
  programas: readonly Fila[]
  planes: readonly {
    fila: Fila & { planestudio_id: number; laboratorio_id: number }
    plan: string
    isCesado: boolean
  }[]
}

interface Otro {
  id: number
  nombre: string
  /** Plans that need it already. */
  planes: ReadonlySet<number>
}

function dePlan({ fila, plan, isCesado }: MundoDeLaboratorio['planes'][number], por: Otro | null): Efecto {
  const lugar = { cosa: 'plan', id: fila.planestudio_id, nombre: plan, plan_id: fila.planestudio_id } as const
  if (isCesado)
    return { ...lugar, suerte: 'impide', detalle: 'El plan está cesado y lo necesita: no se cambia.' }
  if (por === null) return { ...lugar, suerte: 'cambia', detalle: 'Deja de necesitarlo.' }
  return { ...lugar, suerte: 'pasa', detalle: `Necesita «${por.nombre}» en su lugar.` }
}

/** What taking a laboratory away does to the plans that need it and to its equipment, or putting another one in its place. */
export function impactoDeLaboratorio(mundo: MundoDeLaboratorio, por: Otro | null): Impacto {
  const equipos: Efecto[] = mundo.equipos.map(e => ({
    cosa: 'equipo',
    id: e.id,
    nombre: e.nombre,
    plan_id: null,
    suerte: por ? 'pasa' : 'se quita',
    detalle: por ? `Pasa a «${por.nombre}».` : 'Se elimina con el laboratorio.',
  }))
  const pasos: Paso[] = mundo.planes.flatMap(({ fila }) => [
    quitar('plan_laboratorios', fila),
    ...(por && !por.planes.has(fila.planestudio_id)
      ? [poner('plan_laboratorios', { ...fila, laboratorio_id: por.id })]
      : []),
  ])
  return impacto(
    tituloDe(mundo.fila.nombre, por?.nombre ?? null),
    [...mundo.planes.map(p => dePlan(p, por)), ...equipos],
    [
      ...pasos,
      ...mundo.equipos.flatMap(e =>
        por ? cambiar('equipos', e, { laboratorio_id: por.id }) : [quitar('equipos', e)],
      ),
      ...mundo.programas.map(p => quitar('laboratorio_programas', p)),
      quitar('laboratorios', mundo.fila),
    ],
  )
}
