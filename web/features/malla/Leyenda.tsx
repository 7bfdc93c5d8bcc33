import { contar } from '@malla/domain/texto/numero.ts'
import type { CSSProperties } from 'react'
import classes from './Barra.module.css'
import type { Tinta } from './colores.ts'

/** What the colours stand for; touching one brings out its courses. */
export function Leyenda({
  tintas,
  elegida,
  onElegir,
  frase,
}: {
  tintas: readonly Tinta[]
  elegida: string | null
  onElegir: (clave: string | null) => void
  /** What the colours count, in one sentence; none where their names say it. */
  frase?: string
}) {
  if (tintas.length === 0) return null
  return (
    <>
      {frase && <p className={classes.frase}>{frase}</p>}
      <ul className={classes.leyenda} aria-label="Colores" data-escala={frase ? true : undefined}>
        {tintas.map(({ clave, nombre, color, trama, cursos }) => (
          <li key={clave}>
            <button
              type="button"
              className={classes.tinta}
              aria-pressed={elegida === clave}
              title={contar(cursos, 'curso')}
              onClick={() => onElegir(elegida === clave ? null : clave)}
            >
              <span
                className={classes.muestra}
                style={{ '--franja': `var(${color})` } as CSSProperties}
                data-trama={trama || undefined}
                aria-hidden
              />
              {nombre}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
