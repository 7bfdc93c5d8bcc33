import type { Parametro } from '@malla/contracts/parametros.ts'
import type { Malla } from '@malla/domain/malla/malla.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { HistorialDrawer } from './HistorialDrawer.tsx'
import { nombrarDeCurso } from './nombrarDeCurso.ts'

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
          nombrar={nombrarDeCurso(malla, catalogos)}
          onClose={() => setAbierto(false)}
        />
      )}
    </>
  )
}
