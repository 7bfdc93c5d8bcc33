/** Settings of an institution while nobody has changed them, each as the product has always done it; the marks of institutes are others (`escalaInicial`). */
export const ajustesIniciales = {
  /** Header of the whole-institution tree (§2). */
  encabezadoArbol: 'Nube de Calidad Integral',
  /** Weeks of a period; null: as each plan says. */
  semanas: null,
  /** Hours that make one credit; null: as each plan says, or 16 and 32. */
  horas_credito_teoria: null,
  horas_credito_practica: null,
  /** Marks from minimo to maximo; from aprobatoria on one passes. */
  escala: { minimo: 0, maximo: 20, aprobatoria: 11 },
  /** Own limits beside the law: at least so much in a plan, at most so much in a cycle; null: none. */
  limites: {
    creditos: null,
    creditos_generales: null,
    creditos_especialidad: null,
    ciclos: null,
    creditos_por_ciclo: null,
    cursos_por_ciclo: null,
    horas_por_semana: null,
  },
  /** Rules that are not sure and that the institution confirmed. */
  legal: { confirmadas: [] },
  documentos: { letra: 'serif', pie: null },
  /** Who receives «Revisar redacción». */
  redaccion: [],
  publicacion: { activa: false, nombre_corto: null },
  case: { activo: false, organizacion: null },
} as const

/** Marks of institutes: 13 passes, as their guidelines have it. */
export const ESCALA_DE_INSTITUTO = { minimo: 0, maximo: 20, aprobatoria: 13 } as const

/** Marks of an institution of this kind while nobody has set others. */
export const escalaInicial = (tipo: string | undefined) =>
  tipo === 'Instituto' ? ESCALA_DE_INSTITUTO : ajustesIniciales.escala

/** Why a scale of marks makes no sense, or null. */
export function whyNotEscala(e: { minimo: number; maximo: number; aprobatoria: number }): string | null {
  if (e.minimo >= e.maximo) return 'La nota mínima debe ser menor que la máxima.'
  const isInside = e.aprobatoria > e.minimo && e.aprobatoria <= e.maximo
  return isInside ? null : 'La nota aprobatoria debe estar entre la mínima y la máxima.'
}

/** These fields in tenths, each the nearest; what is no number, or not named, stays as it is. */
const enDecimas = <T extends object>(todo: T, campos: readonly string[]): T => ({
  ...todo,
  ...Object.fromEntries(
    Object.entries(todo).flatMap(([campo, valor]) =>
      campos.includes(campo) && typeof valor === 'number' ? [[campo, Math.round(valor * 10) / 10]] : [],
    ),
  ),
})

/** A scale of marks in tenths: one that was kept with more decimals, before they were refused, is the nearest. */
export const escalaEnDecimas = <E extends object>(escala: E): E =>
  enDecimas(escala, ['minimo', 'maximo', 'aprobatoria'])

const HORAS_POR_CREDITO = ['horas_credito_teoria', 'horas_credito_practica'] as const
const LIMITES = [
  ...['creditos', 'creditos_generales', 'creditos_especialidad'],
  ...['creditos_por_ciclo', 'horas_por_semana'],
]

type ConDecimas = { readonly [K in (typeof HORAS_POR_CREDITO)[number]]?: number | null } & {
  readonly escala?: object
  readonly limites?: object
}

/** Settings whose hours, credits and marks are in tenths: those that were kept with more decimals, before they were refused, are the nearest. */
export const ajustesEnDecimas = <A extends ConDecimas>(ajustes: A): A => ({
  ...enDecimas(ajustes, HORAS_POR_CREDITO),
  ...(ajustes.escala && { escala: escalaEnDecimas(ajustes.escala) }),
  ...(ajustes.limites && { limites: enDecimas(ajustes.limites, LIMITES) }),
})
