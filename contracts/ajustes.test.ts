import { expect, it } from 'vitest'
import { ajustesDeInstalacion } from './ajustes.ts'
import { enEspanol, errorsByField } from './errores.ts'

it.each([0, -1, 1.5, 3651, null, 'x'])('of %s days the field is not named as no form names it', dias => {
  const { respaldos } = ajustesDeInstalacion.shape
  const leido = respaldos.safeParse({ activos: true, hora: '02:00', dias }, { error: enEspanol })
  expect(errorsByField(leido.error!)).toEqual({
    dias: ['Escriba durante cuántos días se conservan: de 1 a 3650.'],
  })
})
