import type { AccesoDeUsuario } from '@malla/contracts/usuarios.ts'
import { CODIGO_DE_TUTOR } from '@malla/domain/permisos/permisos.ts'
import { accesosRepetidos, whyNotCursos } from '@malla/domain/usuarios/reglas.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { inArray, sql } from '../../platform/db/drizzle.ts'
import { enEmpresa } from '../../platform/enEmpresa.ts'
import { invalid } from '../../platform/errors.ts'
import { type IdsDeInstitucion, lostIds, selectIds } from './accesos.queries.ts'
import { type AccesoGuardado, type AccesoRow, distinct, keyOf } from './escribirAccesos.ts'
import { selectTipos } from './tipos.queries.ts'

/** What people are in institutions, in several at once: as it is, and whether it may become what a form says (written by escribirAccesos.ts). */

const { empresas } = schema

type Errores = Record<string, string[]>

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

/** Accesses of users in every institution, as they are kept. The users' rows are locked: nobody else writes them meanwhile. */
export async function selectAccesosDe(ctx: Ctx, usuarioIds: readonly number[]): Promise<AccesoRow[]> {
  const { rows } = await ctx.tx.execute(
    sql`select * from accesos_de_usuarios(${`{${usuarioIds.join(',')}}`}::bigint[])`,
  )
  return rows as unknown as AccesoRow[]
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
  before: ReadonlyMap<string, AccesoRow>,
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
  was: AccesoRow | undefined,
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
  was: readonly AccesoRow[],
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
