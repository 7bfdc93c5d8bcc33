import { IconFileText, IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import { useWhyNot } from '../../app/permission.ts'
import { useCall } from '../../app/query.ts'
import type { MenuAction } from '../../ui/ActionItems.tsx'
import { MenuButton } from '../../ui/MenuButton.tsx'
import { openReport } from '../../ui/pdf/report.ts'
import { EnviarCorreo, type Envio } from '../informes/EnviarCorreo.tsx'
import { type InformeDePlan, informesDePlan } from '../planes/documentos.ts'
import { askInforme, enviarInforme } from '../planes/documentosAsk.ts'

const informes = informesDePlan.filter(i => i.grupo === 'competencias')
const icono = { size: 16, 'aria-hidden': true } as const

/** «Informes»: the reports of the competencies of a plan, and sending those that can be sent. */
export function InformesDeCompetencias({ planId }: { planId: number }) {
  const [envio, setEnvio] = useState<Envio | null>(null)
  const plan = useCall('planes.show', { id: planId }).data?.data
  const todas = useCall('competencias.porPlan', { planId }).data?.data
  const lugar = plan && { facultad_id: plan.facultad_id, programa_id: plan.carrera_id }
  const whyNotVer = useWhyNot('informes.ver', lugar)
  const whyNotEnviar = useWhyNot('informes.enviar', lugar)
  const whyNotVacio = (clave: InformeDePlan['clave']): string | null =>
    clave !== 'modulos' && todas?.length === 0 ? 'El plan todavía no tiene competencias.' : null
  const nombreDe = (titulo: string) => `${titulo} · ${plan?.full_name ?? ''}`
  const ver = informes.map(
    ({ clave, titulo }): MenuAction => ({
      label: titulo,
      icon: <IconFileText {...icono} />,
      whyNot: whyNotVer ?? whyNotVacio(clave),
      onClick: () => openReport({ title: nombreDe(titulo), ask: () => askInforme[clave](planId, {}) }),
    }),
  )
  const enviar = informes.flatMap(({ clave, titulo }): MenuAction[] => {
    const send = enviarInforme[clave]
    if (!send) return []
    return [
      {
        label: `Enviar a Correo: ${titulo.toLowerCase()}`,
        icon: <IconMail {...icono} />,
        whyNot: whyNotEnviar ?? whyNotVacio(clave),
        onClick: () =>
          setEnvio({
            titulo: nombreDe(titulo),
            send: (correo, options) => send(planId, {}, correo, options),
          }),
      },
    ]
  })
  return (
    <>
      <MenuButton label="Informes" actions={[...ver, ...enviar]} />
      {envio && <EnviarCorreo envio={envio} onClose={() => setEnvio(null)} />}
    </>
  )
}
