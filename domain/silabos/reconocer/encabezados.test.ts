import { expect, it } from 'vitest'
import { procesadorMs } from '../../testing/procesador.ts'
import { claveDeNombre, leerEncabezado, leerResultado, leerUnidad, numeroDeUnidad } from './encabezados.ts'
import { leerSemanaNombrada, leerSemanas } from './semanasEscritas.ts'

it.each([
  ['Datos informativos', 'datos'],
  ['DATOS GENERALES DE LA ASIGNATURA', 'datos'],
  ['Datos de la asignatura', 'datos'],
  ['Información general', 'datos'],
  ['Aspectos generales', 'datos'],
  ['SUMILLA:', 'sumilla'],
  ['Descripción del curso', 'sumilla'],
  ['Competencia general', 'competencias'],
  ['Competencias del perfil de egreso a las que contribuye', 'competencias'],
  ['Unidad de competencia', 'competencias'],
  ['Resultado de aprendizaje del curso', 'resultados'],
  ['Logro general de aprendizaje', 'resultados'],
  ['Logros de aprendizaje', 'resultados'],
  ['Objetivos generales', 'resultados'],
  ['Capacidades', 'resultados'],
  ['Indicadores de logro', 'resultados'],
  ['Programación de contenidos', 'unidadesaprendizaje'],
  ['Programación académica', 'unidadesaprendizaje'],
  ['PROGRAMACIÓN TEMÁTICA', 'unidadesaprendizaje'],
  ['Organización de las unidades de aprendizaje', 'unidadesaprendizaje'],
  ['Cronograma de actividades', 'unidadesaprendizaje'],
  ['Contenidos por unidades', 'unidadesaprendizaje'],
  ['Unidades y logros específicos', 'unidadesaprendizaje'],
  ['Contenido temático', 'unidadesaprendizaje'],
  ['Estrategias metodológicas', 'metodologia'],
  ['Métodos y técnicas de enseñanza', 'metodologia'],
  ['Metodología y recursos', 'metodologia'],
  ['Estrategias didácticas', 'metodologia'],
  ['Sistema de evaluación', 'evaluacion'],
  ['Evaluación del aprendizaje', 'evaluacion'],
  ['Criterios de evaluación', 'evaluacion'],
  ['Requisitos de aprobación', 'evaluacion'],
  ['Referencias', 'bibliografia'],
  ['Fuentes de información', 'bibliografia'],
  ['Bibliografía básica y complementaria', 'bibliografia'],
  ['Fuentes bibliográficas', 'bibliografia'],
  ['Investigación formativa y responsabilidad social', 'investigacionFormativa'],
  ['Actividades de investigación formativa', 'investigacionFormativa'],
  ['Tutoría y consejería', 'tutoria'],
  ['Valores y actitudes', 'valores'],
  ['Ejes transversales', 'valores'],
  ['Anexo 1', 'anexos'],
  ['Rúbricas de evaluación', 'anexos'],
  ['Medios y materiales', null],
  ['Logro de la unidad', null],
  ['Responsabilidad social', null],
  ['', null],
])('«%s» names %s', (nombre, clave) => expect(claveDeNombre(nombre)).toBe(clave))

it.each([
  ['UNIDAD I: Modelado', 'Modelado'],
  ['Unidad de aprendizaje N° 02 – SQL', 'SQL'],
  ['PRIMERA UNIDAD: La oración', 'La oración'],
  ['II UNIDAD: El párrafo', 'El párrafo'],
  ['1ra unidad. Suelos', 'Suelos'],
  ['5.1. Unidad 1: Datos', 'Datos'],
  ['Unidad didáctica 3 «Redes»', 'Redes'],
  ['Unidad 1 · La comunicación', 'La comunicación'],
  ['Unidad III', ''],
  ['Indicador de logro 2: Declara', 'Declara'],
  ['Unidad 3 del hospital se encarga del triaje', null],
  ['Unidad de competencia', null],
  ['Unidad de análisis: el hogar', null],
  ['Unidad Xilófono', null],
  ['Cada unidad 1: algo', null],
  ['Unidades', null],
])('«%s» begins the unit %j', (texto, nombre) => expect(leerUnidad(texto)).toBe(nombre))

it.each([
  ['UNIDAD II: Modelado', 2],
  ['Unidad de aprendizaje N° 02 – SQL', 2],
  ['SEGUNDA UNIDAD: La oración', 2],
  ['IV UNIDAD: El párrafo', 4],
  ['8va unidad. Suelos', 8],
  ['Séptima unidad', 7],
  ['Modelado', null],
])('«%s» is the unit %j', (texto, numero) => expect(numeroDeUnidad(texto)).toBe(numero))

