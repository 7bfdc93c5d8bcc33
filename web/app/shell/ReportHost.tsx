import { closeReport, useOpenReport } from '../../ui/pdf/report.ts'
import { useAtras } from '../../ui/useAtras.ts'
import { luego } from '../luego.tsx'
import { useAtenderAtras } from './useAtenderAtras.ts'

/** Fetched with the first report: it is as large as many pages together, and not everybody prints. */
const PdfViewer = luego(async () => (await import('../../ui/pdf/PdfViewer.tsx')).default, {
  adelantado: false,
})

/** Where reports appear, and what «Atrás» closes is heard of. Mounted once by the shell. */
export function ReportHost() {
  const report = useOpenReport()
  // Before the viewer is there, too.
  useAtras(report !== null, closeReport)
  useAtenderAtras()
  return report && <PdfViewer report={report} onClose={closeReport} />
}
