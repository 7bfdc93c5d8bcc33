/** How courses of a field of knowledge are taught and evaluated: what the syllabi of the demonstration say beside their topics. */
export interface Modo {
  /** «un caso de …», «una tarea de …». */
  campo: string
  /** What is done in the four weeks of a unit; `{t}` is the topic. */
  actividades: readonly string[]
  recursos: readonly string[]
  metodologia: readonly string[]
  /** [name, instrument, weight] */
  evaluacion: readonly (readonly [string, string, number])[]
}

const MATEMATICA: Modo = {
  campo: 'ingeniería',
  actividades: [
    'Exposición dialogada sobre {t} y solución de ejemplos en la pizarra.',
    'Práctica dirigida en parejas: ejercicios de {t}.',
    'Problemas de aplicación de {t} con verificación de resultados.',
    'Práctica calificada y discusión de los errores más frecuentes.',
  ],
  recursos: [
    'Pizarra y guía de ejercicios',
    'Hoja de cálculo o GeoGebra',
    'Texto base',
    'Banco de problemas',
  ],
  metodologia: [
    'Cada tema de {curso} parte de un problema que el estudiante todavía no sabe resolver. El docente presenta después el concepto, demuestra lo indispensable y resuelve ejemplos de dificultad creciente.',
    'En las prácticas los estudiantes trabajan en parejas, explican su procedimiento y comprueban el resultado con un programa. El error se discute en público, sin nombres.',
  ],
  evaluacion: [
    ['Prácticas calificadas', 'Prueba escrita', 30],
    ['Examen parcial', 'Prueba escrita', 25],
    ['Trabajo de aplicación', 'Rúbrica', 15],
    ['Examen final', 'Prueba escrita', 30],
  ],
}

const CIENCIAS: Modo = {
  ...MATEMATICA,
  campo: 'la naturaleza y la técnica',
  actividades: [
    'Demostración experimental sobre {t} y planteamiento de hipótesis.',
    'Medición y registro de datos acerca de {t}.',
    'Análisis de los datos de {t} y contraste con el modelo.',
    'Informe breve y discusión de las fuentes de error.',
  ],
  recursos: ['Equipo de laboratorio', 'Simulador en línea', 'Guía de práctica', 'Hoja de cálculo'],
  metodologia: [
    'El curso de {curso} alterna la explicación con el experimento: nada se afirma que no pueda medirse o razonarse.',
    'Los grupos llevan un cuaderno de laboratorio, que se revisa en cada unidad, y comunican sus resultados en informes de dos páginas.',
  ],
}

const HUMANIDADES: Modo = {
  campo: 'su vida académica',
  actividades: [
    'Lectura comentada sobre {t} y control de comprensión.',
    'Trabajo en grupos: ejemplos propios de {t}.',
    'Debate o redacción breve a partir de {t}.',
    'Presentación de los trabajos de la unidad y coevaluación.',
  ],
  recursos: ['Antología de lecturas', 'Aula virtual', 'Videos breves', 'Fichas de trabajo'],
  metodologia: [
    'El seminario es la forma de trabajo de {curso}: el estudiante llega con la lectura hecha y la discute. El docente modera, precisa y cierra cada sesión con una síntesis.',
    'Las producciones pasan por un borrador, la revisión de un compañero y una versión final; se califica el recorrido y no solo el resultado.',
  ],
  evaluacion: [
    ['Participación y controles de lectura', 'Lista de cotejo', 20],
    ['Producciones escritas', 'Rúbrica', 40],
    ['Exposición oral', 'Rúbrica', 20],
    ['Trabajo final', 'Rúbrica', 20],
  ],
}

const COMPUTACION: Modo = {
  campo: 'desarrollo de software',
  actividades: [
    'Demostración en laboratorio: un ejemplo completo de {t}.',
    'Taller de programación en parejas sobre {t}.',
    'Ejercicios de dificultad creciente con {t} y revisión de código entre compañeros.',
    'Entrega del avance del proyecto y retroalimentación del docente.',
  ],
  recursos: ['Laboratorio de cómputo', 'Repositorio de ejemplos', 'Documentación oficial', 'Aula virtual'],
  metodologia: [
    'Se aprende haciendo: cada sesión de {curso} dedica una parte breve a la explicación y el resto al laboratorio. Los programas se entregan en un repositorio y se revisan como en un equipo profesional.',
    'Un proyecto recorre las cuatro unidades; cada una agrega una parte que funciona y está probada.',
  ],
  evaluacion: [
    ['Laboratorios', 'Lista de cotejo', 30],
    ['Examen parcial', 'Prueba práctica', 20],
    ['Proyecto del curso', 'Rúbrica', 30],
    ['Examen final', 'Prueba práctica', 20],
  ],
}

