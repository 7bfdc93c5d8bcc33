/** A work of a bibliography as the demonstration writes it. */
export interface ObraDeDemo {
  autores: string
  anio: string
  titulo: string
  editorial: string
}

/** What a course teaches, as data. */
export interface ContenidosDeDemo {
  codigo: string
  /** What the student does at its end, in the third person: «resuelve problemas…». */
  logro: string
  unidades: { nombre: string; temas: readonly string[] }[]
  /** Only the carta is written: its contents, in order. */
  soloCarta: boolean
  obras: ObraDeDemo[]
}

const TEMAS_POR_UNIDAD = 4

function leerUnidad(linea: string): ContenidosDeDemo['unidades'][number] {
  const corte = linea.indexOf(':')
  const temas = linea
    .slice(corte + 1)
    .split(';')
    .map(t => t.trim())
  if (corte < 1 || temas.length !== TEMAS_POR_UNIDAD || temas.some(t => t === ''))
    throw new Error(`the demonstration has a line that is no unit: «${linea}»`)
  return { nombre: linea.slice(0, corte).trim(), temas }
}

function leerObra(linea: string): ObraDeDemo {
  const [autores, anio, titulo, editorial] = linea.split('|').map(x => x.trim())
  if (!autores || !anio || !titulo || !editorial)
    throw new Error(`the demonstration has a line that is no work: «${linea}»`)
  return { autores, anio, titulo, editorial }
}

function leerCurso(bloque: string): ContenidosDeDemo {
  const [cabeza = '', ...lineas] = bloque.trim().split('\n')
  const [codigo = '', logro = ''] = cabeza.split('|').map(x => x.trim())
  const carta = lineas.find(l => l.startsWith('='))
  const unidades = carta
    ? carta
        .slice(1)
        .split(';')
        .map(nombre => ({ nombre: nombre.trim(), temas: [] }))
    : lineas.filter(l => !l.startsWith('>')).map(leerUnidad)
  const obras = lineas.filter(l => l.startsWith('>')).map(l => leerObra(l.slice(1)))
  return { codigo, logro, unidades, soloCarta: carta !== undefined, obras }
}

/**
 * Courses with what they teach: `# code | what the student does at the end`, then a line a unit, `name: topic; topic; topic; topic` (a week
 * each), and a line a work, `> authors | year | title | publisher`. A line `= part; part; part; part` instead of units: only the carta is
 * written.
 */
export const leerContenidos = (texto: string): ContenidosDeDemo[] =>
  texto
    .split(/^# /m)
    .filter(bloque => bloque.trim() !== '')
    .map(leerCurso)
