import type { Page, WebSocket } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useBrowser } from './browser.ts'
import { enterDesk, INSTITUTO, UNIVERSIDAD, unico } from './demo.ts'
import { pedir } from './planPropio.ts'

interface Canal {
  socket: WebSocket
  /** Channels asked for on it. */
  canales: string[]
  oido: string[]
}

/** The live connections of a page, in their order, with what was asked and heard on each. */
function canalesDe(page: Page): Canal[] {
  const todos: Canal[] = []
  page.on('websocket', socket => {
    if (!socket.url().includes('/app/')) return
    const canal: Canal = { socket, canales: [], oido: [] }
    todos.push(canal)
    socket.on('framesent', ({ payload }) => {
      const { event, data } = JSON.parse(String(payload))
      if (event === 'pusher:subscribe') canal.canales.push(data.channel)
    })
    socket.on('framereceived', ({ payload }) => {
      const { event } = JSON.parse(String(payload))
      if (!event.startsWith('pusher')) canal.oido.push(event)
    })
  })
  return todos
}

const abiertos = (canales: Canal[]) => canales.filter(c => !c.socket.isClosed())
const empresasDe = (canales: Canal[]) =>
  abiertos(canales).flatMap(c => c.canales.filter(n => n.startsWith('private-empresa.')))
const unaEmpresa = (canales: Canal[]) => expect.poll(() => empresasDe(canales).length).toBe(1)

async function menu(page: Page, opcion: string): Promise<void> {
  await page.getByRole('button', { name: /^Menú de / }).click()
  await page.getByRole('menuitem', { name: opcion, exact: true }).click()
}

describe('the live connection of a page', () => {
  const { open } = useBrowser()

  it('is there with a session only: not before, not after leaving', async () => {
    const { page } = await open()
    const canales = canalesDe(page)
    await page.goto('/auth/signin')
    await page.getByLabel('Usuario').waitFor()
    expect(canales).toEqual([])
    await enterDesk(page, 'inspector')
    await unaEmpresa(canales)
    await menu(page, 'Salir')
    await page.getByRole('button', { name: 'Sí', exact: true }).click()
    await page.waitForURL('**/auth/signin*')
    await expect.poll(() => abiertos(canales).length).toBe(0)
    // It does not come back by itself.
    await page.waitForTimeout(3000)
    expect(abiertos(canales)).toEqual([])
  })

  it('is another one in another institution, and nothing of the one that was left is heard', async () => {
    const [{ page }, { page: otra }] = [await open(), await open()]
    await enterDesk(otra, 'operador', UNIVERSIDAD)
    const canales = canalesDe(page)
    await enterDesk(page, 'operador', UNIVERSIDAD)
    await unaEmpresa(canales)
    const [antes] = empresasDe(canales)
    await menu(page, 'Cambiar de Entidad')
    await page.getByRole('dialog').getByRole('button', { name: INSTITUTO }).click()
    await expect.poll(() => empresasDe(canales)[0]).not.toBe(antes)
    await unaEmpresa(canales)
    const nombre = unico('Facultad que nadie oye')
    const { data } = await pedir<{ data: { id: number } }>(otra, 'POST', '/v1/facultades', { nombre })
    await pedir(page, 'POST', '/v1/facultades', { nombre: unico('Facultad oída') })
    const ultimo = abiertos(canales).at(-1)!
    await expect.poll(() => ultimo.oido).toEqual(['facultad.created'])
    expect(await page.getByText(nombre).count()).toBe(0)
    await pedir(otra, 'DELETE', `/v1/facultades/${data.id}`)
  })

  it('of a session that was ended elsewhere stays away, and the page goes to sign in', async () => {
    const [{ page }, { page: otra }] = [await open(), await open()]
    await enterDesk(otra, 'inspector')
    const canales = canalesDe(page)
    await enterDesk(page, 'inspector')
    await unaEmpresa(canales)
    const hubo = canales.length
    await pedir(otra, 'POST', '/v1/sesiones/cerrar-otras', {})
    await page.waitForURL('**/auth/signin*')
    await page.waitForTimeout(3000)
    expect(abiertos(canales)).toEqual([])
    expect(canales.length).toBe(hubo)
  })
})
