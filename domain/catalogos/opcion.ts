/** An entry of a fixed list: the value that is stored, and what people read. */
export interface Opcion<V extends string | number> {
  valor: V
  nombre: string
}

/** What people read for a stored value; an empty text for none, the value itself for one of no entry. */
export const nombreEn = <V extends string | number>(
  opciones: readonly Opcion<V>[],
  valor: V | string | number | null,
): string => (valor === null ? '' : (opciones.find(o => o.valor === valor)?.nombre ?? String(valor)))
