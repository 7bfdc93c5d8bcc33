import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import config from './vite.config.ts'

/** Vite serves the sources under their own paths: a proxy with the name of a folder would ask the server for them. */
it.each(Object.keys(config.server?.proxy ?? {}))(
  'what goes to the server under %s is no folder of sources',
  prefix => expect(existsSync(path.join(import.meta.dirname, prefix))).toBe(false),
)
