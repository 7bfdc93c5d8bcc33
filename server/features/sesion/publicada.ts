import type { Config } from '../../platform/config.ts'
import { CLAVE_DE_DEMO } from '../../seeds/demo/gente.ts'

/**
 * Whether this is the password of the demonstration, where there is none (any more): it is printed for everybody and lets nobody in. It is too short to be
 * a person's own (`whyNotClave`), so whoever has it is of the demonstration; but root, whose first one is a setting.
 */
export const isPublicada = (
  { demo }: Pick<Config, 'demo'>,
  { root }: { root: boolean },
  clave: string,
): boolean => !demo && !root && clave === CLAVE_DE_DEMO
