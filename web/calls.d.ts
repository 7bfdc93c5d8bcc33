declare module 'virtual:calls' {
  /** Verb, path under /api, and 1 when the call writes; by 'entidad.llamada'. */
  export const table: Record<string, readonly [verb: string, path: string, writes: 0 | 1]>
}
