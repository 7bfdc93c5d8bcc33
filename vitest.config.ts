import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import { LargasPrimero } from './scripts/orden.ts'

// More than there are cores: while one file waits, for the server or for what comes after a while, another goes on. Journeys wait more: for a line that is
// away, for a letter after the other, for what comes a moment after the last one.
const maxWorkers = availableParallelism() + 1
const VIAJES_A_LA_VEZ = maxWorkers + 1

const DE_LA_APP = ['web/app/**/*.test.ts']

/** What Node reads by itself is run as it is run for people: through Vite it takes a tenth longer. Its price: no `vi.mock`, nothing that only a build knows. */
const NATIVO = { experimental: { viteModuleRunner: false, nodeLoader: false } }

/** How long is waited for what will come. It costs nothing where it comes, and a machine that is busy with something else is no fault of ours. */
const CON_CALMA = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 60_000 } } }

const project = (name: string, include: string[], extra: object = {}) => ({
  test: { name, include, maxWorkers, ...CON_CALMA, ...extra },
})

export default defineConfig({
  test: {
    sequence: { sequencer: LargasPrimero },
    projects: [
      // Files of one worker share its modules: to load them anew for each took half of the time. What a file changes for all it puts back.
      project('unit', ['{domain,contracts,documents,scripts,bench}/**/*.test.ts'], {
        isolate: false,
        ...NATIVO,
      }),
      project('server', ['{server,faults}/**/*.test.ts'], {
        isolate: false,
        ...NATIVO,
        globalSetup: ['server/testing/setup.ts'],
      }),
      project('web', ['web/**/*.test.ts'], {
        isolate: false,
        setupFiles: ['web/testing/entreArchivos.ts'],
        exclude: [...configDefaults.exclude, ...DE_LA_APP],
      }),
      // Who is signed in, what is asked, kept and sent: each of these has a state of its own from its first line on.
      project('web-app', DE_LA_APP),
      project('e2e', ['e2e/**/*.test.ts'], {
        maxWorkers: VIAJES_A_LA_VEZ,
        globalSetup: ['e2e/setup.ts'],
        // Journeys of many steps, each of which may be waited for.
        testTimeout: 300_000,
        expect: { poll: { timeout: 90_000 } },
        isolate: false,
        ...NATIVO,
        // After all others: beside busy tests a browser is slow.
        sequence: { groupOrder: 1 },
      }),
    ],
  },
})
