import { describe, expect, it } from 'vitest'
import { conAceptados, resumenLegal } from './aceptar.ts'
import { evaluar } from './evaluar.ts'
import { base, cambiar, HOY, SIN_AJUSTES } from './planesDeMuestra.ts'

const conFaltas = () => {
  const p = base('pregrado')
  cambiar(p, 101, { tipoestudio: 'especifico' })
  cambiar(p, 301, { horasteoria: 2 })
  return p
}
const hallar = (p = conFaltas()) => evaluar(p, SIN_AJUSTES, HOY)
const aceptado = (i: number) => {
  const { regla, lugar, hallado } = hallar()[i]!
  return { regla, lugar, hallado: JSON.parse(JSON.stringify(hallado)), motivo: 'Así se acordó' }
}

describe('acceptance', () => {
  it('belongs to what was found, whatever order its parts are kept in', () => {
    const a = aceptado(1)
    const alReves = { ...a, hallado: { limite: a.hallado.limite, valor: a.hallado.valor } }
    expect(conAceptados(hallar(), [alReves]).map(v => v.aceptado?.motivo ?? null)).toEqual([
      null,
      'Así se acordó',
    ])
  })

  it('another finding in the same place must be accepted anew', () => {
    const p = conFaltas()
    const a = aceptado(1)
    cambiar(p, 301, { horasteoria: 1 })
    expect(conAceptados(hallar(p), [a]).every(v => v.aceptado === null)).toBe(true)
  })

  it('what is no longer found needs no acceptance', () => expect(conAceptados([], [aceptado(0)])).toEqual([]))
})

describe('the light', () => {
  it.each([
    ['nothing found', evaluar(base('pregrado'), SIN_AJUSTES, HOY), [], 50, 'cumple', [0, 0, 0]],
    ['a fault and a notice', hallar(), [], 50, 'falta', [1, 1, 0]],
    ['the fault accepted', hallar(), [aceptado(0)], 50, 'aviso', [0, 1, 1]],
    ['both accepted', hallar(), [aceptado(0), aceptado(1)], 50, 'cumple', [0, 0, 2]],
    ['no courses', [], [], 0, 'sin_medir', [0, 0, 0]],
  ] as const)('%s', (_que, hallazgos, aceptados, cursos, luz, [faltas, avisos, n]) =>
    expect(resumenLegal(hallazgos, aceptados, cursos)).toEqual({ luz, faltas, avisos, aceptados: n }),
  )
})
