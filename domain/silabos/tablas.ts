import { camposDeSemana, type Evaluacion, type Semana, type Unidad } from './contenido.ts'
import { renumerar } from './semanas.ts'

/**
 * The value of any key as flat lists of rows with fields, so that two edits of it are compared row by row and field by field: a text is one row
 * with id ''; weeks stand beside the units, each with its `unidad_id` and without its number.
 */

export const nombresDeTabla = ['texto', 'lineas', 'unidades', 'semanas'] as const
export type NombreDeTabla = (typeof nombresDeTabla)[number]

/** A row: its id and its fields, in the order of their names. */
export interface Fila {
  id: string
  [campo: string]: unknown
}

export type Tablas = Record<NombreDeTabla, Fila[]>

/** Fields in one order, whatever wrote them. */
const fila = (id: string, campos: object): Fila => {
  const ordenados = Object.entries(campos).filter(([campo]) => campo !== 'id')
  return { id, ...Object.fromEntries(ordenados.toSorted(([a], [b]) => (a < b ? -1 : 1))) }
}

const filas = (lista: readonly { id: string }[]): Fila[] => lista.map(x => fila(x.id, x))

const texto = (html: unknown): Fila[] => [fila('', { texto: typeof html === 'string' ? html : '' })]

const ninguna: Tablas = { texto: [], lineas: [], unidades: [], semanas: [] }

/** The value of a key as rows; null and undefined are a key that nobody touched. */
export function desarmar(clave: string, valor: unknown): Tablas {
  if (clave === 'unidadesaprendizaje') return desarmarUnidades((valor ?? []) as readonly Unidad[])
  if (clave === 'evaluacion') {
    const evaluacion = valor as Evaluacion | null | undefined
    return { ...ninguna, texto: texto(evaluacion?.texto), lineas: filas(evaluacion?.lineas ?? []) }
  }
  return isDeLineas(clave)
    ? { ...ninguna, lineas: filas((valor ?? []) as readonly { id: string }[]) }
    : { ...ninguna, texto: texto(valor) }
}

const DE_LINEAS: ReadonlySet<string> = new Set([
  'competencias',
  'resultados',
  'bibliografia',
  'anexos',
  'cartaCompetencias',
  'cartaContenidos',
  'cartaCriterios',
  'cartaBibliografia',
])

const isDeLineas = (clave: string): boolean => DE_LINEAS.has(clave)

const desarmarUnidades = (unidades: readonly Unidad[]): Tablas => ({
  ...ninguna,
  unidades: unidades.map(({ id, nombre, resultado }) => fila(id, { nombre, resultado })),
  semanas: unidades.flatMap(u =>
    u.semanas.map(s =>
      fila(s.id, {
        ...Object.fromEntries(camposDeSemana.map(c => [c, s[c]])),
        horas: s.horas,
        unidad_id: u.id,
      }),
    ),
  ),
})

/** The value of a key from its rows; weeks of a unit that is not there are left out. */
export function armar(clave: string, t: Tablas): unknown {
  const escrito = t.texto[0]?.texto ?? ''
  if (clave === 'unidadesaprendizaje') return armarUnidades(t)
  if (clave === 'evaluacion') return { lineas: t.lineas, texto: escrito }
  return isDeLineas(clave) ? t.lineas : escrito
}

function armarUnidades(t: Tablas): Unidad[] {
  const porUnidad = Map.groupBy(t.semanas, s => s.unidad_id)
  return renumerar(
    t.unidades.map(u => ({
      ...(u as unknown as Pick<Unidad, 'id' | 'nombre' | 'resultado'>),
      semanas: (porUnidad.get(u.id) ?? []).map(
        ({ unidad_id: _, ...s }): Semana => ({
          ...(s as unknown as Semana),
          numero: 0,
        }),
      ),
    })),
  )
}
