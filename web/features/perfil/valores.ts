import { mensajes } from '@malla/contracts/mensajes.ts'
import type { PerfilPropio } from '@malla/contracts/perfil.ts'
import { correoConForma } from '../../ui/form/correoConForma.ts'
import { obligatorio } from '../../ui/form/obligatorio.ts'

/** What the form of one's own data has in it; `actual`: the present password, asked for with another mail only. */
export const valoresDe = ({
  usuario: _usuario,
  lugar: _lugar,
  correo_por_confirmar: _porConfirmar,
  ...values
}: PerfilPropio) => ({
  ...values,
  actual: '',
})
export type ValoresDePerfil = ReturnType<typeof valoresDe>

/** The mail that was typed upon. Not that of the record as it is: another one may have been confirmed meanwhile, which the save then meets (409) and merges. */
type Base = Pick<ValoresDePerfil, 'correo'>

/** Whether the mail is another one, as the server asks it: capitals make none. */
export const isOtroCorreo = (correo: string, base: Base): boolean =>
  correo.trim().toLowerCase() !== base.correo.toLowerCase()

/** Reasons by field that need no server. */
export const checkPerfil = (
  { nombres, correo, actual }: ValoresDePerfil,
  base: Base,
): Record<string, string[]> => ({
  ...obligatorio('nombres', 'Nombres', nombres),
  ...obligatorio('correo', mensajes.formulario.correo, correo),
  ...correoConForma(correo),
  ...(isOtroCorreo(correo, base) &&
    actual === '' && { actual: ['Para cambiar el correo, escriba la contraseña que usa ahora.'] }),
})

/** What is sent: the password only with another mail. */
export const inputDePerfil = ({ actual, ...values }: ValoresDePerfil, base: Base) =>
  isOtroCorreo(values.correo, base) ? { ...values, actual } : values
