import { IconBulb } from '@tabler/icons-react'
import { useDeferredValue } from 'react'
import { leerTexto } from '../../redaccion/leer.ts'
import editores from './editores.module.css'

/** Advice on the wording of a line where no coach stands beside it; nothing of it stops anybody. */
export function ConsejosDeLinea({ texto }: { texto: string }) {
  const consejos = leerTexto(useDeferredValue(texto), [])?.consejos ?? []
  if (consejos.length === 0) return null
  return (
    <ul className={editores.consejos} aria-label="Consejos de redacción">
      {consejos.map(consejo => (
        <li key={consejo}>
          <IconBulb size={14} aria-hidden />
          {consejo}
        </li>
      ))}
    </ul>
  )
}
