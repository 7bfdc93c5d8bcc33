import type { GrupoDeCompetencias } from '@malla/contracts/competencias.ts'
import type { Puesto } from '@malla/domain/case/fundir.ts'
import type { Guardado } from '@malla/domain/case/guardar.ts'
import { clave } from '@malla/domain/texto/normalizar.ts'
import { sql } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { type Entidad, insertRows, updateRows } from '../../platform/rows.ts'
import { type CompetenciaRow, type CompetenciaTable, competenciaEntidad } from '../competencias/abrir.ts'
import { ambitoDePlan, type PlanRow } from '../planes/planes.guard.ts'

const { case_documentos, grupos_competencias } = schema

/** A package on its way into a plan. */
export interface Obra {
  plan: PlanRow
  /** Parents before their parts. */
  puestos: readonly Puesto[]
  grupos: readonly Pick<GrupoDeCompetencias, 'id' | 'nombre' | 'orden'>[]
  /** The competencies as they are kept, by id. */
  filas: ReadonlyMap<number, CompetenciaRow>
  /** Ids by case_id, as far as they are known. */
  ids: ReadonlyMap<string, number>
}

const grupoEntidad = (plan: PlanRow): Entidad<typeof grupos_competencias> => ({
  table: grupos_competencias,
  evento: 'grupo.competencia',
  ambito: () => ambitoDePlan(plan),
})

/** What CASE says of a competency is no part of its record: it would be megabytes. */
const entidadDe = (plan: PlanRow): Entidad<CompetenciaTable> => ({
  ...competenciaEntidad(plan),
  silent: ['case_id', 'case_extra'],
})

/** The columns of a competency after the import. */
export function camposDe(p: Puesto, { grupos, ids }: Obra) {
  const grupo = p.grupo === null ? undefined : grupos.find(g => clave(g.nombre) === clave(p.grupo!))
  return {
    nombre: p.nombre,
    padre_id: p.padre === null ? null : (ids.get(p.padre) ?? 0),
    grupo_id: p.grupo === null ? null : (grupo?.id ?? 0),
    orden: p.orden,
    tipopadre: p.tipopadre,
    termino_id: p.termino_id,
    case_extra: p.extra,
  }
}

/** Groups that roots of the package name and the plan does not have. */
async function hacerGrupos(ctx: Ctx, { plan, puestos, grupos }: Obra): Promise<Obra['grupos']> {
  const hay = new Set(grupos.map(g => clave(g.nombre)))
  const nombres = new Map(
    puestos.flatMap(p => (p.grupo === null ? [] : [[clave(p.grupo), p.grupo] as const])),
  )
  const faltan = [...nombres].filter(([k]) => !hay.has(k)).map(([, nombre]) => nombre)
  const desde = (grupos.at(-1)?.orden ?? -1) + 1
  const filas = faltan.map((nombre, i) => ({ planestudio_id: plan.id, nombre, orden: desde + i }))
  return [...grupos, ...(await insertRows(ctx, grupoEntidad(plan), filas))]
}

/** Ids for those that are made: parts name their parents in one statement. */
async function pedirIds(ctx: Ctx, puestos: readonly Puesto[]): Promise<Map<string, number>> {
  const nuevos = puestos.filter(p => !p.existente)
  const { rows } = await ctx.tx.execute<{ id: string }>(
    sql`select nextval(pg_get_serial_sequence('competencias', 'id')) as id from generate_series(1, ${nuevos.length})`,
  )
  const deAntes = puestos.flatMap(p => (p.existente ? [[p.id, p.existente.id] as const] : []))
  return new Map([...deAntes, ...nuevos.map((p, i) => [p.id, Number(rows[i]!.id)] as const)])
}

/** Ids of the competencies that are there, by case_id. */
export const idsDe = (puestos: readonly Puesto[]): Map<string, number> =>
  new Map(puestos.flatMap(p => (p.existente ? [[p.id, p.existente.id] as const] : [])))

async function guardar(ctx: Ctx, planestudio_id: number, g: Guardado): Promise<void> {
  const values = {
    case_id: g.documentoId,
    documento: { ...g.documento },
    paquete: { ...g.paquete },
    asociaciones: [...g.asociaciones],
    // After the competencies were written: what changes later is newer.
    updated_at: sql`clock_timestamp()`,
  }
  await ctx.tx
    .insert(case_documentos)
    .values({ empresa_id: ctx.empresaId, planestudio_id, ...values })
    .onConflictDoUpdate({ target: [case_documentos.empresa_id, case_documentos.planestudio_id], set: values })
}

/** Writes what `puestos` say: a few statements, however many they are. */
export async function escribir(ctx: Ctx, de: Obra, guardado: Guardado): Promise<void> {
  const { plan, puestos, filas } = de
  const obra: Obra = { ...de, grupos: await hacerGrupos(ctx, de), ids: await pedirIds(ctx, puestos) }
  const nuevas = puestos
    .filter(p => !p.existente)
    .map(p => ({
      ...camposDe(p, obra),
      id: obra.ids.get(p.id)!,
      planestudio_id: plan.id,
      case_id: p.id,
      case_extra: p.extra ? { ...p.extra } : null,
    }))
  await insertRows(ctx, entidadDe(plan), nuevas)
  const cambios = puestos.flatMap(p =>
    p.existente
      ? [
          {
            row: filas.get(p.existente.id)!,
            values: { ...camposDe(p, obra), case_extra: p.extra && { ...p.extra } },
          },
        ]
      : [],
  )
  await updateRows(ctx, entidadDe(plan), cambios)
  await guardar(ctx, plan.id, guardado)
}
