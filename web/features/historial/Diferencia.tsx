import type { Trozo } from '@malla/domain/texto/diferencia.ts'
import { porLugar } from '../../ui/porLugar.tsx'
import classes from './Diferencia.module.css'

const palabraDe = { agregado: 'añadido', quitado: 'quitado' } as const

/** How one text became another: what came and what went is marked by sign and line, and said in words to who cannot see them. */
export function Diferencia({ trozos, etiqueta }: { trozos: readonly Trozo[]; etiqueta: string }) {
  return (
    <section className={classes.texto} aria-label={etiqueta}>
      {porLugar(trozos, t => {
        if (t.tipo === 'igual') return t.texto
        const Marca = t.tipo === 'agregado' ? 'ins' : 'del'
        return (
          <Marca className={classes[t.tipo]}>
            <span className="visually-hidden">{` [${palabraDe[t.tipo]}: `}</span>
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
      <ins className={classes.agregado}>{palabraDe.agregado}</ins>{' '}
      <del className={classes.quitado}>{palabraDe.quitado}</del>
    </p>
  )
}
