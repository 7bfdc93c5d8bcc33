import type { ApiOutput } from '../../app/api.ts'
import { Celdas } from '../../app/importar/Celdas.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

export type Subida = ApiOutput<'plantillas.subir'>

/** What was kept of a form of Excel although it is not right yet, each thing once. */
export const GuardadaConAvisos = ({
  subida: { avisos, hallados },
  onClose,
}: {
  subida: Pick<Subida, 'avisos' | 'hallados'>
  onClose: () => void
}) => (
  <Dialog opened onClose={onClose} title="Guardada, con avisos" size={640}>
    <Celdas titulo="Avisos" tono="aviso" celdas={avisos} enTotal={hallados.avisos} leidas={[]} />
  </Dialog>
)
