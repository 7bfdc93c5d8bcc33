/** What is said of a text that stands where a day should. */
export const NO_ES_DIA = 'Esa fecha no existe: escríbala como dd/mm/aaaa.'

/** No keyboard writes this, and nobody takes it for a day: what begins with it is refused by the form, and by the server should it ever get there. */
const MARCA = '\uE000no es un día\uE000'

/** The value of a field of a day in which something else was typed («31/04/2026»): kept, drafted and shown again as any other, never saved. */
export const noDia = (escrito: string): string => MARCA + escrito

/** What was typed where it is no day; null: nothing of the kind. */
export const escritoSinDia = (valor: unknown): string | null =>
  typeof valor === 'string' && valor.startsWith(MARCA) ? valor.slice(MARCA.length) : null

/** Fields in which no day was typed, with the reason; those within others as «plazos.0.fechaentrega». */
function sinDia(valores: object, antes = ''): Record<string, string[]> {
  const reparos: Record<string, string[]> = {}
  for (const [nombre, valor] of Object.entries(valores)) {
    if (escritoSinDia(valor) !== null) reparos[antes + nombre] = [NO_ES_DIA]
    else if (typeof valor === 'object' && valor !== null)
      Object.assign(reparos, sinDia(valor, `${antes}${nombre}.`))
  }
  return reparos
}

/** Reasons by field that need no server: those of days that are none, and those of the form, which sees such a day as empty. */
export function reparosDe<V extends object>(
  valores: V,
  check: (valores: V) => Record<string, string[]> = () => ({}),
): Record<string, string[]> {
  const noSon = sinDia(valores)
  const vacios = Object.keys(noSon).filter(nombre => nombre in valores)
  return { ...check({ ...valores, ...Object.fromEntries(vacios.map(n => [n, null])) }), ...noSon }
}
