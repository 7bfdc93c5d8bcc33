import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, useBrowser } from './browser.ts'
import { act, choose, enterAs, said, unico } from './demo.ts'
import { type PlanPropio, pedir, planDeDemo, planPropio } from './planPropio.ts'

const LABORATORIOS = '/form/24102018042400'
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

const seccion = (plan: { url: string }, ruta: string): string => `${plan.url}?tab=secciones&seccion=${ruta}`
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const yes = (page: Page) => page.getByRole('button', { name: 'Sí', exact: true }).click()
/** Names in an ordered list, as they stand. */
const lines = (page: Page, label: string) =>
  page.getByRole('list', { name: label }).getByRole('listitem').allTextContents()

describe('what a plan has besides its courses', () => {
  const { open } = useBrowser()
  const start = async (
    cursos: Parameters<typeof planPropio>[2] = [],
  ): Promise<{ page: Page; plan: PlanPropio }> => {
    const { page } = await open()
    await enterAs(page, 'operador')
    return { page, plan: await planPropio(page, 2, cursos) }
  }

  it('premises, a laboratory in them, and the plan that needs it; what is used is not deleted but named', async () => {
    const { page, plan } = await start()
    const [local, lab, nuevo] = [
      unico('Pabellón'),
      unico('Laboratorio de Suelos'),
      unico('Laboratorio de Rocas'),
    ]
    await page.goto(LABORATORIOS)
    await page.getByRole('button', { name: 'Nuevo laboratorio' }).click()
    const form = page.getByRole('dialog', { name: 'Nuevo laboratorio' })
    await form.getByRole('textbox', { name: 'Nombre' }).fill(lab)
    await choose(page, 'Local', 'Nuevo local…')
    const small = page.getByRole('dialog', { name: 'Nuevo local' })
    await small.getByRole('textbox', { name: 'Nombre' }).fill(local)
    await page.keyboard.press('Enter')
    await small.waitFor({ state: 'detached' })
    await form.getByLabel('Capacidad').fill('24')
    await page.keyboard.press('Control+Enter')
    await said(page, `Acabamos de crear el laboratorio «${lab}».`)
    await row(page, lab).getByText(local).waitFor()

    await page.goto(seccion(plan, 'laboratorios-y-talleres'))
    await page.getByRole('button', { name: 'Elegir laboratorios' }).click()
    const elegir = page.getByRole('dialog', { name: 'Laboratorios y talleres del plan' })
    await elegir.getByRole('checkbox', { name: lab }).check()
    // What a colleague chooses while this is open was not seen here, and stays.
    const ajeno = unico('Laboratorio de Aguas')
    const { data: deLab } = await pedir<{ data: { id: number; local_id: number }[] }>(
      page,
      'GET',
      `/v1/laboratorios/talleres?filtro=${encodeURIComponent(lab)}`,
    )
    const { data: otro } = await pedir<{ data: { id: number } }>(page, 'POST', '/v1/laboratorios/talleres', {
      nombre: ajeno,
      tipo: 1,
      local_id: deLab[0]!.local_id,
    })
    const delPlan = `/v1/plan/estudios/${plan.id}/laboratorios`
    await pedir(page, 'PUT', delPlan, { laboratorios_ids: [otro.id] })
    await page.locator('table').getByText(ajeno).waitFor()
    await page.keyboard.press('Control+Enter')
    await row(page, lab).waitFor()
    await row(page, ajeno).waitFor()
    await pedir(page, 'PUT', delPlan, { laboratorios_ids: [deLab[0]!.id] })
    await pedir(page, 'DELETE', `/v1/laboratorios/talleres/${otro.id}`)

    await page.goto(LABORATORIOS)
    await act(page, lab, 'Eliminar')
    const impacto = page.getByRole('dialog', { name: `Eliminar «${lab}»` })
    await impacto.getByRole('heading', { name: plan.nombre }).waitFor()
    await impacto.getByText('Deja de necesitarlo.').waitFor()
    await impacto.getByRole('button', { name: 'Cancelar', exact: true }).click()
    await page.getByRole('button', { name: lab, exact: true }).click()
    await page.getByRole('dialog', { name: lab }).getByRole('textbox', { name: 'Nombre' }).fill(nuevo)
    await page.keyboard.press('Control+Enter')
    await row(page, nuevo).waitFor()
    await page.getByRole('tab', { name: 'Locales' }).click()
    await act(page, local, 'Eliminar')
    await yes(page)
    await said(page, `No se puede eliminar el local «${local}»: tiene laboratorios o talleres («${nuevo}»).`)
  })

  it('the graduate profile is pasted, moved by keyboard, edited, deleted; another person sees it at once', async () => {
    const { page, plan } = await start()
    await page.goto(seccion(plan, 'perfil-de-egreso'))
    // What is wrong with rich text stands under its editor (§5).
    await page.getByRole('button', { name: 'Nueva línea' }).first().click()
    const nueva = page.getByRole('dialog', { name: 'Nueva línea' })
    const texto = nueva.getByRole('textbox', { name: 'Qué hace quien egresa' })
    await texto.waitFor()
    await nueva.getByRole('button', { name: /^Guardar/ }).click()
    await expect.poll(() => texto.getAttribute('aria-invalid')).toBe('true')
    const razon = (await texto.getAttribute('aria-describedby'))!
    expect(await page.locator(`[id="${razon}"]`).textContent()).toBe('Escriba la línea.')
    await nueva.getByRole('button', { name: 'Cancelar', exact: true }).click()
    await nueva.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Pegar varias líneas' }).click()
    await page
      .getByRole('textbox', { name: 'Líneas' })
      .fill('1. Diseña obras\n2. Evalúa riesgos\n• Dirige equipos')
    await said(page, 'Se añaden 3 líneas al final')
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect.poll(async () => (await lines(page, 'Perfil de egreso')).length).toBe(3)

    const { page: otra } = await open()
    await enterAs(otra, 'operador')
    await otra.goto(seccion(plan, 'perfil-de-egreso'))
    await otra.getByText('Dirige equipos', { exact: true }).waitFor()

    await page.getByRole('button', { name: 'Acciones de Dirige equipos' }).focus()
    await page.keyboard.press('Alt+ArrowUp')
    await expect.poll(async () => (await lines(otra, 'Perfil de egreso'))[1]).toContain('Dirige equipos')
    // Two steps asked for at once are two steps.
    await page.getByRole('button', { name: 'Acciones de Diseña obras' }).focus()
    await page.keyboard.press('Alt+ArrowDown')
    await page.keyboard.press('Alt+ArrowDown')
    await expect.poll(async () => (await lines(otra, 'Perfil de egreso'))[2]).toContain('Diseña obras')
    await act(page, 'Evalúa riesgos', 'Eliminar')
    await yes(page)
    await expect.poll(async () => (await lines(otra, 'Perfil de egreso')).length).toBe(2)
  })

  it('a module adds up its courses, and a new version takes the place of the one before', async () => {
    const { page, plan } = await start([
      ['Soporte de equipos', 1],
      ['Redes locales', 1],
      ['Ética', 2],
    ])
    await page.goto(seccion(plan, 'modulos-de-competencia'))
    await page.getByRole('button', { name: 'Nuevo módulo' }).first().click()
    const form = page.getByRole('dialog', { name: 'Nuevo módulo' })
    await form.getByRole('textbox', { name: 'Nombre del módulo' }).fill('Soporte')
    const cursos = form.getByRole('combobox', { name: 'Cursos' })
    for (const curso of ['Soporte de equipos', 'Redes locales']) {
      await cursos.fill(curso)
      await page.getByRole('option', { name: curso }).click()
    }
    await form.getByText('2 cursos · 8 créditos · suma de horas semanales: 10').waitFor()
    await form.getByRole('textbox', { name: 'Nombre del módulo' }).press('Control+Enter')
    await form.waitFor({ state: 'detached' })
    await said(page, '1 módulo; 1 curso no está en ninguno')
    await act(page, 'Soporte', 'Ver en PDF')
    const documento = page.getByRole('dialog', { name: 'Soporte' })
    await documento.getByText('de 1', { exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await documento.waitFor({ state: 'detached' })
    await act(page, 'Soporte', 'Enviar a Correo')
    const envio = page.getByRole('dialog', { name: 'Enviar a Correo' })
    await envio.getByRole('button', { name: 'Enviar' }).click()
    await envio.waitFor({ state: 'detached' })

    await act(page, 'Soporte', 'Nueva versión')
    const version = page.getByRole('dialog', { name: 'Nueva versión de «Soporte»' })
    await version.getByRole('textbox', { name: 'Nombre del módulo' }).fill('Soporte y redes')
    await page.keyboard.press('Control+Enter')
    await version.waitFor({ state: 'detached' })
    await said(page, 'Versión 2')
    expect(await lines(page, 'Módulos de competencia profesional')).toHaveLength(1 + 2)

    const answer = await page.request.delete(`/api/v1/asignaturas/${plan.curso['Redes locales']}`)
    expect([answer.status(), (await answer.json()).message]).toEqual([
      409,
      'No se puede eliminar «Redes locales»: lo nombra el módulo «Soporte».',
    ])
  })

  it('units have the hours of their course for as many weeks', async () => {
    const { page, plan } = await start([['Cálculo', 1]])
    await page.goto(seccion(plan, 'unidades-de-aprendizaje'))
    await page.getByRole('button', { name: 'Nueva unidad' }).first().click()
    const form = page.getByRole('dialog', { name: 'Nueva unidad' })
    await choose(page, 'Curso', 'Cálculo')
    await form.getByRole('textbox', { name: 'Nombre de la unidad' }).fill('Límites')
    await form.getByLabel('Semanas').fill('4')
    await form.getByText('20 horas en total').waitFor()
    await form.getByRole('textbox', { name: 'Nombre de la unidad' }).press('Control+Enter')
    await form.waitFor({ state: 'detached' })
    await said(page, '1 de 1 curso tiene unidades')
    await said(page, '4 semanas · 20 horas')
  })

  it('criteria of evaluation carry a name and a weight, and say what they add up to', async () => {
    const { page, plan } = await start()
    await page.goto(seccion(plan, 'criterios-de-evaluacion'))
    const add = async (nombre: string, peso: string) => {
      await page.getByRole('button', { name: 'Nuevo criterio' }).click()
      await page.getByRole('textbox', { name: 'Criterio', exact: true }).last().fill(nombre)
      await page.getByRole('textbox', { name: 'Peso' }).last().fill(peso)
    }
    await add('Proceso', '60')
    await said(page, 'Los pesos suman 60 %: falta 40 %.')
    await add('Final', '40')
    await said(page, 'Los pesos suman 100 %.')
    await page.keyboard.press('Control+s')
    await said(page, /Guardado/)
    await page.reload()
    await page.getByRole('heading', { name: 'Proceso' }).waitFor()
    await said(page, '60 %')
  })

  it('the file of the malla is put up, shown with its size, replaced and taken off', async () => {
    const { page, plan } = await start([['Cálculo', 1]])
    await page.goto(seccion(plan, 'malla-curricular'))
    const caja = page.getByRole('region', { name: 'Archivo de la malla' })
    const subir = (name: string, buffer: Buffer) =>
      caja.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer })
    await caja.getByText('Sin archivo').waitFor()
    await subir('Malla aprobada.pdf', PDF)
    await said(page, 'Acabamos de actualizar la malla curricular.')
    await caja.getByRole('link', { name: 'Malla aprobada.pdf' }).waitFor()
    await caja.getByText('1 kB').waitFor()
    await subir('falsa.pdf', Buffer.from('no es un PDF'))
    await said(page, 'La malla debe ser un PDF, una imagen (JPG, PNG, WebP) o un libro de Excel.')
    await page.getByRole('button', { name: 'OK', exact: true }).click()
    await caja.getByRole('button', { name: 'Quitar' }).click()
    await yes(page)
    await caja.getByText('Sin archivo').waitFor()
  })

  it('equivalences: suggested, picked many to many, pasted; credits are compared and what is left is lit', async () => {
    const { page, plan: viejo } = await start([
      ['ALGEBRA LINEAL', 1],
      ['Programación I', 1],
      ['Programación II', 2],
      ['Dibujo', 2],
    ])
    const nuevo = await planPropio(page, 2, [
      ['Álgebra lineal', 1],
      ['Fundamentos de Programación', 1],
      ['Dibujo asistido', 2],
      ['Ética', 2],
    ])
    await page.goto(seccion(nuevo, 'cursos-de-convalidacion'))
    // Where there are many the server finds it.
    const busqueda = page.waitForRequest(r => new URL(r.url()).searchParams.get('filtro') === viejo.nombre)
    await page.getByRole('combobox', { name: 'Plan de origen' }).fill(viejo.nombre)
    await busqueda
    await page.getByRole('option', { name: new RegExp(`^${viejo.nombre} · `) }).click()
    await page.waitForURL(url => url.searchParams.get('plan') === String(viejo.id))
    await said(page, '1 pareja de cursos se parece por código o nombre.')
    await page.getByRole('button', { name: 'Añadirla' }).click()
    await page.getByRole('heading', { name: '1 equivalencia', exact: true }).waitFor()

    const [origen, destino] = [
      page.getByRole('region', { name: viejo.nombre }),
      page.getByRole('region', { name: nuevo.nombre }),
    ]
    await origen.getByText('3 sin equivalencia').waitFor()
    await origen.getByRole('checkbox', { name: /Programación I /i }).check()
    await origen.getByRole('checkbox', { name: /Programación II/i }).check()
    await destino.getByRole('checkbox', { name: /Fundamentos/ }).check()
    await page
      .getByRole('region', { name: 'Nueva equivalencia' })
      .getByText('Reconoce 4 créditos de menos')
      .waitFor()
    await page.getByRole('button', { name: 'Añadir equivalencia' }).click()
    await page.getByRole('heading', { name: '2 equivalencias' }).waitFor()

    await page.getByRole('button', { name: 'Pegar una tabla' }).click()
    const pegar = page.getByRole('dialog', { name: 'Pegar una tabla de equivalencias' })
    await pegar.getByRole('textbox', { name: 'Filas' }).fill('dibujo\tDibujo X')
    await pegar.getByText('«Dibujo X» no es un curso de este plan.').waitFor()
    await pegar.getByRole('textbox', { name: 'Filas' }).fill('dibujo\tdibujo asistido\tparcial\tcon láminas')
    await pegar.getByText('1 de 1 fila se entiende.').waitFor()
    await pegar.getByRole('button', { name: 'Guardar' }).click()
    await page.getByRole('heading', { name: '3 equivalencias' }).waitFor()
    await said(page, 'con láminas')
    await origen.getByText('todos con equivalencia').waitFor()
    await destino.getByText('1 sin equivalencia').waitFor()

    const answer = await page.request.delete(`/api/v1/asignaturas/${viejo.curso.Dibujo}`)
    expect((await answer.json()).message).toBe(
      `No se puede eliminar «Dibujo»: está en la tabla de equivalencias entre «${viejo.nombre}» y «${nuevo.nombre}».`,
    )
  })

  it('what configures a plan shows at once to everyone who looks at it', async () => {
    const { page, plan } = await start()
    const { page: otra } = await open()
    await enterAs(otra, 'operador')
    await otra.goto(seccion(plan, 'presentacion'))
    const unidades = otra.getByRole('link', { name: /Unidades de aprendizaje por cursos/ })
    await unidades.waitFor()
    await page.goto(plan.url)
    await page.getByRole('button', { name: 'Más' }).click()
    await page.getByRole('menuitem', { name: 'Configurar' }).click()
    const form = page.getByRole('dialog', { name: 'Configurar el plan' })
    await form.getByRole('checkbox', { name: 'Unidades de aprendizaje por cursos' }).uncheck()
    await form.getByRole('textbox', { name: 'Tercer nivel' }).fill('D')
    await form.getByText('F1 · C1.1 · D1.1.1 (Elemento)').waitFor()
    await expectAccessible(page, 'configuring')
    await page.keyboard.press('Control+Enter')
    await form.waitFor({ state: 'detached' })
    await unidades.waitFor({ state: 'detached' })
    // Of names alone it is said that names were saved (§8).
    await page.getByRole('button', { name: 'Más' }).click()
    await page.getByRole('menuitem', { name: 'Configurar' }).click()
    await form.getByRole('textbox', { name: 'Tercer nivel' }).fill('E')
    await page.keyboard.press('Control+Enter')
    await said(page, 'Acabamos de guardar la configuración de los términos de las competencias.')
  })

  it('in a ceased plan all of it is read', async () => {
    const { page } = await open()
    await enterAs(page, 'operador')
    const plan = await planDeDemo(page, 'Ingeniería de Sistemas', 'Plan de estudios 2019')
    for (const [ruta, boton] of [
      ['perfil-de-egreso', null],
      ['modulos-de-competencia', 'Nuevo módulo'],
      ['unidades-de-aprendizaje', 'Nueva unidad'],
      ['malla-curricular', 'Subir archivo'],
    ] as const) {
      await page.goto(seccion(plan, ruta))
      await page.getByRole('heading', { level: 2 }).first().waitFor()
      if (boton) {
        const button = page.getByRole('button', { name: boton }).first()
        await button.waitFor()
        expect(await button.getAttribute('aria-disabled')).toBe('true')
      }
    }
  })
})
