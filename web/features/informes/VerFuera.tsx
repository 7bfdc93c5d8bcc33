import { enlaceDelVisor, isDeOffice, whyNotVisor } from '@malla/domain/documentos/visor.ts'
import { useCall } from '../../app/query.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { warnOf } from '../../ui/dialogs.tsx'

/**
 * «Ver en línea»: a Word or Excel in the external online viewer (§2), where root has turned it on; else nothing, and nothing is asked of
 * anyone outside. The viewer gets an address that is good for ten minutes (docs/decisions/0029-visor-externo.md).
 */
export function VerFuera({
  titulo,
  tipo,
  ask,
}: {
  titulo: string
  /** Media type of the file. */
  tipo: string | null
  /** Gets an address that opens without a session. */
  ask: () => Promise<{ url: string }>
}) {
  const publicos = useCall('ajustes.publicos', {}, { meta: { shown: true } })
  const direccion = publicos.data?.data.visor ?? null
  if (direccion === null || !tipo || !isDeOffice(tipo)) return null
  const ver = async () => {
    // Opened at once: what opens after an answer is taken for a pop-up.
    const pestana = window.open('', '_blank')
    try {
      const { url } = await ask()
      const enlace = enlaceDelVisor(direccion, url)
      if (!pestana) return void window.location.assign(enlace)
      pestana.opener = null
      pestana.location.href = enlace
    } catch (error) {
      pestana?.close()
      void warnOf(error)
    }
  }
  return (
    <ActionButton
      size="compact-sm"
      variant="default"
      whyNot={whyNotVisor(direccion)}
      aria-label={`Ver en línea: ${titulo}`}
      onClick={() => void ver()}
    >
      Ver en línea
    </ActionButton>
  )
}
