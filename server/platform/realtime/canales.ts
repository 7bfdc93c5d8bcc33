import type { Cambio } from '../changes/visible.ts'

/** Whom a private channel belongs to. */
export type Canal = { empresa_id: number } | { usuario_id: number }

export const canalEmpresa = (empresaId: number): string => `private-empresa.${empresaId}`
export const canalUsuario = (usuarioId: number): string => `private-usuario.${usuarioId}`

/** Reads a channel's name; null when it is none of ours (api.md, Live). */
export function parseCanal(name: string): Canal | null {
  const [, kind, digits] = /^private-(empresa|usuario)\.([1-9]\d{0,14})$/.exec(name) ?? []
  if (!digits) return null
  return kind === 'empresa' ? { empresa_id: Number(digits) } : { usuario_id: Number(digits) }
}

/** Where a change is told: on the channel of the person it is meant for, else on its institution's. Never on both. */
export const canalDe = (cambio: Cambio): string =>
  cambio.ambito.usuario_id ? canalUsuario(cambio.ambito.usuario_id) : canalEmpresa(cambio.empresa_id)
