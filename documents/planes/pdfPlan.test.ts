import { estiloInicial } from '@malla/domain/empresas/estilo.ts'
import { describe, expect, it } from 'vitest'
import { pdfCarta } from '../asignaturas/pdfCarta.ts'
import { pdfArbol } from '../competencias/pdfCompetencias.ts'
import type { Documento } from '../document.ts'
import { documentoDeSilabo } from '../silabos/documentoDeSilabo.ts'
import { bloquesComoTexto, documentoComoTexto } from '../testing/comoTexto.ts'
import { disenoChico } from '../testing/disenoChico.ts'
import { pixel } from '../testing/documento.ts'
import { planChico } from '../testing/planChico.ts'
import { hojaDeEjemplo, silaboDeEjemplo } from '../testing/silabo.ts'
import { disenoCurricular } from './diseno.ts'
import { mallaDePlan } from './malla.ts'
import { pdfAnalitica } from './pdfAnalitica.ts'
import { pdfAvance, pdfAvanceTotal, pdfEstadosCursos } from './pdfAvance.ts'
import { pdfCursosElectivos, pdfCursosObligatorios } from './pdfCursos.ts'
import { pdfPlan } from './pdfPlan.ts'
import { pdfPublico } from './pdfPublico.ts'
import { pdfLineas } from './pdfSecciones.ts'

it('the plan says all that it has, each figure where it belongs', () => {
  expect(
    documentoComoTexto(pdfPlan(planChico)),
  ).toBe(`Plan de estudios · Agronomía [Plan de estudios - Agronomía - Plan 2026] Plan 2026, de Universidad Andina
cabecera: UA Universidad Andina · Facultad de Ciencias Agrarias | Plan 2026
pie: Plan de estudios · Agronomía · emitido el 21/11/2026
índice: 2
=== portada
Facultad de Ciencias Agrarias · Pregrado
Plan 2026
Agronomía
Resolución: 0412-2025-CU
Fecha de resolución: 3 de diciembre de 2025
Modalidad: Presencial
=== a4
# Datos generales
Ciclos: 3 · Cursos: 4 · Electivos: 2 · Horas totales: 384 · Créditos: 17,0
(nota) Horas totales: 20 semanales × 16 semanas = 320, y 64 de los electivos por elegir.
Facultad: Facultad de Ciencias Agrarias
Nivel: Pregrado
Programa: Agronomía
Modalidad: Presencial
Denominación: Plan 2026
Número de plan: A-7
Resolución: 0412-2025-CU
Fecha de resolución: 3 de diciembre de 2025
Régimen de estudios: Semestre
Duración: 1 año
Periodos por año: 2
Ciclos como máximo: 6
Repeticiones de curso: 3
Semanas por periodo: 16
Teoría por crédito: 16 horas
Práctica por crédito: 32 horas
Créditos requeridos: 17
Créditos generales: 4
Créditos electivos: 3
# Cursos por ciclo
## Ciclo I
┌ Código (2 filas) | Curso (2 filas) | Horas semanales (4 columnas) | Créd. (2 filas) | Requisitos (2 filas) | Área · Tipo · Tipología (2 filas)
┌ T | P | V | Total
│ BOT-101 | Botánica | 2 | 4 | 0 | 6 | 4,0 | — | Ciencias / Obligatorio
│ MAT-101 | Matemática | 3 | 2 | 0 | 5 | 4,0 | — | Formación / Obligatorio
│ − Total · Ciclo I (2 columnas) | 5 | 6 | 0 | 11 | 8,0 | _ | _
## Ciclo II
┌ Código (2 filas) | Curso (2 filas) | Horas semanales (4 columnas) | Créd. (2 filas) | Requisitos (2 filas) | Área · Tipo · Tipología (2 filas)
┌ T | P | V | Total
│ SUE-201 | Suelos | 2 | 2 | 1 | 5 | 3,5 | BOT-101 y MAT-101 (correquisito) | Ciencias / Obligatorio
│ RIE-202 | Riego | 1 | 3 | 0 | 4 | 2,5 | (MAT-101 o BOT-101), 8 créditos aprobados | Obligatorio / Práctica preprofesional
│ − Total · Ciclo II (2 columnas) | 3 | 5 | 1 | 9 | 6,0 | _ | _
## Ciclo III
(nota) Todavía no tiene cursos.
# Cursos electivos
## Electivos de especialidad
(nota) 2 cursos · 6 créditos en oferta · se requieren 3
┌ Código (2 filas) | Curso (2 filas) | Horas semanales (4 columnas) | Créd. (2 filas) | Requisitos (2 filas) | Área · Tipo · Tipología (2 filas)
┌ T | P | V | Total
│ APP-301 | Apicultura | 2 | 2 | 0 | 4 | 3,0 | BOT-101 | Ciencias / Electivo
│ VID-302 | Viticultura | 2 | 2 | 0 | 4 | 3,0 | — | Ciencias / Electivo
## Electivos libres
(nota) 0 cursos
# Resumen
## Por ciclo
┌ Ciclo | Cursos | Teoría | Práctica | Virtual | Horas | Créditos
│ Ciclo I | 2 | 5 | 6 | 0 | 11 | 8,0
│ Ciclo II | 2 | 3 | 5 | 1 | 9 | 6,0
│ Ciclo III | 0 | 0 | 0 | 0 | 0 | —
│ Electivos por elegir (6 columnas) | 3,0
│ = Total | 4 | 8 | 11 | 1 | 20 | 17,0
## Por tipo de estudios
┌ Tipo de estudios | Cursos | Teoría | Práctica | Virtual | Horas | % | Créditos | %
│ General | 1 | 3 | 2 | 0 | 5 | 25 % | 4,0 | 29 %
│ Específico | 1 | 2 | 4 | 0 | 6 | 30 % | 4,0 | 29 %
│ Especialidad | 2 | 3 | 5 | 1 | 9 | 45 % | 6,0 | 43 %
│ = Total | 4 | 8 | 11 | 1 | 20 | 100 % | 14,0 | 100 %
## Por área
┌ Área | Cursos | Teoría | Práctica | Virtual | Horas | % | Créditos | %
│ Ciencias | 2 | 4 | 6 | 1 | 11 | 55 % | 7,5 | 54 %
│ Formación | 1 | 3 | 2 | 0 | 5 | 25 % | 4,0 | 29 %
│ Sin indicar | 1 | 1 | 3 | 0 | 4 | 20 % | 2,5 | 18 %
│ = Total | 4 | 8 | 11 | 1 | 20 | 100 % | 14,0 | 100 %
## Por modalidad
┌ Modalidad | Cursos | Teoría | Práctica | Virtual | Horas | % | Créditos | %
│ Presencial | 3 | 7 | 8 | 1 | 16 | 80 % | 11,5 | 82 %
│ Semipresencial | 1 | 1 | 3 | 0 | 4 | 20 % | 2,5 | 18 %
│ = Total | 4 | 8 | 11 | 1 | 20 | 100 % | 14,0 | 100 %
(nota) Salvo los créditos de la primera tabla, las sumas cuentan 4 cursos, sin los electivos que se listan por sección. Las horas son semanales.
=== a4 horizontal
[malla: Ciclo I, Ciclo II, Ciclo III, Electivos de especialidad, Electivos libres]`)
})

