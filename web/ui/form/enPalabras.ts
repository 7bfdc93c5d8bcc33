import { etiquetas } from '@malla/contracts/etiquetas.ts'
import { mensajes } from '@malla/contracts/mensajes.ts'
import { numero } from '@malla/domain/texto/numero.ts'
import { sinEtiquetas } from '@malla/domain/texto/sinEtiquetas.ts'
import { isVacio } from '@malla/domain/valores/isVacio.ts'
import { dmy } from './dates.ts'
import type { Disputed } from './merge.ts'

type Values = Record<string, unknown>

/** What of a row says nothing to people. */
const CALLADOS = new Set(['id', 'orden', 'revision'])
const RICO = /^\s*<[a-z]/i
/** Two numbers that differ are told apart. */
const DECIMALES = 6
const DIA = /^\d{4}-\d\d-\d\d$/

function deFila({ nombre, ...resto }: Values): string {
  const dichos = Object.entries(resto)
    .filter(([campo, valor]) => !CALLADOS.has(campo) && !isVacio(valor))
    .map(([campo, valor]) => `${etiquetas[campo] ?? campo}: ${enPalabras(campo, valor)}`)
    .join('; ')
  if (isVacio(nombre)) return dichos || '(vacío)'
  return dichos ? `${String(nombre)} (${dichos})` : String(nombre)
}

/** A value as it reads where nobody knows more of it: never as tags, nor as it is written for machines. */
export function enPalabras(name: string, value: unknown): string {
  if (isVacio(value)) return '(vacío)'
  if (typeof value === 'boolean') return value ? 'Sí' : 'No'
  if (typeof value === 'number') return numero(value, DECIMALES)
  if (Array.isArray(value)) return value.map(v => enPalabras(name, v)).join(', ')
  if (typeof value === 'object') return deFila(value as Values)
  const texto = String(value)
  if (DIA.test(texto)) return dmy(texto)
  return RICO.test(texto) ? sinEtiquetas(texto) || '(sin texto)' : texto
}

/** A file as one knows it: by its name, where it has one. */
export const nombreDeArchivo = (archivo: Blob): string =>
  archivo instanceof File ? archivo.name : 'El archivo elegido'

/** What is said of a form that was brought back; null of any other. */
export function fraseDeRecuperado({ recovered, faltan }: { recovered: boolean; faltan: readonly string[] }) {
  const { recuperado, archivos } = mensajes.formulario
  if (!recovered) return null
  return faltan.length > 0 ? `${recuperado} ${archivos}` : recuperado
}

/** How a disputed field is called; one within a block with the name of the block before it. */
export function tituloDe({ name, mine, theirs }: Disputed): string {
  // What an institution made of its own is called as it is.
  const propio = (mine ?? theirs) as { nombre?: string } | null | undefined
  return name
    .split('.')
    .map((parte, i) => etiquetas[parte] ?? (i > 0 ? propio?.nombre : undefined) ?? parte)
    .join(': ')
}
