import type { Page } from 'playwright-core'
import { PLANES } from '../demo.ts'
import type { Foto } from './foto.ts'
import { idDeCurso, idDePlan, ir, irAPlan, irASilabo, llego, SILABOS } from './lugares.ts'

const institucion = 'Universidad Andina del Sur'
const operador = { usuario: 'operador', institucion }
const inspector = { usuario: 'inspector', institucion }
const docente = { usuario: 'docente', institucion }
const root = { usuario: 'root', institucion }
const SISTEMAS = { programa: 'Ingeniería de Sistemas', nombre: 'Plan de estudios 2026' }
const CIVIL = { programa: 'Ingeniería Civil', nombre: 'Plan de estudios 2024' }

const boton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** What the pages of docs/guia show of the product. */
export const fotosDeGuia: readonly Foto[] = [
  {
    nombre: 'guia-entrar',
    ventana: 'telefono',
    async llegar(page) {
      await page.goto('/auth/signin')
      await page.getByRole('button', { name: 'Entrar', exact: true }).waitFor()
    },
  },
  {
    nombre: 'guia-escritorio',
    ventana: 'media',
    quien: operador,
    llegar: page => ir(page, '/escritorio'),
  },
  {
    nombre: 'guia-buscar',
    ventana: 'media',
    parte: '[role=dialog]',
    quien: operador,
    async llegar(page) {
      await ir(page, '/escritorio')
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: 'Buscar', exact: true }).fill('base de datos')
      await page.getByRole('option').first().waitFor()
      await page.waitForTimeout(400)
    },
  },
  {
    nombre: 'guia-menu',
    ventana: 'telefono',
    parte: '[role=menu]',
    quien: operador,
    async llegar(page) {
      await ir(page, '/escritorio')
      await page.getByRole('button', { name: /^Menú de/ }).click()
      await page.getByRole('menuitem', { name: 'Mi Perfil' }).waitFor()
    },
  },
  {
    nombre: 'guia-planes',
    ventana: 'media',
    quien: operador,
    async llegar(page) {
      await ir(page, PLANES)
      await boton(page, 'Nuevo plan').click()
      await page.getByRole('dialog').getByLabel('Nombre del plan').waitFor()
    },
  },
  {
    nombre: 'guia-secciones',
    ventana: 'media',
    quien: operador,
    async llegar(page) {
      await irAPlan(page, { ...SISTEMAS, query: 'tab=secciones&seccion=cursos-de-convalidacion' })
      await boton(page, 'Añadir todas').waitFor()
      await boton(page, 'Añadir todas').scrollIntoViewIfNeeded()
      await llego(page)
    },
  },
  {
    nombre: 'guia-documentos',
    ventana: 'media',
    quien: operador,
    async llegar(page) {
      await irAPlan(page, { ...SISTEMAS, query: 'tab=documentos' })
      await boton(page, 'Preparar: Diseño curricular').waitFor()
      await llego(page)
    },
  },
  {
    nombre: 'guia-requisitos',
    ventana: 'ancha',
    parte: 'section[aria-label="Base de Datos II"]',
    quien: operador,
    async llegar(page) {
      const plan = await idDePlan(page, SISTEMAS.programa, SISTEMAS.nombre)
      const curso = await idDeCurso(page, plan, 'Base de Datos II')
      await irAPlan(page, { ...SISTEMAS, query: `curso=${curso}` })
      await page.locator('[data-curso]').first().waitFor()
      await page.getByRole('button', { name: /^Editar los requisitos de/ }).click()
      await boton(page, 'Guardar requisitos').waitFor()
      await llego(page)
    },
  },
  {
    nombre: 'guia-competencias',
    ventana: 'media',
    quien: operador,
    async llegar(page) {
      await irAPlan(page, { ...SISTEMAS, query: 'tab=competencias' })
      await boton(page, 'Acciones de F1').waitFor()
      await llego(page)
    },
  },
  {
    nombre: 'guia-carta',
    ventana: 'media',
    quien: operador,
    async llegar(page) {
      const plan = await idDePlan(page, SISTEMAS.programa, SISTEMAS.nombre)
      const curso = await idDeCurso(page, plan, 'Base de Datos I')
      await ir(page, `${PLANES}/carta?plan=${plan}&curso=${curso}`)
    },
  },
  {
    nombre: 'guia-comparar',
    ventana: 'media',
    quien: operador,
    async llegar(page) {
      const plan = await idDePlan(page, SISTEMAS.programa, SISTEMAS.nombre)
      const otro = await idDePlan(page, SISTEMAS.programa, 'Plan de estudios 2019')
      await ir(page, `${PLANES}/${plan}/comparar?plan=${otro}`)
    },
  },
  {
    nombre: 'guia-lista-de-silabos',
    ventana: 'media',
    quien: inspector,
    async llegar(page) {
      const plan = await idDePlan(page, SISTEMAS.programa, SISTEMAS.nombre)
      await ir(page, `${SILABOS}?plan=${plan}`)
    },
  },
  {
    nombre: 'guia-silabo',
    ventana: 'media',
    quien: docente,
    llegar: page => irASilabo(page, 'Introducción a la Ingeniería de Sistemas', 'Programación'),
  },
  {
    nombre: 'guia-periodos',
    ventana: 'media',
    quien: operador,
    async llegar(page) {
      await ir(page, `${SILABOS}?vista=periodos`)
      await boton(page, 'Nuevo periodo').waitFor()
    },
  },
  {
    nombre: 'guia-estructura',
    ventana: 'media',
    quien: operador,
    async llegar(page) {
      await ir(page, `${SILABOS}/config-silabos`)
      await page.getByText('Así queda el sílabo').first().waitFor()
      await llego(page)
    },
  },
  {
    nombre: 'guia-legal',
    ventana: 'ancha',
    quien: operador,
    async llegar(page) {
      await irAPlan(page, { ...CIVIL, query: 'panel=legal' })
      await page.getByRole('region', { name: 'Semáforo legal', exact: true }).waitFor()
      await llego(page)
    },
  },
  {
    nombre: 'guia-analitica',
    ventana: 'media',
    quien: operador,
    async llegar(page) {
      const plan = await idDePlan(page, SISTEMAS.programa, SISTEMAS.nombre)
      await ir(page, `${PLANES}/${plan}/analitica`)
      await page.getByRole('heading', { name: 'Los cursos que más pesan', exact: true }).waitFor()
      await llego(page)
    },
  },
  {
    nombre: 'guia-complejidad',
    ventana: 'ancha',
    quien: operador,
    async llegar(page) {
      await irAPlan(page, { ...SISTEMAS, query: 'modo=complejidad' })
      await page.getByText('Cuánto pesa cada curso en el plan').waitFor()
      await boton(page, 'Cadena más larga').click()
      await llego(page)
    },
  },
  {
    nombre: 'guia-impacto',
    ventana: 'media',
    quien: operador,
    async llegar(page) {
      const plan = await idDePlan(page, SISTEMAS.programa, SISTEMAS.nombre)
      const curso = await idDeCurso(page, plan, 'Cálculo Diferencial')
      await irAPlan(page, { ...SISTEMAS, query: `curso=${curso}` })
      await boton(page, 'Editar curso').click()
      await page
        .getByRole('region', { name: 'Versiones del curso' })
        .getByRole('button', { name: /^Eliminar/ })
        .click()
      await page.getByRole('combobox', { name: /^Reemplazar por otro/ }).waitFor()
      await llego(page)
    },
  },
  {
    nombre: 'guia-propuesta',
    ventana: 'ancha',
    quien: operador,
    async llegar(page) {
      await irAPlan(page, CIVIL)
      await boton(page, 'Proponer reparto').click()
      await boton(page, 'Aplicar la propuesta').hover()
      await llego(page)
    },
  },
  {
    nombre: 'guia-respaldos',
    ventana: 'media',
    quien: root,
    async llegar(page) {
      await ir(page, '/ajustes?vista=respaldos')
      await boton(page, 'Respaldar ahora').waitFor()
      const hecho = page.getByRole('link', { name: /^malla-.+\.tar\.gz$/ }).first()
      if (!(await hecho.isVisible())) await boton(page, 'Respaldar ahora').click()
      await hecho.waitFor({ timeout: 90_000 })
      // Where they are kept is a folder of the machine that takes the picture.
      await page
        .getByText(/^Se guardan en /)
        .evaluate(line => (line.textContent = 'Se guardan en /srv/malla/respaldos.'))
      await page.getByRole('alert').waitFor({ state: 'detached' })
    },
  },
]
