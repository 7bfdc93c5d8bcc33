import type { Publicacion, PublicacionDePlan } from '@malla/contracts/publicaciones.ts'
import { proponerDireccion } from '@malla/domain/publicaciones/direccion.ts'
import { programaInAlcance } from '../../platform/alcance.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, count, desc, eq, isNull, ne, type SQL, sql } from '../../platform/db/drizzle.ts'
import { instante } from '../../platform/instante.ts'
import { conPalabras, offsetOf } from '../../platform/page.ts'
import { caminoPublico, selectPublicacionDeEmpresa } from './publicadoras.queries.ts'

const { planes, programas, publicaciones } = schema

const quienSql = sql<string | null>`(select p.nombres from usuarios u join personas p on p.id = u.persona_id
  where u.id = ${publicaciones.publicado_por})`

const columns = {
  id: publicaciones.id,
  planestudio_id: publicaciones.planestudio_id,
  full_name: planes.full_name,
  programa: programas.nombre,
  direccion: publicaciones.direccion,
  con_silabos: publicaciones.con_silabos,
  publicado_por: quienSql,
  revision: publicaciones.revision,
  created_at: instante(publicaciones.created_at),
}

const ofPlan = and(
  eq(planes.empresa_id, publicaciones.empresa_id),
  eq(planes.id, publicaciones.planestudio_id),
)
const ofPrograma = and(
  eq(programas.empresa_id, publicaciones.empresa_id),
  eq(programas.id, planes.programa_id),
)

const filas = (ctx: Ctx) =>
  ctx.tx.select(columns).from(publicaciones).innerJoin(planes, ofPlan).innerJoin(programas, ofPrograma)
type Fila = Awaited<ReturnType<typeof filas>>[number]

interface Casa {
  activa: boolean
  nombre_corto: string | null
}

/** How the institution that one works in publishes. */
const casaDe = (ctx: Ctx): Promise<Casa> => selectPublicacionDeEmpresa(ctx.tx, ctx.empresaId)

const toAnswer = ({ config }: Ctx['platform'], casa: Casa, fila: Fila): Publicacion => ({
  ...fila,
  url:
    casa.activa && casa.nombre_corto
      ? config.publicUrl + caminoPublico(casa.nombre_corto, fila.direccion)
      : null,
})

/** Addresses that the other plans of the institution have: those alone that a proposal could meet. */
async function selectTomadas(ctx: Ctx, planId: number): Promise<Set<string>> {
  const rows = await ctx.tx
    .select({ direccion: publicaciones.direccion })
    .from(publicaciones)
    .where(and(eq(publicaciones.empresa_id, ctx.empresaId), ne(publicaciones.planestudio_id, planId)))
  return new Set(rows.map(r => r.direccion))
}

/** Whether a plan is published, and where it is or would be. Permission is the caller's. */
export async function selectPublicacionDePlan(
  ctx: Ctx,
  plan: { id: number; programa_id: number; full_name: string },
): Promise<PublicacionDePlan> {
  const [casa, [fila], [programa], tomadas] = await Promise.all([
    casaDe(ctx),
    filas(ctx).where(
      and(eq(publicaciones.empresa_id, ctx.empresaId), eq(publicaciones.planestudio_id, plan.id)),
    ),
    ctx.tx
      .select({ nombre: programas.nombre })
      .from(programas)
      .where(and(eq(programas.empresa_id, ctx.empresaId), eq(programas.id, plan.programa_id))),
    selectTomadas(ctx, plan.id),
  ])
  return {
    publicacion: fila ? toAnswer(ctx.platform, casa, fila) : null,
    activa: casa.activa,
    base: casa.nombre_corto && `${ctx.platform.config.publicUrl}${caminoPublico(casa.nombre_corto)}/`,
    propuesta: proponerDireccion({ programa: programa!.nombre, full_name: plan.full_name }, tomadas),
  }
}

const visible = (ctx: Ctx, filtro: string | undefined): SQL =>
  and(
    eq(publicaciones.empresa_id, ctx.empresaId),
    isNull(planes.deleted_at),
    programaInAlcance(ctx, programas.facultad_id, programas.id),
    filtro ? conPalabras(planes.full_name, filtro) : undefined,
  )!

/** A page of the published plans that the person may see, the last published first, and how many there are. */
export async function selectPublicaciones(
  ctx: Ctx,
  f: { page: number; per_page: number; filtro?: string },
): Promise<{ rows: Publicacion[]; total: number }> {
  const where = visible(ctx, f.filtro)
  const [casa, encontradas, [counted]] = await Promise.all([
    casaDe(ctx),
    filas(ctx)
      .where(where)
      .orderBy(desc(publicaciones.created_at), desc(publicaciones.id))
      .limit(f.per_page)
      .offset(offsetOf(f)),
    ctx.tx
      .select({ total: count() })
      .from(publicaciones)
      .innerJoin(planes, ofPlan)
      .innerJoin(programas, ofPrograma)
      .where(where),
  ])
  return { rows: encontradas.map(fila => toAnswer(ctx.platform, casa, fila)), total: counted!.total }
}
