import type { CampoDeSemana, Unidad } from '@malla/domain/silabos/contenido.ts'
import type { EstructuraDeSilabo } from '@malla/domain/silabos/estructura.ts'
import { type ColumnaDeProgramacion, columnasActivas } from '@malla/domain/silabos/estructura.ts'

/** The cells of the programme as one walks through them. */

type Campo = 'resultado' | CampoDeSemana | 'horas'

/** A cell: `id` of its unit (for the result) or week. */
export interface Lugar {
  id: string
  campo: Campo
}

/** Where the focus can stand: in a cell, in the name of a unit, or on its handle. */
export interface Foco {
  id: string
  campo: Campo | 'nombre' | 'asa'
}

export type ColumnaDeSemana = ColumnaDeProgramacion & { clave: CampoDeSemana }

/** What of the structure of a syllabus makes its programme. */
export type Forma = Pick<EstructuraDeSilabo, 'columnas' | 'unidad' | 'semanas'>

/** Columns of a week that are shown. */
export const columnasDeSemana = (e: Forma): ColumnaDeSemana[] =>
  columnasActivas(e).filter((c): c is ColumnaDeSemana => c.clave !== 'resultado')

/** The column of results where it is shown. */
export const columnaDeResultado = (e: Forma): ColumnaDeProgramacion | undefined =>
  columnasActivas(e).find(c => c.clave === 'resultado')

/** Whether two are the same place; two nulls are. */
export const mismoLugar = (a: Foco | null, b: Foco | null): boolean =>
  a?.id === b?.id && a?.campo === b?.campo

/** All cells in reading order. */
export function lugaresDe(unidades: readonly Unidad[], e: Forma): Lugar[] {
  const campos: Campo[] = [...columnasDeSemana(e).map(c => c.clave), 'horas']
  return unidades.flatMap(u => [
    ...(columnaDeResultado(e) ? [{ id: u.id, campo: 'resultado' as const }] : []),
    ...u.semanas.flatMap(s => campos.map(campo => ({ id: s.id, campo }))),
  ])
}

/** The cell one further or one back; null past the ends. */
export function vecino(lugares: readonly Lugar[], lugar: Lugar, paso: -1 | 1): Lugar | null {
  const i = lugares.findIndex(l => mismoLugar(l, lugar))
  return i < 0 ? null : (lugares[i + paso] ?? null)
}

/** The first or last cell of the row: of its week, or the result of its unit. */
export function enFila(
  lugares: readonly Lugar[],
  { id }: Lugar,
  extremo: 'primero' | 'ultimo',
): Lugar | null {
  const suyos = lugares.filter(l => l.id === id)
  return suyos.at(extremo === 'primero' ? 0 : -1) ?? null
}

/** The cell above or below: of the same column where there is one; from the first or last week of a unit to its neighbour's result. */
export function enColumna(lugares: readonly Lugar[], lugar: Lugar, paso: -1 | 1): Lugar | null {
  const i = lugares.findIndex(l => mismoLugar(l, lugar))
  if (i < 0) return null
  for (let j = i + paso; j >= 0 && j < lugares.length; j += paso) {
    const otro = lugares[j]!
    if (otro.id === lugar.id) continue
    if (otro.campo === lugar.campo || otro.campo === 'resultado') return otro
    if (lugar.campo === 'resultado' && (paso === 1 ? true : otro.campo === 'contenidos')) return otro
  }
  return null
}

/** Where one stands once `lugar` may be gone: there, else in the nearest cell of its column that is still there, those before it first. */
export function elQueQueda(
  antes: readonly Lugar[],
  despues: readonly Lugar[],
  lugar: Lugar,
): Lugar | undefined {
  const i = antes.findIndex(l => mismoLugar(l, lugar))
  const cerca = [...antes.slice(0, i + 1).toReversed(), ...antes.slice(i + 1)]
  return cerca.find(l => l.campo === lugar.campo && despues.some(d => mismoLugar(d, l)))
}

export interface Tecla {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
}

/** What can be asked for by key. */
export type Orden =
  | 'subir'
  | 'bajar'
  | 'partir'
  | 'unir'
  | 'nueva'
  | 'quitar'
  | 'siguiente'
  | 'anterior'
  | 'entrar'
  | 'salir'
  | 'arriba'
  | 'abajo'
  | 'izquierda'
  | 'derecha'
  | 'inicio'
  | 'fin'
  | 'primera'
  | 'ultima'
  | 'deshacer'
  | 'rehacer'

/** Those that walk from cell to cell. */
export const DE_CELDAS: ReadonlySet<Orden> = new Set<Orden>([
  'arriba',
  'abajo',
  'izquierda',
  'derecha',
  'inicio',
  'fin',
  'primera',
  'ultima',
])

const siempre: Readonly<Record<string, Orden>> = {
  'Alt+ArrowUp': 'subir',
  'Alt+ArrowDown': 'bajar',
  'Alt+Enter': 'nueva',
  'Ctrl+Enter': 'partir',
  'Ctrl+Shift+Enter': 'unir',
}
const propias: Readonly<Record<'leer' | 'escribir', Readonly<Record<string, Orden>>>> = {
  leer: {
    Enter: 'entrar',
    F2: 'entrar',
    ArrowUp: 'arriba',
    ArrowDown: 'abajo',
    ArrowLeft: 'izquierda',
    ArrowRight: 'derecha',
    Home: 'inicio',
    End: 'fin',
    'Ctrl+Home': 'primera',
    'Ctrl+End': 'ultima',
    'Ctrl+Delete': 'quitar',
    'Ctrl+Backspace': 'quitar',
    'Ctrl+z': 'deshacer',
    'Ctrl+Shift+z': 'rehacer',
    'Ctrl+y': 'rehacer',
  },
  escribir: { Tab: 'siguiente', 'Shift+Tab': 'anterior', Escape: 'salir' },
}

/** What a key asks for in a cell that is read or written in; null: the key means what it always means. */
export function ordenDe(t: Tecla, modo: 'leer' | 'escribir'): Orden | null {
  const tecla = [
    t.ctrlKey || t.metaKey ? 'Ctrl' : '',
    t.altKey ? 'Alt' : '',
    t.shiftKey ? 'Shift' : '',
    t.key.length === 1 ? t.key.toLowerCase() : t.key,
  ]
    .filter(Boolean)
    .join('+')
  return siempre[tecla] ?? propias[modo][tecla] ?? null
}

/** The letter that a key writes, or null: with it a cell that is read becomes one that is written in. */
export const letraDe = (t: Tecla): string | null =>
  [...t.key].length === 1 && t.key !== ' ' && !t.ctrlKey && !t.metaKey && !t.altKey ? t.key : null

/** What the keys do, as people read it. */
export const teclas: readonly (readonly [string, string])[] = [
  ['Tab y Mayús Tab', 'celda siguiente y anterior'],
  ['Inicio y Fin', 'primera y última celda de la semana; con Ctrl, de la tabla'],
  ['Enter o una letra', 'escribir en la celda'],
  ['Esc', 'dejar de escribir'],
  ['Alt ↑ y Alt ↓', 'subir o bajar la semana, también a otra unidad'],
  ['Alt Enter', 'añadir una semana debajo'],
  ['Ctrl Enter', 'dividir la semana: lo que sigue al cursor pasa a una nueva'],
  ['Ctrl Mayús Enter', 'unir la semana con la siguiente'],
  ['Ctrl Supr', 'quitar la semana'],
  ['Ctrl B y Ctrl I', 'negrita y cursiva'],
  ['Ctrl Z y Ctrl Mayús Z', 'deshacer y rehacer'],
]
