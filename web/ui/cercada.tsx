import { CercaDeParte } from './CercaDeParte.tsx'
import type { Parte } from './parte.tsx'
import { SinParte } from './SinParte.tsx'

/** A part that says itself, in its place, that it did not come: for what several pages wait for in a `Suspense` of their own, or wait for together. */
export const cercada = <P extends object>(LaParte: Parte<P>): Parte<P> =>
  Object.assign(
    (props: P) => (
      <CercaDeParte enSuLugar={<SinParte />}>
        <LaParte {...props} />
      </CercaDeParte>
    ),
    { traer: LaParte.traer },
  )
