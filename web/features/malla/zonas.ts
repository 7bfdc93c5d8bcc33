import type { Columna } from '@malla/domain/malla/malla.ts'
import type { Caja, Colocacion } from './colocar.ts'

/** Neighbouring columns into which a dragged course may not go for one and the same reason, or into which it may. */
export interface Zona {
  motivo: string | null
  /** Indices of its columns. */
  indices: number[]
  caja: Caja
}

const junta = (a: Caja, b: Caja): Caja => {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)]
  return {
    x,
    y,
    ancho: Math.max(a.x + a.ancho, b.x + b.ancho) - x,
    alto: Math.max(a.y + a.alto, b.y + b.alto) - y,
  }
}

/** What to lay over the board while a course is dragged: each reason once over all the columns side by side that it closes. */
export function zonasDe(
  destinos: readonly { columna: Columna; motivo: string | null }[],
  { sitios, modo }: Colocacion,
): Zona[] {
  const zonas: Zona[] = []
  for (const [i, { columna, motivo }] of destinos.entries()) {
    const sitio = sitios[i]!
    const ultima = zonas.at(-1)
    const previa = destinos[i - 1]?.columna
    const sigue = modo === 'columnas' && ultima?.motivo === motivo && previa?.tipo === columna.tipo
    if (ultima && motivo !== null && sigue) {
      ultima.indices.push(i)
      ultima.caja = junta(ultima.caja, sitio.cuerpo)
    } else zonas.push({ motivo, indices: [i], caja: sitio.cuerpo })
  }
  return zonas
}
