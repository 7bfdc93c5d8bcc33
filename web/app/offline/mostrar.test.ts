import { expect, it } from 'vitest'
import { mostrar } from './mostrar.ts'

const filas: Record<string, Record<string, unknown>[]> = {
  areascursos: [{ id: 3, nombre: 'Ciencias' }],
  asignaturas: [{ id: 7, codigo: 'F1', nombre: 'Física I' }],
  perfiles: [{ id: 2, descripcion: '<p>Diseña <b>puentes</b></p>' }],
}
const vistas = (entidad: string) => filas[entidad] ?? []

it.each([
  ['areacurso_id', 3, 'Ciencias'],
  ['areacurso_id', 5, 'Registro 5'],
  ['ciclo_id', 0, '(ninguno)'],
  ['perfil_egreso_id', 2, 'Diseña puentes'],
  ['origen', [7], 'Física I'],
  ['requisitos', { tipo: 'curso', asignatura_id: 7, modo: 'previo' }, 'F1'],
  ['requisitos', null, '(ninguno)'],
  ['tipopadre', 1, 'Funcional'],
  ['horasteoria', 2.5, '2,5'],
  ['nombre', '<p>Álgebra</p>', 'Álgebra'],
])('%s %j is shown as «%s»', (name, value, text) => expect(mostrar(name, value, vistas)).toBe(text))
