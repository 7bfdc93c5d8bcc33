import { describe, expect, it } from 'vitest'
import { creditos, o, previo, simultaneo, texto, y } from '../asignaturas/requisitosDePrueba.ts'
import { evaluar, type Hallazgo } from './evaluar.ts'
import type { AjustesLegales } from './normas.ts'
import {
  type Base,
  base,
  cambiar,
  confirmando,
  conLimites,
  curso,
  electivo,
  HOY,
  type PlanDePrueba,
  SIN_AJUSTES,
} from './planesDeMuestra.ts'

/** A finding in short: rule, place, and the figures or ids found. */
const dicho = ({ regla, lugar, hallado }: Hallazgo): string =>
  [regla, lugar, ...Object.values(hallado).map(v => (Array.isArray(v) ? v.join(',') : v))]
    .filter(x => x !== '')
    .join(' ')

type Caso = [
  que: string,
  base: Base,
  plantar: (p: PlanDePrueba) => void,
  esperado: string[],
  ajustes?: AjustesLegales,
]

const nada = (): void => {}
const sin =
  (...ids: number[]) =>
  (p: PlanDePrueba) => {
    p.partes.cursos = p.partes.cursos.filter(c => !ids.includes(c.id))
  }
const con =
  (id: number, campos: Parameters<typeof cambiar>[2]) =>
  (p: PlanDePrueba): void =>
    cambiar(p, id, campos)
const datos = (campos: Partial<PlanDePrueba['datos']>) => (p: PlanDePrueba) => {
  Object.assign(p.datos, campos)
}
const todo =
  (...pasos: ((p: PlanDePrueba) => void)[]) =>
  (p: PlanDePrueba): void => {
    for (const paso of pasos) paso(p)
  }
const exige = (creditos_requeridos: number | null) => (p: PlanDePrueba) => {
  p.partes.secciones[0]!.creditos_requeridos = creditos_requeridos
}
const cada = (campos: (c: PlanDePrueba['partes']['cursos'][number]) => object) => (p: PlanDePrueba) => {
  for (const c of p.partes.cursos) Object.assign(c, campos(c))
}

