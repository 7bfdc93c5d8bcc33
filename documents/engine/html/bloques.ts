import { tablaDeBarras } from '../../bloques.ts'
import type { Aviso, Bloque, Dato, Figura, Lista, Titulo } from '../../document.ts'
import { bloquesDeTextoRico } from '../../textoRico.ts'
import { type Html, html, type Parte } from './etiqueta.ts'
import { tablaHtml } from './tabla.ts'
import { tramosHtml } from './tramos.ts'

/** How blocks of a document are drawn on a page. */
export interface EnPagina {
  /** Address of a picture that a text names; null: its words stand for it. */
  imagen(clave: string): string | null
  /** What a table is called where it does not say: the last heading over it. */
  rotulo: string
}

/** Blocks of a document as HTML: headings, lists and tables as such; what only paper needs (page breaks, places to sign) is left out. */
export const bloquesHtml = (bloques: readonly Bloque[], c: EnPagina): Html => {
  let { rotulo } = c
  return html`${bloques.map(b => {
    if (b.tipo === 'titulo') rotulo = b.texto
    return bloqueHtml(b, { ...c, rotulo })
  })}`
}

const bloqueHtml = (b: Bloque, c: EnPagina): Parte => {
  switch (b.tipo) {
    case 'titulo':
      return tituloHtml(b)
    case 'parrafo':
      if (b.estilo === 'codigo') return html`<pre><code>${b.texto.map(t => t.texto)}</code></pre>`
      return html`<p class="${[b.estilo, b.alineacion].filter(Boolean).join(' ')}">${tramosHtml(b.texto)}</p>`
    case 'lista':
      return listaHtml(b, c)
    case 'tabla':
      return tablaHtml(b, c.rotulo, dentro => bloquesHtml(dentro, c))
    case 'barras':
      return tablaHtml(tablaDeBarras(b), c.rotulo, dentro => bloquesHtml(dentro, c))
    case 'franja':
    case 'ficha':
      return datosHtml(b.tipo, b.datos)
    case 'figura':
      return figuraHtml(b, c)
    case 'cita':
      return html`<blockquote>${bloquesHtml(b.bloques, c)}</blockquote>`
    case 'aviso':
      return avisoHtml(b)
    case 'textoRico':
      return bloquesHtml(bloquesDeTextoRico(b.doc, b.nivel), c)
    case 'separador':
      return html`<hr>`
    default:
      return null
  }
}

const tituloHtml = ({ nivel, texto, estilo }: Titulo): Html => {
  switch (Math.min(6, Math.max(1, nivel))) {
    case 1:
      return html`<h1 class="${estilo}">${texto}</h1>`
    case 2:
      return html`<h2 class="${estilo}">${texto}</h2>`
    case 3:
      return html`<h3 class="${estilo}">${texto}</h3>`
    case 4:
      return html`<h4 class="${estilo}">${texto}</h4>`
    case 5:
      return html`<h5 class="${estilo}">${texto}</h5>`
    default:
      return html`<h6 class="${estilo}">${texto}</h6>`
  }
}

const listaHtml = ({ ordenada, inicio, elementos }: Lista, c: EnPagina): Html => {
  const partes = elementos.map(e => html`<li>${bloquesHtml(e, c)}</li>`)
  return ordenada ? html`<ol start="${inicio}">${partes}</ol>` : html`<ul>${partes}</ul>`
}

/** Labels and values as a list of terms. */
const datosHtml = (clase: string, datos: readonly Dato[]): Html =>
  html`<dl class="${clase}">${datos.map(
    d => html`<div><dt>${d.rotulo}</dt><dd>${tramosHtml(d.valor)}</dd></div>`,
  )}</dl>`

const figuraHtml = ({ imagen, alt, pie }: Figura, c: EnPagina): Parte => {
  const src = c.imagen(imagen)
  const dentro = src ? html`<img src="${src}" alt="${alt}" loading="lazy">` : alt && html`<p>${alt}</p>`
  return dentro && html`<figure>${dentro}${pie && html`<figcaption>${pie}</figcaption>`}</figure>`
}

const avisoHtml = ({ tono, titulo, texto }: Aviso): Html =>
  html`<p class="aviso ${tono}"><strong>${titulo}.</strong> ${tramosHtml(texto)}</p>`
