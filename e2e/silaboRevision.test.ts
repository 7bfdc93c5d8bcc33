import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, picture, settled, useBrowser } from './browser.ts'
import { act, enterAs, said } from './demo.ts'
import { pedir } from './planPropio.ts'
import {
  abrirTexto,
  guardado,
  guardarClaves,
  listo,
  seccion,
  silaboCompleto,
  silaboGuardado,
  silaboPropio,
  unidadesEscritas,
} from './silaboPropio.ts'

const dialogo = (page: Page, nombre: string) => page.getByRole('dialog', { name: nombre })
const mas = async (page: Page, accion: string): Promise<void> => {
  await page.getByRole('button', { name: 'Más', exact: true }).click()
  await page.getByRole('menuitem', { name: accion, exact: true }).click()
}

describe('the review of a syllabus', () => {
  const { open } = useBrowser()

  it('is handed in, observed in its section, answered, settled, approved, and read as it was', async () => {
    const [{ page: ana, problems }, { page: jorge, problems: suyos }] = [await open(), await open()]
    await enterAs(ana, 'operador')
    const s = await silaboPropio(ana)
    await guardarClaves(ana, s, silaboCompleto())

    await enterAs(jorge, 'docente')
    await jorge.goto(s.url)
    await listo(jorge)
    await jorge.getByRole('button', { name: 'Entregar' }).click()
    await dialogo(jorge, 'Entregar').getByRole('button', { name: 'Entregar' }).click()
    await jorge.getByText(/Entregado por Jorge Paredes Luna/).waitFor()
    await settled(jorge)
    await picture(jorge, 'silabo-entregado')
    await expectAccessible(jorge, 'handed in')

    await ana.goto(s.url)
    await listo(ana)
    await ana.getByRole('button', { name: 'Observar el sílabo entero…' }).waitFor()
    await act(ana, 'Metodología', 'Observar esta sección…')
    await dialogo(ana, 'Observar · Metodología').getByRole('textbox').fill('Diga qué proyecto harán.')
    await dialogo(ana, 'Observar · Metodología').getByRole('button', { name: 'Observar' }).click()
    await seccion(ana, 'Metodología').getByText('Diga qué proyecto harán.').waitFor()
    await mas(ana, 'Devolver con observaciones')
    await dialogo(ana, 'Devolver con observaciones').getByRole('button', { name: 'Devolver' }).click()
    await ana.getByText('Observado', { exact: true }).waitFor()

    await seccion(jorge, 'Metodología').getByText('Diga qué proyecto harán.').waitFor()
    await jorge.getByText('Observado', { exact: true }).waitFor()
    await (await abrirTexto(jorge, 'Metodología')).fill('Un proyecto por equipo.')
    await seccion(jorge, 'Metodología').getByRole('button', { name: 'Responder' }).click()
    await seccion(jorge, 'Metodología').getByRole('textbox', { name: 'Respuesta' }).fill('Ya está dicho.')
    await settled(jorge)
    await picture(jorge, 'silabo-observado')
    await expectAccessible(jorge, 'observed')
    await seccion(jorge, 'Metodología').getByRole('button', { name: 'Responder' }).click()
    await seccion(jorge, 'Metodología').getByText('Ya está dicho.').first().waitFor()
    const resultados = seccion(jorge, 'Resultados de aprendizaje')
    await resultados.getByRole('button', { name: 'Añadir resultado' }).click()
    await jorge.keyboard.type('Consulta datos de varias tablas.')
    await jorge.keyboard.press('Escape')
    await jorge.getByRole('button', { name: 'Entregar' }).click()
    await dialogo(jorge, 'Entregar').getByRole('button', { name: 'Entregar' }).click()
    await jorge.getByText(/Entregado por/).waitFor()
    // What was handed in is not changed by Ctrl Z, here as little as with the server.
    await dialogo(jorge, 'Entregar').waitFor({ state: 'detached' })
    await jorge.keyboard.press('Control+z')
    expect(await resultados.getByRole('listitem').allTextContents()).toEqual([
      'Modela datos de una organización según sus reglas.',
      'Consulta datos de varias tablas.',
    ])

    await seccion(ana, 'Metodología').getByText('Un proyecto por equipo.').waitFor()
    // Settled is what one has read: an answer that is still on its way would be asked about first.
    await seccion(ana, 'Metodología').getByText('Ya está dicho.').first().waitFor()
    await ana.getByText(/Entregado por/).waitFor()
    await seccion(ana, 'Metodología').getByRole('button', { name: 'Dar por resuelta' }).click()
    await seccion(ana, 'Metodología').getByText('1 observación resuelta').waitFor()
    await ana.getByRole('button', { name: 'Aprobar' }).click()
    await dialogo(ana, 'Aprobar').getByRole('button', { name: 'Aprobar' }).click()
    await ana.getByText(/Aprobado por Ana Ruiz Salcedo/).waitFor()
    await jorge.getByText(/Aprobado por Ana Ruiz Salcedo/).waitFor()
    expect((await silaboGuardado(ana, s)).estado).toBe('aprobado')
    await settled(jorge)
    await picture(jorge, 'silabo-aprobado')
    expect(
      await seccion(jorge, 'Metodología')
        .getByRole('button', { name: /Editar/ })
        .count(),
    ).toBe(0)
    expect([...problems, ...suyos]).toEqual([])
  })

  it('an answer that is being written survives the tab, until it is sent', async () => {
    const [{ page: ana }, { page: jorge, problems }] = [await open(), await open()]
    await enterAs(ana, 'operador')
    const s = await silaboPropio(ana)
    await guardarClaves(ana, s, silaboCompleto())
    await enterAs(jorge, 'docente')
    const camino = `/v1/asignaturas/${s.curso}/silabo/observaciones`
    await jorge.goto(s.url)
    await listo(jorge)
    await jorge.getByRole('button', { name: 'Entregar' }).click()
    await dialogo(jorge, 'Entregar').getByRole('button', { name: 'Entregar' }).click()
    await jorge.getByText(/Entregado por/).waitFor()
    await pedir(ana, 'POST', camino, {
      periodo_id: s.periodo,
      clave: 'metodologia',
      texto: 'Diga qué proyecto harán.',
    })
    const metodologia = (page: Page) => seccion(page, 'Metodología')
    await metodologia(jorge).getByRole('button', { name: 'Responder' }).click()
    await metodologia(jorge).getByRole('textbox', { name: 'Respuesta' }).fill('Uno por equipo, desde')
    await jorge.close()

    const otra = await jorge.context().newPage()
    await otra.goto(s.url)
    await listo(otra)
    await metodologia(otra).getByRole('button', { name: 'Seguir con la respuesta' }).click()
    const respuesta = metodologia(otra).getByRole('textbox', { name: 'Respuesta' })
    await expect.poll(() => respuesta.inputValue()).toBe('Uno por equipo, desde')
    await respuesta.fill('Uno por equipo, desde la semana 3.')
    await metodologia(otra).getByRole('button', { name: 'Seguir después' }).click()
    await metodologia(otra).getByRole('button', { name: 'Seguir con la respuesta' }).click()
    // Somebody else answers meanwhile: that answer is read before it is replaced.
    const { data } = await pedir<{ data: { id: number }[] }>(ana, 'GET', `${camino}?periodo_id=${s.periodo}`)
    const ajena = 'Está en la guía del curso.'
    await pedir(ana, 'PUT', `/v1/observaciones/${data[0]!.id}/responder`, { respuesta: ajena })
    await metodologia(otra).getByText(ajena).waitFor()
    await metodologia(otra).getByRole('button', { name: 'Responder' }).click()
    const pregunta = dialogo(otra, 'Otra persona respondió mientras usted escribía')
    await pregunta.getByText(ajena).waitFor()
    await pregunta.getByRole('button', { name: 'Seguir escribiendo' }).click()
    expect(await respuesta.inputValue()).toBe('Uno por equipo, desde la semana 3.')
    await metodologia(otra).getByRole('button', { name: 'Responder' }).click()
    await pregunta.getByRole('button', { name: 'Reemplazarla por la mía' }).click()
    await metodologia(otra).getByText('Uno por equipo, desde la semana 3.').first().waitFor()
    await metodologia(otra).getByRole('button', { name: 'Cambiar la respuesta' }).waitFor()
    await otra.reload()
    await listo(otra)
    await metodologia(otra).getByRole('button', { name: 'Cambiar la respuesta' }).click()
    // Of a course that has a new version meanwhile it stands in the syllabus that goes on, and is answered there.
    await respuesta.fill('Ya no hace falta.')
    await pedir(ana, 'POST', '/v1/asignaturas', {
      planestudio_id: s.plan.id,
      asignatura_id: s.curso,
      nombre: s.nombre,
    })
    await otra.reload()
    await otra.getByRole('button', { name: 'Abrir el vigente' }).click()
    await metodologia(otra)
      .getByText(/· de la versión 1$/)
      .waitFor()
    await metodologia(otra).getByRole('button', { name: 'Seguir con la respuesta' }).click()
    await expect.poll(() => respuesta.inputValue()).toBe('Ya no hace falta.')
    await metodologia(otra).getByRole('button', { name: 'Responder' }).click()
    await metodologia(otra).getByRole('button', { name: 'Cambiar la respuesta' }).waitFor()
    await metodologia(otra).getByText('Ya no hace falta.').first().waitFor()
    expect(problems).toEqual([])
  })
})

