import type { Comparacion } from '@malla/contracts/versiones.ts'
import { diferencia } from '@malla/domain/texto/diferencia.ts'
import { useState } from 'react'
import { StateBadge, type Tone } from '../../ui/StateBadge.tsx'
import { Diferencia } from '../historial/Diferencia.tsx'
import classes from './Comparar.module.css'

type Texto = Comparacion['textos'][number]
const PALABRAS: Record<Texto['cambio'], [palabra: string, tono: Tone]> = {
  igual: ['Sin cambios', 'plain'],
  nuevo: ['Escrito', 'good'],
  retirado: ['Retirado', 'danger'],
  cambiado: ['Cambiado', 'warning'],
}

/** The texts of two plans; opened, one shows word by word how it became the other. */
export function TextosComparados({ textos }: { textos: readonly Texto[] }) {
  return textos.map(t => <UnTexto key={t.key} texto={t} />)
}

function UnTexto({ texto: { titulo, cambio, antes, despues } }: { texto: Texto }) {
  const [isOpen, setOpen] = useState(false)
  const [palabra, tono] = PALABRAS[cambio]
  return (
    <details className={classes.texto} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        {titulo} <StateBadge tone={tono}>{palabra}</StateBadge>
      </summary>
      {isOpen && <Diferencia trozos={diferencia(antes, despues)} etiqueta={titulo} />}
    </details>
  )
}
