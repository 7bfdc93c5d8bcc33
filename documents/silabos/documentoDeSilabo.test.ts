import { estiloInicial } from '@malla/domain/empresas/estilo.ts'
import { referenciaNueva } from '@malla/domain/silabos/referencia.ts'
import { expect, it } from 'vitest'
import { bloquesComoTexto, documentoComoTexto } from '../testing/comoTexto.ts'
import { hojaDeEjemplo, silaboDeEjemplo } from '../testing/silabo.ts'
import type { DatosSilabo } from './datos.ts'
import { documentoAbreviado, documentoDeSilabo } from './documentoDeSilabo.ts'
import { cursosQueFaltan, pdfSilabos } from './pdfSilabos.ts'
import { documentoDeUnidades } from './unidades.ts'

const firmada = {
  ...hojaDeEjemplo,
  institucion: {
    ...hojaDeEjemplo.institucion,
    estilo: { ...estiloInicial, firmas: [{ nombre: 'Ana Torres', cargo: 'Decana' }] },
  },
}
const con = (mas: Partial<DatosSilabo>): DatosSilabo => ({ ...silaboDeEjemplo, ...mas })

it('a syllabus says all that is written, each thing under its section, and who signs', () => {
  const s = con({ estado: 'aprobado', aprobado: { dia: '2026-11-12', quien: 'Ana Torres' } })
  expect(
    documentoComoTexto(documentoDeSilabo(firmada, s)),
  ).toBe(`Sílabo · Base de Datos I · 2026-I [Sílabo - SIS-304 - Base de Datos I - 2026-I] Plan de estudios 2026, de Universidad Andina
cabecera: UA Universidad Andina · Facultad de Ingeniería | Plan de estudios 2026
pie: Sílabo · Base de Datos I · 2026-I · Ingeniería de Sistemas · emitido el 21/11/2026
=== a4 · Sílabo · Base de Datos I · 2026-I · aprobado el 12/11/2026
# Base de Datos I
(subtitulo) Sílabo · SIS-304 · Ingeniería de Sistemas · Ciclo V · 2026-I
## Datos generales
Facultad: Facultad de Ingeniería
Programa: Ingeniería de Sistemas
Plan de estudios: Plan de estudios 2026
Código: SIS-304
Ciclo: Ciclo V
Periodo: 2026-I
Inicio y fin: 16/03/2026 al 10/07/2026
Tipo: Obligatorio
Modalidad: Presencial
Prerrequisitos: Estructura de Datos (INF-402) y Matemática Discreta (MAT-304)
Docentes: Lucía Mamani Quispe / Álvaro Ríos Ñahui
Créditos: 4 · Teoría: 3 · Práctica: 2 · Horas semanales: 5 · Semanas: 16
## Sumilla
Asignatura de especialidad, de naturaleza teórico-práctica. Su propósito es que el estudiante modele, construya y consulte bases de datos relacionales que respondan a problemas de una organización. Comprende: modelado conceptual y lógico, lenguaje SQL, diseño físico y transacciones.
## Competencias
┌ Código | Competencia | Nivel
│ C2.1 | Modela información de una organización con criterios de calidad y normalización. | Desarrolla
│ C3.2 | Construye software confiable a partir de datos consistentes. | Introduce
## Resultados de aprendizaje
1. Modela los datos de una organización sin redundancia.
2. Consulta bases de datos con *SQL* estándar.
## Programación
### Unidad 1 · Modelado de datos
(nota) Semanas 1 a 5 · 25 horas
**Resultado de aprendizaje: **Al finalizar la unidad, el estudiante modela los datos de una organización.
┌ Sem. | Contenidos | Actividades | Evidencia | Horas
│ 1 | Sistemas de bases de datos: propósito y arquitectura. | Exposición y diálogo | Mapa conceptual | 5
│ 2 | Modelo entidad-relación: entidades, atributos, relaciones. | Taller guiado | Diagrama | 5
│ 3 | Modelo entidad-relación extendido. | Resolución de casos | Diagrama revisado | 5
│ 4 | Paso al modelo relacional. **Claves** y restricciones. | Trabajo en parejas | Esquema relacional | 5
│ 5 | Dependencias funcionales y formas normales. | Práctica calificada | Práctica 1 | 5
### Unidad 2 · Lenguaje SQL
(nota) Semanas 6 a 11 · 30 horas
**Resultado de aprendizaje: **Al finalizar la unidad, el estudiante construye consultas de varias tablas y las justifica con el plan de ejecución.
┌ Sem. | Contenidos | Actividades | Evidencia | Horas
│ 6 | Definición de datos: tablas, tipos, restricciones. | Taller guiado en laboratorio | Guion de creación | 5
│ 7 | Consultas de una tabla, funciones y agrupación. | Resolución de casos | Lista de ejercicios | 5
│ 8 | Combinación de tablas y subconsultas. | Trabajo en parejas | Informe breve | 5
│ 9 | Vistas, permisos y procedimientos. | Laboratorio | Guion de vistas | 5
│ 10 | Consultas con ventanas. | Laboratorio | Lista de ejercicios | 5
│ 11 | Examen parcial. | _ | Examen | 5
### Unidad 3 · Diseño físico
(nota) Semanas 12 a 16 · 23 horas
**Resultado de aprendizaje: **Al finalizar la unidad, el estudiante elige índices y explica su costo.
┌ Sem. | Contenidos | Actividades | Evidencia | Horas
│ 12 | Índices y planes de ejecución. | Laboratorio | Informe de costos | 5
│ 13 | Transacciones y bloqueos. | Simulación | Bitácora | 5
│ 14 | Respaldo y recuperación. | Laboratorio | Plan de respaldo | 5
│ 15 | Presentación de proyectos. | Exposición | Proyecto | 3
│ 16 | Examen final. | _ | Examen | 5
(nota) Total de horas: 78.
## Metodología
Se aprende haciendo: talleres, casos y un proyecto.
- Aprendizaje basado en proyectos
- Estudio de casos
## Evaluación
┌ Unidad | Evaluación | Instrumento | Peso
│ Del curso | Prácticas calificadas | Lista de cotejo | 40 %
│ 3 | Proyecto de aplicación | Rúbrica | 30 %
│ Del curso | Examen final | Prueba escrita | 30 %
│ = Total (3 columnas) | 100 %
(nota) Escala de 0 a 20; se aprueba con 11.
El estudiante que falta a más del 30 % de las clases queda inhabilitado.
## Bibliografía
### Básica
Elmasri, R. y Navathe, S. (2016). *Fundamentos de sistemas de bases de datos* (7.ª ed.). Pearson.
### Complementaria
Silberschatz, A., Korth, H. y Sudarshan, S. (2020). *Database System Concepts* (7.ª ed.). McGraw-Hill.
## Investigación formativa
Monografía breve sobre el costo de los índices.
(nota) Sílabo aprobado Aprobado por Ana Torres el 12 de noviembre de 2026.
firma: Ana Torres, Decana`)
})

