import type { Tramo } from '../document.ts'
import { limpio, piezas } from './palabras.ts'
import { enPartes, type TramoPreparado } from './partes.ts'

/** Runs of text as the template reads them: pieces (`x`) between which a line may break, and their marks. */
export const prepararTramos = (tramos: readonly Tramo[]): object[] => enPartes(tramos.flatMap(prepararTramo))

/** Whether an address may be a link: web or mail, nothing that runs. */
export const enlaceSeguro = (direccion: string): boolean => /^(https?:\/\/|mailto:)\S+$/i.test(direccion)

const prepararTramo = ({ texto, enlace, ...marcas }: Tramo): TramoPreparado[] => {
  const destino = enlace !== undefined && enlaceSeguro(limpio(enlace)) ? { enlace: limpio(enlace) } : {}
  return limpio(texto)
    .split('\n')
    .flatMap((linea, i) => [
      ...(i > 0 ? [{ salto: true } as const] : []),
      ...(linea ? [{ ...marcas, ...destino, x: piezas(linea) }] : []),
    ])
}
