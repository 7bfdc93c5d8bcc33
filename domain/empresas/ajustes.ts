/** Settings of an institution while nobody has changed them, each as the product has always done it. */
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

/** Why a scale of marks makes no sense, or null. */
export function whyNotEscala(e: { minimo: number; maximo: number; aprobatoria: number }): string | null {
  if (e.minimo >= e.maximo) return 'La nota mínima debe ser menor que la máxima.'
  const isInside = e.aprobatoria > e.minimo && e.aprobatoria <= e.maximo
  return isInside ? null : 'La nota aprobatoria debe estar entre la mínima y la máxima.'
}

const HORAS_POR_CREDITO = ['horas_credito_teoria', 'horas_credito_practica'] as const
type ConHoras = { readonly [K in (typeof HORAS_POR_CREDITO)[number]]?: number | null }

/** Settings with the hours of a credit in tenths: those that were kept with more decimals, before a plan refused them, are the nearest. */
export function conHorasEnDecimas<A extends ConHoras>(ajustes: A): A {
  const redondas = HORAS_POR_CREDITO.flatMap(campo => {
    const horas = ajustes[campo]
    return typeof horas === 'number' ? [[campo, Math.round(horas * 10) / 10]] : []
  })
  return { ...ajustes, ...Object.fromEntries(redondas) }
}
