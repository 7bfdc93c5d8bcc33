import { expect, it } from 'vitest'
import { bloquesComoTexto, documentoComoTexto } from '../testing/comoTexto.ts'
import { disenoChico } from '../testing/disenoChico.ts'
import { pdfAvance, pdfAvanceTotal, pdfEstadosCursos } from './pdfAvance.ts'

it('syllabi with their light and where they are in their review', () => {
  expect(
    documentoComoTexto(pdfAvance('silabos')(disenoChico)),
  ).toBe(`Avance de los sílabos · Agronomía [Avance de los sílabos - Agronomía - Plan 2026] Plan 2026, de Universidad Andina
cabecera: UA Universidad Andina · Facultad de Ciencias Agrarias | Plan 2026
pie: Avance de los sílabos · Agronomía · emitido el 21/11/2026
=== a4
# Avance de los sílabos
(subtitulo) Agronomía · Plan 2026
Total: 6 · Completos: 2 · En avance: 2 · Por hacer: 2 · Avance: 33 %
## Ciclo I
┌ Código | Curso | Estado | Revisión
│ BOT-101 | Botánica | Completo | Entregado
│ MAT-101 | Matemática | En avance | Borrador
## Ciclo II
┌ Código | Curso | Estado | Revisión
│ SUE-201 | Suelos | Por hacer | —
│ RIE-202 | Riego | Completo | —
## Electivos de especialidad
┌ Código | Curso | Estado | Revisión
│ APP-301 | Apicultura | En avance | —
│ VID-302 | Viticultura | Por hacer | —`)
})

it('complete cartas alone', () => {
  expect(
    documentoComoTexto(pdfAvance('cartas')(disenoChico, { estado: 3 })),
  ).toBe(`Avance de las cartas descriptivas · Agronomía [Avance de las cartas descriptivas - Agronomía - Plan 2026] Plan 2026, de Universidad Andina
cabecera: UA Universidad Andina · Facultad de Ciencias Agrarias | Plan 2026
pie: Avance de las cartas descriptivas · Agronomía · emitido el 21/11/2026
=== a4
# Avance de las cartas descriptivas
(subtitulo) Agronomía · Plan 2026
(nota) Solo: Estado: Completo
Total: 3 · Completos: 3 · En avance: 0 · Por hacer: 0 · Avance: 100 %
## Ciclo I
┌ Código | Curso | Estado
│ MAT-101 | Matemática | Completo
## Ciclo II
┌ Código | Curso | Estado
│ RIE-202 | Riego | Completo
## Electivos de especialidad
┌ Código | Curso | Estado
│ VID-302 | Viticultura | Completo`)
})

it('the state of every course, on its side', () => {
  expect(
    documentoComoTexto(pdfEstadosCursos(disenoChico)),
  ).toBe(`Estado de los cursos · Agronomía [Estado de los cursos - Agronomía - Plan 2026] Plan 2026, de Universidad Andina
cabecera: UA Universidad Andina · Facultad de Ciencias Agrarias | Plan 2026
pie: Estado de los cursos · Agronomía · emitido el 21/11/2026
=== a4 horizontal
# Estado de los cursos
(subtitulo) Agronomía · Plan 2026
Total: 6 · Completos: 5 · En avance: 1 · Por hacer: 0 · Avance: 83 %
## Ciclo I
┌ Código | Curso | Estado | Falta | Cartas descriptivas | Sílabos
│ BOT-101 | Botánica | Completo | Nada | Por hacer | Completo
│ MAT-101 | Matemática | Completo | Nada | Completo | En avance
## Ciclo II
┌ Código | Curso | Estado | Falta | Cartas descriptivas | Sílabos
│ SUE-201 | Suelos | Completo | Nada | Por hacer | Por hacer
│ RIE-202 | Riego | En avance | área | Completo | Completo
## Electivos de especialidad
┌ Código | Curso | Estado | Falta | Cartas descriptivas | Sílabos
│ APP-301 | Apicultura | Completo | Nada | Por hacer | En avance
│ VID-302 | Viticultura | Completo | Nada | Completo | Por hacer`)
})

