import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { useEffect, useRef, useState } from 'react'
import { fetchFile, NOMBRE_SIN_DAR } from './fetchFile.ts'
import type { Report } from './report.ts'

GlobalWorkerOptions.workerSrc = workerUrl

export interface Pdf {
  document: PDFDocumentProxy | null
  /** The file itself, for saving and printing. */
  blobUrl: string | null
  fileName: string
  error: Error | null
}

const nothing: Pdf = { document: null, blobUrl: null, fileName: NOMBRE_SIN_DAR, error: null }

/**
 * Asks for a report, fetches it and opens it; again when `attempt` changes. What was opened in another tab is kept (`keep`) when the viewer closes: that
 * tab reads it again when it is loaded anew or saved.
 */
export function usePdf(report: Report, attempt: number): Pdf & { keep: () => void } {
  const [pdf, setPdf] = useState<Pdf>(nothing)
  const kept = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    let wanted = true
    let blobUrl: string | null = null
    // Of one that is closed while it opens, too: it keeps a thread and the whole document.
    let tarea: PDFDocumentLoadingTask | null = null
    kept.current = false
    setPdf(nothing)
    const load = async () => {
      const { blob, fileName } = await fetchFile((await report.ask()).url)
      if (!wanted) return
      blobUrl = URL.createObjectURL(blob)
      const data = await blob.arrayBuffer()
      if (!wanted) return
      tarea = getDocument({ data })
      const document = await tarea.promise
      if (wanted) setPdf({ document, blobUrl, fileName, error: null })
    }
    load().catch((error: Error) => {
      if (wanted) setPdf({ ...nothing, error })
    })
    return () => {
      wanted = false
      if (blobUrl && !kept.current) URL.revokeObjectURL(blobUrl)
      void tarea?.destroy()
    }
  }, [report, attempt])
  const keep = () => {
    kept.current = true
  }
  return { ...pdf, keep }
}
