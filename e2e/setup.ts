import type { TestProject } from 'vitest/node'
import { startServidor } from './servidor.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the real server answers, with the demonstration in it. */
    baseUrl: string
    /** The administrator's password; demonstration users have their own. */
    rootPassword: string
    /** Where it keeps its files: the outbox is read there. */
    dataDir: string
  }
}

/** One server for all tests of the project. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { baseUrl, rootPassword, dataDir, stop } = await startServidor()
  project.provide('baseUrl', baseUrl)
  project.provide('rootPassword', rootPassword)
  project.provide('dataDir', dataDir)
  return stop
}
