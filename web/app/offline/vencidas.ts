import { ESPERA_DIAS, type Espera } from './reglas.ts'

/** Those that waited for too long, each with how it stands from now on: not sent by itself, for much may have changed. `ahora`: in milliseconds. Pure. */
export const vencidas = (cola: readonly Espera[], ahora: number): [era: Espera, es: Espera][] =>
  cola
    .filter(e => e.estado === 'espera' && e.cuando < ahora - ESPERA_DIAS * 24 * 3_600_000)
    .map(e => {
      const motivo = `Esperó más de ${ESPERA_DIAS} días: revise si todavía hace falta.`
      return [e, { ...e, estado: 'rechazado', motivo }]
    })
