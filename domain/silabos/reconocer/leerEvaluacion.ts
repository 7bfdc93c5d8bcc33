import { clave as plegada } from '../../texto/normalizar.ts'
import { NADA } from '../../texto/pendiente.ts'
import type { Evaluacion, LineaDeEvaluacion } from '../contenido.ts'
import { faltaAsignar } from '../evaluacion.ts'
import {
  type Bloque,
  type BloqueEnLugar,
  distintas,
  enParrafo,
  escapar,
  htmlDe,
  llano,
  type Tabla,
} from './bloques.ts'
import { lineasDe } from './celdas.ts'
import type { Lectura } from './leerProgramacion.ts'
import { isPendiente } from './pendientes.ts'
import {
  enPorcentajes,
  isNotaFinal,
  isSuma,
  isTotal,
  lineaDeTexto,
  pesoDe,
  redondear,
  TOTAL,
} from './pesosEscritos.ts'

/** Evaluations: tables with a column of weights, and lines «Prácticas: 40 %». */

/** Letters that the name of a line and its instrument may have. */
const LARGO_DE_LINEA = 300

const PESO = /peso|porcentaje|ponderaci|^%|\(%\)|\bvalor\b/
const INSTRUMENTO = /instrumento|tecnica|medio/
const DEL_CURSO = 'del curso'
/** Names of the columns that are taken as what they say. */
const NOMBRE =
  /evaluacion|criterio|actividad|rubro|aspecto|componente|^tipo|concepto|evidencia|producto|descripcion/

interface FormaDeEvaluacion {
  peso: number
  nombre: number
  instrumento: number
  /** Which unit each line is of, by its number; -1 where no column says it. */
  unidad: number
  desde: number
  /** Header of each column, '' without one. */
  titulos: string[]
}

/** How a table of weights is made: by a header that says so, else by a column of percentages; null for another table. */
export function formaDeEvaluacion(filas: readonly (readonly string[])[]): FormaDeEvaluacion | null {
  const i = filas.slice(0, 3).findIndex(f => f.some(c => PESO.test(plegada(llano(c)))))
  const encabezado = i < 0 ? [] : filas[i]!.map(c => plegada(llano(c)))
  const porColumna = (filas[0] ?? []).findIndex((_, c) => {
    const llenas = filas.map(f => llano(f[c] ?? '')).filter(Boolean)
    return (
      llenas.length > 1 && llenas.filter(t => /%/.test(t) && pesoDe(t) !== null).length * 2 > llenas.length
    )
  })
  const peso = i < 0 ? porColumna : encabezado.findIndex(t => PESO.test(t))
  const hayPesos = filas
    .slice(i + 1)
    .some(f => pesoDe(llano(f[peso] ?? '')) !== null || isPendiente(f[peso] ?? ''))
  if (peso < 0 || !hayPesos) return null
  const instrumento = encabezado.findIndex((t, c) => c !== peso && INSTRUMENTO.test(t))
  const unidad = encabezado.findIndex((t, c) => c !== peso && isDeUnidades(filas.slice(i + 1), t, c))
  const columnaCon = (hay: (c: number) => boolean): number =>
    (filas[0] ?? []).findIndex((_, c) => ![peso, instrumento, unidad].includes(c) && hay(c))
  const dePalabras = columnaCon(c => isDePalabras(filas.slice(i + 1), c))
  // «EP», «EF» are words only under a header that says that names stand there.
  const nombre = dePalabras < 0 ? columnaCon(c => NOMBRE.test(encabezado[c] ?? '')) : dePalabras
  return nombre < 0
    ? null
    : { peso, nombre, instrumento, unidad, desde: i + 1, titulos: i < 0 ? [] : filas[i]!.map(llano) }
}

/** Whether a column says of which unit each line is: «2», «Del curso». */
function isDeUnidades(filas: readonly (readonly string[])[], titulo: string, c: number): boolean {
  const dichas = filas.map(f => plegada(llano(f[c] ?? ''))).filter(t => !TOTAL.test(t))
  const isNombrada = /^(unidad|modulo|capitulo|indicador de logro)/.test(titulo) || dichas.includes(DEL_CURSO)
  return isNombrada && dichas.length > 0 && dichas.every(t => t === DEL_CURSO || /^\d{1,2}$/.test(t))
}

