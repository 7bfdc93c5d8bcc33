import type { Docente } from '@malla/contracts/docentes.ts'
import { segun } from '@malla/domain/texto/numero.ts'
import { assertMay, type Ctx } from '../../platform/context.ts'
import { invalidField } from '../../platform/errors.ts'
import { updateRow } from '../../platform/rows.ts'
import { refreshSessionsOfUsuarios } from '../../platform/session/refreshing.ts'
import { checkCursos, type DocenteAbierto, docenteEntidad, lockDocentes, writeCursos } from './acceso.ts'
import { selectDocente, selectDocentesCambiados } from './docentes.queries.ts'

/** One lecturer taking over courses of another, in the institution of the context. */
interface Relevo {
  de: DocenteAbierto
  por: DocenteAbierto
  /** Base courses that go over. */
  cursos: readonly number[]
}

/** Moves one kind of thing that hangs on a lecturer. */
type Parte = (ctx: Ctx, relevo: Relevo) => Promise<void>

const moveCursos: Parte = async (ctx, { de, por, cursos }) => {
  const added = cursos.filter(id => !por.acceso.cursos_ids.includes(id))
  await writeCursos(ctx, [
    { acceso: de.acceso, cursos_ids: de.acceso.cursos_ids.filter(id => !cursos.includes(id)) },
    { acceso: por.acceso, cursos_ids: [...por.acceso.cursos_ids, ...added] },
  ])
}

/** What goes along when a lecturer is replaced. Whatever hangs on a lecturer (drafts of syllabi, tasks …) adds its own here. */
const PARTES: readonly Parte[] = [moveCursos]

/** The courses that go over: all that whoever asks sees, or those named, also of a plan that went to the Papelera meanwhile and may come back. */
async function courses(
  ctx: Ctx,
  seen: Docente,
  { acceso }: DocenteAbierto,
  wanted: number[] | undefined,
): Promise<number[]> {
  if (!wanted) return seen.cursos.map(c => c.id)
  const bases = await checkCursos(ctx, wanted, acceso.cursos_ids)
  const lost = bases.filter(id => !acceso.cursos_ids.includes(id))
  if (lost.length > 0)
    throw invalidField(
      'cursos_ids',
      `«${seen.persona.nombres}» ya no dicta ${segun(lost.length, 'uno de los cursos elegidos: desmárquelo', 'varios de los cursos elegidos: desmárquelos')} y vuelva a guardar.`,
    )
  return bases
}

/**
 * Replaces a lecturer by another of the institution in one step: the courses (all that whoever asks sees, or those named) go over with all that
 * hangs on them. 404 for one who is no lecturer here, 422 for the same one, for none to take over, or a course that is not theirs. Answers whom
 * was replaced.
 */
export async function replaceDocente(
  ctx: Ctx,
  { id, por_id, cursos_ids }: { id: number; por_id: number; cursos_ids?: number[] },
): Promise<{ de: Docente; por: Docente; cuantos: number }> {
  assertMay(ctx, 'curricular.editar', {})
  if (id === por_id) throw invalidField('por_id', 'Elija a otro docente.')
  const [de, por] = (await lockDocentes(ctx, [id, por_id])) as [DocenteAbierto, DocenteAbierto]
  const seen = await selectDocente(ctx, id)
  const into = await selectDocente(ctx, por_id)
  const cursos = await courses(ctx, seen, de, cursos_ids)
  if (cursos.length === 0)
    throw invalidField('cursos_ids', `«${seen.persona.nombres}» no tiene cursos que pasar.`)
  for (const move of PARTES) await move(ctx, { de, por, cursos })
  await updateRow(ctx, docenteEntidad, de.usuario, {}, 'docente.reemplazado', {
    antes: { cursos_ids: de.acceso.cursos_ids },
    despues: { por_id, cursos_ids: de.acceso.cursos_ids.filter(c => !cursos.includes(c)), pasados: cursos },
  })
  await updateRow(ctx, docenteEntidad, por.usuario, {}, 'docente.updated', {
    antes: { cursos_ids: por.acceso.cursos_ids },
    despues: { cursos_ids: [...new Set([...por.acceso.cursos_ids, ...cursos])], de_id: id },
  })
  ctx.afterCommit(() => refreshSessionsOfUsuarios(ctx.platform, [id, por_id]))
  const [ahora] = await selectDocentesCambiados(ctx, [seen])
  return { de: ahora!, por: into, cuantos: cursos.length }
}
