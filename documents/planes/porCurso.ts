import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import { conCodigo } from '@malla/domain/texto/conCodigo.ts'
import { enLista } from '@malla/domain/texto/lista.ts'
import { isEscrita } from '../asignaturas/carta.ts'
import type { DatosCarta } from '../asignaturas/datos.ts'
import { paginasDeCartas } from '../asignaturas/pdfCarta.ts'
import { bloquesDeTexto } from '../asignaturas/texto.ts'
import { celda, fila, hojaA4, nota, parrafo, pendiente, tabla, titulo } from '../bloques.ts'
import type { Bloque, SeccionDocumento } from '../document.ts'
import type { CursoSinSilabo } from '../silabos/datos.ts'
import { cursosQueFaltan, paginasDeSilabos } from '../silabos/pdfSilabos.ts'
import { textosDeSilabo } from '../silabos/textos.ts'
import { textos } from '../textos.ts'
import { porCiclos, porSecciones } from './cursos.ts'
import type { AsignaturaInforme } from './datos.ts'
import type { DatosDiseno } from './datosDiseno.ts'
import { cuantosCursos, palabrasDe } from './palabras.ts'

/** Chapters of the curricular design that go course by course: sumillas, elements, cartas, syllabi. */

const t = textos.diseno

interface Grupo {
  nombre: string
  cursos: { curso: AsignaturaInforme; carta: DatosCarta }[]
}

interface ConYSin {
  grupos: Grupo[]
  sin: readonly AsignaturaInforme[]
}

/** Courses that have this in their carta, by cycle, then by section of electives; and those without it. */
const conEsto = (d: DatosDiseno, tiene: (carta: DatosCarta) => boolean): ConYSin => {
  const cartas = new Map<Id, DatosCarta>(d.cartas.map(c => [c.asignatura_id, c]))
  const lugares = [...porCiclos(d), ...porSecciones(d)]
  const grupos = lugares.map(g => ({
    nombre: g.nombre,
    cursos: g.asignaturas.flatMap(curso => {
      const carta = cartas.get(curso.id)
      return carta && tiene(carta) ? [{ curso, carta }] : []
    }),
  }))
  const con = new Set(grupos.flatMap(g => g.cursos.map(c => c.curso.id)))
  return {
    grupos: grupos.filter(g => g.cursos.length > 0),
    sin: lugares.flatMap(g => g.asignaturas).filter(a => !con.has(a.id)),
  }
}

/** Which courses lack it; all of them: «Pendiente». A plan without courses has no such chapter. */
const capitulo = (
  d: DatosDiseno,
  nombre: string,
  { grupos, sin }: ConYSin,
  deGrupo: (g: Grupo) => Bloque[],
): Bloque[] => {
  if (!d.asignaturas.length) return []
  return [
    titulo(1, 'seccion', nombre),
    ...(grupos.length ? grupos.flatMap(deGrupo) : [parrafo(pendiente)]),
    ...(grupos.length && sin.length
      ? [nota(t.sinEscribir(cuantosCursos(sin.length, d.institucion), enLista(sin.map(conCodigo))))]
      : []),
  ]
}

/** What every course is about, one after another. */
export const capituloDeSumillas = (d: DatosDiseno): Bloque[] =>
  capitulo(
    d,
    t.sumillas,
    conEsto(d, c => bloquesDeTexto(c.sumilla, 4).length > 0),
    g => [
      titulo(2, 'apartado', g.nombre),
      ...g.cursos.flatMap(({ curso, carta }) => [
        titulo(3, 'menor', conCodigo(curso)),
        ...bloquesDeTexto(carta.sumilla, 4),
      ]),
    ],
  )

/** Which competencies and elements each course serves, in the words of its carta and at the level of the matrix. */
export const capituloDeElementos = (d: DatosDiseno): Bloque[] =>
  capitulo(
    d,
    t.elementos,
    conEsto(d, c => (c.competencias ?? []).length > 0),
    g => [
      titulo(2, 'apartado', g.nombre),
      tabla(
        [
          { rotulo: palabrasDe(d.institucion).curso, ancho: { parte: 2 }, alineacion: 'izquierda' },
          { rotulo: textos.carta.competencia, ancho: { parte: 4 }, alineacion: 'izquierda' },
          { rotulo: textos.carta.nivel, ancho: { mm: 26 }, alineacion: 'izquierda' },
        ],
        g.cursos.flatMap(({ curso, carta }) =>
          (carta.competencias ?? []).map((c, i) =>
            fila([
              celda(i === 0 ? conCodigo(curso) : ''),
              celda(conCodigo(c)),
              celda(c.nivel ?? textos.nada),
            ]),
          ),
        ),
      ),
    ],
  )

/**
 * Every carta in which something is written and the latest syllabus of every course, each on pages of its own; after each kind the courses that have none, in
 * a list: sixty pages that only say «Pendiente» tell less.
 */
export const paginasPorCurso = (d: DatosDiseno): SeccionDocumento[] => {
  const { suyos, sin } = conCarta(d)
  if (!suyos.size && !d.silabos.length) return []
  const deCartas = suyos.size ? faltanEn(d, sin) : pendienteDe(textos.carta.todas)
  const deSilabos = d.silabos.length ? faltanEn(d, d.sinSilabo) : pendienteDe(t.silabos)
  const hoja = (bloques: readonly Bloque[]) => (bloques.length ? [hojaA4(bloques)] : [])
  return [
    ...paginasDeCartas(d, d.cartas, { nivel: 2, titulo: textos.carta.todas, filtro: { suyos } }),
    ...(d.silabos.length
      ? [...hoja(deCartas), ...paginasDeSilabos(d.silabos, t.silabos), ...hoja(deSilabos)]
      : hoja([...deCartas, ...deSilabos])),
  ]
}

/** Where nobody wrote a carta or a syllabus, that they are pending: it goes on with what stands before, and is no page. */
export const cartasYSilabosPendientes = (d: DatosDiseno): Bloque[] =>
  d.asignaturas.length && !conCarta(d).suyos.size && !d.silabos.length
    ? [...pendienteDe(textos.carta.todas), ...pendienteDe(t.silabos)]
    : []

const pendienteDe = (nombre: string): Bloque[] => [titulo(1, 'seccion', nombre), parrafo(pendiente)]
const faltanEn = (d: DatosDiseno, faltan: readonly CursoSinSilabo[]): Bloque[] =>
  cursosQueFaltan(faltan, 2, palabrasDe(d.institucion).curso)

/** Courses in whose carta something is written, and the others as a list names them. */
const conCarta = (d: DatosDiseno) => {
  const cartas = new Map<Id, DatosCarta>(d.cartas.map(c => [c.asignatura_id, c]))
  const hasCarta = (a: AsignaturaInforme): boolean => {
    const carta = cartas.get(a.id)
    return carta !== undefined && isEscrita(a, carta)
  }
  const sin = [...porCiclos(d), ...porSecciones(d)].flatMap(g =>
    g.asignaturas
      .filter(a => !hasCarta(a))
      .map(a => ({
        codigo: a.codigo,
        nombre: a.nombre,
        grupo: g.nombre,
        motivo: textosDeSilabo.sinEscribir,
      })),
  )
  return { suyos: new Set(d.asignaturas.filter(hasCarta).map(a => a.id)), sin }
}
