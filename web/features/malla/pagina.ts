import type { Malla } from '@malla/domain/malla/malla.ts'
import { colocar } from './colocar.ts'

/** How a malla is printed: paper, width of the board at 100 %, and how much smaller it is drawn. */
export interface Pagina {
  papel: 'A4' | 'A3'
  ancho: number
  zoom: number
}

/** Room on a landscape page with margins of 10 mm, in CSS pixels; the head of the page takes the rest. */
const papeles = {
  A4: { ancho: 1046, alto: 575 },
  A3: { ancho: 1511, alto: 900 },
} as const

/** Below this an A4 page can no longer be read comfortably. */
const LEGIBLE = 0.62
const ANCHOS = Array.from({ length: 17 }, (_, i) => 900 + i * 100)

/** So much smaller is still as good, if the cards then use the width of the page. */
const CASI = 0.96

function mejorEn(malla: Malla, papel: Pagina['papel']): Pagina {
  const hoja = papeles[papel]
  const paginas = ANCHOS.map((disponible): Pagina => {
    const { ancho, alto } = colocar(malla, disponible, 'columnas')
    const zoom = Math.min(1, hoja.ancho / ancho, hoja.alto / alto)
    return { papel, ancho: disponible, zoom: Math.floor(zoom * 1000) / 1000 }
  })
  const mayor = Math.max(...paginas.map(p => p.zoom))
  return paginas.findLast(p => p.zoom >= mayor * CASI)!
}

/** The page on which a whole malla fits: A4 when it can be read there, else A3. */
export function paginaDe(malla: Malla): Pagina {
  const a4 = mejorEn(malla, 'A4')
  return a4.zoom >= LEGIBLE ? a4 : mejorEn(malla, 'A3')
}
