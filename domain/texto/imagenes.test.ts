import { expect, it } from 'vitest'
import { conImagenesEn, imagenesEn, sinImagenesEn } from './imagenes.ts'

const html = `<p>Antes <img alt="a > b" src="/uno"> y <img src='/dos' data-src="/x"/></p><p>src="/no"</p>`

it('says which pictures a text shows', () => expect(imagenesEn(html)).toEqual(['/uno', '/dos']))

it('puts others in their place, and takes out those that have none', () =>
  expect(conImagenesEn(html, src => (src === '/uno' ? '/$1' : null))).toBe(
    `<p>Antes <img alt="a > b" src="/$1"> y </p><p>src="/no"</p>`,
  ))

it('takes them all out', () => expect(sinImagenesEn(html)).toBe('<p>Antes  y </p><p>src="/no"</p>'))
