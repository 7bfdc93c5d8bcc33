/** How values stand in a script of standard PostgreSQL, so that it reads back exactly what was written, on any machine. */

const ESCAPES: Readonly<Record<string, string>> = {
  "'": "''",
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\b': '\\b',
  '\f': '\\f',
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
const NEEDS_ESCAPES = /[\\\u0000-\u001f\u007f\u0085\u2028\u2029]/
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it replaces
const ESCAPED = /['\\\u0000-\u001f\u007f\u0085\u2028\u2029]/g

/**
 * A text as a literal. Line ends, backslashes and control characters are written as escapes (E'…'): a program that turns line ends around, or
 * a server that still reads backslashes in plain strings, changes nothing. A sign that PostgreSQL cannot hold (NUL) is left out.
 */
function textLiteral(text: string): string {
  const clean = text.toWellFormed().replaceAll('\u0000', '')
  if (!NEEDS_ESCAPES.test(clean)) return `'${clean.replaceAll("'", "''")}'`
  const escaped = clean.replace(
    ESCAPED,
    c => ESCAPES[c] ?? `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return `E'${escaped}'`
}

export type Value = string | number | boolean | null | { json: unknown }

/** A value as PostgreSQL reads it. `{ json }` becomes jsonb. */
export function literal(value: Value): string {
  if (value === null) return 'null'
  if (typeof value === 'string') return textLiteral(value)
  if (typeof value === 'object') return `${textLiteral(JSON.stringify(value.json))}::jsonb`
  if (typeof value === 'number' && !Number.isFinite(value)) return 'null'
  return String(value)
}

/** A line of comment: nothing in it can end it, and nothing turns it around. */
export const comment = (text: string): string =>
  `-- ${text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()}`
