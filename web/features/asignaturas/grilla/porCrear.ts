import type { TipoDeParametro } from '@malla/contracts/parametros.ts'
import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import { clave, sinBlancosDeMas } from '@malla/domain/texto/normalizar.ts'
import { type ColumnaId, type Contexto, columnas } from './columnas.ts'
import type { Fila } from './fila.ts'
import { motivoDeCelda } from './leer.ts'
import { listaDe } from './opciones.ts'

/** What cells name and a catalogue of the institution has not. */
export interface PorCrear {
  tipo: TipoDeParametro
  /** Each once, as it is first written. */
  nombres: string[]
  /** The cells that name it. */
  celdas: { id: Id; columna: ColumnaId }[]
}

/** The longest name that a catalogue takes. */
const MAX_NOMBRE = 160

/** Areas, types and typologies that would have to be made for cells to mean something. What the catalogue has switched off is there already. */
export const porCrear = (vivas: readonly Fila[], ctx: Contexto): PorCrear[] =>
  columnas.flatMap(({ id: columna }) => {
    const tipo = listaDe(columna)?.catalogo
    if (!tipo) return []
    const estan = new Set(
      ctx.catalogos[tipo].flatMap(p => [clave(p.nombre), clave(p.abreviatura ?? p.nombre)]),
    )
    const escritas = vivas
      .filter(f => motivoDeCelda(columna, f, ctx) !== null)
      .map(f => ({ id: f.id, nombre: sinBlancosDeMas(f.crudo[columna]!) }))
      .filter(({ nombre }) => !estan.has(clave(nombre)) && [...nombre].length <= MAX_NOMBRE)
    if (escritas.length === 0) return []
    const porNombre = Map.groupBy(escritas, e => clave(e.nombre))
    return {
      tipo,
      nombres: [...porNombre.values()].map(([primera]) => primera!.nombre),
      celdas: escritas.map(({ id }) => ({ id, columna })),
    }
  })
