import type { EntradaDePerfil } from '@malla/contracts/plantillasDePerfil.ts'
import { useWrite } from '../../../app/query.ts'
import { egreso } from './clases.ts'
import { UsarPlantilla } from './UsarPlantilla.tsx'

/** «Usar una plantilla» in the graduate profile of a plan: its lines come behind those that are there. */
export function UsarEnEgreso({
  planId,
  yaEstan,
  onClose,
}: {
  planId: number
  yaEstan: readonly EntradaDePerfil[]
  onClose: () => void
}) {
  const anadir = useWrite('perfiles.createMany', { touches: ['perfiles', 'planes', 'historial'] })
  return (
    <UsarPlantilla
      clase={egreso}
      yaEstan={yaEstan}
      onClose={onClose}
      onUsar={async lineas => {
        try {
          await anadir.mutateAsync({ planId, descripciones: lineas.map(l => l.descripcion) })
          return true
        } catch {
          return false // useWrite has said why
        }
      }}
    />
  )
}
