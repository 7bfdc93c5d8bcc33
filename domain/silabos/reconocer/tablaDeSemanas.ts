import { enLista } from '../../texto/lista.ts'
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
import { leerSemanaNombrada, leerSemanas, type SemanasLeidas } from './semanasEscritas.ts'
import { isFilaDeSuma } from './sumas.ts'

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
  const filas = contadas ?? dichas
  const enSemana = forma.columnas.findIndex(c => c.tipo === 'semana')
  const repartos = forma.columnas.map((c, i) =>
    c.tipo === 'horas' ? repartosDe({ filas, cubiertas }, enSemana, i) : [],
  )
  if (!isContinuada) for (const fila of filas.slice(0, forma.encabezado)) filaAncha(p, fila)
  let previa: readonly string[] = []
  for (const [i, fila] of filas.slice(desde).entries()) {
    const f = desde + i
    // A week may be about sums: «2 · Suma · 4».
    const isSemana = cubiertas?.[f]?.[enSemana] !== true && leerSemanas(llano(fila[enSemana] ?? '')) !== null
    const isSuma = !isSemana && isFilaDeSuma(fila)
    if (isSuma) p.sumas.push(llano(distintas(fila).join(' ')))
    else if (!isEncabezadoRepetido(fila, forma))
      leerFila(p, fila, previa, forma, { repartos: repartos.map(r => r[f]), cubiertas: cubiertas?.[f] ?? [] })
    // What lies across the table says nothing of weeks: «II» may be a unit.
    if (!isSuma && !isAncha(p, fila, enSemana)) previa = fila
  }
  if (contadas)
    p.avisos.push(
      `La columna ${dicha(forma.columnas[enSemana]!.titulo)} dice cuántas semanas tiene cada fila: se numeran una tras otra.`,
    )
  if (!isContinuada) avisarColumnas(p, filas, forma)
}

const nombresDeColumna: Readonly<Record<Exclude<Columna, 'otra'>, string>> = {
  semana: 'semana',
  unidad: 'unidad',
  resultado: 'resultado de la unidad',
  horas: 'horas',
  contenidos: 'contenidos',
  actividades: 'actividades',
  recursos: 'recursos',
  evidencias: 'evidencias',
}

const dicha = (titulo: string): string => `«${titulo}»`

/** What found no place in a column, as it is named. */
const columna = (titulo: string): string => `Columna «${titulo}»`

/** Says how columns were taken whose header leaves a doubt. */
function avisarColumnas(p: Programacion, filas: readonly (readonly string[])[], forma: FormaDeTabla): void {
  for (const [c, { tipo, titulo }] of forma.columnas.entries()) {
    if (tipo !== 'otra' || titulo === '' || p.sobrantes.some(x => x.titulo === columna(titulo))) continue
    const isVacia = filas.slice(forma.desde).every(f => llano(f[c] ?? '') === '')
    p.avisos.push(
      isVacia ? `La columna ${dicha(titulo)} está vacía.` : `La columna ${dicha(titulo)} no se pudo leer.`,
    )
  }
  for (const [tipo, iguales] of Map.groupBy(forma.columnas, c => c.tipo)) {
    const titulos = [...new Set(iguales.map(c => c.titulo))]
    if (tipo === 'otra' || (titulos.length === 1 && !titulos[0]!.includes(' · '))) continue
    const nombre = nombresDeColumna[tipo]
    p.avisos.push(
      titulos.length === 1
        ? `La columna ${dicha(titulos[0]!)} se lee como ${nombre}.`
        : `Las columnas ${enLista(titulos.map(dicha))} ${tipo === 'horas' ? 'se suman' : 'quedan juntas'}: ${nombre}.`,
    )
  }
}

const isEncabezadoRepetido = (fila: readonly string[], forma: FormaDeTabla): boolean =>
  fila.every((c, i) => {
    const titulo = forma.columnas[i]?.titulo.split(' · ') ?? []
    return llano(c) === '' || titulo.includes(llano(c))
  })

/** A row over the header, or one cell across the table: a unit, its result, a week, or something without a place. */
function filaAncha(p: Programacion, fila: readonly string[]): void {
  const partes = distintas(fila)
  const texto = llano(partes.join(' '))
  if (texto === '' || columnaDe(texto) === 'semana') return
  const unidad = leerUnidad(texto)
  const resultado = leerResultado(partes.join(' '))
  const semanas = leerSemanaNombrada(texto)
  if (unidad !== null) abrirUnidad(p, unidad, texto)
  else if (resultado !== null) agregarResultado(p, resultado)
  else if (semanas)
    abrirSemanas(p, semanas.numeros, { contenidos: semanas.resto && escapar(semanas.resto) }, null)
  else sobra(p, 'Fila de la tabla de semanas', partes.join(' '))
}

function leerFila(
  p: Programacion,
  fila: readonly string[],
  previa: readonly string[],
  forma: FormaDeTabla,
  { repartos, cubiertas }: EnTabla,
): void {
  const enSemana = forma.columnas.findIndex(c => c.tipo === 'semana')
  const semanas = leerSemanas(llano(fila[enSemana] ?? ''))
  if (distintas(fila).length === 0) return
  if (isAncha(p, fila, enSemana)) {
    filaAncha(p, fila)
    return
  }
  const celdas = forma.columnas.map(({ tipo, titulo }, i) => ({
    tipo,
    titulo,
    html: fila[i] ?? '',
    // A cell that spans several rows stands in each of them.
    isRepetida: cubiertas[i] === true,
    reparto: repartos[i] ?? null,
  }))
  leerUnidadDeFila(p, celdas)
  const antes = leerSemanas(llano(previa[enSemana] ?? ''))
  const isOtra = semanas !== null && (semanas.numeros.join() !== antes?.numeros.join() || !tieneSemana(p))
  const horas = horasDe(p, celdas, isOtra ? semanas.numeros.length : 0)
  const textos = textosDe(celdas, isOtra)
  if (isOtra) abrirSemanas(p, semanas.numeros, textos, horas)
  else if (tieneSemana(p)) seguirSemana(p, textos, horas, celdas)
  else sobra(p, 'Fila de la tabla de semanas', distintas(fila).join(' '))
  dejarResto(p, celdas, semanas)
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
