import type { Requisito } from '../asignaturas/asignatura.ts'
import { describe } from '../asignaturas/descripcion.ts'
import { nombreEn } from '../catalogos/opcion.ts'
import { cortar } from '../texto/cortar.ts'
import { formatFecha, isFechaIso } from '../texto/fechas.ts'
import { diaEnLima } from '../texto/horaLocal.ts'
import { enListaCorta } from '../texto/lista.ts'
import { numero } from '../texto/numero.ts'
import { sinEtiquetas } from '../texto/sinEtiquetas.ts'
import { isVacio } from '../valores/isVacio.ts'
import type { Lectura } from './cambio.ts'
import { clasePorCampo, listas, siONo } from './campos.ts'

/** Longest text that a sentence quotes, in characters. */
const LARGO = 60
/** Most things of a list that a sentence names. */
const MUCHOS = 5

const borrado = 'uno que ya no existe'

/** A day with a time of it, as JSON or PostgreSQL writes a moment; not a text of somebody that begins so. */
const MOMENTO = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}[\d:.]*(Z|[+-]\d{2}(:?\d{2})?)?$/

/** The day of a moment where the institutions are; one that says no zone is told as it stands. */
const diaDe = (s: string, zona: string | undefined): string =>
  zona && !Number.isNaN(Date.parse(s)) ? diaEnLima(new Date(s)) : s

function texto(s: string): string {
  if (isFechaIso(s)) return formatFecha(s)
  const momento = MOMENTO.exec(s)
  if (momento) return formatFecha(diaDe(s, momento[1]))
  return `«${cortar(sinEtiquetas(s), LARGO)}»`
}

/**
 * What a field of a thing of this kind holds, as people read it: 1,5; 21/11/2026; sí; «MA-101»; names for ids. An empty text for nothing, null
 * for what has no short way to be told (structures).
 */
export function enPalabras(clase: string, campo: string, valor: unknown, l: Lectura): string | null {
  if (isVacio(valor)) return ''
  if (typeof valor === 'boolean') return valor ? 'sí' : 'no'
  if (siONo.has(campo)) return valor === 1 ? 'sí' : 'no'
  if (campo === 'requisitos')
    return cortar(
      describe(valor as Requisito, id => l.nombre('asignatura', id)),
      2 * LARGO,
    )
  if (Array.isArray(valor)) return enLaLista(clase, campo, valor, l)
  if (typeof valor === 'object') return null
  return uno(clase, campo, valor as string | number, l)
}

function uno(clase: string, campo: string, valor: string | number, l: Lectura): string {
  const opciones = listas[`${clase}.${campo}`] ?? listas[campo]
  if (opciones) return nombreEn(opciones, valor)
  const referida = clasePorCampo[campo]
  if (referida) return l.nombre(referida, Number(valor)) ?? borrado
  return typeof valor === 'number' ? numero(valor) : texto(valor)
}

function enLaLista(clase: string, campo: string, valores: readonly unknown[], l: Lectura): string | null {
  const simples = valores.filter(v => typeof v === 'string' || typeof v === 'number')
  if (simples.length < valores.length) return null
  return enListaCorta(
    simples.map(v => uno(clase, campo, v, l)),
    MUCHOS,
  )
}
