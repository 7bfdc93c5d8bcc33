import { expect, it } from 'vitest'
import { hojas } from '../asignaturas/requisitos.ts'
import { previo } from '../asignaturas/requisitosDePrueba.ts'
import { impactoDeCursos } from './curso.ts'
import type { FilaDeCurso, MundoDeCurso } from './mundoDeCurso.ts'

const fila = (id: number, mas: Partial<FilaDeCurso> = {}): FilaDeCurso => ({
  id,
  planestudio_id: 1,
  ciclo_id: 1,
  codigo: null,
  horasteoria: 2,
  horaspractica: 0,
  horasvirtualteoria: 0,
  horasvirtualpractica: 0,
  base_id: null,
  version: 1,
  nombre: `Curso ${id}`,
  credits: 3,
  requisitos: null,
  ...mas,
})

const mundo = (cursos: FilaDeCurso[]): MundoDeCurso => ({
  plan: { id: 1, isPublico: false },
  cursos,
  ciclos: [],
  celdas: [],
  competencias: new Map(),
  equivalencias: [],
  entradas: [],
  silabos: [],
  cartas: [],
  accesos: [],
})

/** Course 1 goes; 2 requires it in its base, a version between and the one in force (22); 3 requires it too. */
const requisitos = previo(1)
const cursos = [
  fila(1),
  fila(2, { requisitos }),
  fila(21, { base_id: 2, version: 2, requisitos }),
  fila(22, { base_id: 2, version: 3, requisitos }),
  fila(3, { requisitos }),
]

it.each([
  [3, 'Pasa de 15 a 12 créditos.'],
  [null, 'Pasa de 10 a 8 horas semanales.'],
])('tells what the cycle weighs without it, where a course has %s credits', (credits, detalle) => {
  const ciclos = [{ id: 1, nombre: '1', descripcion: 'Primer grado' }]
  const suyos = [1, 2, 3, 4, 5].map(id => fila(id, { credits }))
  const { efectos } = impactoDeCursos({ ...mundo(suyos), ciclos }, [1], null)
  expect(efectos.filter(e => e.cosa === 'ciclo').map(e => e.detalle)).toEqual([detalle])
})

it.each([22, 21, 2])('no version of what takes the place comes to require itself (%i is chosen)', por => {
  const { efectos, pasos } = impactoDeCursos(mundo(cursos), [1], por)
  const quedan = pasos
    .filter(p => p.tabla === 'asignaturas' && p.despues)
    .map(p => [p.llave.id, [...hojas(p.despues!.requisitos as FilaDeCurso['requisitos'])]] as const)
  expect(quedan.map(([id, pide]) => [id, pide.map(h => h.tipo === 'curso' && h.asignatura_id)])).toEqual([
    [2, []],
    [21, []],
    [22, []],
    [3, [2]],
  ])
  expect(efectos.filter(e => e.detalle.startsWith('Pasa a requerir')).map(e => e.id)).toEqual([3])
})
