import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, LOOKS, picture, useBrowser } from './browser.ts'
import { enterAs, said, spill, unico } from './demo.ts'
import { unaImagen } from './imagenDePrueba.ts'
import { pedir, planPropio } from './planPropio.ts'
import { IMAGEN_GUARDADA, pegarImagen, SUBIR_IMAGEN } from './portapapeles.ts'
import { retener } from './retener.ts'
import { abrirTexto, listo, seccion, silaboGuardado, silaboPropio } from './silaboPropio.ts'

const BIBLIOTECA = '/ajustes?vista=imagenes'

/** Uploads a picture for texts as the editor does; answers its address. */
async function subir(page: Page, nombre: string): Promise<string> {
  const archivo = await unaImagen(`${nombre}.png`, 800, 500)
  const r = await page.request.post('/api/v1_1/malla/image/upload', {
    multipart: { upload_preset: 'contenido', tags: archivo.name, file: archivo },
  })
  expect(r.status()).toBe(200)
  return (await r.json()).secure_url
}

describe('the library of pictures', () => {
  const { open } = useBrowser()

  it.each(LOOKS)(
    'tells where each is, and lets go of what nothing uses (%s, dark %s)',
    async (size, dark) => {
      const look = `${size}-${dark ? 'oscura' : 'clara'}`
      const { page, problems } = await open({ size, dark })
      await enterAs(page, 'operador')
      const plan = await planPropio(page, 1, [])
      const [usada, suelta] = [unico('Campus'), unico('Boceto')]
      const url = await subir(page, usada)
      await subir(page, suelta)
      await pedir(page, 'POST', `/v1/plan/estudios/guardar/json/${plan.id}`, {
        key: 'misiones',
        items: [{ descripcion: `<p>La sede: <img src="${url}" alt="Campus"></p>` }],
      })
      // A page past the last one leads to the first, as in other lists.
      await page.goto(`${BIBLIOTECA}&page=9`)
      const usos = page.getByRole('list', { name: `Dónde está «${usada}»` })
      await usos.waitFor()
      await page.getByText('Sin uso: se eliminará el').first().waitFor()
      expect(await spill(page)).toBe(0)
      await expectAccessible(page, 'library of pictures')
      await picture(page, `imagenes-${look}`)
      await page.getByRole('button', { name: `Eliminar «${suelta}»`, exact: true }).click()
      await page.getByRole('button', { name: 'Sí', exact: true }).click()
      await said(page, 'Acabamos de eliminar la imagen.')
      await page.getByText(suelta).first().waitFor({ state: 'detached' })
      await usos
        .getByRole('link', { name: `Misión · ${plan.nombre} · ${plan.programa}`, exact: true })
        .click()
      await page.waitForURL(to => to.search.includes('seccion=mision'))
      await page.getByRole('img', { name: 'Campus', exact: true }).waitFor()
      expect(problems).toEqual([])
    },
  )

  it('a picture is chosen from it for a text', async () => {
    const { page, problems } = await open()
    await enterAs(page, 'operador')
    const plan = await planPropio(page, 1, [])
    const nombre = unico('Organigrama')
    const url = await subir(page, nombre)
    await page.goto(`${plan.url}?tab=secciones&seccion=mision`)
    await page
      .getByRole('button', { name: /^(Escribir|Editar: )/ })
      .first()
      .click()
    await page.locator('.ProseMirror:focus').waitFor()
    await page.keyboard.type('Así nos organizamos. ')
    await page.getByRole('button', { name: 'Elegir de la biblioteca', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Biblioteca de imágenes' })
    await dialog.getByRole('searchbox').fill(nombre)
    const ficha = dialog.getByRole('button', { name: nombre })
    await ficha.waitFor()
    await expectAccessible(page, 'dialog of the library', '[role=dialog]')
    await picture(page, 'imagenes-elegir')
    await ficha.click()
    await dialog.waitFor({ state: 'detached' })
    await page.locator(`.ProseMirror img[src="${url}"]`).waitFor()
    await expect
      .poll(async () => (await page.locator('[data-fase]').textContent()) ?? '')
      .toMatch(/uardado \d\d:\d\d$/)
    expect(problems).toEqual([])
  })

  it('is waited for by the text of a syllabus that was left while it was on its way', async () => {
    const { page: ana } = await open()
    await enterAs(ana, 'operador')
    const s = await silaboPropio(ana)
    const { page, problems } = await open({ routed: true })
    await enterAs(page, 'docente')
    await page.goto(s.url)
    await listo(page)
    const png = (await unaImagen('figura.png', 40, 30)).buffer.toString('base64')
    const editores = page.locator('.ProseMirror')
    const enPie = () => expect.poll(() => editores.count())
    const soltar = await retener(page, SUBIR_IMAGEN)
    await abrirTexto(page, 'Metodología')
    await pegarImagen(page, png)
    await page.getByText(/^Subiendo figura/).waitFor()
    // A lecturer brings pictures, and does not look through those of all.
    expect(await page.getByRole('button', { name: 'Elegir de la biblioteca' }).count()).toBe(0)
    await page.keyboard.press('Escape')
    await seccion(page, 'Metodología').getByRole('heading').first().click()
    await enPie().toBe(1)
    soltar()
    await enPie().toBe(0)
    await page.unroute(SUBIR_IMAGEN)
    const soltarOtra = await retener(page, SUBIR_IMAGEN)
    const condiciones = page.getByRole('group', { name: 'Fórmula y condiciones de la evaluación' })
    await condiciones.click()
    await page.locator('.ProseMirror:focus').waitFor()
    await pegarImagen(page, png)
    await page.getByText(/^Subiendo figura/).waitFor()
    // Left with Esc, and gone on with at once: it does not close under the hands when the picture comes.
    await page.keyboard.press('Escape')
    await expect.poll(() => condiciones.evaluate(e => e === e.ownerDocument.activeElement)).toBe(true)
    await page.keyboard.type('xy')
    await condiciones.locator('.ProseMirror:focus', { hasText: 'xy' }).waitFor()
    soltarOtra()
    await condiciones.locator(IMAGEN_GUARDADA).waitFor()
    await enPie().toBe(1)
    await page.keyboard.press('Escape')
    await enPie().toBe(0)
    const conImagen = async () => {
      const { metodologia, evaluacion } = (await silaboGuardado(page, s)).silabo
      return [metodologia, evaluacion].map(que => JSON.stringify(que ?? '').includes('/api/v1/imagenes/'))
    }
    await expect.poll(conImagen).toEqual([true, true])
    expect(problems).toEqual([])
  })
})
