import { enLista } from '../texto/lista.ts'
import { sinSe } from './conjugar.ts'
import { isSigno, oracionDe, palabrasDe } from './palabras.ts'
import { objetoDe, partesDe } from './partes.ts'
import type { VerboEscrito } from './reconocer.ts'
import { finDeVerbos, verboPrincipal, verbosUnidos } from './verbo.ts'
import { type NivelDeVerbo, nivelesDeVerbo, noObservables, verbosPorNivel } from './verbos.ts'

/** What a piece of advice is about. */
type ClaseDeConsejo = 'verbo' | 'observable' | 'objeto' | 'condicion' | 'varios' | 'largo'

interface Consejo {
  clase: ClaseDeConsejo
  texto: string
}

/** A competency read as a sentence. It advises: nothing of it stops anybody. */
export interface Revision {
  /** Infinitive of its verb; null where none is recognised. */
  verbo: string | null
  /** Levels at which published lists put the verb: none, one or several, for the lists disagree. */
  niveles: NivelDeVerbo[]
  observable: boolean
  /** What the verb acts on, as it is written. */
  objeto: string | null
  /** Whether it says with what or under which conditions, and what for. */
  condicion: boolean
  finalidad: boolean
  /** Words in it. */
  largo: number
  consejos: Consejo[]
}

/** Longest competency that is read at one breath, in words. */
export const PALABRAS_COMO_MAXIMO = 40

/** Levels at which lists put a verb, with what follows it («analizar errores»); in their order. */
export const nivelesDe = (infinitivo: string, siguientes: readonly string[] = []): NivelDeVerbo[] => {
  const largos = [1, 2].map(n => [infinitivo, ...siguientes.slice(0, n)].join(' '))
  const suyos = [infinitivo, sinSe(infinitivo), `${sinSe(infinitivo)}se`, ...largos]
  return nivelesDeVerbo.filter(nivel => verbosPorNivel[nivel].some(v => suyos.includes(v)))
}

const alternativas = (infinitivo: string): readonly string[] => noObservables[sinSe(infinitivo)] ?? []

function consejosDelVerbo(verbos: readonly VerboEscrito[]): Consejo[] {
  const [principal, ...otros] = verbos.map(v => v.infinitivo)
  if (!principal)
    return [
      {
        clase: 'verbo',
        texto: 'No se reconoce un verbo. Empiece por lo que hará la persona: «Diseña…», «Evaluar…».',
      },
    ]
  const vistas = alternativas(principal)
  return [
    ...(vistas.length > 0
      ? [
          {
            clase: 'observable' as const,
            texto: `«${principal}» no se puede observar. Diga qué hará quien lo logre: ${enLista(vistas, 'o')}.`,
          },
        ]
      : []),
    ...(otros.length > 0
      ? [
          {
            clase: 'varios' as const,
            texto: `Hay más de una acción (${enLista([principal, ...otros])}): se evalúa mejor de una en una.`,
          },
        ]
      : []),
  ]
}

function consejosDe(verbos: readonly VerboEscrito[], r: Omit<Revision, 'consejos'>): Consejo[] {
  const consejos = consejosDelVerbo(verbos)
  if (r.verbo && !r.objeto)
    consejos.push({ clase: 'objeto', texto: `Falta decir qué o sobre qué: ${r.verbo}… ¿qué?` })
  if (r.verbo && r.objeto && !r.condicion && !r.finalidad)
    consejos.push({
      clase: 'condicion',
      texto: 'Podría decir cómo, con qué criterio o para qué: «mediante…», «según…», «para…».',
    })
  if (r.largo > PALABRAS_COMO_MAXIMO)
    consejos.push({
      clase: 'largo',
      texto: `Tiene ${r.largo} palabras; hasta ${PALABRAS_COMO_MAXIMO} se lee de una vez.`,
    })
  return consejos
}

/** Reads a competency: its verb and possible levels, whether it can be observed, its object, condition and purpose; and what could be better. */
export function revisarRedaccion(texto: string): Revision {
  const oracion = oracionDe(texto)
  const palabras = palabrasDe(oracion)
  const principal = verboPrincipal(palabras)
  const desde = principal ? finDeVerbos(palabras, principal) : 0
  const partes = principal ? partesDe(palabras, desde) : []
  const fin = partes[0]?.desde ?? palabras.length
  const verbos = principal ? [principal, ...verbosUnidos(palabras, principal, fin)] : []
  const siguientes = principal ? palabras.slice(principal.hasta).map(p => p.plegada) : []
  const verbo = principal?.infinitivo ?? null
  const leida = {
    verbo,
    niveles: verbo ? nivelesDe(verbo, siguientes) : [],
    observable: verbo !== null && alternativas(verbo).length === 0,
    objeto: principal ? objetoDe(oracion, palabras, desde, fin) : null,
    condicion: partes.some(p => p.clase === 'condicion'),
    finalidad: partes.some(p => p.clase === 'finalidad'),
    largo: palabras.filter(p => !isSigno(p)).length,
  }
  return { ...leida, consejos: consejosDe(verbos, leida) }
}
