import { z } from 'zod'
import { call } from './call.ts'
import { obligatorio, parrafoObligatorio, texto } from './campos.ts'
import { correo } from './personas.ts'

/** Writing to the people behind the product from /contacto (§7 Contact): an address, the code that it gets, the message. */

const path = '/contacto/moduloCurriculo'
const dicho = z.object({ message: z.string() })

export const contacto = {
  step1: call({
    verb: 'POST',
    path: `${path}/step1`,
    access: 'public',
    summary: 'Envía a un correo un código de seis cifras que vale 30 minutos',
    input: z.object({ correo }),
    output: dicho,
    mails: true,
  }),
  step2: call({
    verb: 'POST',
    path: `${path}/step2`,
    access: 'public',
    summary: 'Comprueba el código que llegó al correo',
    input: z.object({ codigo: z.string().trim().min(1).max(20) }),
    output: dicho,
  }),
  step3: call({
    verb: 'POST',
    path: `${path}/step3`,
    access: 'public',
    summary: 'Envía el mensaje, una vez comprobado el correo',
    input: z.object({
      nombres: obligatorio(120),
      institucion: texto(200).nullable().optional(),
      mensaje: parrafoObligatorio(4000),
    }),
    output: dicho,
    mails: true,
  }),
}
