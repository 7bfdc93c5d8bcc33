import type { Bloque, Celda, Tabla, Tramo } from '../document.ts'
import { bloquesDeTextoRico } from '../textoRico.ts'

/** Whether a cell holds a run of text, and no blocks. */
export const esTexto = (contenido: Celda['contenido']): contenido is readonly Tramo[] =>
  contenido.every(parte => !('tipo' in parte))

/**
 * Column in which each cell of these rows stands, as all formats place them: in the first one that no cell from above reaches down to. `ancho` is how
 * many columns there are.
 */
export const enColumnas = (filas: readonly (readonly Celda[])[], ancho: number): number[][] => {
  const ocupadas = filas.map(() => new Set<number>())
  return filas.map((celdas, y) => {
    let x = 0
    return celdas.map(celda => {
      while (x < ancho && ocupadas[y]!.has(x)) x++
      const aqui = x
      for (const abajo of ocupadas.slice(y, y + (celda.filas ?? 1)))
        for (let k = aqui; k < aqui + (celda.columnas ?? 1); k++) abajo.add(k)
      return aqui
    })
  })
}

/** The same table with the rich text of its cells as blocks, so that who measures it and who draws it read it once. */
export const desplegada = (t: Tabla): Tabla => ({
  ...t,
  cabecera: t.cabecera.map(celdas => celdas.map(conBloques)),
  filas: t.filas.map(f => ({ ...f, celdas: f.celdas.map(conBloques) })),
})

const conBloques = (celda: Celda): Celda =>
  esTexto(celda.contenido) ? celda : { ...celda, contenido: celda.contenido.flatMap(enBloques) }

const enBloques = (b: Bloque): readonly Bloque[] =>
  b.tipo === 'textoRico' ? bloquesDeTextoRico(b.doc, b.nivel) : [b]
