import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { invalid } from '../../platform/errors.ts'
import { portions } from '../../platform/portions.ts'
import { selectCursosDePlanes, selectLados } from './equivalencias.queries.ts'

const { equivalencia_cursos } = schema

/** Courses of either side of an equivalence. */
export interface Lados {
  origen: number[]
  destino: number[]
}

interface Leer {
  planId: number
  origenId: number
  filas: readonly Lados[]
  /** Name of a field in the answer's errors. */
  campo: (index: number, field: string) => string
  /** Row that is being changed: it may say again what it says. */
  salvo?: number
}

const LADOS = ['origen', 'destino'] as const
const claveDe = (l: Lados): string => `${l.origen.join()}>${l.destino.join()}`

/**
 * Either side of these rows as base courses in ascending order, each once. 422 for every side with a course that is not of its plan, and for
 * every row that the table has already or that comes twice.
 */
export async function leerLados(ctx: Ctx, { planId, origenId, filas, campo, salvo }: Leer): Promise<Lados[]> {
  const cursos = await selectCursosDePlanes(ctx, [planId, origenId])
  const porId = new Map(cursos.map(c => [c.id, c]))
  const planDe = { origen: origenId, destino: planId }
  const errors: Record<string, string[]> = {}
  const there = await selectLados(ctx, planId, origenId)
  const dichas = new Set([...there].filter(([id]) => id !== salvo).map(([, lados]) => claveDe(lados)))
  const leidas = filas.map((fila, i) => {
    const lados: Lados = { origen: [], destino: [] }
    for (const lado of LADOS) {
      const propios = fila[lado].filter(id => porId.get(id)?.planestudio_id === planDe[lado])
      if (propios.length < fila[lado].length)
        errors[campo(i, lado)] = [
          lado === 'origen'
            ? 'Uno de los cursos no es del plan de origen.'
            : 'Uno de los cursos no es de este plan.',
        ]
      const bases = propios.map(id => porId.get(id)!.base_id ?? id)
      lados[lado] = [...new Set(bases)].sort((a, b) => a - b)
    }
    if (dichas.has(claveDe(lados)) && !errors[campo(i, 'origen')])
      errors[campo(i, 'origen')] = ['Esa equivalencia ya está en la tabla.']
    dichas.add(claveDe(lados))
    return lados
  })
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return leidas
}

/** A course on one side of a row of the table. */
type CursoDeLado = Pick<typeof equivalencia_cursos.$inferInsert, 'equivalencia_id' | 'asignatura_id' | 'lado'>

/** Writes the courses of rows, however many they are. */
export async function insertCursosDeLados(ctx: Ctx, cursos: CursoDeLado[]): Promise<void> {
  for (const parte of portions(cursos, 4))
    await ctx.tx.insert(equivalencia_cursos).values(
      parte.map(({ equivalencia_id, asignatura_id, lado }) => ({
        empresa_id: ctx.empresaId,
        equivalencia_id,
        asignatura_id,
        lado,
      })),
    )
}
