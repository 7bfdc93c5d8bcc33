import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import { formatFecha } from '@malla/domain/texto/fechas.ts'
import { hojaA4, nota, titulo } from '../bloques.ts'
import type { Documento, SeccionDocumento } from '../document.ts'
import { porCiclos, porSecciones } from '../planes/cursos.ts'
import type { AsignaturaInforme, DatosPlan, FiltroCursos } from '../planes/datos.ts'
import type { DatosDiseno } from '../planes/datosDiseno.ts'
import { filtrosEscritos } from '../planes/filtros.ts'
import { avisoDeCese, hojaDePlan, pieDe } from '../planes/hoja.ts'
import { palabrasDe } from '../planes/palabras.ts'
import { conEstado, type FiltroDeAvance } from '../planes/pdfAvance.ts'
import { textos } from '../textos.ts'
import { bloquesDeCarta } from './carta.ts'
import type { DatosCarta } from './datos.ts'

const t = textos.carta

/** The carta descriptiva of one course of the plan. Throws when the plan has no such course. */
export const pdfCarta = (
  d: DatosPlan,
  carta: DatosCarta,
  imagenes: Documento['imagenes'] = {},
): Documento => {
  const asignatura = d.asignaturas.find(a => a.id === carta.asignatura_id)
  if (!asignatura) throw new Error(`course ${carta.asignatura_id} is not in the plan`)
  return {
    ...hojaDePlan(d, `${t.una} · ${asignatura.nombre}`, {
      portada: null,
      indice: null,
      imagenes,
      secciones: [pagina(d, asignatura, carta, 1, avisoDeCese(d))],
    }),
    titulo: `${t.una} · ${asignatura.nombre}`,
  }
}

/**
 * The cartas of all courses, or of those that match the filter (its state is that of the carta, told by `partes`): cover, contents, and every course on a page of its own, cycle by
 * cycle, then the electives. A course without a carta prints what the plan says of it.
 */
export const pdfCartas = (
  d: DatosPlan & Partial<Pick<DatosDiseno, 'partes'>>,
  cartas: readonly DatosCarta[],
  pedido: FiltroDeAvance = {},
  imagenes: Documento['imagenes'] = {},
): Documento => {
  const { filtro, luz } = conEstado(d, pedido, id => d.partes?.[id]?.cartas)
  const secciones = paginasDeCartas(d, cartas, { nivel: 2, filtro })
  return hojaDePlan(d, t.todas, {
    portada: {
      antetitulo: [d.facultad, d.nivel].filter(Boolean).join(' · '),
      titulo: t.todas,
      subtitulo: [d.programa, d.full_name, filtrosEscritos(d, filtro, luz) ?? []].flat().join(' · '),
      datos: [],
    },
    indice: secciones.length ? 2 : null,
    imagenes,
    secciones: secciones.length
      ? secciones
      : [hojaA4([nota(textos.cursos.ninguno(palabrasDe(d.institucion).cursos))])],
  })
}

interface OpcionesCartas {
  /** Outline level of a course; its group stands one above, or beside it under a title of its own. */
  nivel: number
  filtro?: FiltroCursos
  /** Heads them all, as part of a larger document: the groups are then not named over it. */
  titulo?: string
}

/** The cartas of all courses, each on a page of its own, cycle by cycle, then the electives. */
export const paginasDeCartas = (
  d: DatosPlan,
  cartas: readonly DatosCarta[],
  { nivel, filtro = {}, titulo: todas }: OpcionesCartas,
): SeccionDocumento[] => {
  const porCurso = new Map(cartas.map(c => [c.asignatura_id, c]))
  const grupos = [...porCiclos(d, filtro), ...porSecciones(d, filtro)].filter(g => g.asignaturas.length > 0)
  return grupos.flatMap((g, n) =>
    g.asignaturas.map((a, i) => {
      // The name of the cycle stands over its first course only, and heads its part of the contents.
      const encima = todas === undefined ? g.nombre : n === 0 ? todas : null
      const antes = i === 0 && encima ? [titulo(nivel - 1, 'antetitulo', encima)] : []
      return pagina(d, a, cartaDe(porCurso, a.id), nivel, antes)
    }),
  )
}

const cartaDe = (cartas: ReadonlyMap<Id, DatosCarta>, id: Id): DatosCarta =>
  cartas.get(id) ?? { asignatura_id: id }

const pagina = (
  d: DatosPlan,
  a: AsignaturaInforme,
  carta: DatosCarta,
  nivel: number,
  antes: SeccionDocumento['bloques'],
): SeccionDocumento =>
  hojaA4([...antes, ...bloquesDeCarta(d, a, carta, nivel)], {
    // The day of approval says more than that of printing, and both do not fit.
    pie: carta.fecha_aprobacion
      ? pieDe({ ...d, emitido: null }, [t.una, a.nombre, t.aprobada(formatFecha(carta.fecha_aprobacion))])
      : pieDe(d, [t.una, a.nombre]),
  })
