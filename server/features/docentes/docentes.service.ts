import type { CamposDeDocente, Docente } from '@malla/contracts/docentes.ts'
import { segun } from '@malla/domain/texto/numero.ts'
import { assertMay, type Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, eq, inArray } from '../../platform/db/drizzle.ts'
import { enumerar } from '../../platform/enumerar.ts'
import { checkTodo, conflict, notFound } from '../../platform/errors.ts'
import { updateRows } from '../../platform/rows.ts'
import { refreshSessionsOfUsuarios } from '../../platform/session/refreshing.ts'
import { assertPersona, makePeople } from '../usuarios/persona.service.ts'
import {
  accesoDeDocente,
  checkCursos,
  type DocenteAbierto,
  docenteEntidad,
  lockDocentes,
  selectCursosFuera,
  selectTipoDocente,
} from './acceso.ts'
import { selectDocente, selectDocentesPorId } from './docentes.queries.ts'
import { assertPorCorreo, type Conocido } from './porCorreo.ts'
import { linkDocentes } from './vincular.service.ts'

const { accesos } = schema

/**
 * Adds a lecturer to the institution. Whom the mail means, here or in another institution (porCorreo.ts), is linked rather than doubled, and stays as
 * they are; else a person is made who signs in with the mail and a temporary password. 422 for courses that are not theirs to give, for a mail of which it
 * cannot be said whom it means, and as `assertPersona`.
 */
export async function createDocente(ctx: Ctx, input: CamposDeDocente): Promise<Docente> {
  assertMay(ctx, 'curricular.editar', {})
  const { cursos_ids = [], estado = '1', ...persona } = input
  const tipo = await selectTipoDocente(ctx)
  let known = null as Conocido | null
  const [cursos] = await checkTodo([
    () => checkCursos(ctx, cursos_ids),
    async () => {
      known = await assertPorCorreo(ctx, persona.correo)
    },
    // Who is linked stays as they are, whatever the form says of them.
    () => (known === null ? assertPersona(ctx, persona, null) : undefined),
  ])
  if (known !== null) {
    await linkDocentes(ctx, tipo, [{ conocido: known, cursos_ids: cursos }])
    return selectDocente(ctx, known.id)
  }
  const acceso = accesoDeDocente(ctx, tipo, cursos)
  const nuevo = { usuario: persona.correo.toLowerCase(), estado, persona, accesos: [acceso] }
  const [id] = await makePeople(ctx, docenteEntidad, [nuevo])
  return selectDocente(ctx, id!)
}

/** 409 naming those who also teach where whoever asks does not work, be it in a plan of the Papelera, which may come back. */
async function assertAllInside(ctx: Ctx, open: DocenteAbierto[], seen: Docente[]): Promise<void> {
  if (ctx.sesion.quien.alcance.todo) return
  const outside = await selectCursosFuera(
    ctx,
    open.flatMap(o => o.acceso.cursos_ids),
  )
  const kept = open.filter(o => o.acceso.cursos_ids.some(id => outside.has(id))).map(o => o.usuario.id)
  if (kept.length === 0) return
  const names = seen.filter(d => kept.includes(d.id)).map(d => d.persona.nombres)
  throw conflict(
    `No se puede quitar a ${enumerar(names)}: también ${segun(names.length, 'dicta', 'dictan')} cursos de otras facultades o programas.`,
  )
}

/**
 * Takes lecturers off the institution's list, all or none: the persons go on existing, and what they are elsewhere stays. 409 naming those who
 * teach where whoever asks does not work. Answers their names.
 */
export async function deleteDocentes(ctx: Ctx, ids: number[]): Promise<string[]> {
  assertMay(ctx, 'curricular.editar', {})
  const wanted = [...new Set(ids)].sort((a, b) => a - b)
  const seen = await selectDocentesPorId(ctx, wanted)
  if (seen.length !== wanted.length) throw notFound()
  const open = await lockDocentes(ctx, wanted)
  await assertAllInside(ctx, open, seen)
  const gone = open.map(o => o.acceso.id)
  await ctx.tx.delete(accesos).where(and(eq(accesos.empresa_id, ctx.empresaId), inArray(accesos.id, gone)))
  const nombres = new Map(seen.map(d => [d.id, d.persona.nombres]))
  const idos = open.map(({ usuario, acceso }) => ({
    row: usuario,
    values: {},
    partes: { antes: { nombres: nombres.get(usuario.id), cursos_ids: acceso.cursos_ids }, despues: {} },
  }))
  await updateRows(ctx, docenteEntidad, idos, 'docente.deleted')
  ctx.afterCommit(() => refreshSessionsOfUsuarios(ctx.platform, wanted))
  return seen.map(d => d.persona.nombres)
}
