import { describe, expect, it } from 'vitest'
import { expectAccessible, LOOKS, NARROW_LOOK, picture, useBrowser } from './browser.ts'
import { enterAs, PLANES, said, unico } from './demo.ts'
import { hojaDe } from './hoja.ts'
import { pedir, planPropio } from './planPropio.ts'

interface Competencia {
  data: { id: number }
}

describe('what a change does', () => {
  const { open } = useBrowser()

  it.each(NARROW_LOOK)(
    'is shown before a course goes, made in one step and taken back in one (%s, dark %s)',
    async (size, dark) => {
      const { page, problems } = await open({ size, dark })
      await enterAs(page, 'operador')
      const plan = await planPropio(page, 4, [
        ['Física I', 1],
        ['Química', 1],
        ['Física II', 2, 'Física I'],
        ['Ondas', 3, 'Física I y Química'],
      ])
      const { data } = await pedir<Competencia>(page, 'POST', '/v1/plan/estudios/competencias', {
        planestudio_id: plan.id,
        nombre: 'Modela fenómenos',
      })
      await pedir(page, 'PUT', `/v1/plan/estudios/${plan.id}/competencias/cursos`, {
        celdas: [{ competencia_id: data.id, asignatura_id: plan.curso['Física I'], nivel: 'logra' }],
      })
      await page.goto(`${plan.url}?tab=malla&curso=${plan.curso['Física I']}`)
      await page.getByRole('button', { name: 'Editar curso', exact: true }).click()
      await page
        .getByRole('region', { name: 'Versiones del curso' })
        .getByRole('button', { name: /^Eliminar/ })
        .click()

      const impacto = page.getByRole('dialog', { name: 'Eliminar «Física I»' })
      await impacto.getByText('Se queda sin requisitos.').waitFor()
      await impacto.getByText('Deja de requerirlo; sus otros requisitos siguen.').waitFor()
      await impacto.getByText('Se queda sin ningún curso que contribuya a ella.').waitFor()
      await expectAccessible(page, 'impact of deleting a course')
      await picture(page, `impacto-${size}-${dark}`)

      await impacto.getByRole('combobox', { name: 'Reemplazar por otro curso' }).click()
      await page.getByRole('option', { name: 'Química', exact: true }).click()
      await impacto.getByText('Pasa a requerir «Química».').first().waitFor()
      await impacto.getByRole('button', { name: 'Hacer todo esto', exact: true }).click()
      await said(page, 'Hecho: Reemplazar «Física I» por «Química».')
      await page.getByRole('button', { name: 'Deshacer', exact: true }).last().click()
      await said(page, 'Deshecho: Reemplazar «Física I» por «Química».')
      const { data: cursos } = await pedir<{ data: { nombre: string }[] }>(
        page,
        'GET',
        `/v1/asignaturas/por/plan/estudio/${plan.id}`,
      )
      expect(cursos.map(c => c.nombre).sort()).toEqual(['Física I', 'Física II', 'Ondas', 'Química'])
      // What is open of it is asked for once more while it closes.
      expect(problems.filter(p => !p.includes('404 (Not Found)'))).toEqual([])
    },
  )

  it.each(LOOKS)(
    'of another content is told in one line before it is saved, and after it where it is saved at once (%s, dark %s)',
    async (size, dark) => {
      const { page, problems } = await open({ size, dark })
      await enterAs(page, 'operador')
      const plan = await planPropio(page, 2, [
        ['Física I', 1],
        ['Química', 1],
      ])
      const id = plan.curso['Física I']!
      await pedir(page, 'PUT', `/v1/asignaturas/keys/silabo/${id}`, {
        silabo: { metodologia: '<p>Clases</p>' },
      })
      await page.goto(`${plan.url}?tab=malla&curso=${id}`)
      await page.getByRole('button', { name: 'Editar curso', exact: true }).click()
      const form = page.getByRole('dialog', { name: 'Física I' })
      await form.getByLabel('Créditos').fill('7')
      await form.getByText('Afecta a: 1 sílabo.').waitFor()
      await form.getByRole('button', { name: 'Ver qué cambia', exact: true }).click()
      await form.getByText('Mostrará los datos nuevos: créditos.').waitFor()
      await expectAccessible(page, 'what another content touches')
      await picture(page, `afecta-${size}-${dark}`)
      await form.getByRole('button', { name: /^Guardar/ }).click()
      await form.waitFor({ state: 'detached' })

      const creditos = page.getByRole('textbox', { name: 'Créditos' })
      await expect.poll(() => creditos.inputValue()).toBe('7')
      await creditos.fill('5')
      await creditos.press('Enter')
      await page.getByText('Afecta a: 1 sílabo.').waitFor()
      await expectAccessible(page, 'what an edit of the malla touched')
      await page.getByRole('button', { name: 'Deshacer', exact: true }).click()
      await expect.poll(() => creditos.inputValue()).toBe('7')
      expect(problems).toEqual([])
    },
  )

  // On a phone the table is cards, which are deleted one by one.
  it.each(LOOKS.filter(([size]) => size === 'laptop'))(
    'is shown for several rows of the table together, made in one step and taken back in one (%s, dark %s)',
    async (size, dark) => {
      const { page, problems } = await open({ size, dark })
      await enterAs(page, 'operador')
      const plan = await planPropio(page, 3, [
        ['Física I', 1],
        ['Química', 1],
        ['Ondas', 2, 'Física I y Química'],
      ])
      const hoja = hojaDe(page)
      await hoja.open(plan.url)
      for (const nombre of ['Física I', 'Química'])
        await page.getByRole('checkbox', { name: `Elegir ${nombre}`, exact: true }).check()
      await page
        .getByRole('form', { name: 'Cursos elegidos' })
        .getByRole('button', { name: 'Eliminar', exact: true })
        .click()
      const impacto = page.getByRole('dialog', { name: 'Eliminar 2 cursos' })
      await impacto.getByText('Se queda sin requisitos.').waitFor()
      await expectAccessible(page, 'impact of deleting several courses')
      await picture(page, `impacto-varios-${size}-${dark}`)
      await impacto.getByRole('button', { name: 'Hacer todo esto', exact: true }).click()
      await said(page, 'Hecho: Eliminar 2 cursos.')
      await expect.poll(() => hoja.column('nombre')).toEqual(['Ondas'])
      // It is a step of the table as any other; the keyboard is where they stood, in what is left of their cycle.
      await expect.poll(hoja.focused).toBe('lugar ')
      await page.keyboard.press('Control+z')
      await said(page, 'Deshecho: Eliminar 2 cursos.')
      await expect
        .poll(async () => (await hoja.column('nombre')).sort())
        .toEqual(['Física I', 'Ondas', 'Química'])
      expect(problems).toEqual([])
    },
  )

  it('what all plans share comes back from its own list, long after the notice has gone', async () => {
    const { page, problems } = await open()
    await enterAs(page, 'operador')
    const plan = await planPropio(page, 1, [['Química', 1]])
    const area = unico('Área que se va')
    const { data } = await pedir<{ data: { id: number } }>(page, 'POST', '/parametros/areascursos/save', {
      nombre: area,
    })
    await pedir(page, 'PUT', `/v1/asignaturas/${plan.curso.Química}`, { areacurso_id: data.id })
    await page.goto(`${PLANES}/areas_cursos`)
    await page.getByRole('searchbox', { name: 'Filtrar por nombre' }).fill(area)
    await page.getByText('Viendo 1 a 1 de 1 entradas').waitFor()
    await page.getByRole('row').filter({ hasText: area }).getByRole('checkbox').check()
    await page.getByRole('toolbar').getByRole('button', { name: 'Eliminar' }).click()
    await page.getByRole('button', { name: 'Hacer todo esto', exact: true }).click()
    await page.getByText('Viendo 1 a 1 de 1 entradas').waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('button', { name: 'Cambios en bloque', exact: true }).click()
    await expectAccessible(page, 'changes of what all plans share')
    await page.getByRole('button', { name: `Deshacer: Eliminar «${area}»`, exact: true }).click()
    await expect
      .poll(async () => {
        const curso = await pedir<{ data: { areacurso_id: number | null } }>(
          page,
          'GET',
          `/v1/asignaturas/${plan.curso.Química}`,
        )
        return curso.data.areacurso_id
      })
      .toBe(data.id)
    expect(problems).toEqual([])
  })

  it('a card that a requisite holds is moved with what follows, and back in one step', async () => {
    const { page } = await open()
    await enterAs(page, 'operador')
    const plan = await planPropio(page, 4, [
      ['Cálculo I', 1],
      ['Cálculo II', 2, 'Cálculo I'],
      ['Cálculo III', 3, 'Cálculo II'],
    ])
    const donde = async (): Promise<Record<string, number>> => {
      const { data } = await pedir<{ data: { nombre: string; ciclo_id: number }[] }>(
        page,
        'GET',
        `/v1/asignaturas/por/plan/estudio/${plan.id}`,
      )
      return Object.fromEntries(data.map(c => [c.nombre, c.ciclo_id]))
    }
    const antes = await donde()
    await page.goto(`${plan.url}?tab=malla`)
    await page.locator(`[data-curso="${plan.curso['Cálculo I']}"]`).focus()
    await page.keyboard.press('Alt+ArrowRight')
    await page.getByText('Con él se moverían 2 cursos más.').waitFor()
    await page.getByRole('button', { name: 'Mover con lo que sigue', exact: true }).click()
    await expect
      .poll(async () => {
        const { 'Cálculo I': uno, 'Cálculo II': dos } = await donde()
        return [uno, dos]
      })
      .toEqual([antes['Cálculo II'], antes['Cálculo III']])
    expect((await donde())['Cálculo III']).not.toBe(antes['Cálculo III'])
    await page.keyboard.press('Control+z')
    await expect.poll(donde).toEqual(antes)
  })

  it.each(NARROW_LOOK)(
    'a better distribution is proposed, looked at, applied and taken back (%s, dark %s)',
    async (size, dark) => {
      const { page, problems } = await open({ size, dark })
      await enterAs(page, 'operador')
      const plan = await planPropio(page, 3, [
        ['Álgebra', 1],
        ['Biología', 1],
        ['Cálculo', 1],
        ['Dibujo', 2, 'Álgebra'],
      ])
      const cursos = async () => {
        const { data } = await pedir<{
          data: { id: number; nombre: string; ciclo_id: number; credits: number | null }[]
        }>(page, 'GET', `/v1/asignaturas/por/plan/estudio/${plan.id}`)
        return data
      }
      const donde = async () => Object.fromEntries((await cursos()).map(c => [c.nombre, c.ciclo_id]))
      await pedir(page, 'PUT', `/v1/asignaturas/por/plan/estudio/${plan.id}`, {
        asignaturas: (await cursos()).map(({ id }) => ({ id, credits: 4 })),
      })
      const antes = await donde()
      await page.goto(`${plan.url}?tab=malla`)
      await page.getByRole('button', { name: 'Proponer reparto', exact: true }).click()
      const panel = page.getByRole('region', { name: 'Propuesta de reparto' })
      await panel.getByText(/Los ciclos pasan de tener entre 0 y 12 créditos/).waitFor()
      expect(await page.locator('[data-propuesto]').count()).toBeGreaterThan(0)
      await expectAccessible(page, 'a proposal on the malla')
      await picture(page, `propuesta-${size}-${dark}`)
      const primero = panel.getByRole('button', { name: /^Dejar donde está ?: / }).first()
      const nombre = (await primero.textContent())!.replace('Dejar donde está: ', '')
      await primero.click()
      await panel.getByRole('button', { name: new RegExp(`^Volver a tener en cuenta ${nombre}`) }).waitFor()
      await panel.getByRole('button', { name: 'Aplicar la propuesta', exact: true }).click()
      await panel.waitFor({ state: 'detached' })
      await expect.poll(donde).not.toEqual(antes)
      expect((await donde())[nombre]).toBe(antes[nombre])
      await page.keyboard.press('Control+z')
      await expect.poll(donde).toEqual(antes)
      expect(problems).toEqual([])
    },
  )
})
