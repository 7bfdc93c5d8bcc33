import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Checks the directions of ARCHITECTURE.md: domain ← contracts ← {documents, server, web}, documents ← server; and that no file needs itself
 * through others. Reads imports as text: every import of the repository is a plain string.
 */

export interface Import {
  from: string
  /** A file of the repository, or the name of a package. */
  to: string
  typeOnly: boolean
}

const ROOMS = ['domain', 'contracts', 'documents', 'server', 'web', 'e2e', 'bench', 'faults', 'scripts']
const MAY_USE: Record<string, string[]> = {
  domain: [],
  contracts: ['domain'],
  documents: ['contracts', 'domain'],
  server: ['contracts', 'documents', 'domain'],
  web: ['contracts', 'domain'],
}

/** It says there why. */
const PUERTA_DE_DRIZZLE = 'server/platform/db/drizzle.ts'

const IMPORT =
  /(?:^|\n)\s*(import|export)(\s+type)?\b([^'";]*?\bfrom\s*)?\s*['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]\s*\)|new URL\(\s*['"](\.[^'"\n]+\.ts)['"]/g

/** `faults` is test through and through: it stands on what tests stand on, and nothing stands on it. */
const isTest = (file: string): boolean =>
  file.startsWith('faults/') ||
  /\.test\.tsx?$/.test(file) ||
  /(^|\/)testing\//.test(file) ||
  /(^|\/)[^/]*DePrueba\.ts$/.test(file)
const roomOf = (file: string): string | undefined => ROOMS.find(r => file.startsWith(`${r}/`))

function resolve(from: string, specifier: string): string {
  const own = /^@malla\/([^/]+)\/(.+)$/.exec(specifier)
  if (own) return `${own[1]}/${own[2]}`
  if (!specifier.startsWith('.')) return specifier
  return path.posix.join(path.posix.dirname(from), specifier)
}

/** Every import of a file's text. */
export function importsOf(from: string, text: string): Import[] {
  return [...text.matchAll(IMPORT)].map(m => ({
    from,
    to: resolve(from, (m[4] ?? m[5] ?? m[6])!),
    typeOnly:
      m[2] !== undefined || /^\s*\{\s*(type\s+\w+(\s+as\s+\w+)?\s*,?\s*)+\}\s*from\s*$/.test(m[3] ?? ''),
  }))
}

function whyWrong({ from, to }: Import): string | null {
  const room = roomOf(from)
  if (!room || isTest(from)) return null
  const target = roomOf(to)
  if (target && target !== room && MAY_USE[room] && !MAY_USE[room].includes(target))
    return `${room} must not stand on ${target}`
  if (room === 'domain' && !target) return 'domain has no dependency'
  if (
    from.startsWith('web/ui/') &&
    (/^@tanstack\/react-(router|query)/.test(to) || /^web\/(app|features)\//.test(to))
  )
    return 'the kit knows no router, no queries and no feature'
  if (from.startsWith('server/features/') && (to === 'ws' || to.startsWith('server/platform/realtime/')))
    return 'features never touch sockets'
  if (/^drizzle-orm(\/|$)/.test(to) && from !== PUERTA_DE_DRIZZLE)
    return `Drizzle is reached through ${PUERTA_DE_DRIZZLE}`
  if (target && isTest(to)) return 'product code must not stand on tests'
  return null
}

/** Circles of files that need each other when they run (imports of types do not count). */
export function cyclesOf(imports: Import[]): string[][] {
  const next = Map.groupBy(
    imports.filter(i => !i.typeOnly),
    i => i.from,
  )
  const state = new Map<string, 'open' | 'done'>()
  const cycles: string[][] = []
  const visit = (file: string, trail: string[]): void => {
    if (state.get(file) === 'done') return
    if (state.get(file) === 'open') return void cycles.push([...trail.slice(trail.indexOf(file)), file])
    state.set(file, 'open')
    for (const i of next.get(file) ?? []) visit(i.to, [...trail, file])
    state.set(file, 'done')
  }
  for (const file of next.keys()) visit(file, [])
  return cycles
}

/** Contracts that need zod when they run, by themselves or through others. */
function contractsWithSchemas(imports: Import[]): Set<string> {
  const users = Map.groupBy(
    imports.filter(i => !i.typeOnly && i.from.startsWith('contracts/')),
    i => i.to,
  )
  const found = new Set<string>()
  const visit = (file: string): void => {
    for (const { from } of users.get(file) ?? []) if (!found.has(from) && found.add(from)) visit(from)
  }
  visit('zod')
  return found
}

/** What builds the web runs beside it, not in it. */
const isBuild = (file: string): boolean => /^web\/[^/]+\.ts$/.test(file)

/** Of contracts with schemas the web takes types alone: it would carry all of zod (docs/decisions/0013). */
const schemasInWeb = (imports: Import[]): Import[] => {
  const withSchemas = contractsWithSchemas(imports)
  return imports.filter(
    i =>
      i.from.startsWith('web/') &&
      !isTest(i.from) &&
      !isBuild(i.from) &&
      !i.typeOnly &&
      withSchemas.has(i.to),
  )
}

/** Every wrong direction, circle and import of a file that is not there, in words. */
export function problemsOf(imports: Import[], exists: (file: string) => boolean): string[] {
  const wrong = imports.flatMap(i => {
    const why = whyWrong(i)
    return why ? [`${i.from} → ${i.to}: ${why}`] : []
  })
  const missing = imports
    .filter(i => roomOf(i.to) && !isTest(i.from) && !exists(i.to))
    .map(i => `${i.from} → ${i.to}: not there`)
  const schemas = schemasInWeb(imports).map(i => `${i.from} → ${i.to}: the web would carry its schemas`)
  return [...wrong, ...missing, ...schemas, ...cyclesOf(imports).map(c => `circle: ${c.join(' → ')}`)]
}

if (import.meta.main) {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...ROOMS],
    { encoding: 'utf8' },
  )
  const files = listed
    .split('\n')
    .filter(f => /\.(ts|tsx|mjs)$/.test(f) && !f.endsWith('.d.ts') && existsSync(f))
  const imports = files.flatMap(f => importsOf(f, readFileSync(f, 'utf8')))
  const problems = problemsOf(imports, existsSync)
  for (const p of problems) console.error(p)
  console.log(`${files.length} files, ${imports.length} imports, ${problems.length} against the directions`)
  process.exit(problems.length > 0 || imports.length === 0 ? 1 : 0)
}
