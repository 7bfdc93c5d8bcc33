import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { enterRoot } from './administrador.ts'
import { expectAccessible, picture, settled, signIn, useBrowser } from './browser.ts'
import { act, enterAs, INSTITUTO, said, UNIVERSIDAD, unico } from './demo.ts'
import { pedir } from './planPropio.ts'

const USUARIOS = '/form/24042018114601'

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const find = async (page: Page, text: string) => {
  await page.getByRole('searchbox', { name: 'Filtrar por nombre, usuario o correo' }).fill(text)
  await row(page, text).first().waitFor()
}
const drawer = (page: Page, name: string) => page.getByRole('dialog', { name })

/** Makes a user with one role in the university and answers the temporary password. */
async function create(page: Page, nombre: string, correo: string): Promise<string> {
  await page.goto(`${USUARIOS}/create`)
  const form = drawer(page, 'Nuevo usuario')
  await form.getByRole('textbox', { name: 'Nombres' }).fill(nombre)
  await form.getByRole('textbox', { name: 'Correo Electrónico' }).fill(correo)
  await form.getByRole('combobox', { name: 'Institución que se añade' }).click()
  await page.getByRole('option', { name: UNIVERSIDAD }).click()
  await form.getByRole('button', { name: 'Añadir rol' }).click()
  await form.getByRole('combobox', { name: 'Tipo de usuario' }).click()
  await page.getByRole('option', { name: 'Operador', exact: true }).click()
  await page.keyboard.press('Control+Enter')
  await said(page, `Acabamos de crear el usuario «${correo}» con una contraseña temporal.`)
  const clave = drawer(page, `Contraseña de ${nombre}`)
  const shown = clave.getByText(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/)
  await shown.waitFor()
  const password = (await shown.textContent())!
  await clave.getByRole('button', { name: 'OK', exact: true }).click()
  await clave.waitFor({ state: 'detached' })
  return password
}

