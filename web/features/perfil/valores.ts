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

/** Whether the mail is another one, as the server asks it: capitals make none. */
export const isOtroCorreo = (perfil: Pick<PerfilPropio, 'correo'>, correo: string): boolean =>
  correo.trim().toLowerCase() !== perfil.correo.toLowerCase()

/** Reasons by field that need no server. */
export const checkPerfil = (
  perfil: PerfilPropio,
  { nombres, correo, actual }: ValoresDePerfil,
): Record<string, string[]> => ({
  ...obligatorio('nombres', 'Nombres', nombres),
  ...obligatorio('correo', mensajes.formulario.correo, correo),
  ...correoConForma(correo),
  ...(isOtroCorreo(perfil, correo) &&
    actual === '' && { actual: ['Para cambiar el correo, escriba la contraseña que usa ahora.'] }),
})

/** What is sent: the password only with another mail. */
export const inputDePerfil = (perfil: PerfilPropio, { actual, ...values }: ValoresDePerfil) =>
  isOtroCorreo(perfil, values.correo) ? { ...values, actual } : values
