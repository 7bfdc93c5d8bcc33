import type { Parametro } from '@malla/contracts/parametros.ts'
import type { Requisito } from '@malla/domain/asignaturas/asignatura.ts'
import { describe } from '@malla/domain/asignaturas/descripcion.ts'
import type { Malla } from '@malla/domain/malla/malla.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { HistorialDrawer } from './HistorialDrawer.tsx'

/** The versions of a course, behind a button. */
export function HistorialDeCurso({
  curso,
  malla,
  catalogos,
  whyNot,
}: {
  curso: { id: number; nombre: string; revision: number }
  malla: Malla
  catalogos: readonly Parametro[]
  whyNot: string | null
}) {
  const [abierto, setAbierto] = useState(false)
  const nombrar = (campo: string, valor: unknown): string | null => {
    if (valor === null || valor === undefined || valor === 0) return ''
    if (campo === 'ciclo_id' || campo === 'seccion_id') {
      const tipo = campo === 'ciclo_id' ? 'ciclo' : 'seccion'
      return malla.columnas.find(c => c.tipo === tipo && c.id === valor)?.nombre ?? '(eliminado)'
    }
    if (campo.endsWith('_id')) return catalogos.find(p => p.id === valor)?.nombre ?? null
    if (campo === 'requisitos')
      return describe(valor as Requisito, id => malla.cursos.get(id)?.nombre ?? null)
    return null
  }
  return (
    <>
      <Button variant="subtle" onClick={() => setAbierto(true)}>
        Historial
      </Button>
      {abierto && (
        <HistorialDrawer
          tipo="asignatura"
          id={curso.id}
          titulo={curso.nombre}
          revision={curso.revision}
          whyNotRestaurar={whyNot}
          touches={['asignaturas', 'planes']}
          nombrar={nombrar}
          onClose={() => setAbierto(false)}
        />
      )}
    </>
  )
}
