import { existsSync, renameSync, statSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { formatFecha } from '@malla/domain/texto/fechas.ts'
import type { Config } from './platform/config.ts'
import { readConfig } from './platform/config.ts'
import { nuevaCarpeta } from './platform/files/carpeta.ts'
import { openStorage } from './platform/files/openStorage.ts'
import { enLima } from './platform/horaLocal.ts'
import { startPostgres } from './platform/postgres/supervisor.ts'
import { lockFolder } from './platform/processLock.ts'
import { comprobar } from './platform/respaldo/comprobar.ts'
import { quitarCortado } from './platform/respaldo/cortado.ts'
import type { Manifiesto } from './platform/respaldo/formato.ts'
import { openOutbox } from './platform/respaldo/outbox.ts'
import { restaurar } from './platform/respaldo/restaurar.ts'
import { StartError } from './platform/startError.ts'
import { openDatabase } from './start/database.ts'
import { claimDataDir } from './start/dataDir.ts'
import { fail } from './start/lifetime.ts'
import { progreso } from './start/progreso.ts'

const USO = 'Uso: npm run restore -- archivo.tar.gz'

const positionals = (): string[] => {
  try {
    return parseArgs({ allowPositionals: true }).positionals
  } catch {
    throw new StartError(USO)
  }
}

const fileOf = (): string => {
  const [file, ...more] = positionals()
  if (!file || more.length > 0) throw new StartError(USO)
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new StartError(`No existe el archivo ${path.resolve(file)}.`)
  return path.resolve(file)
}

type Base = { url: string; ready(): Promise<void>; giveUp(): Promise<void> }

/** The embedded database is made beside its place and put there whole: a restore that was cut leaves no half of one, and is begun again from nothing. */
const embedded = async (dataDir: string): Promise<Base> => {
  const place = path.join(dataDir, 'pg')
  if (existsSync(place))
    throw new StartError(
      `Ya hay una base de datos en ${dataDir}: restaure con DATA_DIR en una carpeta nueva. No se ha tocado nada.`,
    )
  const aside = path.join(dataDir, 'pg-restaurando')
  await quitarCortado(aside)
  const { url, stop } = await startPostgres({ dir: aside })
  const ready = async (): Promise<void> => {
    await stop()
    renameSync(aside, place)
  }
  return { url, ready, giveUp: stop }
}

const outside = async (config: Config): Promise<Base> => {
  const { url, stop } = await openDatabase(config, line => process.stdout.write(`${line}\n`), fail)
  return { url, ready: stop, giveUp: stop }
}

const claim = async (dataDir: string): Promise<void> => {
  claimDataDir(dataDir)
  if ('holder' in (await lockFolder('restore', dataDir)))
    throw new StartError(`Ya se está restaurando en ${dataDir}.`)
}

const traer = async (file: string, m: Manifiesto, config: Config, say: (line: string) => void) => {
  const { carpeta } = config
  const [storage, outbox] = await Promise.all([openStorage(config), openOutbox(config)])
  const base = config.databaseUrl ? await outside(config) : await embedded(config.dataDir)
  try {
    const cadenas = await restaurar(file, m, {
      databaseUrl: base.url,
      ...{ storage, outbox, carpeta },
      onProgress: say,
    })
    await base.ready()
    return cadenas
  } catch (e) {
    await base.giveUp()
    throw e
  }
}

/** `npm run restore -- file`: brings a backup back where there is nothing yet. Ends with 1 when it could not; then there is no database, though files of it may lie in the storage, where nothing names them. */
const restore = async (): Promise<void> => {
  const file = fileOf()
  const settings = readConfig(process.env)
  const config = { ...settings, carpeta: nuevaCarpeta(settings) }
  const line = progreso()
  const started = performance.now()
  await claim(config.dataDir)
  line.say('comprobando el respaldo')
  const m = await comprobar(file)
  const cadenas = await traer(file, m, config, line.say).finally(line.end)
  const rotas = cadenas.filter(c => c.rota !== null)
  const filas = m.tablas.reduce((sum, t) => sum + t.filas, 0)
  const [dia = '', hora] = enLima(m.momento).split('T')
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  process.stdout.write(
    `Restaurado el respaldo del ${formatFecha(dia)} a las ${hora} (hora de Lima): ${filas} filas, ${m.archivos.length} archivos; ${seconds} s. Arranque con npm start.\n`,
  )
  if (config.carpeta)
    process.stdout.write(`Guarda sus archivos aparte de los que hubiera, en la carpeta ${config.carpeta}\n`)
  if (rotas.length > 0)
    console.warn(`Aviso: ${rotas.length} cadenas de registros están rotas; véalo con npm run verify-log.`)
  if (!config.secretKey && !existsSync(path.join(config.dataDir, 'clave-temporal.key')))
    console.warn(
      'Las contraseñas temporales siguen valiendo, pero ya no se pueden leer: su clave no va en el respaldo (clave-temporal.key).',
    )
}

restore()
  .then(() => process.exit())
  .catch(fail)
