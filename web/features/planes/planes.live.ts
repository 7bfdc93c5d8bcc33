import type { Plan } from '@malla/contracts/plan.ts'
import { terminosDe } from '@malla/domain/planes/terminos.ts'
import '../malla/malla.live.ts'
import type { ApiOutput } from '../../app/api.ts'
import { deCadaDia } from '../../app/live/deCadaDia.ts'
import { AGAIN, type Again, cachedAnswer, follow } from '../../app/live/follow.ts'
import { addedToPage, droppedFromPage, narrows } from '../../app/live/lists.ts'
import { shows } from '../../app/live/patches.ts'
import { type LiveEvent, onLive, refreshSoon } from '../../app/live/registry.ts'
import { currentSession } from '../../app/session.ts'
import { buscaPrograma, todas } from '../arbol/ramas.ts'
import { conPapelera, enPapelera } from './enPapelera.ts'
import { conCuentas, conRegistro, cuenta, isVacio } from './registro.ts'

/** A plan after an event of something it shows; null: only the server knows. */
type Cambio = (plan: Plan, event: LiveEvent) => Plan | null

/** Its totals, counted where its courses and sections are in the cache. */
function cuentas(plan: Plan): Plan | null {
  const cursos = cachedAnswer('asignaturas.porPlan', { planId: plan.id })
  const secciones = cachedAnswer('secciones.porPlan', { planId: plan.id })
  return cursos && secciones ? conCuentas(plan, cursos.data, secciones.data) : null
}

const deCursos: Cambio = (plan, { de, data }) =>
  de?.plan_id === plan.id && cuenta(data) ? cuentas(plan) : plan
const deSecciones: Cambio = (plan, { de, data }) =>
  de?.plan_id === plan.id && (data === null || 'creditos_requeridos' in data) ? cuentas(plan) : plan
const dePrograma: Cambio = (plan, { id, data }) => {
  if (plan.carrera_id !== id || !data) return plan
  if ('facultad_id' in data || 'nivel_id' in data) return null
  return {
    ...plan,
    ...('nombre' in data && { programa: String(data.nombre) }),
    ...('estado' in data && { programa_estado: String(data.estado) }),
  }
}
const deFacultad: Cambio = (plan, { id, data }) =>
  plan.facultad_id === id && data && 'nombre' in data ? { ...plan, facultad: String(data.nombre) } : plan

const cambios: Readonly<Record<string, Cambio>> = {
  'asignatura.created asignatura.updated asignatura.deleted': deCursos,
  'seccion_electivo.created seccion_electivo.updated seccion_electivo.deleted': deSecciones,
  'programa.updated': dePrograma,
  'facultad.updated': deFacultad,
  // A level is not named by its id.
  'nivel.updated': () => null,
  'adjunto.created adjunto.deleted': (plan, { de }) => (de?.plan_id === plan.id ? null : plan),
}

type Pagina = ApiOutput<'planes.list'>
/** The same change in each plan of a page. */
const enPagina =
  (cambio: Cambio) =>
  <P extends Pagina>(pagina: P, event: LiveEvent): P | Again => {
    const data = pagina.data.map(plan => cambio(plan, event))
    if (data.includes(null)) return AGAIN
    return data.some((plan, i) => plan !== pagina.data[i]) ? { ...pagina, data: data as Plan[] } : pagina
  }
const enUno =
  (cambio: Cambio) =>
  (uno: { data: Plan }, event: LiveEvent): { data: Plan } | Again => {
    const data = cambio(uno.data, event)
    if (data === null) return AGAIN
    return data === uno.data ? uno : { ...uno, data }
  }
const propio: Cambio = (plan, { id, data }) => (plan.id === id && data ? conRegistro(plan, data) : plan)

const isPropio = (user: { id: number }): boolean => user.id === currentSession().user?.id

follow('planes.show', {
  'plan_estudio.updated': enUno(propio),
  // Who has it open keeps what there is to see, and is told.
  'plan_estudio.deleted': (uno, { id, user }) =>
    uno.data.id !== id ? uno : conPapelera(uno, user && (isPropio(user) ? 'usted' : user.nombres)),
  // Brought back.
  'plan_estudio.created': (uno, { id }) => (uno.data.id === id && enPapelera(uno.data) ? AGAIN : uno),
  ...Object.fromEntries(Object.entries(cambios).map(([eventos, cambio]) => [eventos, enUno(cambio)])),
})

