import { expect, it } from 'vitest'
import { leerJson } from './json.ts'

const anidado = (n: number): string => '['.repeat(n) + ']'.repeat(n)

it.each([
  ['an object', '{"a":[1,{"b":"é"}]}', { a: [1, { b: 'é' }] }],
  [
    'brackets, quotes and bars in texts',
    JSON.stringify({ a: '[{"\\'.repeat(2000) }),
    { a: '[{"\\'.repeat(2000) },
  ],
  ['many lists side by side', `[${'[],'.repeat(2000)}[]]`, Array.from({ length: 2001 }, () => [])],
  ['without its prototype', '{"__proto__":{"a":1},"b":{"__proto__":2,"c":3}}', { b: { c: 3 } }],
  ['nor one in lists', '[0,[{"a":[null,{"__proto__":1,"b":2}]}]]', [0, [{ a: [null, { b: 2 }] }]]],
  ['nor one in escapes', '{"\\u005f_proto__":{"a":1},"b":1}', { b: 1 }],
])('reads %s', (_case, json, valor) => {
  const leido = leerJson(json)
  expect(leido).toEqual(valor)
  expect(JSON.stringify(leido)).not.toContain('__proto__')
})

it('reads what is nested a thousand deep, and no more: the parser would take it', () => {
  expect(leerJson(anidado(1000))).toEqual(JSON.parse(anidado(1000)))
  expect(() => leerJson(anidado(1001))).toThrow(SyntaxError)
  // Before it is known whether it ever closes.
  expect(() => leerJson('{"a":'.repeat(1001))).toThrow('nested too deep')
})
