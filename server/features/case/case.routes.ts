import { calls } from '@malla/contracts/calls.ts'
import type { ImportacionCase } from '@malla/contracts/case.ts'
import { contar, segun } from '@malla/domain/texto/numero.ts'
import { preparedRoute, type Router, route } from '../../platform/http/router.ts'
import { type Reports, report } from '../../platform/reports.ts'
import { exportarCase, showPublicacion } from './exportar.service.ts'
import { abrirPaquete, importarCase } from './importar.service.ts'

const cuantas = (n: number): string => contar(n, 'competencia')

function mensaje({ titulo, crear, cambiar, elementos }: ImportacionCase, isVista: boolean): string {
  const de = titulo ? ` de «${titulo}»` : ' del paquete'
  if (isVista) return `El paquete${titulo ? ` «${titulo}»` : ''} trae ${cuantas(elementos)}.`
  if (crear + cambiar === 0)
    return `El plan ya tenía todo lo que trae el paquete${titulo ? ` «${titulo}»` : ''}.`
  if (crear === 0) return `${cambiar === 1 ? 'Se cambió' : 'Se cambiaron'} ${cuantas(cambiar)}${de}.`
  const cambiadas = cambiar > 0 ? ` y se ${segun(cambiar, 'cambió 1', 'cambiaron #')}` : ''
  return `${crear === 1 ? 'Se creó' : 'Se crearon'} ${cuantas(crear)}${de}${cambiadas}.`
}

/** CASE within the app; what is public stands in publico.routes.ts. */
export function caseRoutes(r: Router, reports: Reports): void {
  const c = calls.case
  route(r, c.publicacion, async (ctx, { planId }) => ({ data: await showPublicacion(ctx, planId) }))
  report(r, reports, c.exportar, (ctx, { planId, version }) => exportarCase(ctx, planId, version))
  preparedRoute(
    r,
    c.importar,
    async input => abrirPaquete(input),
    async (ctx, input, leido) => {
      const data = await importarCase(ctx, input, leido)
      return { data, message: mensaje(data, input.vista_previa ?? false) }
    },
  )
}
