import { describe, expect, it } from 'vitest'
import { useBrowser } from './browser.ts'
import { enterAs } from './demo.ts'

/** What somebody may not do is said before they do it, and not by a refusal at the end. */

const AREAS = '/form/09092015083031/areas_cursos'
const PARTE = 'Su permiso es para algunas facultades o programas, no para toda la institución.'

describe('why not', () => {
  const { open } = useBrowser()

  it('who works on one faculty reads the catalogues of the whole institution: neither a new row nor a change is offered', async () => {
    const { page, problems } = await open()
    await enterAs(page, 'directora')
    await page.goto(AREAS)
    const nueva = page.getByRole('button', { name: 'Nueva área', exact: true })
    await nueva.waitFor()
    expect(await nueva.getAttribute('aria-disabled')).toBe('true')
    await nueva.hover()
    await page.getByRole('tooltip', { name: PARTE }).waitFor()
    await page.getByRole('row').nth(1).getByRole('button').first().click()
    const form = page.getByRole('dialog')
    await form.getByText(PARTE).waitFor()
    expect(await form.getByRole('button', { name: /^Guardar/ }).isDisabled()).toBe(true)
    expect(problems).toEqual([])
  })
})
