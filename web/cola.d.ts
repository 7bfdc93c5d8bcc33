declare module 'virtual:cola' {
  /** Changes when an answer may look different. */
  export const contrato: string
  /** Writes that may wait for the server, by 'entidad.llamada', each with what it does in words. */
  export const esperan: Record<string, string>
  /** Of entities whose rows some lists have whole, as `show` answers one: those lists. */
  export const enListas: Record<string, string[]>
}
