import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, picture, useBrowser } from './browser.ts'
import {
  act,
  badge,
  choose,
  enterAs,
  enterDesk,
  FACULTADES,
  INSTITUTO,
  said,
  UNIVERSIDAD,
  unico,
} from './demo.ts'
import { conFoco } from './foco.ts'
import { retener } from './retener.ts'

const PROGRAMAS = `${FACULTADES}?vista=programas`

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') })
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const opener = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const find = async (page: Page, text: string) => {
  await page.getByRole('searchbox', { name: 'Filtrar por nombre' }).fill(text)
  await row(page, text).first().waitFor()
}

async function createFacultad(page: Page, nombre: string): Promise<void> {
  await page.goto(FACULTADES)
  await page.getByRole('button', { name: 'Nueva facultad' }).click()
  const form = page.getByRole('dialog', { name: 'Nueva facultad' })
  await form.getByRole('textbox', { name: 'Nombre' }).fill(nombre)
  await page.keyboard.press('Control+Enter')
  await said(page, `Acabamos de crear la facultad «${nombre}».`)
  await form.waitFor({ state: 'detached' })
}

async function createPrograma(page: Page, nombre: string, facultad: string): Promise<void> {
  await page.goto(PROGRAMAS)
  await page.getByRole('button', { name: 'Nuevo programa' }).click()
  const form = page.getByRole('dialog', { name: 'Nuevo programa' })
  await form.getByRole('textbox', { name: 'Nombre' }).fill(nombre)
  await choose(page, 'Facultad', facultad)
  await choose(page, 'Nivel', 'Pregrado')
  await choose(page, 'Modalidad', 'Presencial')
  await page.keyboard.press('Control+Enter')
  await said(page, `Acabamos de crear el programa «${nombre}».`)
  await form.waitFor({ state: 'detached' })
}

