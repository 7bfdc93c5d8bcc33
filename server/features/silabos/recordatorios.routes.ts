import { calls } from '@malla/contracts/calls.ts'
import { type Router, route } from '../../platform/http/router.ts'
import { continuar, mensajeDeContinuar } from './continuar.service.ts'
import { selectCuentas } from './lista.queries.ts'
import { mensajeDeRecordados, previaDeRecordatorio, recordar } from './recordatorios.service.ts'
import { sumarCuentas } from './sumarCuentas.ts'

const c = calls.recordatorios

export function recordatoriosRoutes(r: Router): void {
  route(r, c.resumen, async (ctx, input) => {
    const programas = await selectCuentas(ctx, input)
    return { data: { ...sumarCuentas(programas), programas } }
  })
  route(r, c.previa, async (ctx, input) => ({ data: await previaDeRecordatorio(ctx, input) }))
  route(r, c.enviar, async (ctx, input) => {
    const recordados = await recordar(ctx, input)
    return { data: recordados, message: mensajeDeRecordados(recordados) }
  })
  route(r, c.continuar, async (ctx, input) => {
    const hecho = await continuar(ctx, input)
    return { data: hecho, message: mensajeDeContinuar(hecho) }
  })
}
