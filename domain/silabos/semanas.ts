import { mover } from '../listas/mover.ts'
import {
  type CampoDeSemana,
  camposDeSemana,
  type Semana,
  semanaNueva,
  type TextoRico,
  type Unidad,
} from './contenido.ts'

/**
 * What is done to the units and weeks of a syllabus: each function gives new units, weeks numbered 1 … n through all of them, and the same
 * units where what was named is not there. Ids stay; what is new gets the id that is given.
 */

/** The units with their weeks numbered 1 … n through all of them. */
export function renumerar(unidades: readonly Unidad[]): Unidad[] {
  let n = 0
  return unidades.map(u => ({
    ...u,
    semanas: u.semanas.map(s => (s.numero === ++n ? s : { ...s, numero: n })),
  }))
}

/** All weeks in their order. */
export const semanasDe = (unidades: readonly Unidad[]): Semana[] => unidades.flatMap(u => u.semanas)

/** The unit that a week stands in, or undefined. */
export const unidadDeSemana = (unidades: readonly Unidad[], semana_id: string): Unidad | undefined =>
  unidades.find(u => u.semanas.some(s => s.id === semana_id))

const enLugar = <T>(lista: readonly T[], posicion: number, ...nuevos: T[]): T[] =>
  lista.toSpliced(Math.min(Math.max(posicion, 0), lista.length), 0, ...nuevos)

const conSemanas = (unidades: readonly Unidad[], id: string, semanas: (u: Unidad) => Semana[]): Unidad[] =>
  renumerar(unidades.map(u => (u.id === id ? { ...u, semanas: semanas(u) } : u)))

/** A new unit without weeks at a place counted from 0. */
export const insertarUnidad = (
  unidades: readonly Unidad[],
  posicion: number,
  nueva: { id: string; nombre?: string },
): Unidad[] =>
  renumerar(
    enLugar(unidades, posicion, { id: nueva.id, nombre: nueva.nombre ?? '', resultado: '', semanas: [] }),
  )

/** A unit with its weeks at another place, counted from 0 without it. */
export function moverUnidad(unidades: readonly Unidad[], unidad_id: string, posicion: number): Unidad[] {
  const unidad = unidades.find(u => u.id === unidad_id)
  return unidad ? renumerar(mover(unidades, unidad, posicion)) : [...unidades]
}

/** Without a unit. Its weeks go with it, or to the unit before it (after it, for the first); those of the only unit always go with it. */
export function quitarUnidad(
  unidades: readonly Unidad[],
  unidad_id: string,
  semanas: 'quitar' | 'pasar',
): Unidad[] {
  const i = unidades.findIndex(u => u.id === unidad_id)
  if (i < 0) return [...unidades]
  const quedan = unidades.toSpliced(i, 1)
  const suyas = semanas === 'pasar' ? unidades[i]!.semanas : []
  const heredera = quedan[Math.max(0, i - 1)]
  if (!heredera) return []
  return conSemanas(quedan, heredera.id, u => (i === 0 ? [...suyas, ...u.semanas] : [...u.semanas, ...suyas]))
}

/** An empty week in a unit, at a place counted from 0. */
export const insertarSemana = (
  unidades: readonly Unidad[],
  unidad_id: string,
  posicion: number,
  id: string,
): Unidad[] => conSemanas(unidades, unidad_id, u => enLugar(u.semanas, posicion, semanaNueva(id)))

/** Without a week; those after it move up. */
export const quitarSemana = (unidades: readonly Unidad[], semana_id: string): Unidad[] =>
  renumerar(unidades.map(u => ({ ...u, semanas: u.semanas.filter(s => s.id !== semana_id) })))

/** A week at another place of its unit or of another one; `posicion` is counted from 0 without it. */
export function moverSemana(
  unidades: readonly Unidad[],
  semana_id: string,
  destino: { unidad_id: string; posicion: number },
): Unidad[] {
  const semana = semanasDe(unidades).find(s => s.id === semana_id)
  if (!semana || !unidades.some(u => u.id === destino.unidad_id)) return [...unidades]
  const sin = unidades.map(u => ({ ...u, semanas: u.semanas.filter(s => s.id !== semana_id) }))
  return conSemanas(sin, destino.unidad_id, u => enLugar(u.semanas, destino.posicion, semana))
}

/**
 * A week one step earlier or later, as keys move it: past the end of its unit it goes into the next one. The same units where it is the
 * first or the last of all.
 */
export function correrSemana(unidades: readonly Unidad[], semana_id: string, hacia: -1 | 1): Unidad[] {
  const iUnidad = unidades.findIndex(u => u.semanas.some(s => s.id === semana_id))
  if (iUnidad < 0) return [...unidades]
  const { id, semanas } = unidades[iUnidad]!
  const posicion = semanas.findIndex(s => s.id === semana_id) + hacia
  if (posicion >= 0 && posicion < semanas.length)
    return moverSemana(unidades, semana_id, { unidad_id: id, posicion })
  const vecina = unidades[iUnidad + hacia]
  if (!vecina) return [...unidades]
  return moverSemana(unidades, semana_id, {
    unidad_id: vecina.id,
    posicion: hacia === 1 ? 0 : vecina.semanas.length,
  })
}

