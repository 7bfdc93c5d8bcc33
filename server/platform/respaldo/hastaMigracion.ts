import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { MIGRACIONES, migrate } from '../db/migrate.ts'
import { StartError } from '../startError.ts'

interface Journal {
  entries: { when: number; tag: string }[]
}

const readJournal = (): Journal =>
  JSON.parse(readFileSync(path.join(MIGRACIONES, 'meta/_journal.json'), 'utf8'))

/**
 * How many of our migrations a database has had that says so.
 * @throws {StartError} when it has had one that we do not have: it is of a later version.
 */
export function cuantasMigraciones(hechas: readonly number[]): number {
  const { entries } = readJournal()
  const conocidas = entries.slice(0, hechas.length).map(e => e.when)
  if (hechas.length === 0 || hechas.some((when, i) => when !== conocidas[i]))
    throw new StartError(
      'El respaldo es de una versión posterior de Malla, o de otra rama: restáurelo con la versión que lo hizo.',
    )
  return hechas.length
}

/** Brings an empty database to the schema of our first `cuantas` migrations. */
export async function migrateHasta(url: string, cuantas: number): Promise<void> {
  const journal = readJournal()
  const folder = mkdtempSync(path.join(tmpdir(), 'malla-migraciones-'))
  try {
    const entries = journal.entries.slice(0, cuantas)
    for (const { tag } of entries)
      cpSync(path.join(MIGRACIONES, `${tag}.sql`), path.join(folder, `${tag}.sql`))
    mkdirSync(path.join(folder, 'meta'))
    writeFileSync(path.join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
    await migrate(url, folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
