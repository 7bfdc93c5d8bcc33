import { segun } from '@malla/domain/texto/numero.ts'
import { columnas } from './columnas.ts'
import { conMotivo, faltantes, type Rechazo, sinRechazo } from './envio.ts'
import { isNueva } from './fila.ts'
import { motivoDeCelda } from './leer.ts'
import type { EnTaller } from './useTaller.ts'

type Escrito = Pick<EnTaller, 'vivas' | 'ctx' | 'taller'>

/** What can be told without asking the server: cells that mean nothing, and those that must not be empty. */
export function revisar({ vivas, ctx, taller }: Escrito): Rechazo {
  const { ediciones } = taller.borrador
  const tocadas = vivas.filter(f => isNueva(f) || ediciones.has(f.id))
  let rechazo = sinRechazo
  for (const f of faltantes(tocadas)) rechazo = conMotivo(rechazo, f.id, f.columna, f.motivo)
  for (const fila of tocadas)
    for (const { id: columna } of columnas) {
      const motivo = motivoDeCelda(columna, fila, ctx)
      if (motivo) rechazo = conMotivo(rechazo, fila.id, columna, motivo)
    }
  return rechazo
}

/** How many cells still stand against saving: those that mean nothing as they are now, and those that the server refused and nobody edited since. */
export function cuantasPorCorregir(rechazo: Rechazo, escrito: Escrito): number {
  const malas = revisar(escrito).celdas
  return escrito.vivas
    .map(({ id }) => Object.keys({ ...malas.get(id), ...rechazo.celdas.get(id) }).length)
    .reduce((a, b) => a + b, 0)
}

/** Why nothing was saved, when it is for its cells. */
export const textoPorCorregir = (cuantas: number): string =>
  segun(cuantas, 'No se guardó: 1 celda por corregir.', 'No se guardó: # celdas por corregir.')
