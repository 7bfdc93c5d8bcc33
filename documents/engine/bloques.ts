import type { Barras, Bloque, Dato, Figura, Titulo } from '../document.ts'
import type { MallaDispuesta } from '../malla/disponer.ts'
import type { BloqueMalla } from '../malla/malla.ts'
import { cmDePixeles } from '../pixeles.ts'
import { bloquesDeTextoRico } from '../textoRico.ts'
import { textos } from '../textos.ts'
import type { ImagenLegible } from './imagenes.ts'
import { limpio, piezas } from './palabras.ts'
import { conPalabraAncha } from './sitio.ts'
import { prepararTabla } from './tablas.ts'
import { prepararTramos } from './tramos.ts'

/**
 * What preparing a block needs of the document around it. `ultimoNivel` goes on from heading to heading, `tablas` counts them; `ancho` is the room for a table, in
 * millimetres, and `linea` that of a line where it is narrow (in a cell), in ems.
 */
export interface ContextoBloques {
  ultimoNivel: number
  tablas: number
  ancho: number
  linea: number
  imagen: (clave: string) => (ImagenLegible & { archivo: string }) | null
  malla: (bloque: BloqueMalla) => MallaDispuesta
}

/** Blocks as the template reads them; those that hold nothing are left out. */
export const prepararBloques = (bloques: readonly Bloque[], c: ContextoBloques): object[] =>
  bloques.flatMap(b => prepararBloque(b, c))

const prepararBloque = (b: Bloque, c: ContextoBloques): object[] => {
  switch (b.tipo) {
    case 'titulo':
      return [prepararTitulo(b, c)]
    case 'parrafo':
      return [{ ...b, texto: prepararTramos(b.texto, c.linea) }]
    case 'lista':
      return b.elementos.length ? [{ ...b, elementos: b.elementos.map(e => prepararBloques(e, c)) }] : []
    case 'tabla':
      c.tablas++
      return [
        { clave: c.tablas, ...prepararTabla(b, (bloques, linea) => enCelda(bloques, linea, c), c.ancho) },
      ]
    case 'franja':
      return b.datos.length ? [{ ...b, datos: b.datos.map(prepararDato) }] : []
    case 'ficha':
      return b.datos.length ? [{ ...b, datos: b.datos.map(d => enFicha(d, b.columnas)) }] : []
    case 'figura':
      return [prepararFigura(b, c)]
    case 'cita':
      return [{ ...b, bloques: prepararBloques(b.bloques, c) }]
    case 'aviso':
      return [{ ...b, titulo: limpio(b.titulo), texto: prepararTramos(b.texto) }]
    case 'textoRico':
      return prepararBloques(bloquesDeTextoRico(b.doc, b.nivel), c)
    case 'firmas':
      return b.firmas.length
        ? [{ ...b, firmas: b.firmas.map(f => ({ nombre: limpio(f.nombre), cargo: limpio(f.cargo) })) }]
        : []
    case 'malla':
      return [prepararMalla(b, c)]
    case 'barras':
      return b.filas.length ? [prepararBarras(b)] : []
    default:
      return [b]
  }
}

const enCelda = (bloques: readonly Bloque[], linea: number, c: ContextoBloques): object[] => {
  const fuera = c.linea
  c.linea = linea
  const preparados = prepararBloques(bloques, c)
  c.linea = fuera
  return preparados
}

/** Readers of tagged documents get lost, and PDF/UA refuses, where a level is jumped over. */
const siguienteNivel = (nivel: number, c: ContextoBloques): number => {
  c.ultimoNivel = Math.max(1, Math.min(nivel, c.ultimoNivel + 1, 6))
  return c.ultimoNivel
}

const prepararTitulo = (b: Titulo, c: ContextoBloques): object => ({
  ...b,
  nivel: siguienteNivel(b.nivel, c),
  texto: piezas(limpio(b.texto).replaceAll('\n', ' ')),
})

const prepararMalla = (b: BloqueMalla, c: ContextoBloques): object => {
  const nivel = siguienteNivel(b.nivel, c)
  const m = c.malla(b)
  return {
    ...m,
    tipo: 'malla',
    nivel,
    titulo: limpio(b.titulo),
    subtitulo: limpio(b.subtitulo),
    cabeceras: m.cabeceras.map(g => ({ ...g, nombre: piezas(limpio(g.nombre)), detalle: limpio(g.detalle) })),
    tarjetas: m.tarjetas.map(t => ({
      ...t,
      nombre: piezas(limpio(t.nombre)),
      codigo: t.codigo && limpio(t.codigo),
      nota: t.nota && limpio(t.nota),
      siglas: limpio(t.siglas),
    })),
    areas: m.areas.map(a => ({ ...a, nombre: limpio(a.nombre), siglas: limpio(a.siglas) })),
  }
}

/** Every measure as a share of the widest, so that the template only draws. */
const prepararBarras = ({ cabecera, filas, banda, tope: dado }: Barras): object => {
  const tope = dado ?? Math.max(banda.hasta, ...filas.map(f => f.valor))
  const parte = (n: number): number => (tope > 0 ? Math.max(0, n) / tope : 0)
  return {
    tipo: 'barras',
    cabecera: cabecera.map(limpio),
    banda: { desde: parte(banda.desde), hasta: parte(banda.hasta), media: parte(banda.media) },
    filas: filas.map(f => ({
      nombre: limpio(f.nombre),
      parte: parte(f.valor),
      cifra: limpio(f.cifra),
      nota: limpio(f.nota),
      aparte: f.aparte,
    })),
  }
}

const prepararDato = (d: Dato) => ({ rotulo: limpio(d.rotulo), valor: prepararTramos(d.valor) })

/** Room for what a fact says, in ems of its letters, where they stand in one column and in two. */
const LINEA_DE_FICHA = { 1: 36, 2: 12 } as const

const enFicha = (d: Dato, columnas: 1 | 2) => ({
  ...prepararDato(d),
  guiones: conPalabraAncha({ contenido: d.valor }, LINEA_DE_FICHA[columnas]),
})

/** Largest picture on a page, in centimetres: the column, and a little less than its height. */
const ANCHO_MAXIMO = 16.4
const ALTO_MAXIMO = 20

const prepararFigura = (b: Figura, c: ContextoBloques): object => {
  const imagen = c.imagen(b.imagen)
  const alt = limpio(b.alt) || textos.imagen
  if (!imagen)
    return {
      tipo: 'aviso',
      tono: 'nota',
      titulo: textos.imagenNoDisponible,
      texto: prepararTramos([{ texto: alt }]),
    }
  const proporcion = imagen.ancho && imagen.alto ? imagen.ancho / imagen.alto : 1
  const natural = imagen.ancho ? cmDePixeles(imagen.ancho) : ANCHO_MAXIMO / 2
  const ancho = Math.max(0.2, Math.min(b.ancho ?? natural, ANCHO_MAXIMO, ALTO_MAXIMO * proporcion))
  return { tipo: 'figura', archivo: imagen.archivo, alt, pie: b.pie && limpio(b.pie), ancho }
}
