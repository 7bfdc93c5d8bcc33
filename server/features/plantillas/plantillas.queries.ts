import type { PlantillaDePlan } from '@malla/contracts/plantillas.ts'
import type { ContenidoDePlan } from '@malla/domain/planes/copiar.ts'
import { and, asc, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { invalidField, notFound } from '../../platform/errors.ts'
import { instante } from '../../platform/instante.ts'
import { likeOf, offsetOf } from '../../platform/page.ts'

const { planes, plantillas, programas } = schema

const CLASE = 'plan'
const dePlanes = eq(plantillas.clase, CLASE)

// Counts come from the content itself, as JSON: nothing beside it can be out of date.
const cuantos = (parte: string) => sql<number>`jsonb_array_length(plantillas.contenido -> ${parte}::text)`
const creditos = sql<number>`(select coalesce(sum((a ->> 'credits')::numeric) filter (where a ->> 'ciclo_id' is not null), 0)
    from jsonb_array_elements(plantillas.contenido -> 'asignaturas') a)::float8
  + (select coalesce(sum((s ->> 'creditos_requeridos')::numeric), 0)
    from jsonb_array_elements(plantillas.contenido -> 'secciones') s)::float8`

const columns = {
  id: plantillas.id,
  tipo: plantillas.tipo,
  nombre: plantillas.nombre,
  planestudio_id: sql<number>`coalesce(plantillas.planestudio_id, 0)`,
  de_empresa_id: sql<number>`coalesce(plantillas.de_empresa_id, 0)`,
  institucion: sql<
    string | null
  >`(select e.razonsocial from empresas e where e.id = plantillas.de_empresa_id)`,
  ciclos_count: cuantos('ciclos'),
  cursos_count: cuantos('asignaturas'),
  creditos,
  textos_count: cuantos('textos'),
  revision: plantillas.revision,
  created_at: instante(plantillas.created_at),
}

/** A template; 404 when it is not there. */
export async function selectPlantilla(ctx: Ctx, id: number): Promise<PlantillaDePlan> {
  const [row] = await ctx.tx
    .select(columns)
    .from(plantillas)
    .where(and(dePlanes, eq(plantillas.id, id)))
  if (!row) throw notFound()
  return row
}

/** What a template holds, with its name and kind; 404 when it is not there. */
export async function selectContenidoDePlantilla(
  ctx: Ctx,
  id: number,
): Promise<{ id: number; nombre: string; tipo: number; contenido: ContenidoDePlan }> {
  const [row] = await ctx.tx
    .select({
      id: plantillas.id,
      nombre: plantillas.nombre,
      tipo: plantillas.tipo,
      contenido: plantillas.contenido,
    })
    .from(plantillas)
    .where(and(dePlanes, eq(plantillas.id, id)))
  if (!row) throw notFound()
  return { ...row, contenido: row.contenido as ContenidoDePlan }
}

const BUSCABLES = { nombre: plantillas.nombre, tipo: plantillas.tipo } as const

/** Id of the newest template that equals `query` (of a call with `first` or `queryDefault`); 404 when none does, 422 for other fields. */
export async function selectFirstPlantilla(ctx: Ctx, query: Record<string, unknown> = {}): Promise<number> {
  const equal = Object.entries(query).map(([campo, valor]): SQL => {
    if (!Object.hasOwn(BUSCABLES, campo))
      throw invalidField('queryDefault', `No se puede buscar por «${campo}».`)
    return sql`${BUSCABLES[campo as keyof typeof BUSCABLES]}::text = ${String(valor)}`
  })
  const [row] = await ctx.tx
    .select({ id: plantillas.id })
    .from(plantillas)
    .where(and(dePlanes, ...equal))
    .orderBy(desc(plantillas.created_at), desc(plantillas.id))
    .limit(1)
  if (!row) throw notFound()
  return row.id
}

interface Filtro {
  page: number
  per_page: number
  filtro?: string
  tipo?: number
}

/** A page of templates, newest first, and how many there are in all. */
export async function selectPlantillas(
  ctx: Ctx,
  f: Filtro,
): Promise<{ rows: PlantillaDePlan[]; total: number }> {
  const where = and(
    dePlanes,
    f.filtro ? sql`normalizar(${plantillas.nombre}) like normalizar(${likeOf(f.filtro)})` : undefined,
    f.tipo ? eq(plantillas.tipo, f.tipo) : undefined,
  )
  const [rows, [counted]] = await Promise.all([
    ctx.tx
      .select(columns)
      .from(plantillas)
      .where(where)
      .orderBy(desc(plantillas.created_at), desc(plantillas.id))
      .limit(f.per_page)
      .offset(offsetOf(f)),
    ctx.tx.select({ total: count() }).from(plantillas).where(where),
  ])
  return { rows, total: counted!.total }
}

/** Every template for institutions of this kind, newest first. */
export const selectPlantillasDeTipo = (ctx: Ctx, tipo: number): Promise<PlantillaDePlan[]> =>
  ctx.tx
    .select(columns)
    .from(plantillas)
    .where(and(dePlanes, eq(plantillas.tipo, tipo)))
    .orderBy(desc(plantillas.created_at), desc(plantillas.id))

/** The plans of the institution that the context works in, by programme and name. */
export const selectPlanesDeEmpresa = (
  ctx: Ctx,
): Promise<{ id: number; full_name: string; programa: string }[]> =>
  ctx.tx
    .select({ id: planes.id, full_name: planes.full_name, programa: programas.nombre })
    .from(planes)
    .innerJoin(programas, and(eq(programas.empresa_id, ctx.empresaId), eq(programas.id, planes.programa_id)))
    .where(and(eq(planes.empresa_id, ctx.empresaId), isNull(planes.deleted_at)))
    .orderBy(asc(programas.nombre), asc(planes.full_name))
