import { claveDeTitulo } from '@malla/domain/asignaturas/titulos.ts'
import type { FilaCurso } from './fila.ts'
import type { Hallazgos } from './hallazgos.ts'
import type { Hoja, HojaLeida } from './hoja.ts'

/** Requisites that say the number of a row of the file, where its courses have no codes. */

const DE_ORDEN = new Set(['', 'ITEM', 'ORDEN', 'ORD'])
/** Corequisites have a star. */
const NUMEROS = /^\d{1,3}\*?(?: ?(?:[,;]| y) ?\d{1,3}\*?)*\.?$/
/** «1.2», «1-3»: figures of which is not known what they say; a Spanish «1,2» may be the first, which Excel took for a number. */
const DUDOSOS = /^\d[\d\s.,;/*-]{0,40}$/

/** The column that counts the rows («N°»); null where there is none. */
function columnaDeOrden({ encabezado }: Hoja): number | null {
  const suyas = [...encabezado.textos].filter(([, texto]) => DE_ORDEN.has(claveDeTitulo(texto)))
  return suyas.length === 1 ? suyas[0]![0] : null
}

function avisar({ fila, requisitos }: FilaCurso, motivo: string, { avisos, nombres }: Hallazgos): void {
  avisos.push({ fila, columna: nombres.requisitos, valor: requisitos, motivo })
}

const citar = (nombre: string): string => `"${nombre.replaceAll('"', '""')}"`

/** Courses of a sheet whose rows are counted, with the column that counts them. */
interface Contada extends HojaLeida {
  columna: number
}

const numerosDe = (f: FilaCurso): number[] => f.requisitos.match(/\d+/g)!.map(Number)

/** The courses of each number, over all sheets. */
function porNumeroDe(contadas: readonly Contada[]): ReadonlyMap<number, readonly FilaCurso[]> {
  const todos = contadas.flatMap(({ hoja, columna, filas }) =>
    filas.map(f => ({ f, numero: Number(hoja.grid.at(f.fila, columna)?.text) })),
  )
  return new Map([...Map.groupBy(todos, t => t.numero)].map(([n, suyos]) => [n, suyos.map(t => t.f)]))
}

/** The first requisite whose number is not that of one row, and why; null where each is. */
function malaDe(contadas: readonly Contada[], porNumero: ReadonlyMap<number, readonly FilaCurso[]>) {
  for (const contada of contadas)
    for (const f of contada.filas.filter(isNumerada))
      for (const n of numerosDe(f)) {
        const suyas = porNumero.get(n)?.length ?? 0
        if (suyas !== 1)
          return { ...contada, f, motivo: suyas === 0 ? `no está el ${n}` : `el ${n} se repite` }
      }
  return null
}

const isNumerada = (f: FilaCurso): boolean => NUMEROS.test(f.requisitos)
const tituloDe = ({ hoja, columna }: Contada): string | undefined => hoja.encabezado.textos.get(columna)

/** What keeps numbers of requisites from being read as rows; undefined where nothing does. */
function noSeLeen(
  contadas: readonly Contada[],
  porNumero: ReadonlyMap<number, readonly FilaCurso[]>,
): { f: FilaCurso; hallazgos: Hallazgos; motivo: string } | undefined {
  const con = contadas.flatMap(c => c.filas.map(f => ({ ...c, f })))
  const dudosa = con.find(({ f }) => DUDOSOS.test(f.requisitos) && !isNumerada(f))
  if (dudosa)
    return {
      ...dudosa,
      motivo: `Parece decir números de la columna ${tituloDe(dudosa)} y no se entiende cuáles: ninguno se leyó como el curso de esa fila. Sepárelos con «;».`,
    }
  const mala = malaDe(contadas, porNumero)
  return mala
    ? {
        ...mala,
        motivo: `Parecen números de la columna ${tituloDe(mala)}, donde ${mala.motivo}: ninguno se leyó como el curso de esa fila. Escriba los nombres de los cursos.`,
      }
    : undefined
}

/** The courses of the sheets of a file with names for numbers in their requisites; all as they are, which is told, where not every number is that of one row. */
export function conRequisitosPorNumero(leidas: readonly HojaLeida[]): readonly FilaCurso[] {
  const filas = leidas.flatMap(l => l.filas)
  const contadas = leidas.flatMap((l): Contada[] => {
    const columna = l.hoja.encabezado.columnas.codigo === undefined ? columnaDeOrden(l.hoja) : null
    return columna === null ? [] : [{ ...l, columna }]
  })
  const [primera] = contadas.flatMap(c => c.filas.filter(isNumerada).map(f => ({ ...c, f })))
  if (!primera || contadas.length < leidas.length) return filas
  const porNumero = porNumeroDe(contadas)
  const duda = noSeLeen(contadas, porNumero)
  if (duda) {
    avisar(duda.f, duda.motivo, duda.hallazgos)
    return filas
  }
  const motivo = `Son números de la columna ${tituloDe(primera)}: se leyeron como los cursos de esas filas.`
  avisar(primera.f, motivo, primera.hallazgos)
  const nombrar = (f: FilaCurso): string =>
    [...f.requisitos.matchAll(/(\d+)(\*?)/g)]
      .map(([, n, estrella]) => `${citar(porNumero.get(Number(n))![0]!.nombre)}${estrella}`)
      .join('; ')
  return filas.map(f => (isNumerada(f) ? { ...f, requisitos: nombrar(f) } : f))
}
