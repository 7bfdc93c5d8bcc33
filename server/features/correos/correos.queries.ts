import type { Correo, CorreoEnLista } from '@malla/contracts/correos.ts'
import type { EstadoDeCorreo } from '@malla/domain/correos/estados.ts'
import type { Ctx } from '../../platform/context.ts'
import { type SQL, sql } from '../../platform/db/drizzle.ts'
import { notFound } from '../../platform/errors.ts'
import { instante } from '../../platform/instante.ts'
import { conEnlace } from '../../platform/mail/carta.ts'
import { POR_SALIR } from '../../platform/mail/porSalir.ts'
import { conPalabras, offsetOf } from '../../platform/page.ts'
import { whyNotReenviar } from './reenviable.ts'

const inList = sql`c.id, c.para, c.asunto, c.estado, c.intentos, c.error, e.razonsocial as institucion, p.nombres as quien,
  coalesce((select jsonb_agg(jsonb_build_object('nombre', x ->> 'nombre', 'tipo', x ->> 'tipo')) from jsonb_array_elements(c.adjuntos) x), '[]') as adjuntos,
  ${instante(sql`c.created_at`)} as created_at, ${instante(sql`c.enviado_at`)} as enviado_at`

const from = sql`from correos c left join empresas e on e.id = c.de_empresa_id left join usuarios u on u.id = c.quien
  left join personas p on p.id = u.persona_id`

export interface FiltrosDeCorreos {
  filtro?: string
  estado?: EstadoDeCorreo
}

function conditions({ filtro, estado }: FiltrosDeCorreos): SQL {
  const all = [
    sql`true`,
    ...(estado ? [sql`c.estado = ${estado}`] : []),
    ...(filtro ? [conPalabras(sql`concat_ws(' ', c.para, c.asunto)`, filtro)] : []),
  ]
  return sql.join(all, sql` and `)
}

/** A page of mails, the last one first, and how many there are in all. */
export async function selectCorreos(
  ctx: Ctx,
  f: FiltrosDeCorreos & { page: number; per_page: number },
): Promise<{ rows: CorreoEnLista[]; total: number }> {
  const where = conditions(f)
  const page = await ctx.tx.execute(
    sql`select ${inList} ${from} where ${where} order by c.created_at desc, c.id desc limit ${f.per_page} offset ${offsetOf(f)}`,
  )
  const counted = await ctx.tx.execute(sql`select count(*)::int as total from correos c where ${where}`)
  return {
    rows: page.rows as unknown as CorreoEnLista[],
    total: (counted.rows[0] as { total: number }).total,
  }
}

/** A file that goes along with a mail; `clave` is null where it is not kept: what went out is not, nor what was written long ago. */
interface AdjuntoGuardado {
  nombre: string
  tipo: string
  clave: string | null
}

/** The files that go along with a mail, in their order; none of one that is not there. */
export async function selectAdjuntos(ctx: Ctx, id: number): Promise<AdjuntoGuardado[]> {
  const { rows } = await ctx.tx.execute(sql`
    select x ->> 'nombre' as nombre, x ->> 'tipo' as tipo, case when ${sql.raw(POR_SALIR)} then x ->> 'clave' end as clave
    from correos, jsonb_array_elements(adjuntos) with ordinality t (x, n) where id = ${id} order by n`)
  return rows as unknown as AdjuntoGuardado[]
}

/** Where a file of a mail is saved from, by its place among them from 1. */
export const adjuntoUrl = (id: number, numero: number): string => `/api/v1/correos/${id}/adjuntos/${numero}`

/** A mail with its text; 404 when it is not there. */
export async function selectCorreo(ctx: Ctx, id: number): Promise<Correo> {
  const { rows } = await ctx.tx.execute(
    sql`select ${inList}, c.texto, c.html, c.message_id ${from} where c.id = ${id}`,
  )
  const row = rows[0] as unknown as Omit<Correo, 'no_reenviable'> | undefined
  if (!row) throw notFound()
  const read = conEnlace(row, '[enlace personal]')
  const adjuntos = (await selectAdjuntos(ctx, id)).map(({ nombre, tipo, clave }, i) => ({
    nombre,
    tipo,
    url: clave === null ? null : adjuntoUrl(id, i + 1),
  }))
  return { ...row, ...read, adjuntos, no_reenviable: whyNotReenviar(row, ctx.platform.config.smtpUrl) }
}
