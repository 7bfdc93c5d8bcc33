/**
 * Stands in for what the oldest browsers that are promised lack (docs/decisions/0073-navegadores.md): the app uses it as if it were there. Loaded before
 * anything else; web/navegadores.test.ts tells what is missing here.
 */
function suplir<T extends object, K extends keyof T & string>(en: T, nombre: K, valor: T[K]): void {
  if (!(nombre in en)) Object.defineProperty(en, nombre, { value: valor, writable: true, configurable: true })
}

suplir(Promise, 'withResolvers', <T>() => {
  let resolve!: PromiseWithResolvers<T>['resolve']
  let reject!: PromiseWithResolvers<T>['reject']
  const promise = new Promise<T>((bien, mal) => {
    resolve = bien
    reject = mal
  })
  return { promise, resolve, reject }
})

suplir(Map, 'groupBy', <K, T>(cosas: Iterable<T>, claveDe: (cosa: T, lugar: number) => K) => {
  const grupos = new Map<K, T[]>()
  let i = 0
  for (const cosa of cosas) {
    const clave = claveDe(cosa, i++)
    const grupo = grupos.get(clave)
    if (grupo) grupo.push(cosa)
    else grupos.set(clave, [cosa])
  }
  return grupos
})

suplir(AbortSignal, 'any', signals => {
  const control = new AbortController()
  for (const signal of signals) {
    if (signal.aborted) control.abort(signal.reason)
    else
      signal.addEventListener('abort', () => control.abort(signal.reason), {
        once: true,
        signal: control.signal,
      })
  }
  return control.signal
})

suplir(URL, 'canParse', (direccion, base) => {
  try {
    return Boolean(new URL(direccion, base))
  } catch {
    return false
  }
})

suplir(Array.prototype, 'toSorted', function (this: unknown[], comparar) {
  return [...this].sort(comparar)
})
suplir(Array.prototype, 'toReversed', function (this: unknown[]) {
  return [...this].reverse()
})
suplir(Array.prototype, 'toSpliced', function (this: unknown[], ...como: [number, number, ...unknown[]]) {
  const copia = [...this]
  copia.splice(...como)
  return copia
})
suplir(Array.prototype, 'with', function (this: unknown[], indice, valor) {
  const lugar = indice < 0 ? this.length + indice : indice
  if (lugar < 0 || lugar >= this.length) throw new RangeError(`There is no place ${indice}.`)
  const copia = [...this]
  copia[lugar] = valor
  return copia
})

suplir(String.prototype, 'toWellFormed', function (this: string) {
  return this.replace(/\p{Surrogate}/gu, '\uFFFD')
})

export {}
