import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { aqui } from './aqui.ts'
import { signIn, useBrowser } from './browser.ts'
import { enterDesk, FACULTADES, ir, PLANES, said, unico } from './demo.ts'
import { hojaDe } from './hoja.ts'
import { pedir, planDeDemo } from './planPropio.ts'

/** Each role signs in, sees exactly its menus, does one thing that it may and is kept from one that it may not (§2, §6). */

const PERFIL = '/form/04022015015219'
const USUARIOS = '/form/24042018114601'
const ENTIDADES = '/form/24042018114602'

const LATERAL = [
  'Escritorio',
  'Facultades y Programas',
  'Competencias',
  'Laboratorios y Talleres',
  'Plan de Estudios',
  'Sílabos de Cursos',
  'Modelo Educativo',
]
const ADMINISTRACION = ['La Institución', 'Usuarios', 'Entidades', 'Plantillas', 'Sugerencias', 'Correos']

/** Menus whose pages may not be there yet: what is not built is not offered. An entry that is there stands in its place. */
const AUN_SIN_PAGINA = [
  'Competencias',
  'Laboratorios y Talleres',
  'Sílabos de Cursos',
  'Modelo Educativo',
  'Plantillas',
  'Sugerencias',
]

/** Changes a cell of the sheet of courses and changes it back. */
async function editarCurso(page: Page): Promise<void> {
  const hoja = hojaDe(page)
  await hoja.open((await planDeDemo(page)).url)
  const celda = hoja.grid.locator('[data-fila^="f"] [data-columna="nombre"]').first()
  const antes = (await celda.textContent())!
  for (const nombre of [`${antes} `.concat('(revisado)'), antes]) {
    await celda.click()
    await page.keyboard.press('Enter')
    await hoja.grid.locator('input:not([type=checkbox])').fill(nombre)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+s')
    await hoja.state('Todo guardado')
    await expect.poll(() => celda.textContent()).toBe(nombre)
  }
}

async function crearFacultad(page: Page): Promise<void> {
  const nombre = unico('Facultad de roles')
  await page.goto(FACULTADES)
  await page.getByRole('button', { name: 'Nueva facultad' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Nombre' }).fill(nombre)
  await page.keyboard.press('Control+Enter')
  await said(page, `Acabamos de crear la facultad «${nombre}».`)
}

const sacarInforme = async (page: Page): Promise<void> => {
  const { url } = await pedir<{ url: string }>(page, 'POST', '/planestudios/pdfPlan', {
    id: (await planDeDemo(page)).id,
  })
  expect((await page.request.get(url)).headers()['content-type']).toBe('application/pdf')
}

/** The button is there, off, and says why. */
const noCreaFacultad = (rol: string) => async (page: Page) => {
  await page.goto(FACULTADES)
  const create = page.getByRole('button', { name: 'Nueva facultad' })
  await create.waitFor()
  expect(await create.getAttribute('aria-disabled')).toBe('true')
  await create.hover()
  await page.getByRole('tooltip', { name: `Su rol (${rol}) no permite crear.` }).waitFor()
}

/** The server says why, to whoever asks it past the screens. */
const dice = (verb: string, path: string, motivo: string) => async (page: Page) => {
  const answer = await page.evaluate<{ status: number; message: string }>(
    `fetch('/api${path}', { method: '${verb}', headers: { 'content-type': 'application/json' }, body: '{}' })
       .then(async r => ({ status: r.status, message: (await r.json()).message }))`,
  )
  expect(answer).toEqual({ status: 403, message: motivo })
}

interface Caso {
  rol: string
  menus: string[]
  puede(page: Page): Promise<void>
  noPuede(page: Page): Promise<void>
  /** Addresses that lead to the desk. */
  cerradas: string[]
}

const deRoot = [USUARIOS, ENTIDADES, '/correos']
const CASOS: Caso[] = [
  {
    rol: 'operador',
    menus: [...LATERAL, 'Docentes', 'Ajustes'],
    puede: crearFacultad,
    noPuede: dice('POST', '/usuarios/list', 'Su rol (Operador) no permite entrar en Administración.'),
    cerradas: deRoot,
  },
  {
    rol: 'basico',
    menus: [...LATERAL, 'Docentes'],
    puede: editarCurso,
    noPuede: noCreaFacultad('Operador Básico'),
    cerradas: deRoot,
  },
  {
    rol: 'tutor',
    menus: [...LATERAL, 'Docentes'],
    puede: editarCurso,
    noPuede: noCreaFacultad('Tutor'),
    cerradas: deRoot,
  },
  {
    rol: 'inspector',
    menus: [...LATERAL, 'Docentes'],
    puede: sacarInforme,
    noPuede: noCreaFacultad('Inspector'),
    cerradas: deRoot,
  },
  {
    rol: 'demo',
    menus: [...LATERAL, 'Docentes'],
    puede: sacarInforme,
    noPuede: noCreaFacultad('Demo'),
    cerradas: deRoot,
  },
  {
    rol: 'docente',
    menus: ['Escritorio', 'Sílabos de Cursos'],
    puede: async page => {
      await page.goto(PERFIL)
      expect(await page.getByRole('textbox', { name: 'Nombres' }).first().isEditable()).toBe(true)
    },
    noPuede: dice(
      'POST',
      '/facultades/list',
      'Su rol (Docente de sílabo) no permite ver facultades, programas y planes.',
    ),
    cerradas: [...deRoot, FACULTADES, PLANES, '/docentes', '/ajustes'],
  },
]

/** Titles of the sidebar in their order, without the figures beside them. */
async function menusOf(page: Page): Promise<string[]> {
  const links = page.getByRole('navigation', { name: 'Principal' }).getByRole('link')
  await links.first().waitFor()
  return (await links.allTextContents()).map(t => t.replace(/[\d(].*$/, '').trim())
}

async function expectMenus(page: Page, menus: readonly string[]): Promise<void> {
  const shown = await menusOf(page)
  expect(shown).toEqual(menus.filter(m => shown.includes(m) || !AUN_SIN_PAGINA.includes(m)))
}

async function expectClosed(page: Page, paths: readonly string[]): Promise<void> {
  for (const [i, path] of paths.entries()) {
    await (i === 0 ? page.goto(path) : ir(page, path))
    await page.waitForURL('**/escritorio')
    const porQue = page.getByRole('dialog', { name: '¡Cuidado!' })
    await porQue.getByText(/no permite|Solo los administradores/).waitFor()
    await porQue.getByRole('button', { name: 'OK', exact: true }).click()
  }
}

describe('each role', () => {
  const { open } = useBrowser()

  it.each(CASOS)('$rol', async ({ rol, menus, puede, noPuede, cerradas }) => {
    const { page } = await open()
    await enterDesk(page, rol)
    await expectMenus(page, menus)
    await puede(page)
    await noPuede(page)
    await expectClosed(page, cerradas)
  })

  it('root', async () => {
    const { page } = await open()
    await signIn(page, 'root@malla.local', aqui.rootPassword)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectMenus(page, [...LATERAL, 'Docentes', 'Ajustes', ...ADMINISTRACION])
    await page.goto(USUARIOS)
    await page.getByRole('heading', { level: 1, name: 'Usuarios' }).waitFor()
    expect(page.url()).toContain(USUARIOS)
  })
})
