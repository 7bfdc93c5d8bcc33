import type { CursoDeDemo, ProgramaDeDemo } from '../plan.ts'
import { cursos } from '../tabla.ts'

const preparacion = (nombre: string, ciclos: CursoDeDemo[][]): ProgramaDeDemo => ({
  nombre,
  nivel: 'Preuniversitario',
  modalidad: 'Presencial',
  maxciclos: 2,
  ciclosporanio: 2,
  tipoduracion: '00002',
  duracion: 16,
  planes: [
    {
      full_name: 'Plan de preparación 2026',
      semanas: 16,
      ciclos,
      nombresDeCiclos: [
        { nombre: 'Básico', descripcion: 'Nivel básico' },
        { nombre: 'Avanzado', descripcion: 'Nivel avanzado' },
      ],
    },
  ],
})

/** Preparation for the entrance examination: hours and requisites, no credits. */
export const ciencias = preparacion('Preparación en Ciencias e Ingenierías', [
  cursos(`
    AR1 | Aritmética            | 4 2 | | MAT
    AL1 | Álgebra               | 4 2 | | MAT
    GE1 | Geometría             | 3 2 | | MAT
    RM1 | Razonamiento Lógico   | 2 2 | | MAT
    FI1 | Física Elemental      | 3 2 | | CIE
    QU1 | Química Elemental     | 3 2 | | CIE
    LE1 | Lenguaje              | 2 1 | | HUM
  `),
  cursos(`
    TR2 | Trigonometría         | 3 2 | | MAT | | GE1; AL1
    AL2 | Álgebra Superior      | 4 2 | | MAT | | AL1
    GE2 | Geometría del Espacio | 3 2 | | MAT | | GE1
    FI2 | Física                | 4 2 | | CIE | | FI1; TR2*
    QU2 | Química               | 3 2 | | CIE | | QU1
    BI2 | Biología              | 3 1 | | CIE
    RV2 | Razonamiento Verbal   | 2 2 | | HUM | | LE1
  `),
])

export const letras = preparacion('Preparación en Letras y Ciencias Sociales', [
  cursos(`
    LE1 | Lenguaje              | 4 2 | | HUM
    LI1 | Literatura            | 3 1 | | HUM
    HI1 | Historia Universal    | 3 1 | | HUM
    GG1 | Geografía             | 3 1 | | HUM
    RM1 | Razonamiento Lógico   | 2 2 | | MAT
    AR1 | Aritmética            | 3 2 | | MAT
  `),
  cursos(`
    RV2 | Razonamiento Verbal   | 3 2 | | HUM | | LE1
    HI2 | Historia del Perú     | 4 1 | | HUM | | HI1
    EC2 | Economía              | 3 1 | | GES
    FL2 | Filosofía y Lógica    | 3 1 | | HUM
    PS2 | Psicología            | 2 1 | | HUM
    AL2 | Álgebra               | 3 2 | | MAT | | AR1
  `),
])
