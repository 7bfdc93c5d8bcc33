import { conDecision as conDecidida, fundirItems } from '../planes/fusion.ts'
import { armar, desarmar, type Fila, type NombreDeTabla, nombresDeTabla, type Tablas } from './tablas.ts'

/** Two edits of one key of a syllabus brought together after a 409: table by table over domain/planes/fusion.ts. */

/** Two people wrote differently in one place; each field stands alone, so that both texts can be offered. */
export interface Choque {
  tabla: NombreDeTabla
  /** Id of the unit, week or line; '' for a text. */
  id: string
  /** The field; null where one took the whole row away and the other went on with it: the values are the rows then, null for gone. */
  campo: string | null
  base: unknown
  mio: unknown
  suyo: unknown
}

export interface FusionDeClave {
  /** The value brought together: where something collides mine stands, or theirs where I took it away, until somebody decides. */
  valor: unknown
  choques: Choque[]
}

/**
 * Brings two edits of a key together. `base` is what both began from, `mio` what is here, `suyo` what was saved meanwhile; each as the key's
 * value (contenido.ts), null where there was none. What only one changed is taken without a question; a unit that one took away stays while
 * the other has weeks in it.
 */
export function fundirClave(clave: string, base: unknown, mio: unknown, suyo: unknown): FusionDeClave {
  const [b, m, s] = [desarmar(clave, base), desarmar(clave, mio), desarmar(clave, suyo)]
  const choques: Choque[] = []
  const tablas = Object.fromEntries(
    nombresDeTabla.map(tabla => [tabla, fundirTabla(tabla, b[tabla], m[tabla], s[tabla], choques)]),
  ) as Tablas
  return { valor: armar(clave, conUnidades(tablas, { b, m, s }, choques)), choques }
}

function fundirTabla(
  tabla: NombreDeTabla,
  base: readonly Fila[],
  mias: readonly Fila[],
  suyas: readonly Fila[],
  choques: Choque[],
): Fila[] {
  const { items, disputas } = fundirItems(base, mias, suyas)
  for (const { id, campo, base: antes, mio, suyo } of disputas)
    choques.push(
      campo === null
        ? { tabla, id, campo, base: antes, mio, suyo }
        : { tabla, id, campo, base: antes?.[campo] ?? null, mio: mio?.[campo], suyo: suyo?.[campo] },
    )
  return items
}

/** Units that one side took away while the other has weeks in them come back to where they stood. */
function conUnidades(
  tablas: Tablas,
  { b, m, s }: Record<'b' | 'm' | 's', Tablas>,
  choques: Choque[],
): Tablas {
  const unidades = [...tablas.unidades]
  for (const { unidad_id } of tablas.semanas) {
    if (unidades.some(u => u.id === unidad_id)) continue
    const [antes, mio, suyo] = [b, m, s].map(t => t.unidades.find(u => u.id === unidad_id) ?? null)
    const unidad = mio ?? suyo ?? antes
    if (!unidad) continue
    const lugar = (mio ? m : s).unidades.indexOf(unidad)
    unidades.splice(Math.max(lugar, 0), 0, unidad)
    choques.push({ tabla: 'unidades', id: unidad.id, campo: null, base: antes, mio, suyo })
  }
  return { ...tablas, unidades }
}

/** The value with one collision decided: another content of the field, or of the whole row, null where it goes (a unit with its weeks). */
export function conDecision(
  clave: string,
  valor: unknown,
  { tabla, id, campo }: Pick<Choque, 'tabla' | 'id' | 'campo'>,
  decidido: unknown,
): unknown {
  const t = desarmar(clave, valor)
  return armar(clave, { ...t, [tabla]: conDecidida(t[tabla], { id, campo }, decidido) })
}
