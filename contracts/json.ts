/** Deeper than any form or package goes: what is nested more is made to hold up whoever parses it. */
const MAS_HONDO = 1000

const [COMILLA, BARRA] = [34, 92]
/** What goes one deeper, `[` and `{`, and what comes back, `]` and `}`. */
const PASO: Readonly<Record<number, number>> = { 91: 1, 123: 1, 93: -1, 125: -1 }

/** Where a text in quotes that begins at `i` ends. */
function trasComillas(json: string, i: number): number {
  for (let k = i + 1; k < json.length; k++) {
    const c = json.charCodeAt(k)
    if (c === COMILLA) return k
    if (c === BARRA) k++
  }
  return json.length
}

/** Whether JSON is nested more than a thousand deep; read once, from the front, without parsing it: four million brackets take the parser seconds. */
function isDemasiadoHondo(json: string): boolean {
  let hondura = 0
  for (let i = 0; i < json.length; i++) {
    const c = json.charCodeAt(i)
    if (c === COMILLA) i = trasComillas(json, i)
    else if ((hondura += PASO[c] ?? 0) > MAS_HONDO) return true
  }
  return false
}

const PROTO = '__proto__'

/** Takes the name out wherever it stands; of what is no deeper than a thousand. A reviver would be called for each of five million figures. */
function quitarProto(valor: unknown): void {
  if (typeof valor !== 'object' || valor === null) return
  if (Object.hasOwn(valor, PROTO)) delete (valor as Record<string, unknown>)[PROTO]
  for (const parte of Array.isArray(valor) ? valor : Object.values(valor)) quitarProto(parte)
}
/** The name may be written in escapes too. */
const quizaProto = (json: string): boolean => json.includes(PROTO) || json.includes('\\u')

/** Parses JSON from outside, without `__proto__`. Throws SyntaxError for what is none, and for what is nested more than a thousand deep. */
export function leerJson(json: string): unknown {
  if (isDemasiadoHondo(json)) throw new SyntaxError('nested too deep')
  const valor: unknown = JSON.parse(json)
  if (quizaProto(json)) quitarProto(valor)
  return valor
}
