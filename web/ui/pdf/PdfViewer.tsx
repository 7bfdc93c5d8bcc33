import { Skeleton } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { alcanzable } from '../alcanzable.ts'
import { Dialog } from '../Dialog.tsx'
import { QuietError } from '../QuietError.tsx'
import { PdfPage } from './PdfPage.tsx'
import { PdfToolbar } from './PdfToolbar.tsx'
import classes from './PdfViewer.module.css'
import { type Pedida, pageAt, sigueEn } from './pageAt.ts'
import type { Report } from './report.ts'
import { usePdf } from './usePdf.ts'

const A4 = 297 / 210
/** Width at 100 %: an A4 page as on paper. */
const NATURAL = 794
const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3]

/** Prints the file from a frame that nobody sees. */
function print(blobUrl: string): void {
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.src = blobUrl
  frame.onload = () => frame.contentWindow?.print()
  document.body.append(frame)
  window.addEventListener('focus', () => setTimeout(() => frame.remove(), 60_000), { once: true })
}

/** The page that is read where the scroller stands now. */
const readAt = (scroller: HTMLElement): number =>
  pageAt(
    [...scroller.querySelectorAll('[data-page]')].map(page => page.getBoundingClientRect()),
    scroller.getBoundingClientRect(),
  )

/** The one viewer of reports: pages, zoom, save, print. Loaded when first used. */
export default function PdfViewer({ report, onClose }: { report: Report; onClose: () => void }) {
  const [attempt, setAttempt] = useState(0)
  const pdf = usePdf(report, attempt)
  const { ref: sizer, width: room } = useElementSize()
  const scroller = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState<number | null>(null)
  const asked = useRef<Pedida | null>(null)
  const [page, setPage] = useState(1)
  const pages = pdf.document?.numPages ?? 0
  const fit = Math.min(1, Math.max(0.3, (room - 32) / NATURAL))
  const scale = zoom ?? fit

  const goTo = (next: number) => {
    const box = scroller.current!
    const wanted = Math.min(pages, Math.max(1, next))
    box.querySelector(`[data-page="${wanted}"]`)?.scrollIntoView()
    asked.current = { page: wanted, at: box.scrollTop }
    setPage(wanted)
  }
  const look = (box: HTMLElement) => {
    asked.current = sigueEn(asked.current, box.scrollTop)
    setPage(asked.current?.page ?? readAt(box))
  }
  const step = (direction: 1 | -1) =>
    setZoom(
      (direction > 0 ? zooms.find(z => z > scale + 0.01) : zooms.findLast(z => z < scale - 0.01)) ?? scale,
    )
  useEffect(() => {
    if (pages > 0) scroller.current?.focus()
  }, [pages])

  return (
    <Dialog opened onClose={onClose} title={report.title} fullScreen zIndex={350}>
      <PdfToolbar
        page={page}
        pages={pages}
        goTo={goTo}
        zoom={scale}
        onZoom={step}
        onFit={() => setZoom(null)}
        fileName={pdf.fileName}
        blobUrl={pdf.blobUrl}
        onOutside={pdf.keep}
        onPrint={() => pdf.blobUrl && print(pdf.blobUrl)}
      />
      <div ref={scroller} className={classes.pages} {...alcanzable} onScroll={e => look(e.currentTarget)}>
        <div ref={sizer} className={classes.sizer} />
        {pdf.error && <QuietError error={pdf.error} retry={() => setAttempt(attempt + 1)} />}
        {!pdf.error && !pdf.document && (
          <div className={classes.waiting}>
            <p role="status">Preparando el documento…</p>
            <Skeleton width={NATURAL * fit} height={NATURAL * fit * A4} radius={4} />
          </div>
        )}
        {pdf.document &&
          Array.from({ length: pages }, (_, i) => i + 1).map(number => (
            <PdfPage
              key={number}
              document={pdf.document!}
              number={number}
              width={NATURAL * scale}
              ratio={A4}
            />
          ))}
      </div>
    </Dialog>
  )
}
