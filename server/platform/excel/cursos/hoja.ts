import type { Sheet } from '../book.ts'
import type { Campo } from './columnas.ts'
import { type Cuadricula, cuadriculaOf } from './cuadricula.ts'
import { type Encabezado, encontrarEncabezado, nombreDeColumna } from './encabezado.ts'
import type { CeldaMala, Hallazgos } from './hallazgos.ts'

/** The sheet that is read, and what is wrong with its header. */

export interface Hoja {
  nombre: string
  grid: Cuadricula
  encabezado: Encabezado
}

/** More sheets are not looked at. */
const MAX_SHEETS = 20

/** Visible sheets with a header, in their order; the first one is read. Areas are courses only in a school, where no sheet has names. */
export function hojasConCursos(sheets: readonly Sheet[], enColegio = false): Hoja[] {
  const abiertas = sheets
    .filter(s => !s.hidden && s.rows.length > 0)
    .slice(0, MAX_SHEETS)
    .map(sheet => ({ nombre: sheet.name, grid: cuadriculaOf(sheet) }))
  const con = (porAreas: boolean): Hoja[] =>
    abiertas.flatMap(hoja => {
      const encabezado = encontrarEncabezado(hoja.grid, { enColegio, porAreas })
      return encabezado ? [{ ...hoja, encabezado }] : []
    })
  const conNombres = con(false)
  return conNombres.length > 0 || !enColegio ? conNombres : con(true)
}

export const avisoDeOtraHoja = (otra: Hoja, leida: Hoja): CeldaMala => ({
  fila: otra.encabezado.fila,
  columna: '',
  valor: otra.nombre,
  motivo: `La hoja «${otra.nombre}» también tiene cursos y no se leyó: déjelos todos en «${leida.nombre}».`,
})

export const HORAS: readonly Campo[] = ['horasteoria', 'horaspractica', 'horasvirtual']

/** What a file had better say of its courses, and the columns of which one says it. */
const ESPERADAS: readonly (readonly [string, readonly Campo[]])[] = [
  ['códigos', ['codigo']],
  ['créditos', ['credits']],
  ['áreas', ['area']],
  ['horas', HORAS],
]

/** What is said of a column that stands for another. */
const MOTIVO_SUPLENTE: Partial<Record<Campo, string>> = {
  horasteoria: 'El archivo no separa teoría y práctica: estas horas se leyeron como teoría.',
  nombre: 'El archivo no tiene nombres de cursos: cada área es un curso.',
}

const ANCHA_LEIDA = 'Está sobre varias columnas con valores y no dice qué es cada una: se leyó la primera.'
const ANCHA = 'Está sobre varias columnas con valores y no dice qué es cada una: no se leyó.'
const SIN_SEMANAS =
  'Son horas de todo el periodo y no se sabe de cuántas semanas: escriba en una fila de arriba «Semanas por periodo» y al lado cuántas son, o cambie las horas por las de una semana.'

/** Warnings of the header: columns that were not read or stand for others, and columns that had better be there; an error where hours say nothing without weeks. */
export function avisarColumnas({ encabezado }: Hoja, hallazgos: Hallazgos, electivos: boolean): void {
  const { fila, columnas, textos, suplentes, anchas, dePeriodo, semanas } = encabezado
  const avisar = (columna: number, motivo: string): void => {
    const texto = textos.get(columna) ?? ''
    hallazgos.avisos.push({ fila, columna: nombreDeColumna(columna, texto), valor: texto, motivo })
  }
  for (const columna of encabezado.desconocidas) avisar(columna, 'No se reconoce la columna: no se leyó.')
  for (const { columna, campo } of encabezado.repetidas)
    avisar(columna, `Dice lo mismo que la columna ${hallazgos.nombres[campo]}: no se leyó.`)
  for (const { columna, isLeida } of anchas) avisar(columna, isLeida ? ANCHA_LEIDA : ANCHA)
  const [hora] = semanas === null ? dePeriodo : []
  if (hora) hallazgos.errores.push({ fila, columna: hallazgos.nombres[hora], valor: '', motivo: SIN_SEMANAS })
  for (const campo of suplentes) avisar(columnas[campo]!, MOTIVO_SUPLENTE[campo]!)
  const ajena = columnas[electivos ? 'ciclo' : 'seccion']
  if (ajena !== undefined)
    avisar(ajena, `No se usa en una plantilla de ${electivos ? 'electivos' : 'ciclos'}: no se leyó.`)
  for (const [que, campos] of ESPERADAS)
    if (campos.every(campo => columnas[campo] === undefined))
      hallazgos.avisos.push({ fila, columna: '', valor: '', motivo: `El archivo no tiene ${que}.` })
}

/** Where the whole column of cycles or sections is missing, that is said once instead of in every row. */
export function unirFaltaDeGrupo({ encabezado }: Hoja, hallazgos: Hallazgos, electivos: boolean): void {
  const [campo, otro]: Campo[] = electivos ? ['seccion', 'ciclo'] : ['ciclo', 'seccion']
  const name = hallazgos.nombres[campo!]
  const isPending = (e: CeldaMala) => e.columna === name && e.motivo.startsWith('Falta ')
  if (encabezado.columnas[campo!] !== undefined || !hallazgos.errores.some(isPending)) return
  const rest = hallazgos.errores.filter(e => !isPending(e))
  hallazgos.errores.splice(0, hallazgos.errores.length, ...rest)
  const hint =
    encabezado.columnas[otro!] === undefined
      ? ''
      : ` Parece una plantilla de ${electivos ? 'ciclos' : 'electivos'}: súbala donde corresponde.`
  hallazgos.error(encabezado.fila, campo!, undefined, `Falta la columna ${name}.${hint}`)
}
