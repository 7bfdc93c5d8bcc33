import type { Config } from '../platform/config.ts'
import type { Presentado } from '../seeds/seed.ts'

const bold = (text: string): string => (process.stdout.isTTY ? `\x1b[1m${text}\x1b[22m` : text)

const table = (people: readonly Presentado[]): string[] => {
  const width = (key: keyof Presentado): number => Math.max(...people.map(person => person[key].length))
  const [rol, usuario] = [width('rol'), width('usuario')]
  return people.map(p => `    ${p.rol.padEnd(rol)}   ${p.usuario.padEnd(usuario)}   ${p.clave}`)
}

/** What a person needs to know when Malla has started: where to go, whom to sign in as, where the data is. */
export const banner = (config: Config, people: readonly Presentado[]): string =>
  [
    '',
    `  Malla está lista en ${bold(config.publicUrl)}`,
    '',
    ...(people.length ? ['  Para entrar (rol, usuario, contraseña):', ...table(people), ''] : []),
    `  Los datos están en ${config.dataDir}`,
    '  Ctrl-C para terminar',
    '',
  ].join('\n')
