import { describe, expect, it } from 'vitest'
import { isBuena } from './tabla.ts'

describe('the search for faults ends well', () => {
  const fila = { titulo: 'Ninguna', noCorrio: 'hace falta root' }

  it('where this machine cannot play one, and not where the server did not start for it', () => {
    expect(isBuena(fila)).toBe(true)
    expect(isBuena({ ...fila, noCorrio: 'El servidor no arranca', malogrado: true })).toBe(false)
  })
})
