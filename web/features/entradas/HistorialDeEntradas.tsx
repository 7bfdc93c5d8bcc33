import type { SeccionDeTexto } from '@malla/contracts/textos.ts'
import type { ClaveConVersiones } from '@malla/domain/planes/entradas.ts'
import { BotonHistorial } from '../historial/BotonHistorial.tsx'
import type { CursoDePlan } from './cursosDePlan.ts'

const dichas = {
  modulosCompetencia: {
    titulo: 'Módulos de Competencia Profesional',
    palabras: {
      nuevo: 'Módulo nuevo.',
      nuevos: '# módulos nuevos.',
      eliminado: 'Se eliminó el módulo.',
      eliminados: 'Se eliminaron # módulos.',
    },
  },
  unidadesAprendizaje: {
    titulo: 'Unidades de aprendizaje por cursos',
    palabras: {
      nuevo: 'Unidad nueva.',
      nuevos: '# unidades nuevas.',
      eliminado: 'Se eliminó la unidad.',
      eliminados: 'Se eliminaron # unidades.',
    },
  },
} as const

/** The versions of the modules or units of a plan, behind a button: courses are told by their names. */
export function HistorialDeEntradas({
  planId,
  clave,
  seccion,
  cursos,
  whyNot,
}: {
  planId: number
  clave: ClaveConVersiones
  seccion: SeccionDeTexto
  cursos: ReadonlyMap<number, CursoDePlan>
  whyNot: string | null
}) {
  const nombreDe = (id: number): string => cursos.get(id)?.label ?? '(eliminado)'
  const nombrar = (campo: string, valor: unknown): string | null => {
    if (campo === 'cursos_ids') return ((valor ?? []) as number[]).map(nombreDe).join('\n')
    if (campo === 'asignatura_id') return valor ? nombreDe(valor as number) : ''
    return null
  }
  return (
    <BotonHistorial
      enBarra
      tipo="plan"
      id={planId}
      seccion={clave}
      revision={seccion.revision}
      whyNotRestaurar={whyNot}
      touches={['planes']}
      nombrar={nombrar}
      {...dichas[clave]}
    />
  )
}