/** Plans as the law wants them, some of them odd: nothing is found. */
const licitos: Caso[] = [
  ['a university plan', 'pregrado', nada, []],
  ['a master', 'maestria', nada, []],
  ['a doctorate', 'doctorado', nada, []],
  ['a second speciality', 'segunda', nada, []],
  ['a diploma', 'diplomado', nada, []],
  ['a professional technician', 'profesional', nada, []],
  ['a technician', 'tecnico', nada, []],
  ['an auxiliary technician', 'auxiliar', nada, []],
  ['a school, without credits', 'colegio', nada, []],
  ['preparation for admission, without credits', 'cepre', nada, []],
  ['a plan without courses is not measured', 'pregrado', p => (p.partes.cursos = []), []],
  ['more hours than 16 and 32 a credit', 'pregrado', cada(() => ({ horasteoria: 5, horaspractica: 6 })), []],
  [
    'fractional credits with their hours',
    'pregrado',
    todo(con(305, { credits: 4.5, horasteoria: 3.5 }), datos({ creditos_totales: 206.5 })),
    [],
  ],
  [
    'a course of no credits, said so',
    'pregrado',
    p => p.partes.cursos.push(curso(106, { credits: 0, horasteoria: 0, tipoestudio: 'general' })),
    [],
  ],
  [
    'eight electives listed, two required',
    'pregrado',
    p => p.partes.cursos.push(...[1904, 1905, 1906, 1907, 1908].map(id => electivo(id))),
    [],
  ],
  ['as many electives as are required', 'pregrado', sin(1903), []],
  [
    'alternatives of which one comes in time',
    'pregrado',
    con(501, { requisitos: o(previo(401), previo(702)) }),
    [],
  ],
  [
    'all of several, all in time',
    'pregrado',
    con(501, { requisitos: y(previo(401), previo(302), creditos(60)) }),
    [],
  ],
  ['a corequisite in the same cycle', 'pregrado', con(501, { requisitos: simultaneo(502) }), []],
  [
    'two corequisites of each other',
    'pregrado',
    todo(con(501, { requisitos: simultaneo(502) }), con(502, { requisitos: simultaneo(501) })),
    [],
  ],
  ['credits approved that can be had', 'pregrado', con(1005, { requisitos: creditos(186) }), []],
  [
    'credits or a course: the course can be had',
    'pregrado',
    con(201, { requisitos: o(creditos(150), previo(101)) }),
    [],
  ],
  ['an elective may require whatever', 'pregrado', con(1901, { requisitos: previo(1005) }), []],
  ['courses without codes', 'pregrado', cada(() => ({ codigo: null })), []],
  ['the same name twice', 'pregrado', cada(c => ({ nombre: c.id === 104 ? 'Inglés I' : 'Seminario' })), []],
  ['quechua instead of a foreign language', 'pregrado', con(104, { nombre: 'Quechua Básico' }), []],
  [
    'a language told by its typology alone',
    'pregrado',
    con(104, { nombre: 'Comunicación intercultural', tipologia: 'Idioma extranjero' }),
    [],
  ],
  [
    'exactly 200, 35 and 165',
    'pregrado',
    todo(
      con(201, { credits: 3 }),
      con(1901, { credits: 2 }),
      con(1902, { credits: 2 }),
      con(1903, { credits: 1 }),
      exige(1),
      datos({ creditos_totales: 200 }),
    ),
    [],
  ],
  ['reviewed three years ago to the day', 'pregrado', datos({ fecha_resolucion: '2023-11-21' }), []],
  ['without a resolution there is no day to count from', 'pregrado', datos({ fecha_resolucion: null }), []],
  [
    'a ceased plan is not reviewed',
    'pregrado',
    datos({ fecha_resolucion: '2015-01-01', fechacese: '2020-12-31' }),
    [],
  ],
  [
    'ceased before the law was in force',
    'pregrado',
    todo(sin(1001, 1002), datos({ fechacese: '2014-07-09', creditos_totales: null })),
    [],
  ],
  ['17 weeks', 'pregrado', datos({ semanas: 17 }), []],
  [
    'a credit of 18 hours in this house',
    'pregrado',
    datos({ horas_credito_teoria: 18, horas_credito_practica: 36 }),
    [],
  ],
  ['weeks not said: 16', 'pregrado', datos({ semanas: null }), []],
  [
    'virtual hours count like the others',
    'pregrado',
    con(101, { horasteoria: 0, horasvirtual: 3, horasvirtualteoria: 3 }),
    [],
  ],
  [
    'all virtual, and nobody confirmed a cap',
    'pregrado',
    cada(() => ({ horasteoria: 0, horasvirtual: 3, horasvirtualteoria: 3 })),
    [],
  ],
  ['four years, and nobody confirmed five', 'pregrado', datos({ ciclosporanio: 3 }), []],
  [
    'five years of two semesters, confirmed',
    'pregrado',
    nada,
    [],
    confirmando('pe-pregrado-anios', 'pe-pregrado-semestres'),
  ],
  [
    '20 % virtual to the point, confirmed',
    'pregrado',
    todo(
      exige(null),
      p => (p.partes.cursos = p.partes.cursos.filter(c => c.seccion_id === null)),
      p => (p.partes.secciones = []),
      con(1001, { credits: 5, horasteoria: 4 }),
      datos({ creditos_totales: 201 }),
      ...[101, 201, 301, 401, 501, 601, 701, 801, 901, 102].map(id =>
        con(id, { horasteoria: 0, horaspractica: 0, horasvirtual: 4, horasvirtualteoria: 4 }),
      ),
    ),
    [],
    confirmando('pe-universidad-virtual-presencial'),
  ],
  [
    'a cap for presencial says nothing of a distancia',
    'pregrado',
    todo(
      datos({ modalidad: 'distancia' }),
      cada(() => ({ horasteoria: 0, horasvirtual: 3, horasvirtualteoria: 3 })),
    ),
    [],
    confirmando('pe-universidad-virtual-presencial'),
  ],
  [
    'within own limits',
    'pregrado',
    nada,
    [],
    conLimites({ creditos_por_ciclo: 20, cursos_por_ciclo: 5, horas_por_semana: 25, ciclos: 10 }),
  ],
  [
    'an own minimum says nothing of a master',
    'maestria',
    nada,
    [],
    conLimites({ creditos: 220, ciclos: 10 }),
  ],
  [
    '120 credits to the point, in uneven units',
    'profesional',
    todo(
      cada(c => ({ horasteoria: 2, horaspractica: c.id < 200 ? 4 : 3.25, credits: c.id < 200 ? 4 : 3.6 })),
      p => p.partes.cursos.push(curso(106, { credits: 10, horasteoria: 10, horaspractica: 0 })),
    ),
    [],
  ],
]

