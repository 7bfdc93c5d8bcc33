import { IconFileTypePdf, IconFileZip, IconListNumbers, IconSql } from '@tabler/icons-react'
import { useWhyNot } from '../../../app/permission.ts'
import type { MenuAction } from '../../../ui/ActionItems.tsx'
import { warnOf } from '../../../ui/dialogs.tsx'
import { MenuButton } from '../../../ui/MenuButton.tsx'
import { downloadReport, openReport } from '../../../ui/pdf/report.ts'
import { askSql, askUnidades, type PlanYPeriodo, pedirSilabos } from './silabosDelPlan.ts'

const icono = { size: 16, 'aria-hidden': true } as const

/** «Sílabos del plan»: all of them in one PDF or a zip, their units, and as SQL. What takes long waits in «Mis documentos». */
export function SilabosDelPlan({ planId, periodoId }: PlanYPeriodo) {
  const cuales = { planId, periodoId }
  const whyNot = useWhyNot('informes.ver', { programa_id: null })
  const actions: MenuAction[] = [
    {
      label: 'Todos en un PDF',
      icon: <IconFileTypePdf {...icono} />,
      onClick: () => void pedirSilabos('dePlanPdf', cuales).catch(warnOf),
    },
    {
      label: 'Todos en un archivo ZIP',
      icon: <IconFileZip {...icono} />,
      onClick: () => void pedirSilabos('dePlanZip', cuales).catch(warnOf),
    },
    {
      label: 'Unidades por curso',
      icon: <IconListNumbers {...icono} />,
      onClick: () => openReport({ title: 'Unidades por curso', ask: () => askUnidades(cuales) }),
    },
    {
      label: 'Script SQL',
      icon: <IconSql {...icono} />,
      onClick: () => void downloadReport(() => askSql(cuales)).catch(warnOf),
    },
  ].map(a => ({ ...a, whyNot }))
  return <MenuButton label="Sílabos del plan" actions={actions} />
}
