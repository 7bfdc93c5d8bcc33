/** The two periods of the demonstration: the one that is over and the one that goes on today, whenever that is. */

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

/** «2026-I» and «2026-II» in the second half of 2026; `hoy` is yyyy-mm-dd. */
export function periodosDeDemo(hoy: string): { pasado: PeriodoDeDemo; actual: PeriodoDeDemo } {
  const anio = Number(hoy.slice(0, 4))
  return hoy.slice(5) <= '07-31'
    ? { pasado: deMitad(anio - 1, 2), actual: deMitad(anio, 1) }
    : { pasado: deMitad(anio, 1), actual: deMitad(anio, 2) }
}
