import type { Bloque, Celda, Fila, Tabla, Tramo } from '../document.ts'

/** Width of the text on an upright page, in millimetres. */
const ANCHO_DE_TEXTO = 166
const medidas = {
  densa: { renglon: 4.1, letra: 1.55, aire: 2.6 },
  suelta: { renglon: 4.6, letra: 1.75, aire: 3 },
}
const ALTO_DE_FIGURA = 60

/** About how high a table will be, in millimetres: enough to decide what may break, not to place anything. */
export const altoEstimado = (t: Tabla): number => 14 + t.filas.reduce((suma, f) => suma + altoDeFila(f, t), 0)

/** About how high a row will be: its cell with the most lines. */
export const altoDeFila = (f: Fila, t: Tabla): number => {
  const m = t.densa ? medidas.densa : medidas.suelta
  const anchos = anchosDe(t)
  let columna = 0
  const altos = f.celdas.map(celda => {
    const n = celda.columnas ?? 1
    const ancho = anchos.slice(columna, columna + n).reduce((suma, a) => suma + a, 0)
    columna += n
    return altoDeCelda(celda, Math.max(4, ancho - 3) / m.letra, m.renglon)
  })
  return Math.max(m.renglon, ...altos) + m.aire
}

const anchosDe = (t: Tabla): number[] => {
  const partes = t.columnas.reduce((suma, c) => suma + (parteDe(c.ancho) ?? 0), 0)
  const fijo = t.columnas.reduce((suma, c) => suma + (parteDe(c.ancho) === null ? mmDe(c.ancho) : 0), 0)
  const libre = Math.max(20, ANCHO_DE_TEXTO - fijo)
  return t.columnas.map(c => {
    const parte = parteDe(c.ancho)
    return parte === null ? mmDe(c.ancho) : (libre * parte) / partes
  })
}

type Ancho = Tabla['columnas'][number]['ancho']
const parteDe = (a: Ancho): number | null => (typeof a === 'object' && 'parte' in a ? a.parte : null)
const mmDe = (a: Ancho): number => (typeof a === 'object' && 'mm' in a ? a.mm : 25)

const altoDeCelda = (celda: Celda, letrasPorRenglon: number, renglon: number): number => {
  const partes: readonly (Tramo | Bloque)[] = celda.contenido
  const tramos = partes.filter((p): p is Tramo => !('tipo' in p))
  const enBloques = partes.filter((p): p is Bloque => 'tipo' in p)
  return (
    renglones(tramos, letrasPorRenglon) * renglon +
    enBloques.reduce((suma, b) => suma + altoDeBloque(b, letrasPorRenglon, renglon), 0)
  )
}

const altoDeBloque = (b: Bloque, letras: number, renglon: number): number => {
  if (b.tipo === 'parrafo') return (renglones(b.texto, letras) + 0.5) * renglon
  if (b.tipo === 'titulo') return (Math.ceil(b.texto.length / letras) + 1) * renglon
  if (b.tipo === 'lista') {
    const partes = b.elementos.flat()
    return partes.reduce((suma, e) => suma + altoDeBloque(e, Math.max(3, letras - 3), renglon), 0)
  }
  return ALTO_DE_FIGURA
}

const mayuscula = /\p{Lu}/gu

/** Lines that a text takes: capitals are wider than small letters. */
const renglones = (tramos: readonly Tramo[], letras: number): number =>
  tramos
    .map(t => t.texto)
    .join('')
    .split('\n')
    .reduce((suma, linea) => {
      const ancho = linea.length + 0.5 * (linea.match(mayuscula)?.length ?? 0)
      return suma + Math.max(1, Math.ceil(ancho / letras))
    }, 0)
