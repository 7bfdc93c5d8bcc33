import { estadosDeUsuario, isUsuarioResaltado } from '@malla/domain/usuarios/catalogos.ts'
import { StateBadge } from '../../ui/StateBadge.tsx'

export type EstadoDeUsuario = (typeof estadosDeUsuario)[number]['valor']

/** The states as choices. */
export const estados = estadosDeUsuario.map(e => ({ value: e.valor, label: e.nombre }))

/** The state that an address or a row names. */
export const estadoDe = (estado: string | undefined): EstadoDeUsuario | undefined =>
  estados.find(e => e.value === estado)?.value

/** State of a user: word and ground; any but Habilitado stands out (§4). */
export const EstadoBadge = ({ estado }: { estado: string }) => (
  <StateBadge tone={isUsuarioResaltado(estado) ? 'warning' : 'good'}>
    {estados.find(e => e.value === estado)?.label ?? estado}
  </StateBadge>
)
