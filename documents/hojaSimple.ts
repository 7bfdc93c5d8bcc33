import { hojaA4, parrafo, titulo, tramo } from './bloques.ts'
import type { Bloque, Documento } from './document.ts'
import { paraArchivo, siglasDeNombre } from './formato.ts'
import { textos } from './textos.ts'

export interface HojaSimple {
  /** What the document is («Actividades»): its subject, and first in its foot. */
  clase: string
  /** Its heading; the kind itself where it has no name of its own. */
  nombre: string
  /** Title and file where they say more than the heading. */
  titulo?: string
  archivo?: string
  autor: string
  /** Initials in place of a logo; those of the author when not said. */
  siglas?: string
  /** At the head of each page. */
  izquierda: string
  derecha: string
  subtitulo: string
  /** Day of printing, dd/mm/yyyy. */
  emitido: string
  bloques: readonly Bloque[]
}

/** A document of the installation: one upright A4 section under its heading, without cover, index or an institution's own style. */
export const hojaSimple = (h: HojaSimple): Documento => ({
  titulo: h.titulo ?? h.nombre,
  archivo: paraArchivo(h.archivo ?? h.nombre),
  asunto: h.clase,
  autor: h.autor,
  cabecera: {
    logo: null,
    siglas: h.siglas ?? siglasDeNombre(h.autor),
    izquierda: h.izquierda,
    derecha: h.derecha,
  },
  pie: [h.clase, textos.emitido(h.emitido)].join(' · '),
  sello: null,
  portada: null,
  indice: null,
  imagenes: {},
  secciones: [
    hojaA4([titulo(1, 'documento', h.nombre), parrafo(tramo(h.subtitulo), 'subtitulo'), ...h.bloques]),
  ],
})
