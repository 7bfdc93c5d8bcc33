import { isSigno, type Palabra } from './palabras.ts'
import { modales, type VerboEscrito, verboEn } from './reconocer.ts'

const SUJETO =
  /^(estudiant|egresad|alumn|profesional|titulad|graduad|bachiller|docent|participant|persona|ingenier|licenciad|tecnic|arquitect|medic|enfermer|contador|abogad|administrador|comunicador|psicolog|economist|maestr|joven|aprendi)/
const ARTICULO = /^(el|la|los|las|un|una|cada|todo|toda|todos|nuestro|nuestra|nuestros)$/
const FORMULA =
  /^(capaz|capaces|capacidad|capacidades|habilidad|habilidades|aptitud|destreza|destrezas|competencia|condiciones)$/
const PREPOSICION = /^(a|al|ante|con|de|del|desde|en|entre|para|por|segun|sin|sobre)$/
const AL_FINALIZAR =
  /^(finalizar|terminar|concluir|culminar|completar|egresar|termino|final|finalizado|aprobar)$/
const SIN_PESO = /^(que|no|asimismo|ademas|tambien|[a-z]+mente)$/

/** «y», «,», «y/o»: what joins verbs. */
const UNION = /^(y|e|o|u|,|\/)$/
const PRONOMBRE = /^(lo|los|la|las|le|les)$/

/** How far a verb is looked for. */
const ALCANCE = 16

/** «Al finalizar la carrera, …»: the sentence begins after its comma. */
function inicioDe(palabras: readonly Palabra[]): number {
  if (palabras[0]?.plegada !== 'al' || !AL_FINALIZAR.test(palabras[1]?.plegada ?? '')) return 0
  const coma = palabras.findIndex(p => p.texto === ',')
  if (coma > 0 && coma <= ALCANCE) return coma + 1
  const sujeto = palabras.findIndex(p => SUJETO.test(p.plegada))
  return Math.max(sujeto, 0)
}

/** «capaz de diseñar», «capacidad para resolver»: the verb after such words; it may stand a few words on. */
function trasFormula(palabras: readonly Palabra[], desde: number): VerboEscrito | null {
  for (let i = desde; i < Math.min(desde + 5, palabras.length); i++) {
    if (!FORMULA.test(palabras[i]!.plegada)) continue
    const verbo = PREPOSICION.test(palabras[i + 1]?.plegada ?? '') ? verboEn(palabras, i + 2) : null
    return verbo?.forma === 'infinitivo' ? verbo : null
  }
  return null
}

/** «puede diseñar» is about diseñar, «es capaz de diseñar» too. */
function propio(palabras: readonly Palabra[], verbo: VerboEscrito): VerboEscrito {
  const { infinitivo } = verbo
  if (modales.includes(infinitivo)) {
    const siguiente = verboEn(palabras, verbo.hasta)
    if (siguiente?.forma === 'infinitivo') return siguiente
  }
  return trasFormula(palabras, verbo.hasta) ?? verbo
}

function conSujeto(palabras: readonly Palabra[], desde: number): VerboEscrito | null {
  for (let i = desde; i < Math.min(desde + ALCANCE, palabras.length); i++) {
    const antes = palabras[i - 1]?.plegada ?? ''
    if (FORMULA.test(palabras[i]!.plegada)) return trasFormula(palabras, i)
    if (PREPOSICION.test(antes) || ARTICULO.test(antes)) continue
    const verbo = verboEn(palabras, i)
    if (verbo?.forma === 'presente') return propio(palabras, verbo)
  }
  return null
}

/**
 * The verb that a competency is about: the first word, or the one after «El egresado …», «Al finalizar …,», «Es capaz de …». Null for what
 * names no action («Pensamiento crítico»).
 */
export function verboPrincipal(palabras: readonly Palabra[]): VerboEscrito | null {
  let i = inicioDe(palabras)
  while (palabras[i] && (SIN_PESO.test(palabras[i]!.plegada) || palabras[i]!.texto === ',')) i++
  const primera = verboEn(palabras, i)
  if (primera) return propio(palabras, primera)
  const sujeto = ARTICULO.test(palabras[i]?.plegada ?? '') ? i + 1 : i
  if (FORMULA.test(palabras[sujeto]?.plegada ?? '')) return trasFormula(palabras, sujeto)
  return SUJETO.test(palabras[sujeto]?.plegada ?? '') ||
    /^(sea|sera|seran|son|es)$/.test(palabras[i]?.plegada ?? '')
    ? conSujeto(palabras, sujeto)
    : null
}

/** Where the verbs that follow each other end («identifica, plantea y resuelve |problemas»), as an index. */
export function finDeVerbos(palabras: readonly Palabra[], principal: VerboEscrito): number {
  let fin = principal.hasta
  for (;;) {
    let i = fin
    while (UNION.test(palabras[i]?.plegada ?? '')) i++
    const verbo = i > fin ? verboEn(palabras, i, true) : null
    if (verbo?.forma !== principal.forma) return fin
    fin = verbo.hasta
  }
}

/** Verbs joined to the principal one («identifica, plantea y resuelve …»), in order, up to `fin` (an index, exclusive). */
export function verbosUnidos(
  palabras: readonly Palabra[],
  principal: VerboEscrito,
  fin: number,
): VerboEscrito[] {
  const unidos: VerboEscrito[] = []
  for (let i = principal.hasta + 1; i < fin; i++) {
    const union = palabras[i - 1]!
    if (union.texto === '.' || union.texto === ';') break
    if (!UNION.test(union.plegada)) continue
    // «y los acuerda»
    const en = PRONOMBRE.test(palabras[i]!.plegada) ? i + 1 : i
    const verbo = verboEn(palabras, en, true)
    if (verbo && verbo.forma === principal.forma && !isSigno(palabras[i]!)) unidos.push(verbo)
  }
  return unidos
}
