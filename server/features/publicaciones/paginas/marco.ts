import { type Html, html, jsonEnHtml, type Parte } from '@malla/documents/engine/html/etiqueta.ts'
import { siglasDeNombre } from '@malla/documents/formato.ts'
import { comienzo } from '@malla/domain/texto/cortar.ts'
import { caminoPublico, type Publicadora } from '../publicadoras.queries.ts'

/** Files of the web build that public pages load: their style, and the one script that makes the malla answer to touch. */
export interface Recursos {
  css: readonly string[]
  js: string | null
}

/** What pages know of the request and the installation. */
export interface Sitio {
  /** PUBLIC_URL, without a slash at its end. */
  publicUrl: string
  /** Shown inside of a page of others: no header of ours, links out of it open beside. */
  incrustado: boolean
  recursos: Recursos
}

export interface Pagina {
  /** From the narrow to the wide: «Cálculo I», «Derecho 2026», «Universidad Andina». */
  titulo: readonly string[]
  descripcion: string
  /** Path within the installation. */
  camino: string
  casa: Publicadora | null
  cuerpo: Html
  /** What schema.org calls it. */
  datos?: object
  /** Whether search engines may list it; left out, yes. */
  oculta?: boolean
  /** Loads the script of the malla. */
  conMalla?: boolean
}

/** A link of ours keeps the page that it is shown in reduced. */
export const enSitio = ({ incrustado }: Sitio, camino: string): string =>
  incrustado ? `${camino}?incrustado=1` : camino

const logoDe = (casa: Publicadora): Html =>
  casa.imagen_url?.startsWith('/')
    ? html`<img class="logo" src="${caminoPublico(casa.nombre_corto, '_logo')}" alt="" width="32" height="32">`
    : html`<span class="logo" aria-hidden="true">${comienzo(siglasDeNombre(casa.nombre), 2)}</span>`

const cabecera = (casa: Publicadora): Html =>
  html`<header class="cabecera"><a href="${caminoPublico(casa.nombre_corto)}">${logoDe(casa)}<span>${casa.nombre}</span></a></header>`

const pie = ({ incrustado, publicUrl }: Sitio, { casa, camino }: Pagina): Html =>
  incrustado && casa
    ? html`<footer class="pie"><a href="${publicUrl + camino}" target="_blank" rel="noopener">Abrir en ${casa.nombre}</a></footer>`
    : html`<footer class="pie"><p>${casa && `${casa.nombre} · `}Publicado con <a href="/">Malla</a></p></footer>`

const abierta = (p: Pagina, url: string, publicUrl: string): Parte => [
  html`<meta property="og:type" content="website">`,
  html`<meta property="og:locale" content="es_PE">`,
  html`<meta property="og:title" content="${p.titulo.slice(0, 2).join(' · ')}">`,
  html`<meta property="og:description" content="${p.descripcion}">`,
  html`<meta property="og:url" content="${url}">`,
  p.casa && html`<meta property="og:site_name" content="${p.casa.nombre}">`,
  p.casa?.imagen_url?.startsWith('/') &&
    html`<meta property="og:image" content="${publicUrl + caminoPublico(p.casa.nombre_corto, '_logo')}">`,
  html`<meta name="twitter:card" content="summary">`,
]

const cabezaHtml = (sitio: Sitio, p: Pagina): Html => {
  const url = sitio.publicUrl + p.camino
  const isOculta = p.oculta || sitio.incrustado
  return html`<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${p.titulo.join(' · ')}</title>
<meta name="description" content="${p.descripcion}">
<meta name="robots" content="${isOculta ? 'noindex' : 'index, follow'}">
<link rel="canonical" href="${url}">
${!isOculta && abierta(p, url, sitio.publicUrl)}
<link rel="icon" type="image/svg+xml" href="/malla.svg">
${sitio.recursos.css.map(href => html`<link rel="stylesheet" href="${href}">`)}
${p.conMalla && sitio.recursos.js && html`<script type="module" src="${sitio.recursos.js}"></script>`}
${p.datos && !isOculta && html`<script type="application/ld+json">${jsonEnHtml(p.datos)}</script>`}
</head>`
}

/** A whole page. */
export function paginaHtml(sitio: Sitio, p: Pagina): string {
  const clase = sitio.incrustado ? 'incrustado' : ''
  const { texto } = html`<html lang="es" class="${clase}">
${cabezaHtml(sitio, p)}
<body>
<a class="saltar" href="#contenido">Ir al contenido</a>
${!sitio.incrustado && p.casa && cabecera(p.casa)}
<main id="contenido">
${p.cuerpo}
</main>
${pie(sitio, p)}
</body>
</html>
`
  return `<!doctype html>\n${texto}`
}

/** Text to be shown, in which no line begins with the dot that parts two things. */
export const conPuntoAtras = (texto: string): string => texto.replaceAll(' · ', '\u00a0· ')

export interface Miga {
  nombre: string
  camino: string
}

/** Where the page stands: links to the pages over it. */
export const migasHtml = (sitio: Sitio, migas: readonly Miga[]): Parte =>
  migas.length > 0 &&
  html`<nav class="migas" aria-label="Dónde está"><ol>${migas.map(
    m => html`<li><a href="${enSitio(sitio, m.camino)}">${conPuntoAtras(m.nombre)}</a></li>`,
  )}</ol></nav>`
