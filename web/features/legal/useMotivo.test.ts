import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { almacenDePrueba } from '../../ui/form/almacenDePrueba.ts'
import { draftsUnder } from '../../ui/form/draft.ts'
import { motivosSueltos, olvidarAceptados, useMotivo } from './useMotivo.ts'

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

it('what was typed for an observation that is gone, or that another reason accepted, is still to be found', () => {
  for (const lugar of ['abierta', 'corregida', 'ajena', 'propia'])
    abierto(1, lugar).escribir(`De la ${lugar} `)
  abierto(2, 'abierta').escribir('De otro plan')
  const visto = (lugar: string, motivo?: string) =>
    ({ hallazgo: { regla: 'horas', lugar }, aceptado: motivo ? { motivo } : null }) as never
  const vistos = [visto('abierta'), visto('ajena', 'Otro motivo'), visto('propia', 'De la propia')]
  expect(motivosSueltos(1, vistos)).toEqual([
    { nombre: 'aceptar/1/horas/corregida', motivo: 'De la corregida ' },
    { nombre: 'aceptar/1/horas/ajena', motivo: 'De la ajena ' },
  ])
  // Of one that was saved, though its answer was lost, nothing is left to be lost.
  olvidarAceptados(1, vistos)
  expect(draftsUnder('aceptar/')).toEqual([
    'aceptar/1/horas/abierta',
    'aceptar/1/horas/corregida',
    'aceptar/1/horas/ajena',
    'aceptar/2/horas/abierta',
  ])
})