const isDePalabras = (filas: readonly (readonly string[])[], c: number): boolean =>
  filas.some(f => /\p{L}{3}/u.test(llano(f[c] ?? '')) && !isTotal(f))

/** Lines and other text of an evaluation. `unidades`: ids of the units of the document, which lines may name by their numbers. */
export function leerEvaluacion(
  bloques: readonly BloqueEnLugar[],
  unidades: readonly string[],
  nuevoId: () => string,
): Lectura<Evaluacion> {
  const e: EvaluacionLeida = { lineas: [], texto: '', avisos: [], abierta: null, unidades, nuevoId }
  const sobrantes: Lectura<Evaluacion>['sobrantes'] = []
  let titulo = ''
  const hayTabla = bloques.some(
    ({ bloque: b }, i) =>
      b.tipo === 'tabla' && formaDeEvaluacion(b.filas) && !(i > 0 && isDeLaCarta(bloques[i - 1]!.bloque)),
  )
  for (const { bloque } of bloques) {
    const forma = bloque.tipo === 'tabla' ? formaDeEvaluacion(bloque.filas) : null
    if (titulo !== '' && bloque.tipo === 'tabla') sobrantes.push({ titulo, html: htmlDe(bloque) })
    else if (bloque.tipo === 'tabla' && forma) leerTabla(e, bloque, forma)
    else if (!isDeLaCarta(bloque)) leerTexto(e, bloque, hayTabla)
    titulo = isDeLaCarta(bloque) ? llano(bloque.html) : ''
  }
  enPorcentajes(e.lineas)
  if (redondear(e.lineas)) e.avisos.push('Los pesos se redondean a dos decimales.')
  const isSegura = e.lineas.length > 0 && faltaAsignar(e.lineas) === 0
  return { valor: { lineas: e.lineas, texto: e.texto }, sobrantes, avisos: e.avisos, isSegura }
}

/** Whether criteria of the carta follow, whose weights are no lines of the syllabus. */
const isDeLaCarta = (b: Bloque): b is Extract<Bloque, { tipo: 'titulo' }> =>
  b.tipo === 'titulo' && DE_LA_CARTA.test(plegada(llano(b.html)))

const DE_LA_CARTA = /^(otros )?criterios de la carta descriptiva$/

/** As the structure says it under the weights. */
const ESCALA = /^Escala de [\d.,]+ a [\d.,]+; se aprueba con [\d.,]+\.$/

interface EvaluacionLeida extends Evaluacion {
  avisos: string[]
  /** Line of the last cell of weights; null where that made none. */
  abierta: LineaDeEvaluacion | null
  unidades: readonly string[]
  nuevoId: () => string
}

/** Lines where all of a block are lines of weights, but for their sum; else text, as beside a table of weights: «Asistencia mínima: 70 %». */
function leerTexto(e: EvaluacionLeida, bloque: Bloque, hayTabla: boolean): void {
  if (bloque.tipo === 'parrafo' && ESCALA.test(llano(bloque.html))) {
    e.avisos.push(`«${llano(bloque.html)}» no se trae: lo dice la estructura del sílabo.`)
    return
  }
  const textos = bloque.tipo === 'tabla' || hayTabla ? [] : lineasDe(bloque).map(llano)
  const leidas = textos.map(t => lineaDeTexto(t, e.nuevoId))
  const lineas = leidas.filter(l => l !== null && !isSuma(l))
  if (lineas.length > 0 && leidas.every(l => l !== null)) {
    for (const linea of lineas) e.lineas.push(linea!)
    for (const [i, t] of textos.entries()) if (isSuma(leidas[i]!)) avisarSuma(e, t)
  } else e.texto += htmlDe(bloque)
}

function leerTabla(e: EvaluacionLeida, { filas, cubiertas }: Tabla, dicha: FormaDeEvaluacion): void {
  const nombradas = filas.slice(dicha.desde).map(f => Number(llano(f[dicha.unidad] ?? '')) || 0)
  // Numbers of units that the document does not have are words like any other.
  const forma = { ...dicha, unidad: nombradas.some(n => n > e.unidades.length) ? -1 : dicha.unidad }
  for (const fila of filas.slice(0, Math.max(0, forma.desde - 1)))
    e.texto += enParrafo(distintas(fila).join(' '))
  for (const [i, fila] of filas.entries()) {
    if (i < forma.desde) continue
    if (!cubiertas?.[i]?.[forma.peso]) e.abierta = null
    leerFila(e, fila, forma)
  }
  for (const [c, titulo] of forma.titulos.entries()) {
    if (titulo === '' || [forma.peso, forma.instrumento, forma.unidad].includes(c)) continue
    if (c === forma.nombre) {
      if (!NOMBRE.test(plegada(titulo))) e.avisos.push(`La columna «${titulo}» se lee como nombre.`)
    } else if (filas.slice(forma.desde).every(f => isDicha(f, c, forma)))
      e.avisos.push(`La columna «${titulo}» no agrega nada.`)
  }
}

