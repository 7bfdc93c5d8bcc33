import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, NARROW_LOOK, picture, settled, useBrowser } from './browser.ts'
import { act, enterAs, FACULTADES, said, spill } from './demo.ts'
import { unaImagen } from './imagenDePrueba.ts'
import { pegados } from './pegados.ts'
import { pedir, planPropio } from './planPropio.ts'
import { IMAGEN_GUARDADA, pegarCon, pegarImagen, SUBIR_IMAGEN } from './portapapeles.ts'
import { retener } from './retener.ts'

interface Seccion {
  key: string
  revision: number
  items: { descripcion: string; status: number; id: string }[]
}

const editor = (page: Page) => page.locator('.ProseMirror')
const estado = (page: Page) => page.locator('[data-fase]')
const enSeccion = (url: string, seccion: string) => `${url}?tab=secciones&seccion=${seccion}`
const textosDe = async (page: Page, plan: number): Promise<Seccion[]> =>
  (await pedir<{ data: Seccion[] }>(page, 'GET', `/v1/plan/estudios/${plan}/secciones`)).data
const texto = async (page: Page, plan: number, key: string): Promise<string> =>
  (await textosDe(page, plan))
    .find(s => s.key === key)
    ?.items.map(i => i.descripcion)
    .join('|') ?? ''

/** Opens a section and puts the cursor into its (first) text. */
async function escribirEn(page: Page, url: string, seccion: string): Promise<void> {
  await page.goto(enSeccion(url, seccion))
  await page
    .getByRole('button', { name: /^(Escribir|Editar: )/ })
    .first()
    .click()
  await page.locator('.ProseMirror:focus').waitFor()
}

const guardado = (page: Page) => expect.poll(() => estado(page).textContent()).toMatch(/^Guardado \d\d:\d\d$/)

const pegar = (page: Page, html: string) =>
  pegarCon(page, `data.setData('text/html', ${JSON.stringify(html)})`)

