import { useState } from 'react'
import { Escrito } from '../../ui/Escrito.tsx'
import { draftsLost } from '../../ui/form/draft.ts'
import { textosDe } from '../../ui/form/textosDe.ts'
import { estadoDeCola } from '../offline/estadoDeCola.ts'
import { borradorDe } from '../offline/rechazo.ts'
import classes from './LoEscrito.module.css'

const enPestana = (): string[] =>
  draftsLost(estadoDeCola().cola.flatMap(e => borradorDe(e) ?? []))
    .map(textosDe)
    .filter(texto => texto !== '')

/** What was written in forms and not saved, for whoever leaves: also of what is gone meanwhile, whose form nobody opens any more. */
export function LoEscrito() {
  const [textos] = useState(enPestana)
  if (textos.length === 0) return null
  return (
    <details className={classes.escrito}>
      <summary>Ver lo que escribió en formularios</summary>
      <ul>
        {textos.map((texto, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing is added to it or taken from it while it is seen
          <li key={i}>
            <Escrito texto={texto} />
          </li>
        ))}
      </ul>
    </details>
  )
}
