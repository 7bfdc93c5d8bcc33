import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { warn } from '../ui/dialogs.tsx'
import { CercaDeParte } from './CercaDeParte.tsx'
import { savesData } from './preload.ts'
import { adelantar, SIN_PARTE } from './reload.ts'
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
function traerEnCalma(traer: () => Promise<unknown>): void {
  porTraer.push(traer)
  if (porTraer.length === 1) setTimeout(() => void traerTodo(), CALMA_MS)
}

/** A part on its way; one that did not come is asked for anew the next time. */
const pedir = <P extends object>(traer: () => Promise<ComponentType<P>>, alFallar: () => void) =>
  lazy(async () => {
    try {
      return { default: await traer() }
    } catch (error) {
      alFallar()
      throw error
    }
  }) as unknown as ComponentType<P>

/**
 * A form or panel that opens over a page: its code is no part of the page's own, which is there sooner, and has been fetched by the time somebody
 * asks for it. Nothing is shown while it is on its way; where it does not come, that is said and it is closed.
 */
export function luego<P extends object>(traer: () => Promise<ComponentType<P>>): (props: P) => ReactNode {
  let Parte = pedir(traer, otra)
  function otra(): void {
    Parte = pedir(traer, otra)
  }
  traerEnCalma(traer)
  return (props: P & { onClose?: () => void }) => (
    <CercaDeParte
      onMissing={() => {
        props.onClose?.()
        void warn([SIN_PARTE])
      }}
    >
      <Suspense fallback={null}>
        <Parte {...props} />
      </Suspense>
    </CercaDeParte>
  )
}
