import type { Parametro, TipoDeParametro } from '@malla/contracts/parametros.ts'
import { modalidadesDeCurso, tiposDeEstudio } from '@malla/domain/asignaturas/catalogos.ts'
import { isNada, modalidadDe, tipoDeEstudioDe } from '@malla/domain/asignaturas/escritos.ts'
import { isElegible } from '@malla/domain/catalogos/estado.ts'
import { clave } from '@malla/domain/texto/normalizar.ts'
import type { ColumnaId, Contexto } from './columnas.ts'
import type { CamposDeFila } from './fila.ts'
import { buscarLugar, claveDeLugar, enLugar } from './lugares.ts'

/** In the place of a choice that was not made, whatever it would be called. */
export const SIN_ELEGIR = 'Sin elegir'

/** How far an entry is from a text that it does not hold at all. */
const NO_CASA = 3

/** An entry of a cell's list. `nombre` is what the cell shows and what is pasted. */
export interface OpcionDeCelda {
  valor: string | number | null
  nombre: string
  /** More about it, beside the name: the whole name of a cycle. */
  detalle?: string
}

/** A column whose value is chosen from a list. */
interface Lista {
  /** The catalogue of the institution of which it is the list. */
  catalogo?: TipoDeParametro
  /** What there is, also what can no longer be chosen. */
  todas(ctx: Contexto): readonly OpcionDeCelda[]
  opciones(ctx: Contexto): readonly OpcionDeCelda[]
  actual(fila: CamposDeFila): OpcionDeCelda['valor']
  /** The fields after choosing that value. */
  elegir(valor: OpcionDeCelda['valor'], ctx: Contexto): Partial<CamposDeFila>
  /** Why a written text is none of the list. */
  motivo(escrito: string): string
  /** Other ways to write an entry. */
  buscar?(escrito: string, ctx: Contexto): OpcionDeCelda['valor'] | undefined
  /** Whether a course may have none of the list. */
  vacia: boolean
}

const opcionOf = (p: Parametro): OpcionDeCelda => ({ valor: p.id, nombre: p.nombre })

const deCatalogo = (
  tipo: TipoDeParametro,
  campo: 'areacurso_id' | 'tipocurso_id' | 'tipologiaespecial_id',
  uno: string,
): Lista => ({
  catalogo: tipo,
  todas: ctx => ctx.catalogos[tipo].map(opcionOf),
  opciones: ctx => ctx.catalogos[tipo].filter(isElegible).map(opcionOf),
  actual: fila => fila[campo],
  elegir: valor => ({ [campo]: Number(valor ?? 0) }),
  motivo: escrito => `No hay ${uno} «${escrito}» que se pueda elegir.`,
  buscar: (escrito, ctx) =>
    ctx.catalogos[tipo].filter(isElegible).find(p => clave(p.abreviatura ?? '') === clave(escrito))?.id,
  vacia: true,
})

const fija = (
  campo: 'tipoestudio' | 'modalidad',
  lista: readonly { valor: string; nombre: string }[],
  leer: (escrito: string) => string | null,
): Lista => ({
  todas: () => lista,
  opciones: () => lista,
  actual: fila => fila[campo],
  elegir: valor => ({ [campo]: valor }),
  motivo: () => `Elija uno de la lista: ${lista.map(o => o.nombre).join(', ')}.`,
  buscar: escrito => leer(escrito) ?? undefined,
  vacia: true,
})

const lugaresComoOpciones = (ctx: Contexto): OpcionDeCelda[] =>
  ctx.lugares.map(l => ({ valor: l.clave, nombre: l.nombre, detalle: l.titulo }))

const lugar: Lista = {
  todas: lugaresComoOpciones,
  opciones: lugaresComoOpciones,
  actual: claveDeLugar,
  elegir: (valor, ctx) => {
    const elegido = ctx.lugares.find(l => l.clave === valor)
    return elegido ? enLugar(elegido) : {}
  },
  motivo: escrito => `No hay en el plan un ciclo ni una sección «${escrito}». Créelo primero.`,
  buscar: (escrito, ctx) => buscarLugar(escrito, ctx.lugares)?.clave,
  vacia: false,
}

