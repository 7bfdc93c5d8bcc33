declare module 'virtual:calls' {
  /** Verb, path under /api, and 1 when the call writes; by 'entidad.llamada'. */
  export const table: Record<string, readonly [verb: string, path: string, writes: 0 | 1]>
}
/** The same, of the calls that are named after the stroke. */
declare module 'virtual:calls/*' {
  export const table: Record<string, readonly [verb: string, path: string, writes: 0 | 1]>
}
