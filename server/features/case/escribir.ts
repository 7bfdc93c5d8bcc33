import type { GrupoDeCompetencias } from '@malla/contracts/competencias.ts'
import type { Puesto } from '@malla/domain/case/fundir.ts'
import type { Guardado } from '@malla/domain/case/guardar.ts'
import { clave } from '@malla/domain/texto/normalizar.ts'
import { conocerTras } from '../../platform/conocerTras.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/drizzle.ts'
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
  /** The group of each, by case_id: that of its root; 0 for one that is still to be made. */
  enGrupo: ReadonlyMap<string, number | null>
}

/** Groups of competencies by case_id. A root whose package names its group as the plan does stays where it is, also beside a namesake. */
export function gruposDe({ puestos, grupos, filas }: Omit<Obra, 'enGrupo' | 'ids'>): Obra['enGrupo'] {
  const porClave = new Map(grupos.toReversed().map(g => [clave(g.nombre), g.id]))
  const deRaiz = ({ grupo, existente }: Puesto): number | null => {
    if (grupo === null) return null
    const suyo = existente?.grupo && clave(existente.grupo) === clave(grupo) ? filas.get(existente.id) : null
    return suyo?.grupo_id ?? porClave.get(clave(grupo)) ?? 0
  }
  const en = new Map<string, number | null>()
  for (const p of puestos) en.set(p.id, p.padre === null ? deRaiz(p) : (en.get(p.padre) ?? null))
  return en
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
export const camposDe = (p: Puesto, { enGrupo, ids }: Obra) => ({
  nombre: p.nombre,
  padre_id: p.padre === null ? null : (ids.get(p.padre) ?? 0),
  grupo_id: enGrupo.get(p.id) ?? null,
  orden: p.orden,
  tipopadre: p.tipopadre,
  termino_id: p.termino_id,
  case_extra: p.extra,
})

/** With the groups that roots of the package name and the plan does not have. */
async function conGrupos(ctx: Ctx, de: Obra): Promise<Obra> {
  const { plan, puestos, grupos } = de
  const hay = new Set(grupos.map(g => clave(g.nombre)))
  const nombres = new Map(
    puestos.flatMap(p => (p.grupo === null ? [] : [[clave(p.grupo), p.grupo] as const])),
  )
  const faltan = [...nombres].filter(([k]) => !hay.has(k)).map(([, nombre]) => nombre)
  const desde = (grupos.at(-1)?.orden ?? -1) + 1
  const filas = faltan.map((nombre, i) => ({ planestudio_id: plan.id, nombre, orden: desde + i }))
  const todos = [...grupos, ...(await insertRows(ctx, grupoEntidad(plan), filas))]
  return { ...de, grupos: todos, enGrupo: gruposDe({ ...de, grupos: todos }) }
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
  const obra: Obra = { ...(await conGrupos(ctx, de)), ids: await pedirIds(ctx, puestos) }
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
  const cambiadas = await updateRows(ctx, entidadDe(plan), cambios)
  conocerTras(ctx, ['competencias', 'cambios'], nuevas.length + cambiadas.length)
  await guardar(ctx, plan.id, guardado)
}
