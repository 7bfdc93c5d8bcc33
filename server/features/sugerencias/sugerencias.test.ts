import { calls } from '@malla/contracts/calls.ts'
import { leerPdf } from '@malla/documents/testing/leer.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { ROLES } from '../../testing/gente.ts'
import { juntas } from '../../testing/juntas.ts'

const path = '/v1/sugerencias/software'

describe('suggestions for the product', () => {
  let t: TestApp
  beforeAll(async () => {
    t = await createTestApp()
  })
  beforeEach(() => t.owner.query('delete from sugerencias'))
  afterAll(() => t.close())

  const root = (...a: Parameters<ReturnType<TestApp['as']>>) => t.as(t.gente.token.root)(...a)
  const sugerir = (titulo: string, rol: (typeof ROLES)[number] = 'docente') =>
    t.as(t.gente.token[rol])('POST', path, {
      titulo,
      descripcion: `${titulo}: así se leería mejor.`,
      pagina: '/form/1486745968653',
    })

  it.each(ROLES)('are written by %s, and only root reads them', async rol => {
    const r = await sugerir('Letras más grandes', rol)
    expect([r.status, r.body.message]).toEqual([
      200,
      'Gracias: su sugerencia llegó. La leerá el administrador.',
    ])
    const list = await t.as(t.gente.token[rol])('GET', path)
    expect(list.status).toBe(rol === 'root' ? 200 : 403)
  })

  it('are listed the last first with who wrote them, by state and by what is written', async () => {
    await sugerir('Ícono de impresión')
    await sugerir('Atajos')
    const all = await root('GET', path, { per_page: 5 })
    expect(calls.sugerencias.list.output.safeParse(all.body).error).toBeUndefined()
    expect(all.body.data).toMatchObject([
      { titulo: 'Atajos', status: 0, institucion: 'Universidad de Prueba', pagina: '/form/1486745968653' },
      { titulo: 'Ícono de impresión' },
    ])
    const titulos = async (f: object) =>
      (await root('GET', path, { ...f })).body.data.map((s: { titulo: string }) => s.titulo)
    expect(await titulos({ filtro: 'icono' })).toEqual(['Ícono de impresión'])
    expect(await titulos({ filtro: '%' })).toEqual([])
    expect(await titulos({ status: 1 })).toEqual([])
  })

  it('count in the title of the menu, from their states', async () => {
    const menu = async () =>
      (await root('POST', '/auth/user')).body.data.menus.find(
        (m: { entrada: string }) => m.entrada === 'sugerencias',
      ).titulo
    await sugerir('Una')
    const { id } = (await sugerir('Otra')).body.data
    expect((await root('GET', `${path}/resumen`)).body).toEqual({ news: 2, total: 2 })
    const before = await menu()
    expect((await root('PUT', `${path}/${id}`, { status: 1, nota: 'Para marzo' })).body.data).toMatchObject({
      status: 1,
      nota: 'Para marzo',
    })
    expect((await root('GET', `${path}/resumen`)).body).toEqual({ news: 1, total: 2 })
    const una = await root('GET', `${path}/${id}`)
    expect(calls.sugerencias.show.output.parse(una.body).data).toMatchObject({ titulo: 'Otra', status: 1 })
    expect((await root('POST', '/auth/user')).body.data.sugerenciasSoftware).toEqual({ news: 1, total: 2 })
    expect([before, await menu()]).toEqual([expect.stringContaining('2'), expect.stringContaining('1')])
    expect((await root('DELETE', `${path}/${id}`)).body.message).toBe(
      'Acabamos de eliminar la sugerencia para el software.',
    )
    for (const verbo of ['PUT', 'GET'] as const)
      expect((await root(verbo, `${path}/${id}`, { status: 0 })).status).toBe(404)
  })

  it('that are empty or too long are told under their fields', async () => {
    const r = await t.as(t.gente.token.operador)('POST', path, { titulo: ' ', descripcion: 'x'.repeat(4001) })
    expect([r.status, Object.keys(r.body.errors)]).toEqual([422, ['titulo', 'descripcion']])
    const blanca = await t.as(t.gente.token.operador)('POST', path, {
      titulo: 'Una',
      descripcion: ' \n\u200b ',
    })
    expect([blanca.status, blanca.body.errors]).toEqual([
      422,
      { descripcion: ['El campo «Descripción» es obligatorio.'] },
    ])
  })

  it('a stale change is refused with what is there now', async () => {
    const { id, revision } = (await sugerir('Una')).body.data
    await root('PUT', `${path}/${id}`, { status: 1, revision })
    const r = await root('PUT', `${path}/${id}`, { status: 0, revision })
    expect([r.status, r.body.actual.status]).toEqual([409, 1])
  })

  it('one person writes twenty a day', async () => {
    for (let i = 0; i < 20; i++) expect((await sugerir(`Idea ${i}`, 'tutor')).status).toBe(200)
    expect((await sugerir('Una más', 'tutor')).status).toBe(429)
    expect((await sugerir('De otro', 'operador')).status).toBe(200)
  })

  it('of those that come at once for the last place one is kept', async () => {
    const { token } = await t.gente.alguien(t.owner, { empresa: t.gente.empresa, tipouser: 3 })
    const sugiere = async (titulo: string) =>
      (await t.as(token)('POST', path, { titulo, descripcion: 'Que se pueda.' })).status
    for (let i = 1; i < 20; i++) expect(await sugiere(`Idea ${i}`)).toBe(200)
    const todas = await juntas(t.owner, 'sugerencias', () =>
      Array.from({ length: 8 }, (_x, i) => sugiere(`A la vez ${i}`)),
    )
    expect(todas.sort()).toEqual([200, ...Array(7).fill(429)])
  })

  it('are printed as they are filtered', async () => {
    await sugerir('Más márgenes')
    const { id } = (await sugerir('Ya revisada')).body.data
    await root('PUT', `${path}/${id}`, { status: 1 })
    const r = await root('GET', `${path}/reporte/pdf`, { status: 0 })
    const { texto } = await leerPdf(new Uint8Array(r.raw.rawPayload))
    expect(texto).toContain('Más márgenes')
    expect(texto).toContain('así se leería mejor')
    expect(texto).not.toContain('Ya revisada')
  })
})
