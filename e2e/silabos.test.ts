import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, picture, settled, useBrowser } from './browser.ts'
import { act, enterAs, enterDesk, said, spill, unico } from './demo.ts'
import { pedir } from './planPropio.ts'
import { dia, type SilaboPropio, silaboPropio } from './silaboPropio.ts'

const SILABOS = '/form/1486745968653'
const CONFIG = `${SILABOS}/config-silabos`
const dmy = (iso: string): string => iso.split('-').reverse().join('/')

/** The list of the test's own plan, in its own period. */
const lista = ({ plan, periodo }: SilaboPropio): string =>
  `${SILABOS}?periodo=${periodo}&programa=${plan.programaId}&plan=${plan.id}`
const fila = (page: Page, nombre: string) => page.getByRole('row').filter({ hasText: nombre })
const tabla = (page: Page) => page.getByRole('table', { name: 'Sílabos de Cursos' })

describe('the list of syllabi', () => {
  const { open } = useBrowser()

  it('counts, narrows, gives a course its lecturer, and reminds those who lack', async () => {
    const { page, problems } = await open()
    await enterAs(page, 'operador')
    const s = await silaboPropio(page)
    await page.goto(lista(s))
    await fila(page, s.nombre).getByText('Por hacer').waitFor()
    await fila(page, s.nombre).getByText('Jorge Paredes Luna').waitFor()
    const cuentas = page.getByRole('region', { name: 'Cuántos hay en cada estado' })
    await cuentas.getByText('0 de 2').waitFor()
    await cuentas.getByRole('button', { name: '2 por entregar' }).waitFor()
    await picture(page, 'silabos-lista')
    // Rows count downwards, as in every list (§2).
    expect(
      await tabla(page)
        .locator('tbody tr')
        .evaluateAll(filas => filas.map(f => f.querySelectorAll('td')[1]!.textContent)),
    ).toEqual(['2', '1'])

    await cuentas.getByRole('button', { name: '1 sin docente' }).click()
    await expect.poll(() => tabla(page).getByRole('row').count()).toBe(2)
    await act(page, 'Algoritmos', 'Asignar docentes…')
    await page.getByRole('combobox', { name: 'Docentes' }).fill('Jorge')
    await page.getByRole('option', { name: 'Jorge Paredes Luna' }).click()
    await page.keyboard.press('Tab')
    await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click()
    await said(page, 'No hay registros que coincidan con su solicitud.')
    await cuentas.getByRole('button', { name: '0 sin docente' }).click()
    await expect.poll(() => tabla(page).getByRole('row').count()).toBe(3)

    await page.getByRole('checkbox', { name: 'Seleccionar todas las filas' }).check()
    await page
      .getByRole('toolbar', { name: 'Filas seleccionadas' })
      .getByRole('button', { name: 'Recordar por correo…' })
      .click()
    const dialogo = page.getByRole('dialog', { name: 'Recordar por correo' })
    await dialogo.getByLabel('Mensaje propio').fill('Lo esperamos el viernes.')
    const correo = dialogo.getByRole('region', { name: 'Correo para Jorge Paredes Luna' })
    // Another journey may have reminded him within the hour: whoever asks for it may.
    const otraVez = dialogo.getByRole('checkbox', { name: /^Recordar también/ })
    await correo.or(otraVez).first().waitFor()
    if (await otraVez.isVisible()) await otraVez.check()
    await correo.getByText('«Lo esperamos el viernes.»').waitFor()
    await correo.getByText(`${s.nombre} (${s.plan.nombre}`).waitFor()
    await settled(page)
    await expectAccessible(page, 'reminder', '[role=dialog]')
    await picture(page, 'silabos-recordar')
    await dialogo.getByRole('button', { name: 'Enviar a 1 docente' }).click()
    await said(page, 'Enviamos el recordatorio a un docente, por 2 cursos.')
    await dialogo.waitFor({ state: 'hidden' })

    await act(page, s.nombre, 'Recordar por correo…')
    await dialogo.getByText('Nadie recibiría este recordatorio.').first().waitFor()
    await dialogo.getByText('Un docente ya recibió un recordatorio en la última hora.').waitFor()
    await dialogo.getByRole('button', { name: 'Cancelar' }).click()
    await dialogo.waitFor({ state: 'hidden' })

    // A link to a plan says no programme: what is carried is of the plan all the same, until something else is chosen.
    await page.goto(`${SILABOS}?periodo=${s.periodo}&plan=${s.plan.id}`)
    const filtro = page.getByRole('combobox', { name: 'Programa', exact: true })
    await expect.poll(() => filtro.inputValue()).toBe(s.plan.programa)
    await page.getByRole('button', { name: 'Acciones', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Copiar los sílabos de otro periodo…' }).click()
    const llevar = page.getByRole('dialog', { name: /^Copiar sílabos a / })
    const deCuales = llevar.getByRole('combobox', { name: 'De qué cursos' })
    await deCuales.waitFor()
    const programa = await deCuales.inputValue()
    expect(programa).toContain(s.plan.programa)
    const soloDelPlan = llevar.getByText('Solo del plan que está elegido en la lista')
    await soloDelPlan.waitFor()
    await deCuales.click()
    await page.getByRole('option', { name: 'De toda la institución' }).click()
    await soloDelPlan.waitFor({ state: 'detached' })
    await deCuales.click()
    await page.getByRole('option', { name: programa, exact: true }).click()
    await soloDelPlan.waitFor()
    await llevar.getByRole('button', { name: 'Cancelar' }).click()
    await llevar.waitFor({ state: 'hidden' })

    await page.getByRole('tab', { name: 'Por programa' }).click()
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    await expectAccessible(page, 'syllabi by programme')
    await picture(page, 'silabos-programas')
    await page
      .getByRole('table', { name: /^Sílabos de / })
      .getByRole('button', { name: s.plan.programa })
      .first()
      .click()
    await page.waitForURL(/[?&]programa=\d+/)
    // The list is that of the programme, whatever the last one was narrowed to.
    expect([...new URL(page.url()).searchParams.keys()].toSorted()).toEqual(['periodo', 'programa'])
    expect(problems).toEqual([])
  })

  it('a course keeps the lecturer that a colleague gave it while it was being given another', async () => {
    const { page, problems } = await open()
    await enterAs(page, 'operador')
    const s = await silaboPropio(page)
    await page.goto(lista(s))
    await act(page, 'Algoritmos', 'Asignar docentes…')
    const dialogo = page.getByRole('dialog', { name: 'Docentes de Algoritmos' })
    await dialogo.getByRole('combobox', { name: 'Docentes' }).fill('Mariela')
    await page.getByRole('option', { name: /^Mariela/ }).click()
    await page.keyboard.press('Tab')
    const { data } = await pedir<{ data: { id: number; usuario: string | null }[] }>(
      page,
      'POST',
      '/usuarios/docentes/list',
      { per_page: 50 },
    )
    const jorge = data.find(d => d.usuario === 'docente@demo.edu')!
    const camino = `/v1/asignaturas/silabo/docente/config/save/${s.plan.curso.Algoritmos}`
    await pedir(page, 'POST', camino, { docentes_ids: [jorge.id] })
    await dialogo.getByRole('button', { name: 'Guardar', exact: true }).click()
    await dialogo.waitFor({ state: 'detached' })
    const suyos = fila(page, 'Algoritmos')
    await suyos.getByText('Jorge Paredes Luna').waitFor()
    await suyos.getByText(/Mariela/).waitFor()
    expect(problems).toEqual([])
  })

  it('a lecturer sees what is left to do, large, with its date, also on a phone', async () => {
    const { page: deOperador } = await open()
    await enterAs(deOperador, 'operador')
    const s = await silaboPropio(deOperador)
    const { page, problems } = await open()
    await enterDesk(page, 'docente')
    await page
      .getByText(/sílabos? por completar/)
      .first()
      .waitFor()
    await page.goto(`${SILABOS}?periodo=${s.periodo}`)
    const tarjeta = page.getByRole('link', { name: new RegExp(s.nombre) })
    await tarjeta.getByText('Empezarlo').waitFor()
    await tarjeta.getByText(/^Entrega en \d días · /).waitFor()
    await expectAccessible(page, 'syllabi of a lecturer')
    await picture(page, 'silabos-docente')
    await page.setViewportSize({ width: 390, height: 844 })
    await tarjeta.waitFor()
    expect(await spill(page)).toBe(0)
    await settled(page)
    await picture(page, 'silabos-docente-telefono')
    await tarjeta.click()
    await page.waitForURL(new RegExp(`/silabo\\?curso=${s.curso}&periodo=${s.periodo}`))
    expect(problems).toEqual([])
  })

  it('a lecturer reads what a neighbour wrote, and is told why it is not printed', async () => {
    const { page, problems } = await open()
    await enterAs(page, 'docente')
    const { data: todos } = await pedir<{
      data: { asignatura_id: number; periodo_id: number; isCompletado: number; mio: boolean }[]
    }>(page, 'GET', '/v1/silabos?per_page=50')
    const vecino = todos.find(s => s.isCompletado === 3 && !s.mio)!
    await page.goto(`${SILABOS}/silabo?curso=${vecino.asignatura_id}&periodo=${vecino.periodo_id}`)
    const motivo = 'Solo puede hacerlo con los sílabos de sus cursos.'
    const conMotivo = (que: 'button' | 'menuitem', name: string) =>
      page.getByRole(que, { name, exact: true }).and(page.locator(`[aria-description="${motivo}"]`))
    await conMotivo('button', 'Vista previa').first().waitFor()
    await page.getByRole('button', { name: 'Documentos', exact: true }).click()
    await conMotivo('menuitem', 'Word').waitFor()
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 390, height: 844 })
    // It is off, and says why all the same: there is no tooltip under a finger.
    await page
      .getByRole('navigation', { name: 'Acciones del sílabo' })
      .getByText('Vista previa')
      .click({ force: true })
    await page.getByRole('dialog', { name: '¡Cuidado!' }).getByText(motivo).waitFor()
    expect(problems).toEqual([])
  })
})

