import { estiloInicial } from '@malla/domain/empresas/estilo.ts'
import type { Documento, SeccionDocumento } from '../document.ts'
import { AREA, disponerMalla } from '../malla/disponer.ts'
import { textos } from '../textos.ts'
import { ANCHO_DE_TEXTO } from './altos.ts'
import { type ContextoBloques, prepararBloques } from './bloques.ts'
import { leerImagen } from './imagenes.ts'
import { anchoEnEms, limpio } from './palabras.ts'
import { partesDePie } from './pie.ts'
import { sinSaltosAlBorde } from './saltos.ts'

/** What the worker hands to the template: one JSON value, and the pictures it names, by file name. */
export interface Preparado {
  json: string
  /** Type and colour, of their own: the same for every document of an institution. */
  estilo: string
  imagenes: ReadonlyMap<string, Uint8Array>
}

/**
 * Turns a document into what the template draws. Nothing in the answer can make the template fail: texts are cleaned, headings
 * follow one another, rich text has become blocks, pictures that cannot be read have become their words. `usable` says of a
 * picture, by key and file, whether the engine can draw it; `onSeccion` hears after each section how many are done, 0 to 1.
 */
export const preparar = (
  documento: Documento,
  usable: UsableImagen = () => true,
  onSeccion: (parte: number) => void = () => {},
): Preparado => {
  const { contexto, imagenes } = abrirContexto(documento, usable)
  const { cabecera, portada } = documento
  const secciones = documento.secciones.map((s, i) => {
    const preparada = prepararSeccion(s, documento.pie, contexto)
    onSeccion((i + 1) / documento.secciones.length)
    return preparada
  })
  const datos = {
    titulo: limpio(documento.titulo),
    asunto: limpio(documento.asunto),
    autor: limpio(documento.autor),
    sello: documento.sello && limpio(documento.sello),
    cabecera: {
      logo: prepararLogo(cabecera.logo, contexto),
      siglas: limpio(cabecera.siglas),
      izquierda: limpio(cabecera.izquierda),
      derecha: limpio(cabecera.derecha),
      medir: anchoEnEms(cabecera.izquierda + cabecera.derecha) > EMS.cabecera,
    },
    portada: portada && {
      antetitulo: limpio(portada.antetitulo),
      titulo: limpio(portada.titulo),
      subtitulo: limpio(portada.subtitulo),
      ficha: prepararBloques([{ tipo: 'ficha', columnas: 1, datos: portada.datos }], contexto),
    },
    pie: prepararPie(documento.pie),
    secciones,
    indice: documento.indice && prepararIndice(documento.indice, secciones),
    lema: documento.estilo?.pie ? limpio(documento.estilo.pie) : null,
    textos: textos.pagina,
  }
  return { json: JSON.stringify(datos), estilo: JSON.stringify(estiloDe(documento)), imagenes }
}

const estiloDe = ({ estilo = estiloInicial }: Documento) => ({ color: estilo.color, letra: estilo.letra })

/**
 * Room of head and foot of the narrowest page, in ems of their type. Measuring a text costs the engine more than laying out a
 * page, so it only measures what may be longer.
 */
const EMS = { cabecera: 38, pie: 45 }

/** Lines of an index that have room on a page; an entry of the first level takes one and a half. */
const RENGLONES_DE_INDICE = 54

/** An index of more than a page stands in two columns, with names as short as those of courses: half the leaves to turn. */
const prepararIndice = (hasta: number, secciones: readonly { bloques: readonly object[] }[]) => {
  const niveles = secciones.flatMap(s => s.bloques).map(b => Number(dichoDe(b, 'nivel')))
  const renglones = niveles.filter(n => n <= hasta).reduce((suma, n) => suma + (n === 1 ? 1.5 : 1), 0)
  return { hasta, columnas: renglones > RENGLONES_DE_INDICE ? 2 : 1 }
}

const prepararPie = (dado: string) => {
  const texto = limpio(dado)
  return { texto, ...partesDePie(texto), medir: anchoEnEms(texto) > EMS.pie }
}

const prepararLogo = (clave: string | null, contexto: ContextoBloques) => {
  const imagen = clave === null ? null : contexto.imagen(clave)
  if (!imagen) return null
  // A drawing says no size of its own: taken as a square.
  return { archivo: imagen.archivo, proporcion: imagen.ancho && imagen.alto ? imagen.ancho / imagen.alto : 1 }
}

export type UsableImagen = (archivo: string, bytes: Uint8Array) => boolean

const abrirContexto = (documento: Documento, usable: UsableImagen) => {
  const imagenes = new Map<string, Uint8Array>()
  const claves = Object.keys(documento.imagenes)
  const contexto: ContextoBloques = {
    ultimoNivel: 0,
    tablas: 0,
    ancho: ANCHO_DE_TEXTO,
    linea: Infinity,
    imagen: clave => {
      const bytes = documento.imagenes[clave]
      const leida = bytes && leerImagen(bytes)
      if (!leida) return null
      const archivo = `${claves.indexOf(clave)}.${leida.extension}`
      if (!usable(archivo, bytes)) return null
      imagenes.set(archivo, bytes)
      return { ...leida, archivo }
    },
    malla: bloque => disponerMalla(bloque, 'a4'),
  }
  return { contexto, imagenes }
}

const prepararSeccion = (s: SeccionDocumento, pie: string, contexto: ContextoBloques) => {
  contexto.malla = bloque => disponerMalla(bloque, s.papel)
  contexto.ancho = s.horizontal ? AREA[s.papel].ancho : ANCHO_DE_TEXTO
  return {
    papel: s.papel,
    horizontal: s.horizontal,
    pie: prepararPie(s.pie ?? pie),
    bloques: conFirmasPegadas(sinSaltosAlBorde(prepararBloques(s.bloques, contexto))),
  }
}

/** Nobody signs a page of nothing: what stands before the signatures goes on to their page, if it is no more than a paragraph or a short table with its note. */
const conFirmasPegadas = (bloques: readonly object[]): object[] => {
  const pegados = [...bloques]
  for (let i = pegados.length - 2; i >= 0; i--) {
    const siguiente = pegados[i + 1]!
    const sigue = dichoDe(siguiente, 'tipo') === 'firmas' || hangs(siguiente)
    if (sigue && pegable(pegados[i]!)) pegados[i] = { ...pegados[i], pegada: true }
  }
  return pegados
}

const dichoDe = (b: object, clave: string): unknown => (b as Record<string, unknown>)[clave]
const hangs = (b: object): boolean => dichoDe(b, 'estilo') === 'nota' && dichoDe(b, 'pegada') === true
const pegable = (b: object): boolean =>
  dichoDe(b, 'tipo') === 'parrafo' || (dichoDe(b, 'tipo') === 'tabla' && dichoDe(b, 'junta') === true)
