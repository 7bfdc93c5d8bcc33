import { Button } from '@mantine/core'
import { useState } from 'react'
import { dropDraft } from '../../ui/form/draft.ts'
import classes from './legal.module.css'
import type { Visto } from './useLegal.ts'
import { motivosSueltos } from './useMotivo.ts'

/** What one began to write for observations that are gone meanwhile: it stands in none of them, and only its author throws it away. */
export function MotivosSueltos({
  planId,
  vistos,
  onDescartado,
}: {
  planId: number
  vistos: readonly Visto[]
  onDescartado: () => void
}) {
  const [, setDescartados] = useState(0)
  const sueltos = motivosSueltos(planId, vistos)
  if (sueltos.length === 0) return null
  const descartar = (nombre: string) => {
    dropDraft(nombre)
    setDescartados(n => n + 1)
    onDescartado()
  }
  return (
    <section aria-label="Motivos sin observación">
      <h3>
        Motivos sin observación <span className={classes.cuenta}>{sueltos.length}</span>
      </h3>
      <p className={classes.norma}>
        Los escribió y no llegó a guardarlos. Lo observado se corrigió, o ya se aceptó con otro motivo.
      </p>
      {sueltos.map(({ nombre, motivo }) => (
        <div key={nombre}>
          <blockquote className={classes.motivo}>{motivo}</blockquote>
          <Button variant="subtle" size="compact-xs" ml={-7} onClick={() => descartar(nombre)}>
            Descartar
          </Button>
        </div>
      ))}
    </section>
  )
}
