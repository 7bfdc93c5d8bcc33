/** A reference of a bibliography, as it is filled in; apa.ts writes it. */

export const tiposDeReferencia = ['libro', 'articulo', 'web', 'otro'] as const
export type TipoDeReferencia = (typeof tiposDeReferencia)[number]

/** What is known of a work; '' where it is not. Which of them count depends on the type. */
export interface CamposDeReferencia {
  /** One a line or separated by «;»: «Date, Christopher J.», or an institution without a comma: «Ministerio de Educación». */
  autores: string
  /** «2019»; of a page on the web also a day: «2023, 5 de marzo». '' is «s. f.». */
  anio: string
  titulo: string
  /** Of a book: «6», «6.ª», «revisada». */
  edicion: string
  /** Publisher of a book, institution behind anything else. */
  editorial: string
  /** Of an article. */
  revista: string
  volumen: string
  numero: string
  paginas: string
  /** Name of the site of a page. */
  sitio: string
  doi: string
  isbn: string
  url: string
}

export interface Referencia extends CamposDeReferencia {
  id: string
  tipo: TipoDeReferencia
  /** The reference as somebody wrote it, in plain text; '' lets apa.ts write it from the fields. */
  texto: string
}

/** A reference with nothing in it. */
export const referenciaNueva = (id: string, tipo: TipoDeReferencia = 'libro'): Referencia => ({
  id,
  tipo,
  texto: '',
  autores: '',
  anio: '',
  titulo: '',
  edicion: '',
  editorial: '',
  revista: '',
  volumen: '',
  numero: '',
  paginas: '',
  sitio: '',
  doi: '',
  isbn: '',
  url: '',
})
