import type { Competencia } from '@malla/contracts/competencias.ts'
import { cortar } from '@malla/domain/texto/cortar.ts'
import { segun } from '@malla/domain/texto/numero.ts'
import { Button } from '@mantine/core'
import { Escrito } from '../../ui/Escrito.tsx'
import { fila, useFilas } from '../../ui/form/useFilas.ts'
import classes from './CompetenciasTab.module.css'
import { useNombresSueltos } from './sueltos.ts'
import type { Permisos } from './usePermisos.ts'

interface Props {
  planId: number
  todas: readonly Competencia[]
  permisos: Permisos
}

/**
 * The names that were typed for competencies of a plan, not saved, and stand in no line: to be copied, or thrown away. That one came is told to who does not
 * see it, and whoever throws one away goes on at the next, after the last at the tree.
 */
export function NombresSueltos({ planId, todas, permisos }: Props) {
  const { sueltos, descartar } = useNombresSueltos(planId, todas, permisos)
  const { caja, quitar } = useFilas<HTMLUListElement>()
  const cuantos = sueltos.length
  const quitarUno = (i: number, draft: string) => {
    quitar(i, () => descartar(draft))
    if (cuantos === 1) document.querySelector<HTMLElement>('[role=tree] [tabindex="0"]')?.focus()
  }
  return (
    <>
      <span role="status" className="visually-hidden">
        {cuantos > 0 && segun(cuantos, DICHO_UNO, DICHO_VARIOS)}
      </span>
      {cuantos > 0 && (
        <section className={`${classes.sueltos} no-print`} aria-label="Nombres sin guardar">
          <h3>
            Nombres sin guardar <span className={classes.cuantas}>{cuantos}</span>
          </h3>
          <p>
            Los escribió y no consta que se guardaran: vea antes si ya están en el árbol. Cópielos si los
            necesita; siguen en esta pestaña hasta que los descarte o salga.
          </p>
          <ul {...caja}>
            {sueltos.map(({ draft, nombre }, i) => (
              <li key={draft}>
                <div {...fila(`Nombre sin guardar ${i + 1}`)}>
                  <Escrito texto={nombre} />
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    aria-label={`Descartar: ${cortar(nombre)}`}
                    onClick={() => quitarUno(i, draft)}
                  >
                    Descartar
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

const DICHO_UNO = 'Hay un nombre sin guardar debajo del árbol.'
const DICHO_VARIOS = 'Hay # nombres sin guardar debajo del árbol.'
