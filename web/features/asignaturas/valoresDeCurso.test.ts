import { expect, it } from 'vitest'
import { mostrarValor } from './valoresDeCurso.ts'

const catalogos = { areascursos: [], tiposcursos: [], tipologiasespecialescursos: [] }
const mostrar = mostrarValor({ catalogos, ciclos: [], secciones: [], cursos: [] } as never)

it.each([
  ['credits', 1.5, '1,5'],
  ['horasteoria', 0, '0'],
  ['tipoestudio', 'especifico', 'Específico'],
  ['modalidad', 'semipresencial', 'Semipresencial'],
  ['modalidad', null, '(vacío)'],
  ['codigo', '', '(vacío)'],
  ['nombre', 'Física', 'Física'],
  ['areacurso_id', 0, 'Sin elegir'],
])('%s %j: «%s»', (nombre, valor, dicho) => expect(mostrar(nombre, valor)).toBe(dicho))