it('the whole plan at a glance', () => {
  // Few sections.
  const visto = { ...disenoChico.visto, configDisenoCurricular: 0 }
  expect(
    documentoComoTexto(pdfAvanceTotal({ ...disenoChico, visto })),
  ).toBe(`Avance del plan · Agronomía [Avance del plan - Agronomía - Plan 2026] Plan 2026, de Universidad Andina
cabecera: UA Universidad Andina · Facultad de Ciencias Agrarias | Plan 2026
pie: Avance del plan · Agronomía · emitido el 21/11/2026
=== a4
# Avance del plan
(subtitulo) Agronomía · Plan 2026
Avance: 50 % · Secciones del plan: 20 · Cursos: 6
## Resumen
┌ Qué | Total | Completos | En avance | Por hacer | Avance
│ Secciones | 20 | 7 | 0 | 13 | 35 %
│ Cursos registrados | 6 | 5 | 1 | 0 | 83 %
│ Cartas descriptivas | 6 | 3 | 0 | 3 | 50 %
│ Sílabos | 6 | 2 | 2 | 2 | 33 %
│ Elementos | *Pendiente* (5 columnas)
│ Sumillas | *Pendiente* (5 columnas)
## Secciones del plan
┌ Qué | Estado | Entradas | Incompletas
│ Presentación | Completo | 1 | 0
│ Historia | Por hacer | 0 | 0
│ Base Legal | Por hacer | 0 | 0
│ Misión | Por hacer | 0 | 0
│ Visión | Por hacer | 0 | 0
│ Valores | Por hacer | 0 | 0
│ Objetivos Educacionales | Por hacer | 0 | 0
│ Identificación de Grupos de interés / Stake Holders | Por hacer | 0 | 0
│ Justificación | Por hacer | 0 | 0
│ Estudio de la demanda | Por hacer | 0 | 0
│ Del modelo | Por hacer | 0 | 0
│ Perfil de Egreso | Completo | 2 | 0
│ Perfil profesional | Por hacer | 0 | 0
│ Malla Curricular | Completo | 6 | 0
│ Actividades extra curriculares | Por hacer | 0 | 0
│ Módulos de Competencia Profesional | Completo | 3 | 0
│ Unidades de aprendizaje por cursos | Completo | 2 | 0
│ Criterios y Estrategias de E/A | Por hacer | 0 | 0
│ Criterios de Evaluación | Completo | 3 | 1
│ Laboratorios y talleres | Completo | 1 | 0
## Falta
┌ Lugar | Curso | Falta
│ Ciclo II | Riego | área`)
})

it('what lacks, of a cycle in which nothing does', () => {
  const { secciones } = pdfAvanceTotal(disenoChico, { ciclo_id: 1 })
  expect(bloquesComoTexto(secciones[0]!.bloques.slice(-2))).toBe(`(nota) Solo: Ciclo: Ciclo I
(nota) Registro de 2 cursos: no falta nada.`)
})

it('the state of those that are begun alone; what is wrong with requisites stands by itself', () => {
  const begun = documentoComoTexto(pdfEstadosCursos(disenoChico, { estado: 2 }))
  expect(begun).toContain('Solo: Estado: En avance')
  expect(begun).toContain('│ RIE-202 | Riego | En avance | área')
  expect(begun).not.toContain('Botánica')
  const [botanica, ...otros] = disenoChico.asignaturas
  const deSi = { tipo: 'curso', asignatura_id: botanica!.id, modo: 'previo' } as const
  const asignaturas = [{ ...botanica!, requisitos: deSi }, ...otros]
  const dicho = documentoComoTexto(pdfEstadosCursos({ ...disenoChico, asignaturas }))
  expect(/BOT-101 \| Botánica \| Completo \| (.)/.exec(dicho)![1]).toMatch(/\p{L}/u)
})
