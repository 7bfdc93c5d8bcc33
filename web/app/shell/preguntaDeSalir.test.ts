import { expect, it } from 'vitest'
import { enFormularios, preguntaDeSalir } from './preguntaDeSalir.ts'

const PREGUNTA = '¿Realmente desea salir del sistema?'

it('who leaves nothing behind is only asked', () => {
  expect(preguntaDeSalir([], 0)).toEqual({ text: PREGUNTA, danger: false })
})

it('what would be lost is said before, and it is asked as what takes something away', () => {
  const cursos = 'Tiene 60 cambios sin guardar en los cursos de Derecho 2024; si sale, se pierden.'
  const { text, danger } = preguntaDeSalir([cursos, enFormularios(1)!], 0)
  expect(text).toBe(
    `${cursos} Tiene un formulario sin guardar; si sale, se pierde lo que escribió en él. ${PREGUNTA}`,
  )
  expect(danger).toBe(true)
  expect(enFormularios(2)).toBe(
    'Tiene 2 formularios sin guardar; si sale, se pierde lo que escribió en ellos.',
  )
  expect(enFormularios(0)).toBeNull()
})

it('what waits for the connection is said to stay', () => {
  expect(preguntaDeSalir([], 1)).toEqual({
    text: `Hay un cambio por enviar. Si sale, queda en este equipo y se envía cuando usted vuelva a entrar con este navegador. ${PREGUNTA}`,
    danger: false,
  })
  expect(preguntaDeSalir([], 3).text).toContain('Hay 3 cambios por enviar. Si sale, quedan en este equipo')
})
