import { textoLlano } from '@malla/contracts/textoRico/llano.ts'
import { textoDeReferencia } from '@malla/domain/silabos/apa.ts'
import type {
  Evaluacion,
  LineaDeEvaluacion,
  LineaDeLogro,
  Semana,
  Unidad,
  Valores,
} from '@malla/domain/silabos/contenido.ts'
import { columnasActivas, type EstructuraDeSilabo } from '@malla/domain/silabos/estructura.ts'
import type { Referencia } from '@malla/domain/silabos/referencia.ts'
import { contar, porcentaje } from '@malla/domain/texto/numero.ts'
import { rotulo, rotuloConNombre } from '../editores/programacion/unidades.ts'

/** Where a key is read: `unidades` are those of its own syllabus, which its evaluation names. */
interface Donde {
  estructura: EstructuraDeSilabo
  unidades: readonly Unidad[]
}

/** A key of a syllabus as plain words, line by line, so that two can be compared and looked at beside each other; '' where nothing is written. */
export function enTexto(clave: string, valor: unknown, donde: Donde): string {
  if (valor === null || valor === undefined) return ''
  const lineas = de[clave]
  return lineas ? sinVacias(lineas(valor, donde)).join('\n') : textoLlano(String(valor))
}

const sinVacias = (lineas: readonly string[]): string[] => lineas.filter(l => l.trim() !== '')

const logros = (valor: unknown) => (valor as LineaDeLogro[]).map(l => textoLlano(l.texto))

const de: Readonly<Record<string, (valor: unknown, donde: Donde) => string[]>> = {
  competencias: logros,
  resultados: logros,
  unidadesaprendizaje: (valor, { estructura }) =>
    (valor as Unidad[]).map((u, i) => unidadEnTexto(u, i, estructura)),
  evaluacion(valor, donde) {
    const { lineas, texto } = valor as Evaluacion
    return [...lineas.map(l => lineaEnTexto(l, donde)), textoLlano(texto)]
  },
  bibliografia: valor => (valor as Referencia[]).map(textoDeReferencia),
  anexos: valor => (valor as Valores['anexos']).flatMap(a => [a.nombre, textoLlano(a.texto)]),
}

/** «Parcial · Rúbrica · 40 % · Unidad 2»; of the whole course where its unit went away. */
function lineaEnTexto(l: LineaDeEvaluacion, { estructura, unidades }: Donde): string {
  const i = unidades.findIndex(u => u.id === l.unidad_id)
  const peso = l.peso === null ? '' : porcentaje(l.peso)
  return sinVacias([l.nombre, l.instrumento, peso, i < 0 ? '' : rotulo(i, estructura.unidad)]).join(' · ')
}

/** A unit with its weeks: «Unidad 2 · SQL», its result, «Semana 6: …». */
export function unidadEnTexto(u: Unidad, i: number, estructura: EstructuraDeSilabo): string {
  const nombre = rotuloConNombre(u, i, estructura.unidad)
  return sinVacias([nombre, textoLlano(u.resultado), ...u.semanas.map(s => semana(s, estructura))]).join('\n')
}

function semana(s: Semana, estructura: EstructuraDeSilabo): string {
  const textos = columnasActivas(estructura).flatMap(c =>
    c.clave === 'resultado' ? [] : [textoLlano(s[c.clave]).replaceAll('\n', ' ')],
  )
  const horas = s.horas === null ? '' : contar(s.horas, 'hora')
  return `Semana ${s.numero}: ${sinVacias([...textos, horas]).join(' · ')}`
}
