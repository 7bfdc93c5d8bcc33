import type { Competencia } from '@malla/contracts/competencias.ts'
import { Button } from '@mantine/core'
import { useCopiar } from '../../ui/useCopiar.ts'
import classes from './CompetenciasTab.module.css'
import { useNombresSueltos } from './sueltos.ts'
import type { Permisos } from './usePermisos.ts'

interface Props {
  planId: number
  todas: readonly Competencia[]
  permisos: Permisos
}

/** The names that were typed for competencies of a plan, not saved, and stand in no line: to be copied, or thrown away. */
export function NombresSueltos({ planId, todas, permisos }: Props) {
  const { sueltos, descartar } = useNombresSueltos(planId, todas, permisos)
  if (sueltos.length === 0) return null
  return (
    <section className={`${classes.sueltos} no-print`} aria-label="Nombres sin guardar">
      <h3>
        Nombres sin guardar <span className={classes.cuantas}>{sueltos.length}</span>
      </h3>
      <p>
        Los escribió y no llegaron a guardarse. Cópielos si los necesita: siguen en esta pestaña hasta que los
        descarte o salga.
      </p>
      <ul>
        {sueltos.map(({ draft, nombre }) => (
          <li key={draft}>
            <blockquote>{nombre}</blockquote>
            <Copiar nombre={nombre} />
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label={`Descartar: ${nombre}`}
              onClick={() => descartar(draft)}
            >
              Descartar
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Copiar({ nombre }: { nombre: string }) {
  const { copiado, onCopiar } = useCopiar(nombre)
  const dice = copiado ? 'Copiado' : 'Copiar'
  return (
    <Button variant="subtle" size="compact-sm" ml={-8} aria-label={`${dice}: ${nombre}`} onClick={onCopiar}>
      {dice}
    </Button>
  )
}
