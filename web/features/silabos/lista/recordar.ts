import type { Recordados } from '@malla/contracts/recordatorios.ts'
import { segun } from '@malla/domain/texto/numero.ts'

/** Who gets a reminder, in a sentence. */
export const recibiran = ({ docentes, cursos }: Recordados): string =>
  docentes === 0
    ? 'Nadie recibiría este recordatorio.'
    : `Lo ${segun(docentes, 'recibirá un docente', 'recibirán # docentes')}, por ${segun(cursos, 'un curso', '# cursos')}. Cada uno recibe un solo correo con todos sus cursos.`

/** Who does not, and why, a sentence each. */
export const quienNo = ({
  sin_docente,
  sin_correo,
  recientes,
  repetidos,
  sin_faltas,
  fuera,
}: Recordados): string[] => [
  ...(sin_docente > 0
    ? [segun(sin_docente, 'Un curso no tiene docente.', '# cursos no tienen docente.')]
    : []),
  ...(sin_correo > 0
    ? [
        segun(
          sin_correo,
          'Un docente no tiene un correo que funcione.',
          '# docentes no tienen un correo que funcione.',
        ),
      ]
    : []),
  ...(recientes > 0
    ? [
        segun(
          recientes,
          'Un docente ya recibió un recordatorio en la última hora.',
          '# docentes ya recibieron un recordatorio en la última hora.',
        ),
      ]
    : []),
  ...(repetidos > 0
    ? [
        segun(
          repetidos,
          `${fuera.find(f => f.motivo === 'repetido')?.nombres ?? 'Un docente'} ya recibió hoy uno más: se puede repetir una vez al día.`,
          '# docentes ya recibieron hoy uno más: se puede repetir una vez al día.',
        ),
      ]
    : []),
  ...(sin_faltas > 0
    ? [segun(sin_faltas, 'A un sílabo no le falta nada.', 'A # sílabos no les falta nada.')]
    : []),
]