describe('faculties and programmes', () => {
  const { open } = useBrowser()

  it('after a save the focus is back on what opened the form, also where the form slides away', async () => {
    const { page } = await open({ motion: true })
    await enterAs(page, 'operador')
    await createFacultad(page, unico('Facultad de Derecho'))
    await expect.poll(() => conFoco(page)).toBe('Nueva facultad')
  })

  it('an operator makes a faculty and in it a programme, with a level that was missing', async () => {
    const { page, problems } = await open()
    await enterAs(page, 'operador')
    const [facultad, programa, nivel] = [unico('Facultad de Artes'), unico('Danza'), unico('Extensión')]
    await page.goto(FACULTADES)
    await page.getByRole('button', { name: 'Nueva facultad' }).click()
    await page.getByRole('button', { name: 'Guardar' }).click()
    await page.getByRole('alert').getByText('El campo «Nombre» es obligatorio.').waitFor()
    await expectAccessible(page, 'refused faculty')
    await page.getByRole('textbox', { name: 'Nombre' }).fill(facultad)
    await page.keyboard.press('Control+Enter')
    await said(page, `Acabamos de crear la facultad «${facultad}».`)
    await rows(page).first().getByText(facultad).waitFor()

    const before = await badge(page)
    await page.getByRole('tab', { name: 'Programas' }).click()
    await page.getByRole('button', { name: 'Nuevo programa' }).click()
    const form = page.getByRole('dialog', { name: 'Nuevo programa' })
    await form.getByRole('textbox', { name: 'Nombre' }).fill(programa)
    await choose(page, 'Facultad', facultad)
    await choose(page, 'Nivel', 'Nuevo nivel…')
    const small = page.getByRole('dialog', { name: 'Nuevo nivel' })
    await small.getByRole('textbox', { name: 'Nombre' }).fill(nivel)
    // A short list takes letters as any other of the system.
    const tipo = small.getByRole('combobox', { name: 'Tipo' })
    await tipo.click()
    await page.getByRole('option', { name: 'Posgrado', exact: true }).waitFor()
    await page.keyboard.type('posg')
    await page.getByRole('option', { name: 'Posgrado', exact: true }).waitFor({ state: 'detached' })
    expect(await tipo.inputValue()).toBe('Posgrado')
    await small.getByRole('textbox', { name: 'Código' }).fill(`9${Date.now() % 1e6}`)
    await page.keyboard.press('Enter')
    await small.waitFor({ state: 'detached' })
    await expect.poll(() => form.getByRole('combobox', { name: 'Nivel' }).inputValue()).toBe(nivel)
    await choose(page, 'Modalidad', 'Presencial')
    await form.getByLabel('Ciclos como máximo').fill('24')
    await page.keyboard.press('Control+Enter')
    await form.getByText('Entre 1 y 20.', { exact: true }).waitFor()
    await expectAccessible(page, 'refused programme')
    await picture(page, 'programa-formulario-claro')
    await form.getByLabel('Ciclos como máximo').fill('10')
    await form.getByText('Programa de nivel').click()
    await form.getByRole('button', { name: 'Añadir especialidad' }).click()
    await page.keyboard.type('Danza andina')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Danza contemporánea')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Danza moderna')
    // «Subir» goes up with its row: pressed again it brings it to the top, where Enter, held too long, does nothing more.
    await form.getByRole('button', { name: 'Subir la especialidad 3' }).focus()
    for (let vez = 0; vez < 3; vez++) await page.keyboard.press('Enter')
    const filas = form.getByRole('listitem').filter({ has: page.getByRole('textbox') })
    await expect.poll(() => filas.first().evaluate(e => e.matches(':focus'))).toBe(true)
    const nombres = await Promise.all((await filas.getByRole('textbox').all()).map(e => e.inputValue()))
    expect(nombres).toEqual(['Danza moderna', 'Danza andina', 'Danza contemporánea'])
    const imagen = { name: 'imagen.png', mimeType: 'image/png', buffer: await page.screenshot() }
    await form.locator('input[type=file]').setInputFiles(imagen)
    await page.keyboard.press('Control+Enter')
    await said(page, `Acabamos de crear el programa «${programa}».`)
    await form.waitFor({ state: 'detached' })
    await expect.poll(() => badge(page)).toBe(before + 1)

    await opener(page, programa).click()
    const again = page.getByRole('dialog', { name: programa })
    await again.getByAltText(`Imagen de ${programa}`).waitFor()
    expect(await again.getByRole('textbox', { name: 'Especialidad 3' }).inputValue()).toBe(
      'Danza contemporánea',
    )
    await again.getByRole('button', { name: 'Quitar imagen' }).click()
    const si = page.getByRole('button', { name: 'Sí', exact: true })
    await si.click()
    await again.getByAltText(`Imagen de ${programa}`).waitFor({ state: 'detached' })
    // The channel may tell of it before the answer is there, from which the form goes on.
    await si.waitFor({ state: 'detached' })
    await again.getByLabel('Ciclos por año').fill('2')
    await page.keyboard.press('Control+Enter')
    await again.waitFor({ state: 'detached' })
    await page.goto(`${FACULTADES}?vista=niveles`)
    await page
      .getByRole('table', { name: 'Niveles' })
      .getByRole('row')
      .filter({ hasText: nivel })
      .getByText('Posgrado')
      .waitFor()
    // The refused ones were asked for on purpose.
    expect(problems.filter(p => !p.includes('422'))).toEqual([])
  })

  it('the tree beside the page shows what was made, and the speciality node of a level-type programme', async () => {
    const { page } = await open()
    await enterDesk(page, 'operador')
    const tree = page.getByRole('tree', { name: 'Programas y planes' })
    await page.getByRole('searchbox', { name: 'Filtrar facultades y planes' }).fill('danza contemporanea')
    await tree.getByRole('treeitem', { name: 'Segundas Especialidades' }).first().waitFor()
    await tree.getByRole('treeitem', { name: 'Danza contemporánea' }).first().waitFor()
  })

  it('what others hang on is named and not deleted; what nothing hangs on goes, also several at once', async () => {
    const { page } = await open()
    await enterAs(page, 'operador')
    const [full, one, two] = [unico('Facultad llena'), unico('Vacía'), unico('Vacía')]
    for (const nombre of [full, one, two]) await createFacultad(page, nombre)
    const programa = unico('Programa')
    await createPrograma(page, programa, full)
    await page.goto(FACULTADES)
    await find(page, full)
    await page.getByRole('button', { name: `Acciones de ${full}`, exact: true }).click()
    const eliminar = page.getByRole('menuitem', { name: 'Eliminar', exact: true })
    const porQueNo = 'Tiene 1 programa: elimínelo antes.'
    expect(await eliminar.getAttribute('aria-description')).toBe(porQueNo)
    // Touched, without a mouse over it.
    await eliminar.dispatchEvent('click')
    await eliminar.getByText(porQueNo).waitFor()
    await page.goto(FACULTADES)
    for (const nombre of [full, one]) await row(page, nombre).getByRole('checkbox').check()
    await page.getByRole('toolbar').getByRole('button', { name: 'Eliminar' }).click()
    await said(page, `«${full}» tiene 1 programa: elimínelo antes.`)
    await page.goto(FACULTADES)
    for (const nombre of [one, two]) await row(page, nombre).getByRole('checkbox').check()
    await said(page, '2 seleccionados')
    await page.getByRole('toolbar').getByRole('button', { name: 'Eliminar' }).click()
    await page.getByRole('button', { name: 'Sí', exact: true }).click()
    await said(page, 'Acabamos de eliminar 2 facultades.')
    await row(page, one).waitFor({ state: 'detached' })
    expect(await row(page, full).count()).toBe(1)
  })

  it('a deactivated programme is highlighted, said, filtered, and its faculty is not chosen when deactivated', async () => {
    const { page } = await open()
    await enterAs(page, 'operador')
    const [facultad, programa] = [unico('Facultad cerrada'), unico('Programa cerrado')]
    await createFacultad(page, facultad)
    await createPrograma(page, programa, facultad)
    await act(page, programa, 'Desactivar')
    await row(page, programa).getByText('Desactivado').waitFor()
    expect(await row(page, programa).getAttribute('data-off')).toBe('true')
    await page.getByRole('combobox', { name: 'Estado' }).click()
    await page.getByRole('option', { name: 'Desactivado' }).click()
    await page.waitForURL('**estado=Desactivado*')
    await row(page, programa).waitFor()
    await page.goto(FACULTADES)
    await act(page, facultad, 'Desactivar')
    await row(page, facultad).getByText('Desactivado').waitFor()
    await page.goto(PROGRAMAS)
    await page.getByRole('button', { name: 'Nuevo programa' }).click()
    await page.getByRole('dialog').getByRole('combobox', { name: 'Facultad' }).click()
    const option = page.getByRole('option', { name: `${facultad} (desactivada)` })
    expect(await option.getAttribute('data-combobox-disabled')).toBe('true')
  })

  it('cepre and posgrado are there once; what is there cannot be made again', async () => {
    const { page } = await open()
    await enterAs(page, 'operador')
    await page.goto(FACULTADES)
    await page.getByRole('button', { name: 'Nueva facultad' }).click()
    await page.getByRole('dialog').getByRole('combobox', { name: 'Tipo' }).click()
    for (const name of ['Posgrado (ya existe)', 'Cepre (ya existe)']) {
      const option = page.getByRole('option', { name })
      expect(await option.getAttribute('data-combobox-disabled')).toBe('true')
    }
  })

  it('Esc closes what lies on top only, the focus comes back, and what was typed is kept', async () => {
    const { page } = await open()
    await enterAs(page, 'operador')
    await page.goto(PROGRAMAS)
    await page.getByRole('button', { name: 'Nuevo programa' }).click()
    const form = page.getByRole('dialog', { name: 'Nuevo programa' })
    const nombre = form.getByRole('textbox', { name: 'Nombre' })
    await nombre.fill('A medias')
    await page.keyboard.press('Escape')
    await said(page, 'Tiene cambios sin guardar')
    // Enter, pressed in a hurry, loses nothing.
    await expect.poll(() => conFoco(page)).toBe('Seguir editando')
    await page.keyboard.press('Escape')
    await page.getByText('Tiene cambios sin guardar').waitFor({ state: 'detached' })
    await expect.poll(() => nombre.evaluate(e => e === e.ownerDocument.activeElement)).toBe(true)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Cerrar y conservar' }).click()
    await form.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Nuevo programa' }).click()
    await said(page, 'Recuperamos lo que había escrito')
    expect(await nombre.inputValue()).toBe('A medias')
    // What is not kept is asked for before it is lost.
    await choose(page, 'Nivel', 'Nuevo nivel…')
    const nivel = page.getByRole('dialog', { name: 'Nuevo nivel' })
    await nivel.getByRole('textbox', { name: 'Nombre' }).fill('Otro')
    await page.keyboard.press('Escape')
    await page.getByText('Si cierra ahora, se pierden.').waitFor()
    expect(await page.getByRole('button', { name: 'Cerrar y conservar' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Descartar', exact: true }).click()
    await nivel.waitFor({ state: 'detached' })
    expect(await nombre.inputValue()).toBe('A medias')
  })

  it('two people in one programme: what both changed is chosen, the rest comes together, and each sees the other at once', async () => {
    const [{ page: ana }, { page: root }] = [await open(), await open()]
    await enterAs(ana, 'operador')
    await enterAs(root, 'operador')
    const [facultad, programa] = [unico('Facultad de dos'), unico('Compartido')]
    await createFacultad(ana, facultad)
    await createPrograma(ana, programa, facultad)
    await root.goto(PROGRAMAS)
    for (const page of [ana, root]) await opener(page, programa).click()
    const form = (page: Page) => page.getByRole('dialog', { name: programa })
    await form(root).getByLabel('Ciclos como máximo').fill('12')
    await form(root).getByLabel('Ciclos por año').fill('3')
    await form(ana).getByLabel('Ciclos como máximo').fill('9')
    await root.keyboard.press('Control+Enter')
    await form(root).waitFor({ state: 'detached' })
    await ana.keyboard.press('Control+Enter')
    // Both are signed in to one account.
    await said(ana, 'Usted guardó antes, en otra pestaña o equipo')
    await expectAccessible(ana, 'merge')
    await ana.getByText('Lo que usted escribió').click()
    const soltar = await retener(ana, '**/api/v1/programas/*')
    await ana.getByRole('button', { name: 'Guardar así' }).click()
    // On its way the focus stays with the form, and goes nowhere behind it.
    await expect.poll(() => conFoco(ana)).toContain('Ciclos como máximo')
    soltar()
    await form(ana).waitFor({ state: 'detached' })
    // The other hears of it a moment later; a form shows what was known when it was opened.
    const ciclos = async () => {
      await opener(root, programa).click()
      const value = await form(root).getByLabel('Ciclos como máximo').inputValue()
      if (value !== '9') await root.keyboard.press('Escape')
      return value
    }
    await expect.poll(ciclos).toBe('9')
    expect(await form(root).getByLabel('Ciclos por año').inputValue()).toBe('3')
    const renamed = unico('Renombrado')
    await form(root).getByRole('textbox', { name: 'Nombre' }).fill(renamed)
    await root.keyboard.press('Control+Enter')
    await opener(ana, renamed).waitFor()
  })

  it('imports faculties of another institution with their programmes; twice makes no duplicates', async () => {
    const { page } = await open()
    await enterDesk(page, 'operador')
    const before = await badge(page)
    const importar = async () => {
      await page.goto(FACULTADES)
      await page.getByRole('button', { name: 'Traer de otra institución…' }).click()
      await choose(page, 'De la institución', INSTITUTO)
      await page.getByRole('dialog').getByRole('checkbox', { name: 'Tecnologías de la Información' }).check()
      await expectAccessible(page, 'importing')
      await page.getByRole('button', { name: 'Traer 1 facultad' }).click()
      await page.getByRole('dialog', { name: 'Traer facultades' }).waitFor({ state: 'detached' })
    }
    await importar()
    await row(page, 'Tecnologías de la Información').waitFor()
    await expect.poll(() => badge(page)).toBe(before + 1)
    await importar()
    expect(await row(page, 'Tecnologías de la Información').count()).toBe(1)
    expect(await badge(page)).toBe(before + 1)
  })

  it('an inspector reads everything and is told why nothing can be changed', async () => {
    const { page, problems } = await open()
    await enterAs(page, 'inspector', UNIVERSIDAD)
    await page.goto(PROGRAMAS)
    const create = page.getByRole('button', { name: 'Nuevo programa' })
    await create.waitFor()
    expect(await create.getAttribute('aria-disabled')).toBe('true')
    await create.hover()
    await page.getByRole('tooltip', { name: 'Su rol (Inspector) no permite crear.' }).waitFor()
    await rows(page)
      .first()
      .getByRole('button', { name: /^Acciones de/ })
      .click()
    expect(await page.getByRole('menuitem', { name: 'Eliminar' }).getAttribute('aria-disabled')).toBe('true')
    await page.keyboard.press('Escape')
    await rows(page).first().getByRole('button').first().click()
    const form = page.getByRole('dialog')
    await form.getByText('Su rol (Inspector) no permite editar.').waitFor()
    expect(await form.getByRole('button', { name: 'Guardar' }).isDisabled()).toBe(true)
    expect(problems).toEqual([])
  })
})
