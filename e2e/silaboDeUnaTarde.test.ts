import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, picture, settled, useBrowser } from './browser.ts'
import { enterAs, said, spill } from './demo.ts'
import {
  abrirTexto,
  estado,
  guardarClaves,
  listo,
  type SilaboPropio,
  seccion,
  silaboGuardado,
  silaboPropio,
  tocarHasta,
  unidadesEscritas,
} from './silaboPropio.ts'

/** The operator makes the course and gives it to Jorge, who has one evening. */
async function encargo(open: ReturnType<typeof useBrowser>['open']): Promise<SilaboPropio> {
  const { page } = await open()
  await enterAs(page, 'operador')
  return silaboPropio(page)
}

async function desdeLaLista(page: Page, s: SilaboPropio): Promise<void> {
  await enterAs(page, 'docente')
  await page.goto(`/form/1486745968653?periodo=${s.periodo}`)
  await page
    .getByRole('link', { name: s.nombre })
    .or(page.getByRole('button', { name: s.nombre }))
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: s.nombre }).waitFor()
  await listo(page)
}

describe('the evening of a lecturer', () => {
  const { open } = useBrowser()

  it.each(['laptop', 'phone'] as const)(
    'from sign-in to handed in, previewed and mailed, on a %s',
    async size => {
      const s = await encargo(open)
      const { page, problems } = await open({ size })
      await desdeLaLista(page, s)
      await picture(page, `tarde-empieza-${size}`)

      const resultados = seccion(page, 'Resultados de aprendizaje')
      const linea = resultados.getByRole('group', { name: 'Resultado 1' })
      await tocarHasta(resultados.getByRole('button', { name: 'Añadir resultado' }), linea)
      await tocarHasta(linea, resultados.getByRole('textbox', { name: 'Resultado 1' }))
      await page.keyboard.type('Modela datos de una organización según sus reglas.')

      const programa = seccion(page, 'Programación')
      await programa.getByRole('button', { name: '2 unidades' }).click()
      await programa.getByRole('gridcell').or(programa.getByRole('group')).first().waitFor()
      // Sixteen weeks are an evening; the test of the programme writes them by hand, here they come as from another tab.
      await expect.poll(() => estado(page).textContent(), { timeout: 30_000 }).toMatch(/^Guardado/)
      await guardarClaves(page, s, { unidadesaprendizaje: unidadesEscritas() })
      await programa.getByText('Contenido de la semana 16.').waitFor()

      await abrirTexto(page, 'Metodología')
      await page.keyboard.type('Aprendizaje basado en proyectos, con acompañamiento en laboratorio.')

      const evaluacion = seccion(page, 'Evaluación')
      const primera = evaluacion.getByRole('textbox', { name: 'Evaluación 1', exact: true })
      await tocarHasta(evaluacion.getByRole('button', { name: 'Añadir evaluación' }), primera)
      await primera.fill('Prácticas')
      await evaluacion.getByRole('textbox', { name: /^Peso/ }).first().fill('100')

      const bibliografia = seccion(page, 'Bibliografía')
      const titulo = page.getByRole('textbox', { name: /^Título/ }).first()
      await tocarHasta(bibliografia.getByRole('button', { name: 'Añadir referencia' }), titulo)
      await settled(page)
      await picture(page, `tarde-bibliografia-${size}`)
      await titulo.fill('Fundamentos de bases de datos')
      await page.keyboard.press('Escape')

      await expect.poll(async () => (await silaboGuardado(page, s)).isCompletado, { timeout: 30_000 }).toBe(3)
      expect(await spill(page)).toBe(0)
      await expectAccessible(page, `complete, ${size}`)
      await picture(page, `tarde-completo-${size}`)

      await page.getByRole('button', { name: 'Vista previa' }).filter({ visible: true }).click()
      await page
        .getByRole('dialog')
        .getByRole('img')
        .or(page.getByRole('dialog').locator('canvas'))
        .first()
        .waitFor()
      await settled(page)
      await picture(page, `tarde-vista-previa-${size}`)
      await page.keyboard.press('Escape')

      await page.getByRole('button', { name: 'Entregar', exact: true }).filter({ visible: true }).click()
      await page.getByRole('dialog', { name: 'Entregar' }).getByRole('button', { name: 'Entregar' }).click()
      await page.getByText(/Entregado por Jorge Paredes Luna/).waitFor()

      await page.getByRole('main').getByRole('button', { name: 'Documentos' }).click()
      await page.getByRole('menuitem', { name: 'Enviar a Correo' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Enviar' }).click()
      await said(page, /correo|envia/i)
      expect((await silaboGuardado(page, s)).estado).toBe('entregado')
      expect(problems).toEqual([])
    },
  )

  it('with the keyboard only', async () => {
    const s = await encargo(open)
    const { page, problems } = await open()
    await enterAs(page, 'docente')
    await guardarClaves(page, s, {
      resultados: [
        {
          id: 'r1',
          competencia_id: null,
          texto: '<p>Modela datos de una organización según sus reglas.</p>',
        },
      ],
      unidadesaprendizaje: unidadesEscritas(),
      bibliografia: [{ id: 'b1', tipo: 'libro', titulo: 'Fundamentos de bases de datos' }],
      evaluacion: {
        lineas: [{ id: 'l1', nombre: 'Prácticas', instrumento: '', peso: 100, unidad_id: null }],
        texto: '',
      },
    })
    await page.goto(s.url)
    await listo(page)
    const hasta = async (nombre: string | RegExp, rol: 'button' | 'gridcell' = 'button') => {
      const meta = page.getByRole(rol, { name: nombre }).first()
      for (let i = 0; i < 300; i++) {
        if (await meta.evaluate(e => e === e.ownerDocument.activeElement)) return
        await page.keyboard.press('Tab')
      }
      throw new Error(`no way to ${nombre} with Tab`)
    }
    // The outline leads to the section, and the text is the next stop from there.
    await hasta('Metodología')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('titulo-metodologia')
    await hasta('Escribir')
    await page.keyboard.press('Enter')
    await page.getByRole('textbox', { name: 'Metodología' }).waitFor()
    await expect.poll(() => page.evaluate('document.activeElement.getAttribute("role")')).toBe('textbox')
    await page.keyboard.type('Proyectos por equipo.')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('titulo-metodologia')
    await expect.poll(async () => (await silaboGuardado(page, s)).isCompletado, { timeout: 30_000 }).toBe(3)
    await page.keyboard.press('Control+Home')
    await page.getByRole('link', { name: 'Ir al contenido' }).focus()
    await page.keyboard.press('Enter')
    await hasta('Entregar')
    await page.keyboard.press('Enter')
    const dialogo = page.getByRole('dialog', { name: 'Entregar' })
    await dialogo.waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByText(/Entregado por Jorge Paredes Luna/).waitFor()
    expect(problems).toEqual([])
  })
})
