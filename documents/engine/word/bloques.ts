import {
  AlignmentType,
  BorderStyle,
  type FileChild,
  HeadingLevel,
  ImageRun,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import { celda } from '../../bloques.ts'
import type {
  Aviso,
  Bloque,
  Dato,
  Ficha,
  Figura,
  Firmas,
  Franja,
  Lista,
  Parrafo,
  Titulo,
} from '../../document.ts'
import { bloquesDeTextoRico } from '../../textoRico.ts'
import { textos } from '../../textos.ts'
import { limpio } from '../palabras.ts'
import { type ContextoWord, tinta, twips } from './contexto.ts'
import { mallaWord } from './malla.ts'
import { alineaciones, raya, sinBordes, tablaWord } from './tablas.ts'
import { tramosWord } from './tramos.ts'

/** Blocks as Word has them, in their order. */
export const bloquesWord = (bloques: readonly Bloque[], c: ContextoWord): FileChild[] =>
  bloques.flatMap(b => bloqueWord(b, c))

const bloqueWord = (b: Bloque, c: ContextoWord): FileChild[] => {
  switch (b.tipo) {
    case 'titulo':
      return [tituloWord(b, c)]
    case 'parrafo':
      return [parrafoWord(b)]
    case 'lista':
      return listaWord(b, c)
    case 'tabla':
      return tablaWord(b, c, bloquesWord)
    case 'franja':
      return franjaWord(b, c)
    case 'ficha':
      return fichaWord(b, c)
    case 'figura':
      return figuraWord(b, c)
    case 'cita':
      return citaWord(bloquesWord(b.bloques, { ...c, ancho: c.ancho - twips(14) }), c)
    case 'aviso':
      return [avisoWord(b)]
    case 'textoRico':
      return bloquesWord(bloquesDeTextoRico(b.doc, b.nivel), c)
    case 'malla':
      return [
        tituloWord({ tipo: 'titulo', nivel: b.nivel, texto: b.titulo, estilo: 'seccion' }, c),
        ...mallaWord(b, c),
      ]
    case 'firmas':
      return firmasWord(b, c)
    case 'separador':
      return [new Paragraph({ border: { bottom: { ...raya(4, tinta.lineaFuerte), space: 1 } } })]
    case 'salto':
      return [new Paragraph({ pageBreakBefore: true, style: 'TrasTabla' })]
  }
}

const niveles = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
] as const

/** A heading of Word, so that its outline, its index and its screen readers know it; no level is jumped over. */
const tituloWord = (b: Titulo, c: ContextoWord): Paragraph => {
  c.ultimoNivel = Math.max(1, Math.min(b.nivel, c.ultimoNivel + 1, 6))
  const tamanos = { documento: 38, seccion: 25, apartado: 21, menor: 20, antetitulo: 17 }
  const color = {
    documento: tinta.texto,
    seccion: c.color,
    apartado: tinta.texto,
    menor: tinta.segunda,
    antetitulo: tinta.tercera,
  }
  return new Paragraph({
    heading: niveles[c.ultimoNivel - 1],
    children: [
      new TextRun({
        text: limpio(b.texto).replaceAll('\n', ' '),
        size: tamanos[b.estilo],
        color: color[b.estilo],
        bold: true,
      }),
    ],
  })
}

const estilos = { normal: undefined, subtitulo: 'Subtitulo', nota: 'Nota', codigo: 'Codigo' } as const

const parrafoWord = (b: Parrafo): Paragraph =>
  new Paragraph({
    style: estilos[b.estilo],
    keepNext: b.pegada === true || b.estilo === 'subtitulo',
    ...(b.alineacion && { alignment: alineaciones[b.alineacion] }),
    children: tramosWord(b.texto),
  })

