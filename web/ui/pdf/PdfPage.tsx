import { type PDFDocumentProxy, type PDFPageProxy, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useRef, useState } from 'react'
import { type Dibujo, dibujarAlLlegar } from './dibujo.ts'
import classes from './PdfViewer.module.css'

/** Draws one page and lays its text over it, so that it can be selected, searched and read aloud. */
function draw(page: PDFPageProxy, canvas: HTMLCanvasElement, text: HTMLElement, scale: number): Dibujo {
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
  // Without its text the page is still read.
  layer.render().catch(() => undefined)
  const parar = () => {
    task.cancel()
    layer.cancel()
  }
  return { hecho: task.promise, parar }
}

/** A page of a document; drawn when it comes near the window, and again when it comes back. `ratio` is its height by its width, until it is known. */
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
  const [isFallida, setFallida] = useState(false)

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setNear(entry!.isIntersecting), {
      rootMargin: '800px',
    })
    observer.observe(box.current!)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    if (!near) return
    setFallida(false)
    const show = (page: PDFPageProxy) => {
      const natural = page.getViewport({ scale: 1 })
      setShape(natural.height / natural.width)
      box.current!.style.setProperty('--total-scale-factor', String(width / natural.width))
      return draw(page, canvas.current!, text.current!, width / natural.width)
    }
    return dibujarAlLlegar(document.getPage(number), show, error => {
      setFallida(true)
      reportError(error)
    })
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
          {isFallida && (
            <p className={classes.fallida} role="status">
              No se pudo dibujar esta página. Descargue el documento para verla.
            </p>
          )}
        </>
      )}
    </section>
  )
}
