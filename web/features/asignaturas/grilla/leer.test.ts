import type { Ciclo, Seccion } from '@malla/contracts/ciclos.ts'
import { describe, expect, it } from 'vitest'
import type { ColumnaId } from './columnas.ts'
import { contextoDe, fila, lugares } from './grillaDePrueba.ts'
import { escribirCelda, leerCelda, motivoDeCelda } from './leer.ts'
import { enLugar, lugaresDe } from './lugares.ts'
import { opcionesPara } from './opciones.ts'

const filas = [fila(1, { codigo: '0021', nombre: 'Cálculo I' }), fila(2, { codigo: '1e3', nombre: 'Física' })]
const ctx = contextoDe(filas)

describe('what a text means in a cell', () => {
  it.each<[ColumnaId, string, object]>([
    ['codigo', '0021', { codigo: '0021' }],
    ['codigo', '1e3', { codigo: '1e3' }],
    ['codigo', '  ', { codigo: null }],
    ['nombre', ' Cálculo\r\n II ', { nombre: 'Cálculo II' }],
    ['codigo', '—', { codigo: null }],
    ['nombre', 'Mate\u200bmática', { nombre: 'Matemática' }],
    ['nombre', 'Gestión \ufb01nanciera', { nombre: 'Gestión financiera' }],
    ['credits', '1,5', { credits: 1.5 }],
    ['credits', '4 créditos', { credits: 4 }],
    ['credits', 'n/a', { credits: null }],
    ['credits', '1.50', { credits: 1.5 }],
    ['credits', '', { credits: null }],
    ['horasteoria', '2.0', { horasteoria: 2 }],
    ['horasteoria', '', { horasteoria: 0 }],
    ['horaspractica', '—', { horaspractica: 0 }],
    ['horaspractica', '3 h', { horaspractica: 3 }],
    ['horasvirtualpractica', '0,5', { horasvirtualpractica: 0.5 }],
    ['lugar', 'II', { ciclo_id: 2, seccion_id: 0 }],
    ['lugar', '2', { ciclo_id: 2, seccion_id: 0 }],
    ['lugar', 'ciclo ii', { ciclo_id: 2, seccion_id: 0 }],
    ['lugar', 'electivos', { ciclo_id: 0, seccion_id: 1 }],
    ['areacurso_id', 'matematica', { areacurso_id: 1 }],
    ['areacurso_id', 'MAT', { areacurso_id: 1 }],
    ['areacurso_id', '', { areacurso_id: 0 }],
    ['areacurso_id', '-', { areacurso_id: 0 }],
    ['tipoestudio', 'Estudios generales', { tipoestudio: 'general' }],
    ['tipoestudio', 'N/A', { tipoestudio: null }],
    ['tipoestudio', 'especifico', { tipoestudio: 'especifico' }],
    ['modalidad', 'Virtual', { modalidad: 'virtual' }],
    ['modalidad', 'A distancia', { modalidad: 'virtual' }],
    ['modalidad', '', { modalidad: null }],
    ['requisitos', '—', { requisitos: null }],
    ['requisitos', '0021', { requisitos: { tipo: 'curso', asignatura_id: 1, modo: 'previo' } }],
    ['requisitos', 'Química', { requisitos: { tipo: 'texto', texto: 'Química', modo: 'previo' } }],
    ['total', '99', {}],
  ])('%s «%s»', (columna, texto, campos) => expect(leerCelda(columna, texto, ctx)).toEqual({ campos }))

  it.each<[ColumnaId, string]>([
    ['credits', 'cuatro'],
    ['credits', '1,55'],
    ['credits', '-1'],
    ['horaspractica', '100'],
    ['horaspractica', '1e1'],
    ['lugar', 'XII'],
    ['lugar', ''],
    ['lugar', '-'],
    ['horaspractica', 'h'],
    ['areacurso_id', 'Áreas de antes'],
    ['areacurso_id', 'Otra'],
    ['tipoestudio', 'otro'],
    ['codigo', 'x'.repeat(41)],
    ['nombre', 'x'.repeat(256)],
  ])('%s does not take «%s», and says why', (columna, texto) =>
    expect(leerCelda(columna, texto, ctx)).toEqual({ motivo: expect.stringMatching(/\.$/) }),
  )
})

