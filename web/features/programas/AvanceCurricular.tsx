import { IconFileText, IconMail } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { type ApiInput, api } from '../../app/api.ts'
import { useWhyNotOf } from '../../app/permission.ts'
import type { MenuAction } from '../../ui/ActionItems.tsx'
import { MenuButton } from '../../ui/MenuButton.tsx'
import { openReport } from '../../ui/pdf/report.ts'
import { EnviarCorreo, type Envio } from '../informes/EnviarCorreo.tsx'

const TITULO = 'Avance curricular'
const icono = { size: 16, 'aria-hidden': true } as const

/** Of which programmes the report speaks: one, those of a faculty, or all that the person sees. */
export interface AlcanceDeAvance {
  programa?: { id: number; nombre: string; facultad_id: number }
  facultad_id?: number
}

const inputDe = ({ programa, facultad_id }: AlcanceDeAvance): ApiInput<'informes.avanceProgramas'> =>
  programa ? { programas_ids: [programa.id] } : { ...(facultad_id && { facultad_id }) }

/** How far the plans in force of programmes are (§7): seen as PDF, or sent. `dialogo` must be on the page. */
export function useAvanceCurricular(): {
  actionsDe: (alcance: AlcanceDeAvance) => MenuAction[]
  dialogo: ReactNode
} {
  const [envio, setEnvio] = useState<Envio | null>(null)
  const whyNotOf = useWhyNotOf()
  const actionsDe = (alcance: AlcanceDeAvance): MenuAction[] => {
    const { programa } = alcance
    const lugar = programa && { facultad_id: programa.facultad_id, programa_id: programa.id }
    const titulo = programa ? `${TITULO} · ${programa.nombre}` : TITULO
    const input = inputDe(alcance)
    return [
      {
        label: 'Avance curricular en PDF',
        icon: <IconFileText {...icono} />,
        whyNot: whyNotOf('informes.ver', lugar),
        onClick: () => openReport({ title: titulo, ask: () => api('informes.avanceProgramas', input) }),
      },
      {
        label: 'Enviar a Correo: avance curricular',
        icon: <IconMail {...icono} />,
        whyNot: whyNotOf('informes.enviar', lugar),
        onClick: () =>
          setEnvio({
            titulo,
            send: (correo, options) => api('informes.mailAvanceProgramas', { ...input, correo }, options),
          }),
      },
    ]
  }
  return { actionsDe, dialogo: envio && <EnviarCorreo envio={envio} onClose={() => setEnvio(null)} /> }
}

/** The same behind a button. */
export function AvanceCurricularButton(alcance: AlcanceDeAvance) {
  const { actionsDe, dialogo } = useAvanceCurricular()
  return (
    <>
      <MenuButton label={TITULO} actions={actionsDe(alcance)} />
      {dialogo}
    </>
  )
}
