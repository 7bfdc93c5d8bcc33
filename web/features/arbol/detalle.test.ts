import { describe, expect, it } from 'vitest'
import { detalleDe, type PlanLeido } from './detalle.ts'

const leido = (over: object = {}, textos: { key: string; items: object[] }[] = []): PlanLeido =>
  ({
    plan: {
      id: 7,
      facultad_tipo: 'facultad',
      nivel_codigo: '00004',
      json: { configDisenoCurricular: 1, configNodesTree: ['modulo'] },
      ...over,
    },
    textos,
    ciclos: [],
    secciones: [],
    cursos: [],
    cuentas: { cursos: 0, perfil_egreso: 0, laboratorios: 0, equivalencias: 0 },
  }) as unknown as PlanLeido

describe('lights of a plan (§4)', () => {
  const luces = (textos: { key: string; items: object[] }[]) => detalleDe(leido({}, textos), false).luces
  it('nothing written: everything is missing', () =>
    expect(new Set(Object.values(luces([])))).toEqual(new Set(['danger'])))
  it('a text is as its first item says, a list as soon as it has one', () =>
    expect(
      luces([
        { key: 'perfilIngresos', items: [{ status: 2 }, { status: 1 }] },
        { key: 'criteriosGraduaciones', items: [{ status: 1 }, { status: 2 }] },
        { key: 'lineasInvestigaciones', items: [{ status: 2 }] },
      ]),
    ).toMatchObject({
      perfilIngresos: 'warning',
      graduacion: 'success',
      lineas: 'success',
      titulacion: 'danger',
    }))
  it('the table of equivalences counts where it has no text over it', () => {
    const cuentas = { ...leido().cuentas, equivalencias: 4 }
    const con = (...items: object[]) =>
      detalleDe({ ...leido({}, [{ key: 'cursosConvalidacion', items }]), cuentas }, false).luces.convalidacion
    expect([con(), con({ status: 2 }), con({ status: 1 })]).toEqual(['success', 'warning', 'success'])
  })
  it('modules and units as soon as there is one, the malla as soon as it has a course', () => {
    const textos = ['modulosCompetencia', 'unidadesAprendizaje'].map(key => ({ key, items: [{ status: 2 }] }))
    const cursos = [{ id: 1, nombre: 'Física', silabo: {} }] as unknown as PlanLeido['cursos']
    expect(detalleDe({ ...leido({}, textos), cursos }, false).luces).toMatchObject({
      modulos: 'success',
      unidades: 'success',
      malla: 'success',
    })
  })
})

it('what decides which nodes are seen is taken from the plan and the person', () => {
  expect(detalleDe(leido({ facultad_tipo: 'isCepre' }), true).visto).toEqual({
    isCepre: true,
    isInspector: true,
    configDisenoCurricular: 1,
    nivel: '00004',
    configNodesTree: ['modulo'],
  })
})

it('0 on the wire is no cycle and no section', () => {
  const curso = {
    id: 1,
    nombre: 'Ética',
    codigo: null,
    ciclo_id: 0,
    seccion_id: 5,
    silabo: { isCompletado: 3 },
  }
  const { cursos, luces } = detalleDe({ ...leido(), cursos: [curso] as never }, false)
  expect(cursos).toEqual([{ id: 1, nombre: 'Ética', codigo: null, ciclo_id: null, seccion_id: 5, silabo: 3 }])
  expect(luces.malla).toBe('success')
})
