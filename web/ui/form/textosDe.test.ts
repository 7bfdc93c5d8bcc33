import { expect, it } from 'vitest'
import { textosDe } from './textosDe.ts'

it('what was written in a form reads as text, each once, without what it was sent under', () => {
  const enCamino = { nombre: 'Diseña', lugar: { tipopadre: 1 }, key: 'a1b2' }
  expect(textosDe({ changes: { nombre: 'Diseña', enCamino, orden: 3, fecha: '2026-11-20' } })).toBe('Diseña')
  expect(
    textosDe({ changes: { sumilla: '<p>Curso de <b>redes</b></p>', filas: [{ autor: 'Arguedas' }, null] } }),
  ).toBe('Curso de redes\nArguedas')
  expect(textosDe({ changes: { estado: null, termino_id: 2, vacio: ' ' } })).toBe('')
})
