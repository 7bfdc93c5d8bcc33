import { claveDeTitulo } from '@malla/domain/asignaturas/titulos.ts'
import type { FilaCurso } from './fila.ts'
import type { Hallazgos } from './hallazgos.ts'
import type { Hoja } from './hoja.ts'

/** Requisites that say the number of a row of the file, where its courses have no codes. */

const DE_ORDEN = new Set(['', 'ITEM', 'ORDEN', 'ORD'])
const NUMEROS = /^\d{1,3}(?: ?(?:[,;]| y) ?\d{1,3})*$/

/** The column that counts the rows («N°»); null where there is none. */
function columnaDeOrden({ encabezado }: Hoja): number | null {
  const suyas = [...encabezado.textos].filter(([, texto]) => DE_ORDEN.has(claveDeTitulo(texto)))
  return suyas.length === 1 ? suyas[0]![0] : null
}

const citar = (nombre: string): string => `"${nombre.replaceAll('"', '""')}"`

/** The courses of a file with names for numbers in their requisites; as they are where not every number is that of one row. */
export function conRequisitosPorNumero(
  filas: readonly FilaCurso[],
  hoja: Hoja,
  hallazgos: Hallazgos,
): readonly FilaCurso[] {
  const columna = hoja.encabezado.columnas.codigo === undefined ? columnaDeOrden(hoja) : null
  const numeradas = filas.filter(f => NUMEROS.test(f.requisitos))
  if (columna === null || numeradas.length === 0) return filas
  const porNumero = Map.groupBy(filas, f => Number(hoja.grid.at(f.fila, columna)?.text))
  const numerosDe = (f: FilaCurso): number[] => f.requisitos.match(/\d+/g)!.map(Number)
  if (numeradas.some(f => numerosDe(f).some(n => porNumero.get(n)?.length !== 1))) return filas
  const [primera] = numeradas
  const motivo = `Son números de la columna ${hoja.encabezado.textos.get(columna)}: se leyeron como los cursos de esas filas.`
  hallazgos.avisos.push({
    ...{ fila: primera!.fila, columna: hallazgos.nombres.requisitos },
    ...{ valor: primera!.requisitos, motivo },
  })
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
