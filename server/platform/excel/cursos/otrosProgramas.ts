import { clave } from '@malla/domain/texto/normalizar.ts'
import type { Row } from '../book.ts'
import type { FilaCurso } from './fila.ts'
import { type CeldaMala, valorDe } from './hallazgos.ts'
import type { Omitida } from './omitidas.ts'

/** Courses of several programmes in one sheet, told apart by a title alone. */

interface Vista {
  row: Row
  skipped: Omitida | null
}

const DE_PROGRAMA = /\b(programas?|carreras?|escuela|facultad|especialidad|menci[oó]n|plan de estudios)\b/

/** Whether a row is a title that may be of a programme, and no remark: it stands alone. */
const isTitulo = ({ row, skipped }: Vista): boolean => skipped?.que === 'nota' && row.cells.length === 1

/**
 * What is said of titles below which the cycles begin anew, as those of another programme do: where the title names one, or a header stands below it again.
 * They are read as one plan.
 */
export function otrosProgramas(vistas: readonly Vista[], filas: readonly FilaCurso[]): CeldaMala[] {
  const cicloDe = new Map(filas.map(f => [f.fila, f.ciclo?.numero]))
  const primero = filas[0]?.ciclo?.numero
  let antes: number | undefined
  let titulo: Row | null = null
  let isPrograma = false
  return vistas.flatMap((vista): CeldaMala[] => {
    if (vista.skipped) {
      if (isTitulo(vista)) {
        titulo = vista.row
        isPrograma ||= DE_PROGRAMA.test(clave(valorDe(vista.row.cells[0])))
      } else if (vista.skipped.que === 'encabezado') isPrograma = true
      return []
    }
    const ciclo = cicloDe.get(vista.row.number)
    const isDeNuevo = titulo !== null && isPrograma && ciclo === primero && (antes ?? 0) > (ciclo ?? 0)
    const dicho = isDeNuevo ? titulo : null
    if (ciclo !== undefined) [antes, titulo, isPrograma] = [ciclo, null, false]
    return dicho ? [avisoDe(dicho)] : []
  })
}

function avisoDe({ number, cells }: Row): CeldaMala {
  const motivo =
    'Debajo de este título los ciclos empiezan de nuevo, y todo se leyó como un solo plan: si es de otro programa, súbalo en un archivo aparte.'
  return { fila: number, columna: '', valor: valorDe(cells[0]), motivo }
}
