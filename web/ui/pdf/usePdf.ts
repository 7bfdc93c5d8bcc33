import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { useEffect, useState } from 'react'
import type { Report } from './report.ts'

GlobalWorkerOptions.workerSrc = workerUrl

export interface Pdf {
  document: PDFDocumentProxy | null
  /** The file itself, for saving and printing. */
  blobUrl: string | null
  fileName: string
  error: Error | null
}

const nothing: Pdf = { document: null, blobUrl: null, fileName: 'informe.pdf', error: null }

/** The name that the server gave the file. */
function nameFrom(response: Response): string {
  const header = response.headers.get('content-disposition') ?? ''
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1]
  return encoded
    ? decodeURIComponent(encoded)
    : (/filename="?([^";]+)/i.exec(header)?.[1] ?? nothing.fileName)
}

async function fetchFile(url: string): Promise<{ blob: Blob; fileName: string }> {
  const response = await fetch(url, { credentials: 'same-origin' })
  if (!response.ok) {
    const body = (await response.json().catch(() => ({}))) as { message?: string }
    throw new Error(body.message ?? 'No se pudo abrir el documento.')
  }
  return { blob: await response.blob(), fileName: nameFrom(response) }
}

/** Asks for a report, fetches it and opens it; again when `attempt` changes. */
export function usePdf(report: Report, attempt: number): Pdf {
  const [pdf, setPdf] = useState<Pdf>(nothing)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    let wanted = true
    let blobUrl: string | null = null
    let document: PDFDocumentProxy | null = null
    setPdf(nothing)
    const load = async () => {
      const { blob, fileName } = await fetchFile((await report.ask()).url)
      if (!wanted) return
      blobUrl = URL.createObjectURL(blob)
      document = await getDocument({ data: await blob.arrayBuffer() }).promise
      if (wanted) setPdf({ document, blobUrl, fileName, error: null })
    }
    load().catch((error: Error) => {
      if (wanted) setPdf({ ...nothing, error })
    })
    return () => {
      wanted = false
      if (blobUrl) URL.revokeObjectURL(blobUrl)
      void document?.loadingTask.destroy()
    }
  }, [report, attempt])
  return pdf
}
