import { describe, expect, it } from 'vitest'
import { oracion, predicado } from './oracion.ts'
import { referenciasDe } from './referencias.ts'
import { cambio, decir, enPlan, larga, lectura, previo } from './testing/lectura.ts'

const ambos = { tipo: 'y', de: [previo(2), previo(77)] }

describe('sentences of the log', () => {
  it.each<[string, string]>([
    [
      cambio('asignatura.updated', 1, { credits: 4 }, { credits: 5 }),
      'cambió los créditos de Cálculo I de 4 a 5',
    ],
    [
      cambio('asignatura.updated', 1, { credits: 1.5 }, { credits: 2 }),
      'cambió los créditos de Cálculo I de 1,5 a 2',
    ],
    [
      cambio(
        'asignatura.updated',
        1,
        { codigo: 'MA-1', credits: 4, areacurso_id: 10 },
        { codigo: 'MA-2', credits: 5, areacurso_id: 11 },
      ),
      'cambió en Cálculo I el código de «MA-1» a «MA-2», los créditos de 4 a 5 y el área de Matemática a Ciencias',
    ],
    // The database keeps the fields of a structure in an order of its own: that alone is no change.
    [
      cambio(
        'empresa.updated',
        1,
        { nombre: 'Andina', perfil: { ruc: '1', redes: { x: 'a', y: 'b' } } },
        { perfil: { redes: { y: 'b', x: 'a' }, ruc: '2' } },
      ),
      'cambió el RUC de la institución Andina de «1» a «2»',
    ],
    // Three in the night of the 22nd in UTC is still the 21st where the institutions are.
    [
      cambio(
        'plan_estudio.updated',
        7,
        { visto: '2026-11-20T15:00:00Z' },
        { visto: '2026-11-22 03:00:00.5+00' },
      ),
      'cambió el dato «visto» del plan 2026 de 20/11/2026 a 21/11/2026',
    ],
    [
      cambio('asignatura.updated', 1, { codigo: null }, { codigo: 'MA-1' }),
      'cambió el código de Cálculo I a «MA-1»',
    ],
    [
      cambio('asignatura.updated', 1, { codigo: 'MA-1' }, { codigo: null }),
      'borró el código («MA-1») de Cálculo I',
    ],
    [
      cambio('asignatura.updated', 1, { nombre: 'Cálculo 1' }, { nombre: 'Cálculo I' }),
      'cambió el nombre de Cálculo 1 a «Cálculo I»',
    ],
    [
      cambio('asignatura.updated', 2, { ciclo_id: 2, orden: 1 }, { ciclo_id: 3, orden: 4 }),
      'movió Física I del ciclo II al III',
    ],
    [
      cambio('asignatura.updated', 2, { ciclo_id: 8 }, { ciclo_id: 9 }),
      'movió Física I de 1.º grado a 2.º grado',
    ],
    [
      cambio('asignatura.updated', 2, { ciclo_id: 2, seccion_id: null }, { ciclo_id: null, seccion_id: 4 }),
      'movió Física I del ciclo II a la sección Electivos A',
    ],
    [
      cambio('asignatura.updated', 2, { ciclo_id: 2, credits: 4 }, { ciclo_id: 3, credits: 5 }),
      'movió Física I del ciclo II al III y cambió los créditos de 4 a 5',
    ],
    [
      cambio('asignatura.updated', 2, { ciclo_id: 99 }, { ciclo_id: 3 }),
      'movió Física I de un ciclo que ya no existe al ciclo III',
    ],
    [cambio('asignatura.updated', 2, { orden: 1 }, { orden: 2 }), 'cambió el orden de Física I de 1 a 2'],
    [
      cambio('asignatura.updated', 1, { requisitos: null }, { requisitos: previo(2) }),
      'puso Física I como requisito de Cálculo I',
    ],
    [
      cambio('asignatura.updated', 1, { requisitos: null }, { requisitos: ambos }),
      'puso Física I y un curso que ya no existe como requisitos de Cálculo I',
    ],
    [
      cambio('asignatura.updated', 1, { requisitos: previo(2) }, { requisitos: null }),
      'dejó Cálculo I sin requisitos (tenía Física I)',
    ],
    [
      cambio('asignatura.updated', 1, { requisitos: previo(77) }, { requisitos: previo(2) }),
      'cambió los requisitos de Cálculo I (antes: un curso que ya no existe; ahora: Física I)',
    ],
    [
      cambio('asignatura.updated', 99, { requisitos: previo(1) }, { requisitos: previo(2) }),
      'cambió los requisitos de un curso (antes: Cálculo I; ahora: Física I)',
    ],
    [
      cambio(
        'asignatura.updated',
        1,
        { ciclo_id: 2, requisitos: null, credits: 4 },
        { ciclo_id: 3, requisitos: previo(2), credits: 5 },
      ),
      'movió Cálculo I del ciclo II al III, le puso Física I como requisito y cambió los créditos de 4 a 5',
    ],
    [
      cambio('asignatura.updated', 1, { ciclo_id: 2, requisitos: ambos }, { ciclo_id: 3, requisitos: null }),
      'movió Cálculo I del ciclo II al III y lo dejó sin requisitos (tenía Física I y un curso que ya no existe)',
    ],
    [
      cambio('asignatura.updated', 1, { silabo_estado: 1 }, { silabo_estado: 3 }),
      'cambió el estado del sílabo de Cálculo I de incompleto a completo',
    ],
    [
      cambio('asignatura.updated', 99, { credits: 4 }, { credits: 5 }),
      'cambió los créditos de un curso de 4 a 5',
    ],
    [
      cambio('programa.updated', 5, { facultad_id: 6 }, { facultad_id: 16 }),
      'cambió la facultad del programa Ingeniería Civil de Facultad de Ingeniería a Facultad de Ciencias',
    ],
    [
      cambio('competencia.updated', 42, { padre_id: 40 }, { padre_id: 41 }),
      'cambió la competencia superior de la competencia Diseña obras de Gestiona a Evalúa',
    ],
    [
      cambio('modelo_educativo.updated', 3, { fechavigencia: '2026-03-01' }, { fechavigencia: '2026-04-01' }),
      'cambió el inicio de la vigencia de un modelo educativo de 01/03/2026 a 01/04/2026',
    ],
    [
      cambio('sugerencia.updated', 3, { status: 0 }, { status: 1 }),
      'cambió el estado de una sugerencia de Nueva a Revisado',
    ],
    [cambio('asignatura.updated', 1, {}, {}), 'volvió a guardar el curso Cálculo I'],
    [
      cambio('asignatura.updated', 1, { raro: 1 }, { raro: 2 }),
      'cambió el dato «raro» de Cálculo I de 1 a 2',
    ],
    [
      decir('asignatura.created', 1, { ambito: enPlan, despues: { nombre: 'Cálculo I' } }),
      'creó el curso Cálculo I en el plan Ingeniería 2026',
    ],
    [
      decir('asignatura.created', 90, {
        ambito: enPlan,
        despues: { nombre: 'Cálculo I', base_id: 1, version: 2 },
      }),
      'creó la versión 2 de Cálculo I en el plan Ingeniería 2026',
    ],
    [
      decir('asignatura.deleted', 90, { ambito: enPlan, antes: { nombre: 'Redes' } }),
      'eliminó el curso Redes del plan Ingeniería 2026',
    ],
    [
      decir('ciclo.deleted', 90, { ambito: enPlan, antes: { nombre: 'III', descripcion: 'Ciclo III' } }),
      'eliminó el ciclo III del plan Ingeniería 2026',
    ],
    [
      cambio(
        'ciclo.updated',
        2,
        { numero: 2, nombre: 'II', descripcion: 'Ciclo II' },
        { numero: 3, nombre: 'III', descripcion: 'Ciclo III' },
      ),
      'cambió el nombre del ciclo II a «III»',
    ],
    [
      decir('seccion_electivo.created', 4, { ambito: enPlan, despues: { nombre: 'Electivos A' } }),
      'creó la sección de electivos Electivos A del plan Ingeniería 2026',
    ],
    [
      decir('plan_estudio.created', 7, { ambito: { programa_id: 5 }, despues: { full_name: 'Plan 2026' } }),
      'creó el plan 2026 en el programa Ingeniería Civil',
    ],
    [
      decir('plan_estudio.deleted', 7, {
        antes: { deleted_at: null },
        despues: { deleted_at: '2026-03-03' },
      }),
      'envió a la Papelera el plan 2026',
    ],
    [
      decir('plan_estudio.created', 7, {
        antes: { deleted_at: '2026-03-03' },
        despues: { full_name: 'Plan 2026' },
      }),
      'recuperó el plan 2026 de la Papelera',
    ],
    [
      decir('periodo.empezado', 90, { despues: { fechainicio: '2026-08-10' } }),
      'dio por empezado un periodo',
    ],
    [
      decir('plan_estudio.purged', 70, { antes: { full_name: 'Plan 2019' } }),
      'eliminó para siempre el plan 2019 al cumplirse su plazo en la Papelera',
    ],
    [
      cambio('plan_estudio.updated', 7, { fechacese: null }, { fechacese: '2026-03-03' }),
      'cesó el plan 2026 con fecha 03/03/2026',
    ],
    [
      cambio('plan_estudio.updated', 7, { fechacese: '2026-03-03' }, { fechacese: null }),
      'restauró el plan 2026',
    ],
    [
      cambio('plan_estudio.updated', 7, { fechacese: '2026-03-03' }, { fechacese: '2026-04-03' }),
      'cambió la fecha de cese del plan 2026 de 03/03/2026 a 03/04/2026',
    ],
    [
      cambio('plan_estudio.updated', 7, { resolucion_id: null }, { resolucion_id: 4 }),
      'subió el archivo de la resolución del plan 2026',
    ],
    [
      cambio('plan_estudio.updated', 7, { resolucion_id: 4 }, { resolucion_id: null }),
      'quitó el archivo de la resolución del plan 2026',
    ],
    [
      cambio('plan_estudio.updated', 7, { resolucion_id: 4, semanas: 16 }, { resolucion_id: 5, semanas: 17 }),
      'reemplazó el archivo de la resolución del plan 2026 y cambió las semanas por periodo de 16 a 17',
    ],
    [
      cambio('plan_estudio.updated', 7, { config_terminos: {} }, { config_terminos: { letraUno: 'X' } }),
      'cambió la primera letra del plan 2026 a «X»',
    ],
    [
      cambio(
        'plan_estudio.updated',
        7,
        { config_nodes_tree: ['modulo', 'unidad'] },
        { config_nodes_tree: ['modulo'] },
      ),
      'cambió los nodos del árbol del plan 2026 de módulos y unidades a módulos',
    ],
    [
      decir('plan_estudio.save.json', 7, {
        ambito: { plan_id: 7 },
        antes: { key: 'misiones', items: [] },
        despues: { key: 'misiones', items: [{}] },
      }),
      'escribió «Misión» del plan 2026',
    ],
    [
      decir('plan_estudio.save.json', 7, {
        ambito: { plan_id: 7 },
        antes: { key: 'misiones', items: [{}] },
        despues: { key: 'misiones', items: [] },
      }),
      'vació «Misión» del plan 2026',
    ],
  ])('%s', (dicha, esperada) => expect(dicha).toBe(`Ana Ruiz ${esperada}`))

  it('long texts are shortened, without tags', () => {
    const dicha = cambio('asignatura.updated', 1, { sumilla: 'Nada' }, { sumilla: larga })
    expect(dicha).toBe(
      'Ana Ruiz cambió la sumilla de Cálculo I de «Nada» a «Este curso presenta la historia de las ideas la historia de…»',
    )
  })

  it('more than six fields are counted', () => {
    const campos = Object.fromEntries([...'abcdefgh'].map(k => [k, 1]))
    expect(
      cambio('asignatura.updated', 1, campos, Object.fromEntries([...'abcdefgh'].map(k => [k, 2]))),
    ).toMatch(/el dato «f» de 1 a 2 y 2 datos más$/)
  })

  it('what nobody did is done by the system', () =>
    expect(oracion(null, [{ texto: 'hizo algo' }])).toBe('El sistema hizo algo'))

  it('the thing that it speaks of is strong', () => {
    const c = {
      evento: 'asignatura.updated',
      objeto_id: 1,
      ambito: {},
      antes: { credits: 4 },
      despues: { credits: 5 },
    }
    expect(predicado(c, lectura)).toEqual([
      { texto: 'cambió los créditos de ' },
      { texto: 'Cálculo I', fuerte: true },
      { texto: ' de 4 a 5' },
    ])
  })
})

