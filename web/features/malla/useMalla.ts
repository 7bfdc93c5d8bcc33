import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import type { Malla } from '@malla/domain/malla/malla.ts'
import { useDeferredValue, useEffect, useMemo } from 'react'
import type { DatosDePlan } from '../asignaturas/useDatosDePlan.ts'
import { type CursoDeMalla, cursoDe } from './curso.ts'
import type { Editor, EstadoDelEditor } from './editor.ts'
import { mallaDePartes, type Partes, palabraDeProblema, problemasPorCurso } from './partes.ts'
import { conPendientes } from './pendientes.ts'
import { useEditor } from './useEditor.ts'

/** The malla of a plan as it shows: what the server has, and over it the edits that are on their way. */
export function useMalla({ plan, cursos: asignaturas, ciclos, secciones }: DatosDePlan): {
  editor: Editor
  estado: EstadoDelEditor
  partes: Partes
  cursos: readonly CursoDeMalla[]
  malla: Malla
  problemas: ReturnType<typeof problemasPorCurso>
  problemaDe: (id: Id) => string | null
} {
  const [editor, estado] = useEditor(plan.id)
  useEffect(() => editor.olvidarAusentes(new Set(asignaturas.map(a => a.id))), [editor, asignaturas])
  const cursos = useMemo(
    () => conPendientes(asignaturas.map(cursoDe), estado.pendientes),
    [asignaturas, estado.pendientes],
  )
  const partes = useMemo(() => ({ cursos, ciclos, secciones }), [cursos, ciclos, secciones])
  const malla = useMemo(() => mallaDePartes(partes), [partes])
  // What is wrong may be seen a moment after the card stands where it was let go.
  const quietas = useDeferredValue(partes)
  const problemas = useMemo(() => problemasPorCurso(quietas), [quietas])
  const problemaDe = useMemo(
    () => (id: Id) => {
      const [primero] = problemas.get(id) ?? []
      return primero ? palabraDeProblema[primero.tipo] : null
    },
    [problemas],
  )
  return { editor, estado, partes, cursos, malla, problemas, problemaDe }
}
