import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright-core'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** Debian's name. */
const PACKAGE = 'chromium'

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
  say(`Instalando ${PACKAGE} con apt-get…`)
  if (!apt('install', '--no-install-recommends', PACKAGE)) {
    apt('update')
    apt('install', '--no-install-recommends', PACKAGE)
  }
}
