import type { CursoElegible } from '@malla/contracts/usuarios.ts'
import { clave, claveDeCodigo } from '@malla/domain/texto/normalizar.ts'
import { programaInAlcance } from '../../../platform/alcance.ts'
import type { Ctx } from '../../../platform/context.ts'
import { sql } from '../../../platform/db/drizzle.ts'
import { CURSO_JSON, CURSOS_FROM } from '../../usuarios/estructura.queries.ts'

/** A course as a cell names it: by code (without one by name), with its plan in brackets where that is not enough. */

type Curso = CursoElegible & { cesado: boolean }

/** All courses that whoever asks may give, those of ceased plans last. */
export async function selectCursosNombrables(ctx: Ctx): Promise<Curso[]> {
  const { rows } = await ctx.tx.execute(sql`
    select ${CURSO_JSON} as curso, l.fechacese is not null as cesado from ${CURSOS_FROM}
    where b.empresa_id = ${ctx.empresaId} and b.base_id is null and ${programaInAlcance(ctx, sql`g.facultad_id`, sql`g.id`)}`)
  return (rows as unknown as { curso: CursoElegible; cesado: boolean }[]).map(r => ({
    ...r.curso,
    cesado: r.cesado,
  }))
}

const nameOf = (c: Curso): string => c.codigo ?? c.nombre
const keyOf = (c: Curso): string => (c.codigo ? claveDeCodigo(c.codigo) : clave(c.nombre))

export interface Lexico {
  /** Courses that a text of a cell means: one when all is well. */
  leer(texto: string): { id: number } | { motivo: string }
  /** How a course is written so that it is read back as the same. */
  escribir(id: number): string | null
}

/** Of several with one name those of plans in force; when none is left, all. */
const vigentes = (cursos: Curso[]): Curso[] => {
  const living = cursos.filter(c => !c.cesado)
  return living.length > 0 ? living : cursos
}

export function lexicoDe(cursos: readonly Curso[]): Lexico {
  const byKey = new Map<string, Curso[]>()
  for (const c of cursos)
    for (const key of new Set([keyOf(c), clave(c.nombre)])) byKey.set(key, [...(byKey.get(key) ?? []), c])
  const byId = new Map(cursos.map(c => [c.id, c]))
  const find = (texto: string): Curso[] => byKey.get(claveDeCodigo(texto)) ?? byKey.get(clave(texto)) ?? []

  const inPlan = (texto: string): Curso[] => {
    const [, name, plan] = /^(.+)\((.+)\)$/.exec(texto) ?? []
    return name && plan ? find(name.trim()).filter(c => clave(c.plan) === clave(plan)) : []
  }
  return {
    leer(texto) {
      const named = inPlan(texto)
      const found = named.length > 0 ? named : vigentes(find(texto))
      if (found.length === 1) return { id: found[0]!.id }
      if (found.length === 0)
        return { motivo: `No hay un curso «${texto}» entre los que usted puede asignar.` }
      const planes = found.slice(0, 3).map(c => `«${nameOf(c)} (${c.plan})»`)
      return { motivo: `«${texto}» está en varios planes: escriba ${planes.join(' o ')}.` }
    },
    escribir(id) {
      const curso = byId.get(id)
      if (!curso) return null
      const others = vigentes(find(nameOf(curso)))
      return others.length === 1 && others[0]!.id === id ? nameOf(curso) : `${nameOf(curso)} (${curso.plan})`
    },
  }
}
