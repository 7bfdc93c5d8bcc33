import { numero } from './numero.ts'

const UNIDADES = ['kB', 'MB', 'GB', 'TB']

/** The size of a file as people read it, from 1 kB on: «340 kB», «1,2 MB», «3,4 GB». A thousand of one unit is one of the next. */
export function pesoDe(bytes: number): string {
  const escrito = (unidad: number): number => {
    const n = bytes / 1000 ** (unidad + 1)
    return unidad === 0 ? Math.max(1, Math.round(n)) : Math.round(n * 10) / 10
  }
  // By what would be written: 999 600 bytes are 1 MB, and not 1000 kB.
  const unidad = UNIDADES.findIndex((_, i) => escrito(i) < 1000 || i === UNIDADES.length - 1)
  return `${numero(escrito(unidad))} ${UNIDADES[unidad]}`
}
