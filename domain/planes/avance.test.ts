import { describe, expect, it } from 'vitest'
import {
  avanceDePlan,
  avanceTotal,
  type CursoMedido,
  contarLuces,
  cuentaDeParte,
  cursosEnAvance,
  faltasDeCurso,
  type PlanMedido,
  seccionesMedidas,
} from './avance.ts'
import { porciento } from './porciento.ts'
import { seccionesDelPlan } from './secciones.ts'

const curso = (id: number, mas: Partial<CursoMedido> = {}): CursoMedido => ({
  id,
  nombre: `Curso ${id}`,
  codigo: null,
  ciclo_id: 1,
  seccion_id: null,
  orden: id,
  credits: 4,
  horasteoria: 2,
  horaspractica: 2,
  horasvirtual: 0,
  requisitos: null,
  areacurso_id: 1,
  partes: {},
  ...mas,
})
const visto: PlanMedido['visto'] = {
  isCepre: false,
  configDisenoCurricular: 1,
  nivel: '00001',
  configNodesTree: ['modulo', 'unidad'],
}
const vacio: PlanMedido = {
  visto,
  textos: {},
  perfilEgreso: 0,
  laboratorios: 0,
  equivalencias: 0,
  cursos: [],
  ciclos: [{ id: 1, numero: 1, nombre: 'I' }],
}
const luzDe = (p: PlanMedido, ruta: string) => seccionesMedidas(p).find(s => s.ruta === ruta)!.luz

describe('porciento', () => {
  it.each([
    ['nothing of nothing', 0, 0, 0],
    ['one of many is never none', 1, 1000, 1],
    ['all but one is never all', 999, 1000, 99],
    ['all', 7, 7, 100],
    ['half', 1, 2, 50],
  ])('%s', (_case, hecho, de, dice) => expect(porciento(hecho, de)).toBe(dice))
})

describe('sections', () => {
  it('are the 25 of the menu, all missing in an empty plan', () => {
    const medidas = seccionesMedidas(vacio)
    expect(medidas.map(s => s.titulo)).toEqual(seccionesDelPlan.map(s => s.titulo))
    expect(medidas.filter(s => s.luz !== 'danger')).toEqual([])
  })
  it.each<[string, Partial<PlanMedido['visto']>, number]>([
    ['modules and units that the tree does not show', { configNodesTree: [] }, 23],
    ['modules alone', { configNodesTree: ['modulo'] }, 24],
    ['entry profile and titling at level 00004', { nivel: '00004' }, 23],
    ['what needs a json key without a curricular design', { configDisenoCurricular: 0 }, 20],
    ['what a cepre does not have', { isCepre: true }, 19],
  ])('that are hidden do not count: %s', (_case, mas, total) => {
    const p = { ...vacio, visto: { ...visto, ...mas } }
    expect(avanceDePlan(p).cuentas.secciones.total).toBe(total)
  })
  it.each([
    ['a text', { textos: { historias: [{ status: 1 }] } }, 'historia', 'success'],
    [
      'a text whose first entry is not finished',
      { textos: { historias: [{ status: 2 }, { status: 1 }] } },
      'historia',
      'warning',
    ],
    [
      'research lines, whatever their status',
      { textos: { lineasInvestigaciones: [{ status: 2 }] } },
      'lineas-de-investigacion',
      'success',
    ],
    ['modules', { textos: { modulosCompetencia: [{ status: 1 }] } }, 'modulos-de-competencia', 'success'],
    ['units', { textos: { unidadesAprendizaje: [{ status: 1 }] } }, 'unidades-de-aprendizaje', 'success'],
    ['graduate profile', { perfilEgreso: 3 }, 'perfil-de-egreso', 'success'],
    ['laboratories', { laboratorios: 1 }, 'laboratorios-y-talleres', 'success'],
    ['a table of equivalences without a text', { equivalencias: 5 }, 'cursos-de-convalidacion', 'success'],
    [
      'a table of equivalences whose text is not finished',
      { equivalencias: 5, textos: { cursosConvalidacion: [{ status: 2 }] } },
      'cursos-de-convalidacion',
      'warning',
    ],
    ['the malla', { cursos: [curso(1)] }, 'malla-curricular', 'success'],
    ['the malla does not light the profile', { cursos: [curso(1)] }, 'perfil-de-egreso', 'danger'],
  ])('%s', (_case, mas, ruta, luz) => expect(luzDe({ ...vacio, ...mas }, ruta)).toBe(luz))

  it('count their entries and those that are not finished', () => {
    const p = { ...vacio, textos: { valores: [{ status: 1 }, { status: 2 }, { status: 2 }] } }
    expect(seccionesMedidas(p).find(s => s.key === 'valores')).toMatchObject({ cuantos: 3, incompletos: 2 })
    const conTabla = seccionesMedidas({ ...p, equivalencias: 5 })
    expect(conTabla.filter(s => s.cuantos > 0).map(s => [s.key, s.cuantos])).toEqual([
      ['valores', 3],
      ['cursosConvalidacion', 5],
    ])
  })
})

