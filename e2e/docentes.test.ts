import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, picture, settled, useBrowser } from './browser.ts'
import { act, enterAs, enterDesk, said, unico } from './demo.ts'
import { pedir } from './planPropio.ts'
import { retener } from './retener.ts'

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const find = async (page: Page, text: string) => {
  await page.getByRole('searchbox', { name: 'Filtrar por nombre o correo' }).fill(text)
  await row(page, text).first().waitFor()
}
const drawer = (page: Page, name: string) => page.getByRole('dialog', { name })

async function create(page: Page, nombre: string, correo: string, curso: string): Promise<void> {
  await page.goto('/docentes')
  await page.getByRole('button', { name: 'Nuevo docente' }).click()
  const form = drawer(page, 'Nuevo docente')
  await form.getByRole('textbox', { name: 'Nombres' }).fill(nombre)
  await form.getByRole('textbox', { name: 'Correo Electrónico' }).fill(correo)
  await form.getByRole('combobox', { name: 'Cursos que dicta' }).fill(curso)
  await page.keyboard.press('Enter')
  await form.getByText(new RegExp(curso, 'i')).first().waitFor()
  await page.keyboard.press('Control+Enter')
  await said(page, `Acabamos de añadir al docente «${nombre}».`)
  await form.waitFor({ state: 'detached' })
}

describe('lecturers', () => {
  const { open } = useBrowser()

  it('an operator adds one, replaces one by another in one step, and takes one off the list', async () => {
    const { page, problems } = await open()
    await enterDesk(page, 'operador')
    const [sale, entra] = [unico('Sale Ñaupari'), unico('Entra Quispe')]
    const mail = (name: string) =>
      `${name
        .replaceAll(' ', '')
        .toLowerCase()
        .normalize('NFD')
        .replace(/[^a-z0-9-]/g, '')}@ejemplo.edu`
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Docentes' }).click()
    await page.getByRole('button', { name: 'Nuevo docente' }).click()
    await drawer(page, 'Nuevo docente').getByRole('button', { name: 'Guardar' }).click()
    await page.getByRole('alert').getByText('El campo «Nombres» es obligatorio.').first().waitFor()
    await settled(page)
    await expectAccessible(page, 'refused lecturer')
    await create(page, sale, mail(sale), 'base de datos')
    await create(page, entra, mail(entra), 'estadística')
    await find(page, sale)
    // Opened again it begins with what was saved since, elsewhere too.
    const telefono = drawer(page, sale).getByRole('textbox', { name: 'Teléfono' })
    await act(page, sale, 'Editar')
    await telefono.waitFor()
    const id = Number(new URL(page.url()).searchParams.get('id'))
    await page.keyboard.press('Escape')
    await telefono.waitFor({ state: 'detached' })
    await pedir(page, 'PUT', '/usuarios/docentes/save', { id, telefono: '987654321' })
    await act(page, sale, 'Editar')
    await expect.poll(() => telefono.inputValue()).toBe('987654321')
    await page.keyboard.press('Escape')
    await telefono.waitFor({ state: 'detached' })
    await act(page, sale, 'Reemplazar…')
    const dialog = drawer(page, `Reemplazar a ${sale}`)
    // Enter before the answer is there takes the first when it comes; the text waits, also where one goes on.
    const quien = dialog.getByRole('combobox', { name: 'Quién lo reemplaza' })
    const soltar = await retener(page, '**/usuarios/docentes/list')
    await quien.fill(entra.toLowerCase())
    await quien.press('Enter')
    await quien.press('Tab')
    expect(await quien.inputValue()).toBe(entra.toLowerCase())
    soltar()
    await expect.poll(() => quien.inputValue()).toBe(entra)
    await settled(page)
    await picture(page, 'docentes-reemplazar')
    await expectAccessible(page, 'replacing')
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await said(page, `Acabamos de pasar 1 curso de «${sale}» a «${entra}».`)
    await row(page, sale).getByText('Ninguno todavía').waitFor()
    await act(page, sale, 'Quitar de la lista')
    await page.getByRole('dialog').getByRole('button', { name: 'Sí', exact: true }).click()
    await said(page, `Acabamos de quitar a «${sale}» de la lista de docentes.`)
    expect(problems.filter(p => !p.includes('422'))).toEqual([])
  })

  it('of someone who works elsewhere too only the courses are changed here', async () => {
    const { page } = await open()
    await enterAs(page, 'operador')
    await page.goto('/docentes?filtro=Condori')
    await row(page, 'Rosa Condori')
      .getByRole('button', { name: /Rosa Condori/ })
      .first()
      .click()
    const form = drawer(page, 'Rosa Condori Apaza')
    await form.getByText(/También trabaja en otra institución/).waitFor()
    await expect.poll(() => form.getByRole('textbox', { name: 'Nombres' }).isDisabled()).toBe(true)
    await settled(page)
    await picture(page, 'docentes-compartida')
    await expectAccessible(page, 'shared lecturer')
  })

  it('an inspector reads, and the buttons say why not more', async () => {
    const { page } = await open()
    await enterAs(page, 'inspector')
    await page.goto('/docentes')
    await page.getByText('Mariela Huanca').first().waitFor()
    await expect
      .poll(() => page.getByRole('button', { name: 'Nuevo docente' }).getAttribute('aria-disabled'))
      .toBe('true')
  })
})