/** One fault in a lawful plan. */
const faltas: Caso[] = [
  [
    '196 credits',
    'pregrado',
    todo(sin(1001), exige(0), datos({ creditos_totales: 196 })),
    ['pe-pregrado-creditos 196 200', 'pe-pregrado-especificos 160 165'],
  ],
  [
    '199.5 credits',
    'pregrado',
    todo(
      con(1001, { credits: 3.5 }),
      con(1901, { credits: 0 }),
      con(1902, { credits: 0 }),
      con(1903, { credits: 0 }),
      exige(null),
      con(104, { credits: 4 }),
      con(205, { tipoestudio: 'especifico', credits: 4 }),
      datos({ creditos_totales: 199.5 }),
    ),
    ['pe-pregrado-creditos 199.5 200', 'pe-pregrado-especificos 163.5 165'],
  ],
  [
    '32 of general studies',
    'pregrado',
    con(101, { tipoestudio: 'especifico' }),
    ['pe-pregrado-generales 32 35'],
  ],
  [
    '162 specific, 44 general',
    'pregrado',
    todo(con(205, { tipoestudio: 'general' }), con(301, { tipoestudio: 'general' })),
    ['pe-pregrado-especificos 162 165'],
  ],
  [
    'one course without its kind of studies',
    'pregrado',
    con(301, { tipoestudio: null }),
    ['pe-pregrado-tipos 301'],
  ],
  [
    'none says its kind: told once, not as 0 of 35',
    'pregrado',
    p => {
      p.partes.cursos = p.partes.cursos.map(c => ({ ...c, tipoestudio: null }))
    },
    [
      `pe-pregrado-tipos ${Array.from({ length: 10 }, (_, c) => [1, 2, 3, 4, 5].map(j => (c + 1) * 100 + j))
        .flat()
        .join(',')},1901,1902,1903`,
    ],
  ],
  ['no language', 'pregrado', con(104, { nombre: 'Realidad nacional' }), ['pe-pregrado-idioma']],
  [
    'a language only among electives',
    'pregrado',
    todo(con(104, { nombre: 'Realidad nacional' }), con(1901, { nombre: 'Inglés' })),
    ['pe-pregrado-idioma'],
  ],
  [
    'a language hidden in another word',
    'pregrado',
    con(104, { nombre: 'Linglesía' }),
    ['pe-pregrado-idioma'],
  ],
  ['an hour too few', 'pregrado', con(301, { horasteoria: 2 }), ['pe-universidad-credito curso:301 3 4']],
  [
    'half a credit too much',
    'pregrado',
    todo(con(301, { credits: 4.5 }), datos({ creditos_totales: 206.5 })),
    ['pe-universidad-credito curso:301 4 4.5'],
  ],
  [
    'no hours at all',
    'pregrado',
    con(301, { horasteoria: 0, horaspractica: 0 }),
    ['pe-universidad-credito curso:301 0 4'],
  ],
  [
    'an elective with too few hours',
    'pregrado',
    con(1902, { horasteoria: 1 }),
    ['pe-universidad-credito curso:1902 1 3'],
  ],
  [
    'a virtual practice hour is half a credit',
    'pregrado',
    con(301, { horasteoria: 2, horasvirtual: 1, horasvirtualpractica: 1 }),
    ['pe-universidad-credito curso:301 3.5 4'],
  ],
  [
    '14 weeks make every course short',
    'diplomado',
    datos({ semanas: 14 }),
    [101, 102, 103, 104, 105, 106].map(id => `pe-universidad-credito curso:${id} 3.5 4`),
  ],
  [
    'a credit of 15 hours',
    'pregrado',
    datos({ horas_credito_teoria: 15 }),
    ['pe-universidad-valor-credito 15'],
  ],
  [
    'a credit of 12 and 24',
    'pregrado',
    datos({ horas_credito_teoria: 12, horas_credito_practica: 24 }),
    ['pe-universidad-valor-credito 12 24'],
  ],
  [
    'a course that does not say its credits',
    'pregrado',
    todo(con(1005, { credits: null }), datos({ creditos_totales: 202 })),
    ['pe-universidad-curso-sin-creditos 1005'],
  ],
  [
    'the day after three years',
    'pregrado',
    datos({ fecha_resolucion: '2023-11-20' }),
    ['pe-universidad-revision 2026-11-20'],
  ],
  [
    'reviewed long ago',
    'maestria',
    datos({ fecha_resolucion: '2016-02-29' }),
    ['pe-universidad-revision 2019-02-28'],
  ],
  ['47 credits of a master', 'maestria', con(101, { credits: 2 }), ['pe-maestria-creditos 47 48']],
  ['60 credits of a doctorate', 'doctorado', sin(401), ['pe-doctorado-creditos 60 64']],
  ['36 credits of a second speciality', 'segunda', sin(201), ['pe-segunda-creditos 36 40']],
  ['20 credits of a diploma', 'diplomado', sin(101), ['pe-diplomado-creditos 20 24']],
  ['116 credits of a technician', 'profesional', sin(601), ['pe-profesional-creditos 116 120']],
  ['76 credits of a technician', 'tecnico', sin(401), ['pe-tecnico-creditos 76 80']],
  ['36 credits of an auxiliary', 'auxiliar', sin(201), ['pe-auxiliar-creditos 36 40']],
  [
    '1,920 hours where 2,550 are asked',
    'profesional',
    cada(() => ({ horasteoria: 4, horaspractica: 0 })),
    ['pe-profesional-horas 1920 2550'],
  ],
  [
    '1,280 hours where 1,700 are asked',
    'tecnico',
    cada(() => ({ horasteoria: 4, horaspractica: 0 })),
    ['pe-tecnico-horas 1280 1700'],
  ],
  [
    '640 hours where 850 are asked',
    'auxiliar',
    cada(() => ({ horasteoria: 4, horaspractica: 0 })),
    ['pe-auxiliar-horas 640 850'],
  ],
  [
    'a unit with too few hours',
    'profesional',
    con(301, { horaspractica: 2 }),
    ['pe-instituto-credito curso:301 3 4'],
  ],
  [
    'a credit of 10 hours in an institute',
    'tecnico',
    datos({ horas_credito_practica: 10 }),
    ['pe-instituto-valor-credito 10'],
  ],
  [
    'a unit without credits',
    'auxiliar',
    p => p.partes.cursos.push(curso(106, { credits: null })),
    ['pe-instituto-curso-sin-creditos 106'],
  ],
  [
    'a prerequisite in the same cycle',
    'pregrado',
    con(501, { requisitos: previo(502) }),
    ['plan-orden curso:501 502'],
  ],
  [
    'a prerequisite in a later cycle',
    'pregrado',
    con(501, { requisitos: previo(705) }),
    ['plan-orden curso:501 705'],
  ],
  [
    'two prerequisites too late, told together',
    'pregrado',
    con(501, { requisitos: y(previo(602), previo(503)) }),
    ['plan-orden curso:501 503,602'],
  ],
  [
    'a corequisite in a later cycle',
    'pregrado',
    con(501, { requisitos: simultaneo(602) }),
    ['plan-orden curso:501 602'],
  ],
  [
    'alternatives that all come too late',
    'pregrado',
    con(501, { requisitos: o(previo(602), previo(703)) }),
    ['plan-orden curso:501 602,703'],
  ],
  [
    'one that requires itself',
    'pregrado',
    con(501, { requisitos: previo(501) }),
    ['plan-propio curso:501 501'],
  ],
  [
    'a loop of two, named once',
    'pregrado',
    todo(con(501, { requisitos: previo(502) }), con(502, { requisitos: previo(501) })),
    ['plan-lazo curso:501 501,502'],
  ],
  [
    'a loop of three over the cycles, named once',
    'pregrado',
    todo(con(301, { requisitos: previo(501) })),
    ['plan-lazo curso:301 301,401,501'],
  ],
  [
    'a course that is not in the plan',
    'pregrado',
    con(501, { requisitos: y(previo(401), previo(9999)) }),
    ['plan-ausente curso:501 9999'],
  ],
  [
    'a text that no course matches',
    'pregrado',
    con(501, { requisitos: y(previo(401), texto('MA-9')) }),
    ['plan-texto curso:501 MA-9'],
  ],
  [
    'more approved credits than there can be',
    'pregrado',
    con(501, { requisitos: creditos(90) }),
    ['plan-creditos-previos curso:501 86 90'],
  ],
  [
    'more than the whole plan has',
    'pregrado',
    con(1901, { requisitos: creditos(300) }),
    ['plan-creditos-previos curso:1901 206 300'],
  ],
  [
    'electives offered under what is required',
    'pregrado',
    todo(sin(1902, 1903), datos({ creditos_totales: 203 })),
    ['plan-oferta seccion:501 3 6'],
  ],
  [
    'a section that does not say what it requires',
    'pregrado',
    todo(exige(null), datos({ creditos_totales: 209 })),
    ['plan-exigencia seccion:501 9'],
  ],
  [
    'declares more than it adds up to',
    'pregrado',
    datos({ creditos_totales: 210 }),
    ['plan-declarado 206 210'],
  ],
  [
    'declares less than it adds up to',
    'pregrado',
    datos({ creditos_totales: 200 }),
    ['plan-declarado 206 200'],
  ],
  [
    'a loop in a school',
    'colegio',
    todo(con(201, { requisitos: previo(101) }), con(101, { requisitos: previo(201) })),
    ['plan-lazo curso:101 101,201'],
  ],
  [
    'out of order in preparation for admission',
    'cepre',
    con(101, { requisitos: previo(201) }),
    ['plan-orden curso:101 201'],
  ],
]

