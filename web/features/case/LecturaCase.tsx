import type { ImportacionCase, ObservacionCase } from '@malla/contracts/case.ts'
import { Text } from '@mantine/core'
import { alcanzable } from '../../ui/alcanzable.ts'
import { porLugar } from '../../ui/porLugar.tsx'
import classes from './Case.module.css'
import { agrupar, cosasEnPalabras, enPalabras, maneras } from './observaciones.ts'

const ACCIONES = { crear: 'nueva', cambiar: 'cambia', igual: 'igual' } as const
/** Names below one reason: the rest is counted. */
const MAS_NOMBRES = 60

/** What a package would make of a plan: its competencies, what is left out and why. */
export function LecturaCase({ lectura }: { lectura: ImportacionCase }) {
  const { titulo, creador, filas, elementos, elementos_omitidos, asociaciones, asociaciones_omitidas } =
    lectura
  const noEntran = cosasEnPalabras(elementos_omitidos, asociaciones_omitidas)
  const faltan = elementos - elementos_omitidos - filas.length
  return (
    <>
      <div aria-live="polite">
        <Text fw={600} className={classes.titulo}>
          {titulo || 'Paquete sin título'}
          {creador && <span className={classes.creador}> · {creador}</span>}
        </Text>
        <Text size="sm">
          {cosasEnPalabras(elementos, asociaciones) || 'Sin elementos'}: {enPalabras(lectura)}.
        </Text>
        <Text size="sm" c="dimmed">
          {maneras[lectura.manera]}
        </Text>
      </div>
      <Observaciones
        titulo={noEntran ? `No entra (${noEntran})` : 'No entra'}
        tono="mala"
        lista={lectura.omitidos}
      />
      <Observaciones titulo="Entra, pero conviene saberlo" tono="aviso" lista={lectura.avisos} />
      {filas.length > 0 && (
        <section className={classes.vista} aria-label="Competencias del paquete" {...alcanzable}>
          <ul>
            {porLugar(filas, f => (
              <li style={{ '--nivel': Math.min(f.nivel, 8) } as object}>
                <span className={classes.accion} data-accion={f.accion}>
                  {ACCIONES[f.accion]}
                </span>{' '}
                {f.nombre}
                {f.tipo && <span className={classes.tipo}> {f.tipo}</span>}
              </li>
            ))}
          </ul>
          {faltan > 0 && <p className={classes.tipo}>y {faltan} más.</p>}
        </section>
      )}
    </>
  )
}

function Observaciones({
  titulo,
  tono,
  lista,
}: {
  titulo: string
  tono: string
  lista: readonly ObservacionCase[]
}) {
  if (lista.length === 0) return null
  return (
    <section className={classes.observaciones} data-tono={tono} aria-label={titulo}>
      <h3>{titulo}</h3>
      <ul {...alcanzable}>
        {agrupar(lista).map(o => (
          <li key={o.clave}>
            <details>
              <summary>
                <b>{o.titulo}</b>: {o.motivo}
              </summary>
              {o.cuales.slice(0, MAS_NOMBRES).join(' · ')}
              {o.cuales.length > MAS_NOMBRES && ` y ${o.cuales.length - MAS_NOMBRES} más`}
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}
