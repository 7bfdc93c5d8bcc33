import { CLAVE_DE_DEMO } from '@malla/server/seeds/demo/gente.ts'
import { readOutbox } from '@malla/server/testing/outbox.ts'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { aqui } from './aqui.ts'
import { expectAccessible, picture, settled, useBrowser } from './browser.ts'
import { enterAs, said, spill } from './demo.ts'
import { pegarTabla } from './portapapeles.ts'
import {
  abrirTexto,
  guardado,
  listo,
  type SilaboPropio,
  seccion,
  silaboGuardado,
  silaboPropio,
  tocarHasta,
} from './silaboPropio.ts'

/** The operator makes the course and gives it to Jorge, who has one evening. */
async function encargo(open: ReturnType<typeof useBrowser>['open']): Promise<SilaboPropio> {
  const { page } = await open()
  await enterAs(page, 'operador')
  return silaboPropio(page)
}

const enLaLista = (page: Page, { nombre }: SilaboPropio): Locator =>
  page
    .getByRole('link', { name: nombre })
    .or(page.getByRole('button', { name: nombre }))
    .first()
const lista = ({ periodo }: SilaboPropio): string => `/form/1486745968653?periodo=${periodo}`

/** The sixteen weeks as the lecturer has them in last year's document. */
const SEMANAS = [
  ['Semana', 'Contenidos', 'Actividades', 'Evidencia'],
  ...Array.from({ length: 16 }, (_, i) => [
    String(i + 1),
    `Contenido de la semana ${i + 1}.`,
    'Taller guiado en laboratorio.',
    'Guion de creación.',
  ]),
]
const celda = (page: Page, numero: number): Locator =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: `Semana ${numero}`, exact: true }) })
    .getByRole('gridcell')
    .first()
const escrita = (page: Page): Promise<void> => page.locator('.ProseMirror:focus').waitFor()
const completo = (page: Page, s: SilaboPropio) =>
  expect.poll(async () => (await silaboGuardado(page, s)).isCompletado).toBe(3)

