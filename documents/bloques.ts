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

export const tramo = (texto: string): readonly Tramo[] => [{ texto }]
export const tenue = (texto: string): readonly Tramo[] => [{ texto, tono: 'tenue' }]
export const pendiente: readonly Tramo[] = [{ texto: textos.pendiente, tono: 'pendiente', cursiva: true }]

export const titulo = (nivel: number, estilo: Titulo['estilo'], texto: string): Titulo => ({
  tipo: 'titulo',
  nivel,
  estilo,
  texto,
})

export const parrafo = (texto: readonly Tramo[], estilo: Parrafo['estilo'] = 'normal'): Parrafo => ({
  tipo: 'parrafo',
  estilo,
  texto,
})

export const nota = (texto: string): Parrafo => parrafo(tramo(texto), 'nota')

/** A label with its value; without one, «Pendiente». */
export const dato = (rotulo: string, valor: string | null): Dato => ({
  rotulo,
  valor: valor ? tramo(valor) : pendiente,
})

/** A label with its value, only where there is one. */
export const datoSi = (rotulo: string, valor: string | null): Dato[] => (valor ? [dato(rotulo, valor)] : [])

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

export const fila = (celdas: readonly Celda[], clase: Fila['clase'] = 'dato'): Fila => ({ clase, celdas })

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
