import type { Empresa } from '@malla/contracts/empresas.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, count, desc, eq, type SQL, sql } from '../../platform/db/drizzle.ts'
import { invalidField, notFound } from '../../platform/errors.ts'
import { instante } from '../../platform/instante.ts'
import { conPalabras, offsetOf } from '../../platform/page.ts'
import { lugarDe } from '../ubigeo/ubigeo.datos.ts'

const { empresas } = schema

const ofPerfil = (campo: string): SQL<string | null> => sql<string | null>`${empresas.perfil} ->> ${campo}`

const columns = {
  id: empresas.id,
  razonsocial: empresas.razonsocial,
  estado: sql<Empresa['estado']>`${empresas.estado}`,
  tipo: sql<Empresa['tipo']>`${empresas.tipo}`,
  imagen_url: empresas.imagen_url,
  nombrecomercial: ofPerfil('nombrecomercial'),
  siglas: ofPerfil('siglas'),
  ruc: ofPerfil('ruc'),
  correo: ofPerfil('correo'),
  telefono: ofPerfil('telefono'),
  web: ofPerfil('web'),
  direccion: ofPerfil('direccion'),
  distrito_id: ofPerfil('distrito_id'),
  lema: ofPerfil('lema'),
  created_at: instante(empresas.created_at),
  revision: empresas.revision,
}

type Row = Omit<Empresa, 'lugar' | 'usuarios_count'>

/**
 * How many people have a role in each. Row security hides the roles of other institutions: a function of the database reads them, once for
 * all rows, after the permission was asked.
 */
async function countUsuarios(ctx: Ctx, ids: number[]): Promise<Map<number, number>> {
  const { rows } = await ctx.tx.execute<{ empresa_id: number; n: number }>(sql`
    select a.empresa_id, count(distinct a.usuario_id)::int as n
    from accesos_de_usuarios(array(select u.id from usuarios u where u.deleted_at is null)) a
    where a.empresa_id = any(${sql.param(ids)}::bigint[]) group by a.empresa_id`)
  return new Map(rows.map(r => [Number(r.empresa_id), r.n]))
}

async function complete(ctx: Ctx, rows: Row[]): Promise<Empresa[]> {
  const counts = await countUsuarios(
    ctx,
    rows.map(r => r.id),
  )
  return rows.map(row => ({
    ...row,
    lugar: lugarDe(row.distrito_id),
    usuarios_count: counts.get(row.id) ?? 0,
  }))
}

/** The one row there is; 404 when there is none. */
async function only(ctx: Ctx, rows: Row[]): Promise<Empresa> {
  const [empresa] = await complete(ctx, rows)
  if (!empresa) throw notFound()
  return empresa
}

const newestFirst = [desc(empresas.created_at), desc(empresas.id)]

/** An institution; 404 when it is not there. */
export async function selectEmpresa(ctx: Ctx, id: number): Promise<Empresa> {
  return only(ctx, await ctx.tx.select(columns).from(empresas).where(eq(empresas.id, id)))
}

/** What `queryDefault` may ask for. */
const SEARCHABLE = ['razonsocial', 'estado', 'tipo', 'ruc', 'siglas'] as const

/** The newest institution that equals `fields` (of a call with `first` or `queryDefault`); 404 when none does, 422 for another field. */
export async function selectFirstEmpresa(ctx: Ctx, fields: Record<string, unknown> = {}): Promise<Empresa> {
  const unknown = Object.keys(fields).find(k => !SEARCHABLE.some(s => s === k))
  if (unknown) throw invalidField('queryDefault', `No se puede buscar por «${unknown}».`)
  const equal = Object.entries(fields).map(
    ([k, v]) => sql`${columns[k as (typeof SEARCHABLE)[number]]} = ${String(v)}`,
  )
  const rows = await ctx.tx
    .select(columns)
    .from(empresas)
    .where(and(...equal))
    .orderBy(...newestFirst)
    .limit(1)
  return only(ctx, rows)
}

export interface FiltroDeEmpresas {
  filtro?: string
  estado?: Empresa['estado']
  tipo?: Empresa['tipo']
}

const narrowed = (f: FiltroDeEmpresas): SQL | undefined =>
  and(
    f.filtro ? conPalabras(empresas.razonsocial, f.filtro) : undefined,
    f.estado && eq(empresas.estado, f.estado),
    f.tipo && eq(empresas.tipo, f.tipo),
  )

/** A page of institutions, the newest first, and how many there are in all. */
export async function selectEmpresas(
  ctx: Ctx,
  f: FiltroDeEmpresas & { page: number; per_page: number },
): Promise<{ rows: Empresa[]; total: number }> {
  const where = narrowed(f)
  const [rows, [counted]] = await Promise.all([
    ctx.tx
      .select(columns)
      .from(empresas)
      .where(where)
      .orderBy(...newestFirst)
      .limit(f.per_page)
      .offset(offsetOf(f)),
    ctx.tx.select({ total: count() }).from(empresas).where(where),
  ])
  return { rows: await complete(ctx, rows), total: counted!.total }
}
