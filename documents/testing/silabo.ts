import type { Semana, Unidad } from '@malla/domain/silabos/contenido.ts'
import { ESTRUCTURA_INICIAL } from '@malla/domain/silabos/estructura.ts'
import { referenciaNueva } from '@malla/domain/silabos/referencia.ts'
import { renumerar } from '@malla/domain/silabos/semanas.ts'
import type { DatosSilabo, HojaDeSilabos } from '../silabos/datos.ts'
import { universidad } from './universidad.ts'

/** The sheet of the example university. */
export const hojaDeEjemplo: HojaDeSilabos = {
  institucion: universidad.institucion,
  facultad: universidad.facultad,
  nivel: universidad.nivel,
  programa: universidad.programa,
  full_name: universidad.full_name,
  fechacese: null,
  emitido: '2026-11-21',
  imagenes: {},
}

let semanas = 0
const semana = (
  contenidos: string,
  actividades: string,
  evidencias = '',
  horas: number | null = null,
): Semana => ({
  id: `s${++semanas}`,
  numero: 0,
  contenidos: `<p>${contenidos}</p>`,
  actividades: actividades && `<p>${actividades}</p>`,
  recursos: '',
  evidencias: evidencias && `<p>${evidencias}</p>`,
  horas,
})

const unidad = (id: string, nombre: string, resultado: string, suyas: Semana[]): Unidad => ({
  id,
  nombre,
  resultado: `<p>${resultado}</p>`,
  semanas: suyas,
})

const unidades = renumerar([
  unidad(
    'u1',
    'Modelado de datos',
    'Al finalizar la unidad, el estudiante modela los datos de una organización.',
    [
      semana(
        'Sistemas de bases de datos: propósito y arquitectura.',
        'Exposición y diálogo',
        'Mapa conceptual',
      ),
      semana('Modelo entidad-relación: entidades, atributos, relaciones.', 'Taller guiado', 'Diagrama'),
      semana('Modelo entidad-relación extendido.', 'Resolución de casos', 'Diagrama revisado'),
      semana(
        'Paso al modelo relacional. <strong>Claves</strong> y restricciones.',
        'Trabajo en parejas',
        'Esquema relacional',
      ),
      semana('Dependencias funcionales y formas normales.', 'Práctica calificada', 'Práctica 1'),
    ],
  ),
  unidad(
    'u2',
    'Lenguaje SQL',
    'Al finalizar la unidad, el estudiante construye consultas de varias tablas y las justifica con el plan de ejecución.',
    [
      semana(
        'Definición de datos: tablas, tipos, restricciones.',
        'Taller guiado en laboratorio',
        'Guion de creación',
      ),
      semana('Consultas de una tabla, funciones y agrupación.', 'Resolución de casos', 'Lista de ejercicios'),
      semana('Combinación de tablas y subconsultas.', 'Trabajo en parejas', 'Informe breve'),
      semana('Vistas, permisos y procedimientos.', 'Laboratorio', 'Guion de vistas'),
      semana('Consultas con ventanas.', 'Laboratorio', 'Lista de ejercicios'),
      semana('Examen parcial.', '', 'Examen'),
    ],
  ),
  unidad('u3', 'Diseño físico', 'Al finalizar la unidad, el estudiante elige índices y explica su costo.', [
    semana('Índices y planes de ejecución.', 'Laboratorio', 'Informe de costos'),
    semana('Transacciones y bloqueos.', 'Simulación', 'Bitácora'),
    semana('Respaldo y recuperación.', 'Laboratorio', 'Plan de respaldo'),
    semana('Presentación de proyectos.', 'Exposición', 'Proyecto', 3),
    semana('Examen final.', '', 'Examen'),
  ]),
])

const libro = (
  id: string,
  autores: string,
  anio: string,
  titulo: string,
  edicion: string,
  editorial: string,
) => ({
  ...referenciaNueva(id),
  autores,
  anio,
  titulo,
  edicion,
  editorial,
})

