import type { Foto } from './foto.ts'
import { idDeCurso, idDePlan, irAPlan, llego } from './lugares.ts'

const institucion = 'Universidad Andina del Sur'
const operador = { usuario: 'operador', institucion }
const docente = { usuario: 'docente', institucion }
const SISTEMAS = { programa: 'Ingeniería de Sistemas', nombre: 'Plan de estudios 2026' }

/** What the landing page shows of the product. */
export const fotosDePortada: readonly Foto[] = [
  {
    nombre: 'malla',
    ventana: 'ancha',
    quien: operador,
    async llegar(page) {
      const plan = await idDePlan(page, SISTEMAS.programa, SISTEMAS.nombre)
      const curso = await idDeCurso(page, plan, 'Base de Datos I')
      await irAPlan(page, { ...SISTEMAS, query: `curso=${curso}` })
      await page.locator('[data-curso]').first().waitFor()
      await llego(page)
    },
  },
  {
    nombre: 'cursos',
    ventana: 'ancha',
    quien: operador,
    async llegar(page) {
      await irAPlan(page, { ...SISTEMAS, query: 'tab=cursos' })
      await page.getByRole('gridcell').first().waitFor()
      await llego(page)
    },
  },
  {
    nombre: 'matriz',
    ventana: 'ancha',
    quien: operador,
    async llegar(page) {
      await irAPlan(page, { ...SISTEMAS, query: 'tab=competencias&vista=matriz' })
      await page.getByRole('gridcell').first().waitFor()
      await llego(page)
    },
  },
  {
    nombre: 'avance',
    ventana: 'ancha',
    quien: operador,
    async llegar(page) {
      await irAPlan(page, { ...SISTEMAS, query: 'tab=avance' })
      await page.getByText('del plan está completo').waitFor()
      await llego(page)
    },
  },
  {
    nombre: 'silabo',
    ventana: 'ancha',
    quien: docente,
    async llegar(page) {
      await page.goto('/form/1486745968653')
      await page.getByRole('link', { name: /^Introducción a la Ingeniería/ }).click()
      await page.getByRole('heading', { name: 'Anexos' }).waitFor()
      await llego(page)
    },
  },
  {
    nombre: 'documento',
    ventana: 'ancha',
    quien: operador,
    async llegar(page) {
      await irAPlan(page, SISTEMAS)
      await page.getByRole('button', { name: 'Imprimir', exact: true }).click()
      const visor = page.getByRole('dialog')
      await visor.locator('canvas').first().waitFor()
      await visor.getByLabel('Página', { exact: true }).fill('3')
      await visor.getByText('EG101').first().waitFor()
      // The page is drawn after its text is laid over it.
      await page.waitForTimeout(1000)
    },
  },
  {
    nombre: 'silabos-telefono',
    ventana: 'telefono',
    quien: docente,
    async llegar(page) {
      await page.goto('/form/1486745968653')
      await page.getByRole('heading', { level: 1 }).waitFor()
      await llego(page)
    },
  },
]
