import type { ContenidoDePlan } from '@malla/domain/planes/copiar.ts'
import { claveDeResultado } from '@malla/domain/planes/copiarCompetencias.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { eq } from '../../platform/db/drizzle.ts'
import { takeTurn } from '../../platform/db/turno.ts'
import { forbidden } from '../../platform/errors.ts'
import { insertRows } from '../../platform/rows.ts'
import { whyNotAnadir } from '../parametros/parametros.service.ts'
import { resultadoEntidad } from '../resultados/resultados.service.ts'

const { resultados } = schema

/**
 * From the outcomes of a content to those of the institution; one that it does not have is made in the list of that name, behind what is
 * there where its number is taken. Two who bring the same list at once take turns. 403 naming what is missing, by who may not add outcomes.
 */
export async function resultadosPropios(
  ctx: Ctx,
  { competencias: { resultados: suyos } }: ContenidoDePlan,
): Promise<Map<number, number>> {
  if (suyos.length === 0) return new Map()
  await takeTurn(ctx.tx, 'resultados', ctx.empresaId)
  const propios = await ctx.tx
    .select({
      id: resultados.id,
      lista: resultados.lista,
      numero: resultados.numero,
      nombre: resultados.nombre,
    })
    .from(resultados)
    .where(eq(resultados.empresa_id, ctx.empresaId))
  const porClave = new Map(propios.map(r => [claveDeResultado(r), r.id]))
  const tomados = new Set(propios.map(r => `${r.lista} ${r.numero}`))
  const libre = (lista: string, numero: number): number => {
    let n = numero
    while (tomados.has(`${lista} ${n}`)) n++
    tomados.add(`${lista} ${n}`)
    return n
  }
  const faltan = new Map(
    suyos.filter(r => !porClave.has(claveDeResultado(r))).map(r => [claveDeResultado(r), r]),
  )
  const reason = whyNotAnadir(
    ctx,
    [...faltan.values()].map(r => r.nombre),
  )
  if (reason) throw forbidden(reason)
  const hechos = await insertRows(
    ctx,
    resultadoEntidad,
    [...faltan.values()].map(({ lista, numero, nombre }) => ({
      lista,
      numero: libre(lista, numero),
      nombre,
    })),
  )
  ;[...faltan.keys()].forEach((clave, i) => void porClave.set(clave, hechos[i]!.id))
  return new Map(suyos.map(r => [r.id, porClave.get(claveDeResultado(r))!]))
}
