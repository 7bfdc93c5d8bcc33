import { whyNotEditarPlan } from '@malla/domain/planes/cese.ts'
import { IconDownload, IconFileImport, IconWorld } from '@tabler/icons-react'
import { useState } from 'react'
import { api } from '../../app/api.ts'
import { useWhyNot } from '../../app/permission.ts'
import { useCall } from '../../app/query.ts'
import type { MenuAction } from '../../ui/ActionItems.tsx'
import { warnOf } from '../../ui/dialogs.tsx'
import { MenuButton } from '../../ui/MenuButton.tsx'
import { downloadReport } from '../../ui/pdf/report.ts'
import { ImportarCase } from './ImportarCase.tsx'
import { PublicacionCase } from './PublicacionCase.tsx'

const icono = { size: 16, 'aria-hidden': true } as const
const versiones = ['1.1', '1.0'] as const

/** «CASE»: bringing a package into a plan, taking one out, and where the plan is published. */
export function MenuCase({ planId }: { planId: number }) {
  const [abierto, setAbierto] = useState<'importar' | 'publicacion' | null>(null)
  const plan = useCall('planes.show', { id: planId }).data?.data
  const lugar = plan && { facultad_id: plan.facultad_id, programa_id: plan.carrera_id }
  const whyNotVer = useWhyNot('curricular.ver', lugar)
  const whyNotEditar = useWhyNot('curricular.editar', lugar)
  const cerrar = () => setAbierto(null)
  const actions: MenuAction[] = [
    {
      label: 'Importar CASE…',
      icon: <IconFileImport {...icono} />,
      whyNot: whyNotEditar ?? (plan ? whyNotEditarPlan(plan) : null),
      onClick: () => setAbierto('importar'),
    },
    ...versiones.map(version => ({
      label: `Descargar CASE ${version}`,
      icon: <IconDownload {...icono} />,
      whyNot: whyNotVer,
      onClick: () => void downloadReport(() => api('case.exportar', { planId, version })).catch(warnOf),
    })),
    {
      label: 'Publicación CASE…',
      icon: <IconWorld {...icono} />,
      whyNot: whyNotVer,
      onClick: () => setAbierto('publicacion'),
    },
  ]
  return (
    <>
      <MenuButton label="CASE" actions={actions} />
      {abierto === 'importar' && <ImportarCase planId={planId} onClose={cerrar} />}
      {abierto === 'publicacion' && <PublicacionCase planId={planId} onClose={cerrar} />}
    </>
  )
}
