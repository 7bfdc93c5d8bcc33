import { luzEnFrase, palabraDeLuz } from '@malla/domain/planes/estado.ts'
import { NativeSelect } from '@mantine/core'
import { Link } from '../../app/Link.tsx'
import { StatusDot } from '../../ui/StatusDot.tsx'
import { statusDeLuz } from '../../ui/statusDeLuz.ts'
import classes from './Indice.module.css'
import type { EntradaDeIndice } from './secciones.ts'

/** What stands above the sections in the menu of a plan (§2). */
export interface AccionDeIndice {
  label: string
  /** Where it leads, or what it does. */
  al: string | (() => void)
}

interface IndiceProps {
  acciones: readonly AccionDeIndice[]
  entradas: readonly EntradaDeIndice[]
  abierta: string
  hrefDe: (ruta: string) => string
  /** On phones the outline is a list to choose from. */
  onElegir: (ruta: string) => void
  hayBorrador: (ruta: string) => boolean
}

/** The outline of a document: each section with its light and its word (§4). */
export function Indice({ acciones, entradas, abierta, hrefDe, onElegir, hayBorrador }: IndiceProps) {
  return (
    <div className={`${classes.lado} no-print`}>
      {acciones.length > 0 && <Acciones acciones={acciones} />}
      <nav className={classes.indice} aria-label="Secciones">
        <ol>
          {entradas.map(({ ruta, titulo, luz }) => (
            <li key={ruta}>
              <Link
                className={classes.entrada}
                href={hrefDe(ruta)}
                aria-current={ruta === abierta ? 'page' : undefined}
              >
                <StatusDot status={statusDeLuz[luz]} quiet>
                  {palabraDeLuz[luz]}
                </StatusDot>
                <span className={classes.nombre}>{titulo}</span>
                <small aria-hidden={!hayBorrador(ruta)}>
                  {hayBorrador(ruta) ? 'sin guardar' : luz === 'success' ? '' : luzEnFrase(luz)}
                </small>
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <NativeSelect
        className={classes.elegir}
        label="Sección"
        value={abierta}
        onChange={e => onElegir(e.currentTarget.value)}
        data={entradas.map(({ ruta, titulo, luz }) => ({
          value: ruta,
          label: `${titulo} · ${luzEnFrase(luz)}`,
        }))}
      />
    </div>
  )
}

const Acciones = ({ acciones }: Pick<IndiceProps, 'acciones'>) => (
  <ul className={classes.acciones} aria-label="El plan entero">
    {acciones.map(({ label, al }) => (
      <li key={label}>
        {typeof al === 'string' ? (
          <Link className={classes.accion} href={al}>
            {label}
          </Link>
        ) : (
          <button type="button" className={classes.accion} onClick={al}>
            {label}
          </button>
        )}
      </li>
    ))}
  </ul>
)
