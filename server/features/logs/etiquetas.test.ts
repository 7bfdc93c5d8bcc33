import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { etiquetas } from '@malla/contracts/etiquetas.ts'
import { callados } from '@malla/domain/registro/campos.ts'
import { cosas } from '@malla/domain/registro/cosas.ts'
import { describe, expect, it } from 'vitest'
import { LECTURA } from '../../platform/changes/visible.ts'
import { schema } from '../../platform/db/db.ts'
import { getTableColumns, type PgTable } from '../../platform/db/drizzle.ts'

const source = (): string => {
  const cwd = path.join(import.meta.dirname, '..')
  return globSync('**/*.ts', { cwd })
    .filter(file => !file.endsWith('.test.ts'))
    .map(file => readFileSync(path.join(cwd, file), 'utf8'))
    .join('\n')
}

/** Every table whose rows are recorded: `table: x` of an `Entidad`. */
const recorded = [...new Set([...source().matchAll(/\btable: (\w+)/g)].map(m => m[1]!))].filter(
  t => t in schema,
)

describe('the words of the log', () => {
  it('the recorded tables are found', () =>
    expect(recorded).toEqual(
      expect.arrayContaining(['facultades', 'planes', 'asignaturas', 'usuarios', 'empresas']),
    ))

  it.each(Object.keys(LECTURA))('%s has a name that people read', kind =>
    expect(Object.keys(cosas)).toContain(kind),
  )

  const fields = recorded.flatMap(table =>
    Object.keys(getTableColumns((schema as unknown as Record<string, PgTable>)[table]!)).map(
      f => [table, f] as const,
    ),
  )
  it.each(fields.filter(([, f]) => !callados.has(f)))('%s.%s has a label', (_table, field) =>
    expect(etiquetas[field], `contracts/etiquetas.ts lacks «${field}»`).toBeTruthy(),
  )
})
