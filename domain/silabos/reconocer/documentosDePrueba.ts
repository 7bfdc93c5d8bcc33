import type { Bloque } from './bloques.ts'

/** Documents for tests: syllabi as they are laid out in practice. */

export const p = (html: string): Bloque => ({ tipo: 'parrafo', html })
export const h = (nivel: number, html: string): Bloque => ({ tipo: 'titulo', nivel, html })
export const ul = (...items: string[]): Bloque => ({ tipo: 'lista', ordenada: false, items })
/** Rows by lines, cells between «|»; «^» repeats the cell above, «<» the one before, as merged cells do. */
export function tabla(texto: string): Bloque {
  const filas: string[][] = []
  const cubiertas: boolean[][] = []
  for (const linea of texto.trim().split('\n')) {
    const fila: string[] = []
    linea.split('|').forEach((celda, c) => {
      const dicha = celda.trim()
      fila.push(dicha === '^' ? filas.at(-1)![c]! : dicha === '<' ? fila[c - 1]! : dicha)
    })
    filas.push(fila)
    cubiertas.push(linea.split('|').map(celda => celda.trim() === '^'))
  }
  return { tipo: 'tabla', filas, cubiertas }
}

/** Roman headings in bold, a table of weeks under each unit, weights in a table. */
export const universidad: readonly Bloque[] = [
  p('<strong>UNIVERSIDAD DEL ALTIPLANO</strong>'),
  p('<strong>SÍLABO</strong>'),
  p('<strong>I. DATOS GENERALES</strong>'),
  tabla('1.1 Asignatura | : | Base de Datos I\n1.2 Código | : | SIS-304\n1.3 Créditos | : | 4'),
  p('<strong>II. SUMILLA</strong>'),
  p('Asignatura de especialidad, teórico-práctica.'),
  p('<strong>III. COMPETENCIA DE LA ASIGNATURA</strong>'),
  p('Modela información de una organización.'),
  p('<strong>IV. RESULTADOS DE APRENDIZAJE</strong>'),
  ul('Construye modelos conceptuales.', 'Consulta bases relacionales.'),
  p('<strong>V. PROGRAMACIÓN DE CONTENIDOS</strong>'),
  p('<strong>UNIDAD I: Modelado conceptual</strong>'),
  p('<strong>Resultado de aprendizaje:</strong> modela con el enfoque entidad–relación.'),
  tabla(`
    Semana | Contenidos | Actividades | Recursos | Evidencias | Horas
    1 | Introducción | Diálogo | Pizarra | Lista | 5
    2 | Entidades | Taller | Software | Modelo | 5
  `),
  p('<strong>UNIDAD II: Lenguaje SQL</strong>'),
  p('<strong>Resultado de aprendizaje:</strong> construye consultas.'),
  tabla(`
    Semana | Contenidos | Actividades | Recursos | Evidencias | Horas
    3 | Consultas | Casos | Servidor | Guion | 5
    4 | Examen parcial | Prueba | Aula | Examen | 2,5
  `),
  p('<strong>VI. ESTRATEGIAS METODOLÓGICAS</strong>'),
  p('Aprendizaje basado en proyectos.'),
  p('<strong>VII. MEDIOS Y MATERIALES</strong>'),
  p('Aula virtual y proyector.'),
  p('<strong>VIII. EVALUACIÓN</strong>'),
  tabla(
    'Criterio | Instrumento | Peso\nPrácticas | Rúbrica | 40 %\nProyecto | Informe | 30 %\nExamen final | Prueba | 30 %\nTotal | | 100 %',
  ),
  p('Se aprueba con 11.'),
  p('<strong>IX. FUENTES DE INFORMACIÓN</strong>'),
  p('9.1 Básicas'),
  p('Silberschatz, A. (2014). <em>Fundamentos de bases de datos</em>. McGraw-Hill.'),
  p('9.2 Complementarias'),
  p(
    'Codd, E. F. (1970). A relational model. <em>CACM</em>, 13(6), 377–387. https://doi.org/10.1145/362384.362685',
  ),
]

