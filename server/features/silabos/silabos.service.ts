import type { ParsedOf } from '@malla/contracts/call.ts'
import type { silabos as calls, Silabo } from '@malla/contracts/silabos.ts'
import { MOST_PROPIAS } from '@malla/contracts/valoresDeSilabo.ts'
import { type clavesDeSilabo, isClavePropia, type Unidad } from '@malla/domain/silabos/contenido.ts'
import { conIdsUnicos } from '@malla/domain/silabos/idsUnicos.ts'
import { whyNotEditarSilabo } from '@malla/domain/silabos/revision.ts'
import { renumerar } from '@malla/domain/silabos/semanas.ts'
import type { Ctx } from '../../platform/context.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { conflict, invalidField, stale } from '../../platform/errors.ts'
import { CLAVES_DE_SILABO, type ClaveGuardada, selectClaves, upsertClaves } from './claves.queries.ts'
import { ambitoDeSilabo, assertCursoEditable, type CursoAbierto, lugarDeCambio } from './curso.guard.ts'
import { assertDelCurso } from './delCurso.ts'
import { enRevision } from './enRevision.ts'
import { cambioDeClaves } from './guardarClaves.ts'
import { remedirEstos } from './medir.service.ts'
import { selectPeriodoDe } from './periodo.queries.ts'
import { lockSilabo, selectSilabo } from './silabos.queries.ts'

type Valores = Record<string, unknown>

/** Values by key as they are kept: no id twice in a key, and weeks numbered 1 … n through all units, whatever came. */
function comoSeGuarda(valores: Valores): Valores {
  const unicos = conIdsUnicos(valores)
  const { unidadesaprendizaje } = unicos
  return unidadesaprendizaje
    ? { ...unicos, unidadesaprendizaje: renumerar(unidadesaprendizaje as Unidad[]) }
    : unicos
}

interface Guardado {
  curso: CursoAbierto
  periodo: number | null
  /** Event of §4 under which those who look hear of it. */
  evento: 'asignatura.save.key.silabo' | 'asignatura.save.silabo'
  /** What is written, of the keys that are there: read once the syllabus is locked. */
  valores(hay: readonly ClaveGuardada[]): Valores
  revisiones?: Record<string, number> | undefined
  /** Revision of the whole that the person saw. */
  revision?: number | undefined
}

/** Sections of the institution's own that one syllabus keeps: those of its structure, and of what its structure was before. */
const PROPIAS_GUARDADAS = 2 * MOST_PROPIAS

/** 422 for more own sections, save by save, than a syllabus may come to have. */
function assertPropias(hay: readonly ClaveGuardada[], escribir: Valores): void {
  const antes = hay.map(c => c.clave).filter(isClavePropia)
  const todas = new Set([...antes, ...Object.keys(escribir).filter(isClavePropia)])
  if (todas.size > antes.length && todas.size > PROPIAS_GUARDADAS)
    throw invalidField('propias', `El sílabo ya guarda ${PROPIAS_GUARDADAS} secciones propias.`)
}

/** Writes keys of a syllabus, measures it, and tells: once for all the keys of a save. 409 stale, with the syllabus as it is now. */
async function writeSilabo(ctx: Ctx, g: Guardado): Promise<Silabo> {
  const { curso, periodo } = g
  const suPeriodo = await selectPeriodoDe(ctx, periodo, curso.plan.programa_id)
  const row = await lockSilabo(ctx, curso, periodo)
  const motivo = whyNotEditarSilabo(
    ctx.sesion.quien,
    await enRevision(ctx, curso, row.estado, suPeriodo),
    ambitoDeSilabo(curso),
  )
  if (motivo) throw conflict(motivo)
  if (g.revision !== undefined && g.revision !== row.revision)
    throw stale(await selectSilabo(ctx, curso, periodo))
  const hay = await selectClaves(ctx, CLAVES_DE_SILABO, row.id, true)
  const { escribir, antes, viejas } = cambioDeClaves(hay, g.valores(hay), g.revisiones)
  if (viejas.length > 0) throw stale(await selectSilabo(ctx, curso, periodo))
  if (Object.keys(escribir).length === 0) return selectSilabo(ctx, curso, periodo)
  assertPropias(hay, escribir)
  await assertDelCurso(ctx, curso, hay, escribir)
  await upsertClaves(ctx, CLAVES_DE_SILABO, row.id, escribir)
  await ctx.tx.execute(sql`update silabos set revision = revision + 1, updated_at = clock_timestamp(), congelado = null
    where empresa_id = ${ctx.empresaId} and id = ${row.id}`)
  await remedirEstos(ctx, [row.id])
  const after = await selectSilabo(ctx, curso, periodo)
  ctx.record({
    evento: g.evento,
    objeto_id: curso.curso.id,
    ambito: lugarDeCambio(curso),
    antes: { silabo: antes },
    despues: {
      periodo_id: periodo,
      silabo: escribir,
      revisiones: after.revisiones,
      isCompletado: after.isCompletado,
      revision: after.revision,
    },
  })
  return after
}

/**
 * Keeps the named keys of a syllabus, the others stay (keys/silabo): two people in two sections never collide. 409 when a named key was
 * written since the person saw it, when the syllabus is handed in, approved, of a period that is over or of a version that is not in force, or its plan
 * ceased.
 */
export async function saveKeys(
  ctx: Ctx,
  { id, periodo_id, silabo = {}, propias, revisiones }: ParsedOf<typeof calls.keys>,
): Promise<Silabo> {
  const curso = await assertCursoEditable(ctx, id, 'silabos.editar')
  return writeSilabo(ctx, {
    curso,
    periodo: periodo_id ?? null,
    evento: 'asignatura.save.key.silabo',
    valores: () => comoSeGuarda({ ...silabo, ...propias }),
    revisiones,
  })
}

/** What a key that is not named is emptied to. */
const VACIOS: Readonly<Record<(typeof clavesDeSilabo)[number], unknown>> = {
  competencias: [],
  resultados: [],
  unidadesaprendizaje: [],
  metodologia: '',
  evaluacion: { lineas: [], texto: '' },
  bibliografia: [],
  investigacionFormativa: '',
  tutoria: '',
  valores: '',
  anexos: [],
}

/** Every key that is there, emptied. */
const vaciadas = (hay: readonly ClaveGuardada[]): Valores =>
  Object.fromEntries(hay.map(({ clave }) => [clave, VACIOS[clave as keyof typeof VACIOS] ?? '']))

/** Puts a whole syllabus in the place of the one before (actualizar/silabo): what is not named is emptied. 409 as `saveKeys`. */
export async function saveSilabo(
  ctx: Ctx,
  { id, periodo_id, silabo, propias = {}, revision }: ParsedOf<typeof calls.actualizar>,
): Promise<Silabo> {
  const curso = await assertCursoEditable(ctx, id, 'silabos.editar')
  return writeSilabo(ctx, {
    curso,
    periodo: periodo_id ?? null,
    evento: 'asignatura.save.silabo',
    valores: hay => comoSeGuarda({ ...vaciadas(hay), ...silabo, ...propias }),
    revision,
  })
}
