import type { Formulario } from '@malla/contracts/formularios.ts'
import { facultadInAlcance, programaInAlcance } from '../../platform/alcance.ts'
import { alfabetico } from '../../platform/alfabetico.ts'
import type { Ctx } from '../../platform/context.ts'
import { type SQL, sql } from '../../platform/db/drizzle.ts'

type Fuente = (ctx: Ctx) => SQL

const enLista = (
  ctx: Ctx,
  desde: SQL,
): SQL => sql`(select coalesce(jsonb_agg(jsonb_build_object('id', x.id, 'nombre', x.nombre)
  order by ${alfabetico(sql`x.nombre`)}, x.id), '[]') from ${desde} and x.empresa_id = ${ctx.empresaId})`

const parametros =
  (tipo: string): Fuente =>
  ctx =>
    enLista(ctx, sql`parametros x where x.tipo = ${tipo} and x.estado = 'Activado'`)

const programaVisible = (ctx: Ctx): SQL => programaInAlcance(ctx, sql`x.facultad_id`, sql`x.id`)

/** What there is to choose from, by catalogue: what is Activado, within what the person sees. */
const catalogos = {
  facultades: ctx =>
    enLista(ctx, sql`facultades x where x.estado = 'Activado' and ${facultadInAlcance(ctx, sql`x.id`)}`),
  programas: ctx => enLista(ctx, sql`programas x where x.estado = 'Activado' and ${programaVisible(ctx)}`),
  niveles: ctx => enLista(ctx, sql`niveles x where true`),
  modalidades: ctx => enLista(ctx, sql`modalidades x where true`),
  areascursos: parametros('areascursos'),
  tiposcursos: parametros('tiposcursos'),
  tipologiasespecialescursos: parametros('tipologiasespecialescursos'),
  planes: ctx => sql`(select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'nombre', l.full_name)
    order by ${alfabetico(sql`l.full_name`)}, l.id), '[]') from planes l join programas x on x.empresa_id = l.empresa_id and x.id = l.programa_id
    where l.empresa_id = ${ctx.empresaId} and l.deleted_at is null and l.fechacese is null and ${programaVisible(ctx)})`,
  tipospersonas: () =>
    sql`(select coalesce(jsonb_agg(jsonb_build_object('id', id, 'nombre', tipopersona) order by id), '[]') from tipospersonas)`,
} satisfies Record<string, Fuente>

const planVisible = (
  ctx: Ctx,
): SQL => sql`l.empresa_id = ${ctx.empresaId} and l.deleted_at is null and exists (
  select 1 from programas x where x.empresa_id = l.empresa_id and x.id = l.programa_id and ${programaVisible(ctx)})`

/** How many there are of what a form shows, within what the person sees. */
const contadores = {
  facultades: ctx =>
    sql`(select count(*)::int from facultades x where x.empresa_id = ${ctx.empresaId} and ${facultadInAlcance(ctx, sql`x.id`)})`,
  programas: ctx =>
    sql`(select count(*)::int from programas x where x.empresa_id = ${ctx.empresaId} and ${programaVisible(ctx)})`,
  planes: ctx => sql`(select count(*)::int from planes l where ${planVisible(ctx)})`,
  cursos:
    ctx => sql`(select count(*)::int from asignaturas a join planes l on l.empresa_id = a.empresa_id and l.id = a.planestudio_id
    where a.empresa_id = ${ctx.empresaId} and a.base_id is null and ${planVisible(ctx)})`,
  usuarios: () => sql`(select count(*)::int from usuarios where deleted_at is null)`,
  entidades: () => sql`(select count(*)::int from empresas)`,
} satisfies Record<string, Fuente>

type Catalogo = keyof typeof catalogos
type Contador = keyof typeof contadores

/** What each form opens with (§7). The others open with nothing yet that they do not ask for themselves. */
const deFormulario: Readonly<Partial<Record<Formulario, { catalogos: Catalogo[]; contadores: Contador[] }>>> =
  {
    planes: {
      catalogos: ['programas', 'areascursos', 'tiposcursos', 'tipologiasespecialescursos'],
      contadores: ['programas', 'planes', 'cursos'],
    },
    facultades: {
      catalogos: ['facultades', 'niveles', 'modalidades'],
      contadores: ['facultades', 'programas', 'planes'],
    },
    competencias: { catalogos: ['planes'], contadores: ['planes'] },
    silabos: { catalogos: [], contadores: [] },
    laboratorios: { catalogos: ['programas'], contadores: ['programas'] },
    usuarios: { catalogos: ['tipospersonas', 'facultades', 'programas'], contadores: ['usuarios'] },
    entidades: { catalogos: [], contadores: ['entidades'] },
  }

const asObject = (parts: [string, SQL][]): SQL =>
  parts.length === 0
    ? sql`'{}'::jsonb`
    : sql`jsonb_build_object(${sql.join(
        parts.flatMap(([name, value]) => [sql`${name}::text`, value]),
        sql`, `,
      )})`

/** Catalogues and counters of a form, in one query. */
export async function selectDatos(
  ctx: Ctx,
  entrada: Formulario,
): Promise<{
  catalogos: Record<string, { id: number; nombre: string }[]>
  contadores: Record<string, number>
}> {
  const de = deFormulario[entrada] ?? { catalogos: [], contadores: [] }
  const { rows } = await ctx.tx.execute(sql`select
    ${asObject(de.catalogos.map(name => [name, catalogos[name](ctx)]))} as catalogos,
    ${asObject(de.contadores.map(name => [name, contadores[name](ctx)]))} as contadores`)
  return rows[0] as never
}
