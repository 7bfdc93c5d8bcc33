import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { enterAs, unico } from './demo.ts'
import { type PlanPropio, pedir, planPropio } from './planPropio.ts'

/** A course of the test's own with a carta, a period, and the demonstration's lecturer who writes its syllabus. */
export interface SilaboPropio {
  plan: PlanPropio
  curso: number
  /** Name of the course; no other test has one like it. */
  nombre: string
  periodo: number
  /** Address of its editor. */
  url: string
  /** Its call, for `pedir`. */
  camino: string
}

interface Silabo {
  silabo: {
    silabo: Record<string, unknown>
    propias: Record<string, string>
    estado: string
    isCompletado: number
    revision: number
  }
}

const enLima = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Lima' })
/** A day so many days from today, as institutions count them: in the evening of Lima it is tomorrow elsewhere. */
export const dia = (mas: number): string => enLima.format(Date.now() + mas * 86_400_000)

/** Makes all of it; needs somebody signed in who may make plans. The demonstration's lecturer teaches the course. */
export async function silaboPropio(page: Page): Promise<SilaboPropio> {
  const nombre = unico('Base de Datos')
  const plan = await planPropio(page, 2, [
    ['Algoritmos', 1],
    [nombre, 2, ''],
  ])
  const curso = plan.curso[nombre]!
  const { data: periodo } = await pedir<{ data: { id: number } }>(page, 'POST', '/v1/periodos', {
    nombre: unico('P'),
    fechainicio: dia(-10),
    fechafin: dia(100),
    // Later than the calendar reminds by itself.
    fechaentrega: dia(9),
  })
  await pedir(page, 'PUT', `/v1/asignaturas/${curso}/carta`, {
    carta: {
      sumilla:
        '<p>Asignatura de especialidad, teórico-práctica. Comprende el modelado y el lenguaje SQL.</p>',
    },
  })
  const { data } = await pedir<{ data: { id: number; usuario: string | null }[] }>(
    page,
    'POST',
    '/usuarios/docentes/list',
    { per_page: 50 },
  )
  const quien = data.find(d => d.usuario === 'docente@demo.edu')
  await pedir(page, 'POST', `/v1/asignaturas/silabo/docente/config/save/${curso}`, {
    docentes_ids: quien ? [quien.id] : [],
  })
  return {
    plan,
    curso,
    nombre,
    periodo: periodo.id,
    url: `/form/1486745968653/silabo?curso=${curso}&periodo=${periodo.id}`,
    camino: `/v1/asignaturas/${curso}/silabo?periodo_id=${periodo.id}`,
  }
}

/** The syllabus as the server has it now. */
export const silaboGuardado = async (page: Page, { camino }: SilaboPropio): Promise<Silabo['silabo']> =>
  (await pedir<{ data: Silabo }>(page, 'GET', camino)).data.silabo

/** What is kept of its section Metodología. */
export const metodologia = async (page: Page, s: SilaboPropio): Promise<unknown> =>
  (await silaboGuardado(page, s)).silabo.metodologia

/** Writes keys of it past the screen, as another person would. */
export const guardarClaves = (
  page: Page,
  { curso, periodo }: SilaboPropio,
  silabo: Record<string, unknown>,
): Promise<unknown> =>
  pedir(page, 'PUT', `/v1/asignaturas/keys/silabo/${curso}`, { periodo_id: periodo, silabo })

/** So many weeks in two units, all written but for what `falta` says. */
export const unidadesEscritas = (semanas = 16) =>
  [0, 1].map(u => ({
    id: `u${u}`,
    nombre: u === 0 ? 'Modelado' : 'Lenguaje SQL',
    resultado: '<p>Construye consultas de varias tablas según las necesidades de una organización.</p>',
    semanas: Array.from({ length: semanas / 2 }, (_, i) => ({
      id: `s${u}-${i}`,
      numero: u * (semanas / 2) + i + 1,
      contenidos: `<p>Contenido de la semana ${u * (semanas / 2) + i + 1}.</p>`,
      actividades: '<p>Taller guiado en laboratorio.</p>',
      recursos: '',
      evidencias: '<p>Guion de creación.</p>',
      horas: null,
    })),
  }))

