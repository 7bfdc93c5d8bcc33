/** What a mail says, without its form: the same words become its text and its HTML. */
export interface Carta {
  asunto: string
  /** «Estimada Ana:»; absent: none. */
  saludo?: string
  parrafos: readonly string[]
  /** What the reader is asked to do. */
  boton?: { texto: string; url: string }
  /** Said below, smaller. */
  notas?: readonly string[]
  /** Who gets the answer to it; absent: nobody reads what is answered. */
  respuesta?: string
}

/** Whom a mail speaks for. */
export interface Remitente {
  /** Name of the institution; null: the installation itself. */
  institucion: string | null
  /** Where the app is, as people reach it. */
  publicUrl: string
}

/**
 * Stands for a personal link that is made only when the mail goes out (`enlace` of queueMail): neither the kept mail nor the queue
 * holds it.
 */
export const ENLACE = '{{enlace}}'
/** The same as words that people wrote: it reads alike and stands for nothing. */
const COMO_TEXTO = '{\u2060{enlace}}'

const sinMarca = <T extends string | undefined>(words: T): T => words?.replaceAll(ENLACE, COMO_TEXTO) as T

/** A letter in which the mark of a personal link stands nowhere but as the address of the button, whatever people wrote. */
const conUnaMarca = ({ asunto, saludo, parrafos, boton, notas, respuesta }: Carta): Carta => ({
  asunto: sinMarca(asunto),
  saludo: sinMarca(saludo),
  parrafos: parrafos.map(sinMarca),
  boton: boton && { ...boton, texto: sinMarca(boton.texto) },
  notas: notas?.map(sinMarca),
  respuesta: sinMarca(respuesta),
})

/** What mail programs make a link of: a scheme, «www.», a domain. */
const DIRECCION = /:\/\/|www\.|[\p{L}\p{N}]\.\p{L}{2,}/iu

/** A person's name as a mail may say it; null for one that carries an address: people choose their names, and whom the mail goes to. */
export const nombreEnCarta = (nombres: string): string | null => (DIRECCION.test(nombres) ? null : nombres)

/** How a person is greeted; without a name that no mail may say. */
export function saludoA(nombres: string): string {
  const nombre = nombreEnCarta(nombres)
  return nombre === null ? 'Hola:' : `Hola, ${nombre}:`
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, c => ESCAPES[c]!)

const SIN_RESPUESTA = 'Este buzón no recibe respuestas.'
const CON_RESPUESTA = 'Su respuesta llegará a'

const piePara = ({ respuesta }: Carta, { publicUrl }: Remitente): string =>
  `Enviado por Malla, ${publicUrl}. ${respuesta ? `${CON_RESPUESTA} ${respuesta}` : SIN_RESPUESTA}`

/** Who gets the answer to a mail, by the foot of its text: what its letter said. Nothing that people wrote stands there. */
export const respuestaDe = (texto: string): string | undefined =>
  new RegExp(`${CON_RESPUESTA} (\\S+)$`).exec(texto.trimEnd().slice(texto.lastIndexOf('\n-- \n')))?.[1]

/** The mail as plain text. */
export function textoDe(escrita: Carta, de: Remitente): string {
  const carta = conUnaMarca(escrita)
  const boton = carta.boton && `${carta.boton.texto}:\n${carta.boton.url}`
  const parts = [carta.saludo, ...carta.parrafos, boton, ...(carta.notas ?? [])]
  const body = parts.filter(p => p !== undefined).join('\n\n')
  return `${body}\n\n-- \n${[sinMarca(de.institucion ?? ''), piePara(carta, de)].filter(Boolean).join('\n')}\n`
}

const FONT = 'font-family:-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif'
const line = (html: string, style: string): string => `<p style="margin:0 0 16px;${style}">${html}</p>`
const text = (words: string): string => escapeHtml(words).replaceAll('\n', '<br>')

const botonHtml = ({ texto, url }: NonNullable<Carta['boton']>): string =>
  `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#3546b0;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(texto)}</a></p>
${line(`Si el botón no funciona, copie esta dirección en su navegador:<br><a href="${escapeHtml(url)}" style="color:#3546b0;word-break:break-all">${escapeHtml(url)}</a>`, 'font-size:13px;color:#676d7c')}`

/** The mail as HTML: whatever people wrote is escaped, nothing is loaded from anywhere. */
export function htmlDe(escrita: Carta, de: Remitente): string {
  const carta = conUnaMarca(escrita)
  const body = [
    ...(carta.saludo ? [line(text(carta.saludo), '')] : []),
    ...carta.parrafos.map(p => line(text(p), '')),
    ...(carta.boton ? [botonHtml(carta.boton)] : []),
    ...(carta.notas ?? []).map(n => line(text(n), 'font-size:13px;color:#676d7c')),
  ].join('\n')
  return `<!doctype html>
<html lang="es">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(carta.asunto)}</title></head>
<body style="margin:0;background:#fbfaf7;${FONT};font-size:16px;line-height:1.5;color:#1b1f2a">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:560px;width:100%;background:#ffffff;border-radius:8px">
<tr><td style="padding:20px 28px;border-bottom:1px solid #e6e3da;font-weight:600">${escapeHtml(sinMarca(de.institucion ?? 'Malla'))}</td></tr>
<tr><td style="padding:24px 28px 12px">
${body}
</td></tr>
<tr><td style="padding:14px 28px;border-top:1px solid #e6e3da;font-size:12px;color:#676d7c">${escapeHtml(piePara(carta, de))}</td></tr>
</table></td></tr></table>
</body>
</html>
`
}

/** The same body with its link in place of the mark. */
export const conEnlace = (body: { texto: string; html: string }, enlace: string) => ({
  texto: body.texto.replaceAll(ENLACE, enlace),
  html: body.html.replaceAll(ENLACE, escapeHtml(enlace)),
})
