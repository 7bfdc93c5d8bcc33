import type { DatosCarta } from '../asignaturas/datos.ts'
import type { NodoRico } from '../document.ts'

const texto = (text: string, ...marks: string[]): NodoRico => ({
  type: 'text',
  text,
  marks: marks.map(type => ({ type })),
})
const parrafo = (...content: NodoRico[]): NodoRico => ({ type: 'paragraph', content })

/** The carta of a course in which everything is written: Base de Datos I of the example university. */
export const cartaDeEjemplo: DatosCarta = {
  asignatura_id: 126,
  sumilla: {
    type: 'doc',
    content: [
      parrafo(
        texto(
          'Asignatura de especialidad, de naturaleza teórico-práctica. Su propósito es que el estudiante modele, construya y consulte bases de datos relacionales que respondan a problemas de una organización. Comprende: modelado conceptual y lógico, lenguaje SQL, diseño físico y transacciones.',
        ),
      ),
    ],
  },
  competencias: [
    {
      codigo: 'C2.1',
      nombre: 'Modela información de una organización con criterios de calidad y normalización.',
      nivel: 'Desarrolla',
    },
    {
      codigo: 'C3.2',
      nombre: 'Construye software confiable a partir de datos consistentes.',
      nivel: 'Introduce',
    },
  ],
  unidadesaprendizaje: [
    {
      nombre: 'Modelado de datos',
      contenidos: 'Modelo entidad-relación. Paso al modelo relacional. Dependencias y formas normales.',
      semanas: [1, 2, 3, 4, 5],
    },
    {
      nombre: 'Lenguaje SQL',
      contenidos: 'Definición de datos. Consultas de una y varias tablas. Subconsultas. Vistas y permisos.',
      semanas: [6, 7, 8, 9, 10, 11],
    },
    {
      nombre: 'Diseño físico',
      contenidos: 'Índices y planes de ejecución. Transacciones y bloqueos. Respaldo y recuperación.',
      semanas: [12, 13, 14, 15, 16],
    },
  ],
  evaluacion: [
    { criterio: 'Prácticas calificadas', peso: 40 },
    { criterio: 'Proyecto de aplicación', peso: 30 },
    { criterio: 'Examen final', peso: 30 },
  ],
  bibliografia: {
    type: 'doc',
    content: [
      parrafo(
        texto('Elmasri, R. y Navathe, S. (2016). '),
        texto('Fundamentos de sistemas de bases de datos', 'italic'),
        texto(' (7.ª ed.). Pearson.'),
      ),
      parrafo(
        texto('Silberschatz, A., Korth, H. y Sudarshan, S. (2020). '),
        texto('Database System Concepts', 'italic'),
        texto(' (7.ª ed.). McGraw-Hill.'),
      ),
    ],
  },
  fecha_aprobacion: '2026-11-12',
}
