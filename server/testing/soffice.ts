import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

function isInstalled(): boolean {
  try {
    execFileSync('soffice', ['--version'], { stdio: 'ignore', timeout: 60_000 })
    return true
  } catch {
    return false
  }
}

/** Whether LibreOffice is here; tests that need it say so in their names and are skipped without it. */
export const hasSoffice = isInstalled()

/** A first start makes a profile and takes long on a busy machine; beyond this it hangs. */
const PATIENCE_MS = 60_000
const ATTEMPTS = 3
/** What a test that converts one file takes at most. */
export const SOFFICE_MS = ATTEMPTS * PATIENCE_MS + 30_000

/** One process with everything of its own (profile, temporary files, home), in a group that is ended whole: `soffice` is a script. */
async function convertOnce(dir: string, from: string, to: string): Promise<boolean> {
  const out = path.join(dir, 'salida')
  const args = [
    '--kill-after=5',
    String(PATIENCE_MS / 1000),
    'soffice',
    `-env:UserInstallation=file://${path.join(dir, 'perfil')}`,
    '--headless',
    '--norestore',
    '--convert-to',
    to,
    '--outdir',
    out,
    `libro.${from}`,
  ]
  const env = { ...process.env, HOME: dir, TMPDIR: dir }
  const [code] = await once(spawn('timeout', args, { cwd: dir, stdio: 'ignore', env }), 'close')
  // Its own exit code says little, it is 0 without a file; 124 and 137 are of `timeout`, and the file may be half written.
  return code !== 124 && code !== 137 && existsSync(path.join(out, `libro.${to}`))
}

/**
 * A file as LibreOffice saves it in another format (`xlsx`, `ods`, `pdf` …). LibreOffice hangs or dies at its start now and then on a busy
 * machine: then it is begun anew with a new profile. What it makes of the file is not asked twice.
 */
export async function convertWithSoffice(content: Uint8Array, from: string, to: string): Promise<Uint8Array> {
  for (let attempt = 1; ; attempt++) {
    const dir = mkdtempSync(path.join(tmpdir(), 'malla-soffice-'))
    try {
      writeFileSync(path.join(dir, `libro.${from}`), content)
      if (await convertOnce(dir, from, to)) return readFileSync(path.join(dir, 'salida', `libro.${to}`))
    } finally {
      rmSync(dir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    }
    if (attempt === ATTEMPTS) throw new Error(`LibreOffice made no ${to} of a ${from}, ${ATTEMPTS} times`)
  }
}
