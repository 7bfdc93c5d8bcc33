import type { Asignatura } from '@malla/contracts/asignaturas.ts'
import { describe, expect, it } from 'vitest'
import { filtroDe, informesDePlan, isEnFiltro, whyNotInforme } from './documentos.ts'

const informe = (clave: string) => informesDePlan.find(i => i.clave === clave)!
const curso = (over: Partial<Asignatura>) =>
  ({ ciclo_id: 0, seccion_id: 0, areacurso_id: 0, tipocurso_id: 0, ...over }) as Asignatura
const obligatorio = curso({ ciclo_id: 1, areacurso_id: 5 })

describe('reports of a plan', () => {
  it('in Word are prepared or saved, never shown by the viewer of PDFs', () => {
    const enWord = informesDePlan.filter(i => i.titulo.includes('Word'))
    expect(enWord.map(i => [i.clave, i.lento ?? false, i.soloDescargar ?? false])).toEqual([
      ['disenoWord', true, false],
      ['disenoLegalWord', true, false],
      ['analiticaWord', false, true],
    ])
  })

  it('follow only the filters that are theirs', () => {
    const filtro = { ciclo_id: 1, seccion_id: 2, areacurso_id: 5 }
    expect(filtroDe(informe('obligatorios'), filtro)).toEqual({ ciclo_id: 1, areacurso_id: 5 })
    expect(filtroDe(informe('electivos'), filtro)).toEqual({ seccion_id: 2, areacurso_id: 5 })
    expect(filtroDe(informe('plan'), filtro)).toEqual({})
  })
  it.each([
    ['all of it', {}, true],
    ['its cycle', { ciclo_id: 1 }, true],
    ['another cycle', { ciclo_id: 2 }, false],
    ['its cycle, another area', { ciclo_id: 1, areacurso_id: 6 }, false],
  ])('a course is in it: %s', (_case, filtro, esta) => expect(isEnFiltro(obligatorio, filtro)).toBe(esta))
  it.each([
    ['the plan itself', 'plan', {}, [], null],
    ['obligatory courses', 'obligatorios', {}, [obligatorio], null],
    ['no courses', 'obligatorios', {}, [], 'El plan no tiene cursos.'],
    ['no electives', 'electivos', {}, [obligatorio], 'El plan no tiene cursos electivos.'],
    [
      'nothing fits',
      'obligatorios',
      { areacurso_id: 9 },
      [obligatorio],
      'Ningún curso coincide con los filtros.',
    ],
    ['a filter that is not its own', 'obligatorios', { seccion_id: 9 }, [obligatorio], null],
  ])('is empty or not: %s', (_case, clave, filtro, cursos, razon) =>
    expect(whyNotInforme(informe(clave), filtro, cursos)).toBe(razon),
  )
})