it('the malla has each course with its area, hours, credits and what it asks for', () => {
  const { grupos, areas, lineas } = mallaDePlan(planChico, '', '')
  const dicho = grupos.flatMap(g => [
    `${g.nombre} (${g.detalle})`,
    ...g.cursos.map(c =>
      [
        c.codigo,
        c.nombre,
        c.creditos,
        c.horas,
        areas[c.area ?? -1]?.siglas ?? '—',
        c.nota ?? '—',
        c.pide || '—',
      ].join(' | '),
    ),
  ])
  const codigo = new Map(planChico.asignaturas.map(a => [a.id, a.codigo]))
  const flechas = lineas.map(l => `${codigo.get(l.desde)} → ${codigo.get(l.hasta)} ${l.clase}`)
  expect([...dicho, ...flechas].join('\n')).toBe(`Ciclo I (8,0 cr · 11 h)
BOT-101 | Botánica | 4,0 cr | T2 P4 V0 | CIE | — | —
MAT-101 | Matemática | 4,0 cr | T3 P2 V0 | FOR | — | —
Ciclo II (6,0 cr · 9 h)
SUE-201 | Suelos | 3,5 cr | T2 P2 V1 | CIE | — | BOT-101 y MAT-101 (correquisito)
RIE-202 | Riego | 2,5 cr | T1 P3 V0 | — | Pide 8 cr | (MAT-101 o BOT-101), 8 créditos aprobados
Ciclo III ()
Electivos de especialidad (electivos · 3,0 cr)
APP-301 | Apicultura | 3,0 cr | T2 P2 V0 | CIE | — | BOT-101
VID-302 | Viticultura | 3,0 cr | T2 P2 V0 | CIE | — | —
Electivos libres (electivos · 0 cursos)
BOT-101 → SUE-201 previo
MAT-101 → SUE-201 simultaneo
MAT-101 → RIE-202 alternativa
BOT-101 → RIE-202 alternativa
BOT-101 → APP-301 previo`)
})

