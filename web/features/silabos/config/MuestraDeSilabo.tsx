import {
  columnasActivas,
  type EstructuraDeSilabo,
  seccionesActivas,
} from '@malla/domain/silabos/estructura.ts'
import classes from './Config.module.css'

/** One that was emptied is to be written yet. */
const cifra = (n: number | null): string => (n === null ? '…' : String(n))

/** How a syllabus of this structure begins: its outline, as it follows each change. */
export function MuestraDeSilabo({ estructura }: { estructura: EstructuraDeSilabo }) {
  const { unidad, semanas, escala } = estructura
  const columnas = columnasActivas(estructura)
  return (
    <aside className={classes.muestra} aria-label="Así queda el sílabo">
      <h2 className={classes.muestraTitulo}>Así queda el sílabo</h2>
      <ol className={classes.indice}>
        {seccionesActivas(estructura).map(s => (
          <li key={s.clave}>
            <span>{s.nombre || 'Sin nombre'}</span>
            {!s.requerida && <span className={classes.nota}> opcional</span>}
            {s.clave === 'unidadesaprendizaje' && (
              <p className={classes.nota}>
                {cifra(semanas)} semanas en {unidad.plural}. {columnas.map(c => c.nombre).join(', ')}.
              </p>
            )}
            {s.clave === 'evaluacion' && (
              <p className={classes.nota}>
                De {cifra(escala.minimo)} a {cifra(escala.maximo)}; se aprueba con {cifra(escala.aprobatoria)}
                .
              </p>
            )}
          </li>
        ))}
      </ol>
    </aside>
  )
}
