import { trabajoNode } from './node.ts'

/** A process that takes a report in hand and never ends it, for tests that kill it: database, folder. */
const [databaseUrl, dataDir] = process.argv.slice(2) as [string, string]
const node = trabajoNode({
  databaseUrl,
  dataDir,
  make: () => {
    process.stdout.write('making\n')
    return new Promise(() => {})
  },
})
await node.platform.jobs.start()
process.stdout.write('ready\n')
