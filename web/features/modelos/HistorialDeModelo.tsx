import type { Modelo } from '@malla/contracts/modelos.ts'
import { sinEtiquetas } from '@malla/domain/texto/sinEtiquetas.ts'
import { dmy } from '../../ui/form/dates.ts'
import { HistorialDrawer } from '../historial/HistorialDrawer.tsx'

const nombrar = (campo: string, valor: unknown): string | null => {
  if (valor === null || valor === undefined) return ''
  if (campo === 'descripcion') return sinEtiquetas(String(valor))
  if (campo === 'archivo_id') return 'un archivo'
  return campo.startsWith('fecha') ? dmy(String(valor)) : null
}

/** Who changed what in a version of the educational model, and bringing it back. */
export function HistorialDeModelo({
  modelo: { id, nombre, revision },
  whyNot,
  onClose,
}: {
  modelo: Modelo
  whyNot: string | null
  onClose: () => void
}) {
  return (
    <HistorialDrawer
      tipo="modelo"
      id={id}
      titulo={nombre}
      revision={revision}
      whyNotRestaurar={whyNot}
      touches={['modelos']}
      nombrar={nombrar}
      onClose={onClose}
    />
  )
}
