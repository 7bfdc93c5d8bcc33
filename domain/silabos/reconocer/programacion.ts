import { enLista } from '../../texto/lista.ts'
import { segun } from '../../texto/numero.ts'
import { type CampoDeSemana, camposDeSemana, semanaNueva, type Unidad } from '../contenido.ts'
import { HORAS_MAXIMAS } from '../horas.ts'
import { renumerar } from '../semanas.ts'
import { enParrafo, llano } from './bloques.ts'
import { isPendiente } from './pendientes.ts'

/** The programme of units while it is read from a document, row by row. */
export interface Programacion {
  unidades: Unidad[]
  /** What the document says where the open unit begins: «UNIDAD I: Modelado». */
  rotulo: string
  /** Numbers of the weeks as the document says them, in its order. */
  dichas: number[]
  /** What stands there and found no place, with what it is. */
  sobrantes: { titulo: string; html: string }[]
  avisos: string[]
  /** Whether the document has begun to say the result of the open unit. */
  enResultado: boolean
  /** What the open week and the result of the open unit say already: a long text is not looked through again for each of its lines. */
  dicho: Record<CampoDeSemana | 'resultado', Set<string>>
  /** Lines that only sum up what stands in the tables. */
  sumas: string[]
  nuevoId: () => string
}

const nadaDicho = (): Programacion['dicho'] => ({
  contenidos: new Set(),
  actividades: new Set(),
  recursos: new Set(),
  evidencias: new Set(),
  resultado: new Set(),
})

/** A programme with nothing in it yet. */
export const programacionNueva = (nuevoId: () => string): Programacion => ({
  unidades: [],
  rotulo: '',
  dichas: [],
  sobrantes: [],
  avisos: [],
  enResultado: false,
  dicho: nadaDicho(),
  sumas: [],
  nuevoId,
})

/** Begins a unit. `rotulo`: its name as the document says it, with its number. */
export const abrirUnidad = (p: Programacion, nombre: string, rotulo: string): void => {
  p.rotulo = rotulo
  p.enResultado = false
  p.dicho = nadaDicho()
  p.unidades.push({ id: p.nuevoId(), nombre, resultado: '', semanas: [] })
}

/** The unit that is being read; one without a name where the document has begun none. */
export function unidadAbierta(p: Programacion): Unidad {
  if (p.unidades.length === 0) abrirUnidad(p, '', '')
  return p.unidades.at(-1)!
}

export type TextosLeidos = Partial<Record<CampoDeSemana, string>>

/** Adds weeks to the open unit: those of one row of a document share its texts, and its hours among them. */
export function abrirSemanas(
  p: Programacion,
  numeros: readonly number[],
  textos: TextosLeidos,
  horas: number | null,
): void {
  const unidad = unidadAbierta(p)
  for (const [i, n] of numeros.entries()) {
    p.dicho = { ...nadaDicho(), resultado: p.dicho.resultado }
    unidad.semanas.push({ ...semanaNueva(p.nuevoId()), horas: horas && parteDe(horas, numeros.length, i) })
    p.dichas.push(n)
    agregar(p, textos)
  }
  if (numeros.length > 1 && Object.values(textos).some(t => t !== ''))
    p.avisos.push(
      `Las semanas ${numeros[0]} a ${numeros.at(-1)} comparten una fila: su texto queda en cada una.`,
    )
}

/** What one of some weeks has of their hours, in whole tenths that add up to them: of 10 three have 3.4, 3.3 and 3.3. */
export function parteDe(horas: number, semanas: number, i: number): number {
  const decimas = Math.round(horas * 10)
  return (Math.floor(decimas / semanas) + (i < decimas % semanas ? 1 : 0)) / 10
}

/** Whether the open unit has a week to go on with. */
export const tieneSemana = (p: Programacion): boolean => (p.unidades.at(-1)?.semanas.length ?? 0) > 0

/** What of a text is not said yet: all of it, or '' where each of its paragraphs is. From then on it is. */
function porDecir(dicho: Set<string>, html: string): string {
  const parrafos = html.split(/(?<=<\/p>)(?=<p\b)/)
  const isDicho = parrafos.every(x => dicho.has(x))
  for (const x of parrafos) dicho.add(x)
  return isDicho ? '' : html
}

/** Adds texts to the last week; what it says already is not repeated. */
export function agregar(p: Programacion, textos: TextosLeidos): void {
  const semana = p.unidades.at(-1)!.semanas.at(-1)!
  for (const campo of camposDeSemana) {
    const html = enParrafo(textos[campo] ?? '')
    if (html !== '') semana[campo] += porDecir(p.dicho[campo], html)
  }
}

/** Adds hours of a further row to those of the last week; false where they are more than a week can have. */
export function agregarHoras(p: Programacion, horas: number): boolean {
  const semana = p.unidades.at(-1)!.semanas.at(-1)!
  const todas = Math.round(((semana.horas ?? 0) + horas) * 10) / 10
  if (todas <= HORAS_MAXIMAS) semana.horas = todas
  return todas <= HORAS_MAXIMAS
}

/** Adds to the result of the open unit; what it says already is not repeated. */
export function agregarResultado(p: Programacion, html: string): void {
  const unidad = unidadAbierta(p)
  p.enResultado = true
  if (isPendiente(html)) return
  unidad.resultado += porDecir(p.dicho.resultado, enParrafo(html))
}

/** Keeps what found no place. */
export const sobra = (p: Programacion, titulo: string, html: string): void => {
  if (llano(html) !== '') p.sobrantes.push({ titulo, html: enParrafo(html) })
}

/** The units that were read, numbered from 1; says so where the document counts otherwise, and which sums are left out. */
export function unidadesLeidas(p: Programacion): Unidad[] {
  if (p.dichas.some((n, i) => n !== i + 1))
    p.avisos.push(
      `El documento numera las semanas ${p.dichas.join(', ')}: aquí quedan de 1 a ${p.dichas.length}.`,
    )
  if (p.sumas.length > 0) {
    const dichas = enLista(p.sumas.map(s => `«${s}»`))
    p.avisos.push(
      segun(p.sumas.length, `${dichas} es una suma: no se trae.`, `${dichas} son sumas: no se traen.`),
    )
  }
  return renumerar(p.unidades)
}
