import { avisarColumnas, columna, dicha } from './avisosDeColumnas.ts'
import { distintas, escapar, llano, type Tabla } from './bloques.ts'
import { leerResultado, leerUnidad, numeroDeUnidad } from './encabezados.ts'
import { type Columna, columnaDe, type FormaDeTabla } from './formaDeSemanas.ts'
import { horasDeCeldas, type RepartoDeFila, repartosDe } from './horasDeTabla.ts'
import { isPendiente } from './pendientes.ts'
import {
  abrirSemanas,
  abrirUnidad,
  agregar,
  agregarHoras,
  agregarResultado,
  type Programacion,
  sobra,
  type TextosLeidos,
  tieneSemana,
  unidadAbierta,
} from './programacion.ts'
import { conSemanasContadas } from './semanasContadas.ts'
import { conSemanasDeCelda } from './semanasEnCelda.ts'
import { leerSemanaNombrada, leerSemanas, type SemanasLeidas } from './semanasEscritas.ts'
import { isFilaDeSuma, isSemanaDeSumas } from './sumas.ts'

/** What the rows of a table with a row a week say; how it is made: formaDeSemanas.ts. */

/** Reads the rows of a table of weeks into a programme; one that goes on with another table has no header of its own. */
export function leerTablaDeSemanas(
  p: Programacion,
  { filas: dichas, cubiertas }: Tabla,
  forma: FormaDeTabla,
  isContinuada = false,
): void {
  const desde = isContinuada ? 0 : forma.desde
  const contadas = conSemanasContadas({ filas: dichas, cubiertas }, forma, desde, p.dichas.at(-1) ?? 0)
  const filas = conSemanasDeCelda({ filas: contadas ?? dichas, cubiertas }, forma, desde)
  const enSemana = forma.columnas.findIndex(c => c.tipo === 'semana')
  const repartos = forma.columnas.map((c, i) =>
    c.tipo === 'horas' ? repartosDe({ filas, cubiertas }, enSemana, i) : [],
  )
  const tipos = forma.columnas.map(c => c.tipo)
  const dichasAntes = isContinuada ? 0 : p.dichas.length
  let previa = ''
  if (!isContinuada) for (const fila of filas.slice(0, forma.encabezado)) previa = filaAncha(p, fila, previa)
  for (const [i, fila] of filas.slice(desde).entries()) {
    const f = desde + i
    const suyas = { repartos: repartos.map(r => r[f]), cubiertas: cubiertas?.[f] ?? [] }
    const ultima = p.dichas.length > dichasAntes ? p.dichas.at(-1)! : 0
    const puedeSerSemana = !contadas && suyas.cubiertas[enSemana] !== true
    if (isFilaDeSuma(fila) && !(puedeSerSemana && isSemanaDeSumas(fila, tipos, ultima)))
      p.sumas.push(llano(distintas(fila).join(' ')))
    else if (!isEncabezadoRepetido(fila, forma)) previa = leerFila(p, fila, previa, forma, suyas)
  }
  if (contadas)
    p.avisos.push(
      `La columna ${dicha(forma.columnas[enSemana]!.titulo)} dice cuántas semanas tiene cada fila: se numeran una tras otra.`,
    )
  if (!isContinuada) avisarColumnas(p, filas, forma)
}

const isEncabezadoRepetido = (fila: readonly string[], forma: FormaDeTabla): boolean =>
  fila.every((c, i) => {
    const titulo = forma.columnas[i]?.titulo.split(' · ') ?? []
    return llano(c) === '' || titulo.includes(llano(c))
  })

/**
 * A row over the header, or one cell across the table: a unit, its result, a week, or something without a place. `previa` and what is returned: as in
 * `leerFila`.
 */
function filaAncha(p: Programacion, fila: readonly string[], previa: string): string {
  const partes = distintas(fila)
  const texto = llano(partes.join(' '))
  if (texto === '' || columnaDe(texto) === 'semana') return previa
  const unidad = leerUnidad(texto)
  const resultado = leerResultado(partes.join(' '))
  const semanas = leerSemanaNombrada(texto)
  if (unidad !== null) abrirUnidad(p, unidad, texto)
  else if (resultado !== null) agregarResultado(p, resultado)
  else if (semanas) {
    const textos = { contenidos: semanas.resto && escapar(semanas.resto) }
    if (semanas.numeros.join() === previa && tieneSemana(p)) agregar(p, textos)
    else abrirSemanas(p, semanas.numeros, textos, null)
    return semanas.numeros.join()
  } else sobra(p, 'Fila de la tabla de semanas', partes.join(' '))
  return previa
}

/** Reads a row; `previa`: the weeks that a row said last, «1,2». Returns those that one has said then. */
function leerFila(
  p: Programacion,
  fila: readonly string[],
  previa: string,
  forma: FormaDeTabla,
  { repartos, cubiertas }: EnTabla,
): string {
  const enSemana = forma.columnas.findIndex(c => c.tipo === 'semana')
  const semanas = leerSemanas(llano(fila[enSemana] ?? ''))
  if (distintas(fila).length === 0) return previa
  if (isAncha(p, fila, enSemana)) return filaAncha(p, fila, previa)
  const celdas = forma.columnas.map(({ tipo, titulo }, i) => ({
    tipo,
    titulo,
    html: fila[i] ?? '',
    // A cell that spans several rows stands in each of them.
    isRepetida: cubiertas[i] === true,
    reparto: repartos[i] ?? null,
  }))
  leerUnidadDeFila(p, celdas)
  const isOtra = semanas !== null && (semanas.numeros.join() !== previa || !tieneSemana(p))
  const horas = horasDe(p, celdas, isOtra ? semanas.numeros.length : 0)
  const textos = textosDe(celdas, isOtra)
  if (isOtra) abrirSemanas(p, semanas.numeros, textos, horas)
  else if (tieneSemana(p)) seguirSemana(p, textos, horas, celdas)
  else sobra(p, 'Fila de la tabla de semanas', distintas(fila).join(' '))
  dejarResto(p, celdas, semanas)
  return semanas?.numeros.join() ?? previa
}

