import type { Tramo } from '../document.ts'
import { limpio, piezas } from './palabras.ts'
import { enPartes, type TramoPreparado } from './partes.ts'

/** Runs of text as the template reads them: pieces (`x`) between which a line may break, and their marks. `linea`: the room of a line, in ems. */
export const prepararTramos = (tramos: readonly Tramo[], linea = Infinity): object[] =>
  enPartes(tramos.flatMap(t => prepararTramo(t, linea)))

/** Whether an address may be a link: web or mail, nothing that runs. */
export const enlaceSeguro = (direccion: string): boolean => /^(https?:\/\/|mailto:)\S+$/i.test(direccion)

const prepararTramo = ({ texto, enlace, ...marcas }: Tramo, linea: number): TramoPreparado[] => {
  const destino = enlace !== undefined && enlaceSeguro(limpio(enlace)) ? { enlace: limpio(enlace) } : {}
  return limpio(texto)
    .split('\n')
    .flatMap((renglon, i) => [
      ...(i > 0 ? [{ salto: true } as const] : []),
      ...(renglon ? [{ ...marcas, ...destino, x: piezas(renglon, linea) }] : []),
    ])
}
