import { defineConfig } from 'vitest/config'

const project = (name: string, include: string[], extra: object = {}) => ({
  test: { name, include, ...extra },
})

export default defineConfig({
  test: {
    projects: [
      project('unit', ['{domain,contracts,documents,scripts,bench}/**/*.test.ts']),
      project('server', ['server/**/*.test.ts'], {
        globalSetup: ['server/testing/setup.ts'],
        testTimeout: 30_000,
        hookTimeout: 60_000,
      }),
      project('web', ['web/**/*.test.ts']),
      project('e2e', ['e2e/**/*.test.ts'], {
        globalSetup: ['e2e/setup.ts'],
        testTimeout: 90_000,
        hookTimeout: 120_000,
        fileParallelism: false,
        // A real browser on a busy machine: what fails once is tried again, and is reported when it fails again.
        retry: 2,
      }),
    ],
  },
})
