import { statfsSync } from 'node:fs'
import { type Browser, chromium, type Page } from 'playwright-core'
import { findChromium } from '../scripts/chromium.ts'

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Whether shared memory has room for a browser: many a container gives it 64 MB. On the disk, where it goes otherwise, pages cost a tenth more. */
function hasMemoria(): boolean {
  try {
    const { bsize, blocks } = statfsSync('/dev/shm')
    return bsize * blocks >= 1e9
  } catch {
    return false
  }
}

/** The system's Chromium without a window. */
export const launchBrowser = (mas: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium() ?? '',
    args: [...ARGS, ...mas],
    ignoreDefaultArgs: hasMemoria() ? ['--disable-dev-shm-usage'] : [],
  })

const MOVING = `document.getAnimations()
  .some(a => a.playState === 'running' && a.effect?.getComputedTiming().endTime !== Infinity)`

/** Until nothing moves any more: what slides or fades in is looked at when it is there. What turns for ever is not waited for. */
export async function settled(page: Page): Promise<void> {
  while (await page.evaluate(MOVING)) await page.waitForTimeout(50)
}
