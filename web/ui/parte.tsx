import { type ComponentType, lazy, type ReactNode, useState } from 'react'

/** A component whose code comes later, and what fetches that code. */
export interface Parte<P extends object> {
  (props: P): ReactNode
  traer: () => Promise<unknown>
}

/** What is chosen when it is first drawn stays as long as it stands: another would begin anew. */
function Elegida<P extends object>({ elegir, props }: { elegir: () => ComponentType<P>; props: P }) {
  const [Vista] = useState(elegir)
  return <Vista {...props} />
}

/**
 * A component whose code comes later: wait for it in a `Suspense`. Once the code is there it is drawn at once. `lazy` alone waits a moment also then, and React
 * shows that it waits for a third of a second. Code that did not come is asked for anew the next time.
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
        Perezosa = perezosa()
        throw error
      }
    }) as unknown as ComponentType<P>
  let Perezosa = perezosa()
  const elegir = () => hecha ?? Perezosa
  return Object.assign((props: P) => <Elegida elegir={elegir} props={props} />, { traer })
}
