import { hm } from '../../ui/form/dates.ts'

/** «Guardando…», «Guardado 10:42», or nothing before the first edit. */
export function horaDe({
  pendientes,
  guardado,
}: {
  pendientes: readonly unknown[]
  guardado: Date | null
}): string {
  if (pendientes.length > 0) return 'Guardando…'
  return guardado ? `Guardado ${hm(guardado)}` : ''
}
