import { type Carta, nombreEnCarta, saludoA } from '../../platform/mail/carta.ts'

interface Quien {
  nombres: string
  correo: string
}

const HECHO = 'añadió la cuenta que usted ya tiene a la lista de docentes de'

/** Told to who has an account elsewhere and becomes a lecturer of an institution: nobody asked them. What they answer goes to who added them. */
export function cartaDeDocente(docente: Quien, quien: Quien, institucion: string): Carta {
  const nombre = nombreEnCarta(quien.nombres)
  const respuesta = quien.correo || undefined
  return {
    asunto: `Ahora es docente en ${institucion}`,
    saludo: saludoA(docente.nombres),
    parrafos: [
      nombre === null
        ? `Una persona de «${institucion}» ${HECHO} esa institución.`
        : `${nombre} ${HECHO} «${institucion}».`,
      'Entre con el mismo usuario y la misma contraseña, y elija con qué institución desea trabajar. En las demás nada cambia.',
      'Quienes llevan esa lista ven su nombre, su correo, su grado y su foto, y no pueden cambiarlos.',
    ],
    notas: [
      respuesta
        ? 'Si no enseña allí, responda a este correo y pida que le quiten de la lista.'
        : 'Si no enseña allí, pida a esa institución que le quite de la lista.',
    ],
    respuesta,
  }
}
