import { numero } from '../texto/numero.ts'

/** How an institution's documents look, the institution's own style: in PDF and in Word. */
export interface EstiloDeDocumento {
  letra: 'serif' | 'sans'
  /** Colour of titles and rules, «#3546b0»; dark enough to be read on white. */
  color: string
  /** Logo at the head of every page. */
  logo: boolean
  /** Formal documents begin with a cover. */
  portada: boolean
  /** What stands at the left of the head of every page; null: institution · faculty. */
  membrete: string | null
  /** Code of the documents in the institution's quality system, at the foot: «DC-VRA-01 · v3». */
  codigo: string | null
  /** A line at the foot of every page. */
  pie: string | null
  /** Who signs formal documents, at the end of their text; a plan's drawing of the malla comes after. */
  firmas: readonly Firma[]
}

interface Firma {
  nombre: string
  cargo: string
}

/** Documents of an institution that set nothing, as the product has always drawn them. */
export const estiloInicial: EstiloDeDocumento = {
  letra: 'serif',
  color: '#3546b0',
  logo: true,
  portada: true,
  membrete: null,
  codigo: null,
  pie: null,
  firmas: [],
}

type Ajustado = { [K in keyof EstiloDeDocumento]?: EstiloDeDocumento[K] | null | undefined }

/** The style of an institution: what it set, else as the product draws it. A colour that could not be read is not used. */
export function estiloDeDocumento(ajustado: Ajustado | undefined): EstiloDeDocumento {
  const dado = Object.fromEntries(
    Object.entries(ajustado ?? {}).filter(([, v]) => v !== undefined && v !== null && v !== ''),
  )
  const estilo = { ...estiloInicial, ...dado } as EstiloDeDocumento
  return whyNotColor(estilo.color) === null ? estilo : { ...estilo, color: estiloInicial.color }
}

const HEX = /^#[0-9a-f]{6}$/i

/** Relative luminance of «#rrggbb», 0 black to 1 white (WCAG 2.2). */
function luminancia(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(i => {
    const c = Number.parseInt(color.slice(i, i + 2), 16) / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast of two colours, 1 to 21 (WCAG 2.2). */
export function contraste(uno: string, otro: string): number {
  const [a, b] = [luminancia(uno), luminancia(otro)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** Least contrast of text with its ground (WCAG 2.2 AA). */
const LEGIBLE = 4.5

/** Why a colour cannot be that of titles on white paper, or null. */
export function whyNotColor(color: string): string | null {
  if (!HEX.test(color)) return 'Escriba el color como #3546B0.'
  const suyo = contraste(color, '#ffffff')
  return suyo >= LEGIBLE
    ? null
    : `El color es demasiado claro para leerse en papel: su contraste es ${numero(Math.floor(suyo * 100) / 100)} y debe ser 4,5 o más.`
}