it('places of one name are written so that each is read again as itself', () => {
  const ciclos = [
    { id: 1, numero: 1, nombre: 'I', descripcion: 'Ciclo I' },
    { id: 2, numero: 2, nombre: 'Electivos', descripcion: 'Ciclo II' },
  ] as Ciclo[]
  const secciones = ['Electivos', 'electivos', 'Ciclo I', 'Electivos (2)'].map(
    (nombre, i) => ({ id: i + 7, nombre }) as Seccion,
  )
  const gemelos = { ...ctx, lugares: lugaresDe(ciclos, secciones) }
  expect(gemelos.lugares.map(l => l.nombre)).toEqual([
    'I',
    'Electivos',
    'Electivos (2)',
    'electivos (3)',
    'Ciclo I (2)',
    'Electivos (2) (2)',
  ])
  for (const lugar of gemelos.lugares) {
    const escrito = escribirCelda('lugar', fila(1, enLugar(lugar)), gemelos)
    expect(leerCelda('lugar', escrito, gemelos)).toEqual({ campos: enLugar(lugar) })
  }
  expect(gemelos.lugares.map(l => l.titulo).slice(0, 3)).toEqual(['Ciclo I', 'Ciclo II', 'Electivos (2)'])
})

it.each([
  ['3.° grado', 1],
  ['Quinto', 3],
  ['tercer grado', 1],
  ['1', null],
])('a grade is found by the number in its name, wherever it stands: %s', (escrito, ciclo_id) => {
  const ciclos = ['Tercer grado', 'Cuarto grado', 'Quinto grado'].map((nombre, i) => {
    return { id: i + 1, numero: i + 1, nombre, descripcion: nombre } as Ciclo
  })
  const leida = leerCelda('lugar', escrito, { ...ctx, lugares: lugaresDe(ciclos, []) })
  expect('campos' in leida ? leida.campos.ciclo_id : null).toBe(ciclo_id)
})

describe('what a list offers for what is typed', () => {
  const ciclos = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'].map((nombre, i) => ({
    ...lugares[0]!,
    clave: `c${i + 1}`,
    id: i + 1,
    nombre,
    numero: i + 1,
    titulo: `Ciclo ${nombre}`,
  }))
  const conCiclos = { ...ctx, lugares: [...ciclos, ...lugares.filter(l => l.tipo === 'seccion')] }
  const ofrecidas = (columna: ColumnaId, texto: string, de = ctx) =>
    opcionesPara(columna, texto, de).map(o => o.nombre)

  it.each([
    ['V', ['V', 'VI', 'VII', 'VIII', 'IV', 'Electivos']],
    ['x', ['X', 'IX']],
    ['vi', ['VI', 'VII', 'VIII']],
    ['4', ['IV']],
    ['ciclo v', ['V', 'VI', 'VII', 'VIII']],
    ['ELÉC', ['Electivos']],
    ['otro', []],
  ])('the cycle that «%s» says, then what begins so, then the rest', (texto, nombres) =>
    expect(ofrecidas('lugar', texto, conCiclos)).toEqual(nombres),
  )

  it('an abbreviation comes before the names that hold it', () => {
    const area = ctx.catalogos.areascursos[0]!
    const areascursos = [
      { ...area, id: 7, nombre: 'Estudios generales', abreviatura: 'GN' },
      { ...area, id: 8, nombre: 'Especialidad', abreviatura: 'ES' },
    ]
    const de = { ...ctx, catalogos: { ...ctx.catalogos, areascursos } }
    expect(ofrecidas('areacurso_id', 'es', de)).toEqual(['Especialidad', 'Estudios generales'])
    expect(ofrecidas('areacurso_id', 'gn', de)).toEqual(['Estudios generales'])
  })

  it('everything while nothing is typed, and none to choose first of all', () =>
    expect(ofrecidas('tipocurso_id', ' ')).toEqual(['', 'Obligatorio']))
})

describe('what a cell shows', () => {
  const curso = fila(3, {
    codigo: '0021',
    credits: 1.5,
    horasteoria: 2,
    horasvirtualpractica: 0.5,
    ciclo_id: 0,
    seccion_id: 1,
    areacurso_id: 2,
    tipoestudio: 'especialidad',
    requisitos: { tipo: 'curso', asignatura_id: 2, modo: 'simultaneo' },
  })
  it.each<[ColumnaId, string]>([
    ['codigo', '0021'],
    ['credits', '1,5'],
    ['horasteoria', '2'],
    ['horaspractica', '0'],
    ['total', '2,5'],
    ['lugar', 'Electivos'],
    ['areacurso_id', 'Áreas de antes'],
    ['tipocurso_id', ''],
    ['tipoestudio', 'Especialidad'],
    ['requisitos', '1e3*'],
  ])('%s: «%s»', (columna, texto) => expect(escribirCelda(columna, curso, ctx)).toBe(texto))

  it('what was written and means nothing is shown as written, with the reason', () => {
    const mala = fila(4, { credits: 4, crudo: { credits: 'cuatro' } })
    expect(escribirCelda('credits', mala, ctx)).toBe('cuatro')
    expect(motivoDeCelda('credits', mala, ctx)).toMatch(/créditos/)
    expect(motivoDeCelda('nombre', mala, ctx)).toBeNull()
  })
})
