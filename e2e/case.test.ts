import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { aqui } from './aqui.ts'
import { expectAccessible, picture, useBrowser } from './browser.ts'
import { enterAs, spill } from './demo.ts'
import { type PlanPropio, pedir, planPropio } from './planPropio.ts'

const id = (n: number): string => `0a5e0000-0000-4000-8000-${String(n).padStart(12, '0')}`
const DOC = id(0)
const nodo = (n: number) => ({ title: `Nodo ${n}`, identifier: id(n), uri: `https://otra.example.org/${n}` })
const comun = (n: number) => ({
  identifier: id(n),
  uri: `https://otra.example.org/${n}`,
  lastChangeDateTime: '2020-01-01T00:00:00Z',
})
const item = (n: number, fullStatement: string) => ({ ...comun(n), fullStatement })
const hijo = (n: number, de: number) => ({
  ...comun(100 + n),
  associationType: 'isChildOf',
  sequenceNumber: n,
  originNodeURI: nodo(n),
  destinationNodeURI: nodo(de),
})
const paquete = {
  CFDocument: { ...comun(0), title: 'Marco de Ingeniería', creator: 'Consejo' },
  CFItems: [item(1, 'Diseña sistemas'), item(2, 'Analiza requisitos'), item(3, '')],
  CFAssociations: [hijo(1, 0), hijo(2, 1), hijo(3, 1)],
}
const archivo = {
  name: 'marco.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(paquete)),
}

describe('CASE of a plan', () => {
  const { open } = useBrowser()
  const dialogo = (page: Page, name: string) => page.getByRole('dialog', { name })
  const elegir = async (page: Page, entrada: string) => {
    await page.getByRole('button', { name: 'CASE', exact: true }).click()
    await page.getByRole('menuitem', { name: entrada }).click()
  }
  const abrir = async (page: Page): Promise<PlanPropio> => {
    await enterAs(page, 'operador')
    const plan = await planPropio(page, 1, [['Lógica', 1]])
    await page.goto(`${plan.url}?tab=competencias`)
    return plan
  }

  it('a package is looked at, brought in and taken out again', async () => {
    const { page, problems } = await open()
    await abrir(page)
    await elegir(page, 'Importar CASE…')
    const importar = dialogo(page, 'Importar CASE')
    await importar.getByLabel('Paquete CASE').setInputFiles(archivo)
    await importar.getByText('2 nuevas').waitFor()
    await importar.getByText('no tiene enunciado (fullStatement)').waitFor()
    await expectAccessible(page, 'the preview of a package')
    await picture(page, 'case-importar')
    await importar.getByRole('button', { name: 'Importar 2 competencias' }).click()
    await page.getByText('Se crearon 2 competencias de «Marco de Ingeniería».').waitFor()
    await page.getByText('Analiza requisitos').first().waitFor()

    const [descarga] = await Promise.all([page.waitForEvent('download'), elegir(page, 'Descargar CASE 1.1')])
    const salido = JSON.parse(readFileSync(await descarga.path(), 'utf8'))
    expect(salido.CFDocument.identifier).toBe(DOC)
    expect(salido.CFItems.map((i: { fullStatement: string }) => i.fullStatement)).toEqual([
      'Diseña sistemas',
      'Analiza requisitos',
    ])
    expect(problems).toEqual([])
  })

  it('where it is published is said once the institution publishes', async () => {
    const { page, problems } = await open({ size: 'phone' })
    await abrir(page)
    const publicar = (activo: boolean) =>
      pedir(page, 'PUT', '/v1/ajustes/institucion', { case: { activo, organizacion: null } })
    await publicar(false)
    await elegir(page, 'Publicación CASE…')
    await page.getByText('todavía no publica').waitFor()
    await page.keyboard.press('Escape')
    await publicar(true)
    await page.reload()
    await elegir(page, 'Publicación CASE…')
    const publicacion = dialogo(page, 'Publicación CASE')
    await publicacion.getByRole('button', { name: 'Copiar la dirección: paquete completo' }).first().waitFor()
    await expectAccessible(page, 'where a plan is published')
    expect(await spill(page)).toBe(0)
    await picture(page, 'case-publicacion')
    const lista = await page.request.get(`${aqui.baseUrl}/ims/case/v1p1/CFDocuments?fields=identifier`)
    expect(Number(lista.headers()['x-total-count'])).toBeGreaterThan(0)
    await publicar(false)
    expect(problems).toEqual([])
  })
})
