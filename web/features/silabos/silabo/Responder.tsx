import type { Observacion } from '@malla/contracts/revisiones.ts'
import { Button, Textarea } from '@mantine/core'
import { useWrite } from '../../../app/query.ts'
import type { TextoGuardado } from '../editor/useTextoGuardado.ts'
import classes from './Observaciones.module.css'

/** What an observation and its answer touch. */
export const TOCA = ['revisiones', 'silabos'] as const

/** The answer to an observation while it is written. What is typed stays in this browser, `guardado`, until it is sent or thrown away. */
export function Responder({
  observacion: { id, respuesta, revision },
  guardado,
  onClose,
}: {
  observacion: Observacion
  guardado: TextoGuardado
  onClose: () => void
}) {
  const { texto, escribir, olvidar, sinLugar } = guardado
  const dicho = texto ?? respuesta ?? ''
  const cerrar = () => {
    olvidar()
    onClose()
  }
  const responder = useWrite('revisiones.responder', { touches: TOCA, onDone: cerrar })
  return (
    <form
      className={classes.responder}
      onSubmit={e => {
        e.preventDefault()
        responder.mutate({ id, respuesta: dicho, revision })
      }}
    >
      <Textarea
        label="Respuesta"
        description={
          sinLugar ? 'Este equipo no tiene espacio: responda antes de cerrar la página.' : undefined
        }
        autosize
        minRows={2}
        maxLength={4000}
        data-autofocus
        autoFocus
        value={dicho}
        onChange={e => escribir(e.currentTarget.value)}
      />
      <span>
        <Button type="submit" size="compact-sm" loading={responder.isPending} disabled={dicho.trim() === ''}>
          Responder
        </Button>
        {texto !== null && (
          <Button size="compact-sm" variant="subtle" onClick={onClose}>
            Seguir después
          </Button>
        )}
        <Button size="compact-sm" variant="subtle" onClick={cerrar}>
          {texto === null ? 'Cancelar' : 'Descartar'}
        </Button>
      </span>
    </form>
  )
}
