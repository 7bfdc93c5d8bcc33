import { cambiar, confirmando, conLimites, curso } from '../planesDeMuestra.ts'
import { type Caso, con, datos, nada, sin, todo } from './caso.ts'

/** Rules that an institution confirmed, and limits of its own. */
export const propias: Caso[] = [
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
    'own credits of a kind of studies that no course says',
    'profesional',
    con(305, { tipoestudio: 'especialidad' }),
    [
      `propia-tipo-de-estudios ${Array.from({ length: 30 }, (_, i) => (Math.floor(i / 5) + 1) * 100 + (i % 5) + 1).filter(id => id !== 305)}`,
    ],
    conLimites({ creditos_especialidad: 40 }),
  ],
  [
    'the same in a first degree: the law asks it already',
    'pregrado',
    con(101, { tipoestudio: null }),
    ['pe-pregrado-tipos 101'],
    conLimites({ creditos_generales: 36, creditos_especialidad: 40 }),
  ],
  [
    'an own minimum that the law has already is told once',
    'profesional',
    sin(601),
    ['pe-profesional-creditos 116 120'],
    conLimites({ creditos: 120 }),
  ],
]
