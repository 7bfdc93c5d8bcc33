import { type PDFDocumentProxy, type PDFPageProxy, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useRef, useState } from 'react'
import classes from './PdfViewer.module.css'

/** Draws one page and lays its text over it, so that it can be selected, searched and read aloud. Gives what stops it. */
function draw(page: PDFPageProxy, canvas: HTMLCanvasElement, text: HTMLElement, scale: number): () => void {
  const viewport = page.getViewport({ scale })
  const density = Math.min(window.devicePixelRatio || 1, 2)
  canvas.width = Math.floor(viewport.width * density)
  canvas.height = Math.floor(viewport.height * density)
  const task = page.render({
    canvas,
    viewport,
    transform: density === 1 ? undefined : [density, 0, 0, density, 0, 0],
  })
  text.replaceChildren()
  const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: text, viewport })
  // A drawing that was stopped ends with an error; there is nothing to say about it.
  task.promise.catch(() => undefined)
  layer.render().catch(() => undefined)
  return () => {
    task.cancel()
    layer.cancel()
  }
}

/** A page of a document; drawn when it comes near the window. `ratio` is its height by its width, until it is known. */
export function PdfPage({
  document,
  number,
  width,
  ratio,
}: {
  document: PDFDocumentProxy
  number: number
  width: number
  ratio: number
}) {
  const box = useRef<HTMLElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  const [shape, setShape] = useState(ratio)

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setNear(entry!.isIntersecting), {
      rootMargin: '800px',
    })
    observer.observe(box.current!)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    if (!near) return
    let wanted = true
    let stop = () => {}
    const show = (page: PDFPageProxy) => {
      const natural = page.getViewport({ scale: 1 })
      if (!wanted) return
      setShape(natural.height / natural.width)
      box.current!.style.setProperty('--total-scale-factor', String(width / natural.width))
      stop = draw(page, canvas.current!, text.current!, width / natural.width)
    }
    // A document that was closed meanwhile gives no more pages, and nobody waits for them.
    document
      .getPage(number)
      .then(show)
      .catch(error => wanted && reportError(error))
    return () => {
      wanted = false
      stop()
    }
  }, [document, number, width, near])

  return (
    <section
      ref={box}
      className={classes.page}
      data-page={number}
      style={{ width, height: width * shape }}
      aria-label={`Página ${number}`}
    >
      {near && (
        <>
          <canvas key={`c${width}`} ref={canvas} />
          <div key={`t${width}`} ref={text} className={classes.text} />
        </>
      )}
    </section>
  )
}