describe('a syllabus beside another', () => {
  const { open } = useBrowser()

  it('sections and one unit are copied, each only when chosen; and both are compared', async () => {
    const { page, problems } = await open()
    await enterAs(page, 'operador')
    const s = await silaboPropio(page)
    const otro = await silaboPropio(page)
    await guardarClaves(page, otro, silaboCompleto())
    await guardarClaves(page, s, {
      metodologia: '<p>La de aquí.</p>',
      unidadesaprendizaje: unidadesEscritas(8).slice(0, 1),
    })
    await page.goto(s.url)
    await page.getByText('La de aquí.').waitFor()
    await listo(page)
    await mas(page, 'Copiar de otro sílabo…')
    const copiar = dialogo(page, 'Copiar de otro sílabo')
    await copiar.getByLabel('Periodo').selectOption(String(otro.periodo))
    await copiar.getByRole('combobox', { name: 'Copiar de' }).fill(otro.nombre)
    await page.getByRole('option', { name: new RegExp(`^${otro.nombre} ·`) }).click()
    await copiar
      .getByRole('region', { name: 'Metodología', exact: true })
      .getByLabel('Añadir al final')
      .check()
    const programa = copiar.getByRole('region', { name: 'Programación', exact: true })
    await programa.getByLabel('Añadir al final').check()
    await programa.getByRole('checkbox', { name: 'Unidad 1 · Modelado' }).uncheck()
    // Chosen where nothing stands; what somebody else writes there meanwhile stays.
    const resultados = copiar.getByRole('region', { name: 'Resultados de aprendizaje', exact: true })
    await resultados.getByLabel('Copiar').check()
    await guardarClaves(page, s, {
      resultados: [{ id: 'x', competencia_id: null, texto: '<p>De otra persona.</p>' }],
    })
    await expect.poll(() => resultados.getByRole('radio', { name: 'Añadir al final' }).isChecked()).toBe(true)
    await settled(page)
    await expectAccessible(page, 'copying')
    await picture(page, 'silabo-copiar')
    await copiar.getByRole('button', { name: 'Copiar', exact: true }).click()
    await said(page, 'Se copiaron 3 secciones. Ctrl Z lo deshace.')
    await expect
      .poll(async () => (await silaboGuardado(page, s)).silabo.metodologia)
      .toBe('<p>La de aquí.</p><p>Aprendizaje basado en proyectos.</p>')
    const { silabo } = await silaboGuardado(page, s)
    const unidades = silabo.unidadesaprendizaje as { id: string; nombre: string; semanas: unknown[] }[]
    expect(unidades.map(u => [u.nombre, u.semanas.length])).toEqual([
      ['Modelado', 4],
      ['Lenguaje SQL', 8],
    ])
    expect(unidades[1]!.id).not.toBe('u1')
    expect(silabo.resultados).toMatchObject([
      { texto: '<p>De otra persona.</p>' },
      { texto: expect.stringMatching(/^<p>Modela/) },
    ])
    expect(silabo.bibliografia).toBeUndefined()
    // One step for the page: it is taken back, and done again, wherever the focus is.
    await page.keyboard.press('Control+z')
    await said(page, 'Deshecho: copiar de otro sílabo.')
    await expect
      .poll(async () => (await silaboGuardado(page, s)).silabo.metodologia)
      .toBe('<p>La de aquí.</p>')
    const deVuelta = (await silaboGuardado(page, s)).silabo.unidadesaprendizaje as { nombre: string }[]
    expect(deVuelta.map(u => u.nombre)).toEqual(['Modelado'])
    await page.keyboard.press('Control+Shift+z')
    await said(page, 'Rehecho: copiar de otro sílabo.')
    await expect
      .poll(async () => (await silaboGuardado(page, s)).silabo.metodologia)
      .toBe('<p>La de aquí.</p><p>Aprendizaje basado en proyectos.</p>')

    await mas(page, 'Comparar con otro sílabo…')
    const comparar = dialogo(page, 'Comparar con otro sílabo')
    await comparar.getByLabel('Periodo').selectOption(String(otro.periodo))
    await comparar.getByRole('combobox', { name: 'Comparar con' }).fill(otro.nombre)
    await page.getByRole('option', { name: new RegExp(`^${otro.nombre} ·`) }).click()
    await comparar.getByText(/secciones cambian/).waitFor()
    await comparar.getByRole('group').filter({ hasText: 'Metodología' }).getByText('La de aquí.').waitFor()
    await settled(page)
    await picture(page, 'silabo-comparar')
    await expectAccessible(page, 'comparing')
    // With one chosen all others are offered still.
    await comparar.getByRole('combobox', { name: 'Comparar con' }).click()
    await page.getByRole('option', { name: /^Filosofía y / }).waitFor()
    await page.keyboard.press('Escape')
    expect(problems).toEqual([])
  })

  it('what a section was is looked at and brought back', async () => {
    const { page, problems } = await open()
    await enterAs(page, 'operador')
    const s = await silaboPropio(page)
    await guardarClaves(page, s, { metodologia: '<p>La primera.</p>' })
    const linea = { id: 'l', nombre: 'Prácticas', instrumento: '', peso: 60, unidad_id: null }
    await guardarClaves(page, s, {
      metodologia: '<p>La segunda.</p>',
      evaluacion: { lineas: [linea], texto: '' },
    })
    await page.goto(s.url)
    await page.getByText('La segunda.').waitFor()
    await listo(page)
    const restaurarLaPrimera = async (nombre: string) => {
      await dialogo(page, `Historial · ${nombre}`)
        .getByRole('button', { name: /Restaurar/ })
        .last()
        .click()
      await page
        .getByRole('dialog', { name: 'Restaurar la versión' })
        .getByRole('button', { name: 'Restaurar' })
        .click()
    }
    await act(page, 'Metodología', 'Historial')
    const historial = dialogo(page, 'Historial · Metodología')
    await historial
      .getByRole('button', { name: /Restaurar/ })
      .first()
      .waitFor()
    await settled(page)
    await picture(page, 'silabo-historial')
    await restaurarLaPrimera('Metodología')
    await seccion(page, 'Metodología').getByText('La primera.').waitFor()
    await historial.getByRole('button', { name: 'Cerrar el historial' }).click()

    // What was done before a version came back is not undone over it.
    const evaluacion = seccion(page, 'Evaluación')
    const deshacer = evaluacion.getByRole('button', { name: 'Deshacer', exact: true })
    await evaluacion.getByRole('button', { name: 'Acciones de «Prácticas»' }).click()
    await page.getByRole('menuitem', { name: 'Quitar', exact: true }).click()
    await deshacer.waitFor()
    await guardado(page)
    await act(page, 'Evaluación', 'Historial')
    await restaurarLaPrimera('Evaluación')
    await evaluacion.getByRole('textbox', { name: 'Peso de la evaluación 1' }).waitFor()
    await expect.poll(() => deshacer.count()).toBe(0)
    expect(problems).toEqual([])
  })
})
