/**
 * The two periods of the demonstration: the one that is over and the one that goes on today, whenever that is. What is asked for in it is still to be
 * handed in: with every date long past, all would be red.
 */

interface PeriodoDeDemo {
  nombre: string
  fechainicio: string
  fechafin: string
  fechaentrega: string
}

const deMitad = (anio: number, mitad: 1 | 2): PeriodoDeDemo =>
  mitad === 1
    ? {
        nombre: `${anio}-I`,
        fechainicio: `${anio}-03-16`,
        fechafin: `${anio}-07-31`,
        fechaentrega: `${anio}-04-10`,
      }
    : {
        nombre: `${anio}-II`,
        fechainicio: `${anio}-08-17`,
        fechafin: `${anio}-12-31`,
        fechaentrega: `${anio}-09-11`,
      }

const SEMANAS_POR_DELANTE = 3

function conEntregaDesde(hoy: string, periodo: PeriodoDeDemo): PeriodoDeDemo {
  const dia = new Date(`${hoy}T00:00:00Z`)
  dia.setUTCDate(dia.getUTCDate() + 7 * SEMANAS_POR_DELANTE)
  const enSemanas = dia.toISOString().slice(0, 10)
  // The middle one of the three: not before its own day, and within the period.
  const [, fechaentrega = hoy] = [periodo.fechaentrega, enSemanas, periodo.fechafin].sort()
  return { ...periodo, fechaentrega }
}

/** «2026-I» and «2026-II» in the second half of 2026; `hoy` is yyyy-mm-dd. */
export function periodosDeDemo(hoy: string): { pasado: PeriodoDeDemo; actual: PeriodoDeDemo } {
  const anio = Number(hoy.slice(0, 4))
  return hoy.slice(5) <= '07-31'
    ? { pasado: deMitad(anio - 1, 2), actual: conEntregaDesde(hoy, deMitad(anio, 1)) }
    : { pasado: deMitad(anio, 1), actual: conEntregaDesde(hoy, deMitad(anio, 2)) }
}
