import { repartir } from '@malla/domain/planes/reparto.ts'
import { describe, expect, it } from 'vitest'
import { renderPdf } from '../engine/pdf.ts'
import { bloquesComoTexto } from '../testing/comoTexto.ts'
import { leerPdf } from '../testing/leer.ts'
import { planDe } from '../testing/plan.ts'
import { planChico } from '../testing/planChico.ts'
import { formatoC1, pdfC1 } from './sunedu.ts'
import { resumenC1 } from './suneduResumen.ts'

/** Small enough to be reckoned by hand: 16 weeks, 16 hours of theory and 32 of practice a credit. */
const plan = planDe({
  datos: {
    institucion: { razonsocial: 'Universidad Andina', tipo: 'Universidad', imagen: null },
    programa: 'Sistemas',
    full_name: 'Plan 2026',
    numero: 'P-7',
    semanas: 16,
    horas_credito_teoria: 16,
    horas_credito_practica: 32,
    numero_resolucion: 'R-1',
    fecha_resolucion: '2026-03-01',
  },
  ciclos: [
    [
      'Ciclo I',
      'MAT1 | Cálculo | 4 | 3 | 2 | 0 | Básica | G |\nINF1 | Programación | 4 | 2 | 2 | 1 | Básica | E | MAT1',
    ],
    ['Ciclo II', 'FIS1 | Física | 5 | 3 | 2 | 0 | Básica | G |'],
  ],
  secciones: [
    [
      'Electivos',
      3,
      'E1 | Robótica | 3 | 3 | 0 | 0 | Básica | S |\nE2 | Redes | 3 | 3 | 0 | 0 | Básica | S |',
    ],
  ],
})
/** The virtual hour of INF1 is practice. */
const virtuales = new Map([[plan.asignaturas[1]!.id, { horasvirtualteoria: 0, horasvirtualpractica: 1 }]])
const f = formatoC1(plan, virtuales)
const de = (codigo: string) => f.cursos.find(c => c.codigo === codigo)!
const linea = (nombre: string) => f.resumen.find(l => l.nombre === nombre)!

describe('a course', () => {
  it('theory and practice, weekly hours × 16, credits as its hours give them', () => {
    // 3·16 = 48 h of theory = 3 cr; 2·16 = 32 h of practice = 1 cr.
    expect(de('MAT1')).toMatchObject({
      periodo: 'Ciclo I',
      tipoCurso: 'Obligatorio',
      tipoEstudio: 'General',
      modalidad: 'Presencial',
      horas: {
        teoria: { presencial: 48, virtual: 0, total: 48 },
        practica: { presencial: 32, total: 32 },
        total: 80,
      },
      creditos: { teoria: { total: 3 }, practica: { total: 1 }, total: 4 },
    })
  })

  it('a virtual hour of practice stands in its own column', () => {
    // 32 h theory = 2 cr; 32 h practice = 1 cr; 16 h virtual practice = 0.5 cr: 3.5, the plan says 4.
    expect(de('INF1').horas).toMatchObject({
      teoria: { presencial: 32, virtual: 0 },
      practica: { presencial: 32, virtual: 16, total: 48 },
      virtual: 16,
      total: 80,
    })
    expect(de('INF1')).toMatchObject({
      modalidad: 'Semipresencial',
      requisitos: 'MAT1',
      segunHoras: 3.5,
      declarados: 4,
    })
  })

  it('credits that are not those of the hours are parted in their proportion, and add up to what the plan says', () => {
    // 4 · 2/3.5 = 2.2857; 4 · 1/3.5 = 1.1429; 4 · 0.5/3.5 = 0.5714: to hundredths 2.29 + 1.14 + 0.57 = 4.00.
    expect(de('INF1').creditos).toEqual({
      teoria: { presencial: 2.29, virtual: 0, total: 2.29 },
      practica: { presencial: 1.14, virtual: 0.57, total: 1.71 },
      presencial: 3.43,
      virtual: 0.57,
      total: 4,
    })
    expect(f.avisos.join('\n')).toMatch(/2 cursos con créditos que no son los de sus horas.*INF1, FIS1/)
  })
})

