import { useSyncExternalStore } from 'react'

/** A report that is being looked at. `ask` gets its address from the server, again on «Reintentar». */
export interface Report {
  title: string
  ask: () => Promise<{ url: string }>
}

let open: Report | null = null
const listeners = new Set<() => void>()

function set(next: Report | null): void {
  open = next
  for (const listener of listeners) listener()
}

/** Opens a report in the viewer: `openReport({ title: 'Plan 2026', ask: () => api('planes.pdfPlan', { id }) })`. */
export const openReport = (report: Report): void => set(report)
export const closeReport = (): void => set(null)

export const useOpenReport = (): Report | null =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => open,
  )

/** Saves a file that is no picture of a page (Word, Excel); the server names it. */
export async function downloadReport(ask: Report['ask']): Promise<void> {
  const { url } = await ask()
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
