import { describe, expect, it } from 'vitest'
import { expectAccessible, type Opening, picture, settled, useBrowser } from './browser.ts'
import { enterAs } from './demo.ts'
import {
  abrirCelda,
  abrirTexto,
  celda,
  guardado,
  guardarClaves,
  listo,
  metodologia,
  seccion,
  silaboCompleto,
  silaboGuardado,
  silaboPropio,
} from './silaboPropio.ts'

const GUARDAR = '**/api/v1/asignaturas/keys/silabo/**'

describe('two people in one syllabus', () => {
  const { open } = useBrowser()

  /** Ana made the syllabus, Lucía opens it too. */
  async function dos(anas?: Opening) {
    const [{ page: ana }, { page: luz }] = [await open(anas), await open()]
    await enterAs(ana, 'operador')
    await enterAs(luz, 'basico')
    const s = await silaboPropio(ana)
    await guardarClaves(ana, s, silaboCompleto())
    await ana.goto(s.url)
    await luz.goto(s.url)
    await luz.getByText('Contenido de la semana 3').first().waitFor()
    await ana.getByText('Contenido de la semana 3').first().waitFor()
    await listo(ana)
    await listo(luz)
    return { ana, luz, s }
  }

  it('see each other, and where each writes', async () => {
    const { ana, luz } = await dos()
    await ana.getByRole('list', { name: 'También están aquí' }).getByText('Lucía Mamani Quispe').waitFor()
    await (await abrirTexto(luz, 'Metodología')).click()
    await luz.keyboard.type('x')
    await seccion(ana, 'Metodología')
      .getByText(/Lucía M\. (escribe|está) aquí/)
      .waitFor()
    await settled(ana)
    await picture(ana, 'silabo-presencia')
    await luz.goto('/escritorio')
    await ana.getByRole('list', { name: 'También están aquí' }).waitFor({ state: 'detached' })
  })

  it('what one changes appears with the other, is shown, and leaves the cursor of who types alone', async () => {
    const { ana, luz, s } = await dos()
    await abrirCelda(ana, 'Contenido de la semana 3.', 'Contenidos de la semana 3')
    for (const _ of '3.') await ana.keyboard.press('ArrowLeft')
    await ana.keyboard.type('Uno ')
    const suya = await abrirCelda(luz, 'Contenido de la semana 12.', 'Contenidos de la semana 12')
    await suya.fill('Lo cambió Lucía.')
    await celda(ana, 'Lo cambió Lucía.').waitFor()
    await ana.getByText('Lucía M. cambió esta sección').waitFor()
    await picture(ana, 'silabo-destello')
    await ana.keyboard.type('dos ')
    await guardado(ana)
    const { silabo } = await silaboGuardado(ana, s)
    const escrito = JSON.stringify(silabo.unidadesaprendizaje)
    expect(escrito).toContain('Contenido de la semana Uno dos 3.')
    expect(escrito).toContain('Lo cambió Lucía.')
  })

  it('in one field both texts are offered, and nothing is overwritten before', async () => {
    const { ana, luz, s } = await dos({ routed: true })
    await ana.route(GUARDAR, route => route.abort())
    await (await abrirTexto(ana, 'Metodología')).fill('De Ana.')
    await (await abrirTexto(luz, 'Metodología')).fill('De Lucía.')
    await guardado(luz)
    await ana.unroute(GUARDAR)
    const unir = ana.getByRole('dialog', { name: /^Otra persona guardó antes/ })
    await unir.waitFor()
    await unir.getByRole('region', { name: 'Lo que se guardó antes' }).first().getByText('Lucía').waitFor()
    await settled(ana)
    await expectAccessible(ana, 'collision')
    await picture(ana, 'silabo-choque')
    expect(await metodologia(ana, s)).toBe('<p>De Lucía.</p>')
    await unir.getByRole('radio', { name: 'Quedan los dos, uno tras otro' }).check()
    await unir.getByRole('button', { name: 'Guardar así' }).click()
    await guardado(ana)
    expect(await metodologia(ana, s)).toBe('<p>De Lucía.</p><p>De Ana.</p>')
    await seccion(luz, 'Metodología').getByText('De Ana.').waitFor()
  })
})
