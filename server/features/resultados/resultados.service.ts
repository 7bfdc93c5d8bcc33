import type { Resultado } from '@malla/contracts/resultados.ts'
import { assertMay, type Ctx, DE_LA_INSTITUCION } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { enumerar } from '../../platform/enumerar.ts'
import { conflict } from '../../platform/errors.ts'
import { assertFresh, deleteRows, type Entidad, insertRow, lockRow, updateRow } from '../../platform/rows.ts'
import { selectEnlazadas, selectResultado } from './resultados.queries.ts'

const { resultados } = schema

export const resultadoEntidad: Entidad<typeof resultados> = {
  table: resultados,
  evento: 'resultado',
  ambito: () => ({}),
}

interface Campos {
  lista: string
  numero: number
  nombre: string
  estado?: Resultado['estado']
}

/** Makes an outcome. 422 when its list has that number. */
export async function createResultado(ctx: Ctx, campos: Campos): Promise<Resultado> {
  assertMay(ctx, 'estructura.crear', DE_LA_INSTITUCION)
  const row = await insertRow(ctx, resultadoEntidad, campos)
  return selectResultado(ctx, row.id)
}

/** Changes an outcome. 409 when the person edited an older revision, 422 when its list has that number. */
export async function saveResultado(
  ctx: Ctx,
  { id, revision, ...campos }: Partial<Campos> & { id: number; revision?: number },
): Promise<Resultado> {
  assertMay(ctx, 'estructura.editar', DE_LA_INSTITUCION)
  const row = await lockRow(ctx, resultadoEntidad, id)
  await assertFresh(row, revision, () => selectResultado(ctx, id))
  await updateRow(ctx, resultadoEntidad, row, campos)
  return selectResultado(ctx, id)
}

/** Deletes an outcome. 409 naming the competencies that are attached to it. */
export async function deleteResultado(ctx: Ctx, id: number): Promise<void> {
  assertMay(ctx, 'estructura.eliminar', DE_LA_INSTITUCION)
  const row = await lockRow(ctx, resultadoEntidad, id)
  const enlazadas = await selectEnlazadas(ctx, id)
  if (enlazadas.length > 0)
    throw conflict(
      `No se puede eliminar «${row.nombre}»: hay competencias enlazadas (${enumerar(enlazadas)}).`,
    )
  await deleteRows(ctx, resultadoEntidad, [row])
}
