import { tablaDeBarras } from '../bloques.ts'
import type {
  Bloque,
  Celda,
  Dato,
  Documento,
  Fila,
  Portada,
  SeccionDocumento,
  Tabla,
  Tramo,
} from '../document.ts'
import { bloquesDeTextoRico } from '../textoRico.ts'

/** What a document says, as text of a line a paragraph: no row, column or word of a report changes unseen by who compares it whole. */

const deTramos = (tramos: readonly Tramo[]): string =>
  tramos
    .map(t => (!t.texto ? '' : t.negrita ? `**${t.texto}**` : t.cursiva ? `*${t.texto}*` : t.texto))
    .join('')
    .replaceAll('\n', ' / ')

const isBloques = (contenido: Celda['contenido']): contenido is readonly Bloque[] =>
  contenido.some(x => 'tipo' in x)

/** «Total (3 columnas)»: a cell with the places that it takes beyond its own; «_» for an empty one. */
const deCelda = ({ contenido, columnas = 1, filas = 1 }: Celda): string => {
  const texto = isBloques(contenido) ? lineasDe(contenido).join(' / ') : deTramos(contenido)
  const mas = [columnas > 1 ? `${columnas} columnas` : '', filas > 1 ? `${filas} filas` : '']
  return [texto || '_', ...mas.filter(Boolean).map(x => `(${x})`)].join(' ')
}

/** Throws unless the cells of these rows cover each place of the columns once. */
const exigirCabales = (filas: readonly (readonly Celda[])[], ancho: number, donde: string): void => {
  const debe: number[] = filas.map(() => ancho)
  filas.forEach((fila, y) => {
    for (const { columnas = 1, filas: alto = 1 } of fila)
      for (let abajo = y; abajo < y + alto; abajo++) debe[abajo] = (debe[abajo] ?? 0) - columnas
  })
  const mala = debe.findIndex(n => n !== 0)
  if (mala !== -1)
    throw new Error(`${donde}, row ${mala}: ${JSON.stringify(filas[mala])} in ${ancho} columns`)
}

const SENAL: Readonly<Record<Fila['clase'], string>> = { dato: '', grupo: '» ', subtotal: '− ', total: '= ' }

const deTabla = (t: Tabla): string[] => {
  exigirCabales(t.cabecera, t.columnas.length, 'header')
  exigirCabales(
    t.filas.map(f => f.celdas),
    t.columnas.length,
    'rows',
  )
  for (const c of t.columnas) if (!c.ancho || !c.alineacion) throw new Error('a column without its width')
  return [
    ...t.cabecera.map(fila => `┌ ${fila.map(deCelda).join(' | ')}`),
    ...t.filas.map(f => `│ ${SENAL[f.clase]}${f.celdas.map(deCelda).join(' | ')}`),
  ]
}

const deDato = (d: Dato): string => `${d.rotulo}: ${deTramos(d.valor)}`

const deBloque = (b: Bloque): string[] => {
  switch (b.tipo) {
    case 'titulo':
      return [`${b.estilo === 'antetitulo' ? '^' : ''}${'#'.repeat(b.nivel)} ${b.texto}`]
    case 'parrafo':
      return [`${b.estilo === 'normal' ? '' : `(${b.estilo}) `}${deTramos(b.texto)}`]
    case 'lista':
      return b.elementos.map((e, i) => `${b.ordenada ? `${b.inicio + i}.` : '-'} ${lineasDe(e).join(' / ')}`)
    case 'tabla':
      return deTabla(b)
    case 'franja':
      return [b.datos.map(deDato).join(' · ')]
    case 'ficha':
      return b.datos.map(deDato)
    case 'figura':
      return [`[${b.imagen}: ${b.alt}]${b.pie ? ` ${b.pie}` : ''}`]
    case 'cita':
      return lineasDe(b.bloques).map(l => `> ${l}`)
    case 'aviso':
      return [`(${b.tono}) ${b.titulo} ${deTramos(b.texto)}`]
    case 'textoRico':
      return lineasDe(bloquesDeTextoRico(b.doc, b.nivel))
    case 'malla':
      return [`[malla: ${b.grupos.map(g => g.nombre).join(', ')}]`]
    case 'barras':
      return deTabla(tablaDeBarras(b))
    case 'firmas':
      return b.firmas.map(f => `firma: ${f.nombre}, ${f.cargo}`)
    default:
      return [`(${b.tipo})`]
  }
}

const lineasDe = (bloques: readonly Bloque[]): string[] => bloques.flatMap(deBloque)

const enTexto = (lineas: readonly string[]): string => lineas.join('\n').replaceAll('\u00a0', ' ')

/** Blocks as text: `#` before headings, `┌` before heads of tables and `│` before their rows. Throws at a table whose cells do not fit. */
export const bloquesComoTexto = (bloques: readonly Bloque[]): string => enTexto(lineasDe(bloques))

const dePortada = ({ antetitulo, titulo, subtitulo, datos }: Portada): string[] => [
  '=== portada',
  antetitulo,
  titulo,
  subtitulo,
  ...datos.map(deDato),
]

const deSeccion = (s: SeccionDocumento): string[] => [
  `=== ${s.papel}${s.horizontal ? ' horizontal' : ''}${s.pie ? ` · ${s.pie}` : ''}`,
  ...lineasDe(s.bloques),
]

/** A document whole: its names, head and foot, cover, and each section under the size of its pages. */
export const documentoComoTexto = (d: Documento): string => {
  const { siglas, izquierda, derecha } = d.cabecera
  return enTexto([
    `${d.titulo} [${d.archivo}] ${d.asunto}, de ${d.autor}`,
    `cabecera: ${siglas} ${izquierda} | ${derecha}`,
    `pie: ${d.pie}`,
    ...(d.sello ? [`sello: ${d.sello}`] : []),
    ...(d.indice ? [`índice: ${d.indice}`] : []),
    ...(d.portada ? dePortada(d.portada) : []),
    ...d.secciones.flatMap(deSeccion),
  ])
}
