import { describe, expect, it } from 'vitest'
import { conservarLoNoDicho, type Dicho } from './conservarLoNoDicho.ts'
import type { ContenidoDePlan } from './copiar.ts'
import { ningunaCompetencia } from './copiarCompetencias.ts'

const vacio = {
  plan: { semanas: null, modalidad: null, config_terminos: {} },
  ciclos: [],
  secciones: [],
  asignaturas: [],
  parametros: [],
  textos: [],
  perfil_egreso: [],
  competencias: ningunaCompetencia,
} as unknown as ContenidoDePlan
const con = (mas: object): ContenidoDePlan => ({ ...vacio, ...mas }) as ContenidoDePlan
const todo: Dicho = { datos: {}, ciclos: true, secciones: true, textos: ['valores'], perfil: true }
const nada: Dicho = { datos: {}, ciclos: false, secciones: false, textos: [], perfil: false }
const ciclo = (id: number, numero: number, nombre: string) => ({
  id,
  numero,
  nombre,
  descripcion: `El ${nombre}`,
  estado: 'Activado',
})
const curso = (id: number, codigo: string, ciclo_id: number | null, seccion_id: number | null = null) => ({
  id,
  codigo,
  nombre: codigo,
  ciclo_id,
  seccion_id,
})
const p = (texto: string) => `<p>${texto}</p>`

describe('cycles', () => {
  const antes = con({
    ciclos: [ciclo(71, 1, 'Primer grado'), ciclo(72, 2, 'Intensivo'), ciclo(73, 3, 'Tercero')],
    asignaturas: [curso(1, 'A', 71), curso(2, 'B', 73)],
  })
  it('are called as they were; one that was empty stays, one that was emptied goes', () => {
    const despues = con({ ciclos: [ciclo(1, 1, 'I')], asignaturas: [curso(1, 'A', 1)] })
    expect(conservarLoNoDicho(antes, despues, nada).ciclos).toEqual([
      ciclo(1, 1, 'Primer grado'),
      ciclo(2, 2, 'Intensivo'),
    ])
  })
  it('are as the form says them where it does, in the state in which they were', () => {
    const despues = con({ ciclos: [ciclo(1, 1, 'Año uno'), ciclo(4, 4, 'Verano')] })
    const cerrado = { ...antes.ciclos[0]!, estado: 'Desactivado' }
    expect(conservarLoNoDicho(con({ ...antes, ciclos: [cerrado] }), despues, todo).ciclos).toEqual([
      { ...ciclo(1, 1, 'Año uno'), estado: 'Desactivado' },
      ciclo(4, 4, 'Verano'),
    ])
  })
})

describe('sections of electives', () => {
  const s = (id: number, nombre: string, creditos_requeridos: number | null) => ({
    id,
    nombre,
    creditos_requeridos,
  })
  const antes = con({
    secciones: [s(5, 'Arte', 3), s(6, 'Deporte', 2)],
    asignaturas: [curso(1, 'A', null, 5)],
  })
  const despues = con({ secciones: [s(1, 'ARTE', null)], asignaturas: [curso(1, 'A', null, 1)] })
  it.each<[string, Dicho, object[]]>([
    ['that the form says are as it says', todo, [s(1, 'ARTE', null)]],
    ['that it does not say keep what they require', nada, [s(1, 'ARTE', 3), s(2, 'Deporte', 2)]],
  ])('%s', (_case, dicho, secciones) =>
    expect(conservarLoNoDicho(antes, despues, dicho).secciones).toEqual(secciones),
  )
  it.each([
    ['says', todo],
    ['does not say', nada],
  ])('of one name that the form %s stay two', (_case, dicho) => {
    const era = con({ secciones: [s(5, 'Arte', 3), s(6, 'Arte', 2)] })
    const es = con({ secciones: [s(1, 'Arte', 3), s(2, 'Arte (2)', 2)] })
    expect(conservarLoNoDicho(era, es, dicho).secciones).toEqual([s(1, 'Arte', 3), s(2, 'Arte', 2)])
  })
})

it('data that the form does not name stay; what it names is said, nothing too', () => {
  const antes = con({ plan: { semanas: 17, modalidad: 'Dual', config_terminos: { letraUno: 'X' } } })
  expect(conservarLoNoDicho(antes, vacio, { ...nada, datos: { semanas: null } }).plan).toMatchObject({
    semanas: null,
    modalidad: 'Dual',
    config_terminos: { letraUno: 'X' },
  })
})

