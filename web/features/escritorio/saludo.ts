/** The greeting for an hour of the day, 0 to 23. */
export function saludo(hour: number): string {
  if (hour < 6 || hour >= 19) return 'Buenas noches'
  return hour < 12 ? 'Buenos días' : 'Buenas tardes'
}

/** The first name, as one greets. */
export const primerNombre = (nombres: string): string => nombres.trim().split(/\s+/)[0] ?? ''
