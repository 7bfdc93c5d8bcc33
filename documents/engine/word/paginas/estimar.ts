import type { IContext, IXmlableObject, PageNumberEstimator } from 'docx'
import { formatosDe } from './formatos.ts'
import { leerSecciones } from './leer.ts'
import { paginar } from './paginar.ts'

/**
 * The numbers of the pages on which Word will put each heading, for the index: reckoned once over the finished document, in a time that grows with
 * its length and no faster. It knows what this writer writes and no more; F9 in Word puts its own numbers in their place.
 */
export const estimarPaginas: PageNumberEstimator = (cuerpo: IXmlableObject, contexto: IContext) => {
  const estilos = contexto.file.Styles.prepForXml(contexto)
  const { marcas, total } = paginar(leerSecciones(cuerpo, formatosDe(estilos ?? {})))
  return {
    bookmarks: new Map([...marcas].map(([nombre, pagina]) => [nombre, String(pagina)])),
    bookmarkPageNumbers: marcas,
    pageCount: total,
  }
}
