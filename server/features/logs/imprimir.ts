import { pdfRegistro } from '@malla/documents/registro/pdfRegistro.ts'
import { formatFecha } from '@malla/domain/texto/fechas.ts'
import type { Ctx } from '../../platform/context.ts'
import { enLima } from '../../platform/horaLocal.ts'
import type { DeferredFile } from '../../platform/http/answer.ts'
import { dibujarPdf } from '../planes/informes/informe.ts'
import { contar, nombreDeCosa } from './contar.ts'
import { selectPersonasDeLog } from './filtros.queries.ts'
import { type FiltroDeLog, selectUltimos } from './logs.queries.ts'

/** Most entries that are printed; the document says so when there are more. */
const MAXIMO = 2000

/** Day and hour of a moment where the institutions of the product are: «21/11/2026», «17:20». */
function momento(iso: string): { dia: string; hora: string } {
  const [dia, hora] = enLima(iso).split('T')
  return { dia: formatFecha(dia!), hora: hora! }
}

async function enPalabras(ctx: Ctx, f: FiltroDeLog): Promise<string[]> {
  const personas = f.usuario_id ? await selectPersonasDeLog(ctx) : []
  const persona = personas.find(p => p.id === f.usuario_id)?.nombres
  return [
    persona && `hecho por ${persona}`,
    f.entidad && nombreDeCosa(f.entidad),
    f.desde && `desde el ${formatFecha(f.desde)}`,
    f.hasta && `hasta el ${formatFecha(f.hasta)}`,
    f.filtro && `«${f.filtro}»`,
  ].filter(x => !!x) as string[]
}

/** The filtered log on paper, the newest first. Sentences are made in the transaction, pages after it. */
export async function imprimirLog(ctx: Ctx, f: FiltroDeLog): Promise<DeferredFile> {
  const rows = await selectUltimos(ctx, f, MAXIMO + 1)
  const registros = await contar(ctx, rows.slice(0, MAXIMO))
  const institucion = ctx.sesion.empresa!.razonsocial
  const documento = pdfRegistro({
    institucion,
    emitido: momento(new Date().toISOString()).dia,
    filtros: await enPalabras(ctx, f),
    maximo: rows.length > MAXIMO ? MAXIMO : null,
    registros: registros.map(r => ({ ...momento(r.cuando), evento: r.evento, donde: r.donde })),
  })
  const name = `Actividades - ${institucion}.pdf`
  return { render: async () => ({ bytes: await dibujarPdf(documento), name, type: 'application/pdf' }) }
}
