import { enLista } from '../texto/lista.ts'
import { type Columnas, nivelDeCelda } from './columnasPegadas.ts'
import { type AvisoDePegado, type LineaPegada, nivelDeCodigo, tipoDe } from './lineaPegada.ts'

/** A pasted table of competencies. */

type Fila = readonly string[]
interface Leidas {
  lineas: LineaPegada[]
  avisos: AvisoDePegado[]
}

const en = (fila: Fila, columna: number | null): string =>
  columna === null ? '' : (fila[columna] ?? '').trim()

/** The kind of each row: an empty cell has that of the row above, as where cells are merged; one that nobody knows is told once. */
function lectorDeTipos(columna: number | null, avisos: AvisoDePegado[]) {
  const desconocidos = new Set<string>()
  let tipo: number | null = null
  return (fila: Fila, linea: number): number | null => {
    const escrito = en(fila, columna)
    if (escrito === '') return tipo
    tipo = tipoDe(escrito)
    if (tipo === null && !desconocidos.has(escrito)) {
      desconocidos.add(escrito)
      avisos.push({ linea, motivo: `No se conoce el tipo «${escrito}»: no se leyó.` })
    }
    return tipo
  }
}

/** What the columns of levels add in a row: a name that stands in the row above is not said again. */
function lectorDeNiveles(columnas: readonly number[]) {
  const abiertos: string[] = []
  return (fila: Fila): { nivel: number; nombre: string }[] =>
    columnas.flatMap((columna, i) => {
      const nombre = en(fila, columna)
      if (nombre === '' || nombre === abiertos[i]) return []
      abiertos.splice(i, abiertos.length, nombre)
      return [{ nivel: i + 1, nombre }]
    })
}

/** A competency is one text: what is told beside its name goes behind it. */
function conDescripcion(nombre: string, descripcion: string): string {
  if (nombre === '' || descripcion === '' || nombre === descripcion) return nombre
  return /[.:;…]$/.test(nombre) ? `${nombre} ${descripcion}` : `${nombre}: ${descripcion}`
}

function avisoDeDescripcion(celdas: readonly Fila[], { encabezado, descripcion }: Columnas): AvisoDePegado[] {
  const isVacia = celdas.slice(encabezado + 1).every(fila => en(fila, descripcion) === '')
  if (isVacia) return []
  const cual = en(celdas[encabezado]!, descripcion)
  const motivo = `Una competencia es un solo texto: lo que dice la columna «${cual}» va detrás de su nombre.`
  return [{ linea: encabezado + 1, motivo }]
}

const avisoDeColumnas = ({ encabezado, sinLeer }: Columnas): AvisoDePegado[] => {
  if (sinLeer.length === 0) return []
  const cuales = enLista(sinLeer.map(t => `«${t}»`))
  const motivo =
    sinLeer.length === 1 ? `No se lee la columna ${cuales}.` : `No se leen las columnas ${cuales}.`
  return [{ linea: encabezado + 1, motivo }]
}

/** The lines of a table: a row each, or one for each name of its columns of levels. */
export function lineasDeColumnas(celdas: readonly Fila[], columnas: Columnas): Leidas {
  const avisos = [...avisoDeDescripcion(celdas, columnas), ...avisoDeColumnas(columnas)]
  const leerTipo = lectorDeTipos(columnas.tipo, avisos)
  const leerNiveles = lectorDeNiveles(columnas.nombres)
  const lineas = celdas.flatMap((fila, i): LineaPegada[] => {
    if (i <= columnas.encabezado) return []
    const linea = i + 1
    const tipopadre = leerTipo(fila, linea)
    if (columnas.nombres.length > 1) return leerNiveles(fila).map(n => ({ linea, tipopadre, ...n }))
    const nombre = en(fila, columnas.nombres[0]!)
    const descripcion = en(fila, columnas.descripcion)
    if (nombre === '' && descripcion === '') return []
    const codigo = en(fila, columnas.codigo)
    const nivel = nivelDeCelda(en(fila, columnas.nivel)) ?? (codigo ? nivelDeCodigo(codigo) : null)
    return [{ linea, nivel, tipopadre, nombre: conDescripcion(nombre, descripcion) }]
  })
  return { lineas, avisos }
}
