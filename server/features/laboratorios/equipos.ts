import { isDeepStrictEqual } from 'node:util'
import type { ParsedOf } from '@malla/contracts/call.ts'
import type { laboratorios as calls, Equipo } from '@malla/contracts/laboratorios.ts'
import type { Ctx } from '../../platform/context.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { invalid } from '../../platform/errors.ts'
import type { Partes } from '../../platform/rows.ts'

type Dados = NonNullable<ParsedOf<typeof calls.update>['equipos']>

/** What a record says of the equipment: its words, not its ids. */
const enElRegistro = (equipos: readonly Omit<Equipo, 'id'>[]): string[] =>
  equipos
    .map(e =>
      [e.nombre, e.codigo, e.cantidad > 1 && `× ${e.cantidad}`, e.descripcion].filter(Boolean).join(' · '),
    )
    .sort()

const selectEquipos = async (ctx: Ctx, laboratorioId: number): Promise<Equipo[]> => {
  const { rows } = await ctx.tx.execute(sql`select id, nombre, codigo, cantidad, descripcion from equipos
    where empresa_id = ${ctx.empresaId} and laboratorio_id = ${laboratorioId} order by id for update`)
  return rows as unknown as Equipo[]
}

/** 422 under each line that names what this laboratory has not, or has named before. */
function assertSuyos(dados: Dados, hay: readonly Equipo[]): void {
  const suyos = new Set(hay.map(e => e.id))
  const vistos = new Set<number>()
  const errors: Record<string, string[]> = {}
  dados.forEach(({ id }, i) => {
    if (id === undefined) return
    if (!suyos.has(id)) errors[`equipos.${i}.id`] = ['Ese equipo ya no está en este laboratorio o taller.']
    else if (vistos.has(id)) errors[`equipos.${i}.id`] = ['Ese equipo está dos veces.']
    vistos.add(id)
  })
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

/** Lines as they are kept beside what is there: what a line does not say stays. */
const comoSeGuardan = (dados: Dados, hay: readonly Equipo[]) =>
  dados.map(({ id, nombre, codigo, cantidad, descripcion }) => {
    const antes = hay.find(e => e.id === id)
    return {
      id: id ?? null,
      nombre,
      codigo: codigo === undefined ? (antes?.codigo ?? null) : codigo || null,
      cantidad: cantidad ?? antes?.cantidad ?? 1,
      descripcion: descripcion === undefined ? (antes?.descripcion ?? null) : descripcion || null,
    }
  })

/** What the record of a new laboratory says of its equipment: nothing where there is none. */
export const equiposDelNuevo = (dados: Dados = []): Partes =>
  dados.length === 0 ? {} : { equipos: enElRegistro(comoSeGuardan(dados, [])) }

/**
 * Puts this equipment in the place of a laboratory's own, in two statements; what is named keeps its id. What changed, for the record, or null.
 */
export async function replaceEquipos(
  ctx: Ctx,
  laboratorioId: number,
  dados: Dados | undefined,
): Promise<{ antes: Partes; despues: Partes } | null> {
  if (dados === undefined) return null
  const hay = await selectEquipos(ctx, laboratorioId)
  assertSuyos(dados, hay)
  const filas = comoSeGuardan(dados, hay)
  const lista = JSON.stringify(filas)
  await ctx.tx.execute(sql`delete from equipos where empresa_id = ${ctx.empresaId} and laboratorio_id = ${laboratorioId}
    and not (id = any(${sql.param(filas.flatMap(f => f.id ?? []))}::bigint[]))`)
  await ctx.tx.execute(sql`with dadas as (
      select * from jsonb_to_recordset(${lista}::jsonb) as d(id bigint, nombre text, codigo text, cantidad int, descripcion text)),
    cambiadas as (
      update equipos e set nombre = d.nombre, codigo = d.codigo, cantidad = d.cantidad, descripcion = d.descripcion,
        revision = e.revision + 1, updated_at = clock_timestamp()
      from dadas d where e.empresa_id = ${ctx.empresaId} and e.id = d.id
        and (e.nombre, e.codigo, e.cantidad, e.descripcion) is distinct from (d.nombre, d.codigo, d.cantidad, d.descripcion))
    insert into equipos (empresa_id, laboratorio_id, nombre, codigo, cantidad, descripcion)
    select ${ctx.empresaId}, ${laboratorioId}, nombre, codigo, cantidad, descripcion from dadas where id is null`)
  const [antes, despues] = [enElRegistro(hay), enElRegistro(filas)]
  return isDeepStrictEqual(antes, despues)
    ? null
    : { antes: { equipos: antes }, despues: { equipos: despues } }
}
