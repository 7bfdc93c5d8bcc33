import { calls } from '@malla/contracts/calls.ts'
import { mensajes } from '@malla/contracts/mensajes.ts'
import { contar } from '@malla/domain/texto/numero.ts'
import { globalRoute, type Router, route } from '../../platform/http/router.ts'
import { assertPlan } from '../planes/planes.guard.ts'
import { selectCompetencias, selectGrupos, selectMatriz } from './competencias.queries.ts'
import {
  createCompetencia,
  deleteCompetencia,
  orderCompetencia,
  saveCompetencia,
} from './competencias.service.ts'
import { saveCeldas } from './cursos.service.ts'
import { createGrupo, deleteGrupo, saveGrupo } from './grupos.service.ts'
import { leerHoja } from './hoja.ts'
import { createCompetencias } from './varias.service.ts'

const { guardado } = mensajes.exito

export function competenciasRoutes(r: Router): void {
  const g = calls.gruposcompetencias
  route(r, g.porPlan, async (ctx, { planId }) => {
    const plan = await assertPlan(ctx, planId, 'contenido.ver')
    return { data: await selectGrupos(ctx, plan.id) }
  })
  route(r, g.create, async (ctx, input) => {
    const row = await createGrupo(ctx, input)
    return { data: row, message: `Acabamos de crear el grupo de competencias «${row.nombre}».` }
  })
  route(r, g.update, async (ctx, input) => ({ data: await saveGrupo(ctx, input), message: guardado }))
  route(r, g.delete, async (ctx, { id }) => ({
    message: `Acabamos de eliminar el grupo de competencias «${await deleteGrupo(ctx, id)}».`,
  }))

  const c = calls.competencias
  route(r, c.porPlan, async (ctx, { planId }) => {
    const plan = await assertPlan(ctx, planId, 'contenido.ver')
    return { data: await selectCompetencias(ctx, plan.id) }
  })
  route(r, c.create, async (ctx, input) => {
    const row = await createCompetencia(ctx, input)
    return { data: row, message: `Acabamos de crear la competencia ${row.codigo}.` }
  })
  route(r, c.createMany, async (ctx, input) => {
    const data = await createCompetencias(ctx, input)
    return { data, message: `Acabamos de crear ${contar(data.length, 'competencia')}.` }
  })
  globalRoute(r, c.leerHoja, async (ctx, input) => ({ data: await leerHoja(ctx, input) }))
  route(r, c.update, async (ctx, input) => ({ data: await saveCompetencia(ctx, input), message: guardado }))
  route(r, c.ordenar, async (ctx, input) => ({ data: await orderCompetencia(ctx, input), message: guardado }))
  route(r, c.delete, async (ctx, { id }) => ({
    message: `Acabamos de eliminar la competencia «${await deleteCompetencia(ctx, id)}».`,
  }))
  route(r, c.cursos, async (ctx, { planId }) => {
    const plan = await assertPlan(ctx, planId, 'contenido.ver')
    return { data: await selectMatriz(ctx, plan.id) }
  })
  route(r, c.saveCursos, async (ctx, input) => ({ data: await saveCeldas(ctx, input), message: guardado }))
}