/** All keys of a complete syllabus. */
export const silaboCompleto = () => ({
  resultados: [
    { id: 'r1', competencia_id: null, texto: '<p>Modela datos de una organización según sus reglas.</p>' },
  ],
  unidadesaprendizaje: unidadesEscritas(),
  metodologia: '<p>Aprendizaje basado en proyectos.</p>',
  evaluacion: {
    lineas: [
      { id: 'l1', nombre: 'Prácticas', instrumento: 'Rúbrica', peso: 60, unidad_id: null },
      { id: 'l2', nombre: 'Examen final', instrumento: 'Prueba', peso: 40, unidad_id: null },
    ],
    texto: '',
  },
  bibliografia: [
    {
      id: 'b1',
      tipo: 'libro',
      titulo: 'Introducción a los sistemas de bases de datos',
      autores: 'Date, C. J.',
      anio: '2001',
    },
  ],
})

/** A section of the document. */
export const seccion = (page: Page, nombre: string): Locator =>
  page.getByRole('region', { name: nombre, exact: true })

/** Where the words are: «Guardado 10:42». */
export const estado = (page: Page): Locator => page.locator('[role=status][data-fase]')
export const guardado = (page: Page): Promise<void> =>
  expect.poll(() => estado(page).textContent()).toMatch(/^Guardado/)

/** Until the parts of the document have their places: each is loaded when it is first shown. */
export async function listo(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Anexos' }).waitFor()
  await expect.poll(() => page.locator('.mantine-Skeleton-root').count()).toBe(0)
}

/** Touches something until what it opens is there: while something above it grows, a touch may miss. */
export async function tocarHasta(que: Locator, abre: Locator): Promise<void> {
  await expect
    .poll(async () => {
      if (!(await abre.isVisible())) await que.click({ timeout: 3000 }).catch(() => undefined)
      return abre.waitFor({ timeout: 3000 }).then(
        () => true,
        () => false,
      )
    })
    .toBe(true)
}

/** Opens the text of a section, with the cursor in it. */
export async function abrirTexto(page: Page, nombre: string): Promise<Locator> {
  const texto = page.getByRole('textbox', { name: nombre, exact: true })
  await tocarHasta(seccion(page, nombre).getByRole('button', { name: /^(Escribir|Editar: )/ }), texto)
  await texto.click()
  return texto
}

/** A cell of the programme that is read, by what stands in it. */
export const celda = (page: Page, texto: string) =>
  page.getByRole('gridcell').filter({ hasText: texto }).first()

/** Opens a cell of the programme; answers its editor. */
export async function abrirCelda(page: Page, texto: string, nombre: string): Promise<Locator> {
  const editor = page.getByRole('textbox', { name: nombre })
  await tocarHasta(celda(page, texto), editor)
  return editor
}

/** Signs the operator in and opens a syllabus of the test's own, in which these keys are written already. */
export async function conSilabo(page: Page, claves: Record<string, unknown> = {}): Promise<SilaboPropio> {
  await enterAs(page, 'operador')
  const s = await silaboPropio(page)
  if (Object.keys(claves).length > 0) await guardarClaves(page, s, claves)
  await page.goto(s.url)
  await page.getByRole('heading', { level: 1, name: s.nombre }).waitFor()
  await listo(page)
  return s
}

/** One key of it as the server has it now. */
export const clave = async <T>(page: Page, s: SilaboPropio, nombre: string): Promise<T> =>
  (await silaboGuardado(page, s)).silabo[nombre] as T

/** What a text says, its paragraphs with a + between them. */
export const sinMarcas = (html: string): string => html.replace(/<\/p><p>/g, '+').replace(/<[^>]+>/g, '')
