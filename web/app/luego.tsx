import { type ComponentType, type ReactNode, Suspense } from 'react'
import { CercaDeParte } from '../ui/CercaDeParte.tsx'
import { warn } from '../ui/dialogs.tsx'
import { parte } from '../ui/parte.tsx'
import { SIN_PARTE } from '../ui/recarga.ts'
import { traerEnCalma } from './enCalma.ts'
import { EnCamino } from './shell/EnCamino.tsx'

/**
 * A form or panel that opens over a page: its code is no part of the page's own, which is there sooner, and has been fetched by the time somebody
 * asks for it. While it is on its way Esc closes it, and what takes long is said; where it does not come, that is said and it is closed. What stays while it is closed is told so by
 * `onMissing`, and is to take it away: drawn anew it is asked for anew. What is large and seldom wanted is not fetched before (`adelantado`).
 */
export function luego<P extends object>(
  pedir: () => Promise<ComponentType<P>>,
  { adelantado = true }: { adelantado?: boolean } = {},
): (props: P & { onMissing?: () => void }) => ReactNode {
  const Parte = parte(pedir)
  if (adelantado) traerEnCalma(Parte.traer)
  return (props: P & { onClose?: () => void; onMissing?: () => void }) => (
    <CercaDeParte
      onMissing={() => {
        props.onClose?.()
        props.onMissing?.()
        void warn([SIN_PARTE])
      }}
    >
      <Suspense fallback={<EnCamino onClose={props.onClose} cubre={false} />}>
        <Parte {...props} />
      </Suspense>
    </CercaDeParte>
  )
}
