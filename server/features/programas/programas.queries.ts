import type { Programa } from '@malla/contracts/programas.ts'
import { programaInAlcance } from '../../platform/alcance.ts'
import { alfabetico } from '../../platform/alfabetico.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, count, desc, eq, inArray, type SQL, sql } from '../../platform/db/drizzle.ts'
import { NOMBRADOS } from '../../platform/enumerar.ts'
import { notFound } from '../../platform/errors.ts'
import { instante } from '../../platform/instante.ts'
import { conPalabras, offsetOf } from '../../platform/page.ts'
import { archivoUrl } from '../archivos/archivos.service.ts'

const { programas, facultades, niveles, modalidades, planes } = schema

const columns = {
  id: programas.id,
  nombre: programas.nombre,
  facultad_id: programas.facultad_id,
  facultad: facultades.nombre,
  nivel_id: programas.nivel_id,
  nivel: niveles.nombre,
  tiponivel_id: niveles.tiponivel_id,
  modalidad_id: programas.modalidad_id,
  modalidad: modalidades.nombre,
  // §3: 0 marks a level-type programme.
  carrera_id: sql<number>`case when programas.de_nivel then 0 else programas.id end`.mapWith(Number),
  especialidades: sql<Programa['especialidades']>`coalesce((
    select json_agg(json_build_object('id', e.id, 'nombre', e.nombre) order by e.orden, e.id) from especialidades e
    where e.empresa_id = programas.empresa_id and e.programa_id = programas.id), '[]')`,
  maxciclos: programas.maxciclos,
  ciclosporanio: programas.ciclosporanio,
  repeticiones: programas.repeticiones,
  tipociclo_id: programas.tipociclo_id,
  tipoduracion: programas.tipoduracion,
  duracion: programas.duracion,
  imagen_id: programas.imagen_id,
  estado: sql<Programa['estado']>`${programas.estado}`,
  planes_count: sql<number>`(select count(*)::int from planes l
    where l.empresa_id = programas.empresa_id and l.programa_id = programas.id and l.deleted_at is null)`,
  revision: programas.revision,
  created_at: instante(programas.created_at),
}

const selectFilas = (ctx: Ctx) =>
  ctx.tx
    .select(columns)
    .from(programas)
    .innerJoin(
      facultades,
      and(eq(facultades.empresa_id, programas.empresa_id), eq(facultades.id, programas.facultad_id)),
    )
    .innerJoin(niveles, and(eq(niveles.empresa_id, programas.empresa_id), eq(niveles.id, programas.nivel_id)))
    .innerJoin(
      modalidades,
      and(eq(modalidades.empresa_id, programas.empresa_id), eq(modalidades.id, programas.modalidad_id)),
    )

type Fila = Awaited<ReturnType<typeof selectFilas>>[number]

const toPrograma = ({ imagen_id, ...fila }: Fila): Programa => ({
  ...fila,
  imagen_url: archivoUrl(imagen_id),
})

const mine = (ctx: Ctx): SQL =>
  and(
    eq(programas.empresa_id, ctx.empresaId),
    programaInAlcance(ctx, sql`programas.facultad_id`, sql`programas.id`),
  )!

/** A programme that the person may see; 404 otherwise. */
export async function selectPrograma(ctx: Ctx, id: number): Promise<Programa> {
  const [fila] = await selectFilas(ctx).where(and(mine(ctx), eq(programas.id, id)))
  if (!fila) throw notFound()
  return toPrograma(fila)
}

export interface FiltroDeProgramas {
  page: number
  per_page: number
  filtro?: string
  facultad_id?: number
  nivel_id?: number
  modalidad_id?: number
  estado?: Programa['estado']
}

/** A page of programmes, newest first, and how many there are in all. */
export async function selectProgramas(
  ctx: Ctx,
  f: FiltroDeProgramas,
): Promise<{ rows: Programa[]; total: number }> {
  const where = and(
    mine(ctx),
    f.filtro ? conPalabras(programas.nombre, f.filtro) : undefined,
    f.facultad_id ? eq(programas.facultad_id, f.facultad_id) : undefined,
    f.nivel_id ? eq(programas.nivel_id, f.nivel_id) : undefined,
    f.modalidad_id ? eq(programas.modalidad_id, f.modalidad_id) : undefined,
    f.estado ? eq(programas.estado, f.estado) : undefined,
  )
  const [filas, total] = await Promise.all([
    selectFilas(ctx)
      .where(where)
      .orderBy(desc(programas.created_at), desc(programas.id))
      .limit(f.per_page)
      .offset(offsetOf(f)),
    countProgramas(ctx, where),
  ])
  return { rows: filas.map(toPrograma), total }
}

/** How many programmes the person sees (§7, total/dc). */
export async function countProgramas(ctx: Ctx, where: SQL | undefined = mine(ctx)): Promise<number> {
  const [counted] = await ctx.tx.select({ total: count() }).from(programas).where(where)
  return counted!.total
}

/** All programmes that the person may see, by faculty and name, with where they stand. */
export async function selectProgramasPorEntidad(
  ctx: Ctx,
): Promise<{ id: number; nombre: string; facultad: string; nivel: string; modalidad: string }[]> {
  const filas = await selectFilas(ctx)
    .where(mine(ctx))
    .orderBy(alfabetico(facultades.nombre), alfabetico(programas.nombre), programas.id)
  return filas.map(({ id, nombre, facultad, nivel, modalidad }) => ({
    id,
    nombre,
    facultad,
    nivel,
    modalidad,
  }))
}

/** Plans that hang on these programmes, as many as tell why they cannot go; those in the Papelera too, for they may come back. */
export const selectPlanesDe = (
  ctx: Ctx,
  ids: number[],
): Promise<{ programa_id: number; full_name: string; deleted_at: string | null }[]> =>
  ctx.tx
    .select({ programa_id: planes.programa_id, full_name: planes.full_name, deleted_at: planes.deleted_at })
    .from(planes)
    .where(and(eq(planes.empresa_id, ctx.empresaId), inArray(planes.programa_id, ids)))
    .orderBy(alfabetico(planes.full_name))
    .limit(NOMBRADOS + 1)
