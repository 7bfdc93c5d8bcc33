import { isDeepStrictEqual } from 'node:util'
import type { AccesoDeUsuario } from '@malla/contracts/usuarios.ts'
import { CODIGO_DE_TUTOR } from '@malla/domain/permisos/permisos.ts'
import { accesosRepetidos, whyNotCursos } from '@malla/domain/usuarios/reglas.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { getTableColumns, inArray, sql } from '../../platform/db/drizzle.ts'
import { enEmpresa } from '../../platform/enEmpresa.ts'
import { invalid } from '../../platform/errors.ts'
import { portions } from '../../platform/portions.ts'
import type { Partes } from '../../platform/rows.ts'
import { type IdsDeInstitucion, lostIds, selectIds } from './accesos.queries.ts'
import { selectTipos } from './tipos.queries.ts'

/** What people are in institutions: all of it at once, in one transaction over several institutions. */

const { accesos, empresas } = schema

type Row = typeof accesos.$inferSelect
type Errores = Record<string, string[]>

/** An access as its row keeps it. Without a restriction there are no faculties or programmes to name. */
export interface AccesoGuardado {
  empresa_id: number
  tipopersona_id: number
  tipouser: number | null
  rol: number
  codigo_aditional: string | null
  permisos_facultades: number[]
  permisos_programas: number[]
  programas_ids: number[]
  cursos_ids: number[]
}

const distinct = (ids: readonly number[]): number[] => [...new Set(ids)]

const toRow = (a: AccesoDeUsuario): AccesoGuardado => ({
  empresa_id: a.empresa_id,
  tipopersona_id: a.tipopersona_id,
  tipouser: a.tipouser,
  rol: a.rol,
  codigo_aditional: a.is_tutor ? CODIGO_DE_TUTOR : null,
  permisos_facultades: a.rol === 2 ? distinct(a.permisosFacultades) : [],
  permisos_programas: a.rol === 2 ? distinct(a.permisosProgramas) : [],
  programas_ids: distinct(a.programas_ids),
  cursos_ids: distinct(a.cursos_ids),
})

/** What stays of a row in a record: without its bookkeeping. */
const told = ({ empresa_id, tipopersona_id, tipouser, rol, codigo_aditional, ...ids }: AccesoGuardado) => ({
  empresa_id,
  tipopersona_id,
  tipouser,
  rol,
  codigo_aditional,
  permisos_facultades: ids.permisos_facultades,
  permisos_programas: ids.permisos_programas,
  programas_ids: ids.programas_ids,
  cursos_ids: ids.cursos_ids,
})

const keyOf = (a: { empresa_id: number; tipopersona_id: number }): string =>
  `${a.empresa_id}:${a.tipopersona_id}`

/** Accesses of users in every institution, as they are kept. The users' rows are locked: nobody else writes them meanwhile. */
export async function selectAccesosDe(ctx: Ctx, usuarioIds: readonly number[]): Promise<Row[]> {
  const { rows } = await ctx.tx.execute(
    sql`select * from accesos_de_usuarios(${`{${usuarioIds.join(',')}}`}::bigint[])`,
  )
  return rows as unknown as Row[]
}

/** How many values each row brings at most. */
const COLUMNAS = Object.keys(getTableColumns(accesos)).length

/** Inserts accesses of new users, each institution's together. */
export async function insertAccesos(
  ctx: Ctx,
  rows: readonly (AccesoGuardado & { usuario_id: number })[],
): Promise<void> {
  for (const empresaId of distinct(rows.map(r => r.empresa_id)))
    await enEmpresa(ctx, empresaId, async otra => {
      const suyos = rows.filter(r => r.empresa_id === empresaId)
      const values = suyos.map(r => ({ ...told(r), usuario_id: r.usuario_id }))
      for (const some of portions(values, COLUMNAS)) await otra.tx.insert(accesos).values(some)
    })
}

