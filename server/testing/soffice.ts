import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

function isInstalled(): boolean {
  try {
    execFileSync('soffice', ['--version'], { stdio: 'ignore', timeout: 20_000 })
    return true
  } catch {
    return false
  }
}

/** Whether LibreOffice is here; tests that need it say so in their names and are skipped without it. */
export const hasSoffice = isInstalled()

/** A file as LibreOffice saves it in another format (`xlsx`, `ods`, `pdf` …), with a profile of its own. */
export function convertWithSoffice(content: Uint8Array, from: string, to: string): Uint8Array {
  const dir = mkdtempSync(path.join(tmpdir(), 'malla-soffice-'))
  try {
    writeFileSync(path.join(dir, `libro.${from}`), content)
    const profile = `-env:UserInstallation=file://${path.join(dir, 'perfil')}`
    const args = [
      profile,
      '--headless',
      '--convert-to',
      to,
      '--outdir',
      path.join(dir, 'salida'),
      `libro.${from}`,
    ]
    execFileSync('soffice', args, { cwd: dir, stdio: 'ignore', timeout: 60_000 })
    return readFileSync(path.join(dir, 'salida', `libro.${to}`))
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}
