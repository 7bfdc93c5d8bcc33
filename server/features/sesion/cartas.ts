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
    'Si usted lo pidió, no tiene que hacer nada.',
    'Si no lo pidió, avise ahora mismo al administrador de su institución.',
  ],
})

/** Told at once to the address that an account has, while another one waits: whoever asked for it may not have been its owner. */
export const cartaDeCorreoPedido = ({ nombres, usuario }: Destinatario, recuperar: string): Carta => ({
  asunto: 'Se pidió cambiar su correo',
  saludo: saludoA(nombres),
  parrafos: [
    `Alguien, seguramente usted, pidió que los mensajes del usuario «${usuario}», también el enlace para elegir otra contraseña, lleguen a otra dirección. Cambiará cuando se confirme desde ella.`,
    'Si fue usted, no tiene que hacer nada aquí.',
    `Si no fue usted, elija otra contraseña ahora mismo en ${recuperar}: así el cambio queda sin efecto y se cierran todas las sesiones. Avise también al administrador de su institución.`,
  ],
})

/** The mail with the link that makes the address it goes to that of the account. */
export const cartaDeConfirmacion = ({ nombres, usuario }: Destinatario): Carta => ({
  asunto: 'Confirme su correo',
  saludo: saludoA(nombres),
  parrafos: [
    `Alguien, seguramente usted, pidió que los mensajes del usuario «${usuario}» lleguen a esta dirección.`,
  ],
  boton: { texto: 'Confirmar este correo', url: ENLACE },
  notas: [
    'Ábralo con la misma cuenta. El enlace vale 24 horas desde que salió este correo, y una sola vez. Si pidió varios, solo vale el último.',
    'Si no lo pidió usted, no haga nada: nada cambiará.',
  ],
})
