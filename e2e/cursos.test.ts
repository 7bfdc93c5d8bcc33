import { describe, expect, it } from 'vitest'
import { expectAccessible, picture, settled, useBrowser } from './browser.ts'
import { enterAs, said, unico } from './demo.ts'
import { hojaDe } from './hoja.ts'
import { pedir, planDeDemo, planPropio } from './planPropio.ts'

interface Cursos {
  data: {
    id: number
    nombre: string
    codigo: string | null
    credits: number
    horasteoria: number
    areacurso_id: number
  }[]
}
interface Areas {
  data: { id: number; nombre: string }[]
}

/** As Excel puts it on the clipboard: codes that look like numbers, decimal commas, a quoted cell with a line break. */
const deExcel = (exactas: string, humanas: string): string =>
  [
    'CODIGO\tNOMBRE\tCREDITOS\tHORAS TEORIA\tPREREQUISITOS\tAREA',
    `0021\tCálculo I\t4\t3\t\t${exactas}`,
    `1e3\t"Ética\ny Sociedad"\t1,5\t1\t\t${humanas}`,
    `0022\tCálculo II\tcuatro\t3\t0021; No existe\t${exactas.toUpperCase()}`,
  ].join('\r\n')

/** Whether the cell that has the focus is covered by nothing, down to its lower edge. */
const IS_A_LA_VISTA = `(() => {
  const celda = document.activeElement
  const { left, bottom } = celda.getBoundingClientRect()
  return celda.dataset.columna !== undefined && celda.contains(document.elementFromPoint(left + 4, bottom - 4))
})()`

