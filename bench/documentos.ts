import { setTimeout } from 'node:timers/promises'
import { pdfCartas } from '@malla/documents/asignaturas/pdfCarta.ts'
import type { DatosCompetencias } from '@malla/documents/competencias/datos.ts'
import { closePdf, renderPdf } from '@malla/documents/engine/pdf.ts'
import { closeWord, renderWord } from '@malla/documents/engine/word.ts'
import type { AsignaturaInforme, DatosPlan } from '@malla/documents/planes/datos.ts'
import type { DatosDiseno } from '@malla/documents/planes/datosDiseno.ts'
import { disenoCurricular } from '@malla/documents/planes/diseno.ts'
import { codigosDe } from '@malla/domain/competencias/letras.ts'
import { claveDeSeccion } from '@malla/domain/planes/avance.ts'
import { seccionesDelPlan } from '@malla/domain/planes/secciones.ts'
import { terminosPorDefecto } from '@malla/domain/planes/terminos.ts'
import { chromium, type Page } from 'playwright-core'
import { findChromium } from '../scripts/chromium.ts'
import { median, ms, type Renglon } from './medir.ts'
import { paginaDeSilabo, silabosDelDiseno } from './silabos.ts'
import { texto } from './texto.ts'

/** Four paragraphs a course; `edicion` changes the sumilla of the course in the middle, `vuelta` all. */
interface Pedido {
  n: number
  vuelta: number
  edicion: number
}
const parrafos = ({ n, vuelta, edicion }: Pedido, i: number): string[] => {
  const primero = (vuelta * n + i) * 4
  const otro = i === n >> 1 ? edicion * 1_000_000 : 0
  return [texto(primero + otro), ...[1, 2, 3].map(k => texto(primero + k))]
}

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

