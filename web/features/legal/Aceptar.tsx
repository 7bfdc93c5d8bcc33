import type { Hallazgo } from '@malla/domain/legal/evaluar.ts'
import { Textarea } from '@mantine/core'
import { useWrite } from '../../app/query.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { whyNotCerrar } from '../../ui/form/alCerrar.ts'
import classes from './legal.module.css'
import type { useMotivo } from './useMotivo.ts'

/** Writes why it is accepted. What is typed is kept until then: Esc closes it as it is. On its way it takes nothing more. */
export function Aceptar({
  planId,
  hallazgo: { regla, lugar, hallado },
  guardado: { motivo, escribir, olvidar },
  onEnviar,
  onClose,
}: {
  planId: number
  hallazgo: Hallazgo
  guardado: ReturnType<typeof useMotivo>
  onEnviar: () => void
  onClose: () => void
}) {
  const descartar = () => {
    olvidar()
    onClose()
  }
  const aceptar = useWrite('legal.aceptar', { touches: ['legal'], onDone: descartar })
  const whyNotClose = whyNotCerrar({ saving: aceptar.isPending })
  const falta = motivo.trim() === '' ? 'Escriba el motivo: queda guardado y se imprime.' : null
  return (
    <form
      className={classes.aceptar}
      onSubmit={event => {
        event.preventDefault()
        // The input of the call is mutable; what the rules found is not.
        if (falta) return
        onEnviar()
        aceptar.mutate({ planId, regla, lugar, hallado: structuredClone(hallado) as never, motivo })
      }}
      onKeyDown={event => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        if (!whyNotClose) onClose()
      }}
    >
      <Textarea
        label="Motivo"
        description="Queda con su nombre y la fecha, y se imprime en el anexo."
        autosize
        minRows={2}
        maxRows={8}
        maxLength={1000}
        value={motivo}
        readOnly={aceptar.isPending}
        data-autofocus
        autoFocus
        onChange={event => escribir(event.currentTarget.value)}
      />
      <div className={classes.botones}>
        <ActionButton variant="default" size="compact-sm" whyNot={whyNotClose} onClick={descartar}>
          {motivo === '' ? 'Cancelar' : 'Descartar'}
        </ActionButton>
        {motivo !== '' && (
          <ActionButton variant="default" size="compact-sm" whyNot={whyNotClose} onClick={onClose}>
            Seguir después
          </ActionButton>
        )}
        <ActionButton type="submit" size="compact-sm" whyNot={falta} loading={aceptar.isPending}>
          Aceptar
        </ActionButton>
      </div>
    </form>
  )
}
