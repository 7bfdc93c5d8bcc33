import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { enterRoot } from './administrador.ts'
import { expectAccessible, picture, useBrowser } from './browser.ts'
import { enterAs, UNIVERSIDAD } from './demo.ts'
import { pedir, planPropio } from './planPropio.ts'

const PLANTILLAS = '/form/19112018151900'

async function elegir(page: Page, campo: string, opcion: string | RegExp): Promise<void> {
  await page.getByRole('dialog').getByRole('combobox', { name: campo }).click()
  await page.getByRole('option', { name: opcion }).first().click()
}

describe('templates of plans', () => {
  const { open } = useBrowser()
  it('root makes one of a plan of the system; an operator begins a plan with it', async () => {
    const nombre = `Plantilla ${process.pid}`
    const operador = await open()
    await enterAs(operador.page, 'operador')
    const plan = await planPropio(operador.page, 2, [
      ['Lógica', 1],
      ['Física', 2, 'Lógica'],
    ])

    const { page, problems } = await open()
    await enterRoot(page)
    await page.goto(`${PLANTILLAS}/create`)
    const form = page.getByRole('dialog')
    await form.getByLabel('Nombre de la plantilla').fill(nombre)
    await elegir(page, 'Para', 'Universidad')
    await elegir(page, 'Institución', UNIVERSIDAD)
    await elegir(page, 'Plan de estudios', new RegExp(plan.nombre))
    await expectAccessible(page, 'form of a template')
    await picture(page, 'plantilla-formulario')
    await form.getByRole('button', { name: /^Guardar/ }).click()
    await form.waitFor({ state: 'hidden' })
    const fila = page.getByRole('row').filter({ hasText: nombre })
    await fila.waitFor()
    await picture(page, 'plantillas-laptop-claro')
    await fila.click()
    await page.getByRole('dialog').getByText('Física').waitFor()
    await picture(page, 'plantilla-ver')
    await page.keyboard.press('Escape')

    await operador.page.goto('/form/09092015083031')
    await operador.page.getByRole('button', { name: 'Empezar desde una plantilla' }).click()
    await elegir(operador.page, 'Plantilla', nombre)
    await operador.page.getByText('2 ciclos, 2 cursos').waitFor()
    await operador.page.getByLabel('Nombre del plan').fill(`Desde ${nombre}`)
    await elegir(operador.page, 'Programa', new RegExp(plan.programa))
    await expectAccessible(operador.page, 'beginning with a template')
    await picture(operador.page, 'plantilla-usar')
    await operador.page.getByRole('button', { name: 'Crear el plan' }).click()
    await operador.page.getByRole('heading', { level: 1, name: `Desde ${nombre}` }).waitFor()
    await operador.page.getByText('Física').first().waitFor()
    expect([...problems, ...operador.problems]).toEqual([])
  })

  it('is made of a plan of any institution that one works in, however many there are', async () => {
    const { page, problems } = await open({ routed: true })
    await enterRoot(page)
    // As where fifty newer ones were made since.
    await page.route('**/api/empresas/list', async route => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...(await answer.json()), data: [] } })
    })
    await page.goto(`${PLANTILLAS}/create`)
    await elegir(page, 'Institución', UNIVERSIDAD)
    expect(problems).toEqual([])
  })

  it('goes out as an Excel form, comes back, and is deleted with the words of the spec', async () => {
    const operador = await open()
    await enterAs(operador.page, 'operador')
    const plan = await planPropio(operador.page, 1, [['Lógica', 1]])
    const { page, problems } = await open()
    await enterRoot(page)
    await page.goto(PLANTILLAS)
    const creada = await page.request.post('/api/parametros/plantillas/planes/save', {
      data: {
        nombre: `Ida ${process.pid}`,
        tipo: 1,
        planestudio_id: plan.id,
        empresa_id: await empresaDe(page),
      },
    })
    const { data } = await creada.json()
    const libro = await page.request.get(
      `/api/v1/plantillas/diseno/planes/estudios/descargar/plantilla?id=${data.id}`,
    )
    expect(libro.headers()['content-type']).toContain('spreadsheetml')

    await page.reload()
    await page.getByRole('button', { name: 'Importar de Excel' }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel('Nombre de la plantilla').fill(`Vuelta ${process.pid}`)
    await elegir(page, 'Para', 'Universidad')
    const poner = (buffer: Buffer) =>
      form.locator('input[type=file]').setInputFiles({
        name: 'plantilla.xlsx',
        mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        buffer,
      })
    await poner(Buffer.from('no es un libro'))
    await page.keyboard.press('Control+Enter')
    await form.getByRole('alert').waitFor()
    await poner(await libro.body())
    await form.getByRole('alert').waitFor({ state: 'hidden' })
    await expectAccessible(page, 'uploading a form')
    await picture(page, 'plantilla-subir')
    // The refusal had the focus, and went when another file was chosen: the keyboard still reaches the form.
    await page.keyboard.press('Control+Enter')
    // Its course has neither code nor area: that is said, and stops nothing.
    await page.getByText('Guardada, con avisos').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click()
    const fila = page.getByRole('row').filter({ hasText: `Vuelta ${process.pid}` })
    await fila.getByText('De Excel').waitFor()

    await fila.getByRole('button', { name: /^Acciones/ }).click()
    await page.getByRole('menuitem', { name: 'Eliminar' }).click()
    await page.getByRole('button', { name: 'Sí', exact: true }).click()
    await page.getByText('Acabamos de eliminar la plantilla de plan de estudio.').waitFor()
    expect(problems.filter(p => !p.includes('422'))).toEqual([])
  })

  it('is for root alone; on a phone, dark', async () => {
    const { page } = await open()
    await enterAs(page, 'operador')
    await page.goto(PLANTILLAS)
    await page.waitForURL('**/escritorio')

    const phone = await open({ size: 'phone', dark: true })
    await enterRoot(phone.page)
    await phone.page.goto(PLANTILLAS)
    await phone.page.getByRole('heading', { level: 1, name: 'Plantillas' }).waitFor()
    await phone.page.getByRole('table').waitFor()
    await picture(phone.page, 'plantillas-telefono-oscuro')
    expect(phone.problems).toEqual([])
  })
})