it('the public one of a ceased plan', () => {
  expect(
    documentoComoTexto(pdfPublico({ ...planChico, fechacese: '2026-01-31' })),
  ).toBe(`Plan de estudios · Agronomía [Plan de estudios - Agronomía - Plan 2026] Plan 2026, de Universidad Andina
cabecera: UA Universidad Andina · Facultad de Ciencias Agrarias | Plan 2026
pie: Plan de estudios · Agronomía · emitido el 21/11/2026
sello: Cesado
=== a4 horizontal
[malla: Ciclo I, Ciclo II, Ciclo III, Electivos de especialidad, Electivos libres]
=== a4
(cesado) Plan cesado Fecha de cese: 31 de enero de 2026.
# Plan 2026
(subtitulo) Agronomía · Facultad de Ciencias Agrarias · Pregrado · Presencial · 1 año
Ciclos: 3 · Cursos: 4 · Electivos: 2 · Horas totales: 384 · Créditos: 17,0
(nota) Horas totales: 20 semanales × 16 semanas = 320, y 64 de los electivos por elegir.
# Cursos por ciclo
## Ciclo I
┌ Código (2 filas) | Curso (2 filas) | Horas semanales (4 columnas) | Créd. (2 filas) | Requisitos (2 filas)
┌ T | P | V | Total
│ BOT-101 | Botánica | 2 | 4 | 0 | 6 | 4,0 | —
│ MAT-101 | Matemática | 3 | 2 | 0 | 5 | 4,0 | —
│ − Total · Ciclo I (2 columnas) | 5 | 6 | 0 | 11 | 8,0 | _
## Ciclo II
┌ Código (2 filas) | Curso (2 filas) | Horas semanales (4 columnas) | Créd. (2 filas) | Requisitos (2 filas)
┌ T | P | V | Total
│ SUE-201 | Suelos | 2 | 2 | 1 | 5 | 3,5 | BOT-101 y MAT-101 (correquisito)
│ RIE-202 | Riego | 1 | 3 | 0 | 4 | 2,5 | (MAT-101 o BOT-101), 8 créditos aprobados
│ − Total · Ciclo II (2 columnas) | 3 | 5 | 1 | 9 | 6,0 | _
## Ciclo III
(nota) Todavía no tiene cursos.
# Cursos electivos
## Electivos de especialidad
(nota) 2 cursos · 6 créditos en oferta · se requieren 3
┌ Código (2 filas) | Curso (2 filas) | Horas semanales (4 columnas) | Créd. (2 filas) | Requisitos (2 filas)
┌ T | P | V | Total
│ APP-301 | Apicultura | 2 | 2 | 0 | 4 | 3,0 | BOT-101
│ VID-302 | Viticultura | 2 | 2 | 0 | 4 | 3,0 | —
## Electivos libres
(nota) 0 cursos`)
})

it('obligatory courses of an area', () => {
  expect(
    documentoComoTexto(pdfCursosObligatorios(planChico, { areacurso_id: 1 })),
  ).toBe(`Cursos obligatorios · Agronomía [Cursos obligatorios - Agronomía - Plan 2026] Plan 2026, de Universidad Andina
cabecera: UA Universidad Andina · Facultad de Ciencias Agrarias | Plan 2026
pie: Cursos obligatorios · Agronomía · emitido el 21/11/2026
=== a4
# Cursos obligatorios
(subtitulo) Agronomía · Plan 2026 · 2 cursos
(nota) Solo: Área: Ciencias
## Ciclo I
┌ Código (2 filas) | Curso (2 filas) | Horas semanales (4 columnas) | Créd. (2 filas) | Requisitos (2 filas) | Área · Tipo · Tipología (2 filas)
┌ T | P | V | Total
│ BOT-101 | Botánica | 2 | 4 | 0 | 6 | 4,0 | — | Ciencias / Obligatorio
│ − Total · Ciclo I (2 columnas) | 2 | 4 | 0 | 6 | 4,0 | _ | _
## Ciclo II
┌ Código (2 filas) | Curso (2 filas) | Horas semanales (4 columnas) | Créd. (2 filas) | Requisitos (2 filas) | Área · Tipo · Tipología (2 filas)
┌ T | P | V | Total
│ SUE-201 | Suelos | 2 | 2 | 1 | 5 | 3,5 | BOT-101 y MAT-101 (correquisito) | Ciencias / Obligatorio
│ − Total · Ciclo II (2 columnas) | 2 | 2 | 1 | 5 | 3,5 | _ | _`)
})