describe('the sections of a plan', () => {
  const { open } = useBrowser()

  it('is a document with its outline; what is written is kept by itself, and is a version when its section is left', async () => {
    const { page, problems } = await open()
    await enterAs(page, 'operador')
    const plan = await planPropio(page, 1, [])
    await page.goto(`${plan.url}?tab=secciones`)
    const indice = page.getByRole('navigation', { name: 'Secciones' })
    await indice.getByRole('link', { name: 'Misión' }).waitFor()
    expect(await indice.getByRole('link').count()).toBeGreaterThanOrEqual(23)
    await expectAccessible(page, 'an empty section')
    await indice.getByRole('link', { name: 'Misión' }).click()
    await page.waitForURL('**seccion=mision*')
    await page.getByRole('button', { name: 'Escribir' }).click()
    await page.locator('.ProseMirror:focus').waitFor()
    await page.keyboard.type('Formar ingenieros.')
    await expect.poll(() => estado(page).textContent()).toMatch(/^Borrador guardado/)
    await expectAccessible(page, 'writing')
    await picture(page, 'secciones-escribiendo')
    expect(await texto(page, plan.id, 'misiones')).toBe('')
    await indice.getByRole('link', { name: 'Visión' }).click()
    await page.getByRole('heading', { name: 'Visión', level: 2 }).waitFor()
    await expect.poll(() => texto(page, plan.id, 'misiones')).toBe('<p>Formar ingenieros.</p>')
    await indice.getByRole('link', { name: 'Misión' }).locator('small', { hasText: 'en avance' }).waitFor()
    expect(problems).toEqual([])
  })

  it('entries have a state, are moved by keyboard, deleted, and come back from the history', async () => {
    const { page } = await open()
    await enterAs(page, 'operador')
    const plan = await planPropio(page, 1, [])
    const items = ['Uno', 'Dos', 'Tres'].map((t, i) => ({ id: `i${i}`, descripcion: t, status: 2 }))
    await pedir(page, 'POST', `/v1/plan/estudios/guardar/json/${plan.id}`, { key: 'valores', items })
    await page.goto(enSeccion(plan.url, 'valores'))
    await page.getByRole('button', { name: 'Mover el apartado 3' }).focus()
    await page.keyboard.press('Alt+ArrowUp')
    await page.getByRole('switch', { name: 'Completo: Apartado 1 de 3' }).check()
    await page.keyboard.press('Control+s')
    await guardado(page)
    const { items: ahora } = (await textosDe(page, plan.id)).find(s => s.key === 'valores')!
    expect(ahora.map(i => [i.id, i.status])).toEqual([
      ['i0', 1],
      ['i2', 2],
      ['i1', 2],
    ])
    await page.getByRole('button', { name: 'Acciones de Apartado 2 de 3' }).click()
    await page.getByRole('menuitem', { name: 'Eliminar' }).click()
    // Saved elsewhere while it is asked: what goes is the entry, and not what was saved.
    await pedir(page, 'POST', `/v1/plan/estudios/guardar/json/${plan.id}`, {
      key: 'valores',
      items: ahora.map(i => (i.id === 'i0' ? { ...i, descripcion: 'Uno de ella' } : i)),
    })
    await page.getByText('Uno de ella').waitFor()
    await page.getByRole('button', { name: 'Sí', exact: true }).click()
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await guardado(page)
    expect(await texto(page, plan.id, 'valores')).toBe('<p>Uno de ella</p>|<p>Dos</p>')
    await page.getByRole('button', { name: 'Historial' }).click()
    const historial = page.getByRole('dialog', { name: 'Historial · Valores' })
    await historial.getByText('1 palabra quitada').waitFor()
    await settled(page)
    await expectAccessible(page, 'history')
    await picture(page, 'secciones-historial')
    await historial
      .getByRole('button', { name: /^Restaurar la versión/ })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Restaurar', exact: true }).click()
    await said(page, 'Acabamos de restaurar la versión.')
    await expect.poll(() => texto(page, plan.id, 'valores')).toBe('<p>Uno de ella</p>|<p>Tres</p>|<p>Dos</p>')
  })

  it('two people in two sections never collide; in one they are joined, or asked, and never overwritten', async () => {
    const [{ page: ana }, { page: luz }] = [await open(), await open()]
    await enterAs(ana, 'operador')
    await enterAs(luz, 'operador')
    const plan = await planPropio(ana, 1, [])
    await escribirEn(ana, plan.url, 'historia')
    await escribirEn(luz, plan.url, 'base-legal')
    await ana.keyboard.type('La Escuela nació en 1972.')
    await luz.keyboard.type('Ley universitaria.')
    await Promise.all([ana.keyboard.press('Control+s'), luz.keyboard.press('Control+s')])
    await Promise.all([guardado(ana), guardado(luz)])
    // The one sees what the other wrote, without reading again.
    await luz.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name: 'Historia' }).click()
    await luz.getByText('La Escuela nació en 1972.').waitFor()
    await luz.getByRole('button', { name: 'Editar: Historia' }).click()
    await luz.locator('.ProseMirror:focus').waitFor()
    await luz.keyboard.type(' Tiene acreditación.')
    await ana.locator('.ProseMirror').click()
    await ana.keyboard.press('Control+End')
    await ana.keyboard.type(' Creció mucho.')
    await luz.keyboard.press('Control+s')
    await guardado(luz)
    await ana.getByText('Otra persona guardó esta sección.').waitFor()
    await ana.keyboard.press('Control+s')
    const unir = ana.getByRole('dialog', { name: 'Otra persona guardó antes' })
    await unir.waitFor()
    await settled(ana)
    await expectAccessible(ana, 'joining')
    await picture(ana, 'secciones-unir')
    expect(await texto(ana, plan.id, 'historias')).toBe(
      '<p>La Escuela nació en 1972. Tiene acreditación.</p>',
    )
    await unir.getByRole('radio', { name: 'Quedan los dos, uno tras otro' }).check()
    await unir.getByRole('button', { name: 'Guardar así' }).click()
    await guardado(ana)
    expect(await texto(ana, plan.id, 'historias')).toBe(
      '<p>La Escuela nació en 1972. Tiene acreditación.</p><p>La Escuela nació en 1972. Creció mucho.</p>',
    )
    await luz.getByText('Creció mucho.').waitFor()
  })

  it('a killed tab loses nothing, nor does a lost connection', async () => {
    const { page } = await open({ routed: true })
    await enterAs(page, 'operador')
    const plan = await planPropio(page, 1, [])
    await escribirEn(page, plan.url, 'presentacion')
    await page.route('**/api/**', route => route.abort())
    await page.keyboard.type('Escrito sin conexión')
    await expect.poll(() => estado(page).textContent()).toBe('Sin conexión: 1 cambio por enviar')
    await picture(page, 'secciones-sin-conexion')
    const otra = await page.context().newPage()
    const client = await page.context().newCDPSession(page)
    const muerta = page.waitForEvent('crash')
    // It is never answered.
    void client.send('Page.crash').catch(() => undefined)
    await muerta
    await otra.goto(enSeccion(plan.url, 'presentacion'))
    await otra.getByText('Recuperamos lo que había escrito').waitFor()
    await otra.getByText('Escrito sin conexión').waitFor()
    await otra.keyboard.press('Control+s')
    await expect.poll(() => texto(otra, plan.id, 'presentacion')).toBe('<p>Escrito sin conexión</p>')
  })

  it.each(pegados)(
    'what is pasted from $de keeps its structure and drops the rest',
    async ({ html, llega, nunca }) => {
      const { page, problems } = await open()
      await enterAs(page, 'operador')
      const plan = await planPropio(page, 1, [])
      await escribirEn(page, plan.url, 'justificacion')
      await pegar(page, html)
      await page.keyboard.press('Control+s')
      await guardado(page)
      const html2 = await texto(page, plan.id, 'justificacion')
      for (const trozo of llega) expect(html2).toContain(trozo)
      for (const trozo of nunca) expect(html2).not.toContain(trozo)
      expect(await page.evaluate('window.pegado')).toBeUndefined()
      expect(problems).toEqual([])
    },
  )

  it('a picture is pasted, with progress, and stands in the text; a file hangs on it', async () => {
    const { page } = await open()
    await enterAs(page, 'operador')
    const plan = await planPropio(page, 1, [])
    await escribirEn(page, plan.url, 'estudio-de-la-demanda')
    await page.keyboard.type('Con figura')
    const png = (await page.screenshot()).toString('base64')
    await pegarImagen(page, png)
    await editor(page).locator(IMAGEN_GUARDADA).waitFor()
    await page.keyboard.press('Control+s')
    await guardado(page)
    expect(await texto(page, plan.id, 'estudioDemanda')).toMatch(
      /^<p>Con figura<\/p><img src="\/api\/v1\/imagenes\/[\w-]+" alt="">/,
    )
    const elegir = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Acciones de Estudio de la demanda' }).click()
    await page.getByRole('menuitem', { name: 'Adjuntar archivos…' }).click()
    await (await elegir).setFiles({
      name: 'encuesta.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7\n%%EOF'),
    })
    await page.getByRole('link', { name: 'encuesta.pdf' }).waitFor()
    await page.getByRole('button', { name: 'Quitar encuesta.pdf' }).click()
    await page.getByRole('button', { name: 'Sí', exact: true }).click()
    await page.getByRole('link', { name: 'encuesta.pdf' }).waitFor({ state: 'detached' })
  })

  it('a picture on its way is waited for by the text that was left, and is not lost', async () => {
    const { page, problems } = await open({ routed: true })
    await enterAs(page, 'operador')
    const plan = await planPropio(page, 1, [])
    await escribirEn(page, plan.url, 'estudio-de-la-demanda')
    const png = (await unaImagen('figura.png', 40, 30)).buffer.toString('base64')
    const soltar = await retener(page, SUBIR_IMAGEN)
    await pegarImagen(page, png)
    await page.getByText(/^Subiendo figura\.png/).waitFor()
    await page.keyboard.type('Con figura')
    await page.getByRole('button', { name: 'Añadir apartado' }).click()
    await expect.poll(() => editor(page).count()).toBe(2)
    await page.keyboard.press('Control+s')
    await guardado(page)
    soltar()
    // Then it is read, as what was left is.
    await expect.poll(() => editor(page).count()).toBe(1)
    await page.getByRole('article').first().locator(IMAGEN_GUARDADA).waitFor()
    await page.keyboard.press('Control+s')
    await expect.poll(() => texto(page, plan.id, 'estudioDemanda')).toContain('<img src="/api/v1/imagenes/')
    expect(problems).toEqual([])
  })

  it('nor is it when a colleague saves the text in which it stands', async () => {
    const { page, problems } = await open({ routed: true })
    await enterAs(page, 'operador')
    const plan = await planPropio(page, 1, [])
    const guardar = (items: object[], revision?: number) =>
      pedir(page, 'POST', `/v1/plan/estudios/guardar/json/${plan.id}`, {
        key: 'estudioDemanda',
        items,
        revision,
      })
    await guardar([{ descripcion: '<p>Uno</p><p>Dos</p>' }])
    const [suya] = (await textosDe(page, plan.id)).filter(s => s.key === 'estudioDemanda')
    await escribirEn(page, plan.url, 'estudio-de-la-demanda')
    const png = (await unaImagen('figura.png', 40, 30)).buffer.toString('base64')
    const soltar = await retener(page, SUBIR_IMAGEN)
    await pegarImagen(page, png)
    await page.getByText(/^Subiendo figura\.png/).waitFor()
    await guardar([{ ...suya!.items[0], descripcion: '<p>Uno y medio</p><p>Dos</p>' }], suya!.revision)
    await editor(page).getByText('Uno y medio').waitFor()
    soltar()
    await editor(page).locator(IMAGEN_GUARDADA).waitFor()
    await page.keyboard.press('Control+s')
    await guardado(page)
    expect(await texto(page, plan.id, 'estudioDemanda')).toMatch(
      /^<p>Uno y medio<\/p><p>Dos<\/p><img src="\/api\/v1\/imagenes\/[^>]+>$/,
    )
    expect(problems).toEqual([])
  })

  it('goes with what is discarded', async () => {
    const { page, problems } = await open({ routed: true })
    await enterAs(page, 'operador')
    const plan = await planPropio(page, 1, [])
    await escribirEn(page, plan.url, 'estudio-de-la-demanda')
    await page.keyboard.type('Con figura')
    await page.keyboard.press('Control+s')
    await guardado(page)
    const png = (await unaImagen('figura.png', 40, 30)).buffer.toString('base64')
    const soltar = await retener(page, SUBIR_IMAGEN)
    await page.keyboard.type(' que no')
    await pegarImagen(page, png)
    await page.getByText(/^Subiendo figura\.png/).waitFor()
    await page.getByRole('button', { name: 'Descartar', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Descartar', exact: true }).click()
    await expect.poll(() => editor(page).count()).toBe(0)
    soltar()
    await page.getByText('Con figura', { exact: true }).waitFor()
    expect(await texto(page, plan.id, 'estudioDemanda')).toBe('<p>Con figura</p>')
    expect(problems).toEqual([])
  })

  it('a picture and a file that did not arrive are offered again, and are not lost', async () => {
    const { page } = await open({ routed: true })
    await enterAs(page, 'operador')
    const plan = await planPropio(page, 1, [])
    await escribirEn(page, plan.url, 'estudio-de-la-demanda')
    const png = (await unaImagen('figura.png', 40, 30)).buffer.toString('base64')
    await page.route(SUBIR_IMAGEN, route => route.abort())
    await pegarImagen(page, png)
    const caida = page.getByRole('alert').filter({ hasText: '«figura.png» no se pudo subir.' })
    await caida.waitFor()
    await expectAccessible(page, 'a picture that did not arrive', '[role=alert]')
    await page.unroute(SUBIR_IMAGEN)
    await caida.getByRole('button', { name: 'Reintentar', exact: true }).click()
    await editor(page).locator(IMAGEN_GUARDADA).waitFor()
    await page.getByRole('alert').waitFor({ state: 'detached' })
    const ADJUNTAR = '**/guardar/archivos/json/*'
    await page.route(ADJUNTAR, route => route.abort())
    const elegir = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Adjuntar a la sección…' }).click()
    await (await elegir).setFiles({
      name: 'encuesta.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7\n%%EOF'),
    })
    const pregunta = page.getByRole('dialog').filter({ hasText: '«encuesta.pdf» no se pudo subir.' })
    await pregunta.waitFor()
    await page.unroute(ADJUNTAR)
    await pregunta.getByRole('button', { name: 'Reintentar', exact: true }).click()
    await page.getByRole('link', { name: 'encuesta.pdf' }).waitFor()
  })

  it('an inspector reads, is told why nothing can be written, and finds every text', async () => {
    const { page } = await open()
    await enterAs(page, 'inspector')
    const planes = await pedir<{ data: { id: number; fechacese: string | null }[] }>(
      page,
      'GET',
      '/v1/plan/estudios',
    )
    await page.goto(`/form/09092015083031/${planes.data[0]!.id}?tab=secciones&seccion=mision`)
    await page.getByText('Su rol (Inspector) no permite editar.').first().waitFor()
    const indice = page.getByRole('navigation', { name: 'Secciones' })
    await indice.getByRole('link', { name: 'Perfil de Ingreso' }).click()
    await page.getByRole('heading', { name: 'Perfil de Ingreso' }).waitFor()
    await expectAccessible(page, 'read only')
    await page.getByRole('button', { name: 'Ver en PDF' }).click()
    await page.getByRole('dialog', { name: /Plan de estudios$/ }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Editar cursos del plan' }).click()
    await page.waitForURL('**tab=cursos')
  })

  it('the texts of a programme are written likewise', async () => {
    const { page } = await open()
    await enterAs(page, 'operador')
    await page.goto(`${FACULTADES}?vista=programas&filtro=Civil`)
    await act(page, 'Ingeniería Civil', 'Sus textos')
    await page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name: 'Valores' }).click()
    await page
      .getByRole('button', { name: /^(Escribir|Editar: )/ })
      .first()
      .click()
    await page.locator('.ProseMirror:focus').waitFor()
    await page.keyboard.type('Servicio. ')
    await page.keyboard.press('Control+s')
    await guardado(page)
    await expectAccessible(page, 'texts of a programme')
  })

  it.each(NARROW_LOOK)('on a %s, dark: %s, nothing spills', async (size, dark) => {
    const { page } = await open({ size, dark })
    await enterAs(page, 'operador')
    const plan = await planPropio(page, 1, [])
    const html = `<h2>Antecedentes</h2><p>${'La Escuela forma ingenieros con sentido de comunidad. '.repeat(6)}</p><ul><li>Uno</li><li>Dos</li></ul><table><tr><th>Año</th><th>Hecho</th></tr><tr><td>1972</td><td>Fundación</td></tr></table>`
    await pedir(page, 'POST', `/v1/plan/estudios/guardar/json/${plan.id}`, {
      key: 'historias',
      items: [{ descripcion: html }, { descripcion: '<p>Otro apartado.</p>', status: 2 }],
    })
    await page.goto(enSeccion(plan.url, 'historia'))
    await page.getByText('Otro apartado.').waitFor()
    await page.getByRole('button', { name: 'Ver en PDF' }).waitFor()
    await page.getByRole('link', { name: 'Editar cursos del plan' }).waitFor()
    await settled(page)
    expect(await spill(page)).toBe(0)
    await expectAccessible(page, `${size} ${dark}`)
    await picture(page, `secciones-${size}-${dark ? 'oscuro' : 'claro'}`)
    await page.getByRole('button', { name: 'Editar: Apartado 1 de 2' }).click()
    await page.locator('.ProseMirror').waitFor()
    await settled(page)
    expect(await spill(page)).toBe(0)
    // Opening the editor alone changes nothing.
    expect(await page.getByRole('button', { name: 'Guardar', exact: true }).count()).toBe(0)
    await expectAccessible(page, `${size} ${dark} editor`)
    await picture(page, `secciones-${size}-${dark ? 'oscuro' : 'claro'}-editor`)
  })
})
