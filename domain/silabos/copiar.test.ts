import { expect, it } from 'vitest'
import type { ContenidoDeSilabo } from './contenido.ts'
import { copiarContenido } from './copiar.ts'
import { referenciaNueva } from './referencia.ts'
import { semanasDe } from './semanas.ts'
import { contador, unidadesDe } from './silabosDePrueba.ts'

const contenido: ContenidoDeSilabo = {
  competencias: [{ id: 'c1', competencia_id: 7, texto: '<p>Modela</p>' }],
  unidadesaprendizaje: unidadesDe('a:1 b:2').map(u => ({
    ...u,
    semanas: u.semanas.map(s => ({ ...s, horas: 3 })),
  })),
  evaluacion: {
    texto: '<p>PF</p>',
    lineas: [
      { id: 'l1', nombre: 'Práctica', instrumento: '', peso: 60, unidad_id: 'b' },
      { id: 'l2', nombre: 'Examen', instrumento: '', peso: 40, unidad_id: null },
      { id: 'l3', nombre: 'Otra', instrumento: '', peso: 0, unidad_id: 'ida' },
    ],
  },
  bibliografia: [referenciaNueva('r1')],
  metodologia: '<p>Taller</p>',
  'propia:x': '<p>Nuestro</p>',
}

it('a whole syllabus: no id is shared, lines follow their unit, texts are the same', () => {
  const copia = copiarContenido(contenido, contador())
  const ids = (c: ContenidoDeSilabo) => [...JSON.stringify(c).matchAll(/"id":"(\w+)"/g)].map(x => x[1]!)
  expect(ids(copia)).toHaveLength(ids(contenido).length)
  expect(ids(copia).filter(id => ids(contenido).includes(id))).toEqual([])
  expect(copia.evaluacion!.lineas.map(l => l.unidad_id)).toEqual([
    copia.unidadesaprendizaje![1]!.id,
    null,
    null,
  ])
  expect(copia.competencias![0]).toMatchObject({ competencia_id: 7, texto: '<p>Modela</p>' })
  expect(copia.unidadesaprendizaje![0]!.semanas[0]!.horas).toBe(3)
  expect([copia.metodologia, copia['propia:x']]).toEqual(['<p>Taller</p>', '<p>Nuestro</p>'])
  expect(Object.keys(copia)).not.toContain('anexos')
})

it('from an earlier period: a competency that is gone by now leaves its words', () => {
  const de = {
    resultados: [7, 8, null].map((competencia_id, i) => ({ id: `r${i}`, competencia_id, texto: '<p>x</p>' })),
  }
  const copia = copiarContenido(de, contador(), { competencias: new Set([8]) })
  expect(copia.resultados!.map(l => l.competencia_id)).toEqual([null, 8, null])
})

it('into another course: its competencies as text, no hours of single weeks', () => {
  const copia = copiarContenido(contenido, contador(), { entreCursos: true })
  expect(copia.competencias![0]).toMatchObject({ competencia_id: null, texto: '<p>Modela</p>' })
  expect(semanasDe(copia.unidadesaprendizaje!).map(s => s.horas)).toEqual([null, null])
})
