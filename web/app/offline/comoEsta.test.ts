import { expect, it } from 'vitest'
import { comoEsta, preguntaDeDescarte } from './comoEsta.ts'

it.each([
  [{ estado: 'espera' }, false, 'Por enviar', 'none'],
  [{ estado: 'espera', tarde: true }, true, 'Enviando…', 'none'],
  [{ estado: 'choca' }, true, 'Necesita su decisión', 'warning'],
  [{ estado: 'rechazado' }, true, 'No se pudo guardar', 'danger'],
  [{ estado: 'rechazado', tarde: true }, false, 'No se sabe si se guardó', 'warning'],
] as const)('of %o it is said (sending: %s) that it stands so: %s', (una, enviando, palabras, marca) =>
  expect(comoEsta(una, enviando)).toEqual({ palabras, marca }),
)

it('who throws away what may be done already is told so', () => {
  const texto = 'Cambia un curso: Física'
  expect(preguntaDeDescarte({ texto })).toBe(
    '¿Realmente desea descartar «Cambia un curso: Física»? Lo que escribió no se enviará.',
  )
  expect(preguntaDeDescarte({ texto, tarde: true })).toBe(
    '¿Realmente desea descartar «Cambia un curso: Física»? No se enviará otra vez; si el servidor ya lo guardó, guardado queda.',
  )
})