describe('the summary', () => {
  it('the whole: obligatory courses, and of six elective credits the three that are required', () => {
    // Theory 48 + 32 + 48 and half of 48 + 48; practice 32 + 48 + 32. Credits 4 + 4 + 5 and half of 6.
    expect(linea('Total')).toMatchObject({
      cursos: 5,
      horas: { teoria: 176, practica: 112, total: 288, parte: 100 },
      creditos: { total: 16, parte: 100 },
    })
  })
  it('by kind of studies', () => {
    // General: 80 + 80 hours of 288; 4 + 5 credits of 16.
    expect(linea('Estudios generales')).toMatchObject({
      cursos: 2,
      horas: { total: 160, parte: 55.56 },
      creditos: { total: 9, parte: 56.25 },
    })
    expect(linea('Estudios de especialidad')).toMatchObject({
      cursos: 2,
      horas: { total: 48, parte: 16.67 },
      creditos: { total: 3, parte: 18.75 },
    })
    expect(linea('Sin indicar')).toBeUndefined()
  })
  it('by modality: hours are parted, whatever the course is', () => {
    expect(linea('Virtual')).toMatchObject({
      cursos: 1,
      horas: { teoria: 0, practica: 16, total: 16, parte: 5.56 },
      creditos: { total: 0.57 },
    })
    expect(linea('Presencial')).toMatchObject({
      cursos: 4,
      horas: { total: 272 },
      creditos: { total: 15.43 },
    })
  })
  it('a share that is nearly all is not all of it, and one that is nearly nothing is not nothing', () => {
    const { horas, ...mat } = de('MAT1')
    const teoria = { presencial: 24_999, virtual: 1, total: 25_000 }
    const practica = { presencial: 0, virtual: 0, total: 0 }
    const lineas = resumenC1([{ ...mat, horas: { ...horas, teoria, practica, virtual: 1 } }])
    const parteDe = (nombre: string) => lineas.find(l => l.nombre === nombre)!.horas.parte
    expect(['Total', 'Presencial', 'Virtual', 'Electivo'].map(parteDe)).toEqual([100, 99.99, 0.01, 0])
  })
  it('every line adds up as it is printed, also where electives count in part', () => {
    const { horas, ...mat } = de('MAT1')
    const hora = (total: number) => ({ presencial: total, virtual: 0, total })
    const tercios = [1, 2, 3].map(() => ({
      ...mat,
      horas: { ...horas, teoria: hora(32), practica: hora(32), total: 64 },
      peso: 4 / 9,
    }))
    for (const { horas: h } of resumenC1(tercios)) expect(h.teoria + h.practica).toBeCloseTo(h.total, 6)
  })
  it('by kind of course', () => {
    expect(linea('Obligatorio')).toMatchObject({ cursos: 3, horas: { total: 240 }, creditos: { total: 13 } })
    expect(linea('Electivo')).toMatchObject({ cursos: 2, horas: { total: 48 }, creditos: { total: 3 } })
  })
})

it('warns of what lacks', () => {
  const vacio = planDe({
    datos: {},
    ciclos: [['Ciclo I', ' | Taller | | 0 | 0 | 0 | | |']],
    secciones: [
      ['Electivos', null, 'E1 | Redes | 3 | 3 | 0 | 0 | | S |'],
      ['Talleres', 1, 'T1 | Teatro | 0.5 | 0 | 1 | 0 | | S |'],
      ['Idiomas', 3, ''],
    ],
  })
  const { avisos } = formatoC1(
    { ...vacio, semanas: null, numero: null, horas_credito_teoria: null },
    new Map(),
  )
  for (const dicho of [
    /no tiene número/,
    /se cuentan 16/,
    /1 curso sin código: Taller/,
    /1 curso sin tipo de estudios/,
    /sin horas/,
    /sin créditos/,
    /«Electivos» no indica cuántos créditos/,
    /«Talleres» exige 1 crédito y ofrece 0,5: se cuenta lo que ofrece\./,
    /«Idiomas» exige 3 créditos y ofrece 0:/,
  ])
    expect(avisos.join('\n')).toMatch(dicho)
})

describe('repartir', () => {
  it.each([
    ['thirds', [1, 1, 1, 0], 1, [0.34, 0.33, 0.33, 0]],
    ['without hours all of it is theory', [0, 0, 0, 0], 2.5, [2.5, 0, 0, 0]],
    ['nothing to part', [3, 0, 1, 0], 0, [0, 0, 0, 0]],
    ['exact stays exact', [3, 0, 1, 0.5], 4.5, [3, 0, 1, 0.5]],
  ] as [string, number[], number, number[]][])('%s', (_case, partes, total, expected) => {
    const r = repartir(partes, total)
    expect([r.teoria.presencial, r.teoria.virtual, r.practica.presencial, r.practica.virtual]).toEqual(
      expected,
    )
    expect(r.total).toBe(total)
  })
})

it('prints every course, its figures and the warnings', async () => {
  const { texto } = await leerPdf(await renderPdf(pdfC1(plan, virtuales)))
  for (const dicho of [
    'Formato C1',
    'P-7',
    '01/03/2026',
    'Programación',
    'Robótica',
    '2,29',
    '0,57',
    '55,56',
    'Antes de presentarlo',
  ])
    expect(texto).toContain(dicho)
})

