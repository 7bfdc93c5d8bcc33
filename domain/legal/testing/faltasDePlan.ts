import { creditos, o, previo, simultaneo, texto, y } from '../../asignaturas/requisitosDePrueba.ts'
import { type Caso, con, datos, exige, sin, todo } from './caso.ts'

/** One fault in a plan that is lawful otherwise: of what a plan says of itself. */
export const faltasDePlan: Caso[] = [
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
    'alternatives of credits, told by the fewest that would do',
    'pregrado',
    con(501, { requisitos: o(creditos(90), creditos(150)) }),
    ['plan-creditos-previos curso:501 86 90'],
  ],
  [
    '… and by the most of those that all are asked',
    'pregrado',
    con(501, { requisitos: o(creditos(150), y(creditos(90), creditos(120))) }),
    ['plan-creditos-previos curso:501 86 120'],
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
  ['more cycles than its programme allows', 'pregrado', datos({ maxciclos: 9 }), ['plan-ciclos 10 9']],
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
    'syllabi of other weeks than the plan has',
    'pregrado',
    datos({ semanas_de_silabos: 17 }),
    ['plan-semanas 16 17'],
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