it('half written: units without weeks, weights without lines, levels that the matrix does not give', () => {
  const s = con({
    periodo: null,
    docentes: ['Ana Torres'],
    curso: { ...silaboDeEjemplo.curso, horasvirtual: 1, codigo: null, tipo: null, requisitos: '' },
    competencias: [],
    carta: {
      sumilla: '<p> Un párrafo. </p>',
      cartaCriterios: [
        { id: 'a', criterio: 'Examen', peso: null },
        { id: 'b', criterio: ' ', peso: 20 },
      ],
    },
    contenido: {
      competencias: [
        { id: 'a', competencia_id: 32, texto: '<p>Construye.</p>' },
        { id: 'b', competencia_id: 99, texto: '<p>De otra parte.</p>' },
      ],
      resultados: [{ id: 'r', competencia_id: null, texto: '<p>Uno solo.</p>' }],
      unidadesaprendizaje: [
        { id: 'u', nombre: ' ', resultado: '', semanas: [] },
        {
          ...silaboDeEjemplo.contenido.unidadesaprendizaje![0]!,
          id: 'v',
          resultado: '<ul><li><p>Uno</p></li></ul>',
          semanas: silaboDeEjemplo.contenido.unidadesaprendizaje![0]!.semanas.slice(0, 1),
        },
      ],
      evaluacion: {
        lineas: [
          { id: 'p', nombre: ' ', instrumento: ' ', peso: null, unidad_id: null },
          { id: 'q', nombre: 'Prueba', instrumento: 'Rúbrica', peso: 12.5, unidad_id: null },
        ],
        texto: '',
      },
      bibliografia: [{ ...referenciaNueva('b'), autores: 'Zea, Luis', anio: '2020', titulo: 'Datos' }],
      anexos: [{ id: 'x', nombre: ' ', texto: '<p>Sin nombre.</p>' }],
    },
  })
  const { titulo, archivo, secciones } = documentoDeSilabo(hojaDeEjemplo, s)
  expect([titulo, archivo, secciones[0]!.pie]).toEqual([
    'Sílabo · Base de Datos I',
    'Sílabo - Base de Datos I',
    'Sílabo · Borrador · Base de Datos I · emitido el 21/11/2026',
  ])
  expect(bloquesComoTexto(secciones[0]!.bloques)).toBe(`# Base de Datos I
(subtitulo) Sílabo · Borrador · Ingeniería de Sistemas · Ciclo V
## Datos generales
Facultad: Facultad de Ingeniería
Programa: Ingeniería de Sistemas
Plan de estudios: Plan de estudios 2026
Ciclo: Ciclo V
Modalidad: Presencial
Prerrequisitos: Ninguno
Docente: Ana Torres
Créditos: 4 · Teoría: 3 · Práctica: 2 · Virtual: 1 · Horas semanales: 6 · Semanas: 16
## Sumilla
Un párrafo.
## Competencias
┌ Código | Competencia
│ C3.2 | Construye.
│ — | De otra parte.
## Resultados de aprendizaje
Uno solo.
## Programación
### Unidad 1
(nota) Sin semanas
**Resultado de aprendizaje: ***Pendiente*
### Unidad 2 · Modelado de datos
(nota) Semana 1 · 6 horas
**Resultado de aprendizaje: **
- Uno
┌ Sem. | Contenidos | Actividades | Evidencia | Horas
│ 1 | Sistemas de bases de datos: propósito y arquitectura. | Exposición y diálogo | Mapa conceptual | 6
(nota) Total de horas: 6.
## Metodología
*Pendiente*
## Evaluación
┌ Evaluación | Instrumento | Peso
│ *Pendiente* | — | *Pendiente*
│ Prueba | Rúbrica | 12,5 %
│ = Total (2 columnas) | 12,5 %
(nota) Escala de 0 a 20; se aprueba con 11.
### Criterios de la carta descriptiva
┌ Criterio | Peso
│ Examen | *Pendiente*
## Bibliografía
Zea, L. (2020). *Datos*.
## Anexos
Sin nombre.`)
})

