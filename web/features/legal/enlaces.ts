import type { Hallazgo } from '@malla/domain/legal/evaluar.ts'
import type { Query } from '../../paths.ts'
import { PANEL_DE_DATOS } from '../planes/panelDeDatos.ts'

/** Where a finding leads on the page of its plan. `columna`: the column of the malla that is shown and takes the focus. */
export interface Destino {
  texto: string
  query: Query
  columna?: string
  /** It leads to a form: of the plan, or of its programme or the structure of its syllabi, which stand on other pages. */
  formulario?: 'plan' | 'programa' | 'estructura'
}

const MAS_NOMBRADOS = 5

const enMalla = (curso: number): Query => ({ tab: undefined, curso })

const idsDe = (h: Hallazgo): number[] =>
  Array.isArray(h.hallado.otros) ? h.hallado.otros.filter(x => typeof x === 'number') : []

const EDITAR_EL_PLAN: Destino = {
  texto: 'Editar el plan',
  query: { panel: PANEL_DE_DATOS },
  formulario: 'plan',
}

/** Rules whose remedy stands in the data of the plan, of its programme or of its syllabi, not in a course. */
const FORMULARIOS: readonly (readonly [RegExp, Destino[]])[] = [
  [/-(revision|valor-credito)$/, [EDITAR_EL_PLAN]],
  [/-semestres$/, [{ texto: 'Ver el programa', query: { vista: 'programas' }, formulario: 'programa' }]],
  [
    /-semanas$/,
    [EDITAR_EL_PLAN, { texto: 'Ver la estructura del sílabo', query: {}, formulario: 'estructura' }],
  ],
]

/** The ways from a finding to what it speaks of: the course first, then the others that it names. */
export function destinosDe(h: Hallazgo, nombreDe: (id: number) => string | null): Destino[] {
  const [tipo, escrito] = h.lugar.split(':')
  const id = Number(escrito)
  const otros = idsDe(h)
    .filter(otro => otro !== id && nombreDe(otro) !== null)
    .slice(0, MAS_NOMBRADOS)
    .map(otro => ({ texto: nombreDe(otro)!, query: enMalla(otro) }))
  if (tipo === 'curso') return [{ texto: nombreDe(id) ?? 'Ver el curso', query: enMalla(id) }, ...otros]
  if (tipo === 'ciclo' || tipo === 'seccion')
    return [
      {
        texto: tipo === 'ciclo' ? 'Ver el ciclo' : 'Ver la sección',
        query: { tab: undefined },
        columna: `columna-${tipo}-${id}`,
      },
    ]
  if (otros.length > 0) return otros
  const formulario = FORMULARIOS.find(([regla]) => regla.test(h.regla))
  if (formulario) return formulario[1]
  return [{ texto: 'Ver los cursos', query: { tab: 'cursos' } }]
}