/** Styles of Word; one table with units down the side; weights as a list. */
export const conEstilos: readonly Bloque[] = [
  h(1, 'Sílabo de Estadística'),
  h(2, 'Información general'),
  p('Curso: Estadística'),
  p('Periodo: 2026-I'),
  h(2, 'Sumilla'),
  p('El curso pertenece al área de ciencias.'),
  h(2, 'Logro de aprendizaje del curso'),
  p('Al finalizar el curso, el estudiante interpreta datos.'),
  h(2, 'Unidades y logros específicos'),
  tabla(`
    Unidad | Logro específico | Semana | Contenidos | < | Evidencia de aprendizaje | Fecha
    ^ | ^ | ^ | Conceptuales | Procedimentales | ^ | ^
    Unidad 1: Datos | Organiza datos | 1 | Variables | Clasifica | Cuestionario | 16/03
    ^ | ^ | 2 | Tablas | Tabula | ^ | 23/03
    Unidad 2: Azar | Calcula probabilidades | 3 y 4 | Probabilidad | Resuelve | Informe | 30/03
  `),
  h(2, 'Metodología'),
  p('Clases invertidas.'),
  h(3, 'Recursos'),
  p('Hojas de cálculo.'),
  h(2, 'Sistema de evaluación'),
  p('El promedio se obtiene así:'),
  ul('Evaluación continua 1: 20 %', 'Evaluación continua 2: 30 %', 'Trabajo final: 50%'),
  h(2, 'Referencias bibliográficas'),
  ul('Triola, M. (2018). Estadística. Pearson.', 'INEI. (2023). Series nacionales. https://www.inei.gob.pe'),
  h(2, 'Responsabilidad social'),
  p('Visita a una comunidad.'),
]

/** An institute: indicators across the table, ranges of weeks, no heading over the table. */
export const instituto: readonly Bloque[] = [
  p('SÍLABO DE LA UNIDAD DIDÁCTICA'),
  p('1. INFORMACIÓN GENERAL'),
  tabla('Programa de estudios | Contabilidad\nMódulo formativo | Gestión tributaria'),
  p('2. UNIDAD DE COMPETENCIA DEL MÓDULO'),
  p('Registra operaciones según la norma.'),
  p('3. CAPACIDAD DE LA UNIDAD DIDÁCTICA'),
  p('Determina tributos.'),
  p('4. ACTIVIDADES DE APRENDIZAJE'),
  tabla(`
    INDICADOR DE LOGRO 1: Reconoce los tributos | < | < | <
    N° de semana | Contenidos | Actividades de aprendizaje | Horas
    1 - 2 | Tributos | Analiza casos | 8
    3 | Régimen general | Calcula | 4
    SEMANA 4: Evaluación del indicador | < | < | <
    INDICADOR DE LOGRO 2: Declara | < | < | <
    5 | Declaración | Llena formularios | 4
  `),
  p('5. METODOLOGÍA'),
  p('Aprender haciendo.'),
  p('6. EVALUACIÓN'),
  ul('La nota mínima es 13.', 'Se evalúa por indicadores.'),
  p('7. FUENTES DE INFORMACIÓN'),
  p('SUNAT. (2025). Guía tributaria.'),
]

/** The whole syllabus in a frame, as many forms have it. */
export const enMarco: readonly Bloque[] = [
  tabla(
    'SUMILLA | Curso de formación general.\nMETODOLOGÍA | Seminario.\nBIBLIOGRAFÍA | Eco, U. (1977). Cómo se hace una tesis.',
  ),
  tabla('Semanas | Temas | Estrategias\n1 | El tema | Lectura\n2 | El índice | Debate'),
  tabla('Actividad | Ponderación\nEnsayo | 0,6\nExposición | 0,4'),
]

/** Plain text pasted from a mail. */
export const pegado: readonly Bloque[] = [
  p('SUMILLA: Asignatura de estudios generales.'),
  p('Competencias:'),
  p('Comunica ideas.'),
  p('CONTENIDOS'),
  p('Primera unidad: La oración'),
  p('Semana 1: El sujeto'),
  p('Casos especiales.'),
  p('Semana 2. El predicado'),
  p('Unidad II - El párrafo'),
  p('Semana 3: Párrafos'),
  p('Evaluación'),
  p('Prácticas 60 %'),
  p('40 % Examen'),
  p('Anexos'),
  p('Rúbrica de ensayo'),
]
