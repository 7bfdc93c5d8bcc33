import { describe, expect, it } from 'vitest'
import { facultadNuestra, isAqui, missing, modalidadNuestra, nivelNuestro } from './encaje.ts'

const facultad = (id: number, nombre: string, txt_type = 'facultad', origen_id: number | null = null) => ({
  id,
  nombre,
  txt_type,
  origen_id,
})

describe('how a faculty of another institution fits into ours', () => {
  const theirs = facultad(50, 'Educación')
  it.each([
    ['nothing alike', theirs, [facultad(1, 'Derecho')], undefined],
    ['the same name, whatever its accents and capitals', theirs, [facultad(1, 'EDUCACION')], 1],
    [
      'a copy of it, though renamed',
      theirs,
      [facultad(1, 'Educación'), facultad(2, 'Pedagogía', 'facultad', 50)],
      2,
    ],
    ['the one it was copied from', facultad(50, 'Pedagogía', 'facultad', 7), [facultad(7, 'Educación')], 7],
    [
      'our posgrado for theirs',
      facultad(50, 'Escuela', 'isPosgrado'),
      [facultad(1, 'Posgrado', 'isPosgrado')],
      1,
    ],
    [
      'our cepre is no posgrado',
      facultad(50, 'Escuela', 'isPosgrado'),
      [facultad(1, 'Cepre', 'isCepre')],
      undefined,
    ],
    ['copies from elsewhere are not of it', theirs, [facultad(1, 'Otra', 'facultad', 51)], undefined],
  ])('%s', (_case, one, ours, id) => expect(facultadNuestra(one, ours)?.id).toBe(id))
})

describe('how a level fits', () => {
  const ours = [
    { id: 1, nombre: 'Pregrado', codigo: '00001' },
    { id: 2, nombre: 'Maestría', codigo: '00002' },
  ]
  it.each([
    ['by name before code', { nombre: 'maestria', codigo: '00001' }, 2],
    ['by code when the name differs', { nombre: 'Bachillerato', codigo: '00001' }, 1],
    ['codes are text', { nombre: 'Bachillerato', codigo: '1' }, undefined],
  ])('%s', (_case, one, id) => expect(nivelNuestro(one, ours)?.id).toBe(id))
})

it('a modality fits by name', () => {
  const ours = [{ id: 4, nombre: 'A distancia' }]
  expect(modalidadNuestra({ nombre: ' a  Distancia ' }, ours)?.id).toBe(4)
  expect(modalidadNuestra({ nombre: 'Presencial' }, ours)).toBeUndefined()
})

it('a programme is here when one of ours is its copy, or it is a copy of ours', () => {
  const ours = [
    { id: 1, origen_id: 90 },
    { id: 2, origen_id: null },
  ]
  expect(isAqui({ id: 90, origen_id: null }, ours)).toBe(true)
  expect(isAqui({ id: 91, origen_id: 2 }, ours)).toBe(true)
  expect(isAqui({ id: 91, origen_id: null }, ours)).toBe(false)
})

it('what is missing is named once', () => {
  const theirs = [{ nombre: 'Técnico' }, { nombre: 'TECNICO' }, { nombre: 'Pregrado' }]
  expect(missing(theirs, t => t.nombre === 'Pregrado')).toEqual([{ nombre: 'TECNICO' }])
})
