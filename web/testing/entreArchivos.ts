import { readFileSync } from 'node:fs'
import { afterAll, expect, vi } from 'vitest'

// Before each file of tests: files of one worker share its modules and its globals, in whatever order they come.
const suyo = readFileSync(expect.getState().testPath!, 'utf8')

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
// What was loaded with the double of a module keeps it, and what was loaded with the real one has no double. It is asked of the file itself: what puts
// doubles for several, as colaCargadaDePrueba.ts, is of `web-app`, whose files share nothing.
if (/\bvi\.(do)?mock\(/i.test(suyo)) {
  vi.resetModules()
  afterAll(() => void vi.resetModules())
}
