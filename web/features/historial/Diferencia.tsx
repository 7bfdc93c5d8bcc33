import type { Trozo } from '@malla/domain/texto/diferencia.ts'
import { Fragment } from 'react'
import classes from './Diferencia.module.css'

const deTrozo = { agregado: 'agregado', quitado: 'quitado' } as const

/** How one text became another: what came and what went is marked by sign and line, and said in words to who cannot see them. */
export function Diferencia({ trozos, etiqueta }: { trozos: readonly Trozo[]; etiqueta: string }) {
  return (
    <section className={classes.texto} aria-label={etiqueta}>
      {trozos.map((t, i) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: stretches have nothing of their own to be told by
        if (t.tipo === 'igual') return <Fragment key={i}>{t.texto}</Fragment>
        const Marca = t.tipo === 'agregado' ? 'ins' : 'del'
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <Marca key={i} className={classes[deTrozo[t.tipo]]}>
            <span className="visually-hidden"> [{t.tipo}: </span>
            {t.texto}
            <span className="visually-hidden">] </span>
          </Marca>
        )
      })}
    </section>
  )
}

/** What the marks mean. */
export function LeyendaDeDiferencia() {
  return (
    <p className={classes.leyenda} aria-hidden>
      <ins className={classes.agregado}>agregado</ins> <del className={classes.quitado}>quitado</del>
    </p>
  )
}
