import { expect, it } from 'vitest'
import type { Nivel } from '../competencias/catalogos.ts'
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

it('of several levels of one course the highest passes to the other one, however the rows come', () => {
  const competencia = (id: number, padre_id: number | null) => ({
    ...mundo.competencias[0]!,
    id,
    padre_id,
    nombre: `C${id}`,
  })
  const celda = (competencia_id: number, asignatura_id: number, nivel: Nivel) => ({
    competencia_id,
    asignatura_id,
    nivel,
  })
  const celdas = [
    celda(7, 3, 'introduce'),
    celda(8, 3, 'logra'),
    celda(9, 3, 'desarrolla'),
    celda(7, 4, 'desarrolla'),
    celda(8, 5, 'introduce'),
    celda(9, 5, 'logra'),
    celda(10, 5, 'introduce'),
  ]
  const conPartes = {
    ...mundo,
    competencias: [competencia(7, null), competencia(8, 7), competencia(9, 7), competencia(10, null)],
    claves: [],
  }
  for (const enOrden of [celdas, celdas.toReversed()]) {
    const { efectos, pasos } = impactoDeCompetencia({ ...conPartes, celdas: enOrden }, 7, 10)
    const puestas = pasos.filter(p => p.tabla === 'competencia_cursos' && p.antes === null)
    expect(
      puestas.map(p => p.despues).sort((a, b) => Number(a!.asignatura_id) - Number(b!.asignatura_id)),
    ).toEqual([celda(10, 3, 'logra'), celda(10, 4, 'desarrolla')])
    expect(pasos.filter(p => p.tabla === 'competencia_cursos' && p.despues === null)).toHaveLength(6)
    const dicho = new Map(efectos.filter(e => e.cosa === 'celda').map(e => [e.id, e.detalle]))
    expect(dicho.get(3)).toBe('Contribuye a «C10» en su lugar, con el más alto de sus niveles (Logra).')
    expect([dicho.get(4), dicho.get(5)]).toEqual([
      'Contribuye a «C10» en su lugar.',
      'Contribuye a «C10» en su lugar.',
    ])
  }
})

it('another name too', () => {
  const codigos = { antes: new Map([[7, 'F1']]), despues: new Map([[7, 'F1']]) }
  const { efectos } = impactoDeCambioDeCompetencia(mundo, 7, 'Construye', codigos, [])
  expect(efectos.map(e => [e.suerte, e.id])).toEqual([
    ['queda', 20],
    ['queda', 21],
  ])
})
