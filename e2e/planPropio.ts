import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { PLANES } from './demo.ts'

/** A course as a test writes it: name, cycle (from 1; 0: the section of electives), what it asks for by name. */
export type CursoPropio = [nombre: string, ciclo: number, requisitos?: string]

export interface PlanPropio {
  id: number
  programa: string
  programaId: number
  nombre: string
  /** Address of its page. */
  url: string
  /** Id of a course by its name. */
  curso: Readonly<Record<string, number>>
}

/** Asks the server as the person who is signed in on the page; the answer is what the test says it is. */
export async function pedir<T>(page: Page, verbo: string, camino: string, datos?: object): Promise<T> {
  const answer = await page.request.fetch(`/api${camino}`, {
    method: verbo,
    headers: { accept: 'application/json' },
    ...(datos && { data: datos }),
  })
  expect(answer.status(), `${verbo} ${camino}: ${await answer.text()}`).toBeLessThan(300)
  return answer.json() as Promise<T>
}

interface Uno {
  data: { id: number }
}
interface Varios {
  data: { id: number; nombre: string }[]
}

let n = 0

/** A plan of the test's own, so that no other test sees what happens to it. Needs someone signed in who may make plans. */
export async function planPropio(
  page: Page,
  ciclos: number,
  cursos: readonly CursoPropio[],
  /** In which programme, by its name; else in any. */
  en?: string,
): Promise<PlanPropio> {
  const filtro = en ? `&filtro=${encodeURIComponent(en)}` : ''
  const programa = (await pedir<Varios>(page, 'GET', `/v1/programas?per_page=5&estado=Activado${filtro}`))
    .data[0]!
  const nombre = `Plan de prueba ${process.pid}-${++n}`
  const { data: plan } = await pedir<Uno>(page, 'POST', '/v1/plan/estudios', {
    full_name: nombre,
    carrera_id: programa.id,
    ciclos,
  })
  const { data: hechos } = await pedir<Varios>(page, 'GET', `/v1/ciclos/por/plan/${plan.id}`)
  const seccion = cursos.some(([, ciclo]) => ciclo === 0)
    ? (
        await pedir<Uno>(page, 'POST', '/v1/secciones/electivos', {
          nombre: 'Electivos',
          planestudio_id: plan.id,
        })
      ).data.id
    : 0
  const { data } = await pedir<Varios>(page, 'PUT', `/v1/asignaturas/por/plan/estudio/${plan.id}`, {
    asignaturas: cursos.map(([nombre, ciclo, requisitos_texto = '']) => ({
      nombre,
      ...(ciclo > 0 ? { ciclo_id: hechos[ciclo - 1]!.id } : { seccion_id: seccion }),
      credits: 4,
      horasteoria: 3,
      horaspractica: 2,
      requisitos_texto,
    })),
  })
  const curso = Object.fromEntries(data.map(c => [c.nombre, c.id]))
  return {
    id: plan.id,
    programa: programa.nombre,
    programaId: programa.id,
    nombre,
    url: `${PLANES}/${plan.id}`,
    curso,
  }
}

/** A plan of the demonstration, by its programme and name: lists begin with what other tests made. */
export async function planDeDemo(
  page: Page,
  programa = 'Ingeniería de Sistemas',
  nombre = 'Plan de estudios 2026',
): Promise<{ id: number; url: string }> {
  const { data } = await pedir<{ data: { id: number; programa: string; full_name: string }[] }>(
    page,
    'GET',
    `/v1/plan/estudios?per_page=50&filtro=${encodeURIComponent(nombre)}`,
  )
  const plan = data.find(p => p.programa === programa && p.full_name === nombre)
  expect(plan, `${programa}: ${nombre}`).toBeDefined()
  return { id: plan!.id, url: `${PLANES}/${plan!.id}` }
}
