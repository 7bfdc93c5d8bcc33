import { comienzo } from '../texto/cortar.ts'
import type { Registro } from './json.ts'

/** What may be asked of a list (limit, offset, sort, orderBy, filter, fields), as the standard writes it. */

/** Why a list cannot be answered so, with the standard's own word for it. */
export class ConsultaNoValida extends Error {
  readonly codigo: string
  constructor(codigo: string, message: string) {
    super(message)
    this.codigo = codigo
  }
}

export interface Consulta {
  limit: number
  offset: number
  sort: string | null
  isDescendente: boolean
  cumple: (x: Registro) => boolean
  fields: string[] | null
}

/** Most things of a page, and how many where nobody says. */
const MAXIMO = 1000
const USUAL = 100

type Campos = ReadonlySet<string>

function enteroDe(nombre: string, v: string | undefined, porDefecto: number, minimo: number): number {
  if (v === undefined) return porDefecto
  const n = /^\d{1,9}$/.test(v) ? Number(v) : -1
  if (n < minimo)
    throw new ConsultaNoValida(
      'invalid_query_parameter',
      `${nombre} debe ser un número entero desde ${minimo}.`,
    )
  return n
}

const TERMINO = /^\s*([A-Za-z]+)\s*(!=|>=|<=|=|>|<|~)\s*'([^']*)'\s*/

type Prueba = (x: Registro) => boolean
type Comparable = string | number

/** A value as it is compared: a moment in one form, however it is written. */
const enComun = (v: unknown): string => {
  const texto = String(v)
  const fecha = /^\d{4}-\d{2}-\d{2}(T|$)/.test(texto) ? new Date(texto) : null
  return fecha && !Number.isNaN(fecha.getTime()) ? fecha.toISOString() : texto
}

const operadores: Readonly<Record<string, (a: Comparable, b: Comparable) => boolean>> = {
  '=': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '~': (a, b) => String(a).toLowerCase().includes(String(b).toLowerCase()),
}

/** Whether a value of a field stands so to the one asked for: numbers as numbers («10» is more than «9»), moments however they are written. */
function seCumple(operador: string, de: unknown, pedido: string): boolean {
  const compara = operadores[operador]!
  if (operador === '~') return compara(enComun(de), pedido)
  const isCifra = typeof de === 'number' && /^-?\d+(\.\d+)?$/.test(pedido)
  return isCifra ? compara(de, Number(pedido)) : compara(enComun(de), enComun(pedido))
}

function pruebaDe(campo: string, operador: string, pedido: string): Prueba {
  return x => {
    const v = x[campo]
    const valores = Array.isArray(v) ? v : v === undefined ? [] : [v]
    return operador === '!='
      ? valores.every(uno => seCumple(operador, uno, pedido))
      : valores.some(uno => seCumple(operador, uno, pedido))
  }
}

const malFiltro = (): ConsultaNoValida =>
  new ConsultaNoValida('invalid_filter_field', "El filtro debe ser campo='valor', unidos con AND u OR.")

/** `title~'marco' AND language='es' OR …`: AND binds tighter. */
function filtroDe(filtro: string | undefined, campos: Campos): Prueba {
  if (filtro === undefined) return () => true
  const alternativas: Prueba[][] = [[]]
  for (let resto = filtro; ; ) {
    const termino = TERMINO.exec(resto)
    const [todo, campo, operador, valor] = termino ?? []
    if (!todo || !campos.has(campo!)) throw malFiltro()
    alternativas.at(-1)!.push(pruebaDe(campo!, operador!, valor!))
    resto = resto.slice(todo.length)
    if (resto === '') break
    const union = /^(AND|OR)\s+/i.exec(resto)
    if (!union) throw malFiltro()
    if (union[1]!.toUpperCase() === 'OR') alternativas.push([])
    resto = resto.slice(union[0].length)
  }
  return x => alternativas.some(todas => todas.every(prueba => prueba(x)))
}

function camposDe(fields: string | undefined, campos: Campos): string[] | null {
  if (fields === undefined) return null
  const pedidos = fields.split(',').map(f => f.trim())
  const malo = pedidos.find(f => !campos.has(f))
  if (malo !== undefined)
    throw new ConsultaNoValida('invalid_selection_field', `No hay ningún campo «${comienzo(malo, 60)}».`)
  return pedidos
}

/** The query of a list of things with these fields. @throws {ConsultaNoValida} */
export function consultaDe(q: Readonly<Record<string, string | undefined>>, campos: Campos): Consulta {
  if (q.sort !== undefined && !campos.has(q.sort))
    throw new ConsultaNoValida('invalid_sort_field', `No se puede ordenar por «${comienzo(q.sort, 60)}».`)
  const orderBy = (q.orderBy ?? 'asc').toLowerCase()
  if (orderBy !== 'asc' && orderBy !== 'desc')
    throw new ConsultaNoValida('invalid_query_parameter', 'orderBy debe ser asc o desc.')
  return {
    limit: Math.min(enteroDe('limit', q.limit, USUAL, 1), MAXIMO),
    offset: enteroDe('offset', q.offset, 0, 0),
    sort: q.sort ?? null,
    isDescendente: orderBy === 'desc',
    cumple: filtroDe(q.filter, campos),
    fields: camposDe(q.fields, campos),
  }
}

const orden = new Intl.Collator('es', { numeric: true })

/** The page of a list that a query asks for, and how many there are in all. */
export function consultar(lista: readonly Registro[], c: Consulta): { pagina: Registro[]; total: number } {
  const cumplen = lista.filter(c.cumple)
  const { sort } = c
  const enOrden = sort
    ? cumplen.toSorted(
        (a, b) => orden.compare(enComun(a[sort] ?? ''), enComun(b[sort] ?? '')) * (c.isDescendente ? -1 : 1),
      )
    : cumplen
  const pagina = enOrden.slice(c.offset, c.offset + c.limit)
  const { fields } = c
  return {
    total: cumplen.length,
    pagina: fields
      ? pagina.map(x => Object.fromEntries(Object.entries(x).filter(([k]) => fields.includes(k))))
      : pagina,
  }
}

/** Offsets of the neighbouring pages, for the Link header. */
export function vecinas({ limit, offset }: Consulta, total: number): [rel: string, offset: number][] {
  const ultima = Math.max(0, Math.floor((total - 1) / limit) * limit)
  return [
    ['first', 0],
    ...(offset > 0 ? [['prev', Math.max(0, offset - limit)] as [string, number]] : []),
    ...(offset + limit < total ? [['next', offset + limit] as [string, number]] : []),
    ['last', ultima],
  ]
}