const REDES: Modo = {
  ...COMPUTACION,
  campo: 'infraestructura tecnológica',
  actividades: [
    'Explicación de {t} sobre un esquema de red o de equipo.',
    'Práctica guiada de configuración: {t}.',
    'Solución de fallas provocadas en un escenario de {t}.',
    'Verificación del escenario de la unidad y registro de la configuración.',
  ],
  recursos: ['Laboratorio de redes', 'Simulador', 'Máquinas virtuales', 'Manual del fabricante'],
  metodologia: [
    'El curso de {curso} se desarrolla sobre escenarios: el estudiante recibe el esquema, lo configura, lo prueba y lo documenta.',
    'Las fallas provocadas por el docente enseñan a diagnosticar con orden: síntoma, hipótesis, prueba y solución.',
  ],
}

const SISTEMAS: Modo = {
  campo: 'una organización de la región',
  actividades: [
    'Presentación de un caso real para introducir {t}.',
    'Taller: modelar {t} con datos del caso.',
    'Aplicación de {t} a la organización elegida por cada equipo.',
    'Exposición del avance ante un jurado de compañeros.',
  ],
  recursos: ['Estudio de caso', 'Herramienta de modelado', 'Plantillas', 'Aula virtual'],
  metodologia: [
    'Los equipos eligen al inicio una organización de la región y trabajan con ella todo el periodo: cada tema de {curso} se aplica a su caso.',
    'El docente acompaña con asesorías breves, y los avances se exponen y se mejoran con las observaciones recibidas.',
  ],
  evaluacion: [
    ['Avances del caso', 'Rúbrica', 35],
    ['Controles de lectura', 'Prueba escrita', 15],
    ['Examen parcial', 'Prueba escrita', 20],
    ['Informe y exposición final', 'Rúbrica', 30],
  ],
}

const GESTION: Modo = {
  ...SISTEMAS,
  campo: 'gestión de una empresa',
  actividades: [
    'Exposición dialogada sobre {t} con cifras de una empresa peruana.',
    'Ejercicios en hoja de cálculo: {t}.',
    'Discusión de un caso de {t} en equipos.',
    'Informe de recomendaciones y control de la unidad.',
  ],
  recursos: ['Hoja de cálculo', 'Estados financieros publicados', 'Estudio de caso', 'Separata del docente'],
  metodologia: [
    'El estudio de casos es el eje de {curso}. Las decisiones se sustentan con cálculos hechos por el estudiante y no solo con opiniones.',
    'Cada unidad termina con un informe de recomendaciones de una página, dirigido a quien decide.',
  ],
}

const INVESTIGACION: Modo = {
  campo: 'su línea de investigación',
  actividades: [
    'Seminario sobre {t} con ejemplos de tesis del repositorio.',
    'Redacción guiada: {t} del propio trabajo.',
    'Revisión entre pares del avance referido a {t}.',
    'Asesoría individual y versión corregida.',
  ],
  recursos: [
    'Repositorio institucional',
    'Bases de datos académicas',
    'Gestor de referencias',
    'Guía de la facultad',
  ],
  metodologia: [
    'Cada estudiante avanza su propio trabajo. Las sesiones de {curso} resuelven en común las dificultades que aparecen y las asesorías atienden las particulares.',
    'Todo texto se revisa dos veces: primero entre pares y después con el docente, por escrito.',
  ],
  evaluacion: [
    ['Avances de la unidad', 'Rúbrica', 40],
    ['Revisión entre pares', 'Lista de cotejo', 10],
    ['Documento final', 'Rúbrica', 30],
    ['Sustentación', 'Rúbrica', 20],
  ],
}

/** By the abbreviation of the area of a course. */
export const MODOS: Readonly<Record<string, Modo>> = {
  MAT: MATEMATICA,
  CIE: CIENCIAS,
  HUM: HUMANIDADES,
  EMP: HUMANIDADES,
  CMP: COMPUTACION,
  DES: COMPUTACION,
  DAT: COMPUTACION,
  RED: REDES,
  SOP: REDES,
  SIS: SISTEMAS,
  EFSRT: SISTEMAS,
  GES: GESTION,
  INV: INVESTIGACION,
}
