import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import { opens } from '@malla/domain/asignaturas/grafo.ts'
import type { Malla } from '@malla/domain/malla/malla.ts'
import { abreEnPalabras } from './abreEnPalabras.ts'
import { CursoEnlazado } from './CursoEnlazado.tsx'
import type { CursoDeMalla } from './curso.ts'
import classes from './InspectorDeCurso.module.css'

/** Which courses ask for this one, and how many more hang on them. */
export function AbreElPaso({
  curso,
  malla,
  onElegir,
}: {
  curso: CursoDeMalla
  malla: Malla
  onElegir: (id: Id) => void
}) {
  const directos = (malla.grafo.abre.get(curso.id) ?? []).filter(id => id !== curso.id)
  const todos = opens(malla.grafo, curso.id)
  todos.delete(curso.id)
  const { titulo, total } = abreEnPalabras(directos.length, todos.size)
  if (directos.length === 0)
    return (
      <>
        <h3>{titulo}</h3>
        <p className={classes.nada}>Ningún curso lo requiere.</p>
      </>
    )
  return (
    <>
      <h3>{titulo}</h3>
      {total && <p className={classes.frase}>{total}</p>}
      <ul className={classes.lista}>
        {directos.map(id => (
          <li key={id}>
            <CursoEnlazado
              id={id}
              malla={malla}
              nota={
                malla.grafo.requiere.get(id)?.get(curso.id) === 'simultaneo' ? '(correquisito)' : undefined
              }
              onElegir={onElegir}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
