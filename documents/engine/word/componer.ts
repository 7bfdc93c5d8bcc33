import { estiloInicial } from '@malla/domain/empresas/estilo.ts'
import {
  Document,
  type FileChild,
  type ISectionOptions,
  Packer,
  type PageNumberEstimator,
  Paragraph,
  SectionType,
  TableOfContents,
  TextRun,
} from 'docx'
import type { Bloque, Documento, Portada } from '../../document.ts'
import { bloquesDeTextoRico } from '../../textoRico.ts'
import { textos } from '../../textos.ts'
import type { Avanza } from '../cuadrilla.ts'
import { leerImagen } from '../imagenes.ts'
import { limpio } from '../palabras.ts'
import { sinSaltosAlBorde } from '../saltos.ts'
import { bloquesWord } from './bloques.ts'
import { type ContextoWord, tinta } from './contexto.ts'
import { estilosWord, numeracionWord } from './estilos.ts'
import { cabeceraWord, marcaWord, paginaDe, pieWord } from './marco.ts'
import { estimarPaginas } from './paginas/estimar.ts'

const enBloques = (b: Bloque): readonly Bloque[] =>
  b.tipo === 'textoRico' ? bloquesDeTextoRico(b.doc, b.nivel) : [b]

/** How much of the work is done once every section is written; numbering pages and packing is the rest. */
const ESCRITO = 0.6

/**
 * A document as a Word file (.docx): real headings, an index with its page numbers, header rows that repeat, head and foot with page
 * numbers, Spanish. Texts are cleaned and never markup. `onProgress` hears how much is done, 0 to 1; `pageNumbers` numbers the index.
 */
export const componerWord = async (
  d: Documento,
  onProgress: Avanza = () => {},
  pageNumbers: PageNumberEstimator = estimarPaginas,
): Promise<Uint8Array> => {
  const estilo = d.estilo ?? estiloInicial
  const c: ContextoWord = {
    imagen: clave => {
      const bytes = d.imagenes[clave]
      const leida = bytes && leerImagen(bytes)
      return leida ? { ...leida, bytes } : null
    },
    color: estilo.color.slice(1).toUpperCase(),
    ancho: 0,
    ultimoNivel: 0,
    numeradas: [],
    hondura: 0,
    celda: null,
  }
  const antes = [
    ...(d.portada ? [portadaWord(d, d.portada, c)] : []),
    ...(d.indice ? [indiceWord(d, d.indice, c)] : []),
  ]
  const secciones = d.secciones.map((s, i): ISectionOptions => {
    const { ancho, page } = paginaDe(s)
    c.ancho = ancho
    const children = bloquesWord(sinSaltosAlBorde(s.bloques.flatMap(enBloques)), c)
    onProgress(((i + 1) / d.secciones.length) * ESCRITO)
    return {
      properties: { page, type: SectionType.NEXT_PAGE },
      headers: { default: cabeceraWord(d, c) },
      footers: { default: pieWord(d, s, c) },
      children: children.length ? children : [new Paragraph({})],
    }
  })
  const documento = new Document({
    title: limpio(d.titulo),
    subject: limpio(d.asunto),
    creator: limpio(d.autor),
    lastModifiedBy: limpio(d.autor),
    description: limpio(d.asunto),
    styles: estilosWord(estilo),
    numbering: numeracionWord(c.numeradas),
    ...(d.indice ? { pageNumbers } : {}),
    sections: [...antes, ...secciones],
  })
  return new Uint8Array(await Packer.toBuffer(documento))
}

const vertical = { papel: 'a4', horizontal: false } as const

const linea = (texto: string, run: object, paragraph: object = {}): FileChild[] =>
  texto ? [new Paragraph({ ...paragraph, children: [new TextRun({ text: limpio(texto), ...run })] })] : []

const portadaWord = (d: Documento, p: Portada, c: ContextoWord): ISectionOptions => {
  const { ancho, page } = paginaDe(vertical)
  c.ancho = ancho
  const titulo = limpio(p.titulo)
  return {
    properties: { page, titlePage: true },
    children: [
      new Paragraph({ children: marcaWord(d, c, 18), spacing: { after: 200 } }),
      ...linea(d.autor, { size: 26, color: tinta.segunda }),
      ...linea(
        p.antetitulo,
        { size: 21, bold: true, color: c.color },
        { spacing: { before: 3400, after: 120 } },
      ),
      new Paragraph({
        style: 'Title',
        children: [new TextRun({ text: titulo, size: titulo.length > 90 ? 40 : 58 })],
      }),
      ...linea(p.subtitulo, { size: 26, color: tinta.segunda }),
      ...(d.sello ? linea(d.sello.toUpperCase(), { bold: true, color: tinta.cesado }) : []),
      new Paragraph({ spacing: { before: 2600 } }),
      ...bloquesWord([{ tipo: 'ficha', columnas: 1, datos: p.datos }], c),
    ],
  }
}

const indiceWord = (d: Documento, hasta: number, c: ContextoWord): ISectionOptions => {
  const { ancho, page } = paginaDe(vertical)
  c.ancho = ancho
  return {
    properties: { page, type: SectionType.NEXT_PAGE },
    headers: { default: cabeceraWord(d, c) },
    footers: { default: pieWord(d, null, c) },
    children: [
      ...linea(textos.pagina.indice, { size: 30, bold: true }, { spacing: { after: 240 } }),
      new TableOfContents(textos.pagina.indice, { hyperlink: true, headingStyleRange: `1-${hasta}` }),
    ],
  }
}
