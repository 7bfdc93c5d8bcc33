import { expect, it } from 'vitest'
import { ceseDesde, estadoDeModelo, isVigente, versionMostrada, whyNotFechas } from './versiones.ts'

const HOY = '2026-11-27'
const MANANA = '2026-11-28'

it.each([
  [null, true],
  ['2026-01-01', false],
])('with fechacese %s it is in force: %s', (fechacese, si) => expect(isVigente({ fechacese })).toBe(si))

it.each([
  [null, null, true],
  ['2026-01-01', null, true],
  [null, '2026-01-01', true],
  ['2026-01-01', '2026-01-01', true],
  ['2026-01-02', '2026-01-01', false],
])('from %s to %s: %s', (fechavigencia, fechacese, si) =>
  expect(whyNotFechas({ fechavigencia, fechacese }) === null).toBe(si),
)

it.each([
  [null, null, 'Vigente'],
  [HOY, null, 'Vigente'],
  [MANANA, null, 'Rige desde el 28/11/2026'],
  [MANANA, '2027-12-31', 'Cesado'],
])('from %s to %s it is told as «%s»', (fechavigencia, fechacese, dicho) =>
  expect(estadoDeModelo({ fechavigencia, fechacese }, HOY)).toBe(dicho),
)

it.each([
  [null, HOY],
  ['2020-01-01', HOY],
  [MANANA, MANANA],
])('one that begins %s may cease from %s on', (fechavigencia, dia) => {
  expect(ceseDesde({ fechavigencia }, HOY)).toBe(dia)
  expect(whyNotFechas({ fechavigencia, fechacese: ceseDesde({ fechavigencia }, HOY) })).toBeNull()
})

const versiones = (...v: [id: number, fechavigencia?: string][]) =>
  v.map(([id, fechavigencia = null]) => ({ id, fechavigencia, fechacese: null }))

it.each([
  ['the one asked for', versiones([3], [2], [1]), 2, 2],
  ['one that is gone: the newest', versiones([3], [1]), 2, 3],
  ['none asked for: the newest', versiones([3], [2]), undefined, 3],
  ['the newest whose day has come', versiones([3, MANANA], [2, HOY]), undefined, 2],
  ['one whose day has not come, asked for', versiones([3, MANANA], [2]), 3, 3],
  ['of those whose day has not come: the newest', versiones([3, MANANA], [2, MANANA]), undefined, 3],
  ['of none: nothing', [], 2, undefined],
])('shown: %s', (_case, todas, pedida, id) => expect(versionMostrada(todas, pedida, HOY)?.id).toBe(id))
