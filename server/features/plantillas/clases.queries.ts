import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, desc, eq, type SQL, sql } from '../../platform/db/drizzle.ts'
import { invalidField, notFound } from '../../platform/errors.ts'
import { conPalabras } from '../../platform/page.ts'

const { plantillas } = schema

/** What a template is of: a study plan, or the profile of those who finish or who begin (§3). */
export type ClaseDePlantilla = 'plan' | 'egresado' | 'ingresante'

export const deClase = (clase: ClaseDePlantilla): SQL => eq(plantillas.clase, clase)
export const nuevasPrimero = [desc(plantillas.created_at), desc(plantillas.id)] as const

export interface FiltroDePlantillas {
  page: number
  per_page: number
  filtro?: string
  tipo?: number
}

/** The condition of a list of templates of one kind. */
export const filtradas = (clase: ClaseDePlantilla, f: FiltroDePlantillas): SQL | undefined =>
  and(
    deClase(clase),
    f.filtro ? conPalabras(plantillas.nombre, f.filtro) : undefined,
    f.tipo ? eq(plantillas.tipo, f.tipo) : undefined,
  )

const BUSCABLES = { nombre: plantillas.nombre, tipo: plantillas.tipo } as const

/** Id of the newest template that equals `query` (of a call with `first` or `queryDefault`); 404 when none does, 422 for other fields. */
export async function selectFirstPlantilla(
  ctx: Ctx,
  clase: ClaseDePlantilla,
  query: Record<string, unknown> = {},
): Promise<number> {
  const equal = Object.entries(query).map(([campo, valor]): SQL => {
    if (!Object.hasOwn(BUSCABLES, campo))
      throw invalidField('queryDefault', `No se puede buscar por «${campo}».`)
    return sql`${BUSCABLES[campo as keyof typeof BUSCABLES]}::text = ${String(valor)}`
  })
  const [row] = await ctx.tx
    .select({ id: plantillas.id })
    .from(plantillas)
    .where(and(deClase(clase), ...equal))
    .orderBy(...nuevasPrimero)
    .limit(1)
  if (!row) throw notFound()
  return row.id
}
