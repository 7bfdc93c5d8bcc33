import type { Asignatura } from '@malla/contracts/asignaturas.ts'
import type { Equivalencia } from '@malla/contracts/equivalencias.ts'
import { baseDe } from '@malla/domain/asignaturas/versiones.ts'
import { nombreEn } from '@malla/domain/catalogos/opcion.ts'
import { tiposDeEquivalencia } from '@malla/domain/equivalencias/catalogos.ts'
import { conCodigo } from '@malla/domain/texto/conCodigo.ts'
import { HistorialDrawer } from '../historial/HistorialDrawer.tsx'
import { dichos } from './Elegidos.tsx'

/** The versions of a row of equivalences: its courses, kind and note as they were, and bringing one back. */
export function HistorialDeEquivalencia({
  equivalencia: e,
  cursos,
  whyNot,
  onClose,
}: {
  equivalencia: Equivalencia
  /** Courses of both plans. */
  cursos: readonly Asignatura[]
  whyNot: string | null
  onClose: () => void
}) {
  // Rows are kept by the base of each course, whatever its version.
  const porBase = new Map(cursos.map(c => [baseDe(c), conCodigo(c)]))
  const nombrar = (campo: string, valor: unknown): string | null => {
    if (valor === null || valor === undefined) return ''
    if (campo === 'origen' || campo === 'destino')
      return (valor as number[]).map(id => porBase.get(id) ?? '(eliminado)').join('\n')
    if (campo === 'plan_origen_id') return e.plan_origen
    if (campo === 'tipo') return nombreEn(tiposDeEquivalencia, valor as Equivalencia['tipo'])
    return null
  }
  return (
    <HistorialDrawer
      tipo="equivalencia"
      id={e.id}
      titulo={`${dichos(e.origen)} → ${dichos(e.destino)}`}
      revision={e.revision}
      whyNotRestaurar={whyNot}
      touches={['equivalencias']}
      nombrar={nombrar}
      onClose={onClose}
    />
  )
}
