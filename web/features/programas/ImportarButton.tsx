import { useState } from 'react'
import { useWhyNot } from '../../app/permission.ts'
import { useUser } from '../../app/session.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { ImportarDrawer } from './ImportarDrawer.tsx'
import type { Clase } from './importables.ts'

/** Copies faculties or programmes of another institution that the person may see. */
export function ImportarButton({ clase }: { clase: Clase }) {
  const [open, setOpen] = useState(false)
  const { empresas, empresa } = useUser()
  const otras = empresas.filter(e => e.id !== empresa?.id)
  const whyNotRol = useWhyNot('estructura.crear')
  const whyNot = whyNotRol ?? (otras.length === 0 ? 'No tiene otra institución de la que pueda traer.' : null)
  return (
    <>
      <ActionButton variant="default" whyNot={whyNot} onClick={() => setOpen(true)}>
        Traer de otra institución…
      </ActionButton>
      {open && <ImportarDrawer clase={clase} otras={otras} onClose={() => setOpen(false)} />}
    </>
  )
}
