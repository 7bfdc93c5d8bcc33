import { curso } from '../planesDeMuestra.ts'
import { type Caso, cada, con, datos, exige, sin, todo } from './caso.ts'

/** One fault in a plan that is lawful otherwise: of what the law asks. */
export const faltasDeLey: Caso[] = [
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
]
