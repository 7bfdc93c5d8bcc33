import type { AjustesPublicos } from '@malla/contracts/ajustes.ts'

/** How to reach whoever runs this installation: links that write and that call. */
export const Vias = ({ correo, telefono }: Pick<AjustesPublicos['pie'], 'correo' | 'telefono'>) => (
  <>
    {correo && <a href={`mailto:${correo}`}>{correo}</a>}
    {telefono && <a href={`tel:${telefono.replace(/[^\d+]/g, '')}`}>{telefono}</a>}
  </>
)
