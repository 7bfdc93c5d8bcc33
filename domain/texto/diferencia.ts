import { caminoDeCambios } from './camino.ts'

/** A stretch of a text that is in both versions, only in the older or only in the newer. */
export interface Trozo {
  tipo: 'igual' | 'quitado' | 'agregado'
  texto: string
}

const parrafos = (s: string): string[] => s.match(/[^\n]*\n|[^\n]+$/g) ?? []
const palabras = (s: string): string[] => s.match(/[\p{L}\p{N}\p{M}]+|[^\S\n]+|[^\p{L}\p{N}\p{M}]/gu) ?? []

const sumar = (trozos: Trozo[], tipo: Trozo['tipo'], texto: string): void => {
  if (texto === '') return
  const ultimo = trozos.at(-1)
  if (ultimo?.tipo === tipo) ultimo.texto += texto
  else trozos.push({ tipo, texto })
}

/** Stretches of what differs, word by word; `quitado` before `agregado`, blanks alone between two changes go with them. */
function porPalabras(antes: string, despues: string, trozos: Trozo[]): void {
  const [a, b] = [palabras(antes), palabras(despues)]
  let quitado = ''
  let agregado = ''
  const soltar = (): void => {
    sumar(trozos, 'quitado', quitado)
    sumar(trozos, 'agregado', agregado)
    quitado = ''
    agregado = ''
  }
  const pasos = caminoDeCambios(a, b)
  for (const [i, paso] of pasos.entries()) {
    const viejo = a.slice(...paso.antes).join('')
    const nuevo = b.slice(...paso.despues).join('')
    const isEnMedio = i > 0 && i < pasos.length - 1 && /^[^\S\n]+$/.test(viejo)
    if (paso.igual && !isEnMedio) {
      soltar()
      sumar(trozos, 'igual', viejo)
    } else {
      quitado += viejo
      agregado += nuevo
    }
  }
  soltar()
}

/**
 * How one text became another, word by word: joined without what is `agregado` the stretches are the older text, without what is `quitado`
 * the newer. Paragraphs are compared first, so that long texts with small changes take little time.
 */
export function diferencia(antes: string, despues: string): Trozo[] {
  const [a, b] = [parrafos(antes), parrafos(despues)]
  const trozos: Trozo[] = []
  for (const paso of caminoDeCambios(a, b)) {
    const viejo = a.slice(...paso.antes).join('')
    const nuevo = b.slice(...paso.despues).join('')
    if (paso.igual) sumar(trozos, 'igual', viejo)
    else porPalabras(viejo, nuevo, trozos)
  }
  return trozos
}

/** Whether anything differs. */
export const hayDiferencia = (trozos: readonly Trozo[]): boolean => trozos.some(t => t.tipo !== 'igual')

/** How many words came and went. */
export function cuentaDePalabras(trozos: readonly Trozo[]): { quitadas: number; agregadas: number } {
  const de = (tipo: Trozo['tipo']): number =>
    trozos
      .filter(t => t.tipo === tipo)
      .reduce((n, t) => n + (t.texto.match(/[\p{L}\p{N}\p{M}]+/gu)?.length ?? 0), 0)
  return { quitadas: de('quitado'), agregadas: de('agregado') }
}