it('electives, also those that a section has none of', () => {
  expect(
    documentoComoTexto(pdfCursosElectivos(planChico)),
  ).toBe(`Cursos electivos · Agronomía [Cursos electivos - Agronomía - Plan 2026] Plan 2026, de Universidad Andina
cabecera: UA Universidad Andina · Facultad de Ciencias Agrarias | Plan 2026
pie: Cursos electivos · Agronomía · emitido el 21/11/2026
=== a4
# Cursos electivos
(subtitulo) Agronomía · Plan 2026 · 2 cursos
## Electivos de especialidad
(nota) 2 cursos · 6 créditos en oferta · se requieren 3
┌ Código (2 filas) | Curso (2 filas) | Horas semanales (4 columnas) | Créd. (2 filas) | Requisitos (2 filas) | Área · Tipo · Tipología (2 filas)
┌ T | P | V | Total
│ APP-301 | Apicultura | 2 | 2 | 0 | 4 | 3,0 | BOT-101 | Ciencias / Electivo
│ VID-302 | Viticultura | 2 | 2 | 0 | 4 | 3,0 | — | Ciencias / Electivo
## Electivos libres
(nota) 0 cursos`)
})

it('without areas, types nor typologies there is no column for them', () => {
  const { secciones } = pdfPublico({ ...planChico, facultad: null, modalidad: null })
  expect(bloquesComoTexto(secciones[1]!.bloques.slice(0, 2))).toContain('Agronomía · Pregrado · 1 año')
  const sin = pdfCursosElectivos({ ...planChico, areas: [], tipos: [], tipologias: [] })
  expect(documentoComoTexto(sin)).toContain('│ APP-301 | Apicultura | 2 | 2 | 0 | 4 | 3,0 | BOT-101\n')
})

it.each<[string, (d: typeof disenoChico) => Documento]>([
  ['plan', pdfPlan],
  ['public plan', pdfPublico],
  ['obligatory courses', pdfCursosObligatorios],
  ['electives', pdfCursosElectivos],
  ['progress', pdfAvance('silabos')],
  ['states', pdfEstadosCursos],
  ['whole progress', pdfAvanceTotal],
  ['analytics', pdfAnalitica],
  ['competencies', pdfArbol],
  ['lines of research', pdfLineas],
  ['carta', d => pdfCarta(d, d.cartas[0]!)],
  ['design', disenoCurricular],
  ['syllabus', d => documentoDeSilabo({ ...hojaDeEjemplo, fechacese: d.fechacese }, silaboDeEjemplo)],
])('of a ceased plan its %s says so on each page, and first of all', (_nombre, hacer) => {
  const d = hacer({ ...disenoChico, fechacese: '2025-12-31' })
  expect(d.sello).toBe('Cesado')
  expect(documentoComoTexto(d)).toContain('(cesado) Plan cesado Fecha de cese: 31 de diciembre de 2025.\n')
  expect(documentoComoTexto(hacer({ ...disenoChico, fechacese: null }))).not.toMatch(/cesado/i)
})

describe('the sheet', () => {
  const estilo = { ...estiloInicial, logo: true, portada: false, membrete: null, codigo: 'F-07' }
  const con = (mas: object, imagen: Uint8Array | null = pixel) =>
    pdfPlan({
      ...planChico,
      institucion: { ...planChico.institucion, imagen, estilo: { ...estilo, ...mas } },
    })

  it('without a cover begins with what the cover says', () => {
    const { portada, secciones, pie } = con({})
    expect(portada).toBeNull()
    expect(bloquesComoTexto(secciones[0]!.bloques.slice(0, 3))).toBe(
      '# Plan 2026\n(subtitulo) Facultad de Ciencias Agrarias · Pregrado · Agronomía\n# Datos generales',
    )
    expect(secciones).toHaveLength(2)
    expect(pie).toBe('F-07 · Plan de estudios · Agronomía · emitido el 21/11/2026')
    expect(con({ portada: true }).portada!.titulo).toBe('Plan 2026')
  })

  it('has the logo where there is one and it is shown, its initials else', () => {
    const cabeza = (d: Documento) => [d.cabecera.logo, Object.keys(d.imagenes).length, d.cabecera.siglas]
    expect(cabeza(con({}))).toEqual(['logo', 1, 'UA'])
    expect(cabeza(con({}, null))).toEqual([null, 0, 'UA'])
    expect(cabeza(con({ logo: false }))).toEqual([null, 0, ''])
    expect(con({ membrete: 'Posgrado' }).cabecera.izquierda).toBe('Posgrado')
  })
})
