import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright-core'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** Debian's names: the browser of the end-to-end tests, and pdftotext, with which PDFs are read back. */
const PACKAGES = ['chromium', 'poppler-utils']

const inPath = (program: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map(dir => path.join(dir, program))
    .find(file => existsSync(file))

/** The browser for end-to-end tests and benches: the system's, or one that Playwright keeps; null when there is none. */
export const findChromium = (): string | null => {
  const system = NAMES.map(inPath).find(found => found !== undefined)
  if (system) return system
  const kept = chromium.executablePath()
  return kept && existsSync(kept) ? kept : null
}

const isComplete = (): boolean => findChromium() !== null && inPath('pdftotext') !== undefined

const apt = (...args: string[]): boolean =>
  spawnSync('apt-get', ['-qq', '-y', ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: 'ignore',
  }).status === 0

/** Installs what is missing from the system's packages when we may. `say` is told before. */
export const installBrowser = (say: (line: string) => void): void => {
  if (isComplete() || process.getuid?.() !== 0 || !inPath('apt-get')) return
  say(`Instalando ${PACKAGES.join(' y ')} con apt-get…`)
  if (!apt('install', '--no-install-recommends', ...PACKAGES)) {
    apt('update')
    apt('install', '--no-install-recommends', ...PACKAGES)
  }
}
