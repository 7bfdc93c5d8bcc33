import type { EstructuraDeSilabo } from '@malla/domain/silabos/estructura.ts'
import { describe, expect, it } from 'vitest'
import { useBrowser } from './browser.ts'
import { enterAs } from './demo.ts'
import { pedir } from './planPropio.ts'
import { abrirTexto, guardado, listo, seccion, silaboGuardado, silaboPropio } from './silaboPropio.ts'

describe('the open syllabus of a lecturer', () => {
  const { open } = useBrowser()

  it('follows the structure and the carta while the lecturer goes on typing', async () => {
    const [{ page: ana }, { page: jorge, problems }] = [await open(), await open()]
    await enterAs(ana, 'operador')
    const s = await silaboPropio(ana)
    await enterAs(jorge, 'docente')
    await jorge.goto(s.url)
    await listo(jorge)
    await abrirTexto(jorge, 'Metodología')
    await jorge.keyboard.type('Proyectos por equipo')
    for (let i = 0; i < 'por equipo'.length; i++) await jorge.keyboard.press('ArrowLeft')

    // Sections change their names and places, weeks are fewer, a text of the institution comes in: all around the cursor.
    const camino = `/v1/silabos/estructura?planestudio_id=${s.plan.id}`
    const { data } = await pedir<{ data: { estructura: EstructuraDeSilabo } }>(ana, 'GET', camino)
    const { secciones, ...resto } = data.estructura
    const cambiadas = secciones.map(x => {
      if (x.clave === 'metodologia') return { ...x, nombre: 'Métodos de enseñanza' }
      return x.clave === 'anexos' ? { ...x, textoFijo: '<p>Lo que manda la institución.</p>' } : x
    })
    const delante = cambiadas.filter(x => x.clave === 'bibliografia' || x.clave === 'evaluacion')
    await pedir(ana, 'PUT', '/v1/silabos/estructura', {
      planestudio_id: s.plan.id,
      estructura: {
        ...resto,
        semanas: 14,
        secciones: [...delante, ...cambiadas.filter(x => !delante.includes(x))],
      },
    })
    await seccion(jorge, 'Métodos de enseñanza').waitFor()
    await seccion(jorge, 'Anexos').getByText('Lo que manda la institución.').waitFor()
    await jorge
      .getByText(/14 semanas/)
      .first()
      .waitFor()
    await jorge.keyboard.type('grandes ')
    await guardado(jorge)
    expect((await silaboGuardado(jorge, s)).silabo.metodologia).toBe('<p>Proyectos grandes por equipo</p>')

    await pedir(ana, 'PUT', `/v1/asignaturas/${s.curso}/carta`, {
      carta: { sumilla: '<p>La sumilla de ahora.</p>' },
    })
    await seccion(jorge, 'Sumilla').getByText('La sumilla de ahora.').waitFor()
    await jorge.keyboard.type('y ')
    await guardado(jorge)
    await expect
      .poll(async () => (await silaboGuardado(jorge, s)).silabo.metodologia)
      .toBe('<p>Proyectos grandes y por equipo</p>')
    expect(problems).toEqual([])
  })

  it('a course that is given to a lecturer is there at once, and one that is taken away goes', async () => {
    const [{ page: ana }, { page: jorge }] = [await open(), await open()]
    await enterAs(ana, 'operador')
    const s = await silaboPropio(ana)
    const { data } = await pedir<{ data: { id: number; usuario: string | null }[] }>(
      ana,
      'POST',
      '/usuarios/docentes/list',
      { per_page: 50 },
    )
    const { id } = data.find(d => d.usuario === 'docente@demo.edu')!
    const asignar = (docentes_ids: number[]) =>
      pedir(ana, 'POST', `/v1/asignaturas/silabo/docente/config/save/${s.curso}`, { docentes_ids })
    await asignar([])
    await enterAs(jorge, 'docente')
    await jorge.goto(`/form/1486745968653?periodo=${s.periodo}`)
    await jorge.getByRole('heading', { level: 1 }).waitFor()
    const suyo = jorge
      .getByRole('link', { name: s.nombre })
      .or(jorge.getByRole('button', { name: s.nombre }))
      .first()
    expect(await suyo.count()).toBe(0)
    await asignar([id])
    await suyo.waitFor()
    await suyo.click()
    await jorge.getByRole('heading', { level: 1, name: s.nombre }).waitFor()
    await listo(jorge)
    await seccion(jorge, 'Metodología').getByRole('button', { name: 'Escribir' }).waitFor()
    await jorge.goBack()
    await suyo.waitFor()
    await asignar([])
    await suyo.waitFor({ state: 'detached' })
  })
})
