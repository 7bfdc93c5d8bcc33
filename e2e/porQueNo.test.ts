import { describe, expect, it } from 'vitest'
import { useBrowser } from './browser.ts'
import { enterAs } from './demo.ts'
import { pedir } from './planPropio.ts'

/** What somebody may not do is said before they do it, and not by a refusal at the end. */

const LABORATORIOS = '/form/24102018042400'
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

  it('who visits the demonstration is told so where something would go by mail, and before a suggestion is written', async () => {
    const { page, problems } = await open()
    await enterAs(page, 'demo')
    const { data } = await pedir<{ data: { id: number; nombre: string }[] }>(
      page,
      'GET',
      '/v1/laboratorios/talleres?per_page=5&tipo=1',
    )
    const laboratorio = data[0]!
    const nadaSale = async (nombre: string) => {
      const enviar = page.getByRole('menuitem', { name: nombre, exact: true })
      await enviar.waitFor()
      expect(await enviar.getAttribute('aria-description')).toBe(
        'Su rol (Demo) no permite enviar informes por correo.',
      )
      await page.keyboard.press('Escape')
      await enviar.waitFor({ state: 'detached' })
    }
    const documentos = page.getByRole('button', { name: 'Documentos', exact: true })
    await page.goto(`${LABORATORIOS}?filtro=${encodeURIComponent(laboratorio.nombre)}`)
    await page.getByRole('button', { name: `Acciones de ${laboratorio.nombre}`, exact: true }).click()
    await nadaSale('Enviar a Correo')
    await documentos.click()
    await nadaSale('Enviar a Correo: lista')
    await page.goto(`${LABORATORIOS}/equipos?id=${laboratorio.id}`)
    await documentos.click()
    await nadaSale('Enviar a Correo')

    await page.goto('/sugerencia/software')
    await page.getByText('con ella se mira todo y no se cambia nada', { exact: false }).waitFor()
    expect(await page.getByRole('button', { name: 'Enviar sugerencia', exact: true }).count()).toBe(0)
    expect(problems).toEqual([])
  })
})