const FIELD_OF = {
  permisos_facultades: ['permisosFacultades', 'facultad'],
  permisos_programas: ['permisosProgramas', 'programa'],
  programas_ids: ['programas_ids', 'programa'],
  cursos_ids: ['cursos_ids', 'curso'],
} as const
type Lista = keyof typeof FIELD_OF
const LISTAS = Object.keys(FIELD_OF) as Lista[]

const PALABRAS = {
  facultad: ['Una de las facultades elegidas', 'Varias de las facultades elegidas', 'quítela'],
  programa: ['Uno de los programas elegidos', 'Varios de los programas elegidos', 'quítelo'],
  curso: ['Uno de los cursos elegidos', 'Varios de los cursos elegidos', 'quítelo'],
} as const

function sayLost(kind: keyof typeof PALABRAS, lost: number[], razonsocial: string): string {
  const [one, many, quite] = PALABRAS[kind]
  return lost.length === 1
    ? `${one} ya no está en «${razonsocial}»: ${quite} y vuelva a guardar.`
    : `${many} ya no están en «${razonsocial}»: ${quite}s y vuelva a guardar.`
}

/** Institutions and kinds of person that are named must be there, no role twice in one institution, and courses with one that has them. */
async function assertNamed(
  ctx: Ctx,
  given: AccesoDeUsuario[],
  before: ReadonlyMap<string, Row>,
): Promise<Map<number, string>> {
  const [there, kinds] = await Promise.all([
    ctx.tx
      .select({ id: empresas.id, razonsocial: empresas.razonsocial })
      .from(empresas)
      .where(inArray(empresas.id, distinct([0, ...given.map(a => a.empresa_id)]))),
    selectTipos(ctx),
  ])
  const names = new Map(there.map(e => [e.id, e.razonsocial]))
  const codigos = new Map(kinds.map(k => [k.id, k.codigo]))
  const errors: Errores = {}
  given.forEach((a, i) => {
    if (!names.has(a.empresa_id)) errors[`accesos.${i}.empresa_id`] = ['Esa institución no existe.']
    if (!codigos.has(a.tipopersona_id)) errors[`accesos.${i}.tipopersona_id`] = ['Ese rol no existe.']
    const why = whyNotCursos(codigos.get(a.tipopersona_id), a.cursos_ids, before.get(keyOf(a))?.cursos_ids)
    if (why) errors[`accesos.${i}.cursos_ids`] = [why]
    if (a.rol === 2 && a.permisosFacultades.length + a.permisosProgramas.length === 0)
      errors[`accesos.${i}.permisosFacultades`] = ['Elija al menos una facultad o un programa.']
  })
  for (const i of accesosRepetidos(given))
    errors[`accesos.${i}.tipopersona_id`] = ['Ya tiene ese rol en esa institución.']
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return names
}

/** Keeps what the institution has: courses as their base course; what was there before and is gone since is dropped without a word. */
function settle(
  row: AccesoGuardado,
  known: IdsDeInstitucion,
  was: Row | undefined,
): Partial<Record<Lista, number[]>> {
  const lost: Partial<Record<Lista, number[]>> = {}
  row.cursos_ids = distinct(row.cursos_ids.map(id => known.cursos.get(id) ?? id))
  for (const lista of LISTAS) {
    const missing = new Set(lostIds(lista, row[lista], known))
    const before = new Set(was?.[lista] ?? [])
    const strange = [...missing].filter(id => !before.has(id))
    if (strange.length > 0) lost[lista] = strange
    row[lista] = row[lista].filter(id => !missing.has(id))
  }
  return lost
}

/**
 * The accesses of a form as rows. 422 naming the institution or role that is not there, a role given twice, courses of who is no lecturer, and
 * every faculty, programme or course that is not of its institution.
 */
