import { type FileChild, Paragraph } from 'docx'
import { celda, tablaDeBarras } from '../../bloques.ts'
import type { Bloque, Franja, Lista } from '../../document.ts'
import { bloquesDeTextoRico } from '../../textoRico.ts'
import { elementoWord } from './celda.ts'
import { type ContextoWord, tinta, twips } from './contexto.ts'
import { figuraWord } from './figura.ts'
import { mallaWord } from './malla.ts'
import { avisoWord, parrafoWord, tituloWord } from './parrafos.ts'
import { raya, tablaWord } from './tablas.ts'
import { citaWord, fichaWord, firmasWord } from './tablasLisas.ts'

/** Blocks as Word has them, in their order. */
export const bloquesWord = (bloques: readonly Bloque[], c: ContextoWord): FileChild[] =>
  bloques.flatMap(b => bloqueWord(b, c))

const bloqueWord = (b: Bloque, c: ContextoWord): FileChild[] => {
  switch (b.tipo) {
    case 'titulo':
      return [tituloWord(b, c)]
    case 'parrafo':
      return [parrafoWord(b, c)]
    case 'lista':
      return listaWord(b, c)
    case 'tabla':
      return tablaWord(b, c, bloquesWord)
    case 'barras':
      return b.filas.length ? tablaWord(tablaDeBarras(b), c, bloquesWord) : []
    case 'franja':
      return franjaWord(b, c)
    case 'ficha':
      return fichaWord(b, c)
    case 'figura':
      return figuraWord(b, c)
    case 'cita':
      return citaWord(bloquesWord(b.bloques, { ...c, ancho: c.ancho - twips(14) }), c)
    case 'aviso':
      return [avisoWord(b, c)]
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

/** A list whose items begin with a paragraph; what else an item holds stands under it, indented. */
const listaWord = (b: Lista, c: ContextoWord): FileChild[] => {
  const level = Math.min(c.hondura, 5)
  const reference = b.ordenada ? `numeros${c.numeradas.length}` : 'vinetas'
  if (b.ordenada) c.numeradas.push({ reference, inicio: b.inicio })
  return b.elementos.flatMap(elemento => {
    const [primero, ...otros] = elemento
    const texto = primero?.tipo === 'parrafo' ? primero.texto : []
    const resto = primero?.tipo === 'parrafo' ? otros : elemento
    return [elementoWord(texto, { reference, level }, c), ...bloquesWord(resto, enLista(c))]
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
