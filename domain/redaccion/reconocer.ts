import { plegar } from '../texto/normalizar.ts'
import { type FormaDeVerbo, formasDe, isEscrita, sinSe } from './conjugar.ts'
import type { Palabra } from './palabras.ts'
import { noObservables, otrosVerbos, verbosPorNivel } from './verbos.ts'

/** A verb as it stands in a sentence. */
export interface VerboEscrito {
  /** «diseñar», «comprometerse». */
  infinitivo: string
  forma: FormaDeVerbo
  /** Its words, as indices of the sentence's; `hasta` is exclusive. */
  desde: number
  hasta: number
}

/** Verbs that only carry another one: «puede diseñar». */
export const modales: readonly string[] = ['poder', 'deber', 'lograr', 'saber', 'buscar', 'haber']

const conocidos = [
  ...Object.values(verbosPorNivel)
    .flat()
    .filter(v => !v.includes(' ')),
  ...otrosVerbos,
  ...Object.keys(noObservables),
  ...modales,
  'emitir',
  'otorgar',
]

interface Forma {
  infinitivo: string
  forma: FormaDeVerbo
  escrita: string
}
const formas = new Map<string, Forma>()
for (const verbo of new Set(conocidos))
  for (const [escrita, forma] of formasDe(verbo)) {
    const llave = plegar(escrita)
    if (!formas.has(llave)) formas.set(llave, { infinitivo: sinSe(verbo), forma, escrita })
  }

/** Words that end as infinitives and are none. */
const NO_VERBOS = new Set(
  `lugar hogar mujer taller lider caracter poder bienestar militar escolar preescolar particular similar familiar popular circular
  auxiliar curricular extracurricular molecular celular vascular cardiovascular interdisciplinar multidisciplinar disciplinar estandar
  dolar solar nuclear lineal regular irregular muscular singular vehicular angular modular ejemplar titular secular tecnico-militar
  anterior superior exterior interior posterior mejor mayor menor peor valor factor sector motor autor actor amor error rigor`.split(
    /\s+/,
  ),
)

/** Third persons that are nouns as well: «prueba de hipótesis», «y forma del terreno». */
const HOMONIMOS = new Set(
  `forma formas toma cuenta prueba muestra marca cita tasa trata vela programa lista mejora entrevista traza diagrama guia edita regula oferta
  cuida practica critica formula`.split(/\s+/),
)
const DETERMINANTES =
  /^(el|la|los|las|un|una|unos|unas|su|sus|al|cada|sobre|que|nuevos|nuevas|[a-z]+os|[a-z]+as)$/

/** Whether a word is read as a noun here, though it could be a verb. `estricto`: where a noun is as likely (after «y»). */
function isSustantivo(palabra: Palabra, siguiente: Palabra | undefined, estricto: boolean): boolean {
  if (!HOMONIMOS.has(palabra.plegada)) return false
  if (estricto) return !siguiente || !DETERMINANTES.test(siguiente.plegada)
  return siguiente !== undefined && /^(de|del)$/.test(siguiente.plegada)
}

const ENCLITICO = /^(.{2,}[aei]r)(se|l[aeo]s?|sel[aeo]s?)$/
const INFINITIVO = /^.{2,}[aei]r$/
const PRESENTE = /^(.{3,}(?:iza|ifica))n?$/

function formaDe(palabra: Palabra): Omit<Forma, 'escrita'> | null {
  const { plegada } = palabra
  const enclitico = ENCLITICO.exec(plegada)
  const conocida = formas.get(enclitico?.[1] ?? plegada)
  if (conocida && (enclitico || isEscrita(palabra.texto, conocida.escrita)))
    return enclitico?.[2]?.startsWith('se')
      ? { ...conocida, infinitivo: `${conocida.infinitivo}se` }
      : conocida
  if (NO_VERBOS.has(plegada)) return null
  const escrita = palabra.texto.toLowerCase()
  if (INFINITIVO.test(plegada) && !/[áéó]/.test(escrita)) return { infinitivo: escrita, forma: 'infinitivo' }
  if (enclitico?.[2] === 'se') return { infinitivo: escrita, forma: 'infinitivo' }
  const presente = PRESENTE.exec(escrita)
  return presente ? { infinitivo: `${presente[1]}r`, forma: 'presente' } : null
}

/** The verb that stands at this place, with its «se»; null where there is none. Infinitives, third persons, and futures. */
export function verboEn(palabras: readonly Palabra[], desde: number, estricto = false): VerboEscrito | null {
  const isReflexivo = palabras[desde]?.plegada === 'se'
  const en = isReflexivo ? desde + 1 : desde
  const palabra = palabras[en]
  if (!palabra) return null
  const hallado = formaDe(palabra)
  if (!hallado || isSustantivo(palabra, palabras[en + 1], estricto)) return null
  if (isReflexivo && hallado.forma !== 'presente') return null
  const infinitivo = isReflexivo ? `${hallado.infinitivo}se` : hallado.infinitivo
  return { infinitivo, forma: hallado.forma, desde, hasta: en + 1 }
}
