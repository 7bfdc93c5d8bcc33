import type { Ciclo, Seccion } from '@malla/contracts/ciclos.ts'
import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import { formatCreditos } from '@malla/domain/asignaturas/creditos.ts'
import type { ProblemaDeRequisito, TipoProblema } from '@malla/domain/asignaturas/problemas.ts'
import { problemasDeRequisitos } from '@malla/domain/asignaturas/problemas.ts'
import { comoSeLlama } from '@malla/domain/ciclos/ciclo.ts'
import type { Columna, Malla } from '@malla/domain/malla/malla.ts'
import { mallaDe } from '@malla/domain/malla/malla.ts'
import { totalesDe } from '@malla/domain/malla/totales.ts'
import { cuantos, segun } from '@malla/domain/texto/numero.ts'
import type { CursoDeMalla } from './curso.ts'

/** What the malla of a plan is made of, as the calls answer it. */
export interface Partes {
  cursos: readonly CursoDeMalla[]
  ciclos: readonly Ciclo[]
  secciones: readonly Seccion[]
}

/** The malla with its courses as the screen knows them. */
export const mallaDePartes = ({ cursos, ciclos, secciones }: Partes): Malla =>
  mallaDe({ cursos, ciclos: ciclos.map(comoSeLlama), secciones })

/** The same with all that was done until now, drawn or not. */
export const mallaAhora = (
  partes: Omit<Partes, 'cursos'>,
  editor: { cursos: () => ReadonlyMap<Id, CursoDeMalla> },
): Malla => mallaDePartes({ ...partes, cursos: [...editor.cursos().values()] })

/** What is wrong with the requisites of each course; a loop is told at each of its courses. */
export function problemasPorCurso({ cursos, ciclos }: Partes): ReadonlyMap<Id, ProblemaDeRequisito[]> {
  const mapa = new Map<Id, ProblemaDeRequisito[]>()
  for (const problema of problemasDeRequisitos(cursos, ciclos))
    for (const id of problema.tipo === 'lazo' ? problema.otros : [problema.asignatura_id])
      mapa.set(id, [...(mapa.get(id) ?? []), problema])
  return mapa
}

/** A problem in one word, for a card; the inspector says the rest. */
export const palabraDeProblema: Readonly<Record<TipoProblema, string>> = {
  lazo: 'Círculo',
  propio: 'Círculo',
  ciclo: 'Orden',
  desconocido: 'Falta',
  texto: 'Aclarar',
}

/** «21 cr · 29 h», without what there is none of: schools count no credits. */
export function totalesEnCorto(columna: Columna): string {
  const { creditos, horas } = totalesDe(columna.cursos)
  return [creditos !== null && `${formatCreditos(creditos)} cr`, horas > 0 && `${formatCreditos(horas)} h`]
    .filter(Boolean)
    .join(' · ')
}

/** The same in whole words: «21 créditos, 29 horas semanales». */
export function totalesEnPalabras(columna: Columna): string {
  const { cursos, creditos, horas } = totalesDe(columna.cursos)
  return [
    cuantos(cursos, 'curso', 'cursos'),
    creditos !== null && cuantos(creditos, 'crédito', 'créditos'),
    horas > 0 && cuantos(horas, 'hora semanal', 'horas semanales'),
  ]
    .filter(Boolean)
    .join(', ')
}

/** « · se requieren 12 créditos», what a student must take of a section; nothing of one that does not say. */
export const loQueSeRequiere = (creditos: number | null): string =>
  creditos === null ? '' : segun(creditos, ' · se requiere 1 crédito', ' · se requieren # créditos')

const HORAS = [
  ['horasteoria', 'de teoría', 'de teoría'],
  ['horaspractica', 'de práctica', 'de práctica'],
  ['horasvirtual', 'virtual', 'virtuales'],
] as const

/** The hours of a card in words, for who listens: «3 horas de teoría, 2 horas de práctica». */
export const horasEnPalabras = (c: CursoDeMalla): string =>
  HORAS.filter(([campo]) => c[campo] > 0)
    .map(([campo, una, varias]) => cuantos(c[campo], `hora ${una}`, `horas ${varias}`))
    .join(', ')

/** What of a card comes before its syllabus, for who listens; nothing of what the course does not say. */
export const datosEnPalabras = (c: CursoDeMalla, grupo: string): string =>
  [horasEnPalabras(c), grupo].map(dato => (dato ? `${dato}. ` : '')).join('')
