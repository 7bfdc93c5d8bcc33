import type { MedidasDeCurso } from '@malla/domain/analitica/analitica.ts'
import { escribirMedida, isMedida, type Medida, medidaDe } from '@malla/domain/analitica/palabras.ts'
import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import { luzDeSilabo, palabraDeSilabo } from '@malla/domain/silabos/estado.ts'
import { comienzo } from '@malla/domain/texto/cortar.ts'
import type { Status } from '../../ui/StatusDot.tsx'
import { statusDeLuz } from '../../ui/statusDeLuz.ts'
import { type Escala, rangoDe } from '../analitica/escala.ts'
import type { CursoDeMalla } from './curso.ts'

/** What the stripe of a card tells. */
export type ModoDeColor = 'area' | 'tipo' | 'silabo' | Medida

/** An entry of the legend: a colour of the look (a custom property) and what it stands for. */
export interface Tinta {
  clave: string
  nombre: string
  /** Letters that stand beside the colour on a card. */
  siglas: string
  color: string
  /** How often the colour was given before in this legend: the stripe is then broken up, so that the two are told apart. */
  trama: number
  cursos: number
  /** What the mode counts, as the card writes it; only where it counts something. */
  cifra?: string
  /** Custom property of what is written on the colour. */
  sobre?: string
}

interface Registro {
  id: Id
  nombre: string
  abreviatura: string | null
  color: number | null
}

const COLORES = 8
const MAX_TRAMA = 2
const NADA = '--line-2'

/** The first letters of the words that count, or of the only word: «Ciencias de la Salud» → CS, «Matemática» → MA. */
export function siglasDe(nombre: string): string {
  const palabras = nombre.split(/[^\p{L}\p{N}]+/u).filter(p => p.length > 3)
  if (palabras.length < 2) return comienzo(palabras[0] ?? nombre, 2).toUpperCase()
  return palabras
    .slice(0, 3)
    .map(p => [...p][0]!.toUpperCase())
    .join('')
}

/** Colours of the rows of a catalogue: their own where they have one, else the next that nobody has. */
function coloresDe(registros: readonly Registro[]): Map<Id, number> {
  const propios = new Set(registros.map(r => r.color))
  const libres = Array.from({ length: COLORES }, (_, i) => i + 1).filter(c => !propios.has(c))
  const turno = libres.length > 0 ? libres : Array.from({ length: COLORES }, (_, i) => i + 1)
  let i = 0
  return new Map(registros.map(r => [r.id, r.color ?? turno[i++ % turno.length]!]))
}

function porRegistro(
  cursos: readonly CursoDeMalla[],
  registros: readonly Registro[],
  de: (c: CursoDeMalla) => Id | null,
  sin: string,
): Tinta[] {
  const cuantos = new Map<Id | null, number>()
  for (const c of cursos) cuantos.set(de(c), (cuantos.get(de(c)) ?? 0) + 1)
  const usados = registros
    .filter(r => cuantos.has(r.id))
    .sort((a, b) => a.nombre.localeCompare(b.nombre, 'es'))
  const colores = coloresDe(usados)
  const veces = new Map<number, number>()
  const tintas = usados.map(r => {
    const color = colores.get(r.id)!
    const trama = veces.get(color) ?? 0
    veces.set(color, trama + 1)
    return {
      clave: String(r.id),
      nombre: r.nombre,
      siglas: r.abreviatura || siglasDe(r.nombre),
      color: `--a${color}`,
      trama: Math.min(trama, MAX_TRAMA),
      cursos: cuantos.get(r.id)!,
    }
  })
  const resto = cursos.length - tintas.reduce((suma, t) => suma + t.cursos, 0)
  return resto > 0 && tintas.length > 0
    ? [...tintas, { clave: '', nombre: sin, siglas: '', color: NADA, trama: 0, cursos: resto }]
    : tintas
}

const SILABOS = [
  [3, '--palta'],
  [2, '--maiz'],
  [1, '--rocoto'],
] as const

/** The mark of a syllabus: one that nobody began is no fault of its course. */
export const marcaDeSilabo = (silabo: number): Status => {
  const luz = luzDeSilabo(silabo)
  return luz === 'danger' ? 'none' : statusDeLuz[luz]
}

/** Legend of a colour mode: only what courses of this malla have, in the order of the alphabet. */
export function leyendaDe(
  modo: Exclude<ModoDeColor, Medida>,
  cursos: readonly CursoDeMalla[],
  catalogos: { areas: readonly Registro[]; tipos: readonly Registro[] },
): Tinta[] {
  if (modo === 'area') return porRegistro(cursos, catalogos.areas, c => c.areacurso_id, 'Sin área')
  if (modo === 'tipo') return porRegistro(cursos, catalogos.tipos, c => c.tipocurso_id, 'Sin tipo')
  return SILABOS.map(([silabo, color]) => ({
    clave: String(silabo),
    nombre: palabraDeSilabo(silabo),
    siglas: '',
    color,
    trama: 0,
    cursos: cursos.filter(c => c.silabo === silabo).length,
  })).filter(t => t.cursos > 0)
}

/** Key of the legend's entry that a course belongs to. */
export function claveDeColor(modo: Exclude<ModoDeColor, Medida>, curso: CursoDeMalla): string {
  if (modo === 'silabo') return String(curso.silabo)
  const id = modo === 'area' ? curso.areacurso_id : curso.tipocurso_id
  return id === null ? '' : String(id)
}

const tintaDePaso = (paso: number) => ({
  clave: `paso${paso}`,
  siglas: '',
  color: `--m${paso}`,
  sobre: `--sobre-m${paso}`,
  trama: 0,
})

/** Legend of a measure: the steps of its scale with the amounts that stand on them. */
export const leyendaDeMedida = ({ escalones }: Escala): Tinta[] =>
  escalones.map(e => ({ ...tintaDePaso(e.paso), nombre: rangoDe(e), cursos: e.cursos }))

/** What a card shows of a measure: the colour of its step, and the figure. */
export function tintaDeMedida(
  medida: Medida,
  id: Id,
  de: ReadonlyMap<Id, MedidasDeCurso>,
  escala: Escala,
): Tinta | null {
  const medidas = de.get(id)
  if (!medidas) return null
  const cifra = escribirMedida(medidas[medida])
  return {
    ...tintaDePaso(escala.pasoDe.get(id)!),
    nombre: `${medidaDe(medida).nombre} ${cifra}`,
    cursos: 1,
    cifra,
  }
}

const MODOS: readonly ModoDeColor[] = ['area', 'tipo', 'silabo']
/** The mode that an address asks for; areas when it asks for none. */
export const modoDe = (texto: string | undefined): ModoDeColor =>
  isMedida(texto) ? texto : (MODOS.find(m => m === texto) ?? 'area')
