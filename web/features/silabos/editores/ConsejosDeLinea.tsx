import { useDeferredValue } from 'react'
import { ListaDeConsejos } from '../../redaccion/Consejos.tsx'
import { leerTexto } from '../../redaccion/leer.ts'
import editores from './editores.module.css'

/** Advice on the wording of a line where no coach stands beside it; nothing of it stops anybody. */
export function ConsejosDeLinea({ texto }: { texto: string }) {
  const consejos = leerTexto(useDeferredValue(texto), [])?.consejos ?? []
  if (consejos.length === 0) return null
  return (
    <div className={editores.consejos}>
      <ListaDeConsejos consejos={consejos} label="Consejos de redacción" />
    </div>
  )
}
