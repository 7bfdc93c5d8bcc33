import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { enterRoot } from './administrador.ts'
import { expectAccessible, picture, useBrowser } from './browser.ts'
import { said, spill } from './demo.ts'

const RESPALDOS = '/ajustes?vista=respaldos'

describe('Respaldos', () => {
  const { open } = useBrowser()

  async function asRoot(o: Parameters<typeof open>[0] = {}) {
    const opened = await open(o)
    await enterRoot(opened.page)
    await opened.page.goto(RESPALDOS)
    await opened.page.getByRole('button', { name: 'Respaldar ahora', exact: true }).waitFor()
    return opened
  }

  it('root asks for one, takes it away whole, and deletes it', async () => {
    const { page, problems } = await asRoot()
    const links = page.getByRole('link', { name: /^malla-.+\.tar\.gz$/ })
    const before = await links.count()
    await page.getByRole('button', { name: 'Respaldar ahora', exact: true }).click()
    await said(page, /se está haciendo/)
    await expect.poll(() => links.count()).toBe(before + 1)
    const link = links.first()
    await page.getByText(/^Último respaldo completo/).waitFor()
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    const tar = gunzipSync(readFileSync(await download.path()))
    expect(tar.includes('manifiesto.json')).toBe(true)
    await expectAccessible(page, 'respaldos')
    await picture(page, 'respaldos')
    await page
      .getByRole('button', { name: /^Acciones de respaldo/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Eliminar', exact: true }).click()
    await page.getByRole('button', { name: 'Sí', exact: true }).click()
    await said(page, 'Acabamos de eliminar el respaldo.')
    expect(problems).toEqual([])
  })

  it('on a phone nothing spills, also in the dark', async () => {
    const { page, problems } = await asRoot({ size: 'phone', dark: true })
    expect(await spill(page)).toBe(0)
    await expectAccessible(page, 'respaldos, phone')
    expect(problems).toEqual([])
  })
})
