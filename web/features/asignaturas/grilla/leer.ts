import { formatCreditos, MAX_CREDITOS, parseCreditos } from '@malla/domain/asignaturas/creditos.ts'
import { isNada, isRaya, sinUnidades } from '@malla/domain/asignaturas/escritos.ts'
import { parse } from '@malla/domain/asignaturas/gramatica.ts'
import { sinBlancosDeMas } from '@malla/domain/texto/normalizar.ts'
import { type ColumnaId, type Contexto, columnaDe } from './columnas.ts'
import { type CamposDeFila, type Fila, totalDe } from './fila.ts'
import { leerOpcion, nombreElegido } from './opciones.ts'

/** What a text means in a cell: the fields to set, or why it means nothing there. */
export type Leido = { campos: Partial<CamposDeFila> } | { motivo: string }

const MAX_NOMBRE = 255
const MAX_CODIGO = 40
const MAX_HORAS = 99

/** «3», «1,5», «2.0 h»: hours of a week with one decimal; null when it is no such number. A text that says nothing is 0. */
function parseHoras(texto: string): number | null {
  if (isNada(texto)) return 0
  const horas = parseCreditos(sinUnidades(texto))
  return horas === null || horas > MAX_HORAS ? null : horas
}

function leerTexto(id: 'codigo' | 'nombre', escrito: string): Leido {
  const texto = isRaya(escrito) ? '' : escrito
  const max = id === 'codigo' ? MAX_CODIGO : MAX_NOMBRE
  if ([...texto].length > max) return { motivo: `Escriba hasta ${max} caracteres.` }
  return { campos: id === 'codigo' ? { codigo: texto || null } : { nombre: texto } }
}

function leerCreditos(texto: string): Leido {
  if (isNada(texto)) return { campos: { credits: null } }
  const credits = parseCreditos(sinUnidades(texto))
  return credits === null || credits > MAX_CREDITOS
    ? { motivo: `Escriba un número de créditos de 0 a ${MAX_CREDITOS}, con un decimal como máximo.` }
    : { campos: { credits } }
}

function leerHoras(id: ColumnaId, texto: string): Leido {
  const horas = parseHoras(texto)
  return horas === null
    ? { motivo: `Escriba un número de horas de 0 a ${MAX_HORAS}, con un decimal como máximo.` }
    : { campos: { [id]: horas } }
}

/**
 * What a text means in a cell of a row. Codes and names stay text («0021», «1e3»); numbers take a decimal comma or point, and a unit. What says that there
 * is nothing (a dash, «n/a») leaves the cell empty. Requisites always mean something: what no course matches is kept in them as text.
 */
export function leerCelda(id: ColumnaId, escrito: string, ctx: Contexto): Leido {
  if (id === 'requisitos') return { campos: { requisitos: parse(escrito, ctx.lexico).requisitos } }
  const texto = sinBlancosDeMas(escrito)
  if (id === 'codigo' || id === 'nombre') return leerTexto(id, texto)
  if (id === 'credits') return leerCreditos(texto)
  switch (columnaDe(id).clase) {
    case 'opcion':
      return leerOpcion(id, texto, ctx)
    case 'numero':
      return leerHoras(id, texto)
    default:
      return { campos: {} }
  }
}

/** What a cell shows and copies. Hours that are not there are written as 0, credits that are not there as nothing. */
export function escribirCelda(id: ColumnaId, fila: Fila, ctx: Contexto): string {
  const crudo = fila.crudo[id]
  if (crudo !== undefined) return crudo
  switch (id) {
    case 'codigo':
      return fila.codigo ?? ''
    case 'nombre':
      return fila.nombre
    case 'credits':
      return formatCreditos(fila.credits)
    case 'total':
      return formatCreditos(totalDe(fila))
    case 'requisitos':
      return ctx.escribirRequisitos(fila)
    case 'horasteoria':
    case 'horaspractica':
    case 'horasvirtualteoria':
    case 'horasvirtualpractica':
      return formatCreditos(fila[id])
    default:
      return nombreElegido(id, fila, ctx)
  }
}

/** Why what stands in a cell cannot be saved, or null. */
export function motivoDeCelda(id: ColumnaId, fila: Fila, ctx: Contexto): string | null {
  const crudo = fila.crudo[id]
  const leido = crudo === undefined ? null : leerCelda(id, crudo, ctx)
  return leido && 'motivo' in leido ? leido.motivo : null
}
