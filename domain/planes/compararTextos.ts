import { type CampoDePlan, camposDePlan, escrito } from './comparado.ts'

/** A section of text of a plan, without tags: '' where nothing is written. */
export interface TextoComparable {
  key: string
  titulo: string
  texto: string
}

export interface TextoComparado {
  key: string
  titulo: string
  cambio: 'igual' | 'nuevo' | 'retirado' | 'cambiado'
  antes: string
  despues: string
}

const cambioDe = (antes: string, despues: string): TextoComparado['cambio'] => {
  if (antes === despues) return 'igual'
  if (antes === '') return 'nuevo'
  return despues === '' ? 'retirado' : 'cambiado'
}

/** The texts of two plans, section by section in the order of `despues`; what is empty in both is left out. */
export function compararTextos(
  antes: readonly TextoComparable[],
  despues: readonly TextoComparable[],
): TextoComparado[] {
  const viejos = new Map(antes.map(t => [t.key, t]))
  const nuevos = new Set(despues.map(t => t.key))
  const todos = [...despues, ...antes.filter(t => !nuevos.has(t.key)).map(t => ({ ...t, texto: '' }))]
  return todos.flatMap(({ key, titulo, texto }) => {
    const de = viejos.get(key)?.texto ?? ''
    return de === '' && texto === ''
      ? []
      : [{ key, titulo, cambio: cambioDe(de, texto), antes: de, despues: texto }]
  })
}

export interface DatoComparado {
  campo: CampoDePlan
  antes: string
  despues: string
}

/** General data of two plans that are not the same. */
export const compararDatos = (
  antes: Readonly<Record<CampoDePlan, string | number | null>>,
  despues: Readonly<Record<CampoDePlan, string | number | null>>,
): DatoComparado[] =>
  camposDePlan.flatMap(campo =>
    antes[campo] === despues[campo]
      ? []
      : [{ campo, antes: escrito(antes[campo]), despues: escrito(despues[campo]) }],
  )
