import type {
  Aviso,
  Barras,
  Bloque,
  Celda,
  Columna,
  Dato,
  Fila,
  Parrafo,
  SeccionDocumento,
  Tabla,
  Titulo,
  Tramo,
} from './document.ts'
import { textos } from './textos.ts'

/** Short ways to write the blocks and pages that reports use again and again. */

/** An A4 section. `pie`: a left side of the footer of its own. */
export const hojaA4 = (
  bloques: readonly Bloque[],
  { horizontal = false, pie = null }: { horizontal?: boolean; pie?: string | null } = {},
): SeccionDocumento => ({ papel: 'a4', horizontal, pie, bloques })

/** Plain text. */
export const tramo = (texto: string): readonly Tramo[] => [{ texto }]
/** Plain text, dim. */
export const tenue = (texto: string): readonly Tramo[] => [{ texto, tono: 'tenue' }]
/** What stands where a text is missing: «Pendiente». */
export const pendiente: readonly Tramo[] = [{ texto: textos.pendiente, tono: 'pendiente', cursiva: true }]

/** A heading: `nivel` is where it stands in the outline (1 to 6), `estilo` how it looks. */
export const titulo = (nivel: number, estilo: Titulo['estilo'], texto: string): Titulo => ({
  tipo: 'titulo',
  nivel,
  estilo,
  texto,
})

/** A paragraph; of the body, unless it is said what else. */
export const parrafo = (texto: readonly Tramo[], estilo: Parrafo['estilo'] = 'normal'): Parrafo => ({
  tipo: 'parrafo',
  estilo,
  texto,
})

/** A small and dim paragraph. */
export const nota = (texto: string): Parrafo => parrafo(tramo(texto), 'nota')

/** A label with its value; without one, «Pendiente». */
export const dato = (rotulo: string, valor: string | null): Dato => ({
  rotulo,
  valor: valor ? tramo(valor) : pendiente,
})

/** A label with its value, only where there is one. */
export const datoSi = (rotulo: string, valor: string | null): Dato[] => (valor ? [dato(rotulo, valor)] : [])

/** A cell of plain text. `mas`: how it lies and spans. */
export const celda = (texto: string, mas: Omit<Celda, 'contenido'> = {}): Celda => ({
  contenido: tramo(texto),
  ...mas,
})

/** A table of plain rows under one header row. */
export const tabla = (
  columnas: readonly (Columna & { rotulo: string })[],
  filas: readonly Fila[],
): Tabla => ({
  tipo: 'tabla',
  columnas: columnas.map(({ ancho, alineacion }) => ({ ancho, alineacion })),
  cabecera: [columnas.map(c => celda(c.rotulo, { alineacion: c.alineacion }))],
  filas,
  junta: true,
  densa: false,
})

/** A row; of data, unless it is said that it heads or closes some. */
export const fila = (celdas: readonly Celda[], clase: Fila['clase'] = 'dato'): Fila => ({ clase, celdas })

/** Something the reader must not miss, under a heading of its own. */
export const aviso = (tono: Aviso['tono'], encabezado: string, texto: string): Bloque => ({
  tipo: 'aviso',
  tono,
  titulo: encabezado,
  texto: tramo(texto),
})

/** Bars as the table that says the same. */
export const tablaDeBarras = ({ cabecera: [nombre, cifra, , notas], filas }: Barras): Tabla =>
  tabla(
    [
      { rotulo: nombre, ancho: { parte: 2 }, alineacion: 'izquierda' },
      { rotulo: cifra, ancho: { parte: 1 }, alineacion: 'derecha' },
      { rotulo: notas, ancho: { parte: 2 }, alineacion: 'izquierda' },
    ],
    filas.map(f => fila([celda(f.nombre), celda(f.cifra), celda(f.nota)])),
  )
