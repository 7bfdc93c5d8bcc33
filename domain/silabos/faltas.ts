import type { HorasAsignatura } from '../asignaturas/asignatura.ts'
import { horasTotales } from '../asignaturas/horas.ts'
import { contar, numero, porcentaje } from '../texto/numero.ts'
import {
  type ContenidoDeCarta,
  type ContenidoDeSilabo,
  isTextoVacio,
  isVacio,
  type LineaDeEvaluacion,
  type LineaDeLogro,
  type Unidad,
} from './contenido.ts'
import {
  type ClaveDeSeccion,
  columnasActivas,
  type EstructuraDeSilabo,
  isSeccionDeTexto,
  isSeccionEscrita,
  type SeccionDeSilabo,
  seccionesActivas,
} from './estructura.ts'
import { faltaAsignar } from './evaluacion.ts'
import { repartoDeHoras } from './horas.ts'
import { enMinuscula, sinEstas, titular } from './palabras.ts'
import { semanasDe } from './semanas.ts'

/** What is known of a syllabus when it is asked what it lacks. */
export interface SilaboMedible {
  estructura: EstructuraDeSilabo
  carta: ContenidoDeCarta
  contenido: ContenidoDeSilabo
  curso: HorasAsignatura
}

/** What kind of thing lacks, for the sentence that sums them up. */
export type QueFalta =
  /** A whole section; for `sumilla`, in the carta. */
  | { tipo: 'seccion'; nombre: string }
  /** Of a unit (from 1): its name, its result (as the column is called), all its weeks, or some columns of one week (`sin`). */
  | { tipo: 'deUnidad'; que: string; unidad: number }
  | { tipo: 'semanasDeUnidad'; unidad: number }
  | { tipo: 'semana'; unidad: number; sin: readonly string[] }
  /** How much is lacking of the whole; negative: too much. */
  | { tipo: 'semanas' | 'horas' | 'peso'; cuanto: number }
  | { tipo: 'linea'; nombre: string }

/** One thing that a syllabus lacks. */
export interface Falta {
  clave: ClaveDeSeccion
  /** Id of the unit, week or line that it is about; null for the section. What the whole programme lacks is told of its last unit. */
  donde: string | null
  /** For people: «Semana 9: sin contenidos». */
  texto: string
  que: QueFalta
}

/**
 * What a syllabus lacks to be complete, in the order of its sections. A required section must be written, all of it by its own rule; an
 * optional one lacks nothing while nothing is in it, and is held to the same rule once it is begun (docs/decisions/0030).
 */
export const faltas = (silabo: SilaboMedible): Falta[] =>
  seccionesActivas(silabo.estructura).flatMap(seccion => faltasDeSeccion(seccion, silabo))

/** What the carta says of a section already: the sumilla whole, competencies and references that the lecturer adds to. */
const heredadoDe = (clave: ClaveDeSeccion, carta: ContenidoDeCarta): unknown =>
  clave === 'sumilla'
    ? carta.sumilla
    : clave === 'competencias'
      ? carta.cartaCompetencias
      : clave === 'bibliografia'
        ? carta.cartaBibliografia
        : undefined

/** Whether a section says nothing, by its lecturer or by the carta; a fixed text of the institution is not counted. */
export function isSeccionVacia(clave: ClaveDeSeccion, { carta, contenido }: SilaboMedible): boolean {
  if (clave === 'datos') return false
  return isVacio(heredadoDe(clave, carta)) && (clave === 'sumilla' || isVacio(contenido[clave]))
}

/** Whether all that a section says comes from the carta: it is nobody's work in this syllabus. */
export const isSoloHeredada = (clave: ClaveDeSeccion, { carta, contenido }: SilaboMedible): boolean =>
  isSeccionEscrita(clave) && !isVacio(heredadoDe(clave, carta)) && isVacio(contenido[clave])

/** Whether a fixed text says already what the section has to say. */
export const isDichaPorTextoFijo = (s: SeccionDeSilabo): boolean =>
  isSeccionDeTexto(s.clave) && !isTextoVacio(s.textoFijo)

function faltasDeSeccion(seccion: SeccionDeSilabo, silabo: SilaboMedible): Falta[] {
  const { clave, nombre } = seccion
  if (clave === 'datos' || isDichaPorTextoFijo(seccion)) return []
  if (isSeccionVacia(clave, silabo)) {
    if (!seccion.requerida) return []
    const unidades = silabo.contenido.unidadesaprendizaje ?? []
    if (clave !== 'unidadesaprendizaje' || unidades.length === 0) return [sinEscribir(clave, nombre)]
  }
  const { contenido } = silabo
  switch (clave) {
    case 'unidadesaprendizaje':
      return deProgramacion(contenido.unidadesaprendizaje ?? [], silabo)
    case 'evaluacion':
      return deEvaluacion(contenido.evaluacion?.lineas ?? [], nombre)
    case 'competencias':
    case 'resultados':
      return deLineas<LineaDeLogro>(clave, nombre, contenido[clave] ?? [], l => isVacio([l]))
    case 'bibliografia':
      return deLineas(clave, nombre, contenido.bibliografia ?? [], r => `${r.texto}${r.titulo}`.trim() === '')
    case 'anexos':
      return deLineas(clave, nombre, contenido.anexos ?? [], a => isVacio([a]))
    default:
      return []
  }
}

