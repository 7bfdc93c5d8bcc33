import { formatTsv, parseTsv } from '@malla/domain/texto/tsv.ts'
import { isCelda, type Rango } from '../../ui/celdas.ts'
import type { CopiarYPegar } from '../../ui/useCopiarYPegar.ts'
import type { Llenar } from './llenar.ts'
import { copiar, pegar, poner } from './ordenes.ts'
import type { Lienzo } from './seleccion.ts'

/**
 * What of the matrix is copied and pasted: the letters of the range. Only while a cell has the focus: somebody who chose words in the name of a competency
 * copies those. Words that stay chosen elsewhere do not count: a touch on a cell does not let go of them.
 */
export const portapapelesDe = (
  rango: Rango | null,
  lienzo: Lienzo,
  llenar: Llenar,
): Required<CopiarYPegar> => ({
  isAqui: () => rango !== null && isCelda(document.activeElement),
  copiar(datos) {
    if (!rango) return false
    datos.setData('text/plain', formatTsv(copiar(rango, lienzo, llenar.mapa)))
    return true
  },
  vaciar() {
    if (rango) llenar.escribir(poner(rango, lienzo, null))
  },
  pegar(datos) {
    const texto = datos.getData('text/plain')
    if (!rango || texto === '') return false
    llenar.pegar(pegar(parseTsv(texto), rango, lienzo))
    return true
  },
})
