import type { SilaboAbierto } from '@malla/contracts/silabos.ts'
import { whyNotEditarPlan } from '@malla/domain/planes/cese.ts'
import { medirSilabo } from '@malla/domain/silabos/completo.ts'
import {
  isCongelado,
  pasosPosibles,
  type SilaboPorPasar,
  whyNotEditarSilabo,
} from '@malla/domain/silabos/revision.ts'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { enPantalla } from './congelar.service.ts'
import { ambitoDeSilabo, assertCurso, type CursoAbierto } from './curso.guard.ts'
import { enRevision, selectVersiones } from './enRevision.ts'
import { type Entorno, selectEntorno } from './entorno.queries.ts'
import { contarAbiertas } from './observaciones.queries.ts'
import { selectPeriodoDe } from './periodo.queries.ts'
import { selectOptionalRow, silaboDe } from './silabos.queries.ts'

/** A syllabus as its editor gets it, and what a step of its review looks at. */
export interface Abierto {
  abierto: SilaboAbierto
  porPasar: SilaboPorPasar
}

function medir({ silabo, propias }: SilaboAbierto['silabo'], { estructura, carta, curso }: Entorno) {
  return medirSilabo({
    estructura: estructura as Parameters<typeof medirSilabo>[0]['estructura'],
    carta: carta.carta,
    contenido: { ...silabo, ...propias },
    curso,
  })
}

/**
 * The syllabus of a course in a period, for whoever may see it (the caller asks). What is frozen shows course, carta and structure as they
 * were then; the rest as they are now.
 */
export async function abrir(ctx: Ctx, curso: CursoAbierto, periodo_id: number | null): Promise<Abierto> {
  const { quien } = ctx.sesion
  const ambito = ambitoDeSilabo(curso)
  const periodo = await selectPeriodoDe(ctx, periodo_id, curso.plan.programa_id)
  const row = await selectOptionalRow(ctx, curso.curso.id, periodo_id)
  const vivo = await silaboDe(ctx, curso, periodo_id, row)
  const versiones = await selectVersiones(ctx, curso.base)
  const revision = await enRevision(ctx, curso, vivo.estado, periodo, versiones)
  const entonces = isCongelado(revision) ? enPantalla(row?.congelado ?? null) : null
  const silabo = entonces ? { ...vivo, ...entonces.silabo } : vivo
  const entorno = entonces?.entorno ?? (await selectEntorno(ctx, curso))
  const { faltas, resumen } = medir(silabo, entorno)
  const porPasar = {
    ...revision,
    faltas: faltas.length,
    resumen,
    ...(await contarAbiertas(ctx, silabo.id)),
  }
  const cesado = whyNotEditarPlan(curso.plan)
  const abierto = {
    silabo,
    ...entorno,
    whyNotEditar: whyNotEditarSilabo(quien, revision, ambito) ?? cesado,
    periodo,
    pasos: cesado ? [] : pasosPosibles(quien, porPasar, ambito),
    sin_resolver: porPasar.sinResolver,
    versiones,
    congelado: entonces !== null,
  }
  return { abierto, porPasar }
}

/** A syllabus with all that its editor needs. 404 out of scope; a lecturer opens the own courses and what neighbours completed. */
export async function abrirSilabo(
  ctx: Ctx,
  { id, periodo_id = null }: { id: number; periodo_id?: number | null },
): Promise<SilaboAbierto> {
  const curso = await assertCurso(ctx, id, 'silabos.ver')
  const { abierto } = await abrir(ctx, curso, periodo_id)
  const { rol, cursos_ids } = ctx.sesion.quien
  const { id: escrito, isCompletado } = abierto.silabo
  // That the latest one of a neighbour is complete opens no draft of its other periods.
  if (rol === 'docente' && !cursos_ids.includes(curso.base) && escrito !== 0 && isCompletado !== 3)
    throw notFound()
  return abierto
}
