import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright-core'

/** The one without a window first: it draws the same, and starts nothing else. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
/** Debian's names. */
const PACKAGES = ['chromium-headless-shell', 'chromium']

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

const apt = (...args: string[]): boolean =>
  spawnSync('apt-get', ['-qq', '-y', ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: 'ignore',
  }).status === 0

/** Installs a browser from the system's packages when there is none and we may. `say` is told before. */
export const installBrowser = (say: (line: string) => void): void => {
  if (findChromium() || process.getuid?.() !== 0 || !inPath('apt-get')) return
  for (const name of PACKAGES) {
    say(`Instalando ${name} con apt-get…`)
    if (apt('install', '--no-install-recommends', name)) return
    apt('update')
    if (apt('install', '--no-install-recommends', name)) return
  }
}