it('rows of catalogues keep abbreviation and colour', () => {
  const antes = con({
    parametros: [{ id: 9, tipo: 'areascursos', nombre: 'Básica', abreviatura: 'B', color: 7 }],
  })
  const despues = con({
    parametros: ['BASICA', 'Otra'].map((nombre, i) => ({
      id: i + 1,
      tipo: 'areascursos',
      nombre,
      abreviatura: null,
      color: i + 1,
    })),
  })
  expect(conservarLoNoDicho(antes, despues, todo).parametros).toMatchObject([
    { id: 1, nombre: 'BASICA', abreviatura: 'B', color: 7 },
    { id: 2, abreviatura: null, color: 2 },
  ])
})

describe('texts', () => {
  const valores = [
    { id: 'a', nombre: 'Solo nombre', descripcion: '' },
    { id: 'b', peso: 60, status: 2, descripcion: '<p>Uno <strong>dos</strong></p>' },
    { id: 'c', grupo: 'G', descripcion: '<ul><li><p>x</p></li><li><p>y</p></li></ul>' },
    { id: 'd', nombre: 'Tampoco', descripcion: '<p></p>' },
  ]
  const leidos = (...textos: string[]) =>
    con({
      textos: [{ key: 'valores', items: textos.map((descripcion, i) => ({ id: `n${i}`, descripcion })) }],
    })
  const unidos = (...textos: string[]) =>
    conservarLoNoDicho(con({ textos: [{ key: 'valores', items: valores }] }), leidos(...textos), todo)
      .textos[0]!.items
  it('that read the same are whole as they were, and those that no form can say stay in their place', () =>
    expect(unidos(p('Uno dos'), p('x') + p('y'))).toEqual(valores))
  it('keep what belongs to them in another order', () =>
    expect(unidos(p('x') + p('y'), p('Uno dos')).map(i => (i as { id: string }).id)).toEqual([
      'a',
      'c',
      'd',
      'b',
    ]))
  it('written anew in their place keep it too', () =>
    expect(unidos(p('Uno dos tres'), p('x') + p('y'))[1]).toEqual({
      ...valores[1],
      descripcion: p('Uno dos tres'),
    }))
  it('added and taken away are just that', () => {
    expect(unidos(p('x') + p('y'), p('Uno dos'), p('nuevo')).at(-1)).toEqual({
      id: 'n2',
      descripcion: p('nuevo'),
    })
    expect(unidos(p('Uno dos')).map(i => (i as { id: string }).id)).toEqual(['a', 'b', 'd'])
  })
  it('written anew where others were added are new', () =>
    expect(unidos(p('Otro'), p('x') + p('y'), p('nuevo')).map(i => (i as { id: string }).id)).toEqual([
      'a',
      'n0',
      'c',
      'd',
      'n2',
    ]))
  it('of another case is another text', () =>
    expect(unidos(p('UNO dos'), p('x') + p('y'))[1]).toMatchObject({ peso: 60, descripcion: p('UNO dos') }))
  it('that the form does not say stay; modules and units follow their courses', () => {
    const textos = [
      { key: 'valores', items: valores },
      { key: 'modulosCompetencia', items: [{ id: 'm', cursos_ids: [21, 22] }] },
      {
        key: 'unidadesAprendizaje',
        items: [
          { id: 'u', asignatura_id: 21 },
          { id: 'v', asignatura_id: 22 },
        ],
      },
    ]
    const antes = con({ textos, asignaturas: [curso(21, 'MAT-1', null), curso(22, 'X', null)] })
    const despues = con({ asignaturas: [curso(1, 'mat 1', null)] })
    expect(conservarLoNoDicho(antes, despues, nada).textos).toEqual([
      { key: 'valores', items: valores },
      { key: 'modulosCompetencia', items: [{ id: 'm', cursos_ids: [1] }] },
      { key: 'unidadesAprendizaje', items: [{ id: 'u', asignatura_id: 1 }, { id: 'v' }] },
    ])
  })
  it('of the profile keep their form, and all stay where the form says none', () => {
    const era = [{ id: 4, orden: 0, descripcion: '<p>Hace <em>bien</em></p>' }]
    const es = [
      { id: 1, orden: 0, descripcion: p('Hace bien') },
      { id: 2, orden: 1, descripcion: p('Más') },
    ]
    const de = (dicho: Dicho) =>
      conservarLoNoDicho(con({ perfil_egreso: era }), con({ perfil_egreso: es }), dicho).perfil_egreso
    expect(de(todo)).toEqual([{ ...es[0], descripcion: era[0]!.descripcion }, es[1]])
    expect(de(nada)).toEqual(era)
  })
})
