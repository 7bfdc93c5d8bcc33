import { lazy, type ReactNode } from 'react'
import { Aparte } from './Aparte.tsx'

const LoEscrito = lazy(async () => ({ default: (await import('./LoEscrito.tsx')).LoEscrito }))

/** A question in which something is lost, with what was written of it to be read and copied before. */
export const conLoEscrito = (text: string): ReactNode => (
  <>
    {text}
    <Aparte>
      <LoEscrito />
    </Aparte>
  </>
)