it('the abbreviated one: figures, sumilla, results, units in one table, weights and books', () => {
  expect(
    documentoComoTexto(documentoAbreviado(firmada, silaboDeEjemplo)),
  ).toBe(`Sílabo abreviado · Base de Datos I · 2026-I [Sílabo abreviado - SIS-304 - Base de Datos I - 2026-I] Plan de estudios 2026, de Universidad Andina
cabecera: UA Universidad Andina · Facultad de Ingeniería | Plan de estudios 2026
pie: Sílabo abreviado · Base de Datos I · 2026-I · Ingeniería de Sistemas · emitido el 21/11/2026
=== a4 · Sílabo · Borrador · Base de Datos I · 2026-I · emitido el 21/11/2026
# Base de Datos I
(subtitulo) Sílabo · Borrador · SIS-304 · Ingeniería de Sistemas · Ciclo V · 2026-I
## Datos generales
Créditos: 4 · Teoría: 3 · Práctica: 2 · Horas semanales: 5 · Semanas: 16
## Sumilla
Asignatura de especialidad, de naturaleza teórico-práctica. Su propósito es que el estudiante modele, construya y consulte bases de datos relacionales que respondan a problemas de una organización. Comprende: modelado conceptual y lógico, lenguaje SQL, diseño físico y transacciones.
## Resultados de aprendizaje
1. Modela los datos de una organización sin redundancia.
2. Consulta bases de datos con *SQL* estándar.
## Programación
┌ N.º | Unidad | Contenidos | Semanas | Horas
│ 1 | Modelado de datos | Sistemas de bases de datos: propósito y arquitectura. Modelo entidad-relación: entidades, atributos, relaciones. Modelo entidad-relación extendido. Paso al modelo relacional. **Claves** y restricciones. Dependencias funcionales y formas normales. | 1–5 | 25
│ 2 | Lenguaje SQL | Definición de datos: tablas, tipos, restricciones. Consultas de una tabla, funciones y agrupación. Combinación de tablas y subconsultas. Vistas, permisos y procedimientos. Consultas con ventanas. Examen parcial. | 6–11 | 30
│ 3 | Diseño físico | Índices y planes de ejecución. Transacciones y bloqueos. Respaldo y recuperación. Presentación de proyectos. Examen final. | 12–16 | 23
│ = Total (4 columnas) | 78
## Evaluación
┌ Unidad | Evaluación | Instrumento | Peso
│ Del curso | Prácticas calificadas | Lista de cotejo | 40 %
│ 3 | Proyecto de aplicación | Rúbrica | 30 %
│ Del curso | Examen final | Prueba escrita | 30 %
│ = Total (3 columnas) | 100 %
(nota) Escala de 0 a 20; se aprueba con 11.
El estudiante que falta a más del 30 % de las clases queda inhabilitado.
## Bibliografía
### Básica
Elmasri, R. y Navathe, S. (2016). *Fundamentos de sistemas de bases de datos* (7.ª ed.). Pearson.
### Complementaria
Silberschatz, A., Korth, H. y Sudarshan, S. (2020). *Database System Concepts* (7.ª ed.). McGraw-Hill.`)
})

