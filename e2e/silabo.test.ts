import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, LOOKS, picture, settled, useBrowser } from './browser.ts'
import { enterAs, enterDesk, spill } from './demo.ts'
import { pedir } from './planPropio.ts'
import {
  abrirCelda,
  abrirTexto,
  estado,
  guardado,
  guardarClaves,
  listo,
  metodologia,
  type SilaboPropio,
  seccion,
  silaboCompleto,
  silaboGuardado,
  silaboPropio,
} from './silaboPropio.ts'
import { sinRespuesta } from './sinRespuesta.ts'

const GUARDAR = '**/api/v1/asignaturas/keys/silabo/**'

const salir = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Menú de/ }).click()
  await page.getByRole('menuitem', { name: 'Salir', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sí', exact: true }).click()
  await page.waitForURL('**/auth/signin*')
}

/** Kills the tab as a crash does: nothing of it runs any more. */
async function matar(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const muerta = page.waitForEvent('crash')
  // It is never answered.
  void client.send('Page.crash').catch(() => undefined)
  await muerta
}

/** Fills the local storage of the page to the last letter. */
const llenar = (page: Page): Promise<unknown> =>
  page.evaluate(`(() => {
    for (let n = 1 << 22, i = 0; n >= 1; ) {
      try { localStorage.setItem('lleno' + i++, 'x'.repeat(n)) } catch { n = Math.floor(n / 2) }
    }
  })()`)

/** Opens the syllabus and stands in the text of a section. */
async function escribirEn(page: Page, { url }: SilaboPropio, nombre: string): Promise<void> {
  await page.goto(url)
  await listo(page)
  await abrirTexto(page, nombre)
}

describe('the syllabus', () => {
  const { open } = useBrowser()

  it.each(LOOKS)('on a %s, dark: %s', async (size, dark) => {
    const { page, problems } = await open({ size, dark })
    await enterAs(page, 'operador')
    const s = await silaboPropio(page)
    await guardarClaves(page, s, {
      ...silaboCompleto(),
      evaluacion: {
        lineas: [{ id: 'l1', nombre: 'Prácticas', instrumento: 'Rúbrica', peso: 60, unidad_id: null }],
        texto: '',
      },
    })
    await page.goto(s.url)
    await page.getByRole('heading', { level: 1, name: s.nombre }).waitFor()
    await page.getByText('Contenido de la semana 3').first().waitFor()
    await settled(page)
    await picture(page, `silabo-${size}-${dark ? 'oscuro' : 'claro'}`)
    expect(await spill(page)).toBe(0)
    if (size === 'phone') {
      await page.getByRole('button', { name: 'Secciones' }).click()
      await page.getByText('Sílabo · ').waitFor()
      await settled(page)
      await picture(page, `silabo-indice-${size}-${dark ? 'oscuro' : 'claro'}`)
      await page.getByRole('button', { name: 'Cerrar secciones' }).click()
      await page.getByRole('button', { name: 'Ayuda' }).click()
      await page.getByText('Falta asignar', { exact: true }).waitFor()
      await settled(page)
      await picture(page, `silabo-ayuda-${size}-${dark ? 'oscuro' : 'claro'}`)
    }
    expect(problems).toEqual([])
  })

  it('saves by itself, and says so', async () => {
    const { page, problems } = await open()
    await enterAs(page, 'operador')
    const s = await silaboPropio(page)
    await escribirEn(page, s, 'Metodología')
    await page.keyboard.type('Aprendizaje basado en proyectos')
    await guardado(page)
    expect(await metodologia(page, s)).toBe('<p>Aprendizaje basado en proyectos</p>')
    // On a phone, and on a laptop at 200 %, where the words are stays in sight however far one scrolls.
    for (const size of [
      { width: 390, height: 844 },
      { width: 720, height: 450 },
    ]) {
      await page.setViewportSize(size)
      await page.mouse.wheel(0, 20_000)
      await expect.poll(() => page.evaluate<number>('scrollY')).toBeGreaterThan(300)
      const { y } = (await estado(page).boundingBox())!
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThan(120)
      await picture(page, `silabo-guardado-${size.width}`)
    }
    expect(problems).toEqual([])
  })
})

describe('never a lost word', () => {
  const { open } = useBrowser()

  it('when the browser is killed in the middle of typing', async () => {
    const { page } = await open({ routed: true })
    await enterAs(page, 'operador')
    const s = await silaboPropio(page)
    await escribirEn(page, s, 'Metodología')
    // Nothing reaches the server: what comes back comes from this browser.
    await page.route('**/api/**', route => route.abort())
    await page.keyboard.type('Escrito a medias')
    await matar(page)
    const otra = await page.context().newPage()
    await otra.goto(s.url)
    await seccion(otra, 'Metodología').getByText('Escrito a medias').waitFor()
    await guardado(otra)
    expect(await metodologia(otra, s)).toBe('<p>Escrito a medias</p>')
  })

  it('of two tabs that were closed: both texts are offered, and both can stay', async () => {
    const { page } = await open({ routed: true })
    await enterAs(page, 'operador')
    const s = await silaboPropio(page)
    const pestanas = [await page.context().newPage(), await page.context().newPage()]
    for (const [i, pestana] of pestanas.entries()) {
      await escribirEn(pestana, s, 'Metodología')
      await pestana.route('**/api/**', route => route.abort())
      await pestana.keyboard.type(i === 0 ? 'De la primera pestaña.' : 'De la segunda pestaña.')
    }
    for (const pestana of pestanas) await pestana.close()
    await page.goto(s.url)
    const elegir = page.getByRole('dialog', { name: 'Dos textos suyos · Metodología' })
    await elegir.waitFor()
    const dichos = await elegir.textContent()
    for (const texto of ['De la primera pestaña.', 'De la segunda pestaña.']) expect(dichos).toContain(texto)
    await settled(page)
    await expectAccessible(page, 'two texts of one’s own')
    await picture(page, 'silabo-dos-pestanas')
    await elegir.getByRole('radio', { name: 'Quedan los dos, uno tras otro' }).check()
    await elegir.getByRole('button', { name: 'Guardar así' }).click()
    await guardado(page)
    const escrito = String(await metodologia(page, s))
    for (const texto of ['De la primera pestaña.', 'De la segunda pestaña.']) expect(escrito).toContain(texto)
  })

  it('where the local storage is full, what is typed comes back from the other place of the browser', async () => {
    const { page } = await open({ routed: true })
    await enterAs(page, 'operador')
    const s = await silaboPropio(page)
    await escribirEn(page, s, 'Metodología')
    await page.route('**/api/**', route => route.abort())
    await llenar(page)
    await page.keyboard.type('Sin sitio en el primer lugar')
    await expect.poll(() => estado(page).textContent()).toBe('Sin conexión: 1 cambio por enviar')
    await matar(page)
    const otra = await page.context().newPage()
    await otra.goto(s.url)
    await seccion(otra, 'Metodología').getByText('Sin sitio en el primer lugar').waitFor()
    await guardado(otra)
    expect(await metodologia(otra, s)).toBe('<p>Sin sitio en el primer lugar</p>')
  })

  it('where the browser keeps nothing at all, the person is told at once', async () => {
    const { page } = await open({ routed: true })
    await page.addInitScript('indexedDB.open = () => { throw new Error("off") }')
    await enterAs(page, 'operador')
    const s = await silaboPropio(page)
    await escribirEn(page, s, 'Metodología')
    await page.route('**/api/**', route => route.abort())
    await llenar(page)
    await page.keyboard.type('En ninguna parte')
    await expect
      .poll(() => estado(page).textContent())
      .toBe('Sin conexión: 1 cambio por enviar. No queda espacio en este equipo: no cierre la página.')
    await settled(page)
    await picture(page, 'silabo-sin-lugar')
    await expectAccessible(page, 'no room')
    await page.unroute('**/api/**')
    await guardado(page)
    expect(await metodologia(page, s)).toBe('<p>En ninguna parte</p>')
  })

  it('a syllabus that is not opened again is sent too, at the next start', async () => {
    const { page } = await open({ routed: true })
    await enterAs(page, 'operador')
    const s = await silaboPropio(page)
    await escribirEn(page, s, 'Metodología')
    await page.route('**/api/**', route => route.abort())
    await page.keyboard.type('Sin volver a abrirlo')
    await matar(page)
    const otra = await page.context().newPage()
    await otra.goto('/escritorio')
    await otra.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => metodologia(otra, s)).toBe('<p>Sin volver a abrirlo</p>')
  })

  it('while a colleague made a new version of the course: it is said where the syllabus goes on, and what was typed goes there', async () => {
    const { page } = await open({ routed: true })
    await enterAs(page, 'operador')
    const s = await silaboPropio(page)
    await guardarClaves(page, s, { tutoria: '<p>Los lunes.</p>' })
    await escribirEn(page, s, 'Metodología')
    await page.route(GUARDAR, route => route.abort())
    await page.keyboard.type('En la anterior')
    await expect.poll(() => estado(page).textContent()).toBe('Sin conexión: 1 cambio por enviar')
    const { data: nueva } = await pedir<{ data: { id: number } }>(page, 'POST', '/v1/asignaturas', {
      planestudio_id: s.plan.id,
      asignatura_id: s.curso,
      nombre: s.nombre,
    })
    await page.getByText('Se sigue en el de la versión vigente, la 2.').waitFor()
    await page.getByText('pasa al vigente al abrirlo').waitFor()
    await picture(page, 'silabo-version-anterior')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.getByRole('button', { name: 'Abrir el vigente' }).click()
    await expect
      .poll(
        async () =>
          (await silaboGuardado(page, { ...s, camino: s.camino.replace(`/${s.curso}/`, `/${nueva.id}/`) }))
            .silabo,
      )
      .toMatchObject({ metodologia: '<p>En la anterior</p>', tutoria: '<p>Los lunes.</p>' })
    expect(await metodologia(page, s)).toBeUndefined()
    await guardado(page)
  })

  it('when an answer is lost in the middle of saving: written once, and typing goes on without a question', async () => {
    const { page } = await open({ routed: true })
    await enterAs(page, 'operador')
    const s = await silaboPropio(page)
    await escribirEn(page, s, 'Metodología')
    let perdidas = 0
    await page.route(GUARDAR, async route => {
      perdidas++
      await sinRespuesta(route)
    })
    await page.keyboard.type('Primero')
    await expect.poll(() => estado(page).textContent()).toBe('Sin conexión: 1 cambio por enviar')
    await page.keyboard.type(' y después')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await guardado(page)
    await expect.poll(() => metodologia(page, s)).toBe('<p>Primero y después</p>')
    expect(perdidas).toBeGreaterThan(0)
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  it('in an hour without a connection', async () => {
    const { page } = await open({ routed: true })
    await enterAs(page, 'operador')
    const s = await silaboPropio(page)
    await guardarClaves(page, s, silaboCompleto())
    await page.clock.install()
    await escribirEn(page, s, 'Metodología')
    await page.route('**/api/**', route => route.abort())
    await page.keyboard.type('Una hora. ')
    await page.clock.fastForward('30:00')
    const semana = await abrirCelda(page, 'Contenido de la semana 3.', 'Contenidos de la semana 3')
    await semana.fill('Sin red.')
    await page.clock.fastForward('30:00')
    await expect.poll(() => estado(page).textContent()).toBe('Sin conexión: 2 cambios por enviar')
    await picture(page, 'silabo-sin-conexion')
    await page.unroute('**/api/**')
    await page.clock.resume()
    await guardado(page)
    await expect.poll(() => metodologia(page, s)).toContain('Una hora.')
    const { silabo } = await silaboGuardado(page, s)
    expect(JSON.stringify(silabo.unidadesaprendizaje)).toContain('Sin red.')
  })

  it('signing out keeps what the server does not have, for its person', async () => {
    const { page } = await open({ routed: true })
    await enterAs(page, 'operador')
    const s = await silaboPropio(page)
    await escribirEn(page, s, 'Metodología')
    await page.route(GUARDAR, route => route.abort())
    await page.keyboard.type('De la operadora')
    await expect.poll(() => estado(page).textContent()).toMatch(/^Sin conexión/)
    await salir(page)
    await enterAs(page, 'basico')
    await page.goto(s.url)
    await page.getByRole('heading', { level: 1, name: s.nombre }).waitFor()
    await seccion(page, 'Metodología').getByRole('button', { name: 'Escribir' }).waitFor()
    await page.unroute(GUARDAR)
    await salir(page)
    await enterDesk(page, 'operador')
    await expect.poll(() => metodologia(page, s)).toBe('<p>De la operadora</p>')
  })
})
