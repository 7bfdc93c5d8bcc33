import type { ImpactoVisto } from '@malla/contracts/impacto.ts'
import { Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useId, useState } from 'react'
import { type ApiInput, api } from '../../app/api.ts'
import { alcanzable } from '../../ui/alcanzable.ts'
import classes from './AfectaA.module.css'
import { ListaDeEfectos } from './ListaDeEfectos.tsx'

type Pedido = ApiInput<'impactos.ver'>
/** What would be changed; null while nothing is. */
export type CambioPorVer = Omit<Pedido, 'que'> | null

const ESPERA_MS = 500

/**
 * What a change that is being written would do, asked for when the person pauses; null while it would do nothing, or nothing is known. A preview that fails
 * holds nobody up: the save itself says what is wrong.
 */
function useImpacto(cambio: CambioPorVer): ImpactoVisto | null {
  const escrito = cambio && JSON.stringify(cambio)
  const [quieto] = useDebouncedValue(escrito, ESPERA_MS)
  const [visto, setVisto] = useState<ImpactoVisto | null>(null)
  useEffect(() => {
    if (quieto === null) return setVisto(null)
    const corte = new AbortController()
    const pedido = { ...(JSON.parse(quieto) as Omit<Pedido, 'que'>), que: 'cambiar' } as Pedido
    api('impactos.ver', pedido, { signal: corte.signal }).then(
      ({ data }) => setVisto(data),
      () => corte.signal.aborted || setVisto(null),
    )
    return () => corte.abort()
  }, [quieto])
  return escrito === null ? null : visto
}

/** One quiet line before saving: «Afecta a: 3 sílabos, 1 página pública», which opens to what happens to each. `isSuelto`: on a page, not above the buttons of a form. Nothing where nothing else is touched. */
export function AfectaA({ cambio, isSuelto = false }: { cambio: CambioPorVer; isSuelto?: boolean }) {
  const visto = useImpacto(cambio)
  return (
    <div
      aria-live="polite"
      className={visto?.resumen ? (isSuelto ? classes.suelto : classes.pie) : undefined}
    >
      {visto?.resumen && <Linea visto={visto} />}
    </div>
  )
}

/** The line of an impact that is known already. */
function Linea({ visto }: { visto: ImpactoVisto }) {
  const [abierto, setAbierto] = useState(false)
  const id = useId()
  return (
    <>
      <div className={classes.linea}>
        <span>Afecta a: {visto.resumen}.</span>
        <Button
          variant="subtle"
          size="compact-sm"
          aria-expanded={abierto}
          aria-controls={id}
          onClick={() => setAbierto(!abierto)}
        >
          {abierto ? 'Ocultar qué cambia' : 'Ver qué cambia'}
        </Button>
      </div>
      <section id={id} hidden={!abierto} className={classes.detalle} aria-label="Qué cambia" {...alcanzable}>
        {abierto && <ListaDeEfectos efectos={visto.efectos} />}
      </section>
    </>
  )
}