/** A list whose items begin with a paragraph; what else an item holds stands under it, indented. */
const listaWord = (b: Lista, c: ContextoWord): FileChild[] => {
  const level = Math.min(c.hondura, 5)
  const reference = b.ordenada ? `numeros${c.numeradas.length}` : 'vinetas'
  if (b.ordenada) c.numeradas.push({ reference, inicio: b.inicio })
  return b.elementos.flatMap(elemento => {
    const [primero, ...otros] = elemento
    const texto = primero?.tipo === 'parrafo' ? primero.texto : []
    const resto = primero?.tipo === 'parrafo' ? otros : elemento
    return [
      new Paragraph({ style: 'Elemento', numbering: { reference, level }, children: tramosWord(texto) }),
      ...bloquesWord(resto, enLista(c)),
    ]
  })
}

/** Numbered lists go on being counted for the whole document: the same array. */
const enLista = (c: ContextoWord): ContextoWord => ({
  ...c,
  hondura: c.hondura + 1,
  ancho: c.ancho - twips(8),
})

const franjaWord = (b: Franja, c: ContextoWord): FileChild[] => {
  const POR_FILA = 7
  return Array.from({ length: Math.ceil(b.datos.length / POR_FILA) }, (_, i) =>
    b.datos.slice(i * POR_FILA, (i + 1) * POR_FILA),
  ).flatMap(datos =>
    tablaWord(
      {
        tipo: 'tabla',
        columnas: datos.map(() => ({ ancho: { parte: 1 }, alineacion: 'centro' })),
        cabecera: [datos.map(d => celda(d.rotulo, { alineacion: 'centro' }))],
        filas: [{ clase: 'dato', celdas: datos.map(d => ({ contenido: d.valor })) }],
        junta: true,
        densa: false,
      },
      c,
      bloquesWord,
    ),
  )
}

const fichaWord = (b: Ficha, c: ContextoWord): FileChild[] => {
  if (b.datos.length === 0) return []
  const rotulo = twips(b.columnas === 1 ? 44 : 34)
  const filas = Array.from({ length: Math.ceil(b.datos.length / b.columnas) }, (_, i) =>
    b.datos.slice(i * b.columnas, (i + 1) * b.columnas),
  )
  const anchos = Array.from({ length: b.columnas }).flatMap(() => [
    rotulo,
    Math.floor(c.ancho / b.columnas) - rotulo,
  ])
  const par = (d: Dato | undefined, y: number, x: number): TableCell[] =>
    [
      d ? tramosWord([{ texto: d.rotulo, tono: 'tenue' }], { size: 18 }) : [],
      d ? tramosWord(d.valor, { size: 18 }) : [],
    ].map(
      (children, k) =>
        new TableCell({
          width: { size: anchos[x * 2 + k] ?? rotulo, type: WidthType.DXA },
          margins: { top: 50, bottom: 50, left: 40, right: 60 },
          borders: {
            ...lados,
            top: y === 0 ? raya(8, tinta.segunda) : raya(3, tinta.linea),
            bottom: y === filas.length - 1 ? raya(6, tinta.lineaFuerte) : nada,
          },
          children: [new Paragraph({ style: 'Celda', children })],
        }),
    )
  const rows = filas.map(
    (datos, y) =>
      new TableRow({
        cantSplit: true,
        children: Array.from({ length: b.columnas }, (_, x) => par(datos[x], y, x)).flat(),
      }),
  )
  return [tablaLisa(rows, anchos), new Paragraph({ style: 'TrasTabla' })]
}

const nada = { style: BorderStyle.NONE, size: 0, color: 'auto' }
const lados = { left: nada, right: nada }

