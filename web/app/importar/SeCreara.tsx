import type { Creados } from '@malla/contracts/importar.ts'
import { alcanzable } from '../../ui/alcanzable.ts'
import { isDeTodos, loQueSeCrea } from './creados.ts'
import classes from './Importar.module.css'

/** By name, what a file makes besides its rows: a word that is misspelt would be one more area of everybody. */
export function SeCreara({ creados }: { creados: Creados }) {
  const frases = loQueSeCrea(creados)
  if (frases.length === 0) return null
  return (
    <section className={classes.celdas} aria-label="Lo que se creará" data-tono="aviso">
      <ul {...alcanzable}>
        {frases.map(({ frase, todos }) => (
          <li key={frase}>
            {todos === null ? (
              frase
            ) : (
              <details>
                <summary>{frase}</summary>
                {todos}
              </details>
            )}
          </li>
        ))}
        {isDeTodos(creados) && (
          <li>
            Las áreas, los tipos y las tipologías son de toda la institución: compruebe que estén bien
            escritos.
          </li>
        )}
      </ul>
    </section>
  )
}
