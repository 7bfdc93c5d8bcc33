import { celda, fila, nota, parrafo, tabla, titulo, tramo } from '../bloques.ts'
import type { Bloque, Tabla } from '../document.ts'
import { fechaLarga } from '../formato.ts'

/** Something observed in a plan, as the annex prints it. */
export interface ObservacionLegal {
  gravedad: 'falta' | 'aviso'
  titulo: string
  /** What, where, by how much. */
  mensaje: string
  /** Which article, or where else it comes from; and how sure. */
  norma: string
  /** Why it was accepted, by whom and on which day (ISO); null where nobody did. */
  aceptada: { motivo: string; por: string | null; fecha: string } | null
}

/** What the annex tells of a plan. */
export interface DatosCumplimiento {
  /** Day on which it was measured (ISO). */
  medido: string
  /** «Cumple», «Por revisar», «No cumple». */
  luz: string
  /** Whether a norm was measured; else only what the plan and the institution ask of themselves. */
  hayNorma: boolean
  observaciones: readonly ObservacionLegal[]
}

const t = {
  titulo: 'Anexo: cumplimiento normativo',
  falta: 'No cumple',
  aviso: 'Por revisar',
  aceptadas: 'Observaciones aceptadas con motivo',
  cumple: 'No hay observaciones.',
  que: 'Materia',
  observacion: 'Observación',
  norma: 'Norma',
  motivo: 'Motivo de la aceptación',
  pieDeCreditos: 'Las horas de un crédito son un mínimo. ',
  pie: 'Los electivos cuentan por lo que se exige de cada sección.',
} as const

const abiertas = (suyas: readonly ObservacionLegal[]): Tabla =>
  tabla(
    [
      { rotulo: t.que, ancho: { mm: 36 }, alineacion: 'izquierda' },
      { rotulo: t.observacion, ancho: { parte: 1 }, alineacion: 'izquierda' },
      { rotulo: t.norma, ancho: { mm: 46 }, alineacion: 'izquierda' },
    ],
    suyas.map(o => fila([celda(o.titulo), celda(o.mensaje), celda(o.norma)])),
  )

const firmaDe = ({ por, fecha }: NonNullable<ObservacionLegal['aceptada']>): string =>
  [por, fechaLarga(fecha)].filter(Boolean).join(', ')

const aceptadas = (suyas: readonly ObservacionLegal[]): Tabla =>
  tabla(
    [
      { rotulo: t.observacion, ancho: { parte: 3 }, alineacion: 'izquierda' },
      { rotulo: t.norma, ancho: { mm: 40 }, alineacion: 'izquierda' },
      { rotulo: t.motivo, ancho: { parte: 2 }, alineacion: 'izquierda' },
    ],
    suyas.map(o =>
      fila([celda(o.mensaje), celda(o.norma), celda(`${o.aceptada!.motivo} (${firmaDe(o.aceptada!)})`)]),
    ),
  )

const grupo = (nombre: string, suyas: readonly ObservacionLegal[], dibujar: typeof abiertas): Bloque[] =>
  suyas.length === 0 ? [] : [titulo(2, 'seccion', nombre), dibujar(suyas)]

const resultado = ({ medido, luz, hayNorma }: DatosCumplimiento): string =>
  hayNorma
    ? `Resultado al ${fechaLarga(medido)}: ${luz.toLowerCase()}.`
    : `Al ${fechaLarga(medido)}, sin norma que medir: solo la coherencia del plan.`

/** The annex of a curricular design: what is observed in the plan, and what of it was accepted and why. `conCreditos`: its courses count credits. */
export function anexoDeCumplimiento(datos: DatosCumplimiento, conCreditos: boolean): Bloque[] {
  const { observaciones } = datos
  const sin = observaciones.filter(o => o.aceptada === null)
  return [
    titulo(1, 'seccion', t.titulo),
    parrafo(tramo(resultado(datos))),
    ...(observaciones.length === 0 ? [parrafo(tramo(t.cumple))] : []),
    ...grupo(
      t.falta,
      sin.filter(o => o.gravedad === 'falta'),
      abiertas,
    ),
    ...grupo(
      t.aviso,
      sin.filter(o => o.gravedad === 'aviso'),
      abiertas,
    ),
    ...grupo(
      t.aceptadas,
      observaciones.filter(o => o.aceptada !== null),
      aceptadas,
    ),
    nota((conCreditos ? t.pieDeCreditos : '') + t.pie),
  ]
}
