import { download } from '../download.ts'
import { shared } from '../shared.ts'

/** A report that is being looked at. `ask` gets its address from the server, again on «Reintentar». */
export interface Report {
  title: string
  ask: () => Promise<{ url: string }>
}

const open = shared<Report | null>(null)

/** Opens a report in the viewer: `openReport({ title: 'Plan 2026', ask: () => api('planes.pdfPlan', { id }) })`. */
export const openReport = (report: Report): void => open.set(report)

/** Closes the viewer. */
export const closeReport = (): void => open.set(null)

/** What the viewer shows; null while it is closed. */
export const useOpenReport = (): Report | null => open.use()

/** Saves a file that is no picture of a page (Word, Excel); the server names it. */
export async function downloadReport(ask: Report['ask']): Promise<void> {
  const { url } = await ask()
  download(url)
}
