import { existsSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { formatFecha } from '@malla/domain/texto/fechas.ts'
import type { Config } from './platform/config.ts'
import { readConfig } from './platform/config.ts'
import { carpetaDe, nuevaCarpeta } from './platform/files/carpeta.ts'
import { writeWhole } from './platform/files/enDisco.ts'
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
/** Whoever tries a backup out seldom thinks of the mails that were waiting when it was taken. */
const SI_ES_COPIA =
  'Si la instalación de la que viene el respaldo sigue en marcha, arranque esta copia sin SMTP_URL: así no envía los correos que esperaban ni repite recordatorios, sino que los guarda en «Correos».'

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

/** `carpeta`: the folder for what is restored; of a restore that was cut there the one that it has begun to fill. */
type Base = { url: string; carpeta: string; ready(): Promise<void>; giveUp(): Promise<void> }

/**
 * The embedded database is made beside its place and put there whole: a restore that was cut leaves no half of one, and is begun again from nothing. A file
 * beside it names the folder, for it goes with what it has noted.
 */
const embedded = async (config: Config): Promise<Base> => {
  const { dataDir } = config
  const place = path.join(dataDir, 'pg')
  if (existsSync(place))
    throw new StartError(
      `Ya hay una base de datos en ${dataDir}: restaure con DATA_DIR en una carpeta nueva. No se ha tocado nada.`,
    )
  const aside = path.join(dataDir, 'pg-restaurando')
  const nota = `${aside}.carpeta`
  const isCortada = existsSync(aside) && existsSync(nota)
  const carpeta = isCortada ? readFileSync(nota, 'utf8') : nuevaCarpeta(config)
  await quitarCortado(aside)
  await writeWhole(nota, Buffer.from(carpeta), 0o600)
  const { url, stop } = await startPostgres({ dir: aside })
  const ready = async (): Promise<void> => {
    await stop()
    renameSync(aside, place)
    rmSync(nota)
  }
  return { url, carpeta, ready, giveUp: stop }
}

const outside = async (config: Config): Promise<Base> => {
  const { url, stop } = await openDatabase(config, line => process.stdout.write(`${line}\n`), fail)
  const carpeta = (await carpetaDe(url)) || nuevaCarpeta(config)
  return { url, carpeta, ready: stop, giveUp: stop }
}

const claim = async (dataDir: string): Promise<void> => {
  claimDataDir(dataDir)
  if ('holder' in (await lockFolder('restore', dataDir)))
    throw new StartError(`Ya se está restaurando en ${dataDir}.`)
}

const traer = async (file: string, m: Manifiesto, config: Config, line: ReturnType<typeof progreso>) => {
  const { carpeta, ...base } = await (config.databaseUrl ? outside(config) : embedded(config))
  let hasBegun = false
  const onBegin = (): void => {
    hasBegun = true
    line.end()
    if (carpeta)
      process.stdout.write(`Guarda sus archivos aparte de los que hubiera, en la carpeta ${carpeta}\n`)
  }
  try {
    const suyo = { ...config, carpeta }
    const [storage, outbox] = await Promise.all([openStorage(suyo), openOutbox(suyo)])
    const cadenas = await restaurar(file, m, {
      databaseUrl: base.url,
      ...{ storage, outbox, carpeta, onBegin },
      // Without BACKUP_DIR it looks for backups where it keeps its files, and there are none yet.
      sinRespaldos: config.backupDir === null,
      onProgress: line.say,
    })
    await base.ready()
    return cadenas
  } catch (e) {
    await base.giveUp()
    line.end()
    if (hasBegun && carpeta)
      console.error(
        `Lo que se copió está en la carpeta ${carpeta}: si vuelve a restaurar aquí, sigue en ella.`,
      )
    throw e
  }
}

/** `npm run restore -- file`: brings a backup back where there is nothing yet. Ends with 1 when it could not; then there is no database, though files of it may lie in the storage, in the folder that it named if it has one of its own. */
const restore = async (): Promise<void> => {
  const file = fileOf()
  const config = readConfig(process.env)
  const line = progreso()
  const started = performance.now()
  await claim(config.dataDir)
  line.say('comprobando el respaldo')
  const m = await comprobar(file)
  const cadenas = await traer(file, m, config, line).finally(line.end)
  const rotas = cadenas.filter(c => c.rota !== null)
  const filas = m.tablas.reduce((sum, t) => sum + t.filas, 0)
  const [dia = '', hora] = enLima(m.momento).split('T')
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  process.stdout.write(
    `Restaurado el respaldo del ${formatFecha(dia)} a las ${hora} (hora de Lima): ${filas} filas, ${m.archivos.length} archivos; ${seconds} s. Arranque con npm start.\n${SI_ES_COPIA}\n`,
  )
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
