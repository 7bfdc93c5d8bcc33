import type { ClaseDePendiente, Pendiente } from '@malla/contracts/escritorio.ts'
import { cuantos } from '@malla/domain/texto/numero.ts'
import { paths } from '../../paths.ts'
import type { Status } from '../../ui/StatusDot.tsx'
import { faltaDe } from '../planes/filtros.ts'

/** How something that waits is told, and where it is seen to. */
export interface PendienteDicho {
  status: Status
  titulo: string
  detalle: string
  accion: { label: string; href: string } | null
}

interface Palabras {
  status: Status
  titulo: (n: number) => string
  /** What is done about it, and what one does who may only look. */
  label: string
  /** What one does about what nobody began yet, where there is a word for it. */
  alEmpezar?: string
  ver: string
  href: (p: Pendiente) => string | null
}

const cuenta = (uno: string, varios: string) => (n: number) => cuantos(n, uno, varios)

const enPlan =
  (tab: 'cursos' | 'malla' | null) =>
  ({ plan_id }: Pendiente): string | null =>
    plan_id ? paths.plan(plan_id, tab ? { tab } : {}) : null

const palabras: Readonly<Record<ClaseDePendiente, Palabras>> = {
  correos_fallidos: {
    status: 'danger',
    titulo: cuenta('correo no se pudo enviar', 'correos no se pudieron enviar'),
    label: 'Ver los correos',
    ver: 'Ver los correos',
    href: () => paths.correos({ estado: 'fallido' }),
  },
  usuarios_no_habilitados: {
    status: 'warning',
    titulo: cuenta('usuario no está habilitado', 'usuarios no están habilitados'),
    label: 'Ver usuarios',
    ver: 'Ver usuarios',
    href: () => paths.usuarios(),
  },
  entidades_no_activadas: {
    status: 'warning',
    titulo: cuenta('entidad no está activada', 'entidades no están activadas'),
    label: 'Ver entidades',
    ver: 'Ver entidades',
    href: () => paths.entidades(),
  },
  silabos_observados: {
    status: 'danger',
    titulo: cuenta('sílabo volvió con observaciones', 'sílabos volvieron con observaciones'),
    label: 'Atender',
    ver: 'Ver',
    // Where the own ones stand apart, and each says what is left to do.
    href: () => paths.silabos(),
  },
  silabos_por_completar: {
    status: 'danger',
    titulo: cuenta('sílabo por completar', 'sílabos por completar'),
    label: 'Continuar',
    alEmpezar: 'Empezar',
    ver: 'Ver',
    // The list names them all, with their dates; one alone is opened from there too.
    href: () => paths.silabos(),
  },
  silabos_por_entregar: {
    status: 'danger',
    titulo: cuenta('sílabo completo por entregar', 'sílabos completos por entregar'),
    label: 'Entregar',
    ver: 'Ver',
    href: () => paths.silabos(),
  },
  silabos_por_revisar: {
    status: 'danger',
    titulo: cuenta('sílabo entregado por revisar', 'sílabos entregados por revisar'),
    label: 'Revisar',
    ver: 'Ver cuáles',
    href: () => paths.silabos({ estado: 'por-revisar' }),
  },
  silabos_que_faltan: {
    status: 'warning',
    titulo: cuenta('sílabo por entregar', 'sílabos por entregar'),
    label: 'Ver cuáles',
    ver: 'Ver cuáles',
    href: () => paths.silabos({ estado: 'faltan' }),
  },
  planes_sin_cursos: {
    status: 'danger',
    titulo: cuenta('plan sin cursos', 'planes sin cursos'),
    label: 'Añadir cursos',
    ver: 'Ver el plan',
    href: enPlan('cursos'),
  },
  cursos_incompletos: {
    status: 'danger',
    titulo: cuenta('curso sin horas o sin área', 'cursos sin horas o sin área'),
    label: 'Completar',
    ver: 'Ver los cursos',
    href: enPlan('cursos'),
  },
  ciclos_vacios: {
    status: 'warning',
    titulo: cuenta('ciclo sin cursos', 'ciclos sin cursos'),
    label: 'Ver en la malla',
    ver: 'Ver en la malla',
    href: enPlan(null),
  },
  requisitos_sin_reconocer: {
    status: 'warning',
    titulo: cuenta('curso con requisitos sin reconocer', 'cursos con requisitos sin reconocer'),
    label: 'Revisar',
    ver: 'Ver los cursos',
    href: enPlan('cursos'),
  },
  planes_sin_resolucion: {
    status: 'warning',
    titulo: cuenta('plan sin resolución', 'planes sin resolución'),
    label: 'Completar',
    ver: 'Ver el plan',
    href: enPlan(null),
  },
}

/** The way to several plans: the list of them. */
const aLosPlanes = ({ clase, planes }: Pendiente) => ({
  label: `Ver los ${planes} planes`,
  href: paths.planes({ solo: clase }),
})

/** Where it is met: the plan, and in how many others. */
const donde = ({ donde: lugar, planes }: Pendiente): string =>
  planes > 1 ? `${lugar} y ${planes === 2 ? 'otro plan' : `${planes - 1} planes más`}` : lugar

/** Something that waits in words, with the way to it; without a way where this version has no page for it. */
export function decir(p: Pendiente, hasPage: (href: string) => boolean): PendienteDicho {
  const { status, titulo, label, alEmpezar, ver, href } = palabras[p.clase]
  const hacer = p.empezado === false && alEmpezar ? alEmpezar : label
  const to = href(p)
  const accion =
    p.planes > 1 && faltaDe(p.clase) ? aLosPlanes(p) : to && { label: p.puede ? hacer : ver, href: to }
  return {
    status,
    titulo: titulo(p.cuantos),
    detalle: donde(p),
    accion: accion && hasPage(accion.href) ? accion : null,
  }
}

const NUMEROS = [
  '',
  'un pendiente',
  'dos pendientes',
  'tres pendientes',
  'cuatro pendientes',
  'cinco pendientes',
]

/** «Tiene tres pendientes.»: as many as lines, whatever each of them counts; of nothing, that nothing waits. */
export const resumen = (pendientes: readonly Pendiente[]): string =>
  pendientes.length === 0
    ? 'No tiene nada pendiente.'
    : `Tiene ${NUMEROS[pendientes.length] ?? `${pendientes.length} pendientes`}.`
