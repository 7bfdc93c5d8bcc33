import { expect, it } from 'vitest'
import { procesadorMs } from '../testing/procesador.ts'
import { sinEtiquetas } from './sinEtiquetas.ts'

it.each([
  ['plain text', 'Misión de la escuela', 'Misión de la escuela'],
  ['paragraphs', '<p>Uno</p><p>dos</p>', 'Uno dos'],
  ['lists and breaks', '<ul><li>Uno</li><li>dos<br/>tres</li></ul>', 'Uno dos tres'],
  ['half a word in bold', '<p>super<strong>visión</strong></p>', 'supervisión'],
  ['attributes', '<p class="x" style="color:red">Uno</p>', 'Uno'],
  ['signs of tags inside of attributes', '<img alt="a < b > c">Uno', 'Uno'],
  ['what begins like a tag and is none', 'x <y y <b>z</b>', 'x <y y z'],
  ['entities', 'Misi&oacute;n &amp; visi&#243;n &#xF3; &lt;b&gt;', 'Misión & visión ó <b>'],
  ['what is no entity', 'I&D; A&B &#0; &#xD800;', 'I&D; A&B &#0; &#xD800;'],
  ['hard blanks', 'a&nbsp;&nbsp; b', 'a b'],
  ['scripts and styles', 'a<script>alert("<p>x</p>")</script>b<style>p{}</style>c', 'a b c'],
  ['comments', 'a<!-- <p>b</p> -->c', 'a c'],
  ['less than is no tag', '3 < 5 y 7 > 2', '3 < 5 y 7 > 2'],
  ['unclosed', 'a<script>b', 'a'],
  ['nothing', '<p></p>', ''],
])('%s', (_case, html, texto) => expect(sinEtiquetas(html)).toBe(texto))

it('hostile length is linear', () => {
  const t0 = procesadorMs()
  sinEtiquetas('<'.repeat(200_000))
  sinEtiquetas(`<script>${'<script'.repeat(20_000)}`)
  for (const abierta of ['<a', '<b ', '<script ', '<p "', "<p '"]) sinEtiquetas(abierta.repeat(50_000))
  expect(procesadorMs() - t0).toBeLessThan(20_000)
})
