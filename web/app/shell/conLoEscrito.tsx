import type { ReactNode } from 'react'
import { parte } from '../../ui/parte.tsx'
import { Aparte } from './Aparte.tsx'

const LoEscrito = parte(async () => (await import('./LoEscrito.tsx')).LoEscrito)

/** A question in which something is lost, with what was written of it to be read and copied before. */
export const conLoEscrito = (text: string): ReactNode => (
  <>
    {text}
    <Aparte seDice>
      <LoEscrito />
    </Aparte>
  </>
)
