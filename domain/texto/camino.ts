/** A run of two lists: the same in both, or what of the older stands for what of the newer. Ends are exclusive. */
export interface Paso {
  igual: boolean
  antes: [number, number]
  despues: [number, number]
}

/** Beyond so many differences one list is told as replaced by the other: nobody reads a thousand small changes. */
const MAS_CAMBIOS = 1200

/** The shortest way from one list to another (Myers, 1986), as runs in order; the whole lists are covered, without empty runs. */
export function caminoDeCambios(a: readonly string[], b: readonly string[]): Paso[] {
  let inicio = 0
  while (inicio < a.length && inicio < b.length && a[inicio] === b[inicio]) inicio++
  let fin = 0
  while (fin < a.length - inicio && fin < b.length - inicio && a.at(-1 - fin) === b.at(-1 - fin)) fin++
  const medio = enMedio(a.slice(inicio, a.length - fin), b.slice(inicio, b.length - fin), inicio)
  const todos: Paso[] = [
    { igual: true, antes: [0, inicio], despues: [0, inicio] },
    ...medio,
    { igual: true, antes: [a.length - fin, a.length], despues: [b.length - fin, b.length] },
  ]
  return todos.filter(p => p.antes[1] > p.antes[0] || p.despues[1] > p.despues[0])
}

function enMedio(a: readonly string[], b: readonly string[], desde: number): Paso[] {
  const pasos: Paso[] = []
  const poner = (igual: boolean, x0: number, x1: number, y0: number, y1: number): void => {
    const ultimo = pasos.at(-1)
    if (ultimo?.igual === igual) {
      ultimo.antes[1] = x1 + desde
      ultimo.despues[1] = y1 + desde
    } else pasos.push({ igual, antes: [x0 + desde, x1 + desde], despues: [y0 + desde, y1 + desde] })
  }
  let [x, y] = [0, 0]
  for (const [igualesX, igualesY, hasta] of diagonales(a, b)) {
    if (igualesX > x || igualesY > y) poner(false, x, igualesX, y, igualesY)
    const largo = hasta - igualesX
    if (largo > 0) poner(true, igualesX, hasta, igualesY, igualesY + largo)
    ;[x, y] = [hasta, igualesY + largo]
  }
  if (x < a.length || y < b.length) poner(false, x, a.length, y, b.length)
  return pasos
}

/** Runs of what is the same, as [from in a, from in b, end in a]; none when the lists differ too much. */
function diagonales(a: readonly string[], b: readonly string[]): [number, number, number][] {
  const most = Math.min(a.length + b.length, MAS_CAMBIOS)
  const alcance = new Int32Array(2 * most + 3)
  const en = (k: number): number => alcance[k + most + 1]!
  const huellas: Int32Array[] = []
  for (let d = 0; d <= most; d++) {
    huellas.push(alcance.slice(most - d, most + d + 3))
    for (let k = -d; k <= d; k += 2) {
      let x = k === -d || (k !== d && en(k - 1) < en(k + 1)) ? en(k + 1) : en(k - 1) + 1
      while (x < a.length && x - k < b.length && a[x] === b[x - k]) x++
      alcance[k + most + 1] = x
      if (x >= a.length && x - k >= b.length) return deVuelta(huellas, a.length, b.length)
    }
  }
  return []
}

function deVuelta(huellas: Int32Array[], largoA: number, largoB: number): [number, number, number][] {
  const tramos: [number, number, number][] = []
  let [x, y] = [largoA, largoB]
  for (let d = huellas.length - 1; d >= 0; d--) {
    const en = (k: number): number => huellas[d]![k + d + 1]!
    const k = x - y
    const previa = k === -d || (k !== d && en(k - 1) < en(k + 1)) ? k + 1 : k - 1
    const previoX = d === 0 ? 0 : en(previa)
    const llego = d === 0 ? 0 : previa === k + 1 ? previoX : previoX + 1
    if (x > llego) tramos.unshift([llego, llego - k, x])
    ;[x, y] = [previoX, previoX - previa]
  }
  return tramos
}
