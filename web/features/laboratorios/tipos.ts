/** 1 Laboratorio, 2 Taller (§9). */
export type TipoDeLaboratorio = 1 | 2

interface Textos {
  uno: string
  varios: string
  nuevo: string
  vacio: string
  paraQue: string
}

/** How pages speak of either kind. */
export const textosDe: Readonly<Record<TipoDeLaboratorio, Textos>> = {
  1: {
    uno: 'Laboratorio',
    varios: 'Laboratorios',
    nuevo: 'Nuevo laboratorio',
    vacio: 'Todavía no hay laboratorios',
    paraQue: 'Los planes de estudios indican cuáles necesitan, y figuran en sus informes.',
  },
  2: {
    uno: 'Taller',
    varios: 'Talleres',
    nuevo: 'Nuevo taller',
    vacio: 'Todavía no hay talleres',
    paraQue: 'Los planes de estudios indican cuáles necesitan, y figuran en sus informes.',
  },
}