/** Rules that an institution confirmed, and limits of its own. */
const propias: Caso[] = [
  [
    'four years, confirmed',
    'pregrado',
    datos({ ciclosporanio: 3 }),
    ['pe-pregrado-anios 3.33 5'],
    confirmando('pe-pregrado-anios'),
  ],
  [
    'three semesters a year, confirmed',
    'pregrado',
    datos({ ciclosporanio: 3 }),
    ['pe-pregrado-semestres 3 2'],
    confirmando('pe-pregrado-semestres'),
  ],
  [
    'six years of this house',
    'pregrado',
    nada,
    ['pe-pregrado-anios 5 6'],
    confirmando(['pe-pregrado-anios', 6]),
  ],
  [
    'a doctorate of four cycles, confirmed',
    'doctorado',
    nada,
    ['pe-doctorado-ciclos 4 6'],
    confirmando('pe-doctorado-ciclos'),
  ],
  [
    'a second speciality in one cycle, confirmed',
    'segunda',
    p => {
      for (const c of p.partes.cursos) Object.assign(c, { ciclo_id: 10, requisitos: null })
    },
    ['pe-segunda-ciclos 1 2'],
    confirmando('pe-segunda-ciclos'),
  ],
  [
    'a diploma half virtual, confirmed',
    'diplomado',
    p => {
      for (const id of [101, 102, 103])
        cambiar(p, id, { horasteoria: 0, horasvirtual: 4, horasvirtualteoria: 4 })
    },
    ['pe-universidad-virtual-presencial 50 20'],
    confirmando('pe-universidad-virtual-presencial'),
  ],
  [
    'the same, semipresencial with a cap of 60',
    'diplomado',
    p => {
      p.datos.modalidad = 'semipresencial'
      for (const id of [101, 102, 103, 104])
        cambiar(p, id, { horasteoria: 0, horasvirtual: 4, horasvirtualteoria: 4 })
    },
    ['pe-universidad-virtual-semipresencial 66.67 60'],
    confirmando(['pe-universidad-virtual-semipresencial', 60]),
  ],
  [
    'credits a cycle',
    'pregrado',
    todo(con(305, { credits: 5, horasteoria: 4 }), datos({ creditos_totales: 207 })),
    ['propia-creditos-por-ciclo ciclo:30 21 20'],
    conLimites({ creditos_por_ciclo: 20 }),
  ],
  [
    'courses a cycle',
    'colegio',
    p => p.partes.cursos.push(curso(207, { credits: null, requisitos: null })),
    ['propia-cursos-por-ciclo ciclo:20 7 6'],
    conLimites({ cursos_por_ciclo: 6 }),
  ],
  [
    'hours a week',
    'colegio',
    con(301, { horasteoria: 7 }),
    ['propia-horas-por-semana ciclo:30 27 24'],
    conLimites({ horas_por_semana: 24 }),
  ],
  [
    'own minimums above the law',
    'pregrado',
    nada,
    [
      'propia-creditos 206 220',
      'propia-creditos-generales 36 40',
      'propia-creditos-especialidad 86 90',
      'propia-ciclos 10 12',
    ],
    conLimites({ creditos: 220, creditos_generales: 40, creditos_especialidad: 90, ciclos: 12 }),
  ],
  [
    'an own minimum that the law has already is told once',
    'profesional',
    sin(601),
    ['pe-profesional-creditos 116 120'],
    conLimites({ creditos: 120 }),
  ],
]

