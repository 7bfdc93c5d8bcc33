import { expect, it } from 'vitest'
import { impactoDeCambioDeCompetencia } from './cambioDeOtros.ts'
import { impactoDeCompetencia, type MundoDeCompetencia } from './competencia.ts'

const clave = (silabo_id: number, cual: string, de: string): MundoDeCompetencia['claves'][number] => ({
  tabla: 'silabo_claves',
  fila: { silabo_id, clave: cual, valor: [{ id: 'l1', competencia_id: 7, texto: '<p>Diseña</p>' }] },
  curso: 'Física',
  asignatura_id: 3,
  de,
  isCerrado: false,
})

/** One competency, named by two keys of one syllabus and one key of another of the same course. */
const mundo: MundoDeCompetencia = {
  plan: { id: 1, isPublico: false },
  competencias: [{ id: 7, planestudio_id: 1, padre_id: null, nombre: 'Diseña', perfil_egreso_id: null }],
  celdas: [],
  resultados: [],
  claves: [
    clave(20, 'competencias', 'Sílabo 2026-I'),
    clave(20, 'resultados', 'Sílabo 2026-I'),
    clave(21, 'competencias', 'Sílabo 2026-II'),
  ],
  cursos: new Map([[3, 'Física']]),
}

it('tells each syllabus once and writes each of its keys', () => {
  const { efectos, pasos } = impactoDeCompetencia(mundo, 7, null)
  expect(efectos.map(e => [e.id, e.nombre])).toEqual([
    [20, 'Sílabo 2026-I de «Física»'],
    [21, 'Sílabo 2026-II de «Física»'],
  ])
  expect(pasos.filter(p => p.tabla === 'silabo_claves')).toHaveLength(3)
})

it('another name too', () => {
  const codigos = { antes: new Map([[7, 'F1']]), despues: new Map([[7, 'F1']]) }
  const { efectos } = impactoDeCambioDeCompetencia(mundo, 7, 'Construye', codigos, [])
  expect(efectos.map(e => [e.suerte, e.id])).toEqual([
    ['queda', 20],
    ['queda', 21],
  ])
})
