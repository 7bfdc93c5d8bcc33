import { inflateSync } from 'node:zlib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A node of the structure tree: what a screen reader walks. */
export interface Nodo {
  role?: string
  alt?: string
  children?: Nodo[]
  id?: string
}

interface Pagina {
  /** Width and height in points. */
  ancho: number
  alto: number
  /** Text as a reader copies it: soft hyphens joined, blanks single. */
  texto: string
  /** Pieces of text that stick out of the paper. */
  fuera: string[]
  /** Pieces of text that begin before the one at their left ends. */
  montadas: string[]
  estructura: Nodo | null
}

export interface PdfLeido {
  titulo: string
  idioma: string
  etiquetado: boolean
  ua: boolean
  esquema: string[]
  paginas: Pagina[]
  texto: string
}

interface Entrada {
  title: string
  items: Entrada[]
}

const aplanar = (entradas: readonly Entrada[], sangria = ''): string[] =>
  entradas.flatMap(e => [sangria + e.title, ...aplanar(e.items, `${sangria}  `)])

/** Lines joined, parted words too; the template's first hyphen (informe.typ) left out. */
const corrido = (texto: string): string =>
  texto
    .trim()
    .replace(/^-\s*/, '')
    .replace(/[\u00ad-]\n(?=\p{Ll})/gu, '')
    .replace(/-\n/g, '-')
    .replace(/\s+/g, ' ')
    .trim()

/** The objects that are packed in a PDF (engine/aligerar.ts), in clear and in their order. */
export const sueltosDe = (pdf: Uint8Array): string => {
  const crudo = Buffer.from(pdf)
  const flujos = crudo.toString('latin1').matchAll(/\/Type \/ObjStm [^>]*\/Length (\d+)>>\nstream\n/g)
  return Array.from(flujos, f => {
    const desde = f.index + f[0].length
    return inflateSync(crudo.subarray(desde, desde + Number(f[1]))).toString('latin1')
  }).join('\n')
}

interface Puesto {
  texto: string
  x: number
  y: number
  ancho: number
}

/** Points that two pieces may share: what a letter reaches over its own width. */
const ROCE = 1

const montadasDe = (puestos: readonly Puesto[]): string[] => {
  const seguidos = [...puestos].sort((a, b) => Math.round(b.y) - Math.round(a.y) || a.x - b.x)
  return seguidos.flatMap((p, i) => {
    const antes = seguidos[i - 1]
    const monta = antes && Math.round(antes.y) === Math.round(p.y) && p.x < antes.x + antes.ancho - ROCE
    return monta ? [`${antes.texto}|${p.texto}`] : []
  })
}

/** Reads a PDF back: text, outline, language, tags. */
export const leerPdf = async (pdf: Uint8Array): Promise<PdfLeido> => {
  const ua = Buffer.from(pdf).includes('<pdfuaid:part>1')
  const carga = getDocument({ data: pdf.slice(), verbosity: 0 })
  const documento = await carga.promise
  const info = (await documento.getMetadata()).info as { Title: string; Language: string }
  const marcas = (await documento.getMarkInfo()) as Map<string, boolean> | null
  const paginas: Pagina[] = []
  for (let n = 1; n <= documento.numPages; n++) {
    const pagina = await documento.getPage(n)
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = pagina.view
    const items = (await pagina.getTextContent()).items.filter(i => 'str' in i)
    // A turned text (the stamp behind a page) has no plain width to check.
    const sale = ([, giro, , , x, y]: number[], ancho: number) =>
      !giro && (x! < x0 || x! + ancho > x1 || y! < y0 || y! > y1)
    const llanos = items.filter(i => i.str.trim() && !i.transform[1])
    paginas.push({
      ancho: x1 - x0,
      alto: y1 - y0,
      texto: corrido(items.map(i => i.str + (i.hasEOL ? '\n' : '')).join('')),
      fuera: items.filter(i => i.str.trim() && sale(i.transform, i.width)).map(i => i.str),
      montadas: montadasDe(
        llanos.map(i => ({ texto: i.str, x: i.transform[4], y: i.transform[5], ancho: i.width })),
      ),
      estructura: (await pagina.getStructTree()) as Nodo | null,
    })
  }
  const esquema = aplanar(((await documento.getOutline()) ?? []) as Entrada[])
  await carga.destroy()
  return {
    titulo: info.Title,
    idioma: info.Language,
    etiquetado: marcas?.get('Marked') === true,
    ua,
    esquema,
    paginas,
    texto: paginas.map(p => p.texto).join('\n'),
  }
}

/** Every node with this role, in reading order. */
export const conRol = (nodo: Nodo | null, rol: string): Nodo[] =>
  nodo ? [...(nodo.role === rol ? [nodo] : []), ...(nodo.children ?? []).flatMap(h => conRol(h, rol))] : []

/** How often a text occurs. */
export const veces = (texto: string, parte: string): number => texto.split(parte).length - 1
