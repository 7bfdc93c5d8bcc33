import { cursosEnAvance } from '@malla/domain/planes/avance.ts'
import { nota, parrafo, titulo, tramo } from '../bloques.ts'
import type { Bloque, Documento } from '../document.ts'
import { textos } from '../textos.ts'
import { type GrupoCursos, porCiclos, porSecciones } from './cursos.ts'
import type { DatosPlan } from './datos.ts'
import { filtrosEnPalabras } from './filtros.ts'
import { informeDePlan } from './hoja.ts'
import { cuantosCursos, palabrasDe } from './palabras.ts'
import { conEstado, type FiltroDeAvance } from './pdfAvance.ts'
import { ofertaDe } from './pdfPlan.ts'
import { tablasDeCursos } from './tablaCursos.ts'

/** The filter by how far each course is registered, as the report of states tells it. */
function registrados(d: DatosPlan, pedido: FiltroDeAvance) {
  const cursos = d.asignaturas.map(a => ({ ...a, partes: {} }))
  const luces = new Map(cursosEnAvance({ cursos, ciclos: d.ciclos }).map(c => [c.id, c.registro]))
  return conEstado(d, pedido, id => luces.get(id))
}

/** Courses that every student takes: those that stand in a cycle, cycle by cycle, as far as the filter lets them. */
export const pdfCursosObligatorios = (d: DatosPlan, pedido: FiltroDeAvance = {}): Documento => {
  const { filtro, luz } = registrados(d, pedido)
  const tablaDe = tablasDeCursos(d, { clasificacion: true })
  const ciclos = porCiclos(d, filtro)
  const bloques = ciclos.flatMap(c => [
    titulo(2, 'seccion', c.nombre),
    c.asignaturas.length
      ? tablaDe(c.asignaturas, textos.plan.totalDe(c.nombre))
      : nota(textos.plan.sinCursos(palabrasDe(d.institucion).cursos)),
  ])
  return listado(
    d,
    palabrasDe(d.institucion).obligatorios,
    filtrosEnPalabras(d, filtro, luz),
    ciclos,
    bloques,
  )
}

/** Courses to choose from: those that stand in a section of electives, section by section. */
export const pdfCursosElectivos = (d: DatosPlan, pedido: FiltroDeAvance = {}): Documento => {
  const { filtro, luz } = registrados(d, pedido)
  const tablaDe = tablasDeCursos(d, { clasificacion: true })
  const secciones = porSecciones(d, filtro)
  const bloques = secciones.flatMap(s => [
    titulo(2, 'seccion', s.nombre),
    { ...nota(ofertaDe(d, s)), pegada: s.asignaturas.length > 0 },
    ...(s.asignaturas.length ? [tablaDe(s.asignaturas, null)] : []),
  ])
  return listado(
    d,
    palabrasDe(d.institucion).electivos,
    filtrosEnPalabras(d, filtro, luz),
    secciones,
    bloques,
  )
}

const listado = (
  d: DatosPlan,
  nombre: string,
  solo: readonly Bloque[],
  grupos: readonly GrupoCursos[],
  bloques: readonly Bloque[],
): Documento => {
  const total = grupos.reduce((suma, g) => suma + g.asignaturas.length, 0)
  const partes = [d.programa, d.full_name, cuantosCursos(total, d.institucion)]
  return informeDePlan(d, nombre, partes, [
    ...solo,
    ...(total === 0 ? [parrafo(tramo(textos.cursos.ninguno(palabrasDe(d.institucion).cursos)))] : bloques),
  ])
}
