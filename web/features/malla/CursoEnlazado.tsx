import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import { columnaDe, enTitulo, type Malla } from '@malla/domain/malla/malla.ts'
import { Button } from '@mantine/core'
import classes from './InspectorDeCurso.module.css'

/** A course in a list of the inspector: touching it leads to it. */
export function CursoEnlazado({
  id,
  malla,
  nota,
  onElegir,
}: {
  id: Id
  malla: Malla
  nota?: string
  onElegir: (id: Id) => void
}) {
  const curso = malla.cursos.get(id)
  const columna = columnaDe(malla, id)
  if (!curso) return <span className={classes.perdido}>Un curso que ya no existe</span>
  return (
    <Button
      variant="default"
      fullWidth
      justify="space-between"
      classNames={{ root: classes.enlace, label: classes.enlaceNombre }}
      rightSection={<span className={classes.donde}>{columna ? enTitulo(columna) : ''}</span>}
      onClick={() => onElegir(id)}
    >
      {curso.nombre}
      {nota && <span className={classes.nota}> {nota}</span>}
    </Button>
  )
}
