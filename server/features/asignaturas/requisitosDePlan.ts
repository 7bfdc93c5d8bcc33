import type { Requisito } from '@malla/domain/asignaturas/asignatura.ts'
import { parse, resolverTextos } from '@malla/domain/asignaturas/gramatica.ts'
import { type Lexico, lexicoDe } from '@malla/domain/asignaturas/lexico.ts'
import {
  cursosDe,
  mapCursos,
  modosDe,
  prerequisitoDe,
  requisitosFromIds,
  simplificar,
} from '@malla/domain/asignaturas/requisitos.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, eq, inArray, sql } from '../../platform/db/drizzle.ts'
import type { AsignaturaRow } from './asignaturas.queries.ts'
import { baseOf, ultimas } from './ultimas.ts'
import type { Campos, Refuse } from './valores.ts'

const { prerequisitos } = schema

/** The courses of a plan as requisites name them: kept by base course, so that a new version changes no requisite. */
export interface Nombres {
  lexico: Lexico
  /** From any version to its base. */
  base: ReadonlyMap<number, number>
}

export function nombresDe(rows: Iterable<AsignaturaRow>): Nombres {
  const all = [...rows]
  return {
    lexico: lexicoDe(ultimas(all).map(r => ({ id: baseOf(r), codigo: r.codigo, nombre: r.nombre }))),
    base: new Map(all.map(r => [r.id, baseOf(r)])),
  }
}

const FIELDS = ['requisitos', 'prerequisito', 'requisitos_texto'] as const

/** The field in which a call gives its requisites: the first of these counts. `requisitos` when it gives none. */
export const requisiteField = (campos: Campos): (typeof FIELDS)[number] =>
  FIELDS.find(field => campos[field] !== undefined) ?? 'requisitos'

/** Requisites by base course; a course that is not of the plan is refused. */
function byBase(r: Requisito | null, nombres: Nombres, refuse: (reason: string) => void): Requisito | null {
  const foreign = cursosDe(r).find(c => !nombres.base.has(c.asignatura_id))
  if (foreign) {
    refuse('Uno de los requisitos no es un curso de este plan.')
    return r
  }
  return simplificar(mapCursos(r, nombres.base))
}

/**
 * Whether a list names the very courses asked for already, by any of their versions. It is a flat view: sent back as it was answered, it says
 * nothing against the alternatives, corequisites and credits that it cannot show.
 */
function isSameList(ids: readonly number[], antes: Requisito | null, { base }: Nombres): boolean {
  const asked = new Set(prerequisitoDe(antes))
  const listed = new Set(ids.map(id => base.get(id) ?? id))
  return listed.size === asked.size && [...listed].every(id => asked.has(id))
}

/**
 * The requisites that a call gives over those there are (`antes`), as they are kept; undefined when it gives none, or a list that changes
 * nothing. The structure wins over the list, the list over the text. `warn` hears what of a text was kept as text, and why.
 */
export function requisitosDe(
  campos: Campos,
  antes: Requisito | null,
  nombres: Nombres,
  refuse: Refuse,
  warn: (mensaje: string) => void,
): Requisito | null | undefined {
  const refuseIt = (reason: string) => refuse(requisiteField(campos), reason)
  if (campos.requisitos !== undefined) return byBase(campos.requisitos, nombres, refuseIt)
  if (campos.prerequisito !== undefined) {
    if (isSameList(campos.prerequisito, antes, nombres)) return undefined
    return byBase(requisitosFromIds(campos.prerequisito), nombres, refuseIt)
  }
  if (campos.requisitos_texto === undefined) return undefined
  const leido = parse(campos.requisitos_texto, nombres.lexico)
  for (const aviso of leido.avisos) warn(aviso)
  return leido.requisitos
}

/**
 * Texts that a course of the plan matches by now become that course: mended codes mend the requisites that waited for them. Those that one of `antes`
 * matched already stay.
 */
export const mendTexts = (r: Requisito | null, nombres: Nombres, antes?: Nombres): Requisito | null =>
  resolverTextos(r, nombres.lexico, antes?.lexico)

/** Brings the flat view of these courses' requisites in line, in two statements. */
export async function syncPrerequisitos(ctx: Ctx, planId: number, rows: AsignaturaRow[]): Promise<void> {
  if (rows.length === 0) return
  const ids = rows.map(r => r.id)
  await ctx.tx
    .delete(prerequisitos)
    .where(and(eq(prerequisitos.empresa_id, ctx.empresaId), inArray(prerequisitos.asignatura_id, ids)))
  const planos = rows.flatMap(row =>
    [...modosDe(row.requisitos)].map(([requisito_id, modo]) => ({
      asignatura_id: row.id,
      requisito_id,
      modo,
    })),
  )
  if (planos.length === 0) return
  // As one value: a plan may have fifty thousand, and values one by one take ten times as long to be written down.
  await ctx.tx.execute(sql`
    insert into prerequisitos (empresa_id, planestudio_id, asignatura_id, requisito_id, modo)
    select ${ctx.empresaId}, ${planId}, p.asignatura_id, p.requisito_id, p.modo
    from jsonb_to_recordset(${JSON.stringify(planos)}::jsonb) as p(asignatura_id bigint, requisito_id bigint, modo text)`)
}