/** A new plan, with the names that the tree knows; null when it does not, or the plan has more than its record says. */
function nuevo({ id, data }: LiveEvent): Plan | null {
  const arbol = cachedAnswer('facultades.arbol', {})
  const lugar = arbol && buscaPrograma(arbol, Number(data?.programa_id))
  const facultad = lugar && todas(arbol).find(f => f.id === lugar.facultad_id)
  if (!facultad || !isVacio(data)) return null
  const vacio = {
    id,
    carrera_id: lugar.programa.id,
    programa: lugar.programa.nombre,
    programa_estado: lugar.programa.estado,
    facultad_id: facultad.id,
    facultad: facultad.nombre,
    facultad_tipo: facultad.txt_type,
    nivel: lugar.nivel.nombre,
    nivel_codigo: lugar.nivel.codigo,
    archivo_resolucion_url: null,
    json: {
      configDisenoCurricular: 1,
      configNodesTree: [],
      configTerminos: terminosDe(null),
      estadoCursosRegistrados: 3,
      laboratorios_ids: [],
      mallacurricular: null,
    },
    cursos_count: 0,
    creditos: 0,
    horas: 0,
    revision: 0,
    created_at: String(data?.created_at),
  } as unknown as Plan
  const { programa_id: _p, ...campos } = data!
  return conRegistro(vacio, campos)
}

interface Filtros {
  filtro?: string | undefined
  carrera_id?: number | undefined
  facultad_id?: number | undefined
  vigentes?: boolean | undefined
  cesados?: boolean | undefined
  falta?: string | undefined
}

/** Whether what narrows a list lets a plan in; null: only the server knows. */
function cabe(plan: Plan, f: Filtros): boolean | null {
  if (f.carrera_id && f.carrera_id !== plan.carrera_id) return false
  if (f.facultad_id && f.facultad_id !== plan.facultad_id) return false
  if (f.cesados !== undefined && f.cesados !== (plan.fechacese !== null)) return false
  return f.filtro || f.vigentes || f.falta ? null : true
}

follow('planes.list', {
  'plan_estudio.created': (pagina, event, input) => {
    if (shows(pagina, event.id)) return pagina
    const plan = nuevo(event)
    return plan ? addedToPage(pagina, plan, cabe(plan, input)) : AGAIN
  },
  'plan_estudio.updated': (pagina, event, input) => {
    const mueve = {
      filtro: 'full_name',
      vigentes: 'fechacese',
      cesados: 'fechacese',
    }
    const isOtroLugar = event.data !== null && 'programa_id' in event.data
    return isOtroLugar || input.falta || narrows(input, mueve, event.data)
      ? AGAIN
      : enPagina(propio)(pagina, event)
  },
  'plan_estudio.deleted': (pagina, { id }) => droppedFromPage(pagina, id),
  ...Object.fromEntries(
    Object.entries(cambios).map(([eventos, cambio]) => [
      eventos,
      (pagina: Pagina, event: LiveEvent, input: Filtros) =>
        // What a course says may be what a plan lacked.
        input.falta ? AGAIN : enPagina(cambio)(pagina, event),
    ]),
  ),
  'ciclo.created ciclo.updated ciclo.deleted': (pagina, _event, input) => (input.falta ? AGAIN : pagina),
  'programa.updated': (pagina, event, input) =>
    narrows(
      input,
      { filtro: 'nombre', vigentes: 'estado', falta: 'estado', facultad_id: 'facultad_id' },
      event.data,
    )
      ? AGAIN
      : enPagina(dePrograma)(pagina, event),
  'facultad.updated': (pagina, event, input) =>
    narrows(input, { vigentes: 'estado', falta: 'estado' }, event.data)
      ? AGAIN
      : enPagina(deFacultad)(pagina, event),
})

// What of a plan is counted besides, and what rests in the Papelera: few look at it.
const cuentanDePlan = () => refreshSoon('planes.cuentas')
const cuentaLaboratorios = ({ data }: LiveEvent) => {
  if (data && 'laboratorios_ids' in data) cuentanDePlan()
}
// Nor are equivalences with a plan that rests in the Papelera.
follow('planes.cuentas', {
  'plan_estudio.created plan_estudio.deleted': (cuentas, event, { id }) =>
    event.id === id ? cuentas : AGAIN,
})
const papelera = () => refreshSoon('planes.papelera')
// It says how many days are left.
deCadaDia('planes.papelera')
onLive('plan_estudio', { created: papelera, deleted: papelera, updated: cuentaLaboratorios })
for (const entity of ['asignatura', 'perfil_egreso', 'equivalencia'])
  onLive(entity, { created: cuentanDePlan, deleted: cuentanDePlan })
