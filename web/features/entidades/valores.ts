import type { Empresa } from '@malla/contracts/empresas.ts'

/** What is edited of an institution's profile. */
export function perfilOf(e: Empresa) {
  const { razonsocial, imagen_url, nombrecomercial, siglas, ruc, correo, telefono } = e
  const { web, direccion, distrito_id, lema, revision } = e
  return {
    razonsocial,
    imagen_url,
    nombrecomercial,
    siglas,
    ruc,
    correo,
    telefono,
    web,
    direccion,
    distrito_id,
    lema,
    revision,
  }
}
export type ValoresDePerfil = ReturnType<typeof perfilOf>

/** All that is edited in Entidades. `tipo` is empty until it is chosen. */
export interface ValoresDeEntidad extends Omit<ValoresDePerfil, 'revision'> {
  tipo: Empresa['tipo'] | null
  estado: Empresa['estado']
  revision: number | undefined
}

const nueva: ValoresDeEntidad = {
  razonsocial: '',
  tipo: null,
  estado: 'Activado',
  imagen_url: null,
  nombrecomercial: null,
  siglas: null,
  ruc: null,
  correo: null,
  telefono: null,
  web: null,
  direccion: null,
  distrito_id: null,
  lema: null,
  revision: undefined,
}

/** An institution as its form has it, or an empty one. */
export const entidadOf = (e: Empresa | null): ValoresDeEntidad =>
  e ? { ...perfilOf(e), tipo: e.tipo, estado: e.estado } : nueva
