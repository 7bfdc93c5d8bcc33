import { calls } from '@malla/contracts/calls.ts'
import { mensajes } from '@malla/contracts/mensajes.ts'
import { type Router, route } from '../../platform/http/router.ts'
import { paginationOf } from '../../platform/page.ts'
import { abrirSilabo } from './abrir.service.ts'
import { saveCarta, showCarta } from './cartas.service.ts'
import { selectCartasDePlan } from './cartasDePlan.queries.ts'
import { mensajeDeDocentes, saveDocentes, saveDocentesDeVarios } from './docentes.service.ts'
import {
  assertDueno,
  deleteEstructura,
  mensajeDeEstructura,
  previaDeEstructura,
  saveEstructura,
  showEstructura,
} from './estructuras.service.ts'
import { selectLista } from './lista.queries.ts'
import { saveKeys, saveSilabo } from './silabos.service.ts'

const { silabos, cartas, estructuras } = calls
const { guardado } = mensajes.exito

export function silabosRoutes(r: Router): void {
  route(r, silabos.list, async (ctx, input) => {
    const { rows, total } = await selectLista(ctx, input)
    return { data: rows, pagination: paginationOf(input, total, rows.length, silabos.list.path) }
  })
  route(r, silabos.show, async (ctx, input) => ({ data: await abrirSilabo(ctx, input) }))
  route(r, silabos.keys, async (ctx, input) => ({
    data: await saveKeys(ctx, input),
    message: guardado,
  }))
  route(r, silabos.actualizar, async (ctx, input) => ({
    data: await saveSilabo(ctx, input),
    message: 'El sílabo se ha guardado correctamente.',
  }))
  route(r, silabos.docentes, async (ctx, input) => ({
    data: await saveDocentes(ctx, input),
    message: guardado,
  }))
  route(r, silabos.docentesDeVarios, async (ctx, input) => {
    const data = await saveDocentesDeVarios(ctx, input)
    return { data, message: mensajeDeDocentes(data) }
  })

  route(r, cartas.porPlan, async (ctx, { planId }) => ({ data: await selectCartasDePlan(ctx, planId) }))
  route(r, cartas.show, async (ctx, { id }) => ({ data: await showCarta(ctx, id) }))
  route(r, cartas.save, async (ctx, input) => ({ data: await saveCarta(ctx, input), message: guardado }))

  route(r, estructuras.show, async (ctx, input) => ({
    data: await showEstructura(ctx, await assertDueno(ctx, input, 'silabos.ver')),
  }))
  route(r, estructuras.save, async (ctx, input) => {
    const data = await saveEstructura(ctx, input)
    return { data, message: mensajeDeEstructura(data) }
  })
  route(r, estructuras.previa, async (ctx, input) => ({ data: await previaDeEstructura(ctx, input) }))
  route(r, estructuras.delete, async (ctx, input) => {
    await deleteEstructura(ctx, input)
    return { message: 'Vuelve a valer la estructura heredada.' }
  })
}
