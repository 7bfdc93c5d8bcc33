import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, LOOKS, picture, useBrowser } from './browser.ts'
import { enterAs, PLANES, spill } from './demo.ts'
import { hojaDe } from './hoja.ts'
import { pedir, planPropio } from './planPropio.ts'

const ESTUDIOS = '/v1/plan/estudios'
const aqui = (page: Page) => page.getByRole('list', { name: 'También están aquí' })
/** Sooner than the next heartbeat, which would say it too. */
const timeout = 15_000
const quienes = (page: Page) =>
  expect.poll(() => aqui(page).getByRole('listitem').allTextContents(), { timeout })
const parte = (page: Page, nombre: RegExp) =>
  page.getByRole('tablist', { name: 'Partes del plan' }).getByRole('tab', { name: nombre }).click()

describe('two people on the same plan', () => {
  const { open } = useBrowser()

  it.each(LOOKS)(
    'see each other with the part in which each is, and who leaves is gone (%s, dark: %s)',
    async (size, dark) => {
      const [{ page: una, problems }, { page: otra }] = [await open({ size, dark }), await open()]
      await enterAs(una, 'operador')
      await enterAs(otra, 'inspector')
      const { url } = await planPropio(una, 2, [['Álgebra', 1]])
      await una.goto(url)
      await otra.goto(url)
      await quienes(una).toEqual([expect.stringMatching(/, en la malla$/)])
      await quienes(otra).toEqual([expect.stringMatching(/, en la malla$/)])
      await parte(otra, /^Cursos/)
      await quienes(una).toEqual([expect.stringMatching(/, en los cursos$/)])
      expect(await spill(una)).toBe(0)
      await expectAccessible(una, 'who else is here', '[aria-label="También están aquí"]')
      await picture(una, `presencia-${size}${dark ? '-oscuro' : ''}`)
      await otra.close()
      await expect.poll(() => aqui(una).count(), { timeout }).toBe(0)
      expect(problems).toEqual([])
    },
  )

  it('when one sends it to the Papelera the other is told by whom, keeps what was typed, and goes on when it is back', async () => {
    const [{ page: una, problems }, { page: otra, problems: suyos }] = [await open(), await open()]
    await enterAs(una, 'basico')
    await enterAs(otra, 'operador')
    const plan = await planPropio(otra, 2, [['Álgebra', 1]])
    const hoja = hojaDe(una)
    await hoja.open(plan.url)
    await hoja.cell(plan.curso.Álgebra!, 'nombre').click()
    await una.keyboard.type('Cálculo')
    await una.keyboard.press('Enter')
    await hoja.state('1 cambio sin guardar')
    await otra.goto(plan.url)
    await quienes(otra).toEqual([expect.stringMatching(/, en los cursos$/)])

    await otra.getByRole('button', { name: 'Más', exact: true }).click()
    await otra.getByRole('menuitem', { name: 'Eliminar el plan' }).click()
    await otra.getByText(/^\S.* está en este plan\. Irá a la Papelera/).waitFor()
    await otra.getByRole('button', { name: 'Sí', exact: true }).click()
    await otra.waitForURL(`**${PLANES}`)

    await una.getByText(/^Este plan está en la Papelera: lo envió \S.+\./).waitFor()
    // It is said once: not over the table again.
    expect(await una.getByText(/en la Papelera y solo se puede leer/).count()).toBe(0)
    expect(await una.getByRole('button', { name: /^Recuperar/ }).count()).toBe(0)
    expect(await una.getByText('Vigente', { exact: true }).count()).toBe(0)
    expect(await aqui(una).count()).toBe(0)
    await una.keyboard.press('Control+s')
    await una.getByText(/^No se guardó\. El plan está en la Papelera/).waitFor()
    expect(await hoja.column('nombre')).toEqual(['Cálculo'])

    await pedir(otra, 'POST', `${ESTUDIOS}/${plan.id}/recuperar`, {})
    await una.getByText('Vigente', { exact: true }).waitFor()
    await hoja.cell(plan.curso.Álgebra!, 'nombre').click()
    await una.keyboard.press('Control+s')
    await hoja.state('Todo guardado')
    // Nothing was asked of what was not there: an answer 404 would stand in the console.
    expect([...problems, ...suyos]).toEqual([])
  })

  it('is not forgotten for an answer that is older than the notice of who came', async () => {
    const [{ page: una }, { page: otra }] = [await open({ routed: true }), await open()]
    await enterAs(una, 'operador')
    await enterAs(otra, 'inspector')
    const { url } = await planPropio(una, 2, [['Álgebra', 1]])
    await una.goto(url)
    await expect.poll(() => una.getByRole('status').allTextContents()).toContain('En línea')
    const [pedida, vino] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await una.route(
      '**/presencia',
      async route => {
        const response = await route.fetch()
        pedida.resolve()
        await vino.promise
        await route.fulfill({ response })
      },
      { times: 1 },
    )
    await parte(una, /^Cursos/)
    await pedida.promise
    await otra.goto(url)
    await quienes(una).toEqual([expect.stringMatching(/, en la malla$/)])
    const llego = una.waitForResponse('**/presencia')
    vino.resolve()
    await llego
    await una.waitForTimeout(300)
    expect(await aqui(una).getByRole('listitem').count()).toBe(1)
  })

  it('see what the other changed lit once, in the malla, the courses and the tree; the own is not', async () => {
    const [{ page: una }, { page: otra }] = [await open(), await open()]
    await enterAs(una, 'operador')
    await enterAs(otra, 'inspector')
    const plan = await planPropio(una, 2, [['Álgebra', 1]])
    for (const page of [una, otra]) await page.goto(plan.url)
    const tarjeta = (page: Page) => page.locator(`#curso-${plan.curso.Álgebra}`)
    await tarjeta(otra).waitFor()
    const foco = () => otra.evaluate('document.activeElement?.id ?? ""')
    const antes = [await foco(), await otra.evaluate('scrollY')]
    const cambiar = (datos: object) => pedir(una, 'PUT', `/v1/asignaturas/${plan.curso.Álgebra}`, datos)
    await cambiar({ nombre: 'Álgebra lineal' })
    await expect.poll(() => tarjeta(otra).getAttribute('data-flash')).not.toBeNull()
    await picture(otra, 'destello-malla')
    expect(await tarjeta(otra).getAttribute('title')).toMatch(/la cambió /)
    expect([await foco(), await otra.evaluate('scrollY')]).toEqual(antes)
    await expect.poll(() => tarjeta(una).textContent()).toContain('Álgebra lineal')
    expect(await tarjeta(una).getAttribute('data-flash')).toBeNull()
    await expect.poll(() => tarjeta(otra).getAttribute('data-flash')).toBeNull()
    await parte(otra, /^Cursos/)
    await cambiar({ nombre: 'Álgebra lineal II' })
    await otra.locator('[data-fila][data-flash]').waitFor()
    await picture(otra, 'destello-cursos')
  })
})