/** A unit in two: from this week on they stand in a new unit `id` behind it. The same units where the week is the first of its unit. */
export function partirUnidad(unidades: readonly Unidad[], semana_id: string, id: string): Unidad[] {
  const i = unidades.findIndex(u => u.semanas.some(s => s.id === semana_id))
  const corte = unidades[i]?.semanas.findIndex(s => s.id === semana_id) ?? 0
  if (corte <= 0) return [...unidades]
  const unidad = unidades[i]!
  const segunda = {
    id,
    nombre: '',
    resultado: '',
    semanas: unidad.semanas.slice(corte),
  }
  return renumerar(unidades.toSpliced(i, 1, { ...unidad, semanas: unidad.semanas.slice(0, corte) }, segunda))
}

/** A unit with the one behind it: the first one's name (the other's where it has none), both results, all weeks. */
export function unirUnidades(unidades: readonly Unidad[], unidad_id: string): Unidad[] {
  const i = unidades.findIndex(u => u.id === unidad_id)
  const [unidad, otra] = [unidades[i], unidades[i + 1]]
  if (!unidad || !otra) return [...unidades]
  const unida = {
    ...unidad,
    nombre: unidad.nombre.trim() === '' ? otra.nombre : unidad.nombre,
    resultado: unidad.resultado + otra.resultado,
    semanas: [...unidad.semanas, ...otra.semanas],
  }
  return renumerar(unidades.toSpliced(i, 2, unida))
}

/** What of a week that is split goes into the second one; what is not named stays whole in the first. */
export type Corte = Partial<Record<CampoDeSemana, { antes: TextoRico; despues: TextoRico }>>

/** A week in two: the second stands behind it in the same unit, with what `corte` gives it. */
export const partirSemana = (
  unidades: readonly Unidad[],
  semana_id: string,
  id: string,
  corte: Corte = {},
): Unidad[] =>
  renumerar(
    unidades.map(u => ({
      ...u,
      semanas: u.semanas.flatMap(s => {
        if (s.id !== semana_id) return s
        const parte = (lado: 'antes' | 'despues') =>
          Object.fromEntries(camposDeSemana.flatMap(c => (corte[c] ? [[c, corte[c][lado]]] : [])))
        return [
          { ...s, ...parte('antes') },
          { ...semanaNueva(id), ...parte('despues') },
        ]
      }),
    })),
  )

/** A week with the one behind it, also where that stands in the next unit: the texts of both, the hours of the first that has its own. */
export function unirSemanas(unidades: readonly Unidad[], semana_id: string): Unidad[] {
  const todas = semanasDe(unidades)
  const i = todas.findIndex(s => s.id === semana_id)
  const [semana, otra] = [todas[i], todas[i + 1]]
  if (!semana || !otra) return [...unidades]
  const textos = Object.fromEntries(camposDeSemana.map(c => [c, semana[c] + otra[c]])) as Record<
    CampoDeSemana,
    string
  >
  const unida = { ...semana, ...textos, horas: semana.horas ?? otra.horas }
  return renumerar(
    unidades.map(u => ({
      ...u,
      semanas: u.semanas.flatMap(s => (s.id === otra.id ? [] : s.id === semana_id ? unida : s)),
    })),
  )
}

/**
 * Empty weeks until there are `total`, each at the end of the unit that lacks most of `cuotas`, how many weeks each unit should have (else all alike);
 * without units there is nowhere to put them.
 */
export function completarSemanas(
  unidades: readonly Unidad[],
  total: number,
  nuevoId: () => string,
  cuotas: readonly number[] = repartirSemanas(total, unidades.length),
): Unidad[] {
  const faltan = total - semanasDe(unidades).length
  if (unidades.length === 0 || faltan <= 0) return [...unidades]
  const tiene = unidades.map(u => u.semanas.length)
  for (let n = 0; n < faltan; n++) {
    const quiere = tiene.map((t, i) => (cuotas[i] ?? 0) - t)
    tiene[quiere.indexOf(Math.max(...quiere))]!++
  }
  return renumerar(
    unidades.map((u, i) => ({
      ...u,
      semanas: [
        ...u.semanas,
        ...Array.from({ length: tiene[i]! - u.semanas.length }, () => semanaNueva(nuevoId())),
      ],
    })),
  )
}

/** So many weeks among so many units, the first ones with one more where it does not come out even. */
export const repartirSemanas = (total: number, unidades: number): number[] =>
  Array.from({ length: unidades }, (_, i) => Math.floor(total / unidades) + (i < total % unidades ? 1 : 0))
