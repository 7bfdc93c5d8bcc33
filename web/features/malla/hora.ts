const dos = (n: number): string => String(n).padStart(2, '0')

/** «Guardando…», «Guardado 10:42», or nothing before the first edit. */
export function horaDe({
  pendientes,
  guardado,
}: {
  pendientes: readonly unknown[]
  guardado: Date | null
}): string {
  if (pendientes.length > 0) return 'Guardando…'
  return guardado ? `Guardado ${dos(guardado.getHours())}:${dos(guardado.getMinutes())}` : ''
}
