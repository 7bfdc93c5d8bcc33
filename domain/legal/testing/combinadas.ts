import { previo, texto, y } from '../../asignaturas/requisitosDePrueba.ts'
import { type Caso, cada, con, datos, exige, sin, todo } from './caso.ts'

/** Several faults at once: each is found, and nothing else. */
export const combinadas: Caso[] = [
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
