import type { Empresa } from '@malla/contracts/empresas.ts'
import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { invalidField, notFound } from '../../platform/errors.ts'
import { instante } from '../../platform/instante.ts'
import { likeOf, offsetOf } from '../../platform/page.ts'
import { lugarDe } from '../ubigeo/ubigeo.datos.ts'

const { empresas } = schema

// Roles of other institutions are hidden by row security: a function of the database counts them, after the permission was asked.
const usuariosCount = sql<number>`(select count(distinct a.usuario_id)::int
  from accesos_de_usuarios(array(select u.id from usuarios u where u.deleted_at is null)) a where a.empresa_id = empresas.id)`

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
  usuarios_count: usuariosCount,
  created_at: instante(empresas.created_at),
  revision: empresas.revision,
}

const withLugar = (row: Omit<Empresa, 'lugar'>): Empresa => ({ ...row, lugar: lugarDe(row.distrito_id) })

const newestFirst = [desc(empresas.created_at), desc(empresas.id)]

/** An institution; 404 when it is not there. */
export async function selectEmpresa(ctx: Ctx, id: number): Promise<Empresa> {
  const [row] = await ctx.tx.select(columns).from(empresas).where(eq(empresas.id, id))
  if (!row) throw notFound()
  return withLugar(row)
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
  const [row] = await ctx.tx
    .select(columns)
    .from(empresas)
    .where(and(...equal))
    .orderBy(...newestFirst)
    .limit(1)
  if (!row) throw notFound()
  return withLugar(row)
}

export interface FiltroDeEmpresas {
  filtro?: string
  estado?: Empresa['estado']
  tipo?: Empresa['tipo']
}

const narrowed = (f: FiltroDeEmpresas): SQL | undefined =>
  and(
    f.filtro ? sql`normalizar(${empresas.razonsocial}) like normalizar(${likeOf(f.filtro)})` : undefined,
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
  return { rows: rows.map(withLugar), total: counted!.total }
}

/** All institutions that the filter leaves, the newest first, for a file. */
export async function selectTodasLasEmpresas(ctx: Ctx, f: FiltroDeEmpresas): Promise<Empresa[]> {
  const rows = await ctx.tx
    .select(columns)
    .from(empresas)
    .where(narrowed(f))
    .orderBy(...newestFirst)
  return rows.map(withLugar)
}
