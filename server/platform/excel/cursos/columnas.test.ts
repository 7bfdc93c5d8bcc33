import { describe, expect, it } from 'vitest'
import { dice, leer } from '../../../testing/hojaDeCursos.ts'
import { columnaOf } from './claves.ts'
import { columnas, columnasDe } from './columnas.ts'

describe('the template', () => {
  const base = [
    'CREDITOS',
    'HORAS TEORIA',
    'HORAS PRACTICA',
    'HORAS VIRTUAL',
    'PREREQUISITOS',
    'AREA',
    'TIPO',
    'TIPOLOGIA',
  ]
  const optional = ['TIPO DE ESTUDIOS', 'MODALIDAD', 'HORAS VIRTUAL TEORIA', 'HORAS VIRTUAL PRACTICA']
  it.each([
    ['of cycles', false, 'CICLO'],
    ['of electives', true, 'SECCION'],
  ])('%s has exactly its headers', (_, electivos, grupo) => {
    expect(columnasDe(electivos).map(c => c.header)).toEqual([
      'CODIGO',
      'NOMBRE',
      grupo,
      ...base,
      ...optional,
    ])
  })

  it('helps in no more than Excel shows', () => {
    expect(columnas.filter(c => c.ayuda.length > 255 || c.header.length > 32)).toEqual([])
  })
})

describe('columnaOf', () => {
  it.each([
    ['Código', 'codigo'],
    ['CÓD.', 'codigo'],
    ['Código del curso', 'codigo'],
    ['Sigla', 'codigo'],
    ['nombre', 'nombre'],
    ['  NOMBRE   DE LA ASIGNATURA ', 'nombre'],
    ['Curso', 'nombre'],
    ['ASIGNATURA', 'nombre'],
    ['Unidades didácticas', 'nombre'],
    ['Semestre', 'ciclo'],
    ['CICLO ACADÉMICO', 'ciclo'],
    ['Año', 'ciclo'],
    ['Sección de electivos', 'seccion'],
    ['Créditos', 'credits'],
    ['CR.', 'credits'],
    ['N° de créditos', 'credits'],
    ['Créd.', 'credits'],
    ['CRÉD. USM', 'credits'],
    ['Créditos USM', 'credits'],
    ['Créditos UNMSM', 'credits'],
    ['Nº créditos (totales)', 'credits'],
    ['HT', 'horasteoria'],
    ['H.T.', 'horasteoria'],
    ['Hrs. teóricas', 'horasteoria'],
    ['HORAS TEORÍA (semanales)', 'horasteoria'],
    ['HP', 'horaspractica'],
    ['Horas de práctica', 'horaspractica'],
    ['HV', 'horasvirtual'],
    ['Horas virtuales', 'horasvirtual'],
    ['REQUISITOS', 'requisitos'],
    ['Pre-requisitos', 'requisitos'],
    ['PRERREQUISITO', 'requisitos'],
    ['Pre requisito(s)', 'requisitos'],
    ['Pre-Req.', 'requisitos'],
    ['Área de formación', 'area'],
    ['Categoría', 'area'],
    ['Tipo de curso', 'tipo'],
    ['Tipología especial', 'tipologia'],
    ['TIPO DE ESTUDIO', 'tipoestudio'],
    ['Modalidad', 'modalidad'],
    ['Horas virtuales de teoría', 'horasvirtualteoria'],
    ['HORAS PRÁCTICA VIRTUAL', 'horasvirtualpractica'],
  ])('%s is %s', (header, campo) => expect(columnaOf(header)?.columna.campo).toBe(campo))

  it.each([
    ['Observaciones'],
    ['Docente'],
    ['N°'],
    ['TOTAL HORAS'],
    ['#'],
    ['CODIGO MAT-021'],
    ['Créditos SCT'],
    ['Créditos mín.'],
    ['Créditos ciclo'],
    ['N° de créditos del ciclo'],
    ['Créditos Lab'],
    ['Créditos elec'],
    ['Créditos PRE'],
    ['Créditos HT'],
    ['CRED. HP'],
    ['Créditos / hora'],
    ['Créditos de área'],
    ['Créditos año'],
    ['Créditos SEM.'],
    ['Créditos plan'],
    ['Créditos ant'],
    ['Créditos nuevo'],
    ['Créditos II'],
    ['CRÉDITOS OBL.'],
    ['CRÉDITOS ELE.'],
  ])('%s is none', header => expect(columnaOf(header)).toBeNull())
})

it('a column of texts without a title is told: names may stand there', async () => {
  const { filas, avisos } = await leer([
    ['N°', 'CICLO', 'CURSO', null, 'CREDITOS'],
    [1, 'I', 'A1', 'Cálculo', 4],
    [2, 'I', 'A2', 'Física', 4],
    [3, 'I', 'A3', null, 4],
  ])
  expect(filas.map(f => f.nombre)).toEqual(['A1', 'A2', 'A3'])
  expect(avisos.map(dice)).toContain('1 D «» Tiene textos y no tiene título: no se leyó.')
  const pocos = await leer([
    ['CICLO', 'CURSO', null],
    ['I', 'Cálculo', 'ver nota'],
    ['I', 'Física', null],
  ])
  expect(pocos.avisos.filter(a => a.motivo.includes('no tiene título'))).toEqual([])
})
