import type { Cambio } from '../changes/visible.ts'

/** The channel of all who work in an institution. */
export const canalEmpresa = (empresaId: number): string => `private-empresa.${empresaId}`
/** The channel of one person, in all their browsers. */
export const canalUsuario = (usuarioId: number): string => `private-usuario.${usuarioId}`

/** Where a change is told: on the channel of the person it is meant for, else on its institution's. Twins are told besides (gemelos.ts). */
export const canalDe = (cambio: Cambio): string =>
  cambio.ambito.usuario_id ? canalUsuario(cambio.ambito.usuario_id) : canalEmpresa(cambio.empresa_id)
