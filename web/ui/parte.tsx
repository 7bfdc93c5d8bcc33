import { type ComponentType, lazy, type ReactNode, useState } from 'react'

/** A component whose code comes later, and what fetches that code. */
export interface Parte<P extends object> {
  (props: P): ReactNode
  traer: () => Promise<unknown>
}

/** By what a part failed with, what has those parts asked for anew. */
const fallidas = new WeakMap<Error, (() => void)[]>()

/** That a part did not come was told: whoever draws it from now on has it asked for anew. */
export function seDijo(error: unknown): void {
  if (!(error instanceof Error)) return
  for (const otraVez of fallidas.get(error) ?? []) otraVez()
  fallidas.delete(error)
}

/** What is chosen when it is first drawn stays as long as it stands: another would begin anew. */
function Elegida<P extends object>({ elegir, props }: { elegir: () => ComponentType<P>; props: P }) {
  const [Vista] = useState(elegir)
  return <Vista {...props} />
}

/**
 * A component whose code comes later: wait for it in a `Suspense`. Once the code is there it is drawn at once. `lazy` alone waits a moment also then, and React
 * shows that it waits for a third of a second. Code that did not come is asked for anew once that was told (`CercaDeParte`), and not before: React draws anew
 * what failed until the fence around it stands, and each time would ask, and wait, for ever.
 */
export function parte<P extends object>(pedir: () => Promise<ComponentType<P>>): Parte<P> {
  let hecha: ComponentType<P> | null = null
  const traer = async () => {
    hecha ??= await pedir()
    return hecha
  }
  const perezosa = () =>
    lazy(async () => {
      try {
        return { default: await traer() }
      } catch (error) {
        const otraVez = () => {
          Perezosa = perezosa()
        }
        if (error instanceof Error) fallidas.set(error, [...(fallidas.get(error) ?? []), otraVez])
        throw error
      }
    }) as unknown as ComponentType<P>
  let Perezosa = perezosa()
  const elegir = () => hecha ?? Perezosa
  return Object.assign((props: P) => <Elegida elegir={elegir} props={props} />, { traer })
}