const tablaLisa = (rows: TableRow[], anchos: number[]): Table =>
  new Table({
    rows,
    columnWidths: anchos,
    width: { size: anchos.reduce((a, b) => a + b, 0), type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    borders: sinBordes,
  })

/** Pictures that Word draws; of another kind, or not there, their words stand in their place. */
const DIBUJABLES = { png: 'png', jpg: 'jpg', gif: 'gif' } as const

const figuraWord = (b: Figura, c: ContextoWord): FileChild[] => {
  const imagen = c.imagen(b.imagen)
  const alt = limpio(b.alt) || textos.imagen
  const type = imagen && DIBUJABLES[imagen.extension as keyof typeof DIBUJABLES]
  if (!imagen || !type || !imagen.ancho || !imagen.alto)
    return [
      avisoWord({ tipo: 'aviso', tono: 'nota', titulo: textos.imagenNoDisponible, texto: [{ texto: alt }] }),
    ]
  const maximo = (c.ancho / 1440) * 96
  const pedido = b.ancho === null ? imagen.ancho : (b.ancho / 2.54) * 96
  const ancho = Math.max(8, Math.min(pedido, maximo, (ALTO_MAXIMO * imagen.ancho) / imagen.alto))
  const foto = new ImageRun({
    type,
    data: imagen.bytes,
    transformation: { width: Math.round(ancho), height: Math.round((ancho * imagen.alto) / imagen.ancho) },
    altText: { name: alt, title: alt, description: alt },
  })
  return [
    new Paragraph({ alignment: AlignmentType.CENTER, keepNext: b.pie !== null, children: [foto] }),
    ...(b.pie
      ? [
          new Paragraph({
            style: 'Nota',
            alignment: AlignmentType.CENTER,
            children: tramosWord([{ texto: b.pie }]),
          }),
        ]
      : []),
  ]
}

/** Highest picture, in pixels at 96 to the inch: a little less than a page. */
const ALTO_MAXIMO = 750

/** A quotation: its blocks in a cell behind a rule. */
const citaWord = (dentro: FileChild[], c: ContextoWord): FileChild[] => {
  const children = dentro.filter(x => x instanceof Paragraph || x instanceof Table)
  const fila = new TableRow({
    children: [
      new TableCell({
        width: { size: c.ancho, type: WidthType.DXA },
        margins: { left: twips(5), right: twips(5), top: 40, bottom: 40 },
        borders: { top: nada, bottom: nada, right: nada, left: raya(18, tinta.lineaFuerte) },
        children:
          children.at(-1) instanceof Paragraph ? children : [...children, new Paragraph({ style: 'Celda' })],
      }),
    ],
  })
  return [tablaLisa([fila], [c.ancho]), new Paragraph({ style: 'TrasTabla' })]
}

const avisoWord = (b: Aviso): Paragraph => {
  const [color, fondo] = {
    nota: [tinta.nota, tinta.notaSuave],
    pendiente: [tinta.pendiente, tinta.pendienteSuave],
    cesado: [tinta.cesado, tinta.cesadoSuave],
  }[b.tono] as [string, string]
  return new Paragraph({
    keepLines: true,
    spacing: { before: 160, after: 200 },
    shading: { type: 'clear', color: 'auto', fill: fondo },
    border: { left: { ...raya(20, color), space: 6 } },
    children: [new TextRun({ text: `${limpio(b.titulo)}  `, bold: true, color }), ...tramosWord(b.texto)],
  })
}

/** Places to sign, three beside each other. */
const firmasWord = (b: Firmas, c: ContextoWord): FileChild[] => {
  if (b.firmas.length === 0) return []
  const n = Math.min(3, b.firmas.length)
  const ancho = Math.floor(c.ancho / n)
  const filas = Array.from({ length: Math.ceil(b.firmas.length / n) }, (_, i) =>
    b.firmas.slice(i * n, (i + 1) * n),
  )
  const rows = filas.map(
    firmas =>
      new TableRow({
        cantSplit: true,
        children: Array.from({ length: n }, (_, x) => firmas[x]).map(
          f =>
            new TableCell({
              width: { size: ancho, type: WidthType.DXA },
              margins: { left: 160, right: 160, top: 40, bottom: 40 },
              children: [
                new Paragraph({
                  alignment: AlignmentType.CENTER,
                  spacing: { before: 1300 },
                  ...(f && { border: { top: { ...raya(6, tinta.segunda), space: 3 } } }),
                  children: f ? tramosWord([{ texto: f.nombre, negrita: true }], { size: 19 }) : [],
                }),
                new Paragraph({
                  alignment: AlignmentType.CENTER,
                  style: 'Celda',
                  children: f ? tramosWord([{ texto: f.cargo }], { size: 17, color: tinta.segunda }) : [],
                }),
              ],
            }),
        ),
      }),
  )
  return [
    tablaLisa(
      rows,
      Array.from({ length: n }, () => ancho),
    ),
    new Paragraph({ style: 'TrasTabla' }),
  ]
}
