import { enLista } from '../texto/lista.ts'
import { contar, porcentaje } from '../texto/numero.ts'
import type { TerminoDeUnidad } from './estructura.ts'
import type { Falta, QueFalta } from './faltas.ts'
import { enMinuscula } from './palabras.ts'

/** So many things are named, the rest is counted. */
const NOMBRADAS = 4

/** All that a syllabus lacks in one sentence: «Falta: contenidos de 4 semanas de la unidad 3 y 10 % de evaluación.»; «No falta nada.» */
export function resumenDeFaltas(faltas: readonly Falta[], unidad: TerminoDeUnidad): string {
  if (faltas.length === 0) return 'No falta nada.'
  const cosas = [...Map.groupBy(faltas, f => grupoDe(f.que)).values()].map(grupo => decir(grupo, unidad))
  const resto = cosas.length - NOMBRADAS
  // One thing more is named too: «1 cosa más» is no shorter than its name.
  if (resto <= 1) return `Falta: ${enLista(cosas)}.`
  return `Falta: ${cosas.slice(0, NOMBRADAS).join(', ')} y ${resto} cosas más.`
}

/** What is told together: the weeks of a unit, the lines of a section. */
const grupoDe = (q: QueFalta): string =>
  q.tipo === 'semana' ? `semana ${q.unidad}` : q.tipo === 'linea' ? `linea ${q.nombre}` : JSON.stringify(q)

/** The columns that lack in weeks, in some of them one and in some another. */
const columnasDe = (grupo: readonly Falta[]): string[] => [
  ...new Set(grupo.flatMap(({ que }) => (que.tipo === 'semana' ? que.sin : []))),
]

function decir(grupo: readonly Falta[], unidad: TerminoDeUnidad): string {
  const { que } = grupo[0]!
  const deUnidad = (n: number) => `${unidad.genero === 'f' ? 'de la' : 'del'} ${unidad.singular} ${n}`
  switch (que.tipo) {
    case 'seccion':
      return enMinuscula(que.nombre)
    case 'deUnidad':
      return `${que.que} ${deUnidad(que.unidad)}`
    case 'semanasDeUnidad':
      return `las semanas ${deUnidad(que.unidad)}`
    case 'semana':
      return `${enLista(columnasDe(grupo))} de ${contar(grupo.length, 'semana')} ${deUnidad(que.unidad)}`
    case 'linea':
      return `${contar(grupo.length, 'línea')} de ${enMinuscula(que.nombre)}`
    case 'semanas':
      return que.cuanto > 0
        ? `${contar(que.cuanto, 'semana')} por añadir`
        : `quitar ${contar(-que.cuanto, 'semana')}`
    case 'horas':
      return que.cuanto > 0
        ? `distribuir ${contar(que.cuanto, 'hora')}`
        : `quitar ${contar(-que.cuanto, 'hora')}`
    case 'peso':
      return que.cuanto > 0
        ? `${porcentaje(que.cuanto)} de evaluación`
        : `quitar ${porcentaje(-que.cuanto)} de evaluación`
  }
}
