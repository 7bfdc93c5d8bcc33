import type { Paso } from './pasos.ts'

/** What a change does to all that hangs on what is changed, told before it is made. */

/** What happens to a thing: it goes along, it goes away, it changes, it only should be known, it stays as it was, or it does not let the change happen. */
export const suertes = ['impide', 'se quita', 'cambia', 'pasa', 'avisa', 'queda'] as const
type Suerte = (typeof suertes)[number]

export const cosasAfectadas = [
  'curso',
  'version',
  'ciclo',
  'seccion',
  'competencia',
  'celda',
  'silabo',
  'carta',
  'equivalencia',
  'entrada',
  'docente',
  'publicacion',
  'plan',
  'equipo',
  'catalogo',
  'legal',
] as const
export type CosaAfectada = (typeof cosasAfectadas)[number]

/** One thing that the change touches. */
export interface Efecto {
  cosa: CosaAfectada
  id: number
  nombre: string
  /** The plan in which it stands; null where it stands in none. */
  plan_id: number | null
  suerte: Suerte
  /** What will happen to it, as a sentence. */
  detalle: string
}

export interface Impacto {
  /** «Eliminar «Física I»». */
  titulo: string
  /** Worst first. */
  efectos: Efecto[]
  /** The change and what follows from it; empty when something does not let it happen. */
  pasos: Paso[]
}

/** An impact with its effects in order, and without steps when one of them forbids the change. */
export function impacto(titulo: string, efectos: readonly Efecto[], pasos: readonly Paso[]): Impacto {
  const enOrden = efectos.toSorted((a, b) => suertes.indexOf(a.suerte) - suertes.indexOf(b.suerte))
  return { titulo, efectos: enOrden, pasos: efectos.some(e => e.suerte === 'impide') ? [] : [...pasos] }
}

/** Effects on the same thing, told for two courses or for two of its parts, are one; the first stays. */
export function unaVez(efectos: readonly Efecto[]): Efecto[] {
  const dichos = new Set<string>()
  return efectos.filter(({ cosa, id }) => {
    const isNuevo = !dichos.has(`${cosa} ${id}`)
    dichos.add(`${cosa} ${id}`)
    return isNuevo
  })
}

/** What deleting, or replacing by another (`por`), is called. */
export const tituloDe = (nombre: string, por: string | null): string =>
  por === null ? `Eliminar «${nombre}»` : `Reemplazar «${nombre}» por «${por}»`