describe('courses', () => {
  it.each([
    ['nothing', {}, []],
    ['hours', { horasteoria: 0, horaspractica: 0 }, ['horas']],
    ['an area', { areacurso_id: null }, ['area']],
    ['both', { horasteoria: 0, horaspractica: 0, areacurso_id: null }, ['horas', 'area']],
    ['credits are not asked of it', { credits: null }, []],
  ])('lack %s', (_case, mas, faltas) => expect(faltasDeCurso(curso(1, mas))).toEqual(faltas))

  it('have the light of what they lack: both is missing, one is begun', () => {
    const sinArea = { areacurso_id: null }
    const sinNada = { ...sinArea, horasteoria: 0, horaspractica: 0 }
    expect(
      cursosEnAvance({
        cursos: [curso(1), curso(2, sinArea), curso(3, sinNada)],
        ciclos: vacio.ciclos,
      }).map(c => c.registro),
    ).toEqual(['success', 'warning', 'danger'])
  })

  it('name what is wrong with their requisites', () => {
    const suyo = curso(1, { requisitos: { tipo: 'curso', asignatura_id: 1, modo: 'previo' } })
    const [uno, dos] = cursosEnAvance({ cursos: [suyo, curso(2)], ciclos: vacio.ciclos })
    expect(uno!.problemas.join()).toContain('sí mismo')
    expect(dos!.problemas).toEqual([])
  })
})

describe('a part of the courses', () => {
  const con = (...luces: ('success' | 'warning' | 'danger' | null)[]) =>
    luces.map((luz, i) => curso(i + 1, { partes: luz ? { silabos: luz } : {} }))
  it.each([
    ['is not kept yet', con(null, null), null],
    ['is counted by light', con('success', 'warning', 'danger', 'danger'), [4, 1, 1, 2]],
    ['counts only the courses that keep it', con('success', null), [1, 1, 0, 0]],
  ])('%s', (_case, cursos, cuenta) => {
    const c = cuentaDeParte(cursos, 'silabos')
    expect(c && [c.total, c.completos, c.enAvance, c.porHacer]).toEqual(cuenta)
  })
})

describe('the whole', () => {
  it('is the mean of what is measured, and leaves out what is not', () => {
    const mitad = contarLuces(['success', 'danger'])
    const todo = contarLuces(['success'])
    expect(avanceTotal([mitad, todo, null])).toBe(75)
    expect(avanceTotal([contarLuces([]), todo])).toBe(50)
  })
  it('of an empty plan is 0, and of a finished one 100', () => {
    expect(avanceDePlan(vacio).total).toBe(0)
    const textos = Object.fromEntries(
      [
        ...seccionesDelPlan.map(s => s.key ?? ''),
        'lineasInvestigaciones',
        'modulosCompetencia',
        'unidadesAprendizaje',
      ].map(k => [k, [{ status: 1 }]]),
    )
    const cursos = [curso(1, { partes: { silabos: 'success' } })]
    const hecho = avanceDePlan({
      ...vacio,
      textos,
      perfilEgreso: 1,
      laboratorios: 1,
      equivalencias: 0,
      cursos,
    })
    expect(hecho.cuentas.secciones).toEqual({ total: 25, completos: 25, enAvance: 0, porHacer: 0 })
    expect(hecho.cuentas.cartas).toBeNull()
    expect(hecho.total).toBe(100)
  })
})
