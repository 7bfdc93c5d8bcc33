import { pdfCartas } from '@malla/documents/asignaturas/pdfCarta.ts'
import { closePdf, renderPdf } from '@malla/documents/engine/pdf.ts'
import type { AsignaturaInforme, DatosPlan } from '@malla/documents/planes/datos.ts'
import { chromium } from 'playwright-core'
import { findChromium } from '../scripts/chromium.ts'
import { median, ms, type Renglon, samples } from './medir.ts'

const SUMILLA =
  'Asignatura de naturaleza teórico-práctica. Su propósito es que el estudiante modele, construya y consulte soluciones que respondan a problemas de una organización. Comprende: fundamentos, métodos, aplicaciones y evaluación de resultados.'

function datos(n: number): DatosPlan {
  const ciclos = Array.from({ length: 10 }, (_, i) => ({
    id: i + 1,
    numero: i + 1,
    nombre: String(i + 1),
    descripcion: `Ciclo ${i + 1}`,
  }))
  const asignaturas: AsignaturaInforme[] = Array.from({ length: n }, (_, i) => ({
    id: i + 1,
    nombre: `Fundamentos de la disciplina número ${i + 1}`,
    codigo: `COD-${100 + i}`,
    ciclo_id: (i % 10) + 1,
    seccion_id: null,
    orden: Math.floor(i / 10),
    credits: 4,
    horasteoria: 3,
    horaspractica: 2,
    horasvirtual: 0,
    requisitos: i >= 10 ? { tipo: 'curso', asignatura_id: i - 9, modo: 'previo' } : null,
    areacurso_id: 1,
    tipocurso_id: null,
    tipologiaespecial_id: null,
    tipoestudio: null,
    modalidad: null,
  }))
  return {
    institucion: { razonsocial: 'Universidad de Medida', tipo: 'Universidad', imagen: null },
    facultad: 'Ingeniería',
    nivel: 'Pregrado',
    modalidad: 'Presencial',
    programa: 'Sistemas',
    full_name: 'Plan 2026',
    numero: null,
    numero_resolucion: null,
    fecha_resolucion: null,
    fechacese: null,
    regimen: 'Semestre',
    ciclosporanio: 2,
    duracion: '5 años',
    semanas: 16,
    horas_credito_teoria: 16,
    horas_credito_practica: 32,
    creditos_totales: 200,
    creditos_generales: 35,
    creditos_electivos: null,
    ciclos,
    secciones: [],
    asignaturas,
    areas: [{ id: 1, nombre: 'Sistemas', abreviatura: 'SIS', color: 1 }],
    tipos: [],
    tipologias: [],
    emitido: null,
  }
}

const documento = (n: number) => {
  const d = datos(n)
  return pdfCartas(
    d,
    d.asignaturas.map(a => ({
      asignatura_id: a.id,
      sumilla: SUMILLA,
      unidadesaprendizaje: [1, 2, 3].map(u => ({
        nombre: `Unidad ${u}`,
        contenidos: SUMILLA,
        semanas: [u * 2, u * 2 + 1],
      })),
      evaluacion: [
        { criterio: 'Prácticas', peso: 60 },
        { criterio: 'Examen', peso: 40 },
      ],
      bibliografia: 'Autor, A. (2024). Título del libro. Editorial.',
    })),
  )
}

const CABECERA =
  '<div style="font-size:8px;width:100%;padding:0 2cm">Universidad de Medida · Ingeniería</div>'
const PIE =
  '<div style="font-size:8px;width:100%;padding:0 2cm">Cartas descriptivas · Página <span class="pageNumber"></span> de <span class="totalPages"></span></div>'
const ESTILO =
  'body{font:11pt/1.4 serif;text-align:justify;hyphens:auto}table{width:100%;border-collapse:collapse}td,th{border-bottom:1px solid #ccc;padding:4px}'
const MARGEN = { top: '2.5cm', bottom: '2cm', left: '2cm', right: '2cm' }

/** The same words as a page for the browser to print. */
function pagina(n: number): string {
  const course = (
    i: number,
  ): string => `<section id="c${i}" style="break-before:page"><h1>Fundamentos de la disciplina número ${i + 1}</h1><p>COD-${100 + i} · Sistemas · Ciclo ${(i % 10) + 1}</p>
    <table><tr><th>Créditos</th><th>Teoría</th><th>Práctica</th><th>Virtual</th></tr><tr><td>4</td><td>3</td><td>2</td><td>0</td></tr></table>
    <h2>Sumilla</h2><p>${SUMILLA}</p><h2>Contenidos</h2><table>${[1, 2, 3].map(u => `<tr><td>Unidad ${u}</td><td>${SUMILLA}</td></tr>`).join('')}</table>
    <h2>Evaluación</h2><table><tr><td>Prácticas</td><td>60 %</td></tr><tr><td>Examen</td><td>40 %</td></tr></table><h2>Bibliografía</h2><p>Autor, A. (2024). Título del libro.</p></section>`
  return `<!doctype html><html lang="es"><title>Cartas</title><style>${ESTILO}</style><body><h1>Índice</h1><ol>${Array.from({ length: n }, (_, i) => `<li><a href="#c${i}">Fundamentos de la disciplina número ${i + 1}</a></li>`).join('')}</ol>${Array.from({ length: n }, (_, i) => course(i)).join('')}</body></html>`
}

/** PDFs of one and of 150 courses, warm, against Chromium's print of like content, warm too. */
export async function medirDocumentos(): Promise<Renglon[]> {
  const executablePath = findChromium()
  const browser = executablePath
    ? await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
    : null
  const rows: Renglon[] = []
  for (const [n, runs] of [
    [1, 10],
    [150, 3],
  ] as const) {
    const doc = documento(n)
    const ours = median(await samples(runs, () => renderPdf(doc), 2))
    const page = await browser?.newPage()
    const html = pagina(n)
    const print = async (): Promise<void> => {
      await page!.setContent(html)
      await page!.pdf({
        format: 'A4',
        tagged: true,
        outline: true,
        displayHeaderFooter: true,
        headerTemplate: CABECERA,
        footerTemplate: PIE,
        margin: MARGEN,
      })
    }
    const floor = page ? median(await samples(runs, print, 1)) : Number.NaN
    rows.push({
      que: `PDF de ${n} ${n === 1 ? 'curso' : 'cursos'} (frente a imprimir con Chromium)`,
      nuestro: ms(ours),
      piso: page ? ms(floor) : 'sin Chromium',
      razon: page ? `${(floor / ours).toFixed(1)} × más rápido` : '—',
      meta: '≥ 5 ×',
    })
  }
  await browser?.close()
  await closePdf()
  return rows
}