it.each<[string, string | null]>([
  ['Resultado de aprendizaje: modela', 'modela'],
  ['<strong>Logro de la unidad:</strong> <em>modela</em>', '<em>modela</em>'],
  ['<strong>Capacidad: modela</strong>', 'modela'],
  ['Los resultados son estos', null],
  ['Resultado', null],
])('%s says the result %j', (html, resultado) => expect(leerResultado(html)).toBe(resultado))

it.each<[string, number[] | null, string]>([
  ['1', [1], ''],
  ['Semana 03', [3], ''],
  ['SEMANA N° 4', [4], ''],
  ['1-2', [1, 2], ''],
  ['Semanas 3 y 4', [3, 4], ''],
  ['5 al 7', [5, 6, 7], ''],
  ['1, 2 y 3', [1, 2, 3], ''],
  ['8 (12–16 de mayo)', [8], '(12–16 de mayo)'],
  ['III', [3], ''],
  ['Semana IV', [4], ''],
  ['Semana II: Conjuntos', [2], 'Conjuntos'],
  ['I - II', [1, 2], ''],
  ['V (12/05)', [5], '(12/05)'],
  ['1ra', [1], ''],
  ['2da', [2], ''],
  ['3era y 4ta', [3, 4], ''],
  ['5.ª semana', [5], ''],
  ['1a', [1], ''],
  ['1al 3', [1, 2, 3], ''],
  ['1ª y 2ª', [1, 2], ''],
  ['Semana 1 y Semana 2', [1, 2], ''],
  ['Sem. 1 a Sem. 3: Álgebra', [1, 2, 3], 'Álgebra'],
  ['S1–S3', [1, 2, 3], ''],
  ['S1, S2 y S3', [1, 2, 3], ''],
  ['1.ª a la 3.ª', [1, 2, 3], ''],
  ['1; 2 & 3', [1, 2, 3], ''],
  ['1; 3', [1, 3], ''],
  ['1-3; 5: Álgebra', [1, 2, 3, 5], 'Álgebra'],
  ['Semana 1 hasta 4', [1, 2, 3, 4], ''],
  ['I; II', [1, 2], ''],
  ['Semana 1; 16 al 20 de marzo', [1], '; 16 al 20 de marzo'],
  ['1; 16-20 mar', [1], '; 16-20 mar'],
  ['1; 16–20', [1], '; 16–20'],
  ['1; 16-mar', [1], '; 16-mar'],
  ['1; 8:00-10:00', [1], '; 8:00-10:00'],
  ['Semana 1; 4 horas', [1], '; 4 horas'],
  ['1; 16/03', [1], '; 16/03'],
  ['Semana 1 hasta 16 de mayo', [1], 'hasta 16 de mayo'],
  ['Semanas: 1, 2', [1, 2], ''],
  ['1 - S1', [1], 'S1'],
  ['Semana 1 - Sesión 2', [1], 'Sesión 2'],
  ['8 Semana de exámenes', [8], 'Semana de exámenes'],
  ['I. Introducción', null, ''],
  ['Vectores', null, ''],
  ['X', [10], ''],
  ['IIX', null, ''],
  ['4 - 2', null, ''],
  ['0', null, ''],
  ['2026', null, ''],
  ['20 %', null, ''],
  ['Total', null, ''],
])('«%s» is weeks %j', (texto, numeros, resto) =>
  expect(leerSemanas(texto)).toEqual(numeros && { numeros, resto }),
)

it('a number alone begins no week of a text', () => expect(leerSemanaNombrada('3 créditos')).toBeNull())

const p = (html: string) => leerEncabezado({ tipo: 'parrafo', html })

it.each<[string, string | null | undefined, string]>([
  ['<strong>II.- SUMILLA:</strong>', 'sumilla', ''],
  ['SUMILLA: Asignatura de &lt;base&gt;.', 'sumilla', 'Asignatura de &lt;base&gt;.'],
  [
    '<strong>Metodología.</strong> Se trabaja con <em>casos</em>.',
    'metodologia',
    'Se trabaja con <em>casos</em>.',
  ],
  ['<strong>SUMILLA: todo en negrita</strong>', 'sumilla', 'todo en negrita'],
  ['<strong>VII. MEDIOS Y MATERIALES</strong>', null, ''],
  ['La metodología es activa.', undefined, ''],
  ['Evaluación y seguimiento son parte de un mismo proceso.', undefined, ''],
  ['1.1 Código: SIS-304', undefined, ''],
])('%s', (html, clave, resto) => {
  const e = p(html)
  expect([e?.clave, e?.resto ?? '']).toEqual([clave, resto])
})

it('half a million colons are no heading, and that is seen at once', () => {
  const antes = procesadorMs()
  const html = `SUMILLA ${':'.repeat(500_000)}x`
  expect([leerEncabezado({ tipo: 'parrafo', html }), leerResultado(html)]).toEqual([null, null])
  expect(procesadorMs() - antes).toBeLessThan(20_000)
})
