import type { Page } from 'playwright-core'
import { FACULTADES, PLANES } from './demo.ts'
import type { Quien } from './pantallas.ts'

/** A state of a screen that is looked at too: what opens it, and what closes it where Escape does not. */
export interface Estado {
  quien: Quien
  /** Route and query of its screen, as pantallas.ts has them. */
  ruta: string
  nombre: string
  en?: 'phone'
  /** What of the screen it changes, where that is no dialog and no menu. */
  parte?: string
  abrir: (page: Page) => Promise<void>
  cerrar?: (page: Page) => Promise<void>
}

const PLAN = `${PLANES}/$planId`
const SILABOS = '/form/1486745968653'
const USUARIOS = '/form/24042018114601?filtro=Carmen Salas'

const boton = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
const dialogo = (page: Page) => page.getByRole('dialog').last()

/** A button that opens a dialog or a drawer. */
const conBoton = (quien: Quien, ruta: string, nombre: string, name: string | RegExp): Estado => ({
  quien,
  ruta,
  nombre,
  async abrir(page) {
    await boton(page, name).click()
    await page.locator('[role=dialog], [role=menu]').filter({ visible: true }).last().waitFor()
  },
})

/** A form that is sent empty: its fields say what is wrong. */
const vacio = (quien: Quien, ruta: string, name: string | RegExp): Estado => ({
  quien,
  ruta,
  nombre: 'formulario con errores',
  async abrir(page) {
    await boton(page, name).click()
    await dialogo(page).getByRole('textbox').first().waitFor()
    await page.keyboard.press('Control+Enter')
    await dialogo(page).locator('[aria-invalid=true]').first().waitFor()
  },
})

const nadaCoincide = (quien: Quien, ruta: string): Estado => ({
  quien,
  ruta,
  nombre: 'nada coincide',
  parte: 'main',
  async abrir(page) {
    await page
      .getByRole('main')
      .getByRole('searchbox', { name: /^Filtrar/ })
      .fill('qzxqzx')
    await page
      .getByText('No hay registros que coincidan con su solicitud.')
      .filter({ visible: true })
      .first()
      .waitFor()
  },
  cerrar: page =>
    page
      .getByRole('main')
      .getByRole('searchbox', { name: /^Filtrar/ })
      .fill(''),
})

const buscar: Estado = {
  quien: 'operador',
  ruta: '/escritorio',
  nombre: 'buscar',
  async abrir(page) {
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Buscar' }).fill('calculo')
    await page.getByRole('option').first().waitFor()
  },
}

const curso = {
  quien: 'operador',
  ruta: PLAN,
  nombre: 'inspector de un curso',
  parte: 'main aside, [role=dialog]',
  async abrir(page: Page) {
    await page.locator('[data-curso]').nth(24).click()
    await page.getByRole('heading', { name: 'Necesita' }).waitFor()
  },
} as const

/** A cell of the course grid that is being written. */
const celda: Estado = {
  quien: 'operador',
  ruta: `${PLAN}?tab=cursos`,
  nombre: 'celda que se escribe',
  parte: '[role=row]:has(input:focus)',
  async abrir(page) {
    await page.locator('[data-fila^="f"] [data-columna="nombre"]').first().click()
    await page.keyboard.press('Enter')
    await page.locator('[role=grid] input:focus').waitFor()
  },
}

const seccion: Estado = {
  quien: 'operador',
  ruta: `${PLAN}?tab=secciones`,
  nombre: 'editor abierto',
  parte: 'article:has(.ProseMirror)',
  async abrir(page) {
    await page
      .getByRole('button', { name: /^(Escribir|Editar: )/ })
      .first()
      .click()
    await page.locator('.ProseMirror').waitFor()
  },
}

const lineaNueva: Estado = {
  quien: 'operador',
  ruta: `${PLAN}?tab=competencias`,
  nombre: 'línea nueva',
  parte: '[role=treeitem]:has(textarea)',
  async abrir(page) {
    await page.getByRole('tree', { name: 'Competencias' }).getByRole('treeitem').nth(1).focus()
    await page.keyboard.press('Alt+n')
    await page.getByRole('textbox', { name: /^Nombre nuevo/ }).waitFor()
  },
}

/** On a phone the courses are a list, and each opens its form. */
const fichaDeCurso: Estado = {
  quien: 'operador',
  ruta: `${PLAN}?tab=cursos`,
  nombre: 'ficha de un curso',
  en: 'phone',
  async abrir(page) {
    await page.getByRole('region', { name: 'Ciclo I', exact: true }).getByRole('listitem').first().click()
    await dialogo(page).getByRole('textbox', { name: 'Nombre' }).waitFor()
  },
}

const usuaria: Estado = {
  quien: 'root',
  ruta: USUARIOS,
  nombre: 'formulario',
  async abrir(page) {
    await page.getByText('Carmen Salas Ugarte').first().click()
    await page.getByRole('dialog', { name: 'Carmen Salas Ugarte' }).waitFor()
  },
}

const docente: Estado = {
  quien: 'operador',
  ruta: '/docentes',
  nombre: 'formulario',
  async abrir(page) {
    await page.getByText('Mariela Huanca Flores').first().click()
    await page.getByRole('dialog', { name: 'Mariela Huanca Flores' }).waitFor()
  },
}

export const estados: readonly Estado[] = [
  buscar,
  conBoton('operador', '/escritorio', 'menú de la persona', /^Menú de/),
  conBoton('operador', '/escritorio', 'menú de arriba', /^Ir a/),
  { ...conBoton('operador', '/escritorio', 'menú lateral', 'Abrir el menú'), en: 'phone' },
  docente,
  { ...docente, en: 'phone' },
  vacio('operador', FACULTADES, /^Nueva facultad/),
  conBoton('operador', FACULTADES, 'traer de otra institución', 'Traer de otra institución…'),
  conBoton('operador', FACULTADES, 'menú de una fila', /^Acciones de/),
  nadaCoincide('operador', FACULTADES),
  vacio('operador', PLANES, /^Nuevo plan/),
  conBoton('operador', PLANES, 'menú de una fila', /^Acciones de/),
  vacio('operador', `${PLANES}/tipos_cursos`, /^Nuevo tipo/),
  curso,
  { ...curso, en: 'phone' },
  conBoton('operador', PLAN, 'menú del plan', /^Acciones del plan|^Más/),
  seccion,
  celda,
  lineaNueva,
  conBoton('operador', `${PLAN}?tab=competencias`, 'menú de una línea', /^Acciones de F1/),
  conBoton('operador', `${SILABOS}?vista=periodos`, 'formulario', 'Nuevo periodo'),
  fichaDeCurso,
  usuaria,
  { ...usuaria, en: 'phone' },
  // A page of its own: it leaves the filter behind.
  vacio('root', USUARIOS, /^Nuevo usuario/),
  conBoton('root', '/form/24042018114602', 'menú de una fila', /^Acciones de/),
]
