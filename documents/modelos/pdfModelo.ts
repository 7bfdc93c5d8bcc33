import { bloquesDeTexto } from '../asignaturas/texto.ts'
import { hojaA4, parrafo, pendiente, titulo, tramo } from '../bloques.ts'
import type { Documento, NodoRico } from '../document.ts'
import { fechaLarga } from '../formato.ts'
import type { DatosInstitucion } from '../planes/datos.ts'
import { firmasDe, hojaDeInstitucion, pieDe } from '../planes/hoja.ts'
import { textos } from '../textos.ts'

/** A version of the educational model as it is printed. Days are ISO dates. */
export interface DatosModelo {
  institucion: DatosInstitucion
  nombre: string
  fechavigencia: string | null
  fechacese: string | null
  texto: NodoRico
  /** Bytes of the pictures that the text names. */
  imagenes: Readonly<Record<string, Uint8Array>>
  /** Day of printing; null leaves it out. */
  emitido: string | null
}

const t = textos.modelo

/** «Vigente desde el 1 de marzo de 2026»; of a ceased one from when to when. */
function vigenciaDe({ fechavigencia, fechacese }: DatosModelo): string {
  if (fechacese === null) return fechavigencia ? t.desde(fechaLarga(fechavigencia)) : t.vigente
  return fechavigencia
    ? t.entre(fechaLarga(fechavigencia), fechaLarga(fechacese))
    : t.hasta(fechaLarga(fechacese))
}

const nivelDe = (n: NodoRico): number => Number(n.attrs?.level) || 1
const isEncabezado = (n: NodoRico): boolean => n.type === 'heading'

/** The text with its greatest headings as those of the first level: who begins with the second means no less. */
function alzado(doc: NodoRico): NodoRico {
  const hijos = doc.content ?? []
  const sobra = Math.min(...hijos.filter(isEncabezado).map(nivelDe)) - 1
  const alzar = (n: NodoRico): NodoRico => ({ ...n, attrs: { ...n.attrs, level: nivelDe(n) - sobra } })
  return { ...doc, content: hijos.map(n => (isEncabezado(n) ? alzar(n) : n)) }
}

/** The educational model of an institution (§7): a version on the institution's own sheet, with «Cesado» on every page where it is. */
export function pdfModelo(d: DatosModelo): Documento {
  const bloques = bloquesDeTexto(alzado(d.texto), 2)
  return hojaDeInstitucion(d.institucion, {
    titulo: `${d.nombre} · ${d.institucion.razonsocial}`,
    archivo: `${t.titulo} - ${d.nombre}`,
    asunto: t.titulo,
    derecha: d.nombre,
    pie: pieDe(d, [t.titulo]),
    sello: d.fechacese ? textos.cesado : null,
    imagenes: d.imagenes,
    secciones: [
      hojaA4([
        titulo(1, 'documento', d.nombre),
        parrafo(tramo(`${t.titulo} · ${vigenciaDe(d)}`), 'subtitulo'),
        ...(bloques.length > 0 ? bloques : [parrafo(pendiente)]),
        ...firmasDe(d),
      ]),
    ],
  })
}
