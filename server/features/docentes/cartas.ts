import { type Carta, saludoA } from '../../platform/mail/carta.ts'

interface Quien {
  nombres: string
  correo: string
}

/** Told to who has an account elsewhere and becomes a lecturer of an institution: nobody asked them. What they answer goes to who added them. */
export const cartaDeDocente = (docente: Quien, quien: Quien, institucion: string): Carta => ({
  asunto: `Ahora es docente en ${institucion}`,
  saludo: saludoA(docente.nombres),
  parrafos: [
    `${quien.nombres} puso la cuenta que usted ya tiene en la lista de docentes de «${institucion}».`,
    'Entra con el mismo usuario y la misma contraseña, y elige con qué institución desea trabajar. En las otras nada cambia.',
    'Quienes llevan esa lista ven su nombre, su correo, su grado y su foto, y no pueden cambiarlos.',
  ],
  notas: ['Si no enseña allí, responda a este correo y pida que le quiten de la lista.'],
  respuesta: quien.correo || undefined,
})
