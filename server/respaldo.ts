import { statSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { pesoDe } from '@malla/domain/texto/peso.ts'
import { CLAVES } from './features/respaldos/claves.ts'
import { readConfig } from './platform/config.ts'
import { carpetaDe } from './platform/files/carpeta.ts'
import { openStorage } from './platform/files/openStorage.ts'
import { escribirRespaldo } from './platform/respaldo/escribir.ts'
import { nombreDeRespaldo } from './platform/respaldo/nombre.ts'
import { openOutbox } from './platform/respaldo/outbox.ts'
import { StartError } from './platform/startError.ts'
import { claimDataDir } from './start/dataDir.ts'
import { openExisting } from './start/existingDatabase.ts'
import { fail } from './start/lifetime.ts'
import { progreso } from './start/progreso.ts'

const USO = 'Uso: npm run backup [-- --to archivo.tar.gz]'

const whereTo = (): string | undefined => {
  try {
    return parseArgs({ options: { to: { type: 'string' } } }).values.to
  } catch {
    throw new StartError(USO)
  }
}

/** `npm run backup [-- --to file]`: one file with everything, from the running system or a stopped one. Ends with 1 when it could not. */
const respaldar = async (): Promise<void> => {
  const to = whereTo()
  const config = readConfig(process.env)
  const folder = config.backupDir ?? path.join(config.dataDir, 'respaldos')
  const file = path.resolve(to ?? path.join(folder, nombreDeRespaldo(new Date(), process.pid)))
  if (to === '' || statSync(file, { throwIfNoEntry: false })?.isDirectory()) throw new StartError(USO)
  claimDataDir(path.dirname(file), 'Elija otro lugar con --to archivo.tar.gz.')
  const line = progreso()
  const started = performance.now()
  const { url, stop } = await openExisting(config)
  const suyo = { ...config, carpeta: await carpetaDe(url) }
  const [storage, outbox] = await Promise.all([openStorage(suyo), openOutbox(suyo)])
  const m = await escribirRespaldo(file, {
    databaseUrl: url,
    storage,
    outbox,
    claves: CLAVES,
    onProgress: line.say,
  }).finally(() => {
    line.end()
    return stop()
  })
  const filas = m.tablas.reduce((sum, t) => sum + t.filas, 0)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  process.stdout.write(
    `Respaldo listo y comprobado: ${file} (${pesoDe(statSync(file).size)}; ${filas} filas, ${m.archivos.length} archivos; ${seconds} s).\n`,
  )
  if (m.faltan.length > 0)
    console.warn(
      `Aviso: ${m.faltan.length} archivos que la base de datos nombra no estaban donde se guardan.`,
    )
}

respaldar().catch(fail)
