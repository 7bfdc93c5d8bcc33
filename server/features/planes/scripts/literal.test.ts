import { describe, expect, it } from 'vitest'
import { comment, literal } from './literal.ts'

describe('literal', () => {
  it.each([
    ['plain', 'Cálculo', "'Cálculo'"],
    ['a quote', "L'Hôpital", "'L''Hôpital'"],
    ['an attack', "'); drop table x; --", "'''); drop table x; --'"],
    ['a backslash', 'a\\b', "E'a\\\\b'"],
    ['a backslash before a quote', "\\'", "E'\\\\'''"],
    ['line ends of all kinds', 'a\r\nb\nc', "E'a\\r\\nb\\nc'"],
    ['signs that end lines in some programs', 'a\u2028b\u0085c', "E'a\\u2028b\\u0085c'"],
    ['NUL and half a sign', 'a\u0000b\ud800', "'ab\ufffd'"],
    ['beyond the basic plane', '𝒳 😀', "'𝒳 😀'"],
    ['null', null, 'null'],
    ['a number', 4.5, '4.5'],
    ['no number', Number.NaN, 'null'],
    ['json with quotes and line ends', { json: { a: "'\n" } }, 'E\'{"a":"\'\'\\\\n"}\'::jsonb'],
  ] as const)('%s', (_case, value, expected) => expect(literal(value)).toBe(expected))
})

it.each(['a\ndrop table x;', 'a\u2028drop table x;', 'a\rdrop'])('a comment stays one line: %j', text =>
  expect(comment(text)).toMatch(/^-- a drop( table x;)?$/),
)
