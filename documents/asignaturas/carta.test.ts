import { referenciaNueva } from '@malla/domain/silabos/referencia.ts'
import { describe, expect, it } from 'vitest'
import { bloquesComoTexto, documentoComoTexto } from '../testing/comoTexto.ts'
import { competenciasDePrueba } from '../testing/competencias.ts'
import { disenoChico } from '../testing/disenoChico.ts'
import { bloquesDeCarta, rangoDeSemanas } from './carta.ts'
import { cartasDe } from './cartaEscrita.ts'
import { pdfCarta, pdfCartas } from './pdfCarta.ts'
import { bloquesDeTexto } from './texto.ts'

it.each([
  [[1, 2, 3, 4, 5], '1–5'],
  [[3, 1, 2, 7], '1–3, 7'],
  [[4], '4'],
  [[2, 2, 3], '2–3'],
  [[], ''],
])('weeks %j', (semanas, escrito) => expect(rangoDeSemanas(semanas)).toBe(escrito))

describe('bloquesDeTexto', () => {
  it.each([
    ['nothing', null],
    ['blanks', ' \n '],
    ['an empty document', { type: 'doc', content: [{ type: 'paragraph' }] }],
  ])('finds nothing in %s', (_caso, texto) => expect(bloquesDeTexto(texto, 2)).toEqual([]))

  it('makes a paragraph of every line', () => expect(bloquesDeTexto('uno\n\ndos', 2)).toHaveLength(2))
})

it('an approved carta says all that is written, and its day at the foot', () => {
  expect(
    documentoComoTexto(pdfCarta(disenoChico, disenoChico.cartas[0]!)),
  ).toBe(`Carta descriptiva · Suelos [Carta descriptiva Suelos - Agronomía - Plan 2026] Plan 2026, de Universidad Andina
cabecera: UA Universidad Andina · Facultad de Ciencias Agrarias | Plan 2026
pie: Carta descriptiva · Suelos · Agronomía · emitido el 21/11/2026
=== a4 · Carta descriptiva · Suelos · aprobada el 12/11/2026
# Suelos
(subtitulo) SUE-201 · Agronomía · Ciclo II · Obligatorio
Créditos: 3,5 · Teoría: 2 · Práctica: 2 · Virtual: 1 · Horas semanales: 5 · Semanas: 16
## Sumilla
Asignatura de especialidad, de naturaleza teórico-práctica. Su propósito es que el estudiante modele, construya y consulte bases de datos relacionales que respondan a problemas de una organización. Comprende: modelado conceptual y lógico, lenguaje SQL, diseño físico y transacciones.
## Prerrequisitos
Botánica (BOT-101) y Matemática (MAT-101) (correquisito).
## Competencias a las que contribuye
┌ Código | Competencia | Nivel
│ C2.1 | Modela información de una organización con criterios de calidad y normalización. | Desarrolla
│ C3.2 | Construye software confiable a partir de datos consistentes. | Introduce
## Contenidos por unidad
┌ N.º | Unidad | Contenidos | Semanas | Horas
│ 1 | Modelado de datos | Modelo entidad-relación. Paso al modelo relacional. Dependencias y formas normales. | 1–5 | 25
│ 2 | Lenguaje SQL | Definición de datos. Consultas de una y varias tablas. Subconsultas. Vistas y permisos. | 6–11 | 30
│ 3 | Diseño físico | Índices y planes de ejecución. Transacciones y bloqueos. Respaldo y recuperación. | 12–16 | 25
│ = Total (4 columnas) | 80
## Evaluación
┌ Criterio | Peso
│ Prácticas calificadas | 40 %
│ Proyecto de aplicación | 30 %
│ Examen final | 30 %
## Bibliografía básica
Elmasri, R. y Navathe, S. (2016). *Fundamentos de sistemas de bases de datos* (7.ª ed.). Pearson.
Silberschatz, A., Korth, H. y Sudarshan, S. (2020). *Database System Concepts* (7.ª ed.). McGraw-Hill.`)
})

it('half written: «Pendiente» for what lacks, weeks that are said twice count once', () => {
  const [botanica] = disenoChico.asignaturas
  const [, carta] = disenoChico.cartas
  const sinSemanas = { ...disenoChico, semanas: null, ciclos: [] }
  expect(bloquesComoTexto(bloquesDeCarta(sinSemanas, botanica!, carta!, 1))).toBe(`# Botánica
(subtitulo) BOT-101 · Agronomía · Obligatorio
Créditos: 4 · Teoría: 2 · Práctica: 4 · Virtual: 0 · Horas semanales: 6
## Sumilla
*Pendiente*
## Prerrequisitos
Ninguno.
## Competencias a las que contribuye
┌ Competencia
│ Reconoce plantas
## Contenidos por unidad
┌ N.º | Unidad | Contenidos | Semanas | Horas
│ 1 | La célula | *Pendiente* | 1–2, 4 | 18
│ 2 | El tejido | Tejidos. | *Pendiente* | —
│ = Total (4 columnas) | 18
## Metodología
### Campo
Con muestras.
## Evaluación
┌ Criterio | Peso
│ Herbario | 60 %
│ Examen | *Pendiente*
## Bibliografía básica
*Pendiente*`)
})