/** A syllabus in which everything is written: Base de Datos I of the example university. */
export const silaboDeEjemplo: DatosSilabo = {
  curso: {
    id: 126,
    nombre: 'Base de Datos I',
    codigo: 'SIS-304',
    credits: 4,
    horasteoria: 3,
    horaspractica: 2,
    horasvirtual: 0,
    grupo: 'Ciclo V',
    tipo: 'Obligatorio',
    modalidad: 'Presencial',
    requisitos: 'Estructura de Datos (INF-402) y Matemática Discreta (MAT-304)',
  },
  periodo: { nombre: '2026-I', fechainicio: '2026-03-16', fechafin: '2026-07-10' },
  docentes: ['Lucía Mamani Quispe', 'Álvaro Ríos Ñahui'],
  estado: 'borrador',
  aprobado: null,
  estructura: ESTRUCTURA_INICIAL,
  carta: {
    sumilla:
      '<p>Asignatura de especialidad, de naturaleza teórico-práctica. Su propósito es que el estudiante modele, construya y consulte bases de datos relacionales que respondan a problemas de una organización. Comprende: modelado conceptual y lógico, lenguaje SQL, diseño físico y transacciones.</p>',
    cartaCompetencias: [
      {
        id: 'k1',
        competencia_id: 21,
        texto: '<p>Modela información de una organización con criterios de calidad y normalización.</p>',
      },
    ],
    cartaContenidos: [
      {
        id: 'c1',
        nombre: 'Modelado de datos',
        contenidos: '<p>Modelo entidad-relación. Formas normales.</p>',
        semanas: 5,
      },
      {
        id: 'c2',
        nombre: 'Lenguaje SQL',
        contenidos: '<p>Definición de datos. Consultas. Vistas.</p>',
        semanas: 6,
      },
      {
        id: 'c3',
        nombre: 'Diseño físico',
        contenidos: '<p>Índices. Transacciones. Respaldo.</p>',
        semanas: 5,
      },
    ],
    cartaCriterios: [
      { id: 'e1', criterio: 'Prácticas calificadas', peso: 40 },
      { id: 'e2', criterio: 'Proyecto de aplicación', peso: 30 },
      { id: 'e3', criterio: 'Examen final', peso: 30 },
    ],
    cartaBibliografia: [
      libro(
        'b1',
        'Elmasri, Ramez; Navathe, Shamkant',
        '2016',
        'Fundamentos de sistemas de bases de datos',
        '7',
        'Pearson',
      ),
    ],
  },
  contenido: {
    competencias: [
      {
        id: 'l1',
        competencia_id: 32,
        texto: '<p>Construye software confiable a partir de datos consistentes.</p>',
      },
    ],
    resultados: [
      {
        id: 'r1',
        competencia_id: null,
        texto: '<p>Modela los datos de una organización sin redundancia.</p>',
      },
      { id: 'r2', competencia_id: null, texto: '<p>Consulta bases de datos con <em>SQL</em> estándar.</p>' },
    ],
    unidadesaprendizaje: unidades,
    metodologia:
      '<p>Se aprende haciendo: talleres, casos y un proyecto.</p><ul><li><p>Aprendizaje basado en proyectos</p></li><li><p>Estudio de casos</p></li></ul>',
    evaluacion: {
      lineas: [
        {
          id: 'p',
          nombre: 'Prácticas calificadas',
          instrumento: 'Lista de cotejo',
          peso: 40,
          unidad_id: null,
        },
        { id: 'q', nombre: 'Proyecto de aplicación', instrumento: 'Rúbrica', peso: 30, unidad_id: 'u3' },
        { id: 'x', nombre: 'Examen final', instrumento: 'Prueba escrita', peso: 30, unidad_id: null },
      ],
      texto: '<p>El estudiante que falta a más del 30 % de las clases queda inhabilitado.</p>',
    },
    bibliografia: [
      libro(
        'b2',
        'Silberschatz, Abraham; Korth, Henry; Sudarshan, S.',
        '2020',
        'Database System Concepts',
        '7',
        'McGraw-Hill',
      ),
    ],
    investigacionFormativa: '<p>Monografía breve sobre el costo de los índices.</p>',
  },
  competencias: [
    { id: 21, codigo: 'C2.1', nombre: 'Modela información', nivel: 'Desarrolla' },
    { id: 32, codigo: 'C3.2', nombre: 'Construye software', nivel: 'Introduce' },
  ],
  codigos: { 21: 'C2.1', 32: 'C3.2' },
}