it('many: cover, a page each, the name of a cycle over its first, who is left out', () => {
  const de = (mas: Partial<DatosSilabo['curso']>, otros: Partial<DatosSilabo> = {}) => ({
    hoja: hojaDeEjemplo,
    datos: con({ curso: { ...silaboDeEjemplo.curso, ...mas }, carta: {}, contenido: {}, ...otros }),
  })
  const silabos = [de({ nombre: 'Uno' }), de({ nombre: 'Dos' }), de({ nombre: 'Tres', grupo: 'Ciclo VI' })]
  const faltan = [{ codigo: 'A-1', nombre: 'Redes', grupo: 'Ciclo I', motivo: 'Sin escribir' }]
  const todos = pdfSilabos(hojaDeEjemplo, silabos, faltan)
  expect([todos.indice, todos.portada]).toEqual([
    2,
    {
      antetitulo: 'Facultad de Ingeniería · Pregrado',
      titulo: 'Sílabos 2026-I',
      subtitulo: 'Ingeniería de Sistemas · Plan de estudios 2026',
      datos: [],
    },
  ])
  expect(todos.secciones.map(s => bloquesComoTexto(s.bloques.slice(0, 2))).join('\n')).toBe(`^# Ciclo V
## Uno
## Dos
(subtitulo) Sílabo · Borrador · SIS-304 · Ingeniería de Sistemas · Ciclo V · 2026-I
^# Ciclo VI
## Tres
# Cursos no incluidos
┌ Código | Curso | Lugar | Motivo
│ A-1 | Redes | Ciclo I | Sin escribir`)
  const deDos = pdfSilabos(hojaDeEjemplo, [silabos[0]!, de({}, { periodo: null })], [])
  expect([deDos.portada!.titulo, deDos.secciones.length]).toEqual(['Sílabos', 2])
  expect(cursosQueFaltan([], 1, 'Curso')).toEqual([])
})

it('units of one course are of its period and its cycle, those of several of the plan', () => {
  const suyo = { hoja: hojaDeEjemplo, datos: silaboDeEjemplo }
  expect(
    documentoComoTexto(documentoDeUnidades(hojaDeEjemplo, [suyo])),
  ).toBe(`Unidades por curso · Ingeniería de Sistemas [Unidades por curso - Ingeniería de Sistemas - Plan de estudios 2026] Plan de estudios 2026, de Universidad Andina
cabecera: UA Universidad Andina · Facultad de Ingeniería | Plan de estudios 2026
pie: Unidades por curso · Ingeniería de Sistemas · emitido el 21/11/2026
=== a4
# Unidades por curso
(subtitulo) Base de Datos I · SIS-304 · Ingeniería de Sistemas · Ciclo V · 2026-I
## SIS-304 · Base de Datos I
┌ N.º | Unidad | Contenidos | Semanas | Horas
│ 1 | Modelado de datos | Sistemas de bases de datos: propósito y arquitectura. Modelo entidad-relación: entidades, atributos, relaciones. Modelo entidad-relación extendido. Paso al modelo relacional. **Claves** y restricciones. Dependencias funcionales y formas normales. | 1–5 | 25
│ 2 | Lenguaje SQL | Definición de datos: tablas, tipos, restricciones. Consultas de una tabla, funciones y agrupación. Combinación de tablas y subconsultas. Vistas, permisos y procedimientos. Consultas con ventanas. Examen parcial. | 6–11 | 30
│ 3 | Diseño físico | Índices y planes de ejecución. Transacciones y bloqueos. Respaldo y recuperación. Presentación de proyectos. Examen final. | 12–16 | 23
│ = Total (4 columnas) | 78`)
  const [hoja] = documentoDeUnidades(hojaDeEjemplo, [suyo, suyo]).secciones
  expect(bloquesComoTexto(hoja!.bloques.slice(0, 2))).toBe(`# Unidades por curso
(subtitulo) Ingeniería de Sistemas · Plan de estudios 2026 · 2026-I`)
  const ninguna = documentoDeUnidades(hojaDeEjemplo, [{ ...suyo, datos: con({ contenido: {} }) }])
  expect(bloquesComoTexto(ninguna.secciones[0]!.bloques.slice(2))).toBe(`(nota) No hay sílabos que mostrar.`)
})

it('each kind has the pictures of its texts', () => {
  const hoja = { ...hojaDeEjemplo, imagenes: { foto: new Uint8Array([1]) } }
  const suyo = { hoja, datos: silaboDeEjemplo }
  for (const d of [
    documentoDeSilabo(hoja, silaboDeEjemplo),
    documentoAbreviado(hoja, silaboDeEjemplo),
    documentoDeUnidades(hoja, [suyo]),
    pdfSilabos(hoja, [suyo], []),
  ])
    expect(Object.keys(d.imagenes)).toEqual(['foto'])
})
