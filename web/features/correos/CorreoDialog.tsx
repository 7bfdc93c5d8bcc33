import type { Correo } from '@malla/contracts/correos.ts'
import type { ReactNode } from 'react'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { dmyTime } from '../../ui/form/dates.ts'
import { StateBadge } from '../../ui/StateBadge.tsx'
import { Adjuntos } from './Adjuntos.tsx'
import classes from './CorreoDialog.module.css'
import { estados } from './estados.ts'

interface CorreoDialogProps {
  correo: Correo
  busy: boolean
  onRetry: () => void
  onClose: () => void
}

/** A mail as it was written, and why it did not go. */
export function CorreoDialog({ correo, busy, onRetry, onClose }: CorreoDialogProps) {
  const { tone, label } = estados[correo.estado]
  const datos: [string, ReactNode][] = [
    ['Para', correo.para],
    ['Pedido por', correo.quien ?? 'Alguien sin iniciar sesión'],
    ['Institución', correo.institucion ?? 'La instalación'],
    ['Escrito', dmyTime(correo.created_at)],
    // Without a mail server it is kept, and goes to nobody.
    [
      correo.estado === 'guardado' ? 'Guardado' : 'Enviado',
      correo.enviado_at ? dmyTime(correo.enviado_at) : '',
    ],
    ['Intentos', String(correo.intentos)],
    ['Adjuntos', correo.adjuntos.length > 0 ? <Adjuntos key="adjuntos" adjuntos={correo.adjuntos} /> : ''],
    ['Error', correo.error ?? ''],
  ]
  return (
    <Dialog opened enDireccion title={correo.asunto} onClose={onClose}>
      <StateBadge tone={tone}>{label}</StateBadge>
      <dl className={classes.datos}>
        {datos
          .filter(([, valor]) => valor !== '')
          .map(([rotulo, valor]) => (
            <div key={rotulo}>
              <dt>{rotulo}</dt>
              <dd>{valor}</dd>
            </div>
          ))}
      </dl>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <pre className={classes.texto} tabIndex={0}>
        {correo.texto || 'El texto de este correo ya no se guarda.'}
      </pre>
      <ActionButton whyNot={correo.no_reenviable} loading={busy} onClick={onRetry}>
        Volver a enviar
      </ActionButton>
    </Dialog>
  )
}
