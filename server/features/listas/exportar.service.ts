import type { Call, ParsedOf } from '@malla/contracts/call.ts'
import { enEspanol, errorsByField } from '@malla/contracts/errores.ts'
import { type enListas, MAX_FILAS_DE_EXCEL } from '@malla/contracts/listas.ts'
import { decode } from '@malla/contracts/wire.ts'
import { listas } from '@malla/domain/listas/listas.ts'
import { formatFecha } from '@malla/domain/texto/fechas.ts'
import type { Ctx } from '../../platform/context.ts'
import { invalid, invalidField } from '../../platform/errors.ts'
import { excelFile } from '../../platform/excel/excelFile.ts'
import { writeAside } from '../../platform/excel/writeAside.ts'
import { enLima } from '../../platform/horaLocal.ts'
import { type DeferredFile, isJsonText } from '../../platform/http/answer.ts'
import { empresaOrNone, type Read, type Router } from '../../platform/http/router.ts'
import { hojaDeLista, type ListaLeida } from './libro.ts'
import type { ListaEnExcel } from './lista.ts'
import { assertMayList } from './permiso.ts'
import { enExcel } from './todas.ts'

type Pedido = ParsedOf<typeof enListas.excel>

/** The input of the list's own call, checked as that call checks it; of a list with pages one page with as many rows as a workbook may hold. */
function entradaDe(call: Call, { pedido }: Pedido): never {
  const { page: _page, per_page: _size, ...filtros } = pedido
  const parsed = call.input.safeParse(decode(call.input, filtros), { error: enEspanol })
  if (!parsed.success) throw invalid(errorsByField(parsed.error))
  const porPaginas = 'per_page' in call.input.shape
  return { ...parsed.data, ...(porPaginas ? { page: 1, per_page: MAX_FILAS_DE_EXCEL } : {}) } as never
}

async function ask(ctx: Ctx, read: Read, input: never): Promise<{ pagination?: { total: number } }> {
  // The institution of the list is that of its own call: a list of the institution has none where nobody works in one.
  read.where(ctx.sesion)
  const answer = await read.run(ctx, input)
  return (isJsonText(answer) ? JSON.parse(answer.jsonText) : answer) as never
}

/** The rows that are seen, in the order in which they are. */
function vistas<F extends { id?: number }>(
  filas: readonly F[],
  ids: readonly number[] | undefined,
): readonly F[] {
  if (!ids) return filas
  const porId = new Map(filas.map(fila => [fila.id, fila]))
  return ids.flatMap(id => porId.get(id) ?? [])
}

function columnasDe({ columnas }: ListaEnExcel, pedido: Pedido) {
  const nadie = pedido.columnas.find(c => !Object.hasOwn(columnas, c.campo))
  if (nadie) throw invalidField('columnas', `La lista no tiene la columna «${nadie.campo}».`)
  return pedido.columnas.map(c => columnas[c.campo]!)
}

const ahora = (): string => enLima(new Date().toISOString())

async function leer(ctx: Ctx, reads: Router['reads'], pedido: Pedido): Promise<ListaLeida> {
  const de = enExcel[pedido.lista]
  assertMayList(ctx, pedido.lista)
  const columnas = columnasDe(de, pedido)
  const read = reads.get(de.call)!
  const answer = await ask(ctx, read, entradaDe(de.call, pedido))
  const filas = vistas(de.filas(answer), pedido.ids)
  const momento = ahora()
  const deTodos = read.where === empresaOrNone
  const dueno = (!deTodos && ctx.sesion.empresa?.razonsocial) || 'La instalación'
  return {
    titulo: listas[pedido.lista].titulo,
    deQuien: `${dueno} · ${formatFecha(momento)} ${momento.slice(11)}`,
    palabras: pedido.palabras,
    columnas: pedido.columnas.map(c => c.titulo),
    filas: filas
      .slice(0, MAX_FILAS_DE_EXCEL)
      .map(fila => columnas.map(valor => valor(fila as never, ctx.sesion.empresa))),
    total: Math.max(filas.length, pedido.ids ? 0 : (answer.pagination?.total ?? 0)),
  }
}

/**
 * A list as a workbook, with the filters, order and columns with which it is seen, all its pages up to 20,000 rows. It is read through the handler of
 * its own call, so that it holds what that call shows to this person. 403 as that call, 422 for its filters and for columns that it has not.
 */
export async function exportarLista(ctx: Ctx, reads: Router['reads'], pedido: Pedido): Promise<DeferredFile> {
  const leida = await leer(ctx, reads, pedido)
  const name = `${leida.titulo} ${ahora().slice(0, 10)}`
  return { title: leida.titulo, ...excelFile(name, () => writeAside([hojaDeLista(leida)])) }
}