export async function checkAccesos(
  ctx: Ctx,
  given: AccesoDeUsuario[],
  was: readonly Row[],
): Promise<AccesoGuardado[]> {
  const before = new Map(was.map(r => [keyOf(r), r]))
  const names = await assertNamed(ctx, given, before)
  const rows = given.map(toRow)
  const errors: Errores = {}
  // One institution after the other: row security shows one at a time.
  for (const empresaId of distinct(rows.map(r => r.empresa_id))) {
    const known = await enEmpresa(ctx, empresaId, otra =>
      selectIds(
        otra,
        rows.filter(r => r.empresa_id === empresaId),
      ),
    )
    rows.forEach((row, i) => {
      if (row.empresa_id !== empresaId) return
      for (const [lista, lost] of Object.entries(settle(row, known, before.get(keyOf(row))))) {
        const [field, kind] = FIELD_OF[lista as Lista]
        errors[`accesos.${i}.${field}`] = [sayLost(kind, lost, names.get(empresaId)!)]
      }
    })
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return rows
}

const isSame = (a: AccesoGuardado, b: AccesoGuardado): boolean => isDeepStrictEqual(told(a), told(b))

async function writeIn(
  ctx: Ctx,
  usuarioId: number,
  rows: AccesoGuardado[],
  was: readonly Row[],
): Promise<void> {
  const before = new Map(was.map(r => [keyOf(r), r]))
  const wanted = new Set(rows.map(keyOf))
  const gone = was.filter(r => !wanted.has(keyOf(r))).map(r => r.id)
  const made = rows.filter(r => !before.has(keyOf(r)))
  const changed = rows.flatMap(r => {
    const old = before.get(keyOf(r))
    return old && !isSame(old, r) ? [{ ...told(r), id: old.id }] : []
  })
  if (gone.length > 0)
    await ctx.tx
      .delete(accesos)
      .where(sql`${accesos.empresa_id} = ${ctx.empresaId} and ${inArray(accesos.id, gone)}`)
  if (made.length > 0)
    await ctx.tx.insert(accesos).values(made.map(r => ({ ...told(r), usuario_id: usuarioId })))
  if (changed.length > 0)
    await ctx.tx.execute(sql`
      update accesos a set tipouser = x.tipouser, rol = x.rol, codigo_aditional = x.codigo_aditional,
        permisos_facultades = x.permisos_facultades, permisos_programas = x.permisos_programas,
        programas_ids = x.programas_ids, cursos_ids = x.cursos_ids, revision = a.revision + 1, updated_at = clock_timestamp()
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as x(id bigint, tipouser bigint, rol bigint, codigo_aditional text,
        permisos_facultades jsonb, permisos_programas jsonb, programas_ids jsonb, cursos_ids jsonb)
      where a.empresa_id = ${ctx.empresaId} and a.id = x.id`)
}

const sorted = (rows: readonly AccesoGuardado[]) =>
  rows.map(told).toSorted((a, b) => a.empresa_id - b.empresa_id || a.tipopersona_id - b.tipopersona_id)

/**
 * Makes a user's accesses those of `rows`, which `checkAccesos` answered. What stays keeps its id, so that open sessions go on in it. Answers
 * what changed, for the user's record; null when nothing did.
 */
export async function replaceAccesos(
  ctx: Ctx,
  usuarioId: number,
  rows: AccesoGuardado[],
  was: readonly Row[],
): Promise<{ antes: Partes; despues: Partes } | null> {
  const [antes, despues] = [sorted(was), sorted(rows)]
  if (isDeepStrictEqual(antes, despues)) return null
  for (const empresaId of distinct([...was, ...rows].map(r => r.empresa_id))) {
    const here = <T extends { empresa_id: number }>(list: readonly T[]) =>
      list.filter(r => r.empresa_id === empresaId)
    await enEmpresa(ctx, empresaId, otra => writeIn(otra, usuarioId, here(rows), here(was)))
  }
  return { antes: { accesos: antes }, despues: { accesos: despues } }
}