it('the form on paper, whole, and what does not fit in it', () => {
  const { secciones } = pdfC1(planChico, new Map())
  expect(
    secciones.map(s => bloquesComoTexto(s.bloques)).join('\n'),
  ).toBe(`# Formato C1 · Malla curricular y análisis de créditos académicos
## 1. Datos generales
Institución: Universidad Andina
Programa de estudios: Agronomía
Denominación del plan: Plan 2026
Código o número del plan: A-7
Modalidad: Presencial
Documento que lo aprueba o actualiza: 0412-2025-CU
Fecha del documento: 03/12/2025
## 2. Régimen de estudios
Régimen: Semestre
Periodos por año: 2
Duración: 1 año
Semanas por periodo: 16
Horas de teoría por crédito: 16
Horas de práctica por crédito: 32
## 3. Resumen
┌ _ (2 columnas) | N.º de cursos | Horas por periodo (4 columnas) | Créditos (4 columnas)
┌ _ | _ | _ | Teoría | Práctica | Total | % | Teoría | Práctica | Total | %
│ − _ | Total | 6 | 176 | 208 | 384 | 100,00 % | 10,63 | 6,37 | 17 | 100,00 %
│ Tipo de estudios | Estudios generales | 1 | 48 | 32 | 80 | 20,83 % | 3 | 1 | 4 | 23,53 %
│ _ | Estudios específicos | 1 | 32 | 64 | 96 | 25,00 % | 2 | 2 | 4 | 23,53 %
│ _ | Estudios de especialidad | 4 | 96 | 112 | 208 | 54,17 % | 5,63 | 3,37 | 9 | 52,94 %
│ Modalidad | Presencial | 5 | 160 | 208 | 368 | 95,83 % | 9,75 | 6,37 | 16,12 | 94,82 %
│ _ | Virtual | 1 | 16 | 0 | 16 | 4,17 % | 0,88 | 0 | 0,88 | 5,18 %
│ Tipo de curso | Obligatorio | 4 | 144 | 176 | 320 | 83,33 % | 8,63 | 5,37 | 14 | 82,35 %
│ _ | Electivo | 2 | 32 | 32 | 64 | 16,67 % | 2 | 1 | 3 | 17,65 %
(nota) Los electivos cuentan por lo que se exige de cada sección, no por todo lo que ofrece. La modalidad reparte las horas y los créditos; como curso, «Virtual» es el que tiene alguna hora virtual.
## 4. Cursos
(nota) P: presencial · V: virtual · T: total.
┌ Código (3 filas) | Nombre del curso (3 filas) | Estudios (3 filas) | Tipo (3 filas) | Modalidad (3 filas) | Prerrequisitos (3 filas) | Horas por periodo (7 columnas) | Créditos (7 columnas)
┌ Teoría (3 columnas) | Práctica (3 columnas) | Total (2 filas) | Teoría (3 columnas) | Práctica (3 columnas) | Total (2 filas)
┌ P | V | T | P | V | T | P | V | T | P | V | T
│ » Ciclo I (20 columnas)
│ BOT-101 | Botánica | Específico | Obligatorio | Presencial | — | 32 | 0 | 32 | 64 | 0 | 64 | 96 | 2 | 0 | 2 | 2 | 0 | 2 | 4
│ MAT-101 | Matemática | General | Obligatorio | Presencial | — | 48 | 0 | 48 | 32 | 0 | 32 | 80 | 3 | 0 | 3 | 1 | 0 | 1 | 4
│ » Ciclo II (20 columnas)
│ SUE-201 | Suelos | Especialidad | Obligatorio | Presencial | BOT-101 y MAT-101 (correquisito) | 32 | 16 | 48 | 32 | 0 | 32 | 80 | 1,75 | 0,88 | 2,63 | 0,87 | 0 | 0,87 | 3,5
│ RIE-202 | Riego | Especialidad | Obligatorio | Semipresencial | (MAT-101 o BOT-101), 8 créditos aprobados | 16 | 0 | 16 | 48 | 0 | 48 | 64 | 1 | 0 | 1 | 1,5 | 0 | 1,5 | 2,5
│ » Electivos de especialidad (20 columnas)
│ APP-301 | Apicultura | Especialidad | Electivo | Presencial | BOT-101 | 32 | 0 | 32 | 32 | 0 | 32 | 64 | 2 | 0 | 2 | 1 | 0 | 1 | 3
│ VID-302 | Viticultura | Especialidad | Electivo | Presencial | — | 32 | 0 | 32 | 32 | 0 | 32 | 64 | 2 | 0 | 2 | 1 | 0 | 1 | 3
## Antes de presentarlo
(nota) Esto falta o no cuadra. No es parte del formato.
- 1 curso con créditos que no son los de sus horas (se reparten en su proporción): SUE-201.
- 1 curso presencial con horas virtuales: SUE-201.`)
})

