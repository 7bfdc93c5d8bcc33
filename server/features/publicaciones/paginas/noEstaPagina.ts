import { html } from '@malla/documents/engine/html/etiqueta.ts'
import { paginaHtml, type Sitio } from './marco.ts'

const textos = {
  404: {
    titulo: 'Esta página no está publicada',
    texto: 'Puede que la institución la haya retirado o que la dirección haya cambiado.',
  },
  429: {
    titulo: 'Demasiadas páginas a la vez',
    texto: 'Espere unos segundos y vuelva a cargar la página.',
  },
  503: {
    titulo: 'El documento se está preparando',
    texto: 'Hay varios en espera. Vuelva a pedirlo en un minuto.',
  },
  500: { titulo: 'Hubo un problema en el servidor', texto: 'Inténtelo más tarde.' },
} as const

export type Falla = keyof typeof textos

/** A quiet page for what cannot be shown; it says nothing of whether it ever was there. */
export const paginaDeFalla = (sitio: Sitio, falla: Falla): string =>
  paginaHtml(sitio, {
    titulo: [textos[falla].titulo],
    descripcion: textos[falla].texto,
    camino: '/',
    casa: null,
    oculta: true,
    cuerpo: html`<section class="falla"><h1>${textos[falla].titulo}</h1><p>${textos[falla].texto}</p>
${!sitio.incrustado && html`<p><a href="/">Ir al inicio</a></p>`}</section>`,
  })
