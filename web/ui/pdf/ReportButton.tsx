import { IconPrinter } from '@tabler/icons-react'
import { ActionButton, type ActionButtonProps } from '../ActionButton.tsx'
import { openReport, type Report } from './report.ts'

/** The one button that shows a report. */
export function ReportButton({
  title,
  ask,
  ...props
}: Report & Omit<ActionButtonProps, 'children' | 'title'>) {
  return (
    <ActionButton
      variant="default"
      leftSection={<IconPrinter size={16} aria-hidden />}
      {...props}
      onClick={() => openReport({ title, ask })}
    >
      Imprimir
    </ActionButton>
  )
}