it('names every thing that the sentences need, once', () => {
  const requisitos = { tipo: 'y', de: [previo(2), previo(3)] }
  const c = {
    evento: 'asignatura.updated',
    objeto_id: 1,
    ambito: { plan_id: 8, programa_id: 5 },
    antes: { ciclo_id: 2 },
    despues: { ciclo_id: 3, requisitos },
  }
  expect(referenciasDe([c, c]).map(r => `${r.clase} ${r.id}`)).toEqual([
    'asignatura 1',
    'plan_estudio 8',
    'programa 5',
    'ciclo 2',
    'ciclo 3',
    'asignatura 2',
    'asignatura 3',
  ])
})

it.each<[string, string]>([
  [
    cambio(
      'ciclo.updated',
      3,
      { numero: 3, descripcion: 'Ciclo III' },
      { numero: 4, descripcion: 'Ciclo IV' },
    ),
    'cambió en el ciclo III el dato «numero» de 3 a 4 y el dato «descripcion» a «Ciclo IV»',
  ],
  [
    cambio(
      'plan_estudio.updated',
      7,
      { fechavigencia: '2026-11-21T10:00:00Z' },
      { fechavigencia: '2026-11-22 11:00' },
    ),
    'cambió el inicio de la vigencia del plan 2026 de 21/11/2026 a 22/11/2026',
  ],
  [
    cambio('plan_estudio.updated', 7, { config_nodes_tree: 'x' }, { config_nodes_tree: { a: 1 } }),
    'cambió los nodos del árbol del plan 2026',
  ],
  [
    cambio('plan_estudio.updated', 7, { fechacese: '2026-11-30' }, { fechacese: '2026-12-31' }),
    'cambió la fecha de cese del plan 2026 de 30/11/2026 a 31/12/2026',
  ],
  [
    cambio(
      'facultad.updated',
      6,
      { estado: 'Activado', nombre: 'A', codigo: '1' },
      { estado: 'Desactivado', nombre: 'B', codigo: null },
    ),
    'desactivó la facultad A, cambió el nombre a «B» y borró el código («1»)',
  ],
  [
    decir('grupo.competencia.deleted', 5, { antes: { nombre: 'Gestión' } }),
    'eliminó el grupo de competencias Gestión',
  ],
])('also of several changes at once: %s', (dicha, esperada) => expect(dicha).toBe(`Ana Ruiz ${esperada}`))
