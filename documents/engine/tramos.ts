import type { Tramo } from '../document.ts'
import { limpio, piezas } from './palabras.ts'

/** Runs of text as the template reads them: pieces (`x`) between which a line may break, and their marks. */
export const prepararTramos = (tramos: readonly Tramo[]): object[] => tramos.flatMap(prepararTramo)

/** Whether an address may be a link: web or mail, nothing that runs. */
export const enlaceSeguro = (direccion: string): boolean => /^(https?:\/\/|mailto:)\S+$/i.test(direccion)

const prepararTramo = ({ texto, enlace, ...marcas }: Tramo): object[] => {
  const destino = enlace !== undefined && enlaceSeguro(limpio(enlace)) ? { enlace: limpio(enlace) } : {}
  return limpio(texto)
    .split('\n')
    .flatMap((linea, i) => [
      ...(i > 0 ? [{ salto: true }] : []),
      ...(linea ? [{ ...marcas, ...destino, x: piezas(linea) }] : []),
    ])
}