/** A further row of the last week. */
function seguirSemana(
  p: Programacion,
  textos: TextosLeidos,
  horas: number | null,
  celdas: readonly CeldaLeida[],
): void {
  agregar(p, textos)
  if (horas === null || agregarHoras(p, horas)) return
  for (const celda of celdas) if (celda.tipo === 'horas') sobra(p, columna(celda.titulo), celda.html)
}

/** Whether a row is one text across the table, or in its first cell alone, and no row of a week. */
function isAncha(p: Programacion, fila: readonly string[], enSemana: number): boolean {
  const [unica, ...mas] = distintas(fila)
  if (unica === undefined || mas.length > 0) return false
  const llenas = fila.filter(c => llano(c) !== '').length
  if (leerSemanas(llano(fila[enSemana] ?? '')) !== null) return llenas > 1
  const texto = llano(unica)
  const isSuelta = llenas === 1 && llano(fila[enSemana] ?? '') === '' && tieneSemana(p)
  return !isSuelta || leerUnidad(texto) !== null || leerResultado(unica) !== null
}

/** What a row says besides: in the column of weeks, and in columns that no field goes by. */
function dejarResto(p: Programacion, celdas: readonly CeldaLeida[], semanas: SemanasLeidas | null): void {
  for (const { tipo, titulo, html, isRepetida } of celdas) {
    if (isRepetida) continue
    if (tipo === 'otra') sobra(p, columna(titulo), html)
    if (tipo === 'semana' && semanas === null) sobra(p, columna(titulo), html)
    if (tipo === 'semana' && semanas?.resto) sobra(p, `Semana ${semanas.numeros[0]}`, escapar(semanas.resto))
  }
}

interface CeldaLeida {
  tipo: Columna
  titulo: string
  html: string
  isRepetida: boolean
  reparto: RepartoDeFila | null
}

/** How a row stands in its table: to its cells of hours, and which cells began above it. */
interface EnTabla {
  repartos: readonly (RepartoDeFila | undefined)[]
  cubiertas: readonly boolean[]
}

function leerUnidadDeFila(p: Programacion, celdas: readonly CeldaLeida[]): void {
  const unidad = celdas.find(c => c.tipo === 'unidad')
  const texto = unidad ? llano(unidad.html) : ''
  if (unidad && texto !== '' && !unidad.isRepetida && !isUnidadAbierta(p, texto))
    abrirUnidad(p, nombreDeUnidad(texto), texto)
  for (const c of celdas)
    if (c.tipo === 'resultado' && !c.isRepetida && llano(c.html) !== '') agregarResultado(p, c.html)
}

const nombreDeUnidad = (texto: string): string => (isPendiente(texto) ? '' : leerUnidad(texto) || texto)

/** Whether a cell names the unit that is being read, as it does again behind a header that stands again; of one name are also two units with numbers. */
function isUnidadAbierta(p: Programacion, texto: string): boolean {
  const [suyo, otro] = [numeroDeUnidad(p.rotulo), numeroDeUnidad(texto)]
  return (
    p.unidades.length > 0 &&
    unidadAbierta(p).nombre === nombreDeUnidad(texto) &&
    (suyo === otro || suyo === null || otro === null)
  )
}

const isNada = (html: string): boolean => llano(html) === '' || isPendiente(html)

/** Texts of a row by field; a new week also takes what a cell says for several rows. */
function textosDe(celdas: readonly CeldaLeida[], isSemanaNueva: boolean): TextosLeidos {
  const textos: TextosLeidos = {}
  for (const { tipo, html, isRepetida } of celdas) {
    if (tipo !== 'contenidos' && tipo !== 'actividades' && tipo !== 'recursos' && tipo !== 'evidencias')
      continue
    if ((isRepetida && !isSemanaNueva) || isNada(html) || textos[tipo]?.includes(html)) continue
    textos[tipo] = (textos[tipo] ?? '') + (/^\s*<(p|ul|ol|table)\b/i.test(html) ? html : `<p>${html}</p>`)
  }
  return textos
}

/** A dash says that there is nothing. */
const isRaya = (html: string): boolean => /^[—–-]$/.test(llano(html))

/** Hours of a row; what is no number, or more than its weeks can have, finds no place. `suyas`: weeks that begin in it. */
function horasDe(p: Programacion, celdas: readonly CeldaLeida[], suyas: number): number | null {
  const { horas, leidas, sobran } = horasDeCeldas(celdas, suyas)
  for (const { html, reparto } of leidas) avisarReparto(p, llano(html), { ...reparto!, suyas })
  for (const c of sobran) if (!c.isRepetida && !isRaya(c.html)) sobra(p, columna(c.titulo), c.html)
  return horas
}

/** Once for each cell: whoever wrote it may have meant the hours of each week. */
function avisarReparto(p: Programacion, horas: string, { celda, suyas, isCubierta }: RepartoDeFila): void {
  if (!isCubierta && celda.semanas > Math.max(1, suyas))
    p.avisos.push(`Las horas «${horas}» abarcan ${celda.semanas} semanas: se reparten entre ellas.`)
}