it('all of them: a page each, the name of its group over the first, those without a carta too', () => {
  const { portada, indice, secciones } = pdfCartas(disenoChico, disenoChico.cartas)
  const [titular] = secciones.flatMap(s => [s.pie])
  expect({ portada, indice, titular }).toEqual({
    portada: {
      antetitulo: 'Facultad de Ciencias Agrarias · Pregrado',
      titulo: 'Cartas descriptivas',
      subtitulo: 'Agronomía · Plan 2026',
      datos: [],
    },
    indice: 2,
    titular: 'Carta descriptiva · Botánica · emitido el 21/11/2026',
  })
  const cabezas = secciones.map(s => bloquesComoTexto(s.bloques.slice(0, 2)))
  expect(cabezas.join('\n')).toBe(`^# Ciclo I
## Botánica
## Matemática
(subtitulo) MAT-101 · Agronomía · Ciclo I · Obligatorio
^# Ciclo II
## Suelos
## Riego
(subtitulo) RIE-202 · Agronomía · Ciclo II · Obligatorio
^# Electivos de especialidad
## Apicultura
## Viticultura
(subtitulo) VID-302 · Agronomía · Electivos de especialidad · Electivo`)
  const hechas = pdfCartas(disenoChico, disenoChico.cartas, { estado: 3 })
  expect(hechas.portada!.subtitulo).toBe('Agronomía · Plan 2026 · Solo: Estado: Completo')
  expect(hechas.secciones).toHaveLength(3)
  const ninguna = pdfCartas(disenoChico, [], { ciclo_id: 99 })
  expect(ninguna.indice).toBeNull()
  expect(bloquesComoTexto(ninguna.secciones[0]!.bloques)).toBe(`(nota) No hay cursos que mostrar.`)
})

it('what is written as documents print it: competencies once, weeks one after the other, books in their order', () => {
  const [botanica, matematica, suelos] = disenoChico.asignaturas
  const competencias = competenciasDePrueba([
    [1, botanica!.id, 'introduce'],
    [7, botanica!.id, 'logra'],
    [7, suelos!.id, 'logra'],
  ])
  const unidad = (nombre: string, semanas: number | null) => ({ id: nombre, nombre, contenidos: '', semanas })
  const linea = (id: string, competencia_id: number | null, texto: string) => ({ id, competencia_id, texto })
  const cartas = cartasDe(
    competencias,
    [botanica!, matematica!, suelos!],
    new Map([
      [
        botanica!.id,
        {
          sumilla: '<p>Plantas.</p>',
          cartaCompetencias: [
            linea('a', 7, '<p>Modela <strong>bien</strong></p>'),
            linea('b', null, '<p> Propia </p>'),
            linea('c', 1, '<p></p>'),
          ],
          cartaContenidos: [unidad('Uno', 2), unidad('Dos', 3), unidad('Tres', null), unidad('Cuatro', 1)],
          cartaCriterios: [
            { id: 'x', criterio: 'Examen', peso: 100 },
            { id: 'y', criterio: ' ', peso: null },
          ],
          cartaBibliografia: [
            { ...referenciaNueva('z'), autores: 'Zea, Luis', anio: '2020', titulo: 'Suelos' },
            { ...referenciaNueva('a'), autores: 'Arce, Ana', anio: '2019', titulo: 'Plantas' },
            referenciaNueva('vacia'),
          ],
        },
      ],
    ]),
  )
  expect(cartas.map(c => c.asignatura_id)).toEqual([botanica!.id, suelos!.id])
  const [escrita, deMatriz] = cartas
  expect(bloquesComoTexto(bloquesDeCarta(disenoChico, botanica!, escrita!, 1))).toBe(`# Botánica
(subtitulo) BOT-101 · Agronomía · Ciclo I · Obligatorio
Créditos: 4 · Teoría: 2 · Práctica: 4 · Virtual: 0 · Horas semanales: 6 · Semanas: 16
## Sumilla
Plantas.
## Prerrequisitos
Ninguno.
## Competencias a las que contribuye
┌ Código | Competencia | Nivel
│ C2.1 | Modela bien | Logra
│ — | Propia | —
│ F1 | Gestiona proyectos de software con criterio técnico y económico | Introduce
## Contenidos por unidad
┌ N.º | Unidad | Contenidos | Semanas | Horas
│ 1 | Uno | *Pendiente* | 1–2 | 12
│ 2 | Dos | *Pendiente* | 3–5 | 18
│ 3 | Tres | *Pendiente* | *Pendiente* | —
│ 4 | Cuatro | *Pendiente* | *Pendiente* | —
│ = Total (4 columnas) | 30
## Evaluación
┌ Criterio | Peso
│ Examen | 100 %
## Bibliografía básica
Arce, A. (2019). *Plantas*.
Zea, L. (2020). *Suelos*.`)
  expect(deMatriz!.competencias).toMatchObject([{ id: 7, codigo: 'C2.1', nivel: 'Logra' }])
})