const documento = (p: Pedido) => {
  const d = datos(p.n)
  return pdfCartas(
    d,
    d.asignaturas.map((a, i) => {
      const [sumilla, ...contenidos] = parrafos(p, i)
      return {
        asignatura_id: a.id,
        sumilla: sumilla ?? null,
        unidadesaprendizaje: contenidos.map((texto, u) => ({
          nombre: `Unidad ${u + 1}`,
          contenidos: texto,
          semanas: [u * 2 + 2, u * 2 + 3],
        })),
        evaluacion: [
          { criterio: 'Prácticas', peso: 60 },
          { criterio: 'Examen', peso: 40 },
        ],
        bibliografia: 'Autor, A. (2024). Título del libro. Editorial.',
      }
    }),
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
function pagina(p: Pedido): string {
  const course = (i: number): string => {
    const [sumilla, ...contenidos] = parrafos(p, i)
    return `<section id="c${i}" style="break-before:page"><h1>Fundamentos de la disciplina número ${i + 1}</h1><p>COD-${100 + i} · Sistemas · Ciclo ${(i % 10) + 1}</p>
    <table><tr><th>Créditos</th><th>Teoría</th><th>Práctica</th><th>Virtual</th></tr><tr><td>4</td><td>3</td><td>2</td><td>0</td></tr></table>
    <h2>Sumilla</h2><p>${sumilla}</p><h2>Contenidos</h2><table>${contenidos.map((t, u) => `<tr><td>Unidad ${u + 1}</td><td>${t}</td></tr>`).join('')}</table>
    <h2>Evaluación</h2><table><tr><td>Prácticas</td><td>60 %</td></tr><tr><td>Examen</td><td>40 %</td></tr></table><h2>Bibliografía</h2><p>Autor, A. (2024). Título del libro.</p></section>`
  }
  const cursos = Array.from({ length: p.n }, (_, i) => i)
  return `<!doctype html><html lang="es"><title>Cartas</title><style>${ESTILO}</style><body><h1>Índice</h1><ol>${cursos.map(i => `<li><a href="#c${i}">Fundamentos de la disciplina número ${i + 1}</a></li>`).join('')}</ol>${cursos.map(course).join('')}</body></html>`
}

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

/** Paragraphs of every section of the curricular design. */
const PARRAFOS_POR_SECCION = 8
const CURSOS_DEL_DISENO = 60

const parrafosDeSeccion = ({ vuelta }: Pedido, seccion: number): string[] =>
  Array.from({ length: PARRAFOS_POR_SECCION }, (_, i) => texto(((vuelta + 1) * 1000 + seccion) * 100 + i))

/** Six competencies of three parts of two each; every course serves two of them. */
const RAICES = 6

function competenciasDelDiseno(p: Pedido): DatosCompetencias {
  const una = (id: number, competencia_id: number, orden: number) => ({
    id,
    competencia_id,
    orden,
    tipopadre: id % 100 > 4 ? 2 : 1,
    tabcompetencia_id: 0,
    nombre: texto(((p.vuelta + 1) * 1000 + 999) * 10_000 + id).slice(0, 110),
    iscompetencia: id < 10_000,
    termino_id: null,
    linea: null,
    resultados_ids: [],
  })
  const crudas = Array.from({ length: RAICES }, (_, i) => i + 1).flatMap(raiz => [
    una(raiz, 0, raiz),
    ...[1, 2, 3].flatMap(n => [
      una(n * 100 + raiz, raiz, n),
      ...[1, 2].map(m => una((m * 10 + n) * 1000 + raiz, n * 100 + raiz, m)),
    ]),
  ])
  const codigos = codigosDe(crudas, [], terminosPorDefecto)
  return {
    grupos: [],
    todas: crudas.map(c => ({ ...c, codigo: codigos.get(c.id)! })),
    resultados: [],
    celdas: Array.from({ length: CURSOS_DEL_DISENO }, (_, i) => i).flatMap(i =>
      [0, 7].map(salto => ({
        competencia_id: crudas.filter(c => c.iscompetencia)[(i + salto) % (RAICES * 4)]!.id,
        asignatura_id: i + 1,
        nivel: (['introduce', 'desarrolla', 'logra'] as const)[i % 3]!,
      })),
    ),
  }
}

/** The same tree and matrix as tables for the browser. */
function tablasDeCompetencias(p: Pedido): string {
  const { todas, celdas } = competenciasDelDiseno(p)
  const columnas = todas.filter(c => c.iscompetencia)
  const letras = new Map(celdas.map(c => [`${c.competencia_id} ${c.asignatura_id}`, c.nivel[0]!]))
  const arbol = todas.map(c => `<tr><td>${c.codigo}</td><td>${c.nombre}</td></tr>`)
  const filas = Array.from({ length: CURSOS_DEL_DISENO }, (_, i) => i + 1).map(
    id =>
      `<tr><td>COD-${99 + id} Fundamentos de la disciplina número ${id}</td>${columnas.map(c => `<td>${letras.get(`${c.id} ${id}`) ?? ''}</td>`).join('')}</tr>`,
  )
  return `<h1>Competencias</h1><table>${arbol.join('')}</table><h1>Qué cursos sirven a cada competencia</h1><table><tr><th>Curso</th>${columnas.map(c => `<th>${c.codigo}</th>`).join('')}</tr>${filas.join('')}</table>`
}

/** A whole curricular design: the 25 sections written, 60 courses, the malla, competencies with their matrix, a carta and a full syllabus each. */
function diseno(p: Pedido): DatosDiseno {
  const entrada = (parrafos: string[]) => ({
    id: 'x',
    version: 1,
    status: 1,
    nombre: null,
    grupo: null,
    peso: null,
    semanas: null,
    cursos_ids: [],
    texto: {
      type: 'doc',
      content: parrafos.map(text => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
    },
  })
  return {
    ...datos(CURSOS_DEL_DISENO),
    visto: {
      isCepre: false,
      configDisenoCurricular: 1,
      nivel: '00001',
      configNodesTree: ['modulo', 'unidad'],
    },
    terminos: terminosPorDefecto,
    textos: Object.fromEntries(
      seccionesDelPlan.flatMap((s, i) => {
        const clave = claveDeSeccion(s)
        return clave ? [[clave, [entrada(parrafosDeSeccion(p, i))]]] : []
      }),
    ),
    perfilEgreso: [],
    competencias: competenciasDelDiseno(p),
    equivalencias: [],
    laboratorios: [],
    adjuntos: [],
    partes: {},
    imagenes: {},
    silabos: silabosDelDiseno(datos(CURSOS_DEL_DISENO), p.vuelta),
    sinSilabo: [],
    cartas: datos(CURSOS_DEL_DISENO).asignaturas.map((a, i) => ({
      asignatura_id: a.id,
      sumilla: parrafos(p, i)[0] ?? null,
    })),
  }
}

/** Like content for the browser: the sections, a table of the courses, the malla as a table, a page for every course. */
function paginaDeDiseno(p: Pedido): string {
  const { asignaturas, ciclos } = datos(CURSOS_DEL_DISENO)
  const secciones = seccionesDelPlan.map(
    (s, i) =>
      `<h1 id="s${i}">${s.titulo}</h1>${parrafosDeSeccion(p, i)
        .map(t => `<p>${t}</p>`)
        .join('')}`,
  )
  const tablas = ciclos.map(
    c =>
      `<h2>${c.descripcion}</h2><table><tr><th>Código</th><th>Curso</th><th>T</th><th>P</th><th>Créd.</th></tr>${asignaturas
        .filter(a => a.ciclo_id === c.id)
        .map(a => `<tr><td>${a.codigo}</td><td>${a.nombre}</td><td>3</td><td>2</td><td>4</td></tr>`)
        .join('')}</table>`,
  )
  const malla = `<table style="break-before:page"><tr>${ciclos
    .map(
      c =>
        `<td>${asignaturas.flatMap(a => (a.ciclo_id === c.id ? [`<p>${a.codigo} ${a.nombre}</p>`] : [])).join('')}</td>`,
    )
    .join('')}</tr></table>`
  const cartas = asignaturas.map(
    (a, i) =>
      `<section style="break-before:page"><h1>${a.nombre}</h1><p>${a.codigo} · Sistemas</p><h2>Sumilla</h2><p>${parrafos(p, i)[0]}</p><h2>Competencias</h2><p>Pendiente</p><h2>Contenidos</h2><p>Pendiente</p><h2>Evaluación</h2><p>Pendiente</p></section>`,
  )
  const silabos = asignaturas.map((a, i) => paginaDeSilabo(a.nombre, i, p.vuelta))
  const indice = seccionesDelPlan.map((s, i) => `<li><a href="#s${i}">${s.titulo}</a></li>`).join('')
  return `<!doctype html><html lang="es"><title>Diseño</title><style>${ESTILO}</style><body><h1>Índice</h1><ol>${indice}</ol>${secciones.join('')}${tablas.join('')}${malla}${tablasDeCompetencias(p)}${cartas.join('')}${silabos.join('')}</body></html>`
}

/** The curricular design whole, in PDF and in Word, against Chromium's print of like content. */
async function medirDiseno(page: Page | undefined): Promise<Renglon[]> {
  const pedido: Pedido = { n: CURSOS_DEL_DISENO, vuelta: 0, edicion: 0 }
  const con =
    (hacer: (d: ReturnType<typeof disenoCurricular>) => Promise<unknown>): Hacer =>
    p => {
      const documento = disenoCurricular(diseno(p))
      return () => hacer(documento)
    }
  const floor = page ? await medir(pedido, 'vuelta', 3, imprimirEn(page, paginaDeDiseno)) : Number.NaN
  const filas: Renglon[] = []
  for (const [nombre, hacer] of [
    ['PDF', con(renderPdf)],
    ['Word, con los números de página de su índice', con(renderWord)],
  ] as const) {
    const ours = await medir(pedido, 'vuelta', 3, hacer)
    filas.push({
      que: `Diseño curricular entero (25 secciones, 60 cursos con su sílabo) en ${nombre} (frente a imprimir con Chromium)`,
      nuestro: ms(ours),
      piso: page ? ms(floor) : 'sin Chromium',
      razon: page ? `${(floor / ours).toFixed(1)} × más rápido` : '—',
      meta: '≥ 1 ×',
    })
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
    const floor = page ? await medir(pedido, 'vuelta', runs, imprimirEn(page)) : Number.NaN
    for (const { nombre, cambia } of CASOS) {
      const ours = await medir(pedido, cambia, runs, nuestro)
      rows.push({
        que: `PDF de ${n} ${n === 1 ? 'curso' : 'cursos'}, ${nombre} (frente a imprimir con Chromium)`,
        nuestro: ms(ours),
        piso: page ? ms(floor) : 'sin Chromium',
        razon: page ? `${(floor / ours).toFixed(1)} × más rápido` : '—',
        meta: '≥ 5 ×',
      })
    }
  }
  rows.push(...(await medirDiseno(page)))
  await browser?.close()
  await closePdf()
  await closeWord()
  return rows
}
