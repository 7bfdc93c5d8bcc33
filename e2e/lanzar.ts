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

/** The system's Chromium without a window. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium() ?? '', args: ARGS })

const MOVING = `document.getAnimations()
  .some(a => a.playState === 'running' && a.effect?.getComputedTiming().endTime !== Infinity)`

/** Until nothing moves any more: what slides or fades in is looked at when it is there. What turns for ever is not waited for. */
export async function settled(page: Page): Promise<void> {
  while (await page.evaluate(MOVING)) await page.waitForTimeout(50)
}
