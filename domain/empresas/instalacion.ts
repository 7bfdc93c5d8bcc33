/** Settings of an installation while nobody has changed them. */
export const ajustesDeInstalacionIniciales = {
  contacto: null,
  pie: { correo: null, telefono: null, credito: null },
  rubricas: null,
  testimonios: [],
  imagenes: { servicio: 'propio', direccion: null, cloud: null, preset: null },
  visor_externo: false,
  respaldos: { activos: true, hora: '02:00', dias: 30 },
  demostracion: true,
} as const

/** Why this choice of who keeps pictures cannot work, by field, or nothing. */
export function whyNotImagenes(i: {
  servicio: string
  direccion: string | null
  cloud: string | null
  preset: string | null
}): string | null {
  if (i.servicio !== 'externo' || (i.direccion && i.cloud && i.preset)) return null
  return 'Para usar un servicio externo escriba su dirección, la nube y el ajuste de subida.'
}