/** Several faults at once: each is found, and nothing else. */
const combinadas: Caso[] = [
  [
    'short in all, out of order, no language',
    'pregrado',
    todo(
      sin(1001, 1002),
      exige(0),
      con(104, { nombre: 'Lógica' }),
      con(501, { requisitos: previo(502) }),
      datos({ creditos_totales: null }),
    ),
    [
      'pe-pregrado-creditos 192 200',
      'pe-pregrado-especificos 156 165',
      'plan-orden curso:501 502',
      'pe-pregrado-idioma',
    ],
  ],
  [
    'a loop, a dangling one and a text',
    'pregrado',
    todo(
      con(501, { requisitos: previo(502) }),
      con(502, { requisitos: previo(501) }),
      con(601, { requisitos: previo(7777) }),
      con(602, { requisitos: texto('Tesis') }),
    ),
    ['plan-lazo curso:501 501,502', 'plan-ausente curso:601 7777', 'plan-texto curso:602 Tesis'],
  ],
  [
    'a master short of credits and of review',
    'maestria',
    todo(sin(401), datos({ fecha_resolucion: '2020-01-01' })),
    ['pe-maestria-creditos 45 48', 'pe-universidad-revision 2023-01-01'],
  ],
  [
    'an institute short of credits, hours and the hours of a credit',
    'profesional',
    todo(
      cada(() => ({ horasteoria: 3, horaspractica: 0, credits: 3 })),
      con(101, { credits: 4 }),
    ),
    [
      'pe-profesional-creditos 91 120',
      'pe-profesional-horas 1440 2550',
      'pe-instituto-credito curso:101 3 4',
    ],
  ],
  [
    'late in one way, absent in another, of one course',
    'pregrado',
    con(501, { requisitos: y(previo(602), previo(8888), texto('X-1')) }),
    ['plan-orden curso:501 602', 'plan-ausente curso:501 8888', 'plan-texto curso:501 X-1'],
  ],
  [
    'without credits a university plan has none of 200',
    'pregrado',
    p => {
      p.partes.cursos = p.partes.cursos.map(c => ({ ...c, credits: null }))
      p.datos.creditos_totales = null
    },
    [
      'pe-pregrado-creditos 0 200',
      'pe-pregrado-generales 0 35',
      'pe-pregrado-especificos 0 165',
      'plan-oferta seccion:501 0 6',
    ],
  ],
]

