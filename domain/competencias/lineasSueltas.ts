import { type LineaPegada, nivelDeCodigo, tipoDe } from './lineaPegada.ts'

/** A pasted list without columns: with codes before its names, or indented. */

const VINETA = /^[•·▪◦●○*–—-]\s+/
/**
 * «F1», «C1.2», «E 1.2.3.», «1.2)», «1.-», «(1)». A number alone is a code only with a sign behind it, and letters apart from theirs only as
 * capitals: «Usa 3 lenguajes» begins with a word.
 */
const CODIGO =
  /^(?:(?:\p{Lu}{1,3}\s|\p{L}{1,3})\d{1,3}(?:\.\d{1,3})*(?:\.-|[.):])?|\d{1,3}(?:\.\d{1,3})+(?:\.-|[.):])?|\d{1,3}(?:\.-|[.):])|\(\d{1,3}(?:\.\d{1,3})*\))(?=\s|$)/u
/** What may as well begin a name, and is a mark only where most lines have one of its kind. */
const MARCAS: readonly RegExp[] = [
  // «CG-01», «C.1».
  /^\p{Lu}{1,3}[-.]\p{Lu}{0,2}\d{1,3}(?:\.\d{1,3})*[.):]?(?=\s|$)/u,
  // «[AG-I01]».
  /^\[(?=[^\]]*\d)[\p{L}\d. -]{1,12}\]:?(?=\s|$)/u,
  // «1.ª», «3°».
  /^\d{1,3}\.?[°ºª](?=\s|$)/u,
  /^competencias?(?: \p{L}+)? \d{1,3}(?:\.\d{1,3})*\s*[.:)-](?=\s|$)/iu,
  // «a)», «(b)», «IV.»: they say no level.
  /^(?:(?:\p{L}|[IVX]{1,4})[.)]-?|\(\p{L}\))(?=\s|$)/u,
]
const NUMERO_SOLO = /^\d{1,3}(?:\.\d{1,3})*$/

interface Suelta {
  linea: number
  sangria: number
  texto: string
  codigo: string | null
  /** What may be a mark, and of which kind. */
  marca: { texto: string; clase: number } | null
}

/** A number in a cell of its own before the name is of a kind of its own. */
const CELDA = -1

function marcaDe(texto: string, celdas: readonly string[]): Suelta['marca'] {
  if (celdas.length > 1 && NUMERO_SOLO.test(celdas[0]!)) return { texto: celdas[0]!, clase: CELDA }
  for (const [clase, marca] of MARCAS.entries()) {
    const hallada = marca.exec(texto)
    if (hallada) return { texto: hallada[0], clase }
  }
  return null
}

function sueltaDe(fila: readonly string[], linea: number): Suelta | null {
  const primera = fila.findIndex(c => c.trim() !== '')
  if (primera < 0) return null
  const blancos = /^[\s\u00a0]*/.exec(fila[primera]!)![0]
  const celdas = fila
    .slice(primera)
    .map(c => c.trim())
    .filter(c => c !== '')
  const texto = celdas.join(' ').replace(VINETA, '')
  const codigo = CODIGO.exec(texto)?.[0] ?? null
  return {
    linea,
    // A cell further to the right counts as a tabulator.
    sangria: primera * 4 + blancos.replaceAll('\t', '    ').length,
    texto: codigo ? texto.slice(codigo.length).trim() : texto,
    codigo,
    marca: codigo ? null : marcaDe(texto, celdas),
  }
}

/**
 * Lines without those marks that most of them have. One that says a level is a code: letters do not, and numbers in cells of their own only beside some with
 * parts («1.1»).
 */
function sinMarcas(sueltas: readonly Suelta[]): Suelta[] {
  const porClase = Map.groupBy(sueltas, s => s.marca?.clase)
  const hasPartes = sueltas.some(s => /^\d+\.\d/.test(s.codigo ?? ''))
  return sueltas.map(s => {
    const { marca } = s
    const deSuClase = marca ? porClase.get(marca.clase)!.length : 0
    if (!marca || deSuClase < 2 || deSuClase * 2 < sueltas.length) return s
    const saysNivel = marca.clase === CELDA ? hasPartes : /\d/.test(marca.texto)
    return {
      ...s,
      texto: s.texto.slice(marca.texto.length).trim(),
      codigo: saysNivel ? marca.texto : null,
    }
  })
}

/** Levels of lines without codes: the more indented one hangs on the less indented one before it. */
function porSangria(sueltas: readonly Suelta[]): number[] {
  const abiertas: number[] = []
  return sueltas.map(({ sangria }) => {
    while (abiertas.length > 0 && abiertas.at(-1)! >= sangria) abiertas.pop()
    abiertas.push(sangria)
    return abiertas.length
  })
}

const isTitulo = (s: Suelta): boolean => s.codigo === null && s.marca === null && tipoDe(s.texto) !== null

/** The lines of a list without columns; those that only name a kind say what follows. */
export function lineasSueltas(celdas: readonly (readonly string[])[]): LineaPegada[] {
  const todas = celdas.flatMap((fila, i) => sueltaDe(fila, i + 1) ?? [])
  const sueltas = sinMarcas(todas.filter(s => !isTitulo(s)))
  const titulos = todas.filter(isTitulo)
  const conCodigo = sueltas.filter(s => s.codigo !== null).length
  const sangrias = porSangria(sueltas)
  let siguiente = 0
  let tipopadre: number | null = null
  return sueltas.map((s, i) => {
    for (; siguiente < titulos.length && titulos[siguiente]!.linea < s.linea; siguiente++)
      tipopadre = tipoDe(titulos[siguiente]!.texto)
    const porCodigo = s.codigo === null ? null : nivelDeCodigo(s.codigo)
    const nivel = conCodigo * 2 >= sueltas.length ? porCodigo : sangrias[i]!
    return { linea: s.linea, nivel, tipopadre, nombre: s.texto }
  })
}
