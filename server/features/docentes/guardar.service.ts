import type { CamposDeDocente, Docente } from '@malla/contracts/docentes.ts'
import { assertMay, type Ctx } from '../../platform/context.ts'
import { checkTodo, invalidField, notFound } from '../../platform/errors.ts'
import { assertFresh, updateRows } from '../../platform/rows.ts'
import { endSessionsOfUsuarios } from '../../platform/session/ending.ts'
import { refreshSessionsOfUsuarios } from '../../platform/session/refreshing.ts'
import {
  type Cambiado,
  type CamposDePersona,
  joinPartes,
  updatePersonas,
} from '../usuarios/persona.service.ts'
import {
  basesDe,
  type DocenteAbierto,
  docenteEntidad,
  lockDocentes,
  mergeCursos,
  selectCursosDados,
  selectCursosNoVistos,
  writeCursos,
} from './acceso.ts'
import { selectDocentesCambiados, selectDocentesPorId } from './docentes.queries.ts'

/** What a lecturer is to be; absent fields stay. `revision`: the one that was edited. */
export type CambioDeDocente = Partial<CamposDeDocente> & { id: number; revision?: number }

/** A lecturer, locked, as whoever asks sees them, and what they are to be. */
interface Abierto extends DocenteAbierto {
  seen: Docente
  persona: CamposDePersona
  estado: string | undefined
  cursos_ids: number[] | undefined
}

async function abrir(ctx: Ctx, cambios: readonly CambioDeDocente[]): Promise<Abierto[]> {
  const ids = cambios.map(c => c.id)
  const open = await lockDocentes(ctx, ids)
  const vistos = new Map((await selectDocentesPorId(ctx, ids)).map(d => [d.id, d]))
  const abiertos: Abierto[] = []
  for (const [i, { id, revision, cursos_ids, estado, ...persona }] of cambios.entries()) {
    const seen = vistos.get(id)
    if (!seen) throw notFound()
    await assertFresh(seen, revision, async () => seen)
    abiertos.push({ ...open[i]!, seen, persona, estado, cursos_ids })
  }
  return abiertos
}

/** 422 when a form changes a person who is not only a lecturer here; what is given as it is, is no change. */
function assertMayChange({ seen, estado, persona }: Abierto): void {
  if (!seen.motivo) return
  const now: Record<string, unknown> = { ...seen.persona, estado: seen.estado }
  const changed = Object.entries({ ...persona, estado }).find(([k, v]) => v !== undefined && v !== now[k])
  if (changed) throw invalidField(changed[0], seen.motivo)
}

/** The courses of each after the change: as they are where nothing is said of them. 422 as `basesDe`. */
async function cursosTras(ctx: Ctx, abiertos: readonly Abierto[]): Promise<number[][]> {
  const dados = await selectCursosDados(
    ctx,
    abiertos.flatMap(a => a.cursos_ids ?? []),
  )
  const bases = abiertos.map(a => a.cursos_ids && basesDe(dados, a.cursos_ids, a.acceso.cursos_ids))
  const noVistos = await selectCursosNoVistos(
    ctx,
    abiertos.flatMap(a => (a.cursos_ids ? a.acceso.cursos_ids : [])),
  )
  return abiertos.map(({ acceso, seen }, i) =>
    bases[i] ? mergeCursos(acceso, seen, bases[i], noVistos) : acceso.cursos_ids,
  )
}

/** Writes the courses; what the records tell of those that became others. */
async function escribirCursos(
  ctx: Ctx,
  abiertos: readonly Abierto[],
  cursos: readonly number[][],
): Promise<Cambiado[]> {
  const cambios = abiertos.map(({ acceso }, i) => ({ acceso, cursos_ids: cursos[i]! }))
  const isMoved = await writeCursos(ctx, cambios)
  return cambios.map(({ acceso, cursos_ids }, i) =>
    isMoved[i] ? { antes: { cursos_ids: acceso.cursos_ids }, despues: { cursos_ids } } : null,
  )
}

/** Sessions of who may not work any more end; of who teaches something else, they are read anew. */
function tellSessions(ctx: Ctx, abiertos: readonly Abierto[], moved: readonly Cambiado[]): void {
  const isShut = ({ seen, estado, usuario }: Abierto) =>
    !seen.motivo && estado !== undefined && estado !== '1' && usuario.estado === '1'
  const idsOf = (some: readonly Abierto[]) => some.map(a => a.usuario.id)
  const shut = idsOf(abiertos.filter(isShut))
  const others = idsOf(abiertos.filter((a, i) => moved[i] && !isShut(a)))
  if (shut.length > 0) ctx.afterCommit(() => endSessionsOfUsuarios(ctx.platform, shut))
  if (others.length > 0) ctx.afterCommit(() => refreshSessionsOfUsuarios(ctx.platform, others))
}

/**
 * Changes lecturers, each named once, all or none, in a few statements however many they are: the person and state where they are only that (`motivo`), the
 * courses always, as far as whoever asks sees them. Answers them as they are now (`selectDocentesCambiados`), in the order given. 404 out of scope, 409 for an
 * older revision, 422 for what may not be changed and as `updatePersonas`.
 */
export async function saveDocentes(ctx: Ctx, cambios: readonly CambioDeDocente[]): Promise<Docente[]> {
  assertMay(ctx, 'curricular.editar', {})
  const abiertos = await abrir(ctx, cambios)
  const [, people, cursos] = await checkTodo([
    () => abiertos.forEach(assertMayChange),
    () =>
      updatePersonas(
        ctx,
        abiertos.map(a => ({ id: a.usuario.persona_id, campos: a.seen.motivo ? {} : a.persona })),
      ),
    () => cursosTras(ctx, abiertos),
  ])
  const moved = await escribirCursos(ctx, abiertos, cursos)
  await updateRows(
    ctx,
    docenteEntidad,
    abiertos.map(({ usuario, estado, seen }, i) => ({
      row: usuario,
      values: seen.motivo ? {} : { estado },
      partes: joinPartes(people[i]!, moved[i]!) ?? undefined,
    })),
  )
  tellSessions(ctx, abiertos, moved)
  return selectDocentesCambiados(
    ctx,
    abiertos.map(a => a.seen),
  )
}

/** As `saveDocentes` for one. */
export async function saveDocente(ctx: Ctx, cambio: CambioDeDocente): Promise<Docente> {
  const [docente] = await saveDocentes(ctx, [cambio])
  return docente!
}
