import { sinCompetencias } from '@malla/domain/impacto/competencia.ts'
import type { Ctx } from '../../platform/context.ts'
import { selectMundoDeCompetencia } from '../impacto/cargarOtros.queries.ts'
import { escribirPasos } from '../impacto/filas.ts'
import { guardarPasado, medirEscritos } from '../impacto/medirEscritos.ts'
import { registrarEscritos } from '../impacto/registrar.ts'

/** Lines of syllabi and cartas that repeat a competency that goes keep their words and name it no more; a line without words lacks them from now on. */
export async function desunirLineas(ctx: Ctx, planId: number, id: number): Promise<void> {
  const pasos = sinCompetencias(await selectMundoDeCompetencia(ctx, planId), new Set([id]))
  if (pasos.length === 0) return
  await guardarPasado(ctx, pasos)
  const escritos = await escribirPasos(ctx, pasos, async () => {})
  await medirEscritos(ctx, escritos)
  await registrarEscritos(ctx, escritos)
}
