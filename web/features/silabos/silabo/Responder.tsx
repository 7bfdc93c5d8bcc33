import type { Observacion } from '@malla/contracts/revisiones.ts'
import { Button, Text, Textarea } from '@mantine/core'
import { refresh, useWrite } from '../../../app/query.ts'
import { useUser } from '../../../app/session.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { confirm } from '../../../ui/dialogs.tsx'
import type { TextoGuardado } from '../editor/useTextoGuardado.ts'
import classes from './Observaciones.module.css'
import { alEnviar, tituloDeOtra } from './respuesta.ts'

/** What an observation and its answer touch. */
export const TOCA = ['revisiones', 'silabos'] as const

/** Whoever wrote upon another answer than the one that stands there now decides, having read it. */
const preguntarSiReemplaza = ({ respuesta, respondida }: Observacion, yo: string) =>
  confirm({
    title: tituloDeOtra(respondida?.quien, yo),
    text: (
      <>
        <Text>{respondida?.quien ? `${respondida.quien} respondió:` : 'La respuesta ahora es:'}</Text>
        <Text fw={600}>{respuesta || 'Sin respuesta.'}</Text>
      </>
    ),
    yes: 'Reemplazarla por la mía',
    no: 'Seguir escribiendo',
  })

/** The answer to an observation while it is written. What is typed stays in this browser, `guardado`, until it is sent or thrown away. */
export function Responder({
  observacion,
  guardado,
  onClose,
}: {
  observacion: Observacion
  guardado: TextoGuardado
  onClose: () => void
}) {
  const { id, respuesta, revision } = observacion
  const { texto, base, escribir, olvidar, sinLugar } = guardado
  const yo = useUser().persona.nombres
  const dicho = texto ?? respuesta ?? ''
  const cerrar = () => {
    olvidar()
    onClose()
  }
  const responder = useWrite('revisiones.responder', { touches: TOCA, onDone: cerrar })
  const enviar = async () => {
    const que = alEnviar({ dicho, base: texto === null ? null : base, respuesta: respuesta ?? '' })
    if (que === 'nada') return cerrar()
    if (que === 'preguntar' && !(await preguntarSiReemplaza(observacion, yo))) return
    // Refused as old: the newer answer is read, and asked about the next time.
    responder.mutate({ id, respuesta: dicho, revision }, { onError: () => void refresh(...TOCA) })
  }
  return (
    <form
      className={classes.responder}
      onSubmit={e => {
        e.preventDefault()
        void enviar()
      }}
    >
      <Textarea
        label="Respuesta"
        description={
          sinLugar ? 'No queda espacio en este equipo: responda antes de cerrar la página.' : undefined
        }
        autosize
        minRows={2}
        maxLength={4000}
        data-autofocus
        autoFocus
        value={dicho}
        onChange={e => escribir(e.currentTarget.value, respuesta ?? '')}
      />
      <span>
        <ActionButton
          type="submit"
          size="compact-sm"
          loading={responder.isPending}
          whyNot={dicho.trim() === '' ? 'Escriba la respuesta.' : null}
        >
          Responder
        </ActionButton>
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
