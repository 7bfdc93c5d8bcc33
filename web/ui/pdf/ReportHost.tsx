import { lazy, Suspense } from 'react'
import { closeReport, useOpenReport } from './report.ts'

const PdfViewer = lazy(() => import('./PdfViewer.tsx'))

/** Where reports appear. Mounted once by the shell; the viewer is loaded with the first report. */
export function ReportHost() {
  const report = useOpenReport()
  return report ? (
    <Suspense fallback={null}>
      <PdfViewer report={report} onClose={closeReport} />
    </Suspense>
  ) : null
}