describe('users', () => {
  const { open } = useBrowser()

  it('root makes a user who signs in with what was shown and is asked for a password of their own', async () => {
    const { page, problems } = await open()
    await enterRoot(page)
    const [nombre, correo] = [unico('Beatriz Ñahui'), `${unico('bea').replace(' ', '')}@ejemplo.edu`]
    await page.goto(USUARIOS)
    await page.getByRole('button', { name: 'Nuevo usuario' }).click()
    const nuevo = drawer(page, 'Nuevo usuario')
    const temporal = nuevo.getByRole('textbox', { name: 'Contraseña temporal' })
    await nuevo.getByRole('textbox', { name: 'Nombres' }).fill(nombre)
    await temporal.fill('qhipu-2026')
    await page.reload()
    await nuevo.getByText('Recuperamos lo que había escrito y no llegó a guardar.').waitFor()
    expect(await nuevo.getByRole('textbox', { name: 'Nombres' }).inputValue()).toBe(nombre)
    expect(await temporal.inputValue()).toBe('')
    expect(await page.evaluate('JSON.stringify({ ...sessionStorage, ...localStorage })')).not.toContain(
      'qhipu',
    )
    await nuevo.getByRole('button', { name: 'Descartarlo' }).click()
    await nuevo.getByRole('button', { name: 'Guardar' }).click()
    await page.getByRole('alert').getByText('El campo «Nombres» es obligatorio.').first().waitFor()
    await settled(page)
    await expectAccessible(page, 'refused user')
    const password = await create(page, nombre, correo)
    await find(page, nombre)
    await row(page, nombre).getByText(`Operador · ${UNIVERSIDAD}`).waitFor()

    const other = await open()
    await signIn(other.page, correo, password)
    await other.page
      .getByText(/contraseña/i)
      .first()
      .waitFor()

    // A new password ends the session at once.
    await act(page, nombre, 'Ver contraseña…')
    const clave = drawer(page, `Contraseña de ${nombre}`)
    await clave.getByText(password).waitFor()
    await picture(page, 'usuarios-clave')
    await expectAccessible(page, 'password')
    await clave.getByRole('button', { name: 'Dar una nueva y cerrar sus sesiones' }).click()
    await clave.getByText(/Acabamos de dar una contraseña temporal/).waitFor()
    await clave.getByRole('button', { name: 'OK', exact: true }).click()
    await other.page.goto('/escritorio')
    await other.page.waitForURL('**/auth/signin')

    // Blocked: the row says so in words, and they cannot sign in.
    await row(page, nombre).getByRole('button', { name: nombre }).first().click()
    const form = drawer(page, nombre)
    await form.getByRole('combobox', { name: 'Estado', exact: true }).click()
    await page.getByRole('option', { name: 'Bloqueado' }).click()
    await page.keyboard.press('Control+Enter')
    await said(page, `Acabamos de editar el usuario «${correo}».`)
    await row(page, nombre).getByText('Bloqueado').waitFor()
    await act(page, nombre, 'Eliminar')
    await page.getByRole('dialog').getByRole('button', { name: 'Sí', exact: true }).click()
    await said(page, `Acabamos de eliminar el usuario «${correo}».`)
    expect(problems.filter(p => !p.includes('422'))).toEqual([])
  })

  it('institutions, roles, the tree of faculties and programmes, and courses are chosen in one form', async () => {
    const { page } = await open()
    await enterRoot(page)
    const [nombre, correo] = [unico('Darío Cusi'), `${unico('dario').replace(' ', '')}@ejemplo.edu`]
    await create(page, nombre, correo)
    await find(page, nombre)
    await row(page, nombre).getByRole('button', { name: nombre }).first().click()
    const form = drawer(page, nombre)
    // Opened again it begins with what was saved since, elsewhere too.
    const telefono = form.getByRole('textbox', { name: 'Teléfono' })
    await telefono.waitFor()
    const id = Number(new URL(page.url()).searchParams.get('id'))
    await page.keyboard.press('Escape')
    await telefono.waitFor({ state: 'detached' })
    await pedir(page, 'PUT', '/usuarios/save', { id, telefono: '987654321' })
    await row(page, nombre).getByRole('button', { name: nombre }).first().click()
    await expect.poll(() => telefono.inputValue()).toBe('987654321')
    await form.getByRole('combobox', { name: 'Alcance' }).click()
    await page.getByRole('option', { name: 'Para Facultades o Programas' }).click()
    await page.keyboard.press('Control+Enter')
    await form.getByText('Elija al menos una facultad o un programa.').first().waitFor()
    const faculty = form
      .getByRole('group', { name: 'Facultades y programas permitidos' })
      .getByRole('checkbox')
    await faculty.first().check()
    await form.getByRole('combobox', { name: 'Institución que se añade' }).click()
    await page.getByRole('option', { name: INSTITUTO }).click()
    await form.getByRole('button', { name: 'Añadir rol' }).click()
    await form.getByRole('button', { name: `en ${INSTITUTO}` }).waitFor()
    // Courses are those of a lecturer, and of no other role.
    expect(await form.getByRole('combobox', { name: 'Cursos que dicta' }).count()).toBe(0)
    await form.getByRole('combobox', { name: 'Rol', exact: true }).last().click()
    await page.getByRole('option', { name: 'Docente', exact: true }).click()
    await form.getByRole('combobox', { name: 'Cursos que dicta' }).fill('a')
    await page.getByRole('option').first().click()
    await page.keyboard.press('Escape')
    await settled(page)
    await picture(page, 'usuarios-formulario')
    await expectAccessible(page, 'form of a user')
    await page.keyboard.press('Control+Enter')
    await said(page, `Acabamos de editar el usuario «${correo}».`)
    await row(page, nombre).getByText(new RegExp(INSTITUTO)).waitFor()
  })

  it('goes out to Excel and comes back in through a preview', async () => {
    const { page } = await open()
    await enterRoot(page)
    await page.goto(`${USUARIOS}?filtro=demo.edu&per_page=50`)
    await row(page, 'Ana Ruiz Salcedo').waitFor()
    await page.getByRole('button', { name: 'Importar', exact: true }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Descargar para editar e importar' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('Usuarios.xlsx')
    const buffer = await readFile(await download.path())
    await page.getByRole('button', { name: 'Importar', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Importar de Excel…' }).click()
    const dialog = drawer(page, 'Importar de Excel')
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'usuarios.xlsx', mimeType: 'application/zip', buffer })
    await dialog
      .getByText('Todo lo que tiene el archivo ya está en la lista.')
      .or(dialog.getByText(/iguales/))
      .first()
      .waitFor()
    await picture(page, 'usuarios-importar')
    await expectAccessible(page, 'preview of users')
  })

  it('nobody but root gets in', async () => {
    const { page } = await open()
    await enterAs(page, 'operador')
    await page.goto(USUARIOS)
    await page.waitForURL('**/escritorio')
    await expect.poll(() => page.getByRole('link', { name: 'Usuarios' }).count()).toBe(0)
  })
})
