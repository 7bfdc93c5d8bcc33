import { mailNode } from './node.ts'

/** A process that sends what waits in a database, for tests that kill it: database, mail server, folder. */
const [databaseUrl, SMTP_URL, DATA_DIR] = process.argv.slice(2) as [string, string, string]
const node = mailNode({ databaseUrl, env: { SMTP_URL, DATA_DIR }, superviseSeconds: 1 })
await node.platform.jobs.start()
process.stdout.write('ready\n')
