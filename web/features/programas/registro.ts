import type { Programa } from '@malla/contracts/programas.ts'

/** A programme as change records name its columns, put into the form in which calls answer it. */

/** Where it stands, and what is below it: their names only the server knows. */
export const LUGAR = ['facultad_id', 'nivel_id', 'modalidad_id', 'especialidades']
const SIMPLES = [
  ...['nombre', 'maxciclos', 'ciclosporanio', 'repeticiones', 'tipociclo_id', 'tipoduracion', 'duracion'],
  ...['estado', 'revision'],
]

/** The programme after a record; null when it stands elsewhere now. */
export function conRegistro(programa: Programa, data: Readonly<Record<string, unknown>>): Programa | null {
  if (LUGAR.some(campo => campo in data)) return null
  if (Number(data.revision) <= programa.revision) return programa
  return {
    ...programa,
    ...Object.fromEntries(Object.entries(data).filter(([campo]) => SIMPLES.includes(campo))),
    ...('de_nivel' in data && { carrera_id: data.de_nivel ? 0 : programa.id }),
    ...('imagen_id' in data && {
      imagen_url: data.imagen_id === null ? null : `/api/v1/archivos/${data.imagen_id}`,
    }),
  }
}
