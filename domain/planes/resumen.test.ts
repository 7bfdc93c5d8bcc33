import { expect, it } from 'vitest'
import { resumen } from './resumen.ts'

it.each([
  ['short', '<p>Formar <b>personas</b>.</p>', 'Formar personas.'],
  ['exactly 80', `<p>${'a'.repeat(80)}</p>`, 'a'.repeat(80)],
  ['more than 80: cut between words', `<p>${'palabra '.repeat(20)}</p>`, `${'palabra '.repeat(9)}palabra…`],
  ['empty', '<p><br></p>', ''],
])('%s', (_case, html, texto) => {
  expect(resumen(html)).toBe(texto)
  expect(resumen(html).length).toBeLessThanOrEqual(80)
})
