import { describe, expect, it } from 'vitest'
import { enterRoot } from './administrador.ts'
import { expectAccessible, LOOKS, picture, useBrowser } from './browser.ts'
import { act, enterAs, enterDesk, ir, said, spill, unico } from './demo.ts'
import { pedir } from './planPropio.ts'

const SUGERENCIAS = '/form/16112018152300'

describe('suggestions for the product', () => {
  const { open } = useBrowser()

  it.each(LOOKS)(
    'a lecturer writes one, the administrator reads it and notes something (%s, dark %s)',
    async (size, dark) => {
      const look = `${size}-${dark ? 'oscura' : 'clara'}`
      const titulo = unico('Letras más grandes')
      const { page, problems } = await open({ size, dark })
      await enterDesk(page, 'docente')
      await page.getByRole('button', { name: /^Menú de/ }).click()
      await page.getByRole('menuitem', { name: 'Sugerir MEJORAS' }).click()
      await page.getByRole('textbox', { name: 'En pocas palabras' }).fill(titulo)
      await page.getByRole('button', { name: 'Enviar sugerencia' }).click()
      await said(page, 'Cuente qué le falta o le estorba.')
      await page.getByRole('textbox', { name: 'Con detalle' }).fill('En el sílabo cuesta leer la tabla.')
      expect(await spill(page)).toBe(0)
      await expectAccessible(page, 'form of a suggestion')
      await picture(page, `sugerir-${look}`)
      await page.getByRole('button', { name: 'Enviar sugerencia' }).click()
      await said(page, 'Gracias: su sugerencia llegó. La leerá el administrador.')

      const root = await open({ size, dark })
      await enterRoot(root.page)
      await root.page.goto(`${SUGERENCIAS}?filtro=${encodeURIComponent(titulo)}`)
      await root.page.getByText('Nueva', { exact: true }).first().waitFor()
      await act(root.page, titulo, 'Ver')
      const cajon = root.page.getByRole('dialog', { name: titulo })
      await cajon.getByText('En el sílabo cuesta leer la tabla.').waitFor()
      await cajon.getByText('/escritorio').waitFor()
      await cajon.getByRole('textbox', { name: 'Nota' }).fill('Para la próxima versión')
      await expectAccessible(root.page, 'a suggestion', '[role=dialog]')
      await picture(root.page, `sugerencia-${look}`)
      await root.page.keyboard.press('Control+Enter')
      await cajon.waitFor({ state: 'detached' })
      await act(root.page, titulo, 'Dar por revisada')
      await root.page.getByText('Revisado').first().waitFor()
      expect(await spill(root.page)).toBe(0)
      await expectAccessible(root.page, 'list of suggestions')
      await picture(root.page, `sugerencias-${look}`)
      expect([...problems, ...root.problems]).toEqual([])
    },
  )
  it('the administrator sees a new one come, and its count with it', async () => {
    const { page, problems } = await open()
    await enterRoot(page)
    await page.goto(SUGERENCIAS)
    const titulo = page.getByRole('heading', { level: 1 })
    const cuenta = async () =>
      /\((\d+) de (\d+)\)/
        .exec((await titulo.textContent()) ?? '')
        ?.slice(1)
        .map(Number)
    await expect.poll(cuenta).toHaveLength(2)
    const [nuevas, todas] = (await cuenta())!
    const escrita = unico('Más color')
    const autora = await open()
    await enterAs(autora.page, 'docente')
    const { data } = await pedir<{ data: { id: number } }>(autora.page, 'POST', '/v1/sugerencias/software', {
      titulo: escrita,
      descripcion: 'En la malla.',
    })
    await page.getByRole('row').filter({ hasText: escrita }).waitFor()
    await expect.poll(cuenta).toEqual([nuevas! + 1, todas! + 1])
    await page
      .getByRole('navigation', { name: 'Principal' })
      .getByRole('link', { name: new RegExp(`${nuevas! + 1} de ${todas! + 1}`) })
      .waitFor()
    // By its address it opens where the list does not show it, and it stays until it is closed when the list lets go of it.
    const cajon = page.getByRole('dialog', { name: escrita })
    const guardarComo = async (suEstado: string) => {
      await cajon.getByRole('combobox', { name: 'Estado' }).click()
      await page.getByRole('option', { name: suEstado, exact: true }).click()
      await page.keyboard.press('Control+Enter')
      await cajon.waitFor({ state: 'detached' })
      await expect.poll(() => new URL(page.url()).searchParams.get('id')).toBeNull()
    }
    await ir(page, `${SUGERENCIAS}?estado=revisadas&id=${data.id}`)
    await guardarComo('Revisado')
    await act(page, escrita, 'Ver')
    await guardarComo('Nueva')
    expect(problems).toEqual([])
  })
})