describe('periods', () => {
  const { open } = useBrowser()

  it('what is typed into one that somebody deletes meanwhile stays, and saving it says that it is gone', async () => {
    const { page } = await open()
    await enterAs(page, 'operador')
    const nombre = unico('Ido')
    const { data: periodo } = await pedir<{ data: { id: number } }>(page, 'POST', '/v1/periodos', {
      nombre,
      fechainicio: dia(1),
      fechafin: dia(120),
    })
    const suyo = `/v1/periodos/${periodo.id}`
    await page.goto(`${SILABOS}?vista=periodos`)
    await act(page, nombre, 'Editar')
    const form = page.getByRole('dialog', { name: nombre })
    const campo = form.getByLabel('Nombre')
    await campo.fill('Otro nombre')
    let isLeidoOtraVez = false
    page.on('response', r => {
      if (r.url().endsWith(suyo) && r.status() === 404) isLeidoOtraVez = true
    })
    await pedir(page, 'DELETE', suyo)
    await page.locator('tr').filter({ hasText: nombre }).waitFor({ state: 'detached' })
    expect(await campo.inputValue({ timeout: 5000 })).toBe('Otro nombre')
    await expect.poll(() => isLeidoOtraVez).toBe(true)
    await form.getByRole('button', { name: 'Guardar' }).click()
    await form.getByText('No encontramos lo que busca.').waitFor()
    expect(await campo.inputValue()).toBe('Otro nombre')
  })

  it('are made with the dates of programmes, and begin with the syllabi of another', async () => {
    const { page, problems } = await open()
    await enterAs(page, 'operador')
    const s = await silaboPropio(page)
    await pedir(page, 'PUT', `/v1/asignaturas/keys/silabo/${s.curso}`, {
      periodo_id: s.periodo,
      silabo: { metodologia: '<p>Aprendizaje basado en proyectos.</p>' },
    })
    const { data: viejo } = await pedir<{ data: { nombre: string } }>(
      page,
      'GET',
      `/v1/periodos/${s.periodo}`,
    )
    await page.goto(`${SILABOS}?vista=periodos&modo=ultimos`)
    await page.getByRole('button', { name: 'Nuevo periodo' }).click()
    const nombre = unico('Nuevo')
    const dialogo = page.getByRole('dialog')
    await dialogo.getByLabel('Nombre').fill(nombre)
    await dialogo.getByRole('textbox', { name: /^Inicio/ }).fill(dmy(dia(1)))
    await dialogo.getByRole('textbox', { name: /^Final/ }).fill(dmy(dia(120)))
    await dialogo.getByRole('textbox', { name: /^Entrega de sílabos hasta/ }).fill(dmy(dia(30)))
    await page.keyboard.press('Tab')
    await dialogo.getByRole('button', { name: 'Añadir un programa' }).click()
    await dialogo.getByRole('combobox', { name: 'Programa del plazo 1' }).fill(s.plan.programa)
    await page
      .getByRole('option', { name: new RegExp(`^${s.plan.programa}`) })
      .first()
      .click()
    await dialogo.getByRole('textbox', { name: 'Entrega hasta', exact: true }).fill(dmy(dia(40)))
    await page.keyboard.press('Tab')
    await settled(page)
    await expectAccessible(page, 'form of a period', '[role=dialog]')
    await picture(page, 'silabos-periodo')
    await dialogo.getByRole('button', { name: 'Guardar' }).click()
    await said(page, `Acabamos de crear el periodo «${nombre}».`)
    await fila(page, nombre).getByText('1 programa con otra fecha').waitFor()
    await picture(page, 'silabos-periodos')

    await act(page, nombre, 'Copiar los sílabos de otro periodo…')
    await dialogo.getByRole('combobox', { name: 'Desde' }).click()
    await page.getByRole('option', { name: viejo.nombre, exact: true }).click()
    await picture(page, 'silabos-llevar')
    await dialogo.getByRole('button', { name: 'Copiar' }).click()
    await said(page, /^Copiamos /)
    await act(page, nombre, 'Ver sus sílabos')
    await page.getByRole('searchbox', { name: 'Filtrar por curso o código' }).fill(s.nombre)
    await fila(page, s.nombre)
      .getByText(dmy(dia(40)))
      .waitFor()
    await fila(page, s.nombre)
      .getByRole('button', { name: new RegExp(`^${s.nombre}`) })
      .click()
    await page.getByText('Aprendizaje basado en proyectos.').first().waitFor()
    expect(problems).toEqual([])
  })
})