describe('courses as a spreadsheet', () => {
  const { open } = useBrowser()

  it('rows pasted from Excel become courses; the bad cell is marked and led to, and all are saved at once', async () => {
    const { page, problems } = await open()
    await enterAs(page, 'operador')
    const antes = Array.from({ length: 12 }, (_, i): [string, number] => [`Antes ${i + 1}`, 1])
    const plan = await planPropio(page, 2, antes)
    const hoja = hojaDe(page)
    await hoja.open(plan.url)
    await hoja.nueva(1, 'nombre').click()
    const [exactas, humanas] = [unico('Exactas'), unico('Humanas')]
    await hoja.paste(deExcel(exactas, humanas))
    await hoja.state('3 cambios sin guardar')
    await picture(page, 'cursos-pegados')
    await page.getByRole('button', { name: /^Menú de/ }).click()
    await page.getByRole('menuitem', { name: 'Salir', exact: true }).click()
    const salir = page.getByRole('dialog').filter({ hasText: 'Tiene 3 cambios sin guardar en los cursos de' })
    await salir.getByRole('button', { name: 'No', exact: true }).click()
    await salir.waitFor({ state: 'hidden' })
    await page.keyboard.press('Control+s')
    await page.getByRole('alert').getByText('No se guardó: 4 celdas por corregir.').waitFor()
    // What is said above takes of the height, and not the cell that it speaks of.
    await expect.poll(() => page.evaluate<boolean>(IS_A_LA_VISTA)).toBe(true)
    await page.getByText(`Faltan en los catálogos 2 áreas: ${exactas} y ${humanas}.`).waitFor()
    const crear = page.getByRole('button', { name: 'Crear 2 áreas' })
    await crear.click()
    await said(page, 'Acabamos de crear 2 áreas.')
    await crear.waitFor({ state: 'detached' })
    await page.keyboard.press('Control+s')
    expect(await hoja.focused()).toBe('credits cuatro')
    await page.getByText('Escriba un número de créditos').waitFor()
    expect(await hoja.described()).toContain('Escriba un número de créditos')
    const noSeGuardo = page.getByRole('alert').getByText('No se guardó: 1 celda por corregir.')
    await noSeGuardo.waitFor()
    await expectAccessible(page, 'grid with a bad cell')
    await page.keyboard.type('4,5')
    await page.keyboard.press('Enter')
    await noSeGuardo.waitFor({ state: 'detached' })
    await page.keyboard.press('Control+s')
    await said(page, 'Los cambios se han guardado correctamente.')
    await hoja.state('Todo guardado')
    const { data } = await pedir<Cursos>(page, 'GET', `/v1/asignaturas/por/plan/estudio/${plan.id}`)
    const pegados = data.slice(antes.length)
    expect(pegados.map(c => [c.codigo, c.nombre, c.credits, c.horasteoria])).toEqual([
      ['0021', 'Cálculo I', 4, 3],
      ['1e3', 'Ética y Sociedad', 1.5, 1],
      ['0022', 'Cálculo II', 4.5, 3],
    ])
    const areas = await pedir<Areas>(page, 'POST', '/parametros/list', { tipo: 'areascursos' })
    const areaDe = new Map(areas.data.map(a => [a.id, a.nombre]))
    expect(pegados.map(c => areaDe.get(c.areacurso_id))).toEqual([exactas, humanas, exactas])
    // Nothing left of a filter says so; what leads to a course that is filtered away shows it.
    const filtro = page.getByRole('searchbox', { name: 'Filtrar cursos' })
    await filtro.fill('zzz')
    await page.getByText('Ningún curso coincide con este filtro').waitFor()
    await page.getByRole('button', { name: 'Quitar filtros' }).click()
    await expect.poll(hoja.focused).toBe('lugar I')
    await filtro.fill('Ética')
    await expect.poll(() => hoja.column('codigo')).toEqual(['1e3'])
    // «No existe» matches no course, and Cálculo I stands in the same cycle.
    await page.getByRole('button', { name: '2 avisos', exact: true }).click()
    await page.getByRole('list', { name: 'Avisos de los cursos' }).getByRole('button').first().click()
    await expect.poll(hoja.focused).toMatch(/^requisitos .*No existe/)
    expect(problems).toEqual([])
  })

  it('is worked with the keyboard: fill, write in many, undo, delete with reasons; a reload loses nothing', async () => {
    const { page, problems } = await open()
    await enterAs(page, 'operador')
    const plan = await planPropio(page, 2, [
      ['Uno', 1],
      ['Dos', 1],
      ['Tres', 2, 'Uno'],
    ])
    const hoja = hojaDe(page)
    const [uno, dos] = [plan.curso.Uno!, plan.curso.Dos!]
    await hoja.open(plan.url)
    // The band of a cycle leads to the place for its new courses: what is pasted there goes over none.
    await hoja.grid.getByText('Ciclo I', { exact: true }).click()
    expect(await hoja.focused()).toBe('codigo ')
    await hoja.paste('P-1\tPegado')
    expect(await hoja.column('nombre')).toEqual(['Uno', 'Dos', 'Pegado', 'Tres'])
    await page.keyboard.press('Control+z')
    expect(await hoja.column('nombre')).toEqual(['Uno', 'Dos', 'Tres'])
    // What the page has a use for begins the cell all the same.
    await hoja.cell(uno, 'nombre').click()
    await page.keyboard.type('/x')
    expect(await page.evaluate('document.activeElement.value')).toBe('/x')
    await page.keyboard.press('Escape')
    await hoja.cell(uno, 'credits').click()
    await page.keyboard.type('2,5')
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Control+d')
    expect(await hoja.column('credits')).toEqual(['2,5', '2,5', '4'])
    await page.keyboard.press('Control+z')
    expect(await hoja.column('credits')).toEqual(['2,5', '4', '4'])
    await page.keyboard.press('Control+Shift+z')
    await hoja.cell(uno, 'horasteoria').click()
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.type('1')
    await page.keyboard.press('Control+Enter')
    expect([await hoja.column('horasteoria'), await hoja.column('total')]).toEqual([
      ['1', '3', '3'],
      ['2', '5', '5'],
    ])
    // A choice that was typed is kept by whoever goes on elsewhere, and the focus stays where that is.
    await hoja.cell(uno, 'tipoestudio').click()
    await page.keyboard.type('especifico')
    await page.getByRole('searchbox', { name: 'Filtrar cursos' }).click()
    expect([await hoja.column('tipoestudio'), await hoja.focused()]).toEqual([
      ['Específico', expect.any(String), expect.any(String)],
      'INPUT ',
    ])
    // A list that was only looked at changes nothing.
    await hoja.cell(uno, 'tipoestudio').click()
    await page.keyboard.press('F2')
    await page.getByRole('option', { name: 'Específico' }).waitFor()
    await page.keyboard.press('Enter')
    expect((await hoja.column('tipoestudio'))[0]).toBe('Específico')
    await hoja.cell(uno, 'nombre').click()
    await page.keyboard.press('Shift+ArrowRight')
    const { text, html } = await hoja.copied()
    expect(text).toBe('Uno\t2,5')
    expect(html).toContain('x:num="2.5"')

    await page.keyboard.press('Control+Delete')
    const why = page.getByRole('dialog', { name: '¡Cuidado!' })
    await why.getByText('No se puede eliminar «Uno»: es requisito de «Tres».').waitFor()
    await page.keyboard.press('Escape')
    await why.waitFor({ state: 'detached' })
    await hoja.cell(dos, 'nombre').click()
    await page.keyboard.press('Control+Delete')
    await page.getByRole('button', { name: 'No eliminar Dos' }).waitFor()

    await page.reload()
    await page.getByText('Recuperamos los cambios que no llegó a guardar').waitFor()
    expect(await hoja.column('credits')).toEqual(['2,5', '2,5', '4'])
    await expectAccessible(page, 'recovered draft')
    await page.getByRole('button', { name: 'Descartarlos', exact: true }).click()
    await page.getByRole('button', { name: 'Seguir editando', exact: true }).click()
    // A second tab of the same plan has no part in it.
    const otra = await page.context().newPage()
    await hojaDe(otra).open(plan.url)
    await hojaDe(otra).state('Todo guardado')
    await otra.close()
    await page.getByText('Recuperamos los cambios que no llegó a guardar').waitFor()
    await page.keyboard.press('Control+s')
    await hoja.state('Todo guardado')
    await expect.poll(() => hoja.column('nombre')).toEqual(['Uno', 'Tres'])
    expect(problems).toEqual([])
  })

  it('a loop of requisites is refused at its cell, which is written with help', async () => {
    const { page } = await open()
    await enterAs(page, 'operador')
    const plan = await planPropio(page, 2, [
      ['Uno', 1],
      ['Dos', 2, 'Uno'],
    ])
    const hoja = hojaDe(page)
    await hoja.open(plan.url)
    await hoja.cell(plan.curso.Uno!, 'requisitos').click()
    await page.keyboard.type('do')
    await page.getByRole('option', { name: 'Dos' }).waitFor()
    await expectAccessible(page, 'writing requisites')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByText('Pide Dos.').waitFor()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+s')
    // The warning stands there before it is saved; the refusal marks the cell.
    await page
      .getByText('Los requisitos forman un círculo: Uno requiere Dos, que requiere Uno.')
      .first()
      .waitFor()
    await expect.poll(() => hoja.grid.locator('[aria-invalid]').count()).toBe(1)
    expect(await hoja.focused()).toMatch(/^requisitos /)
    const noSeGuardo = page.getByRole('alert').getByText('No se guardó: 1 celda por corregir.')
    await noSeGuardo.waitFor()
    // Taken back it is as it was saved.
    await page.keyboard.press('Control+z')
    await noSeGuardo.waitFor({ state: 'detached' })
    expect(await hoja.grid.locator('[aria-invalid]').count()).toBe(0)
  })

  it('what two people change in one course is brought together field by field', async () => {
    const [ana, root] = [await open(), await open()]
    await enterAs(ana.page, 'operador')
    const plan = await planPropio(ana.page, 1, [
      ['Uno', 1],
      ['Dos', 1],
    ])
    const [id, dos] = [plan.curso.Uno!, plan.curso.Dos!]
    const hoja = hojaDe(ana.page)
    await hoja.open(plan.url)
    await hoja.cell(id, 'nombre').click()
    await ana.page.keyboard.type('De Ana')
    await ana.page.keyboard.press('Tab')
    await enterAs(root.page, 'operador')
    await pedir(root.page, 'PUT', `/v1/asignaturas/${id}`, { nombre: 'De otra', horasteoria: 7 })
    await ana.page.keyboard.press('Control+s')
    const merge = ana.page.getByRole('dialog', { name: 'Otra persona guardó antes' })
    await merge.getByText('De otra').waitFor()
    await settled(ana.page)
    await expectAccessible(ana.page, 'merge of rows')
    await picture(ana.page, 'cursos-choque')
    await merge.getByRole('radio', { name: /De Ana/ }).click()
    await merge.getByRole('button', { name: 'Guardar así' }).click()
    await hoja.state('Todo guardado')
    await expect.poll(() => hoja.cell(id, 'nombre').textContent()).toBe('De Ana')
    expect(await hoja.cell(id, 'horasteoria').textContent()).toBe('7')

    // What is being written goes on in a new version, and into no other course when its own is deleted.
    await hoja.cell(id, 'codigo').click()
    await ana.page.keyboard.type('A-')
    const { data } = await pedir<{ data: { id: number } }>(root.page, 'POST', '/v1/asignaturas', {
      asignatura_id: id,
      planestudio_id: plan.id,
      nombre: 'De Ana',
    })
    await hoja.cell(data.id, 'codigo').waitFor()
    await ana.page.keyboard.type('1')
    await ana.page.keyboard.press('Enter')
    expect(await hoja.column('codigo')).toEqual(['A-1', ''])
    await hoja.cell(dos, 'codigo').click()
    await ana.page.keyboard.type('B-')
    await pedir(root.page, 'DELETE', `/v1/asignaturas/${dos}`)
    await ana.page.getByText('No se guardó lo escrito: «B-».').waitFor()
    await ana.page.keyboard.type('2')
    await ana.page.keyboard.press('Escape')
    expect(await hoja.column('codigo')).toEqual(['A-1'])
  })

  it('who may not write, and a ceased plan, read with the reason', async () => {
    const { page } = await open()
    const hoja = hojaDe(page)
    await enterAs(page, 'inspector')
    await hoja.open((await planDeDemo(page)).url)
    await page.getByText('Su rol (Inspector) no permite editar.').waitFor()
    const barra = page.getByRole('toolbar', { name: 'Cursos del plan' })
    await barra.getByRole('button', { name: 'Excel', exact: true }).waitFor()
    expect(await barra.getByText('Todo guardado').count()).toBe(0)
    expect(await barra.getByRole('button', { name: /^(Deshacer|Rehacer)/ }).count()).toBe(0)
    await hoja.grid.locator('[data-fila^="f"] [data-columna="nombre"]').first().click()
    await page.keyboard.press('Enter')
    expect(await hoja.grid.locator('input:not([type=checkbox])').count()).toBe(0)
    expect(await hoja.grid.locator('[data-fila^="+"]').count()).toBe(0)
    // On paper stand all of its courses, not only those near the window.
    const pdf = await page.pdf({ preferCSSPageSize: true })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)!.length).toBeGreaterThan(2)
  })
})
