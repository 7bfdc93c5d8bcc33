import { clave as plegada } from '../../texto/normalizar.ts'
import { leerRomano } from '../../texto/romanos.ts'

/** Weeks as documents name them. */

/** Weeks of a period, more than any has. */
export const MAYOR_SEMANA = 60

export interface SemanasLeidas {
  numeros: number[]
  /** What else stands there: dates, hours, the name of an examination. */
  resto: string
}

const NEXO = '(?:,|y|e|a|al|-|–|—|/)'
/** What parts weeks as well as what else is said of one: «1; 3», «1; 16 al 20 de marzo». */
const NEXO_DUDOSO = '(?:;|&|hasta)'
const CUALQUIER_NEXO = `(?:${NEXO}|${NEXO_DUDOSO})`
const ROMANOS = `[IVX]{1,6}(?:\\s*${CUALQUIER_NEXO}\\s*[IVX]{1,6})*`
/** Roman figures behind the word, and alone: «I. Introducción» names no week. */
const NOMBRADA_EN_ROMANOS = new RegExp(
  String.raw`^(\s*(?:semanas?|sem\.?|SEMANAS?|SEM\.?|Semanas?|Sem\.?)\s+)(${ROMANOS})(?=\s*(?:[:.)(–—-]|\d|$))`,
)
const SOLO_ROMANOS = new RegExp(String.raw`^(\s*)(${ROMANOS})(?=\s*[:.)]?\s*(?:$|[(\d]))`)

/** The text with figures for Roman numbers of weeks: «III y IV» is «3 y 4». */
const enCifras = (texto: string): string =>
  texto.replace(
    NOMBRADA_EN_ROMANOS.test(texto) ? NOMBRADA_EN_ROMANOS : SOLO_ROMANOS,
    (_, antes: string, romanos: string) => antes + romanos.replace(/[IVX]+/g, r => `${leerRomano(r) ?? r}`),
  )

const CON_ESES = new RegExp(String.raw`^\s*s\s?\d{1,2}(?:\s*${CUALQUIER_NEXO}\s*s\s?\d{1,2})+(?!\d)`, 'i')
/** «S1–S3» is «1–3». */
const sinEses = (texto: string): string =>
  texto.replace(CON_ESES, semanas => semanas.replace(/s\s?(?=\d)/gi, ''))

/** «1», «2da», «3.ª»; letters go on in no word. */
const NUMERO = String.raw`\d{1,2}(?:\.?[ªº°]|\.|(?:a|r[ao]|era?|d[ao]|t[ao]|m[ao]|v[ao]|n[ao])(?![a-záéíóúñ])\.?)?`
/** «Semana 1 y Semana 2», «1.ª a la 3.ª». */
const OTRA = String.raw`(?:la\s+)?(?:(?:semanas?|sem\.?)\s*)?`
const CON_NEXOS = String.raw`(?:\s*${NEXO}\s*${OTRA}${NUMERO})*`
/** Numbers behind a «;» are weeks where nothing but a sign, and no more numbers, follows the last one. */
const CON_DUDOSOS = String.raw`${CON_NEXOS}\s*${NEXO_DUDOSO}\s*${OTRA}${NUMERO}(?:\s*(?:,|y|e|${NEXO_DUDOSO})\s*${OTRA}${NUMERO})*(?=\s*(?:$|\(|:(?!\d)|[.),;&–—-](?:\s*$|\s+[^\s\d])))`
const semanasCon = (otras: string) =>
  new RegExp(
    String.raw`^\s*(?:(?:semanas?|sem\.?|s|sesi[oó]n(?:es)?)\s*:?\s*)?(?:n\s*[°ºo.]+\s*)?(${NUMERO})(${otras})(?:\s+semanas?(?=\s*(?:$|[:.(–-])))?(?![\d/]|\s*%)\s*[:.)–-]?\s*`,
    'i',
  )
const SEMANAS = semanasCon(CON_NEXOS)
const SEMANAS_DUDOSAS = semanasCon(CON_DUDOSOS)

const OTRAS = new RegExp(String.raw`(${CUALQUIER_NEXO})\s*${OTRA}(\d{1,2})`, 'gi')

/** «1», «Semana 03», «1-2», «Semanas 3 y 4», «5 al 7», «1; 3», «8 (12–16 mayo)», «IV», «2da»; null for what names no week. */
export function leerSemanas(texto: string): SemanasLeidas | null {
  const conCifras = enCifras(sinEses(texto))
  return leidasPor(SEMANAS_DUDOSAS, conCifras) ?? leidasPor(SEMANAS, conCifras)
}

function leidasPor(forma: RegExp, texto: string): SemanasLeidas | null {
  const partes = forma.exec(texto)
  if (!partes) return null
  const primera = Number.parseInt(partes[1]!, 10)
  const otras = [...partes[2]!.matchAll(OTRAS)]
  const numeros = [primera]
  for (const [, nexo, cifra] of otras) {
    const hasta = Number(cifra)
    if (/^(al?|hasta|-|–|—)$/i.test(nexo!)) for (let n = numeros.at(-1)! + 1; n < hasta; n++) numeros.push(n)
    numeros.push(hasta)
  }
  const isValida = numeros.every((n, i) => n >= 1 && n <= MAYOR_SEMANA && (i === 0 || n > numeros[i - 1]!))
  return isValida ? { numeros, resto: texto.slice(partes[0].length).trim() } : null
}

/** Like `leerSemanas`, only where the word stands there: «Semana 3: …» begins a week of a text, «3 créditos» none. */
export const leerSemanaNombrada = (texto: string): SemanasLeidas | null =>
  /^\s*(?:semanas?|sem\.)\s/i.test(plegada(texto)) ? leerSemanas(texto) : null

const SOLO_HORAS = /^[\s·,;:(–—-]*(?:\d{1,4}(?:[.,]\d{1,2})?\s*h(?:oras?|rs?|s)?)?[\s.)]*$/i
const TOTAL_DE_HORAS = /^total de horas\s*:?\s*\d[\d\s.,]*$/i

/** Whether a line says which weeks there are, and how many hours, and nothing of them: «Semanas 1 a 4 · 16 horas». */
export function isTramoDeSemanas(texto: string): boolean {
  const semanas = leerSemanaNombrada(texto)
  return semanas !== null && SOLO_HORAS.test(semanas.resto)
}

/** Whether a line only sums up a programme: «Total de horas: 64.», «Sin semanas». */
export const isSumaDePrograma = (texto: string): boolean =>
  TOTAL_DE_HORAS.test(texto) || /^sin semanas$/i.test(texto)