describe('templates of profiles', () => {
  const { open } = useBrowser()
  it('of graduates: written by hand, printed; an operator takes the lines that serve', async () => {
    const nombre = `Egreso ${Date.now()}`
    const { page, problems } = await open()
    await enterRoot(page)
    await page.goto(PLANTILLAS)
    await page.getByRole('tab', { name: 'Perfiles de egreso' }).click()
    await page.getByRole('button', { name: 'Nueva plantilla' }).first().click()
    const form = page.getByRole('dialog')
    await form.getByLabel('Nombre de la plantilla').fill(nombre)
    await elegir(page, 'Para', 'Universidad')
    await form.getByRole('button', { name: 'Pegar varias' }).click()
    await form
      .getByRole('textbox', { name: 'Pegar varias' })
      .fill('1. Diseña soluciones\n2. Evalúa proyectos\n\n3. Dirige equipos')
    await form.getByRole('button', { name: 'Añadir' }).click()
    await form.getByText('Dirige equipos').waitFor()
    await expectAccessible(page, 'form of a template of profiles')
    await picture(page, 'plantilla-perfil-formulario')
    // What was pasted and not added is of the form too: it is saved with the rest.
    await form.getByRole('button', { name: 'Pegar varias' }).click()
    await form.getByRole('textbox', { name: 'Pegar varias' }).fill('4. Aprende siempre')
    await page.keyboard.press('Control+Enter')
    await form.waitFor({ state: 'hidden' })
    const fila = page.getByRole('row').filter({ hasText: nombre })
    await fila.getByText('A mano').waitFor()
    await expectAccessible(page, 'list of templates of profiles')
    await picture(page, 'plantillas-perfil')

    const operador = await open()
    await enterAs(operador.page, 'operador')
    const plan = await planPropio(operador.page, 1, [['Lógica', 1]])
    await pedir(operador.page, 'POST', `/v1/plan/estudios/${plan.id}/perfil/egreso`, {
      descripcion: 'Evalúa proyectos',
    })
    await operador.page.goto(`${plan.url}?tab=secciones&seccion=perfil-de-egreso`)
    await operador.page.getByRole('button', { name: 'Usar una plantilla' }).click()
    await elegir(operador.page, 'Plantilla', nombre)
    const elige = operador.page.getByRole('dialog')
    // What the profile says already is offered unticked.
    await elige.getByText('Ya está en el perfil').waitFor()
    expect(await elige.getByRole('checkbox', { name: 'Evalúa proyectos' }).isChecked()).toBe(false)
    expect(await elige.getByRole('checkbox', { name: 'Aprende siempre' }).isChecked()).toBe(true)
    await elige.getByRole('checkbox', { name: 'Dirige equipos' }).click()
    await expectAccessible(operador.page, 'choosing lines of a template')
    await picture(operador.page, 'plantilla-perfil-usar')
    await elige.getByRole('button', { name: 'Añadir 2 líneas' }).click()
    const lineas = operador.page.getByRole('list', { name: 'Perfil de egreso' })
    await lineas.getByText('Diseña soluciones', { exact: true }).waitFor()
    expect(await lineas.getByText('Dirige equipos').count()).toBe(0)

    await fila.getByRole('button', { name: /^Acciones/ }).click()
    await page.getByRole('menuitem', { name: 'Eliminar' }).click()
    await page.getByRole('button', { name: 'Sí', exact: true }).click()
    await page.getByText('Acabamos de eliminar la plantilla de perfil de egreso.').waitFor()
    expect([...problems, ...operador.problems]).toEqual([])
  })

  it('of entrants: taken from a plan of the system; in a plan it is written, and saves itself', async () => {
    const nombre = `Ingreso ${Date.now()}`
    const operador = await open()
    await enterAs(operador.page, 'operador')
    const [de, a] = [
      await planPropio(operador.page, 1, [['Lógica', 1]]),
      await planPropio(operador.page, 1, [['Lógica', 1]]),
    ]
    await pedir(operador.page, 'POST', `/v1/plan/estudios/guardar/json/${de.id}`, {
      key: 'perfilIngresos',
      items: [{ nombre: 'Lee con provecho', grupo: 'Habilidades', descripcion: 'Textos largos.' }],
    })

    const { page, problems } = await open({ size: 'phone', dark: true })
    await enterRoot(page)
    await page.goto(`${PLANTILLAS}/create?vista=ingreso`)
    const form = page.getByRole('dialog')
    await form.getByLabel('Nombre de la plantilla').fill(nombre)
    await elegir(page, 'Para', 'Universidad')
    await form.getByRole('radio', { name: 'Se toman de un plan del sistema' }).click()
    await elegir(page, 'Institución', UNIVERSIDAD)
    await elegir(page, 'Plan de estudios', new RegExp(de.nombre))
    await picture(page, 'plantilla-ingreso-telefono')
    await form.getByRole('button', { name: /^Guardar/ }).click()
    await page.waitForURL(url => !url.pathname.endsWith('/create'))
    await page.getByRole('row').filter({ hasText: nombre }).click()
    await page.getByRole('dialog').getByText('Lee con provecho').waitFor()
    await expectAccessible(page, 'a template of profiles on a phone')
    await picture(page, 'plantilla-ingreso-ver-telefono')

    await operador.page.goto(`${a.url}?tab=secciones&seccion=perfil-de-ingreso`)
    await operador.page.getByRole('button', { name: 'Usar una plantilla' }).click()
    await elegir(operador.page, 'Plantilla', nombre)
    await picture(operador.page, 'plantilla-ingreso-usar')
    await operador.page.getByRole('button', { name: 'Añadir 1 rasgo' }).click()
    await operador.page.getByRole('heading', { name: 'Lee con provecho' }).waitFor()
    await expect
      .poll(async () => {
        const { data } = await pedir<{ data: { key: string; items: object[] }[] }>(
          operador.page,
          'GET',
          `/v1/plan/estudios/${a.id}/secciones`,
        )
        return data.find(s => s.key === 'perfilIngresos')?.items
      })
      .toMatchObject([
        { nombre: 'Lee con provecho', grupo: 'Habilidades', descripcion: '<p>Textos largos.</p>' },
      ])
    expect([...problems, ...operador.problems]).toEqual([])
  })
})

/** Id of the university of the demonstration. */
async function empresaDe(page: Page): Promise<number> {
  const answer = await page.request.post('/api/empresas/list', { data: { filtro: UNIVERSIDAD } })
  return (await answer.json()).data[0].id
}
