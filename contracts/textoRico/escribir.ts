import { type MarcaRica, marcas, type NodoRico, ordenDeMarcas } from './esquema.ts'

const SIGNOS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapar = (texto: string): string => texto.replace(/[&<>"]/g, signo => SIGNOS[signo]!)

const atributos = (attrs: Record<string, unknown>): string =>
  Object.entries(attrs)
    .filter(([, v]) => v !== undefined && v !== null)
    .map(([k, v]) => ` ${k}="${escapar(String(v))}"`)
    .join('')

const alineado = ({ attrs }: NodoRico): string =>
  attrs?.textAlign ? atributos({ style: `text-align: ${attrs.textAlign}` }) : ''

const celda = ({ attrs }: NodoRico): string =>
  atributos({
    colspan: attrs?.colspan,
    rowspan: attrs?.rowspan,
    colwidth: Array.isArray(attrs?.colwidth) ? attrs.colwidth.join(',') : undefined,
  })

type Escribe = (nodo: NodoRico, dentro: string) => string

const escrituras: Readonly<Record<NodoRico['type'], Escribe>> = {
  doc: (_n, dentro) => dentro,
  paragraph: (n, dentro) => `<p${alineado(n)}>${dentro}</p>`,
  heading: (n, dentro) => `<h${n.attrs?.level ?? 1}${alineado(n)}>${dentro}</h${n.attrs?.level ?? 1}>`,
  bulletList: (_n, dentro) => `<ul>${dentro}</ul>`,
  orderedList: (n, dentro) => `<ol${atributos({ start: n.attrs?.start })}>${dentro}</ol>`,
  listItem: (_n, dentro) => `<li>${dentro}</li>`,
  blockquote: (_n, dentro) => `<blockquote>${dentro}</blockquote>`,
  table: (_n, dentro) => `<table><tbody>${dentro}</tbody></table>`,
  tableRow: (_n, dentro) => `<tr>${dentro}</tr>`,
  tableHeader: (n, dentro) => `<th${celda(n)}>${dentro}</th>`,
  tableCell: (n, dentro) => `<td${celda(n)}>${dentro}</td>`,
  image: n =>
    `<img${atributos({ src: n.attrs?.src, alt: n.attrs?.alt ?? '', title: n.attrs?.title, width: n.attrs?.width })}>`,
  horizontalRule: () => '<hr>',
  hardBreak: () => '<br>',
  text: n => marcado(escapar(n.text ?? ''), n.marks ?? []),
}

const marcado = (texto: string, suyas: MarcaRica[]): string =>
  ordenDeMarcas.reduceRight((dentro, type) => {
    const marca = suyas.find(m => m.type === type)
    if (!marca) return dentro
    const tag = marcas[type]
    return `<${tag}${atributos({ ...marca.attrs })}>${dentro}</${tag}>`
  }, texto)

/** A text as it is kept and sent: HTML of known tags only, always written the same way. */
export const escribirTextoRico = (nodo: NodoRico): string =>
  escrituras[nodo.type](nodo, (nodo.content ?? []).map(escribirTextoRico).join(''))
