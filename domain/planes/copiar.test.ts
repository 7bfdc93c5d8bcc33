import { describe, expect, it } from 'vitest'
import { creditos, o, previo, simultaneo, y } from '../asignaturas/requisitosDePrueba.ts'
import { type AsignaturaCopiada, alDia, type ContenidoDePlan, reubicar } from './copiar.ts'
import { ningunaCompetencia } from './copiarCompetencias.ts'

const curso = (id: number, mas: Partial<AsignaturaCopiada> = {}): AsignaturaCopiada => ({
  id,
  ciclo_id: 1,
  seccion_id: null,
  orden: 0,
  base_id: null,
  version: 1,
  nombre: `Curso ${id}`,
  codigo: null,
  horasteoria: 3,
  horaspractica: 0,
  horasvirtualteoria: 0,
  horasvirtualpractica: 0,
  credits: 3,
  requisitos: null,
  areacurso_id: null,
  tipocurso_id: null,
  tipologiaespecial_id: null,
  tipoestudio: null,
  modalidad: null,
  ...mas,
})
const contenido = (mas: Partial<ContenidoDePlan>): ContenidoDePlan => ({
  plan: {} as ContenidoDePlan['plan'],
  ciclos: [{ id: 1, numero: 1, nombre: 'I', descripcion: 'Ciclo I', estado: 'Activado' }],
  secciones: [{ id: 2, nombre: 'Electivos', creditos_requeridos: 6 }],
  asignaturas: [],
  parametros: [],
  textos: [],
  perfil_egreso: [],
  competencias: ningunaCompetencia,
  ...mas,
})
const ids = {
  ciclos: new Map([[1, 101]]),
  secciones: new Map([[2, 102]]),
  asignaturas: new Map([
    [1, 201],
    [2, 202],
    [3, 203],
  ]),
  parametros: new Map([[7, 307]]),
  grupos: new Map<number, number>(),
  competencias: new Map<number, number>(),
  perfil: new Map([[4, 404]]),
  resultados: new Map<number, number>(),
}
const copia = (...asignaturas: AsignaturaCopiada[]) => reubicar(contenido({ asignaturas }), ids).asignaturas

describe('reubicar', () => {
  it('gives every row its new id and every pointer its new row', () =>
    expect(
      copia(
        curso(1, { areacurso_id: 7 }),
        curso(2, { base_id: 1, version: 2 }),
        curso(3, { ciclo_id: null, seccion_id: 2 }),
      ),
    ).toMatchObject([
      { id: 201, ciclo_id: 101, areacurso_id: 307, base_id: null },
      { id: 202, base_id: 201, version: 2 },
      { id: 203, ciclo_id: null, seccion_id: 102 },
    ]))

  it('re-points requisites inside groups, and keeps what names no course', () =>
    expect(
      copia(curso(3, { requisitos: y(previo(1), o(simultaneo(2), creditos(40))) }))[0]!.requisitos,
    ).toEqual(y(previo(201), o(simultaneo(202), creditos(40)))))

  it('a required course that was not copied is asked for no more', () =>
    expect(copia(curso(1, { requisitos: y(previo(99), previo(2)) }))[0]!.requisitos).toEqual(previo(202)))

  it('a catalogue row without a counterpart is left out', () =>
    expect(copia(curso(1, { tipocurso_id: 8 }))[0]!.tipocurso_id).toBeNull())

  it('items of texts that speak of a course speak of its copy; the rest of an item stays', () => {
    const textos = [
      {
        key: 'unidadesAprendizaje',
        items: [{ id: 'x', asignatura_id: 2, unidad_id: 2, descripcion: '<p>a</p>' }],
      },
    ]
    expect(reubicar(contenido({ textos }), ids).textos[0]!.items).toEqual([
      { id: 'x', asignatura_id: 202, unidad_id: 2, descripcion: '<p>a</p>' },
    ])
  })

  it('a unit of a course that was not copied speaks of none', () => {
    const textos = [{ key: 'unidadesAprendizaje', items: [{ id: 'x', asignatura_id: 99, unidad_id: 2 }] }]
    expect(reubicar(contenido({ textos }), ids).textos[0]!.items).toEqual([{ id: 'x', unidad_id: 2 }])
  })

  it('a module holds the copies of its courses; one that was not copied is gone from it', () => {
    const textos = [{ key: 'modulosCompetencia', items: [{ id: 'm', modulo_id: 1, cursos_ids: [3, 99, 1] }] }]
    expect(reubicar(contenido({ textos }), ids).textos[0]!.items).toEqual([
      { id: 'm', modulo_id: 1, cursos_ids: [203, 201] },
    ])
  })

  it('lines of the profile are new ones', () =>
    expect(
      reubicar(contenido({ perfil_egreso: [{ id: 4, orden: 0, descripcion: 'x' }] }), ids).perfil_egreso,
    ).toEqual([{ id: 404, orden: 0, descripcion: 'x' }]))

  it('a content from before there were competencies has none, and its lines get ids', () => {
    const vieja = contenido({ perfil_egreso: [{ orden: 0, descripcion: 'x' }] as never })
    const { competencias: _c, ...sinElla } = vieja
    expect(alDia(sinElla as never)).toEqual({
      ...sinElla,
      perfil_egreso: [{ id: 1, orden: 0, descripcion: 'x' }],
      competencias: ningunaCompetencia,
    })
  })

  it('leaves what it copied as it was', () => {
    const original = contenido({ asignaturas: [curso(1, { requisitos: previo(2) }), curso(2)] })
    const before = structuredClone(original)
    reubicar(original, ids)
    expect(original).toEqual(before)
  })
})
