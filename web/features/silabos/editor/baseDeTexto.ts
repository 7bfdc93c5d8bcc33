import type { Pendiente } from './cajon.ts'

/** As a text is kept. Earlier ones said nothing of their base: by the revision one knows whose base is one. */
export const comoSeGuarda = (valor: string, base: string | null): Pendiente =>
  base === null ? { valor, base: '', revision: 0 } : { valor, base, revision: 1 }
/** Upon what a kept text was begun; null where it does not say. */
export const baseDe = ({ base, revision }: Pendiente): string | null =>
  revision > 0 || base !== '' ? String(base) : null
