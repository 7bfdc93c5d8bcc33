/** Between which rows something that is dragged would land. Everything is measured from the top of the editor, so that scrolling changes nothing. */

export interface Franja {
  id: string
  arriba: number
  abajo: number
}

export interface FranjaDeUnidad extends Franja {
  semanas: readonly Franja[]
  /** Where its first week would stand while it has none. */
  vacio: number
}

/** A gap: `y` where its line is drawn; `posicion` counted without what is dragged. Of units `unidad_id` is null. */
export interface Hueco {
  unidad_id: string | null
  posicion: number
  y: number
}

const bordes = (filas: readonly Franja[]): number[] =>
  filas.length === 0 ? [] : [...filas.map(f => f.arriba), filas.at(-1)!.abajo]

/** Where a week could go. */
export const huecosDeSemana = (unidades: readonly FranjaDeUnidad[], lleva: string): Hueco[] =>
  unidades.flatMap(u => {
    const otras = u.semanas.filter(s => s.id !== lleva)
    const lugares = otras.length === 0 ? [u.vacio] : bordes(otras)
    return lugares.map((y, posicion) => ({ unidad_id: u.id, posicion, y }))
  })

/** Where a unit could go. */
export const huecosDeUnidad = (unidades: readonly Franja[], lleva: string): Hueco[] =>
  bordes(unidades.filter(u => u.id !== lleva)).map((y, posicion) => ({ unidad_id: null, posicion, y }))

/** The gap nearest to a height; of two at one height the lower one, which is the next unit's first place. */
export const huecoEn = (huecos: readonly Hueco[], y: number): Hueco | null =>
  huecos.reduce<Hueco | null>(
    (mejor, h) => (mejor === null || Math.abs(h.y - y) <= Math.abs(mejor.y - y) ? h : mejor),
    null,
  )