const listas: Partial<Record<ColumnaId, Lista>> = {
  lugar,
  areacurso_id: deCatalogo('areascursos', 'areacurso_id', 'un área'),
  tipocurso_id: deCatalogo('tiposcursos', 'tipocurso_id', 'un tipo de curso'),
  tipologiaespecial_id: deCatalogo('tipologiasespecialescursos', 'tipologiaespecial_id', 'una tipología'),
  tipoestudio: fija('tipoestudio', tiposDeEstudio, tipoDeEstudioDe),
  modalidad: fija('modalidad', modalidadesDeCurso, modalidadDe),
}

/** The list of a column, or null where something is written. */
export const listaDe = (id: ColumnaId): Lista | null => listas[id] ?? null

/** The name of what a course has there; also of an entry that cannot be chosen any more. Empty for none. */
export function nombreElegido(id: ColumnaId, fila: CamposDeFila, ctx: Contexto): string {
  const lista = listas[id]!
  const valor = lista.actual(fila)
  return lista.todas(ctx).find(o => o.valor === valor)?.nombre ?? ''
}

/**
 * The entries that a text may mean, the likeliest first: the one it is read as («V» is the cycle V, whatever «IV» holds), then those whose name
 * begins so, then those that hold it anywhere. All of them, in their order, where nothing is written.
 */
export function opcionesPara(id: ColumnaId, escrito: string, ctx: Contexto): readonly OpcionDeCelda[] {
  const lista = listas[id]!
  const todas = [
    ...(lista.vacia ? [{ valor: null, nombre: '', detalle: SIN_ELEGIR }] : []),
    ...lista.opciones(ctx),
  ]
  const texto = clave(escrito)
  if (texto === '') return todas
  const leida = valorEscrito(lista, escrito, ctx)
  const lejos = (o: OpcionDeCelda): number => {
    if (o.valor === leida) return 0
    if (clave(o.nombre).startsWith(texto)) return 1
    return clave(`${o.nombre} ${o.detalle ?? ''}`).includes(texto) ? 2 : NO_CASA
  }
  return todas.filter(o => lejos(o) < NO_CASA).sort((a, b) => lejos(a) - lejos(b))
}

/** What a text says word for word: the name of an entry, else another way to write it. Undefined for none. */
function valorEscrito(lista: Lista, escrito: string, ctx: Contexto): OpcionDeCelda['valor'] | undefined {
  const igual = lista.opciones(ctx).find(o => clave(o.nombre) === clave(escrito))
  return igual ? igual.valor : lista.buscar?.(escrito, ctx)
}

/** What a text means in a column with a list: the fields to set, or why it is none. An empty text or a dash is none, where no entry is called so. */
export function leerOpcion(
  id: ColumnaId,
  escrito: string,
  ctx: Contexto,
): { campos: Partial<CamposDeFila> } | { motivo: string } {
  const lista = listas[id]!
  const texto = escrito.trim()
  const valor = texto === '' ? undefined : valorEscrito(lista, texto, ctx)
  if (valor !== undefined) return { campos: lista.elegir(valor, ctx) }
  if (!isNada(texto)) return { motivo: lista.motivo(texto) }
  return lista.vacia
    ? { campos: lista.elegir(null, ctx) }
    : { motivo: 'Elija el ciclo o la sección de electivos del curso.' }
}

/** Whether something is written that says an entry of the list. */
export const isOpcionEscrita = (id: ColumnaId, escrito: string, ctx: Contexto): boolean =>
  escrito.trim() !== '' && 'campos' in leerOpcion(id, escrito, ctx)

/**
 * What a key that goes on leaves in a cell with this list open: the entry that is marked (of what was typed the likeliest), else what was typed. Null where
 * there is neither: what stood there.
 */
export function quedaEnCelda(
  opciones: readonly OpcionDeCelda[],
  marcada: number,
  escrito: string,
): string | null {
  const elegida = opciones[escrito ? Math.max(marcada, 0) : marcada]
  return elegida?.nombre ?? (escrito || null)
}
