import { type Config, type Env, readConfig } from '../platform/config.ts'
import { freePort } from '../platform/postgres/freePort.ts'

/**
 * The settings of this start. PORT=0 means any free port and is settled here, because addresses on screen
 * carry it.
 * @throws {ConfigError}
 */
export const readSettings = async (env: Env): Promise<Config> => {
  const config = readConfig(env)
  return config.port === 0 ? readConfig({ ...env, PORT: String(await freePort()) }) : config
}
