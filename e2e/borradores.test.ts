import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useBrowser } from './browser.ts'
import { enterAs, enterDesk, FACULTADES, said, unico } from './demo.ts'
import { unaImagen } from './imagenDePrueba.ts'
import { pedir, planPropio } from './planPropio.ts'
import { sinRespuesta } from './sinRespuesta.ts'

const RECUPERADO = 'Recuperamos lo que había escrito y no llegó a guardar.'
const PROGRAMA = 'Enfermería'
const SIN_ARCHIVOS = 'Los archivos no se conservan: tendrá que elegirlos de nuevo.'

async function abrirFormulario(page: Page) {
  await page.getByRole('button', { name: 'Nueva facultad' }).click()
  const form = page.getByRole('dialog', { name: 'Nueva facultad' })
  const nombre = form.getByRole('textbox', { name: 'Nombre' })
  await nombre.waitFor()
  return { form, nombre }
}

describe('what was typed', () => {
  const { open } = useBrowser()

  it('is there again after «Atrás», however soon that came', async () => {
    const { page } = await open()
    await enterDesk(page, 'operador')
    await page.goto(FACULTADES)
    const { nombre } = await abrirFormulario(page)
    await nombre.fill('Facultad a medio escribir')
    await page.goBack()
    await page.waitForURL('**/escritorio')
    await page.goForward()
    const otra = await abrirFormulario(page)
    await otra.form.getByText(RECUPERADO).waitFor()
    expect(await otra.nombre.inputValue()).toBe('Facultad a medio escribir')
  })

  it('is there again after a reload in a form that is a page, and is shown to nobody else', async () => {
    const { page } = await open()
    await enterAs(page, 'operador')
    await page.goto('/sugerencia/software')
    const titulo = page.getByRole('textbox', { name: 'En pocas palabras' })
    await titulo.fill('Lo que falta')
    await page.reload()
    await page.getByText(RECUPERADO).waitFor()
    expect(await titulo.inputValue()).toBe('Lo que falta')
    // Whoever signs in next in this tab is led to the same page.
    await page.getByRole('textbox', { name: 'Con detalle' }).fill('Y por qué')
    await page.context().clearCookies()
    await page.keyboard.press('Control+Enter')
    const aviso = page.getByRole('alert').filter({ hasText: 'Su sesión terminó' })
    await aviso.getByRole('button', { name: 'Iniciar Sesión' }).click()
    await page.waitForURL('**/auth/signin*')
    await page.getByLabel('Usuario').fill('docente@demo.edu')
    await page.getByLabel('Contraseña', { exact: true }).fill('malla2026')
    await page.getByRole('button', { name: 'Entrar' }).click()
    await page.waitForURL('**/sugerencia/software')
    await titulo.waitFor()
    expect([await titulo.inputValue(), await page.getByText(RECUPERADO).count()]).toEqual(['', 0])
  })

  it('is kept without the file that was chosen with it, and each one who promises to keep it says so', async () => {
    const { page } = await open()
    await enterAs(page, 'operador')
    // Others made programmes before it: it may be on a later page.
    await page.goto(`${FACULTADES}?vista=programas&filtro=${PROGRAMA}`)
    const form = page.getByRole('dialog', { name: PROGRAMA })
    const nombre = form.getByRole('textbox', { name: 'Nombre' })
    await page.getByRole('button', { name: PROGRAMA, exact: true }).click()
    await nombre.fill('Programa con imagen')
    await form.locator('input[type=file]').setInputFiles(await unaImagen('uno.png', 40, 40, '#7a2f20'))
    await page.keyboard.press('Escape')
    await said(page, 'Puede cerrar y encontrar lo escrito, menos «Imagen», la próxima vez')
    await page.getByText(SIN_ARCHIVOS).waitFor()
    await page.keyboard.press('Escape')
    await page.getByText(SIN_ARCHIVOS).waitFor({ state: 'detached' })

    await page.context().clearCookies()
    await nombre.press('Control+Enter')
    const aviso = page.getByRole('alert').filter({ hasText: 'Su sesión terminó' })
    await aviso.getByText(SIN_ARCHIVOS).waitFor()
    await form.getByRole('button', { name: 'No usar esta' }).click()
    await aviso.getByText(SIN_ARCHIVOS).waitFor({ state: 'detached' })
    await form.locator('input[type=file]').setInputFiles(await unaImagen('dos.png', 40, 40, '#7a2f20'))
    await aviso.getByText(SIN_ARCHIVOS).waitFor()
    await aviso.getByRole('button', { name: 'Iniciar Sesión' }).click()
    await page.waitForURL('**/auth/signin*')
    await page.getByLabel('Usuario').fill('operador@demo.edu')
    await page.getByLabel('Contraseña', { exact: true }).fill('malla2026')
    await page.getByRole('button', { name: 'Entrar' }).click()
    // The form is in the address, to which they are led.
    await form.getByText(`${RECUPERADO} ${SIN_ARCHIVOS}`).waitFor()
    expect(await nombre.inputValue()).toBe('Programa con imagen')
  })

  it('and waited for the line, and was refused then, is mended in the form where it was typed', async () => {
    const { page } = await open({ routed: true })
    await enterAs(page, 'operador')
    const plan = await planPropio(page, 1, [
      ['Física', 1],
      ['Historia', 1],
    ])
    const enCurso = `${plan.url}?tab=cursos&curso=${plan.curso.Historia}`
    await page.goto(enCurso)
    const form = page.getByRole('dialog', { name: 'Historia' })
    const [codigo, guardar] = [form.getByLabel('Código'), form.getByRole('button', { name: /^Guardar/ })]
    await codigo.fill('H-101')
    await page.route('**/api/**', route => route.abort())
    await guardar.click()
    await form.waitFor({ state: 'detached' })
    // A colleague takes the code meanwhile.
    await pedir(page, 'PUT', `/v1/asignaturas/${plan.curso.Física}`, { codigo: 'H-101' })
    await page.unroute('**/api/**')
    await page.locator('[data-conexion]').click()
    const cola = page.getByRole('dialog', { name: 'Cambios por enviar' })
    await cola.getByText('Ya hay otro curso con el código «H-101» en el plan.').waitFor()
    await cola.getByRole('link', { name: 'Corregir donde lo escribió', exact: true }).click()
    await form.getByText(RECUPERADO).waitFor()
    expect(await codigo.inputValue()).toBe('H-101')
    await codigo.fill('H-102')
    await guardar.click()
    await form.waitFor({ state: 'detached' })
    await page.locator('[data-conexion]').click()
    await cola.getByText('No hay nada por enviar').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('[data-conexion]').evaluate(e => e.matches(':focus'))).toBe(true)

    // A link to a course that is gone: the plan stays.
    await pedir(page, 'DELETE', `/v1/asignaturas/${plan.curso.Historia}`)
    await page.goto(enCurso)
    const aviso = page.getByRole('dialog', { name: '¡Cuidado!' })
    await aviso.getByRole('button').click()
    await page.getByText('Física', { exact: true }).first().waitFor()
    expect(page.url()).not.toContain('curso=')
  })

  it('and saved, but never acknowledged, is not written twice after a reload', async () => {
    const { page } = await open({ routed: true })
    await enterAs(page, 'operador')
    await page.goto(FACULTADES)
    const facultad = unico('Facultad sin respuesta')
    const { form, nombre } = await abrirFormulario(page)
    await nombre.fill(facultad)
    await page.route('**/api/v1/facultades', sinRespuesta)
    await page.keyboard.press('Control+Enter')
    // It waits in the queue, under the key with which it was written already.
    await said(page, 'Guardado en este equipo')
    await form.waitFor({ state: 'detached' })
    await page.unroute('**/api/v1/facultades')
    await page.reload()
    const conexion = page.locator('[data-conexion]')
    await expect.poll(() => conexion.textContent()).toBe('En línea')
    await page.getByRole('searchbox', { name: 'Filtrar por nombre' }).fill(facultad)
    await page.getByText('Viendo 1 a 1 de 1 entradas').waitFor()
  })

  it('stays on the screen when the server goes and a part of the app is still to be loaded', async () => {
    const { page } = await open({ routed: true })
    await enterAs(page, 'operador')
    // Fetched some moments after the page stands: held until the server is gone, however long the typing takes.
    const ida = Promise.withResolvers<void>()
    const pedida = page.waitForRequest('**/assets/Busqueda-*')
    await page.route('**/assets/Busqueda-*', async route => {
      await ida.promise
      await route.abort()
    })
    await page.goto(FACULTADES)
    const { nombre } = await abrirFormulario(page)
    await nombre.fill('Facultad sin servidor')
    await page.route('**/*', route => route.abort())
    ida.resolve()
    await pedida
    await page.waitForTimeout(500)
    expect(await nombre.inputValue()).toBe('Facultad sin servidor')
  })

  it('a form whose code does not come says so and leaves the page as it was', async () => {
    const { page } = await open({ routed: true })
    await enterAs(page, 'operador')
    const { url } = await planPropio(page, 1, [])
    // With the server there the page would be loaded anew: an older version's parts are gone.
    const formularios = /\/assets\/(PlanForm|formularios|listas|PdfViewer|CambiosPorEnviar)|\/api\/health/
    await page.route(formularios, route => route.abort())
    await page.goto(url)
    const editar = async () => {
      await page.getByRole('button', { name: 'Más', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Editar el plan' }).click()
    }
    await editar()
    const aviso = page.getByRole('dialog').filter({ hasText: 'Una parte de la aplicación no se pudo cargar' })
    const cerrarAviso = async () => {
      await aviso.getByRole('button', { name: 'OK', exact: true }).click()
      await aviso.waitFor({ state: 'detached' })
      await page.getByRole('button', { name: 'Más', exact: true }).waitFor()
    }
    await cerrarAviso()
    // So do the viewer of documents and what waits to be sent: the shell stays too.
    await page.getByRole('button', { name: 'Imprimir', exact: true }).click()
    await cerrarAviso()
    await page.locator('button[data-conexion]').click()
    await cerrarAviso()
    // A tab says it in its place, and the others open.
    const linea = page.getByRole('tabpanel').getByText('Una parte de la aplicación no se pudo cargar')
    await page.getByRole('tab', { name: 'Competencias' }).click()
    await linea.waitFor()
    await page.getByRole('tab', { name: 'Malla' }).click()
    await linea.waitFor({ state: 'detached' })
    expect(await page.getByRole('alert').count()).toBe(0)
    await page.unroute(formularios)
    // And so does one of the views of a tab.
    await page.route(/\/assets\/ArbolDeCompetencias|\/api\/health/, route => route.abort())
    await page.goto(`${url}?tab=competencias`)
    await linea.waitFor()
    await page.getByText('Hilo', { exact: true }).click()
    await linea.waitFor({ state: 'detached' })
    await editar()
    const form = page.getByRole('dialog', { name: /./ })
    await form.getByRole('button', { name: /Guardar/ }).waitFor()
  })
})
