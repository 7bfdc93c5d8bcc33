import { newKey } from '../../ui/newKey.ts'
import { dondeEstan, esDeLaMisma, esLaMisma, filasDe } from './celdas.ts'
import { AL_FINAL, type Espera } from './reglas.ts'

/** Writes parted: what of one was refused waits for its person, and keeps back nothing else. Pure. */

type Fila = Record<string, unknown>

/** Writes of many things each of which could have been written alone, and under which name they have them. Lines of one thing are none: without one it is another thing. */
const MUCHAS: Readonly<Record<string, string>> = {
  'asignaturas.savePorPlan': 'asignaturas',
  'competencias.saveCursos': 'celdas',
}

/** The things of a write of many, and their name; null of any other. */
export function muchasDe({
  llamada,
  input,
}: Pick<Espera, 'llamada' | 'input'>): { nombre: string; filas: Fila[] } | null {
  const nombre = MUCHAS[llamada]
  const filas = nombre === undefined ? undefined : input[nombre]
  return nombre !== undefined && Array.isArray(filas) ? { nombre, filas } : null
}

/** A write in two: `siguen` goes on in its place, `aparte` waits for its person behind all others. One of nothing is none. */
function partir(
  uno: Espera,
  nombre: string,
  siguen: readonly Fila[],
  aparte: readonly Fila[],
  motivo: string,
): Espera[] {
  const parte = (filas: readonly Fila[], otros: Partial<Espera>): Espera[] => {
    if (filas.length === 0) return []
    const ids = new Set(filas.map(f => String(f.id)))
    const base = Object.fromEntries(Object.entries(uno.base).filter(([id]) => ids.has(id)))
    return [{ ...uno, input: { ...uno.input, [nombre]: filas }, base, clave: newKey(), ...otros }]
  }
  const orden = siguen.length > 0 ? AL_FINAL : uno.orden
  return [...parte(siguen, {}), ...parte(aparte, { orden, estado: 'rechazado', motivo })]
}

/** The same by what is wrong with a thing. Null where all of the write is refused, or nothing of it by itself. */
export function separar(
  uno: Espera,
  isAparte: (fila: Fila, nombre: string) => boolean,
  motivo: string,
): Espera[] | null {
  const muchas = muchasDe(uno)
  if (!muchas) return null
  const { nombre, filas } = muchas
  const aparte = filas.filter((f, i) => isAparte(f, `${nombre}.${i}`))
  const siguen = filas.filter(f => !aparte.includes(f))
  return aparte.length > 0 && siguen.length > 0 ? partir(uno, nombre, siguen, aparte, motivo) : null
}

/**
 * A refused write parted: the cells that somebody else changed (`actual`) wait for their person, who writes them over what is there by sending them
 * again; the others go on. What a later write of the queue says of a cell takes the place of what this one said. Null where the write is of something else.
 */
export function separarAjenas(
  uno: Espera,
  actual: unknown,
  motivo: string,
  cola: readonly Espera[],
): Espera[] | null {
  const nombre = dondeEstan(uno.input)
  if (nombre === undefined) return null
  const deOtra = filasDe(actual)
  const celdas = filasDe(uno.input[nombre])
  const propias = celdas.filter(f => !deOtra.some(a => esLaMisma(a, f)))
  if (propias.length === celdas.length) return null
  const despues = cola
    .filter(e => e.estado === 'espera' && e.orden > uno.orden && esDeLaMisma(e, uno, nombre))
    .flatMap(e => filasDe(e.input[nombre]))
  const ajenas = celdas.filter(f => !propias.includes(f) && !despues.some(d => esLaMisma(d, f)))
  const sinAntes = ajenas.map(({ antes: _antes, ...f }) => f)
  return partir(
    uno,
    nombre,
    propias,
    sinAntes,
    `${motivo} Si lo envía otra vez, quedará lo que usted escribió.`,
  )
}
