import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { almacenDePrueba } from '../../ui/form/almacenDePrueba.ts'
import { useMotivo } from './useMotivo.ts'

const kept = almacenDePrueba()

/** The reason of an observation, as its box finds it when it is opened. */
function abierto(planId: number, lugar: string): ReturnType<typeof useMotivo> {
  let suyo: ReturnType<typeof useMotivo> | undefined
  renderToStaticMarkup(
    createElement(() => {
      suyo = useMotivo(planId, { regla: 'horas', lugar } as never)
      return null
    }),
  )
  return suyo!
}

it('what was typed is there again until it is accepted or thrown away, in its own observation alone', () => {
  abierto(1, 'curso:3').escribir('Con asesoría')
  expect([abierto(1, 'curso:3'), abierto(1, 'curso:4'), abierto(2, 'curso:3')].map(m => m.motivo)).toEqual([
    'Con asesoría',
    '',
    '',
  ])
  abierto(1, 'curso:3').olvidar()
  expect([abierto(1, 'curso:3').motivo, kept.size]).toEqual(['', 0])
})

it('blanks are no reason to keep', () => {
  abierto(1, 'curso:3').escribir(' \n')
  expect(kept.size).toBe(0)
})
