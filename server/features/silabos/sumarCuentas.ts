import type { CuentaDeSilabos } from '@malla/contracts/recordatorios.ts'

const NADA: CuentaDeSilabos = {
  total: 0,
  completos: 0,
  parciales: 0,
  incompletos: 0,
  entregados: 0,
  observados: 0,
  aprobados: 0,
  faltan: 0,
  sin_docente: 0,
}

/** Counts of several programmes together. */
export const sumarCuentas = (varias: readonly CuentaDeSilabos[]): CuentaDeSilabos =>
  varias.reduce(
    (suma, c) =>
      Object.fromEntries(
        Object.keys(NADA).map(k => [k, suma[k as keyof CuentaDeSilabos] + c[k as keyof CuentaDeSilabos]]),
      ) as CuentaDeSilabos,
    NADA,
  )
