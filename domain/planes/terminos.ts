/** How a plan calls its competencies: display names, and the letters of the three levels (§3, configTerminos). */
export interface Terminos {
  nombreEspecifica: string
  nombreEspecificas: string
  nombreGenerales: string
  nombreCompetencias: string
  nombreCompetencia: string
  nombreElemento: string
  letraUno: string
  letraDos: string
  letraTres: string
}

/** Names and letters of a plan that sets none; the letters are the spec's. */
export const terminosPorDefecto: Readonly<Terminos> = {
  nombreEspecifica: 'Específica',
  nombreEspecificas: 'Específicas',
  nombreGenerales: 'Generales',
  nombreCompetencias: 'Competencias',
  nombreCompetencia: 'Competencia',
  nombreElemento: 'Elemento',
  letraUno: 'F',
  letraDos: 'C',
  letraTres: 'E',
}

/** The terms of a plan: what it sets, else the default; a blank counts as not set. */
export function terminosDe(config: Partial<Terminos> | null | undefined): Terminos {
  const terminos = { ...terminosPorDefecto }
  for (const campo of Object.keys(terminosPorDefecto) as (keyof Terminos)[]) {
    const dicho = config?.[campo]?.trim()
    if (dicho) terminos[campo] = dicho
  }
  return terminos
}

/** Letter of a `termino_id` (1, 2, 3), or null. */
export const letraDe = (terminos: Terminos, termino_id: number): string | null =>
  [terminos.letraUno, terminos.letraDos, terminos.letraTres][termino_id - 1] ?? null
