import type { Page } from 'playwright-core'
import { PLANES } from '../demo.ts'
import { pedirDe } from './entrar.ts'

/** Where things of the demonstration stand: found by their names, since ids depend on what was made before. */

/** Address of the form Sílabos de Cursos. */
export const SILABOS = '/form/1486745968653'

interface Planes {
  data: { id: number; programa: string; full_name: string }[]
}
interface Cursos {
  data: { id: number; nombre: string }[]
}

/** Id of a plan of the institution that the page works in. */
export async function idDePlan(page: Page, programa: string, nombre: string): Promise<number> {
  const filtro = encodeURIComponent(nombre)
  const { data } = await pedirDe<Planes>(page.request, `/v1/plan/estudios?per_page=50&filtro=${filtro}`)
  const plan = data.find(p => p.programa === programa && p.full_name === nombre)
  if (!plan) throw new Error(`there is no ${programa}: ${nombre}`)
  return plan.id
}

/** Id of a course of a plan. */
export async function idDeCurso(page: Page, plan: number, nombre: string): Promise<number> {
  const { data } = await pedirDe<Cursos>(page.request, `/v1/asignaturas/por/plan/estudio/${plan}`)
  const curso = data.find(c => c.nombre === nombre)
  if (!curso) throw new Error(`plan ${plan} has no ${nombre}`)
  return curso.id
}

/** Opens an address and waits for its title and what is on its way. */
export async function ir(page: Page, camino: string): Promise<void> {
  await page.goto(camino)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await llego(page)
}

/** Opens the syllabus of a course in the period of today. */
export async function irASilabo(page: Page, nombre: string, seccion: string): Promise<void> {
  await ir(page, SILABOS)
  await page.getByRole('link', { name: nombre }).first().click()
  await page.getByRole('navigation', { name: 'Secciones del sílabo' }).waitFor()
  await page
    .getByRole('navigation', { name: 'Secciones del sílabo' })
    .getByRole('button', { name: seccion })
    .first()
    .click()
  await llego(page)
}

/** Opens a plan on one of its tabs; `query` as in an address: `tab=cursos`. */
export async function irAPlan(
  page: Page,
  { programa, nombre, query = '' }: { programa: string; nombre: string; query?: string },
): Promise<number> {
  const id = await idDePlan(page, programa, nombre)
  await page.goto(`${PLANES}/${id}?${query}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return id
}

/** Until no skeleton stands for what is still on its way. */
export const llego = (page: Page): Promise<void> =>
  page.locator('.mantine-Skeleton-root').first().waitFor({ state: 'detached' })
