import { huellaDe } from '@malla/domain/redaccion/parecidas.ts'
import { IconSend } from '@tabler/icons-react'
import { useDeferredValue, useMemo } from 'react'
import { api } from '../../app/api.ts'
import { useWhyNot } from '../../app/permission.ts'
import { useCall } from '../../app/query.ts'
import { useUser } from '../../app/session.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { notifyGood } from '../../ui/alerts.tsx'
import { confirm } from '../../ui/dialogs.tsx'
import { Consejos } from './Consejos.tsx'
import { enVozAlta, leerTexto } from './leer.ts'
import classes from './Redaccion.module.css'
import { useAviso } from './useAviso.ts'

interface Props {
  /** The competency as it stands in the form. */
  texto: string
  planestudioId: number
  /** Absent while it is new. */
  competenciaId: number | undefined
}

/**
 * Stands under the text of a competency: reads it while it is written, also without a connection, and advises; nothing of it stops anybody.
 * «Revisar redacción» sends it by e-mail to those who read wordings in the institution (§7).
 */
export function Redaccion({ texto, planestudioId, competenciaId }: Props) {
  const escrito = useDeferredValue(texto)
  // Without them there is no likeness to tell, and all the rest works.
  const plan = useCall('competencias.porPlan', { planId: planestudioId }, { meta: { shown: true } })
  const otras = useMemo(
    () => (plan.data?.data ?? []).map(c => ({ ...c, huella: huellaDe(c.nombre) })),
    [plan.data],
  )
  const lectura = leerTexto(escrito, otras, competenciaId)
  const aviso = useAviso(escrito, lectura ? enVozAlta(lectura) : '')
  const whyNot = useWhyNotRevisar(escrito)
  const { correo } = useUser().persona

  const revisar = () =>
    confirm({
      title: 'Revisar redacción',
      text: `Este texto se enviará a quien revisa la redacción en su institución. La respuesta le llegará a ${correo}.`,
      yes: 'Enviar',
      no: 'Cancelar',
      work: async () => {
        const input = { planestudio_id: planestudioId, competencia_id: competenciaId, texto }
        const { message } = await api('redaccion.revisar', input)
        notifyGood(message)
      },
    })

  return (
    <section className={classes.box} aria-label="Consejos de redacción">
      {lectura ? <Consejos lectura={lectura} /> : <span>Al escribir verá aquí consejos de redacción.</span>}
      <p className="visually-hidden" aria-live="polite">
        {aviso}
      </p>
      <div>
        <ActionButton
          variant="subtle"
          size="compact-sm"
          ml={-8}
          leftSection={<IconSend size={14} aria-hidden />}
          whyNot={whyNot}
          onClick={() => void revisar()}
        >
          Revisar redacción
        </ActionButton>
      </div>
    </section>
  )
}

function useWhyNotRevisar(texto: string): string | null {
  const whyNot = useWhyNot('contenido.editar')
  return whyNot ?? (texto.trim() === '' ? 'Escriba primero la competencia.' : null)
}
