import type { TipoDeInstitucion } from '@malla/domain/legal/plan.ts'
import type { Ajustes } from './preguntar.ts'

type Campo = keyof Ajustes['limites']

/** What the institution may limit, in rows: what there must be at least, then at most. */
const LIMITES: readonly (readonly { campo: Campo; label: string; max?: number }[])[] = [
  [
    { campo: 'creditos', label: 'Créditos como mínimo' },
    { campo: 'creditos_generales', label: 'De estudios generales' },
    { campo: 'creditos_especialidad', label: 'De especialidad' },
    { campo: 'ciclos', label: 'Ciclos como mínimo', max: 40 },
  ],
  [
    { campo: 'creditos_por_ciclo', label: 'Créditos por ciclo, como máximo' },
    { campo: 'cursos_por_ciclo', label: 'Cursos por ciclo, como máximo', max: 99 },
    { campo: 'horas_por_semana', label: 'Horas por semana, como máximo', max: 168 },
  ],
]

/** Schools count no credits, and no minimum is measured in them. */
const DE_COLEGIO: Partial<Record<Campo, string>> = {
  cursos_por_ciclo: 'Cursos por grado, como máximo',
  horas_por_semana: 'Horas por semana, como máximo',
}

/** The limits that an institution of this kind may set, in rows; also any that it has set already. */
export const limitesDe = (tipo: TipoDeInstitucion, puestos: Ajustes['limites']): typeof LIMITES =>
  tipo !== 'Colegio'
    ? LIMITES
    : LIMITES.map(fila =>
        fila
          .filter(({ campo }) => campo in DE_COLEGIO || puestos[campo] != null)
          .map(limite => ({ ...limite, label: DE_COLEGIO[limite.campo] ?? limite.label })),
      ).filter(fila => fila.length > 0)

/** Whether new plans of it may have their hours of a credit set: of a school only while they are. */
export const hasHorasPorCredito = (
  tipo: TipoDeInstitucion,
  puestas: Pick<Ajustes, 'horas_credito_teoria' | 'horas_credito_practica'>,
): boolean =>
  tipo !== 'Colegio' || puestas.horas_credito_teoria !== null || puestas.horas_credito_practica !== null
