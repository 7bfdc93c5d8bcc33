import { cuantos } from '../texto/numero.ts'
import type { CosaAfectada, Efecto } from './impacto.ts'

/** How a thing is called, one and many, in the order in which people are told. */
const NOMBRES: Readonly<Record<CosaAfectada, readonly [uno: string, varios: string]>> = {
  silabo: ['sílabo', 'sílabos'],
  carta: ['carta descriptiva', 'cartas descriptivas'],
  publicacion: ['página pública', 'páginas públicas'],
  equivalencia: ['equivalencia', 'equivalencias'],
  legal: ['semáforo legal', 'semáforos legales'],
  curso: ['curso', 'cursos'],
  version: ['versión', 'versiones'],
  competencia: ['competencia', 'competencias'],
  celda: ['contribución de la matriz', 'contribuciones de la matriz'],
  entrada: ['parte del plan', 'partes del plan'],
  ciclo: ['ciclo', 'ciclos'],
  seccion: ['sección', 'secciones'],
  docente: ['docente', 'docentes'],
  plan: ['plan', 'planes'],
  equipo: ['equipo', 'equipos'],
  catalogo: ['registro', 'registros'],
}

/** What a thing is, in a word: «curso». */
export const nombreDeCosa = (cosa: CosaAfectada): string => NOMBRES[cosa][0]

/** «3 sílabos, 1 página pública»: how many things a change touches; '' for none. What stays as it is does not count. */
export function enResumen(efectos: readonly Pick<Efecto, 'cosa' | 'id' | 'suerte'>[]): string {
  const tocados = Map.groupBy(
    efectos.filter(e => e.suerte !== 'queda'),
    e => e.cosa,
  )
  return (Object.keys(NOMBRES) as CosaAfectada[])
    .flatMap(cosa => {
      const n = new Set(tocados.get(cosa)?.map(e => e.id)).size
      return n === 0 ? [] : [cuantos(n, ...NOMBRES[cosa])]
    })
    .join(', ')
}