describe('the structure of syllabi', () => {
  const { open } = useBrowser()

  it('is made a plan’s own, changed, taken from a ready one, merged, and given back', async () => {
    const { page, problems } = await open()
    await enterAs(page, 'operador')
    const s = await silaboPropio(page)
    await page.goto(`${CONFIG}?programa=${s.plan.programaId}&plan=${s.plan.id}`)
    const muestra = page.getByRole('complementary', { name: 'Así queda el sílabo' })
    const orden = () => muestra.getByRole('listitem').locator('> span:first-child').allTextContents()
    await page.getByRole('button', { name: 'Hacer propia' }).click()
    // A number that was emptied is asked for; it is none that somebody wrote.
    const minima = page.getByLabel('Nota mínima')
    await minima.fill('')
    await muestra.getByText(/^De … a 20/).waitFor()
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await page.getByRole('alert').getByText('Escriba la nota mínima.').waitFor()
    expect(await minima.inputValue()).toBe('')
    await minima.fill('0')
    await page.getByRole('switch', { name: 'Tutoría: activa' }).check({ force: true })
    await expect.poll(orden).toContain('Tutoría')
    await page.getByRole('button', { name: 'Acciones de Metodología' }).focus()
    await page.keyboard.press('Alt+ArrowUp')
    await expect
      .poll(async () => {
        const o = await orden()
        return o.indexOf('Metodología') < o.indexOf('Programación')
      })
      .toBe(true)

    await act(page, 'Metodología', 'Nombre y texto institucional…')
    const dialogo = page.getByRole('dialog')
    await dialogo.getByLabel('Nombre').fill('Estrategias')
    await dialogo
      .getByRole('textbox', { name: 'Texto de la institución' })
      .fill('El estudiante aprende haciendo.')
    await dialogo.getByRole('button', { name: 'Aceptar' }).click()
    await dialogo.waitFor({ state: 'hidden' })
    await expect.poll(orden).toContain('Estrategias')
    await page.getByRole('button', { name: 'Añadir una sección propia' }).click()
    await dialogo.getByLabel('Nombre').fill('Ejes transversales')
    await dialogo.getByRole('button', { name: 'Aceptar' }).click()
    await dialogo.waitFor({ state: 'hidden' })
    await settled(page)
    // The foot of a long form stays in sight and half covers what is under it, until its end.
    await page.mouse.move(600, 500)
    await page.mouse.wheel(0, 5000)
    await settled(page)
    await picture(page, 'silabos-config-abajo')
    await page.mouse.wheel(0, -5000)
    await settled(page)
    await picture(page, 'silabos-config')
    await page.getByRole('button', { name: 'Guardar' }).click()
    await said(page, /^La estructura se ha guardado/)
    await page.getByText('Propia de este plan').waitFor()

    // Somebody else changes another section meanwhile: both changes stay.
    type Mostrada = {
      data: { estructura: { secciones: { clave: string; nombre: string }[] }; propia: { revision: number } }
    }
    const { data } = await pedir<Mostrada>(page, 'GET', `/v1/silabos/estructura?planestudio_id=${s.plan.id}`)
    await page.getByRole('switch', { name: 'Anexos: activa' }).uncheck({ force: true })
    await pedir(page, 'PUT', '/v1/silabos/estructura', {
      planestudio_id: s.plan.id,
      revision: data.propia.revision,
      estructura: {
        ...data.estructura,
        secciones: data.estructura.secciones.map(x =>
          x.clave === 'bibliografia' ? { ...x, nombre: 'Fuentes' } : x,
        ),
      },
    })
    await page.getByRole('button', { name: 'Guardar' }).click()
    await dialogo.getByText('Otra persona guardó antes').waitFor()
    await dialogo.getByRole('button', { name: /^Guardar/ }).click()
    await expect.poll(orden).toContain('Fuentes')
    await expect.poll(orden).not.toContain('Anexos')
    await page.getByRole('button', { name: 'Guardar' }).and(page.locator('[aria-disabled=true]')).waitFor()

    await page.getByRole('button', { name: 'Estructuras predefinidas…' }).click()
    await dialogo.getByRole('radio', { name: /^Instituto/ }).check()
    await dialogo.getByText('18 semanas en vez de 16.').waitFor()
    await settled(page)
    await expectAccessible(page, 'ready structures', '[role=dialog]')
    await picture(page, 'silabos-listas')
    await dialogo.getByRole('button', { name: 'Usarla' }).click()
    await expect.poll(orden).toContain('Capacidad de la unidad didáctica')
    await page.getByRole('button', { name: 'Guardar' }).click()
    await said(page, /^La estructura se ha guardado/)

    await page.getByRole('button', { name: 'Volver a la heredada' }).click()
    await dialogo.getByRole('button', { name: 'Volver', exact: true }).click()
    await page.getByRole('button', { name: 'Hacer propia' }).waitFor()
    await expect.poll(orden).toContain('Metodología')
    expect(problems.filter(p => !p.includes('409'))).toEqual([])
  })
})
