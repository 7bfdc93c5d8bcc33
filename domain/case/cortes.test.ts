import { expect, it } from 'vitest'
import { abrirCuaderno } from './informe.ts'
import { limpiar, MAS_LARGO } from './json.ts'
import { tituloDeAgrupacion } from './planCase.ts'

/** A text whose `n`th place is the first half of an emoji. */
const cortadoEn = (n: number): string => `${'a'.repeat(n - 1)}😀${'b'.repeat(9)}`

it('what is too long ends between letters', () => {
  const cuaderno = abrirCuaderno()
  cuaderno.avisar({ que: 'item', cual: '', texto: cortadoEn(120), motivo: '' })
  expect(cuaderno.informe.avisos[0]!.texto).toBe('a'.repeat(119))
  const largo = limpiar(cortadoEn(MAS_LARGO - 1) + cortadoEn(9)).valor
  expect(largo).toBe(`${'a'.repeat(MAS_LARGO - 2)}…`)
  const asociacion = { CFAssociationGroupingURI: { title: cortadoEn(160) } }
  expect(tituloDeAgrupacion(asociacion, {})).toBe('a'.repeat(159))
})
