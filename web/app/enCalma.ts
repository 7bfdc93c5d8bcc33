import { savesData } from './preload.ts'
import { adelantar } from './reload.ts'
import { reposo } from './reposo.ts'

/** How long a page is left alone before what may be opened from it is fetched. */
const CALMA_MS = 4000
const enReposo = (work: () => void): void => void reposo(CALMA_MS).then(work)

/** Whoever moves or types has the page alone for so long: code that runs meanwhile is felt. */
const QUIETO_MS = 1000
let tocada = 0
for (const que of ['pointermove', 'keydown', 'wheel'] as const)
  addEventListener(que, () => (tocada = performance.now()), { passive: true, capture: true })

/** Until nothing is to be done and nobody does anything. */
const calma = (): Promise<void> =>
  new Promise(resolve => {
    const probar = () => {
      const falta = tocada + QUIETO_MS - performance.now()
      if (falta > 0) setTimeout(enReposo, falta, probar)
      else resolve()
    }
    enReposo(probar)
  })

const porTraer: (() => Promise<unknown>)[] = []

/** One by one: all at once they would hold the page for longer than a frame. */
async function traerTodo(): Promise<void> {
  for (let traer = porTraer[0]; traer; traer = porTraer[0]) {
    await calma()
    if (!savesData()) await adelantar(traer)
    porTraer.shift()
  }
}

/** Fetched some time after the page has come to rest, unless data are to be saved. */
export function traerEnCalma(traer: () => Promise<unknown>): void {
  porTraer.push(traer)
  if (porTraer.length === 1) setTimeout(() => void traerTodo(), CALMA_MS)
}