describe('the evening of a lecturer', () => {
  const { open } = useBrowser()

  // With the mouse syllabi are written in the other journeys; on the large window the keyboard goes the same way below.
  it.each(process.env.PICTURES ? (['phone', 'laptop'] as const) : (['phone'] as const))(
    'from sign-in to handed in, previewed and mailed, on a %s',
    async size => {
      const s = await encargo(open)
      const { page, problems } = await open({ size })
      await enterAs(page, 'docente')
      await page.goto(lista(s))
      await enLaLista(page, s).click()
      await page.getByRole('heading', { level: 1, name: s.nombre }).waitFor()
      await listo(page)
      await picture(page, `tarde-empieza-${size}`)

      const resultados = seccion(page, 'Resultados de aprendizaje')
      await resultados.getByRole('button', { name: 'Añadir resultado' }).click()
      await resultados.locator('.ProseMirror:focus').waitFor()
      await page.keyboard.type('Modela datos de una organización según sus reglas.')
      await resultados.getByText('Modela datos de una organización según sus reglas.').waitFor()

      const programa = seccion(page, 'Programación')
      await programa.getByRole('button', { name: '2 unidades' }).click()
      await programa.locator('[data-lugar$="/nombre"]:focus').waitFor()
      await page.keyboard.type('Modelado')
      await page.keyboard.press('Enter')
      await page.keyboard.type('Diseña el modelo de datos de una organización.')
      await celda(page, 1).click()
      await escrita(page)
      await pegarTabla(page, SEMANAS)
      await programa.getByText('Contenido de la semana 16.').waitFor()
      await programa.getByRole('textbox', { name: 'Nombre de la unidad 2' }).fill('Lenguaje SQL')
      await page.keyboard.press('Enter')
      await page.keyboard.type('Construye consultas de varias tablas.')

      await abrirTexto(page, 'Metodología')
      await page.keyboard.type('Aprendizaje basado en proyectos, con acompañamiento en laboratorio.')

      const evaluacion = seccion(page, 'Evaluación')
      const primera = evaluacion.getByRole('textbox', { name: 'Evaluación 1', exact: true })
      await tocarHasta(evaluacion.getByRole('button', { name: 'Añadir evaluación' }), primera)
      await page.keyboard.type('Prácticas')
      await evaluacion.getByRole('textbox', { name: /^Peso/ }).first().fill('100')

      const bibliografia = seccion(page, 'Bibliografía')
      const titulo = page.getByRole('textbox', { name: /^Título/ }).first()
      await tocarHasta(bibliografia.getByRole('button', { name: 'Añadir referencia' }), titulo)
      await settled(page)
      await picture(page, `tarde-bibliografia-${size}`)
      await titulo.fill('Fundamentos de bases de datos')
      await page.keyboard.press('Escape')

      await completo(page, s)
      await guardado(page)
      // Where the words are stays in sight at the end of the page.
      await page.mouse.wheel(0, 20_000)
      await expect
        .poll(() => page.locator('[role=status][data-fase]').boundingBox())
        .toMatchObject({
          y: expect.toSatisfy((y: number) => y >= 0 && y < 120),
        })
      // What the bar half covers would be too small a target for axe: it looks from the top.
      await page.evaluate('scrollTo(0, 0)')
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
      // «Atrás» closes what lies over the syllabus, and stays there.
      const atras = async (): Promise<void> => {
        await page.goBack()
        await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
        await expect.poll(() => new URL(page.url()).searchParams.get('curso')).toBe(`${s.curso}`)
      }
      await atras()
      if (size === 'phone') {
        await page.getByRole('button', { name: 'Secciones', exact: true }).click()
        await page.getByRole('dialog', { name: 'Secciones' }).waitFor()
        await atras()
      }
      const entregar = page.getByRole('button', { name: 'Entregar', exact: true }).filter({ visible: true })
      await entregar.click()
      await page.getByRole('dialog', { name: 'Entregar' }).waitFor()
      await atras()

      await entregar.click()
      await page.getByRole('dialog', { name: 'Entregar' }).getByRole('button', { name: 'Entregar' }).click()
      await page.getByText(/Entregado por Jorge Paredes Luna/).waitFor()

      await page.getByRole('main').getByRole('button', { name: 'Documentos' }).click()
      await page.getByRole('menuitem', { name: 'Enviar a Correo' }).click()
      const para = `tarde${process.pid}-${size}@uni.edu.pe`
      const enviar = page.getByRole('dialog', { name: 'Enviar a Correo' })
      await enviar.getByLabel('Correo Electrónico').fill(para)
      await enviar.getByRole('button', { name: 'Enviar', exact: true }).click()
      await said(page, `no se envió a ${para}`)
      const correo = () => readOutbox(aqui.dataDir).find(m => m.para === para)?.texto ?? ''
      await expect.poll(correo).toContain('application/pdf')
      expect(correo()).toContain(s.nombre)
      expect((await silaboGuardado(page, s)).estado).toBe('entregado')
      expect(problems).toEqual([])
    },
  )

  it('with the keyboard only, from sign-in to handed in', async () => {
    const s = await encargo(open)
    const { page, problems } = await open()
    /** Tab until the focus is there. */
    const hasta = async (meta: Locator): Promise<void> => {
      for (let i = 0; i < 400; i++) {
        if (await meta.evaluate(e => e === e.ownerDocument.activeElement)) return
        await page.keyboard.press('Tab')
      }
      throw new Error(`no way to ${meta} with Tab`)
    }
    const boton = (nombre: string | RegExp) => page.getByRole('button', { name: nombre, exact: true }).first()
    const campo = (nombre: string | RegExp) =>
      page.getByRole('textbox', { name: nombre, exact: true }).first()
    const enFoco = (prueba: string) => expect.poll(() => page.evaluate(`document.activeElement.${prueba}`))
    const escribir = async (texto: string): Promise<void> => {
      // «ñ» is on no key of this keyboard: it is put in, which only an editor takes.
      await escrita(page)
      await page.keyboard.type(texto)
      await expect.poll(() => page.locator('body').textContent()).toContain(texto)
    }
    /** Past the menu and the tree, as who cannot use a mouse goes. */
    const alContenido = async (): Promise<void> => {
      await hasta(page.getByRole('link', { name: 'Ir al contenido' }))
      await page.keyboard.press('Enter')
    }

    await page.goto('/auth/signin')
    await hasta(page.getByLabel('Usuario'))
    await page.keyboard.type('docente@demo.edu')
    await hasta(page.getByLabel('Contraseña', { exact: true }))
    await page.keyboard.type(CLAVE_DE_DEMO)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/escritorio')
    await page.goto(lista(s))
    await enLaLista(page, s).waitFor()
    await alContenido()
    await hasta(enLaLista(page, s))
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: s.nombre }).waitFor()
    await listo(page)

    // The outline leads to the section; from there on each thing is the next stop.
    await alContenido()
    await hasta(boton(/Resultados de aprendizaje$/))
    await page.keyboard.press('Enter')
    await enFoco('id').toBe('titulo-resultados')
    await hasta(boton('Añadir resultado'))
    await page.keyboard.press('Enter')
    await escribir('Modela datos de una organización según sus reglas.')
    await page.keyboard.press('Escape')

    await hasta(boton('2 unidades'))
    await page.keyboard.press('Enter')
    await enFoco('getAttribute("aria-label")').toBe('Nombre de la unidad 1')
    await page.keyboard.type('Modelado')
    await page.keyboard.press('Enter')
    await escribir('Diseña el modelo de datos de una organización.')
    await page.keyboard.press('Escape')
    await hasta(celda(page, 1))
    await pegarTabla(page, SEMANAS)
    await said(page, 'Se escriben 16 semanas.')
    await hasta(campo('Nombre de la unidad 2'))
    await page.keyboard.type('Lenguaje SQL')
    await page.keyboard.press('Enter')
    await escribir('Construye consultas de varias tablas.')
    await page.keyboard.press('Escape')

    await hasta(boton('Escribir'))
    await page.keyboard.press('Enter')
    await enFoco('getAttribute("role")').toBe('textbox')
    await escribir('Proyectos por equipo.')
    await page.keyboard.press('Escape')
    await enFoco('id').toBe('titulo-metodologia')

    await hasta(boton('Añadir evaluación'))
    await page.keyboard.press('Enter')
    await enFoco('getAttribute("aria-label")').toBe('Evaluación 1')
    await page.keyboard.type('Prácticas')
    await hasta(campo('Peso de la evaluación 1'))
    await page.keyboard.type('100')
    await hasta(boton('Añadir referencia'))
    await page.keyboard.press('Enter')
    await hasta(campo('Título'))
    await page.keyboard.type('Fundamentos de bases de datos')
    await page.keyboard.press('Escape')
    await enFoco('textContent').toContain('Fundamentos de bases de datos')
    await completo(page, s)

    await alContenido()
    await hasta(boton('Vista previa'))
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').locator('img, canvas').first().waitFor()
    await page.keyboard.press('Escape')
    await enFoco('textContent').toContain('Vista previa')
    await hasta(boton('Entregar'))
    await page.keyboard.press('Enter')
    const dialogo = page.getByRole('dialog', { name: 'Entregar' })
    await dialogo.waitFor()
    await hasta(dialogo.getByRole('button', { name: 'Entregar', exact: true }))
    await page.keyboard.press('Enter')
    await page.getByText(/Entregado por Jorge Paredes Luna/).waitFor()
    expect(problems).toEqual([])
  })
})
