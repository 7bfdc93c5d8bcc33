import { clave as plegada } from '../../texto/normalizar.ts'
import type { CampoDeSemana } from '../contenido.ts'
import { distintas, llano } from './bloques.ts'
import { leerSemanas } from './semanasEscritas.ts'

/** How a table with a row a week is made: which column holds what, and where its rows begin. */

/** What a column of a table of weeks holds. */
export type Columna = 'semana' | 'unidad' | 'resultado' | 'horas' | 'otra' | CampoDeSemana

/** What a header says, folded; the first that fits. */
const columnas: readonly (readonly [RegExp, Columna])[] = [
  [
    /^(n[°ºo.]* *|(numero|cantidad|total) (?=de semanas$))?(de )?(semanas?|sem\.?|sesion(es)?)( n[°ºo.]*| y fechas?| \(.*\)| ?[/–-] ?(fechas?|sesion(es)?|semanas?))?$/,
    'semana',
  ],
  [/^(unidad(es)?|modulos?)( .*)?$/, 'unidad'],
  [/contenido|tema|saber|concept|actitudinal/, 'contenidos'],
  [/^(n[°ºo.]* *|total )?(de )?(horas?|hrs?|h|tiempo|duracion)\b|^(h[tpl]|th)$/, 'horas'],
  [/evidencia|producto|instrumento|evaluacion/, 'evidencias'],
  [/recurso|medio|material/, 'recursos'],
  [/actividad|estrategia|procediment|metodolog|experiencia/, 'actividades'],
  [/resultado|logro|capacidad|indicador|competencia/, 'resultado'],
]

/** What a column with this header, or a row that says no more than this, holds. */
export const columnaDe = (encabezado: string): Columna =>
  columnas.find(([dice]) => dice.test(plegada(encabezado)))?.[1] ?? 'otra'

const SESION = /^(n[°ºo.]* *)?(de )?sesion/

/** What the columns of a header hold: sessions are weeks only where no column says weeks. */
function tiposDe(fila: readonly string[]): Columna[] {
  const textos = fila.map(c => plegada(llano(c)))
  const tipos = textos.map(columnaDe)
  const haySemanas = textos.some((t, i) => tipos[i] === 'semana' && !SESION.test(t))
  return tipos.map((tipo, i) => (haySemanas && tipo === 'semana' && SESION.test(textos[i]!) ? 'otra' : tipo))
}

/** Columns of a table of weeks, and where its rows begin. */
export interface FormaDeTabla {
  columnas: { tipo: Columna; titulo: string }[]
  /** Row of the header, and the first row behind it. */
  encabezado: number
  desde: number
}

/** Columns that a table has once. */
const UNICAS: ReadonlySet<Columna> = new Set(['semana', 'unidad'])

/** What a column of hours says of them, by its header. */
const clasesDeHoras: readonly (readonly [RegExp, string])[] = [
  [/\btotal\b|^th$|^(n[°ºo.]* *)?(de )?(horas?|hrs?\.?|h)( (academicas|pedagogicas|semanales))?$/, 'todas'],
  [/teor|(^|[^a-z])(h\.? ?)?t\.?$/, 'teoría'],
  [/practic|(^|[^a-z])(h\.? ?)?p\.?$/, 'práctica'],
  [/laboratorio|(^|[^a-z])(h\.? ?)?l\.?$/, 'laboratorio'],
]
const claseDeHoras = (titulo: string): string | undefined =>
  clasesDeHoras.find(([dice]) => dice.test(plegada(titulo)))?.[1]

/** The columns with those of hours that count: the one that says all of them, else theory, practice and laboratory together, else the first. */
function conHorasDeVerdad(columnas: FormaDeTabla['columnas']): FormaDeTabla['columnas'] {
  const deHoras = columnas.filter(c => c.tipo === 'horas')
  const clases = Map.groupBy(deHoras, c => claseDeHoras(c.titulo))
  const [todas] = clases.get('todas') ?? []
  const partes = ['teoría', 'práctica', 'laboratorio'].flatMap(c => clases.get(c)?.slice(0, 1) ?? [])
  const cuentan = todas ? [todas] : partes.length > 1 ? partes : deHoras.slice(0, 1)
  return columnas.map(c => (c.tipo !== 'horas' || cuentan.includes(c) ? c : { ...c, tipo: 'otra' }))
}

/** Rows that may stand over the header of a table. */
const ENCIMA = 4

/** How a table of weeks is made: a header that names weeks and what is done in them, in one or two rows; null for another table. */
export function formaDeSemanas(filas: readonly (readonly string[])[]): FormaDeTabla | null {
  const i = filas.slice(0, ENCIMA).findIndex(f => {
    const tipos = new Set(tiposDe(f))
    return tipos.has('semana') && (tipos.has('contenidos') || tipos.has('actividades'))
  })
  if (i < 0) return null
  const [fila, siguiente] = [filas[i]!, filas[i + 1]]
  const tipos = tiposDe(fila)
  const enSemana = tipos.indexOf('semana')
  const isDoble =
    siguiente !== undefined &&
    leerSemanas(llano(siguiente[enSemana] ?? '')) === null &&
    (siguiente[enSemana] === fila[enSemana] || llano(siguiente[enSemana] ?? '') === '') &&
    siguiente.some((c, j) => c !== fila[j] && llano(c) !== '') &&
    distintas(siguiente).length > 1
  const dichas = new Set<Columna>()
  return {
    columnas: conHorasDeVerdad(
      fila.map((c, j) => {
        const debajo = isDoble && siguiente[j] !== c ? llano(siguiente[j] ?? '') : ''
        const titulo = [llano(c), debajo].filter(Boolean).join(' · ')
        const tipo = tipos[j] === 'otra' ? columnaDe(debajo) : tipos[j]!
        // A second column of weeks is kept as it is.
        const isSegunda = UNICAS.has(tipo) && dichas.has(tipo)
        dichas.add(tipo)
        return { tipo: isSegunda ? ('otra' as const) : tipo, titulo }
      }),
    ),
    encabezado: i,
    desde: i + (isDoble ? 2 : 1),
  }
}

/** Whether a table without a header goes on with the one before it, as Word breaks them: as many columns, and weeks where it had them. */
export const isContinuacion = (filas: readonly (readonly string[])[], forma: FormaDeTabla): boolean => {
  const enSemana = forma.columnas.findIndex(c => c.tipo === 'semana')
  return (
    filas[0]?.length === forma.columnas.length &&
    filas.some(f => leerSemanas(llano(f[enSemana] ?? '')) !== null)
  )
}
