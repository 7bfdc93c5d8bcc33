import { celda, fila, hojaA4, nota, tabla, titulo } from '../bloques.ts'
import type { Bloque, Documento, SeccionDocumento } from '../document.ts'
import { hojaDePlan } from '../planes/hoja.ts'
import { palabrasDe } from '../planes/palabras.ts'
import { textos } from '../textos.ts'
import type { CursoSinSilabo, HojaDeSilabos, SilaboEnHoja } from './datos.ts'
import { paginaDeSilabo } from './documentoDeSilabo.ts'
import { textosDeSilabo as t } from './textos.ts'

/** Syllabi in the order of the malla, each on pages of its own; the name of a cycle stands over its first course and heads its part of the index. */
export const paginasDeSilabos = (silabos: readonly SilaboEnHoja[], todos?: string): SeccionDocumento[] =>
  silabos.map(({ hoja, datos: s }, i) => {
    const antes = silabos[i - 1]?.datos.curso.grupo
    const encima =
      todos === undefined
        ? i === 0 || antes !== s.curso.grupo
          ? s.curso.grupo
          : null
        : i === 0
          ? todos
          : null
    return paginaDeSilabo(hoja, s, encima ? [titulo(1, 'antetitulo', encima)] : [])
  })

/** Name of the period that all of these are of; null where they are of several, or of none. */
export const periodoComun = (silabos: readonly Pick<SilaboEnHoja, 'datos'>[]): string | null => {
  const nombres = new Set(silabos.map(s => s.datos.periodo?.nombre ?? null))
  return nombres.size === 1 ? [...nombres][0]! : null
}

/** Courses that are not in a collection, and why; `curso`: the institution's word for one. */
export const cursosQueFaltan = (faltan: readonly CursoSinSilabo[], nivel: number, curso: string): Bloque[] =>
  faltan.length
    ? [
        titulo(nivel, 'seccion', t.faltan),
        tabla(
          [
            { rotulo: textos.tabla.codigo, ancho: { mm: 26 }, alineacion: 'izquierda' },
            { rotulo: curso, ancho: { parte: 3 }, alineacion: 'izquierda' },
            { rotulo: t.lugar, ancho: { parte: 2 }, alineacion: 'izquierda' },
            { rotulo: t.porQue, ancho: { mm: 32 }, alineacion: 'izquierda' },
          ],
          faltan.map(c =>
            fila([
              celda(c.codigo ?? textos.nada),
              celda(c.nombre),
              celda(c.grupo ?? textos.nada),
              celda(c.motivo),
            ]),
          ),
        ),
      ]
    : []

/**
 * The syllabi of a plan as one document: cover, index, every syllabus on its own sheet in the order of the malla, and at its end the courses that are not in
 * it. `hoja`: the plan as it is now, for cover and heads.
 */
export const pdfSilabos = (
  hoja: HojaDeSilabos,
  silabos: readonly SilaboEnHoja[],
  faltan: readonly CursoSinSilabo[],
): Documento => {
  const final = cursosQueFaltan(faltan, 1, palabrasDe(hoja.institucion).curso)
  const periodo = periodoComun(silabos)
  const ultima = hojaA4([...(silabos.length ? [] : [nota(t.ningunSilabo)]), ...final])
  return hojaDePlan(hoja, t.todos, {
    portada: {
      antetitulo: [hoja.facultad, hoja.nivel].filter(Boolean).join(' · '),
      titulo: [t.todos, periodo].filter(Boolean).join(' '),
      subtitulo: `${hoja.programa} · ${hoja.full_name}`,
      datos: [],
    },
    indice: silabos.length ? 2 : null,
    imagenes: hoja.imagenes,
    secciones: [...paginasDeSilabos(silabos), ...(ultima.bloques.length ? [ultima] : [])],
  })
}
