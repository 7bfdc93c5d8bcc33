import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectAccessible, picture, SIZES, signIn, useBrowser } from './browser.ts'
import { choose, PLANES, said } from './demo.ts'
import { type Servidor, startServidor } from './servidor.ts'

const NOMBRE = 'Colegio San Martín de Porres'

describe('an installation without the demonstration', () => {
  const { open } = useBrowser({ nuevos: true })
  let servidor: Servidor
  beforeAll(async () => {
    servidor = await startServidor({ DEMO: '0' })
  }, 240_000)
  afterAll(() => servidor?.stop())

  it('leads the administrator to its first institution, and into it', async () => {
    const { page, problems } = await open({ baseURL: servidor.baseUrl })
    await signIn(page, 'root@malla.local', servidor.rootPassword)
    const primera = page.getByRole('link', { name: 'Crear una institución' })
    await primera.waitFor()
    await expectAccessible(page, 'nothing yet', 'html')
    await picture(page, 'primera-vez')
    // What shows an institution is not offered; whoever comes by its address is led on all the same.
    await expect.poll(() => page.getByRole('link', { name: 'Entidades' }).count()).toBeGreaterThan(0)
    expect(await page.getByRole('link', { name: /^Plan de Estudios/ }).count()).toBe(0)
    await page.goto(PLANES)
    await primera.waitFor()
    await page.setViewportSize(SIZES.phone)
    await picture(page, 'primera-vez-phone')
    await page.setViewportSize(SIZES.laptop)

    await primera.click()
    await choose(page, 'Tipo', 'Colegio')
    await page.getByRole('dialog').getByLabel('Razón social').fill(NOMBRE)
    await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click()
    await said(page, `Acabamos de crear la entidad «${NOMBRE}».`)
    // The only one there is: nobody is asked, and all that there is to do is there.
    await page
      .getByRole('link', { name: new RegExp(NOMBRE) })
      .first()
      .waitFor()
    await page
      .getByRole('link', { name: /^Plan de Estudios/ })
      .first()
      .click()
    await page.waitForURL(`**${PLANES}`)
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    await picture(page, 'primera-vez-planes')
    // What an address asks for ahead goes out before it is known who is there.
    expect(problems.filter(p => !p.includes('409'))).toEqual([])
  })
})
