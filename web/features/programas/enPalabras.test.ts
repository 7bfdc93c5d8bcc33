import { expect, it } from 'vitest'
import { enPalabras } from './enPalabras.ts'

const nombres = {
  facultad_id: [{ id: 3, nombre: 'Ingeniería' }],
  nivel_id: [{ id: 3, nombre: 'Pregrado' }],
  modalidad_id: [],
}

it.each([
  ['nombre', 'Civil', 'Civil'],
  ['maxciclos', null, '(vacío)'],
  ['ciclosporanio', 0, '0'],
  ['facultad_id', 3, 'Ingeniería'],
  ['nivel_id', 3, 'Pregrado'],
  ['modalidad_id', 9, '9'],
  ['tipociclo_id', 1, 'Semestre'],
  ['tipoduracion', '00004', 'Años'],
  ['carrera_id', 0, 'Programa de nivel'],
  ['carrera_id', 12, 'Programa ordinario'],
  ['especialidades', [{ nombre: 'A' }, { id: 2, nombre: 'B' }], 'A, B'],
  ['especialidades', [], '(ninguna)'],
])('%s %s: %s', (name, value, text) => expect(enPalabras(name, value, nombres)).toBe(text))
