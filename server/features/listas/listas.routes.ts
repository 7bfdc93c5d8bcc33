import { calls } from '@malla/contracts/calls.ts'
import { empresaOrNone, type Router } from '../../platform/http/router.ts'
import { type Reports, report } from '../../platform/reports.ts'
import { exportarLista } from './exportar.service.ts'

export function listasRoutes(r: Router, reports: Reports): void {
  report(r, reports, calls.listas.excel, (ctx, input) => exportarLista(ctx, r.reads, input), empresaOrNone)
}
