/** The little malla of the landing: an invented plan of four cycles. `de`: the courses it needs. */
export interface Muestra {
  id: string
  nombre: string
  creditos: number
  area: number
  de: readonly string[]
}

/** The areas of its courses; `color`: which of the colours of areas; `siglas`: what tells it on a card beside the colour. */
export const areas = [
  { color: 1, nombre: 'Matemática', siglas: 'MAT' },
  { color: 2, nombre: 'Computación', siglas: 'COM' },
  { color: 4, nombre: 'Sistemas', siglas: 'SIS' },
  { color: 8, nombre: 'Humanidades', siglas: 'HUM' },
] as const

const curso = (id: string, nombre: string, creditos: number, area: number, ...de: string[]): Muestra => ({
  id,
  nombre,
  creditos,
  area,
  de,
})

/** Its cycles with their courses. */
export const ciclos: readonly { nombre: string; cursos: readonly Muestra[] }[] = [
  {
    nombre: 'Ciclo I',
    cursos: [
      curso('ca1', 'Cálculo I', 5, 1),
      curso('alg', 'Algoritmos', 4, 2),
      curso('com', 'Comunicación', 3, 8),
      curso('fil', 'Filosofía y Ética', 2, 8),
    ],
  },
  {
    nombre: 'Ciclo II',
    cursos: [
      curso('ca2', 'Cálculo II', 5, 1, 'ca1'),
      curso('pr1', 'Programación I', 4, 2, 'alg'),
      curso('lin', 'Álgebra Lineal', 4, 1),
      curso('red', 'Redacción Académica', 3, 8, 'com'),
    ],
  },
  {
    nombre: 'Ciclo III',
    cursos: [
      curso('est', 'Estadística', 4, 1, 'ca2'),
      curso('edd', 'Estructura de Datos', 4, 2, 'pr1'),
      curso('dis', 'Matemática Discreta', 4, 1, 'lin'),
      curso('sis', 'Teoría de Sistemas', 3, 4),
    ],
  },
  {
    nombre: 'Ciclo IV',
    cursos: [
      curso('inv', 'Investigación Operativa', 4, 1, 'est', 'lin'),
      curso('bd1', 'Base de Datos I', 4, 4, 'edd', 'dis'),
      curso('so1', 'Sistemas Operativos', 4, 2, 'edd'),
    ],
  },
  {
    nombre: 'Ciclo V',
    cursos: [
      curso('bd2', 'Base de Datos II', 4, 4, 'bd1'),
      curso('is1', 'Ingeniería de Software', 4, 4, 'bd1', 'sis'),
      curso('re1', 'Redes', 4, 2, 'so1'),
    ],
  },
]

const todos = ciclos.flatMap(c => c.cursos)

/** All courses that lead to this one, however far. */
export function needs(id: string): Set<string> {
  const found = new Set<string>()
  const walk = (one: string) => {
    for (const other of todos.find(c => c.id === one)?.de ?? [])
      if (!found.has(other)) {
        found.add(other)
        walk(other)
      }
  }
  walk(id)
  return found
}

/** All courses that this one leads to. */
export const opens = (id: string): Set<string> =>
  new Set(todos.filter(c => needs(c.id).has(id)).map(c => c.id))

/** The area of a course. */
export const areaDe = ({ area }: Muestra): (typeof areas)[number] => areas.find(a => a.color === area)!

/** The name of a course. */
export const nombreDe = (id: string): string => todos.find(c => c.id === id)?.nombre ?? ''
