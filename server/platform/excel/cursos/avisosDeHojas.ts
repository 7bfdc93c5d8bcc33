import { leerCiclo } from '@malla/domain/ciclos/leerCiclo.ts'
import type { Titulo } from './cicloDeHoja.ts'
import type { FilaCurso } from './fila.ts'
import { cicloEscrito } from './grupo.ts'
import type { CeldaMala, Hallazgos } from './hallazgos.ts'
import type { HojaLeida } from './hoja.ts'
import type { HojaDeCiclo } from './hojasDeCiclos.ts'
import type { CiclosDelLibro } from './leerFilas.ts'
import { repetidos } from './repetidos.ts'
import { cicloDeAnio } from './tituloPorPartes.ts'

/** What is said of sheets that are of one cycle each, and of what they say otherwise. */

/** A sheet that was read, with what was said of its columns. */
export interface LeidaDeCiclo extends HojaLeida {
  hoja: HojaDeCiclo
  deColumnas: readonly CeldaMala[]
}

/** Where a title above the header says another cycle than the name of the sheet. */
export function avisarTitulo(
  { encabezado, suya: { ciclo, anio, deNombre } }: HojaDeCiclo,
  { avisos }: Hallazgos,
) {
  if (!ciclo || !deNombre || anio || ciclo.ciclo.numero === deNombre.ciclo.numero) return
  const motivo = 'El título sobre los cursos dice otro ciclo que el nombre de la hoja: vale el título.'
  avisos.push({ fila: encabezado.fila, columna: '', valor: ciclo.texto, motivo })
}

/** Whether a cycle that a row says is one of the year of its sheet. */
function isDelAnio({ ciclo: { numero } }: Titulo, texto: string): boolean {
  const ciclo = leerCiclo(texto)
  return ciclo !== null && cicloDeAnio(numero, { texto, ciclo }) !== null
}

/** Sheets of a whole year beside others whose years are parted in semesters: which cycle theirs is cannot be told. */
export function sinSemestre(leidas: readonly LeidaDeCiclo[]): CeldaMala[] {
  const deAnio = leidas.flatMap(({ hoja, filas }) => {
    const { anio } = hoja.suya
    return anio ? [{ hoja, anio, textos: filas.map(f => f.ciclo!.texto) }] : []
  })
  const isPartido = deAnio.some(({ anio, textos }) =>
    textos.some(t => leerCiclo(t)?.numero !== anio.ciclo.numero && isDelAnio(anio, t)),
  )
  const enteras = isPartido ? deAnio.filter(({ anio, textos }) => textos.includes(anio.texto)) : []
  const motivo =
    'No dice de qué semestre son sus cursos, y otra hoja de un año sí: escriba sobre ellos «Primer semestre» o «Segundo semestre».'
  return enteras.map(({ hoja: { nombre, encabezado } }) => ({
    ...{ hoja: nombre, fila: encabezado.fila, columna: '', valor: '', motivo },
  }))
}

/** Rows that say another cycle than their sheet: they count, and that is told. */
export function avisarFilas({ hoja, hallazgos, filas }: LeidaDeCiclo, delLibro: CiclosDelLibro): void {
  const { ciclo, anio, deNombre } = hoja.suya
  const suyo = ciclo && cicloEscrito(ciclo, delLibro)
  const isSuya = (f: FilaCurso): boolean =>
    anio
      ? isDelAnio(anio, f.ciclo!.texto)
      : !suyo || !('valor' in suyo) || suyo.valor.numero === f.ciclo!.numero
  const hayColumna = hoja.encabezado.columnas.ciclo !== undefined
  const dice = anio || ciclo === deNombre ? 'el nombre de la hoja' : 'el título de la hoja'
  for (const f of filas.filter(f => !isSuya(f)))
    hallazgos.avisos.push({
      fila: f.fila,
      columna: hayColumna ? hallazgos.nombres.ciclo : '',
      valor: f.ciclo!.texto,
      motivo: `Es de otro ciclo que el que dice ${dice}: vale el de la fila.`,
    })
}

/** One cycle in several sheets, as where their rows say it: told once. */
export function avisarRepartidos(leidas: readonly LeidaDeCiclo[]): CeldaMala[] {
  const filas = leidas.flatMap(l => l.filas)
  const ciclos = [...Map.groupBy(filas, f => f.ciclo!.numero).values()]
  return ciclos.flatMap(([primera, ...otras]) => {
    const otra = otras.find(f => f.deHoja !== primera!.deHoja)
    if (!otra) return []
    const motivo = `También hay cursos de este ciclo en la hoja «${primera!.deHoja!.nombre}»: van juntos.`
    return [{ hoja: otra.deHoja!.nombre, fila: otra.fila, columna: '', valor: otra.ciclo!.texto, motivo }]
  })
}

/** Codes and names that stand twice, in one sheet or in several. */
export const avisarRepetidos = (filas: readonly FilaCurso[]): CeldaMala[] =>
  repetidos(filas).map(({ fila, deHoja, campo, valor, motivo }) => ({
    ...{ hoja: deHoja!.nombre, fila, columna: deHoja!.columnas[campo], valor, motivo },
  }))

const mismo = (a: CeldaMala) => (b: CeldaMala) => a.columna === b.columna && a.motivo === b.motivo

/** What is said of the columns of all sheets, to be said once («El archivo no tiene áreas.»), and what it stands for. */
export function deTodas([primera, ...otras]: readonly LeidaDeCiclo[]): {
  dicho: CeldaMala
  de: readonly CeldaMala[]
}[] {
  return primera!.deColumnas.flatMap(a => {
    const de = otras.flatMap(o => o.deColumnas.find(mismo(a)) ?? [])
    const motivo = a.columna ? a.motivo.replace(/\.$/, ' (en todas las hojas).') : a.motivo
    return de.length === otras.length ? [{ dicho: { ...a, motivo }, de: [a, ...de] }] : []
  })
}
