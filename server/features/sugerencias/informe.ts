import type { Sugerencia } from '@malla/contracts/sugerencias.ts'
import { pdfSugerencias } from '@malla/documents/sugerencias/pdfSugerencias.ts'
import { formatFecha } from '@malla/domain/texto/fechas.ts'
import type { Ctx } from '../../platform/context.ts'
import { enLima } from '../../platform/horaLocal.ts'
import type { DeferredFile } from '../../platform/http/answer.ts'
import { dibujarPdf } from '../planes/informes/informe.ts'
import { type FiltrosDeSugerencias, selectUltimas } from './sugerencias.queries.ts'

/** Most suggestions that are printed; the document says so when there are more. */
const MAXIMO = 1000

/** Name of a state (§3). */
const estadoDe = (status: number): string => (status === 0 ? 'Nueva' : 'Revisado')

/** The day of an instant as the clocks of the institutions have it. */
const dia = (iso: string): string => formatFecha(enLima(iso).slice(0, 10))

const impresa = (s: Sugerencia) => ({
  titulo: s.titulo,
  descripcion: s.descripcion,
  estado: estadoDe(s.status),
  cuando: dia(s.created_at),
  de: [s.quien, s.institucion].filter(Boolean).join(', '),
  nota: s.nota,
})

/** The filtered suggestions on paper. */
export async function sugerenciasEnPdf(ctx: Ctx, f: FiltrosDeSugerencias): Promise<DeferredFile> {
  const rows = await selectUltimas(ctx, f, MAXIMO + 1)
  const documento = pdfSugerencias({
    autor: ctx.sesion.empresa?.razonsocial ?? 'Malla',
    emitido: dia(new Date().toISOString()),
    filtros: [
      ...(f.status === undefined ? [] : [f.status === 0 ? 'nuevas' : 'revisadas']),
      ...(f.filtro ? [`«${f.filtro}»`] : []),
    ],
    maximo: rows.length > MAXIMO ? MAXIMO : null,
    sugerencias: rows.slice(0, MAXIMO).map(impresa),
  })
  return {
    render: async () => ({
      bytes: await dibujarPdf(documento),
      name: 'Sugerencias.pdf',
      type: 'application/pdf',
    }),
  }
}
