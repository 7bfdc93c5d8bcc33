import type {
  EntradaDePerfil,
  PlantillaConEntradas,
  PlantillaDePerfil,
} from '@malla/contracts/plantillasDePerfil.ts'
import type { ContenidoDePlan } from '@malla/domain/planes/copiar.ts'
import type { Ctx } from '../../../platform/context.ts'
import { schema } from '../../../platform/db/db.ts'
import { and, count, eq, sql } from '../../../platform/db/drizzle.ts'
import { notFound } from '../../../platform/errors.ts'
import { instante } from '../../../platform/instante.ts'
import { offsetOf } from '../../../platform/page.ts'
import { deClase, type FiltroDePlantillas, filtradas, nuevasPrimero } from '../clases.queries.ts'
import { comoSeOfrece } from '../plantillas.queries.ts'

const { perfil_egreso, plan_secciones, plantillas } = schema

/** Whose profile: of those who finish, or of those who begin. */
export type Perfil = 'egresado' | 'ingresante'

/** What the column `contenido` holds in templates of profiles. */
export interface ContenidoDePerfil {
  items: EntradaDePerfil[]
}

const columns = {
  id: plantillas.id,
  tipo: plantillas.tipo,
  nombre: plantillas.nombre,
  planestudio_id: sql<number>`coalesce(plantillas.planestudio_id, 0)`,
  de_empresa_id: sql<number>`coalesce(plantillas.de_empresa_id, 0)`,
  institucion: sql<
    string | null
  >`(select e.razonsocial from empresas e where e.id = plantillas.de_empresa_id)`,
  entradas_count: sql<number>`jsonb_array_length(plantillas.contenido -> 'items')`,
  revision: plantillas.revision,
  created_at: instante(plantillas.created_at),
}
const conEntradas = { ...columns, items: sql<EntradaDePerfil[]>`plantillas.contenido -> 'items'` }

/** A template of profiles with what it holds; 404 when it is not there or of another kind. */
export async function selectPlantillaDePerfil(
  ctx: Ctx,
  perfil: Perfil,
  id: number,
): Promise<PlantillaConEntradas> {
  const [row] = await ctx.tx
    .select(conEntradas)
    .from(plantillas)
    .where(and(deClase(perfil), eq(plantillas.id, id)))
  if (!row) throw notFound()
  return row
}

/** A page of them, newest first, and how many there are in all. */
export async function selectPlantillasDePerfil(
  ctx: Ctx,
  perfil: Perfil,
  f: FiltroDePlantillas,
): Promise<{ rows: PlantillaDePerfil[]; total: number }> {
  const where = filtradas(perfil, f)
  const [rows, [counted]] = await Promise.all([
    ctx.tx
      .select(columns)
      .from(plantillas)
      .where(where)
      .orderBy(...nuevasPrimero)
      .limit(f.per_page)
      .offset(offsetOf(f)),
    ctx.tx.select({ total: count() }).from(plantillas).where(where),
  ])
  return { rows, total: counted!.total }
}

/** Every one for institutions of this kind, newest first, with what it holds, as they are offered. */
export async function selectPerfilesDeTipo(
  ctx: Ctx,
  perfil: Perfil,
  tipo: number,
): Promise<PlantillaConEntradas[]> {
  const rows = await ctx.tx
    .select(conEntradas)
    .from(plantillas)
    .where(and(deClase(perfil), eq(plantillas.tipo, tipo)))
    .orderBy(...nuevasPrimero)
  return rows.map(p => comoSeOfrece(ctx, p))
}

type Item = ContenidoDePlan['textos'][number]['items'][number] & Partial<EntradaDePerfil>

/** The profile that a plan has now, as a template keeps it but for its pictures. Permission is the caller's. */
export async function selectPerfilDePlan(
  ctx: Ctx,
  perfil: Perfil,
  planId: number,
): Promise<EntradaDePerfil[]> {
  if (perfil === 'egresado')
    return ctx.tx
      .select({ descripcion: perfil_egreso.descripcion })
      .from(perfil_egreso)
      .where(and(eq(perfil_egreso.empresa_id, ctx.empresaId), eq(perfil_egreso.planestudio_id, planId)))
      .orderBy(perfil_egreso.orden, perfil_egreso.id)
  const [row] = await ctx.tx
    .select({ items: plan_secciones.items })
    .from(plan_secciones)
    .where(
      and(
        eq(plan_secciones.empresa_id, ctx.empresaId),
        eq(plan_secciones.planestudio_id, planId),
        eq(plan_secciones.key, 'perfilIngresos'),
      ),
    )
  return ((row?.items ?? []) as Item[]).map(({ nombre, grupo, descripcion = '' }) => ({
    ...(nombre && { nombre }),
    ...(grupo && { grupo }),
    descripcion,
  }))
}
