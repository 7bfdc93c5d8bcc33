import type { Referencia } from '@malla/domain/silabos/referencia.ts'
import { Button, Textarea } from '@mantine/core'
import type { RefObject } from 'react'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import classes from './Referencias.module.css'
import { anadirReferencias, referenciasPegadas } from './referencias.ts'

/** Several at once, one a line. */
export function PegarReferencias({
  campo,
  texto,
  onTexto,
  valor,
  onTomar,
  onFin,
}: {
  campo: RefObject<HTMLTextAreaElement | null>
  texto: string
  onTexto: (texto: string) => void
  valor: readonly Referencia[]
  onTomar: (texto: string) => boolean
  onFin: () => void
}) {
  const cuantas = referenciasPegadas(texto, valor, () => '').length
  const nada = texto.trim() === '' ? 'Pegue al menos una referencia.' : 'Lo que pegó ya está en la lista.'
  return (
    <div className={`${classes.pegar} no-print`}>
      <Textarea
        ref={campo}
        label="Referencias, una por línea"
        description="Se guardan tal como se leen; las que ya están no se repiten."
        autosize
        minRows={3}
        maxRows={12}
        autoFocus={texto === ''}
        value={texto}
        onChange={e => onTexto(e.currentTarget.value)}
      />
      <div>
        <Button size="compact-sm" variant="default" onClick={onFin}>
          Cancelar
        </Button>
        <ActionButton
          size="compact-sm"
          whyNot={cuantas === 0 ? nada : null}
          onClick={() => onTomar(texto) && onFin()}
        >
          {anadirReferencias(cuantas)}
        </ActionButton>
      </div>
    </div>
  )
}
