import type { FastifyInstance } from 'fastify'
import type { Config } from './platform/config.ts'
import { migrate } from './platform/db/migrate.ts'
import { carpetaDe } from './platform/files/carpeta.ts'
import { drain } from './platform/http/readiness.ts'
import { banner } from './start/banner.ts'
import { alone, openDatabase } from './start/database.ts'
import { claimDataDir } from './start/dataDir.ts'
import { beforeEnd, fail, watchOver, whenToldToEnd } from './start/lifetime.ts'
import { patience } from './start/patience.ts'
import { assertPortFree, portRefused } from './start/ports.ts'
import { openRealtimePort } from './start/realtimePort.ts'
import { readSettings } from './start/settings.ts'
import { ensureWebBuild } from './start/webBuild.ts'

const SLOW_MS = 1500

const say = (line: string): void => console.log(line)

const patiently = patience(say, 'Preparando la base de datos…', SLOW_MS)

/** `work` alone on the database, with a word when it takes long. */
const prepare = <T>(databaseUrl: string, work: () => Promise<T>): Promise<T> =>
  patiently(() => alone(databaseUrl, work))

const listen = async (app: FastifyInstance, { port, host }: Config): Promise<void> => {
  try {
    await app.listen({ port, host })
  } catch (error) {
    throw await portRefused((error as NodeJS.ErrnoException).code ?? String(error), port, host)
  }
}

/** The database, and the rest of the server, which is loaded while the database starts. What stands in the way is said before most of it is read. */
async function openAll(config: Config) {
  const opening = openDatabase(config, say, fail).then(database => {
    beforeEnd(database.stop)
    return database
  })
  const [database, { buildApp }, { seed }] = await Promise.all([
    opening,
    import('./app.ts'),
    import('./seeds/seed.ts'),
  ])
  return { database, buildApp, seed }
}

/** `--dev`: scripts/dev.ts serves the web app itself. `--again`: a restart that needs no banner. */
const start = async (flags: readonly string[]): Promise<void> => {
  const settings = await readSettings(process.env)
  claimDataDir(settings.dataDir)
  const { database, buildApp, seed } = await openAll(settings)
  await assertPortFree(settings.port, settings.host)
  await Promise.all([
    prepare(database.url, () => migrate(database.url)),
    flags.includes('--dev') ? null : ensureWebBuild(say),
  ])
  const config = { ...settings, carpeta: await carpetaDe(database.url) }
  const app = await buildApp({ config, databaseUrl: database.url })
  beforeEnd(() => app.close())
  // As late as can be: a password made up here is shown once, so nothing after it may fail.
  const people = await prepare(database.url, () => seed({ config, databaseUrl: database.url, app }))
  await listen(app, config)
  whenToldToEnd(() => drain(app, config.drainSeconds * 1000))
  const realtime = await openRealtimePort(config, app.server, line => console.warn(line))
  beforeEnd(async () => realtime?.close())
  if (!flags.includes('--again')) say(banner(config, people))
}

watchOver()
start(process.argv.slice(2)).catch(fail)
