import { claveDeTitulo } from '@malla/domain/asignaturas/titulos.ts'
import type { FilaCurso } from './fila.ts'
import type { Hallazgos } from './hallazgos.ts'
import type { Hoja } from './hoja.ts'

/** Requisites that say the number of a row of the file, where its courses have no codes. */

const DE_ORDEN = new Set(['', 'ITEM', 'ORDEN', 'ORD'])
const NUMEROS = /^\d{1,3}(?: ?(?:[,;]| y) ?\d{1,3})*\.?$/
/** «1.2», «1-3»: figures of which is not known what they say; a Spanish «1,2» may be the first, which Excel took for a number. */
const DUDOSOS = /^\d[\d\s.,;/-]{0,40}$/

/** The column that counts the rows («N°»); null where there is none. */
function columnaDeOrden({ encabezado }: Hoja): number | null {
  const suyas = [...encabezado.textos].filter(([, texto]) => DE_ORDEN.has(claveDeTitulo(texto)))
  return suyas.length === 1 ? suyas[0]![0] : null
}

function avisar({ fila, requisitos }: FilaCurso, motivo: string, { avisos, nombres }: Hallazgos): void {
  avisos.push({ fila, columna: nombres.requisitos, valor: requisitos, motivo })
}

const citar = (nombre: string): string => `"${nombre.replaceAll('"', '""')}"`

/** The courses of a file with names for numbers in their requisites; all as they are where not every number is that of one row. */
export function conRequisitosPorNumero(
  filas: readonly FilaCurso[],
  hoja: Hoja,
  hallazgos: Hallazgos,
): readonly FilaCurso[] {
  const columna = hoja.encabezado.columnas.codigo === undefined ? columnaDeOrden(hoja) : null
  const numeradas = filas.filter(f => NUMEROS.test(f.requisitos))
  if (columna === null || numeradas.length === 0) return filas
  const dudosa = filas.find(f => DUDOSOS.test(f.requisitos) && !NUMEROS.test(f.requisitos))
  if (dudosa) {
    const motivo = `Parece decir números de la columna ${hoja.encabezado.textos.get(columna)} y no se entiende cuáles: ninguno se leyó como el curso de esa fila. Sepárelos con «;».`
    avisar(dudosa, motivo, hallazgos)
    return filas
  }
  const porNumero = Map.groupBy(filas, f => Number(hoja.grid.at(f.fila, columna)?.text))
  const numerosDe = (f: FilaCurso): number[] => f.requisitos.match(/\d+/g)!.map(Number)
  if (numeradas.some(f => numerosDe(f).some(n => porNumero.get(n)?.length !== 1))) return filas
  const [primera] = numeradas
  const motivo = `Son números de la columna ${hoja.encabezado.textos.get(columna)}: se leyeron como los cursos de esas filas.`
  avisar(primera!, motivo, hallazgos)
  return filas.map(f =>
    NUMEROS.test(f.requisitos)
      ? {
          ...f,
          requisitos: numerosDe(f)
            .map(n => citar(porNumero.get(n)![0]!.nombre))
            .join('; '),
        }
      : f,
  )
}