/** Whether a cell says nothing beside the name and the weight of its row. */
const isDicha = (fila: readonly string[], c: number, { nombre, peso, unidad }: FormaDeEvaluacion): boolean =>
  c === unidad || ['', ...[nombre, peso].map(x => llano(fila[x] ?? ''))].includes(llano(fila[c] ?? ''))

/** Adds the line of a row; what is none is text. */
function leerFila(e: EvaluacionLeida, fila: readonly string[], forma: FormaDeEvaluacion): void {
  const celda = (c: number) => (c < 0 ? '' : llano(fila[c] ?? ''))
  const [nombre, peso] = [celda(forma.nombre), pesoDe(celda(forma.peso))]
  const todo = distintas(fila)
  if (todo.length === 0) return
  const isTodo = e.lineas.length > 0 && isNotaFinal(nombre, peso)
  const [sinNombre, sinPeso] = [forma.nombre, forma.peso].map(c => isPendiente(fila[c] ?? ''))
  if (sinNombre && sinPeso && restoDe(fila, forma) === '') return
  if (isTodo || (isTotal(fila) && todo.length <= 2)) avisarSuma(e, llano(todo.join(' ')))
  else if (e.abierta && unir(e, e.abierta, nombre, restoDe(fila, forma))) return
  else if ((peso === null && !sinPeso) || nombre === '' || e.abierta)
    e.texto += enParrafo(conTitulos(fila, forma))
  else {
    const unidad_id = e.unidades[Number(celda(forma.unidad)) - 1] ?? null
    e.abierta = {
      id: e.nuevoId(),
      nombre: sinNombre ? '' : nombre,
      instrumento: restoDe(fila, forma),
      peso,
      unidad_id,
    }
    e.lineas.push(e.abierta)
  }
}

/** Adds what a further row of one weight says to the line of that weight; false where it would be longer than a line may be. */
function unir(e: EvaluacionLeida, linea: LineaDeEvaluacion, nombre: string, instrumento: string): boolean {
  const [nombres, instrumentos] = [juntos(linea.nombre, nombre), juntos(linea.instrumento, instrumento)]
  if (Math.max(nombres.length, instrumentos.length) > LARGO_DE_LINEA) return false
  if (nombres !== linea.nombre)
    e.avisos.push(`«${nombre}» comparte el peso de «${linea.nombre}»: quedan en una línea.`)
  Object.assign(linea, { nombre: nombres, instrumento: instrumentos })
  return true
}

const juntos = (...textos: string[]): string =>
  [...new Set(textos.flatMap(t => t.split(' · ')))].filter(Boolean).join(' · ')

/** A row that is no line, as text: what stands in columns of another kind with their titles. */
const conTitulos = (fila: readonly string[], { nombre, peso, titulos }: FormaDeEvaluacion): string =>
  fila
    .flatMap((html, c) => {
      if (llano(html) === '' || html === fila[c - 1]) return []
      const titulo = c === nombre || c === peso ? '' : (titulos[c] ?? '')
      return [titulo === '' ? html : `${escapar(titulo)}: ${html.replace(/<\/?p\b[^>]*>/gi, ' ').trim()}`]
    })
    .join(' ')

/** What a row says besides its name and its weight, each with the title of its column. */
function restoDe(fila: readonly string[], forma: FormaDeEvaluacion): string {
  const otras = fila.flatMap((html, c) => {
    if (isDicha(fila, c, forma)) return []
    const t = llano(html)
    if (t === NADA || isPendiente(html)) return []
    const titulo = forma.titulos[c] ?? ''
    return [c === forma.instrumento || titulo === '' ? t : `${titulo}: ${t}`]
  })
  return [...new Set(otras)].join(' · ')
}

const avisarSuma = (e: EvaluacionLeida, texto: string): void => {
  e.avisos.push(`«${texto}» es una suma: no se trae como línea.`)
}
