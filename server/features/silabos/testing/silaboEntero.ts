import type { Semana, Unidad } from '@malla/domain/silabos/contenido.ts'

const semana = (id: string): Semana => ({
  id,
  numero: 0,
  contenidos: '<p>Tablas</p>',
  actividades: '<p>Taller</p>',
  recursos: '',
  evidencias: '',
  horas: null,
})
/** A unit with so many weeks, all said. */
export const unidad = (id: string, semanas: number): Unidad => ({
  id,
  nombre: `Unidad ${id}`,
  resultado: '<p>Modela datos.</p>',
  semanas: Array.from({ length: semanas }, (_, i) => semana(`${id}${i}`)),
})
const linea = (id: string, peso: number) => ({
  id,
  nombre: id,
  instrumento: 'Rúbrica',
  peso,
  unidad_id: null,
})

/** All that the structure of the product asks of a course of 16 weeks; with `SUMILLA` in its carta it is complete. */
export const SILABO_ENTERO = {
  resultados: [{ id: 'r', competencia_id: null, texto: '<p>Diseña bases de datos.</p>' }],
  unidadesaprendizaje: [unidad('a', 8), unidad('b', 8)],
  metodologia: '<p>Proyectos.</p>',
  evaluacion: { lineas: [linea('Prácticas', 60), linea('Examen', 40)], texto: '' },
  bibliografia: [{ id: 'b', tipo: 'libro', titulo: 'Fundamentos', texto: 'Elmasri, R. (2016).' }],
}

export const SUMILLA = { sumilla: '<p>Asignatura teórica.</p>' }