const halla = ([, cual, plantar, esperado, ajustes = SIN_AJUSTES]: Caso): void => {
  const p = base(cual)
  plantar(p)
  expect(evaluar(p, ajustes, HOY).map(dicho).toSorted()).toEqual(esperado.toSorted())
}

describe('lawful plans', () => {
  it.each(licitos)('%s: nothing', (...caso) => halla(caso as Caso))
})
describe('planted faults, all found and nothing else', () => {
  it.each(faltas)('%s', (...caso) => halla(caso as Caso))
})
describe('confirmed rules and own limits', () => {
  it.each(propias)('%s', (...caso) => halla(caso as Caso))
})
describe('several faults', () => {
  it.each(combinadas)('%s', (...caso) => halla(caso as Caso))
})

it('at least sixty of them have faults', () =>
  expect(faltas.length + propias.length + combinadas.length).toBeGreaterThanOrEqual(60))

it('says what, where, by how much and which article', () => {
  const p = base('pregrado')
  cambiar(p, 301, { horasteoria: 2 })
  cambiar(p, 101, { tipoestudio: 'especifico' })
  expect(evaluar(p, SIN_AJUSTES, HOY)).toMatchObject([
    {
      gravedad: 'falta',
      articulo: 'Ley 30220, art. 41',
      mensaje: 'Los estudios generales suman 32 créditos; como mínimo se piden 35: faltan 3.',
    },
    {
      gravedad: 'aviso',
      articulo: 'Ley 30220, art. 39',
      seguridad: 'secundaria',
      lugar: 'curso:301',
      mensaje:
        'Curso 301 tiene 4 créditos y sus horas alcanzan para 3: faltan 16 horas de teoría o 32 de práctica en el periodo.',
    },
  ])
})

it('a resolution of the 29th of February falls due on a day that there is', () => {
  const p = base('maestria')
  datos({ fecha_resolucion: '2020-02-29' })(p)
  expect(evaluar(p, SIN_AJUSTES, HOY)[0]!.mensaje).toContain('a más tardar el 28/02/2023, hace ')
})
