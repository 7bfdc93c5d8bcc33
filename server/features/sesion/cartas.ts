import { type Carta, ENLACE, saludoA } from '../../platform/mail/carta.ts'

interface Destinatario {
  nombres: string
  usuario: string
}

/** The mail with the link to choose another password. */
export const cartaDeRecuperacion = ({ nombres, usuario }: Destinatario): Carta => ({
  asunto: 'Elija otra contraseña',
  saludo: saludoA(nombres),
  parrafos: [`Alguien, seguramente usted, pidió elegir otra contraseña para el usuario «${usuario}».`],
  boton: { texto: 'Elegir otra contraseña', url: ENLACE },
  notas: [
    'El enlace vale 30 minutos desde que salió este correo, y una sola vez. Si pidió varios, solo vale el último.',
    'Si no lo pidió usted, no haga nada: su contraseña sigue siendo la misma.',
  ],
})

/** Told to whoever has the account each time its password changes: it may not have been them. */
export const cartaDeClaveCambiada = ({ nombres, usuario }: Destinatario, recuperar: string): Carta => ({
  asunto: 'Su contraseña cambió',
  saludo: saludoA(nombres),
  parrafos: [
    `La contraseña del usuario «${usuario}» acaba de cambiar, y se cerraron sus otras sesiones.`,
    'Si la cambió usted, no tiene que hacer nada.',
    `Si no fue usted, elija otra ahora mismo en ${recuperar} y avise al administrador de su institución.`,
  ],
})

/** Told to the address that an account had until now: whoever changed it may not have been its owner. */
export const cartaDeCorreoCambiado = ({ nombres, usuario }: Destinatario): Carta => ({
  asunto: 'Su correo cambió',
  saludo: saludoA(nombres),
  parrafos: [
    `El correo del usuario «${usuario}» acaba de cambiar: desde ahora sus mensajes, también el enlace para elegir otra contraseña, llegan a otra dirección.`,
    'Si lo sabe, no tiene que hacer nada.',
    'Si no, avise ahora mismo al administrador de su institución.',
  ],
})
