import type { ContenidoDeSilabo, TextoRico, Valores } from '../contenido.ts'
import { renumerar } from '../semanas.ts'
import { type Bloque, type BloqueEnLugar, htmlDe, htmlDeTodos, llano, type Rango } from './bloques.ts'
import type { ClaveReconocible } from './encabezados.ts'
import { type CompetenciaServida, type Enlazar, enlazador } from './enlazar.ts'
import { leerEvaluacion } from './leerEvaluacion.ts'
import { type DatoLeido, leerAnexos, leerBibliografia, leerDatos, leerLogros } from './leerOtras.ts'
import { type Lectura, leerProgramacion } from './leerProgramacion.ts'
import { sinPendientes } from './pendientes.ts'
import { type Segmento, segmentar } from './segmentos.ts'

/** What the value of each recognized section is: that of its key, and pairs of name and value for the data of the course. */
export type ValorReconocido = Pick<Valores, Exclude<ClaveReconocible, 'datos'>> & { datos: DatoLeido[] }

/** A section that was found in a document. */
export type Reconocido = {
  [C in ClaveReconocible]: {
    clave: C
    /** Its heading as it stands in the document; null where it was known by its table. */
    titulo: string | null
    valor: ValorReconocido[C]
    de: Rango
    /** `alta`: heading and contents are plain; `media`: one of them; `baja`: a guess. */
    seguridad: 'alta' | 'media' | 'baja'
    /** What people should know before they take it. */
    avisos: string[]
  }
}[ClaveReconocible]

/** What found no place; it can still be taken into any section by hand. */
export interface NoReconocido {
  titulo: string | null
  html: TextoRico
  de: Rango
}

export interface Reconocimiento {
  reconocidos: Reconocido[]
  noReconocidos: NoReconocido[]
}

/**
 * Finds the sections of a syllabus in a document. Nothing is taken silently and nothing dropped: every block stands in a section or among what
 * was not recognized, and what a section does not keep (sums, headings inside a bibliography) is said in its notices. A key may be found more than
 * once. Values hold pieces of the given HTML put together anew: clean them like any other text before they are kept. Never throws.
 * `servidas`: the competencies of the plan that the course serves; lines that say one are tied to it (`enlazar.ts`).
 */
export function reconocerSilabo(
  bloques: readonly Bloque[],
  nuevoId: () => string,
  servidas: readonly CompetenciaServida[] = [],
): Reconocimiento {
  const enlazar = { competencias: enlazador(servidas, true), resultados: enlazador(servidas, false) }
  const hecho: Reconocimiento = { reconocidos: [], noReconocidos: [] }
  const segmentos = segmentar(bloques).flatMap(escritos)
  // Lines of the evaluation name units, wherever these stand.
  const programas = new Map(
    segmentos
      .filter(s => s.clave === 'unidadesaprendizaje')
      .map(s => [s, leerProgramacion(s.bloques, nuevoId)]),
  )
  const unidades = [...programas.values()].flatMap(l => l.valor.map(u => u.id))
  for (const s of segmentos) {
    const html = htmlDeTodos(s.bloques)
    const de = rangoDe(s)
    if (s.clave === null) {
      if (html !== '' || s.titulo !== null) hecho.noReconocidos.push({ titulo: s.titulo, html, de })
      continue
    }
    const lectura = programas.get(s) ?? leer(s.clave, s, unidades, enlazar, nuevoId)
    const { titulo, isClaro } = s
    const seguridad = isClaro && lectura.isSegura ? 'alta' : isClaro || lectura.isSegura ? 'media' : 'baja'
    const { valor, avisos } = lectura
    hecho.reconocidos.push({ clave: s.clave, titulo, valor, de, seguridad, avisos } as Reconocido)
    for (const sobrante of lectura.sobrantes) hecho.noReconocidos.push({ ...sobrante, de })
  }
  return hecho
}

/** A section without what is pending in it; none where nothing else stands there. */
function escritos(s: Segmento): Segmento[] {
  const bloques = sinPendientes(s.clave, s.bloques)
  return htmlDeTodos(bloques) === '' && htmlDeTodos(s.bloques) !== '' ? [] : [{ ...s, bloques }]
}

/** From the first to the last block of a section: they stand in the order of the document, the heading before them. */
function rangoDe({ indice, bloques }: Segmento): Rango {
  const indices = indice === null ? [] : [indice]
  for (const b of bloques) indices.push(b.indice)
  return { desde: indices[0]!, hasta: indices.at(-1)! }
}

function leer(
  clave: ClaveReconocible,
  s: Segmento,
  unidades: readonly string[],
  enlazar: Readonly<Record<'competencias' | 'resultados', Enlazar>>,
  nuevoId: () => string,
): Lectura<unknown> {
  switch (clave) {
    case 'datos':
      return leerDatos(s.bloques)
    case 'competencias':
    case 'resultados':
      return leerLogros(s.bloques, nuevoId, enlazar[clave])
    case 'evaluacion':
      return leerEvaluacion(s.bloques, unidades, nuevoId)
    case 'bibliografia':
      return leerBibliografia(s.bloques, nuevoId)
    case 'anexos':
      return leerAnexos(s.bloques, s.titulo ?? '', nuevoId)
    default:
      return leerComoTexto(s.bloques)
  }
}

const leerComoTexto = (bloques: readonly BloqueEnLugar[]): Lectura<TextoRico> => {
  const valor = bloques.map(b => htmlDe(b.bloque)).join('')
  return { valor, sobrantes: [], avisos: [], isSegura: llano(valor) !== '' }
}

/**
 * What the chosen sections make together: keys found more than once are joined in their order. Data of the course and the sumilla are left
 * out, since the plan and the carta say them.
 */
export function contenidoDe(reconocidos: readonly Reconocido[]): ContenidoDeSilabo {
  const contenido: ContenidoDeSilabo = {}
  for (const r of reconocidos) {
    if (r.clave === 'datos' || r.clave === 'sumilla') continue
    const antes = contenido[r.clave]
    Object.assign(contenido, { [r.clave]: antes === undefined ? r.valor : juntos(antes, r.valor) })
  }
  if (contenido.unidadesaprendizaje) contenido.unidadesaprendizaje = renumerar(contenido.unidadesaprendizaje)
  return contenido
}

/** Two values of one key: lists and texts one behind the other. */
function juntos(a: unknown, b: unknown): unknown {
  if (Array.isArray(a) && Array.isArray(b)) return [...a, ...b]
  if (typeof a === 'string') return `${a}${b}`
  const [x, y] = [a as Valores['evaluacion'], b as Valores['evaluacion']]
  return { lineas: [...x.lineas, ...y.lineas], texto: x.texto + y.texto }
}
