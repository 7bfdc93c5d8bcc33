import type { Ambito } from '@malla/domain/permisos/acciones.ts'
import { IconFileText, IconFileTypeDoc, IconFileTypePdf, IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import { api } from '../../../app/api.ts'
import { useWhyNot } from '../../../app/permission.ts'
import type { MenuAction } from '../../../ui/ActionItems.tsx'
import { warnOf } from '../../../ui/dialogs.tsx'
import { MenuButton } from '../../../ui/MenuButton.tsx'
import { downloadReport, openReport } from '../../../ui/pdf/report.ts'
import { EnviarCorreo, type Envio } from '../../informes/EnviarCorreo.tsx'
import { verSilabo } from './verSilabo.ts'

interface Props {
  /** The version of the course. */
  cursoId: number
  /** Where it is asked whether somebody may: the course, whatever its version. */
  ambito: Ambito
  /** Null: the syllabus that new periods begin with. */
  periodoId: number | null
  /** What the documents are called in the viewer: «Base de Datos I · 2026-I». */
  nombre: string
}

const icono = { size: 16, 'aria-hidden': true } as const

/** «Documentos»: the syllabus of a course in PDF, abbreviated, in Word, and sent by mail (§7). */
export function DocumentosDeSilabo({ cursoId, ambito, periodoId, nombre }: Props) {
  const [envio, setEnvio] = useState<Envio | null>(null)
  const whyNotVer = useWhyNot('informes.ver', ambito)
  const whyNotEnviar = useWhyNot('informes.enviar', ambito)
  const cual = { id: cursoId, ...(periodoId === null ? {} : { periodo_id: periodoId }) }
  const actions: MenuAction[] = [
    {
      label: 'Ver en PDF',
      icon: <IconFileTypePdf {...icono} />,
      whyNot: whyNotVer,
      onClick: () => verSilabo(cursoId, periodoId, nombre),
    },
    {
      label: 'PDF abreviado',
      icon: <IconFileText {...icono} />,
      whyNot: whyNotVer,
      onClick: () =>
        openReport({
          title: `Sílabo abreviado · ${nombre}`,
          ask: () => api('informesDeSilabo.abreviado', cual),
        }),
    },
    {
      label: 'Word',
      icon: <IconFileTypeDoc {...icono} />,
      whyNot: whyNotVer,
      onClick: () => void downloadReport(() => api('informesDeSilabo.word', cual)).catch(warnOf),
    },
    {
      label: 'Enviar a Correo',
      icon: <IconMail {...icono} />,
      whyNot: whyNotEnviar,
      onClick: () =>
        setEnvio({
          titulo: `Sílabo · ${nombre}`,
          send: (correo, options) => api('informesDeSilabo.mail', { ...cual, correo }, options),
        }),
    },
  ]
  return (
    <>
      <MenuButton label="Documentos" actions={actions} />
      {envio && <EnviarCorreo envio={envio} onClose={() => setEnvio(null)} />}
    </>
  )
}
