import { setTimeout } from 'node:timers/promises'
import { closePdf, renderPdf } from '@malla/documents/engine/pdf.ts'
import { closeWord, renderWord } from '@malla/documents/engine/word.ts'
import { disenoCurricular } from '@malla/documents/planes/diseno.ts'
import { chromium, type Page } from 'playwright-core'
import { findChromium } from '../scripts/chromium.ts'
import { documento, type Pedido, pagina } from './cartas.ts'
import { CURSOS_DEL_DISENO, diseno, paginaDeDiseno } from './diseno.ts'
import { median, ms, type Renglon } from './medir.ts'

const CABECERA =
  '<div style="font-size:8px;width:100%;padding:0 2cm">Universidad de Medida · Ingeniería</div>'
const PIE =
  '<div style="font-size:8px;width:100%;padding:0 2cm">Cartas descriptivas · Página <span class="pageNumber"></span> de <span class="totalPages"></span></div>'
const MARGEN = { top: '2.5cm', bottom: '2cm', left: '2cm', right: '2cm' }

/** Each way of printing: what is another document from one time to the next. */
const CASOS = [
  { nombre: 'primera vez', cambia: 'vuelta' },
  { nombre: 'otra vez, con una sumilla cambiada', cambia: 'edicion' },
  { nombre: 'otra vez, sin cambios', cambia: null },
] as const

/** Milliseconds of one case, warm. The worker's cleaning after a document is waited for: it belongs to nobody's request. */
async function medir(p: Pedido, cambia: 'vuelta' | 'edicion' | null, runs: number, hacer: Hacer) {
  const warm = 2
  const tomados: number[] = []
  for (let i = -warm; i < runs; i++) {
    if (cambia) p[cambia]++
    const tarea = hacer(p)
    const inicio = performance.now()
    await tarea()
    if (i >= 0) tomados.push(performance.now() - inicio)
    await setTimeout(p.n > 1 ? 250 : 10)
  }
  return median(tomados.sort((a, b) => a - b))
}
type Hacer = (p: Pedido) => () => Promise<unknown>

const nuestro: Hacer = p => {
  const doc = documento(p)
  return () => renderPdf(doc)
}

const imprimirEn =
  (page: Page, escribir = pagina): Hacer =>
  p => {
    const html = escribir(p)
    return async () => {
      await page.setContent(html)
      await page.pdf({
        format: 'A4',
        tagged: true,
        outline: true,
        displayHeaderFooter: true,
        headerTemplate: CABECERA,
        footerTemplate: PIE,
        margin: MARGEN,
      })
    }
  }

/** A time of ours beside that of Chromium (`floor`; null: there is none here), in milliseconds. */
const frenteAChromium = (que: string, ours: number, floor: number | null, meta: string): Renglon => ({
  que: `${que} (frente a imprimir con Chromium)`,
  nuestro: ms(ours),
  piso: floor === null ? 'sin Chromium' : ms(floor),
  razon: floor === null ? '—' : `${(floor / ours).toFixed(1)} × más rápido`,
  meta,
})

/** The curricular design whole, in PDF and in Word, against Chromium's print of like content. */
async function medirDiseno(page: Page | undefined): Promise<Renglon[]> {
  const pedido: Pedido = { n: CURSOS_DEL_DISENO, vuelta: 0, edicion: 0 }
  const con =
    (hacer: (d: ReturnType<typeof disenoCurricular>) => Promise<unknown>): Hacer =>
    p => {
      const documento = disenoCurricular(diseno(p))
      return () => hacer(documento)
    }
  const floor = page ? await medir(pedido, 'vuelta', 3, imprimirEn(page, paginaDeDiseno)) : null
  const filas: Renglon[] = []
  for (const [nombre, hacer] of [
    ['PDF', con(renderPdf)],
    ['Word, con los números de página de su índice', con(renderWord)],
  ] as const) {
    const ours = await medir(pedido, 'vuelta', 3, hacer)
    const que = `Diseño curricular entero (25 secciones, 60 cursos con su sílabo) en ${nombre}`
    filas.push(frenteAChromium(que, ours, floor, '≥ 1 ×'))
  }
  return filas
}

/** PDFs of one and of 150 courses, warm, against Chromium's print of like content, warm too. */
export async function medirDocumentos(): Promise<Renglon[]> {
  const executablePath = findChromium()
  const browser = executablePath
    ? await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
    : null
  const page = await browser?.newPage()
  const rows: Renglon[] = []
  for (const [n, runs] of [
    [1, 10],
    [150, 3],
  ] as const) {
    const pedido: Pedido = { n, vuelta: 0, edicion: 0 }
    // A browser lays out all of it each time: one floor for the three.
    const floor = page ? await medir(pedido, 'vuelta', runs, imprimirEn(page)) : null
    for (const { nombre, cambia } of CASOS) {
      const ours = await medir(pedido, cambia, runs, nuestro)
      const que = `PDF de ${n} ${n === 1 ? 'curso' : 'cursos'}, ${nombre}`
      rows.push(frenteAChromium(que, ours, floor, '≥ 5 ×'))
    }
  }
  rows.push(...(await medirDiseno(page)))
  await browser?.close()
  await closePdf()
  await closeWord()
  return rows
}
