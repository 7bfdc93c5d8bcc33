import type { Carta } from '../../platform/mail/carta.ts'

/** The mail with the code that proves an address. */
export const cartaDeCodigo = (codigo: string): Carta => ({
  asunto: `${codigo} es su código`,
  parrafos: [
    'Alguien, seguramente usted, quiere escribirnos desde la página de contacto de Malla.',
    `Su código es ${codigo}`,
  ],
  notas: ['Vale 30 minutos. Si no lo pidió usted, no haga nada.'],
})

interface Mensaje {
  nombres: string
  correo: string
  institucion?: string | null | undefined
  mensaje: string
}

/** What somebody wrote in /contacto, for whoever reads it; the answer goes to who wrote. */
export const cartaDeContacto = ({ nombres, correo, institucion, mensaje }: Mensaje): Carta => ({
  asunto: `Contacto: ${nombres}`,
  parrafos: [`${[nombres, institucion].filter(Boolean).join(', ')} (${correo}) escribe:`, mensaje],
  respuesta: correo,
})
