import { isDeHorasSolas } from '@malla/domain/asignaturas/titulos.ts'
import { type Campo, isDeNumeros } from './columnas.ts'
import { EN_DOS } from './columnasAparte.ts'
import { type Encabezado, nombreDeColumna } from './encabezado.ts'
import type { Hallazgos, NombresDeColumna } from './hallazgos.ts'
import { HORAS, type Hoja } from './hoja.ts'

/** What is said of the columns of a file. */

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
  credits: 'El archivo no tiene otros créditos: se leyeron estos.',
  nombre: 'El archivo no tiene nombres de cursos: cada área es un curso.',
}

const ANCHA_LEIDA = 'Está sobre varias columnas con valores y no dice qué es cada una: se leyó la primera.'
const ANCHA = 'Está sobre varias columnas con valores y no dice qué es cada una: no se leyó.'
const OCULTA = 'Está oculta en el archivo, y también se leyó.'
const DE_LABORATORIO = 'El archivo no tiene otras horas de práctica: estas se leyeron como práctica.'
const SIN_CLASE = 'No dice cuántas horas son de teoría y cuántas de práctica: no se leyó.'
const SIN_SEMANAS =
  'Son horas de todo el periodo y no se sabe de cuántas semanas: escriba en una fila de arriba «Semanas por periodo» y al lado cuántas son, o cambie las horas por las de una semana.'
const OTRA_TABLA =
  'A la derecha hay otra tabla de cursos, que no se leería: póngala debajo de la primera, con los mismos encabezados.'

/** A column, and what is said of it. */
type Dicho = readonly [columna: number, motivo: string]

function motivoDesconocida({ incluidas, textos }: Encabezado, columna: number): string {
  const total = incluidas.find(i => i.columna === columna)?.total
  if (total === undefined) return 'No se reconoce la columna: no se leyó.'
  return `La columna ${nombreDeColumna(total, textos.get(total) ?? '')} no la cuenta aparte de la práctica: no se leyó.`
}

/** Columns that are not read, and why. */
function noLeidas(e: Encabezado, nombres: NombresDeColumna): Dicho[] {
  const isSinHoras = HORAS.every(campo => e.columnas[campo] === undefined)
  const isDicha = (columna: number): boolean => e.aparte?.dichos.some(([c]) => c === columna) ?? false
  const sinClase = isSinHoras
    ? [...e.textos].filter(([c, texto]) => isDeHorasSolas(texto) && !isDicha(c))
    : []
  return [
    ...e.desconocidas.map((c): Dicho => [c, motivoDesconocida(e, c)]),
    ...e.repetidas.map(
      ({ columna, campo }): Dicho => [
        columna,
        e.incluidas.some(i => i.columna === columna)
          ? motivoDesconocida(e, columna)
          : columna === e.anio
            ? `Solo cuenta si lo que dice la columna ${nombres[campo]} empieza de nuevo en cada año.`
            : `Dice lo mismo que la columna ${nombres[campo]}: no se leyó.`,
      ],
    ),
    ...sinClase.map(([c]): Dicho => [c, SIN_CLASE]),
  ]
}

/** Columns that add up with others. */
function sumadas({ sumandos, textos }: Encabezado): Dicho[] {
  return Object.values(sumandos).flatMap(([primera, ...otras]): Dicho[] => {
    const suya = nombreDeColumna(primera!, textos.get(primera!) ?? '')
    return otras.length === 0
      ? [[primera!, DE_LABORATORIO]]
      : otras.map(c => [c, `Se sumó a la columna ${suya}.`])
  })
}

/** Columns that are read as something that their title does not quite say. */
function dudosas({
  columnas,
  anchas,
  dePeriodo,
  semanas,
  isDelPlan,
  suplentes,
  ocultas,
}: Encabezado): Dicho[] {
  const deSemanas = `Son horas de todo el periodo: se dividieron entre las ${semanas} semanas del plan.`
  return [
    ...anchas.map(({ columna, isLeida }): Dicho => [columna, isLeida ? ANCHA_LEIDA : ANCHA]),
    ...(isDelPlan ? dePeriodo : []).map((campo): Dicho => [columnas[campo]!, deSemanas]),
    ...ocultas.map((columna): Dicho => [columna, OCULTA]),
    ...suplentes.map((campo): Dicho => [columnas[campo]!, MOTIVO_SUPLENTE[campo]!]),
  ]
}

const SIN_TITULO = 'Tiene textos y no tiene título: no se leyó.'

/** Columns of texts beside most names of courses that have no title. */
function sinTitulo({ grid, encabezado: { textos, siguiente, columnas } }: Hoja): Dicho[] {
  const conNombre = grid.rows.filter(r => r.number >= siguiente && grid.at(r.number, columnas.nombre!))
  const cuantos = new Map<number, number>()
  for (const c of conNombre.flatMap(r => r.cells))
    if (c.kind === 'text' && /\p{L}/u.test(c.text) && !textos.has(c.column))
      cuantos.set(c.column, (cuantos.get(c.column) ?? 0) + 1)
  return [...cuantos]
    .filter(([columna, n]) => n * 2 > conNombre.length && !grid.merged(siguiente - 1, columna))
    .map(([columna]): Dicho => [columna, SIN_TITULO])
}

/** Whether names of courses stand twice, with their credits or hours: tables side by side. */
function isOtraTabla({ repetidas, columnas }: Encabezado): boolean {
  const nombre = repetidas.find(r => r.campo === 'nombre')
  if (!nombre || nombre.columna < columnas.nombre!) return false
  return repetidas.some(
    r => isDeNumeros(r.campo) && r.columna > nombre.columna && nombre.columna > columnas[r.campo]!,
  )
}

/**
 * Warnings of the header: columns that were not read or stand for others, and columns that had better be there; errors where hours say nothing without weeks,
 * and where there is another table beside.
 */
export function avisarColumnas(hoja: Hoja, hallazgos: Hallazgos, electivos: boolean): void {
  const { encabezado } = hoja
  const { fila, columnas, textos, dePeriodo, semanas } = encabezado
  const ajena = columnas[electivos ? 'ciclo' : 'seccion']
  const deAjena = `No se usa en una plantilla de ${electivos ? 'electivos' : 'ciclos'}: no se leyó.`
  const dichos: Dicho[] = [
    ...noLeidas(encabezado, hallazgos.nombres),
    ...sumadas(encabezado),
    ...sinTitulo(hoja),
    ...(encabezado.aparte?.dichos ?? []),
    ...dudosas(encabezado),
    ...(ajena === undefined ? [] : [[ajena, deAjena] as const]),
  ]
  for (const [columna, motivo] of dichos) {
    const valor = textos.get(columna) ?? ''
    hallazgos.avisos.push({ fila, columna: nombreDeColumna(columna, valor), valor, motivo })
  }
  const [hora] = semanas === null ? dePeriodo : []
  if (hora) hallazgos.errores.push({ fila, columna: hallazgos.nombres[hora], valor: '', motivo: SIN_SEMANAS })
  if (isOtraTabla(encabezado)) hallazgos.errores.push({ fila, columna: '', valor: '', motivo: OTRA_TABLA })
  // Hours that were not read are there.
  const hayHoras = dichos.some(([, motivo]) => motivo === EN_DOS)
  for (const [que, campos] of ESPERADAS)
    if (campos.every(campo => columnas[campo] === undefined) && !(hayHoras && campos === HORAS))
      hallazgos.avisos.push({ fila, columna: '', valor: '', motivo: `El archivo no tiene ${que}.` })
}
