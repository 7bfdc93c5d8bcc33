import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { contenidoDe } from './CeldaDeCurso.tsx'
import { contextoDe, fila } from './grillaDePrueba.ts'

it('an area that there is not has no colour, least of all that of the area before it', () => {
  const ctx = contextoDe([])
  const [matematica, ...otras] = ctx.catalogos.areascursos
  const conColor = {
    ...ctx,
    catalogos: { ...ctx.catalogos, areascursos: [{ ...matematica!, color: 3 }, ...otras] },
  }
  const dibujo = (crudo: Record<string, string>) =>
    renderToStaticMarkup(
      createElement('p', null, contenidoDe(fila(1, { areacurso_id: 1, crudo }), 'areacurso_id', conColor)),
    )
  expect(dibujo({})).toContain('var(--a3)')
  expect(dibujo({ areacurso_id: 'oblig' })).toBe('<p>oblig</p>')
})