const sinEscribir = (clave: ClaveDeSeccion, nombre: string): Falta => ({
  clave,
  donde: null,
  texto: clave === 'sumilla' ? `${nombre}: falta en la carta descriptiva` : `${nombre}: por escribir`,
  que: { tipo: 'seccion', nombre },
})

const deLineas = <T extends { id: string }>(
  clave: ClaveDeSeccion,
  nombre: string,
  lineas: readonly T[],
  isIncompleta: (linea: T) => boolean,
): Falta[] =>
  lineas.flatMap((l, i) =>
    isIncompleta(l)
      ? [
          {
            clave,
            donde: l.id,
            texto: `${nombre}: falta completar la línea ${i + 1}`,
            que: { tipo: 'linea', nombre },
          },
        ]
      : [],
  )

function deEvaluacion(lineas: readonly LineaDeEvaluacion[], nombre: string): Falta[] {
  const clave = 'evaluacion'
  const deUna = lineas.flatMap((l, i): Falta[] => {
    const cual = l.nombre.trim() === '' ? `la línea ${i + 1}` : `«${l.nombre.trim()}»`
    const sin = [...(l.nombre.trim() === '' ? ['nombre'] : []), ...(l.peso === null ? ['peso'] : [])]
    if (sin.length === 0) return []
    return [
      {
        clave,
        donde: l.id,
        texto: `${nombre}: ${cual} está ${sinEstas(sin)}`,
        que: { tipo: 'linea', nombre },
      },
    ]
  })
  const cuanto = faltaAsignar(lineas)
  if (cuanto === 0) return deUna
  const texto =
    cuanto > 0
      ? `Falta asignar ${porcentaje(cuanto)} de la evaluación`
      : `Los pesos de la evaluación pasan de 100 % en ${porcentaje(-cuanto)}`
  return [...deUna, { clave, donde: null, texto, que: { tipo: 'peso', cuanto } }]
}

function deProgramacion(unidades: readonly Unidad[], silabo: SilaboMedible): Falta[] {
  const ultima = unidades.at(-1)
  return [
    ...unidades.flatMap((u, i) => deUnidad(u, i + 1, silabo.estructura)),
    ...(ultima ? deTodas(unidades, ultima, silabo) : []),
  ]
}

function deUnidad(unidad: Unidad, n: number, estructura: EstructuraDeSilabo): Falta[] {
  const clave = 'unidadesaprendizaje'
  const columnas = columnasActivas(estructura).filter(c => c.requerida)
  const resultado = columnas.find(c => c.clave === 'resultado')
  const delNombre = [
    ...(unidad.nombre.trim() === '' ? ['nombre'] : []),
    ...(resultado && isTextoVacio(unidad.resultado) ? [resultado.nombre] : []),
  ].map((que): Falta => {
    const texto = `${titular(estructura.unidad.singular)} ${n}: sin ${enMinuscula(que)}`
    return { clave, donde: unidad.id, texto, que: { tipo: 'deUnidad', que: enMinuscula(que), unidad: n } }
  })
  if (unidad.semanas.length === 0) {
    const texto = `${titular(estructura.unidad.singular)} ${n}: sin semanas`
    return [...delNombre, { clave, donde: unidad.id, texto, que: { tipo: 'semanasDeUnidad', unidad: n } }]
  }
  const deSemanas = unidad.semanas.flatMap((s): Falta[] => {
    const sin = columnas
      .filter(c => c.clave !== 'resultado' && isTextoVacio(s[c.clave]))
      .map(c => enMinuscula(c.nombre))
    if (sin.length === 0) return []
    const texto = `Semana ${s.numero}: ${sinEstas(sin)}`
    return [{ clave, donde: s.id, texto, que: { tipo: 'semana', unidad: n, sin } }]
  })
  return [...delNombre, ...deSemanas]
}

/** Weeks and hours of the whole programme; hours only once the weeks are right, since each lacking week lacks its hours too. */
function deTodas(unidades: readonly Unidad[], ultima: Unidad, { estructura, curso }: SilaboMedible): Falta[] {
  const falta = (tipo: 'semanas' | 'horas', cuanto: number, texto: string): Falta[] => [
    { clave: 'unidadesaprendizaje', donde: ultima.id, texto, que: { tipo, cuanto } },
  ]
  const hay = semanasDe(unidades).length
  const cuantas = estructura.semanas - hay
  if (cuantas > 0)
    return falta(
      'semanas',
      cuantas,
      `Por añadir: ${contar(cuantas, 'semana')}; hay ${hay} de ${estructura.semanas}`,
    )
  if (cuantas < 0)
    return falta('semanas', cuantas, `De más: ${contar(-cuantas, 'semana')}; son ${estructura.semanas}`)
  if (horasTotales(curso) === 0) return []
  const { quedan, sobran, total } = repartoDeHoras(unidades, curso, estructura.semanas)
  if (quedan > 0)
    return falta('horas', quedan, `Por distribuir: ${contar(quedan, 'hora')} de ${numero(total)}`)
  if (sobran > 0) return falta('horas', -sobran, `De más: ${contar(sobran, 'hora')}; son ${numero(total)}`)
  return []
}
