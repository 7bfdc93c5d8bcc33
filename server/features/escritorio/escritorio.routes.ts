import { calls } from '@malla/contracts/calls.ts'
import { clasesDePendiente } from '@malla/contracts/escritorio.ts'
import { whyNot } from '@malla/domain/permisos/permisos.ts'
import type { Ctx } from '../../platform/context.ts'
import { type Router, route } from '../../platform/http/router.ts'
import { selectVisitas } from '../paginas/visitas.ts'
import { avanceDeProgramas, MOSTRADOS } from './avance.ts'
import { selectCambiosRecientes } from './cambios.queries.ts'
import { pendientesDeDocente, pendientesDeRevision, pendientesDeRoot } from './pendientes.queries.ts'
import { pendientesDePlanes } from './pendientes.ts'
import { selectPlanesDelEscritorio } from './planes.queries.ts'

const c = calls.escritorio

/** Everything that the desk shows (§2). The same few queries whatever there is. */
async function showEscritorio(ctx: Ctx) {
  const { sesion } = ctx
  const may = (accion: 'estructura.ver' | 'administracion' | 'revision.observar') =>
    whyNot(sesion.quien, accion) === null
  const [planes, deRoot, deDocente, deRevision, cambios, visitadas] = await Promise.all([
    may('estructura.ver') ? selectPlanesDelEscritorio(ctx) : [],
    may('administracion') ? pendientesDeRoot(ctx) : [],
    sesion.rol === 'docente' ? pendientesDeDocente(ctx) : [],
    may('revision.observar') ? pendientesDeRevision(ctx) : [],
    selectCambiosRecientes(ctx),
    selectVisitas(ctx),
  ])
  const pendientes = [...deRoot, ...deDocente, ...deRevision, ...pendientesDePlanes(sesion, planes)]
  const avance = avanceDeProgramas(planes, sesion.carrera_id)
  return {
    pendientes: pendientes.sort(
      (a, b) => clasesDePendiente.indexOf(a.clase) - clasesDePendiente.indexOf(b.clase),
    ),
    avance: avance.slice(0, MOSTRADOS),
    programas: avance.length,
    cambios,
    visitadas,
  }
}

export function escritorioRoutes(r: Router): void {
  route(r, c.show, async ctx => ({ data: await showEscritorio(ctx) }))
}