it('warns of what lacks, in the number of what it speaks of', () => {
  const de = (cambios: Partial<(typeof planChico.asignaturas)[number]>, cuantos: number) =>
    formatoC1(
      {
        ...planChico,
        asignaturas: planChico.asignaturas.map((a, i) => (i < cuantos ? { ...a, ...cambios } : a)),
      },
      new Map(),
    ).avisos
  const antes = new Set(de({}, 0))
  const dicho = [
    de({ codigo: null }, 1),
    de({ tipoestudio: null }, 2),
    de({ horasteoria: 0, horaspractica: 0, horasvirtual: 0 }, 1),
    de({ credits: null }, 1),
    de({ credits: 9 }, 6),
    de({ horasvirtual: 1 }, 2),
    de({ modalidad: 'virtual' }, 1),
    de({ modalidad: 'virtual' }, 2),
    de({ modalidad: 'virtual', horasteoria: 0, horaspractica: 0, horasvirtual: 1 }, 1),
  ].map(avisos => avisos.filter(a => !antes.has(a)).join(' '))
  expect(dicho.join('\n')).toBe(`1 curso sin código: Botánica.
2 cursos sin tipo de estudios: BOT-101, MAT-101.
1 curso sin horas: BOT-101.
1 curso sin créditos: BOT-101.
6 cursos con créditos que no son los de sus horas (se reparten en su proporción): BOT-101, MAT-101, SUE-201, RIE-202, APP-301 y 1 más.
3 cursos con créditos que no son los de sus horas (se reparten en su proporción): BOT-101, MAT-101, SUE-201. 3 cursos presenciales con horas virtuales: BOT-101, MAT-101, SUE-201.
1 curso virtual con horas presenciales: BOT-101.
2 cursos virtuales con horas presenciales: BOT-101, MAT-101.
2 cursos con créditos que no son los de sus horas (se reparten en su proporción): BOT-101, SUE-201.`)
  const sinCodigo = planChico.asignaturas.map(a => ({ ...a, codigo: null }))
  expect(
    formatoC1({ ...planChico, asignaturas: sinCodigo }, new Map()).cursos.map(c => c.requisitos),
  ).toContain('Botánica y Matemática (correquisito)')
  const sinDatos = {
    ...planChico,
    numero: '',
    modalidad: null,
    numero_resolucion: null,
    fecha_resolucion: null,
    regimen: null,
    ciclosporanio: null,
    duracion: null,
    semanas: null,
    horas_credito_teoria: null,
    horas_credito_practica: null,
    asignaturas: [],
    secciones: [],
  }
  expect(formatoC1(sinDatos, new Map()).avisos.join('\n')).toBe(`El plan no tiene número.
El plan no indica su modalidad.
El plan no tiene resolución que lo apruebe o actualice.
La resolución no tiene fecha.
El programa no indica su régimen de estudios.
El programa no indica cuántos periodos tiene un año.
El programa no indica su duración.
El plan no indica sus semanas por periodo: se cuentan 16.
El plan no indica cuántas horas de teoría vale un crédito: se cuentan 16.
El plan no indica cuántas horas de práctica vale un crédito: se cuentan 32.
El plan todavía no tiene cursos.`)
  // Of nothing there is no share.
  expect(formatoC1(sinDatos, new Map()).resumen.flatMap(l => [l.horas.parte, l.creditos.parte])).toEqual(
    Array.from({ length: 16 }, () => null),
  )
  const avisos = [6, 7, null].map(creditos_requeridos =>
    formatoC1(
      { ...planChico, secciones: planChico.secciones.map(s => ({ ...s, creditos_requeridos })) },
      new Map(),
    ).avisos.filter(a => a.startsWith('«')),
  )
  expect(
    avisos.map(a => a.join(' ')).join('\n'),
  ).toBe(`«Electivos libres» exige 6 créditos y ofrece 0: se cuenta lo que ofrece.
«Electivos de especialidad» exige 7 créditos y ofrece 6: se cuenta lo que ofrece. «Electivos libres» exige 7 créditos y ofrece 0: se cuenta lo que ofrece.
«Electivos de especialidad» no indica cuántos créditos exige: se cuentan todos sus cursos.`)
})
