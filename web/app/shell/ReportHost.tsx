import { closeReport, useOpenReport } from '../../ui/pdf/report.ts'
import { luego } from '../luego.tsx'

/** Fetched with the first report: it is as large as many pages together, and not everybody prints. */
const PdfViewer = luego(async () => (await import('../../ui/pdf/PdfViewer.tsx')).default, {
  adelantado: false,
})

/** Where reports appear. Mounted once by the shell. */
export function ReportHost() {
  const report = useOpenReport()
  return report && <PdfViewer report={report} onClose={closeReport} />
}
