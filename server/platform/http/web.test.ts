import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fastify from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { serveWeb } from './web.ts'

const dir = mkdtempSync(path.join(tmpdir(), 'malla-web-'))
afterEach(() => rmSync(dir, { recursive: true, force: true }))

async function pedir(archivos: Record<string, string>, camino: string, headers: Record<string, string> = {}) {
  mkdirSync(dir, { recursive: true })
  for (const [nombre, texto] of Object.entries(archivos)) {
    mkdirSync(path.dirname(path.join(dir, nombre)), { recursive: true })
    writeFileSync(path.join(dir, nombre), texto)
  }
  const app = fastify()
  await serveWeb(app, dir)
  const answer = await app.inject({ url: camino, headers })
  await app.close()
  return answer
}
const CONSTRUIDO = { 'index.html': '<!doctype html>', 'assets/a-1.js': 'a', 'sw.js': 'self.x = 1' }

it('the service worker is asked for anew each time, and may answer for the whole site', async () => {
  const { headers, body } = await pedir(CONSTRUIDO, '/sw.js')
  expect(body).toBe('self.x = 1')
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'service-worker-allowed': '/' })
  expect(headers['content-type']).toMatch(/javascript/)
})

it('a build without one answers one that throws away what was kept, and itself', async () => {
  const { 'sw.js': _sin, ...sinTrabajador } = CONSTRUIDO
  const { statusCode, headers, body } = await pedir(sinTrabajador, '/sw.js')
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toMatch(/javascript/)
  expect(headers['cache-control']).toBe('no-cache')
  expect(body).toMatch(/caches\.delete.*unregister/s)
})

it('parts are kept for a year, the page is not', async () => {
  expect((await pedir(CONSTRUIDO, '/assets/a-1.js')).headers['cache-control']).toMatch(/immutable/)
  expect((await pedir(CONSTRUIDO, '/escritorio')).headers['cache-control']).toBe('no-cache')
})

it('what the build compressed is handed out as it is, to who can read it', async () => {
  const archivos = { ...CONSTRUIDO, 'assets/a-1.js.br': 'apretado' }
  const br = await pedir(archivos, '/assets/a-1.js', { 'accept-encoding': 'br' })
  expect(br.body).toBe('apretado')
  expect(br.headers).toMatchObject({
    'content-encoding': 'br',
    vary: expect.stringMatching(/accept-encoding/i),
  })
  expect(br.headers['content-type']).toMatch(/javascript/)
  expect((await pedir(archivos, '/assets/a-1.js')).body).toBe('a')
})

it('the parts of a page and what they need are named ahead to whoever has a session', async () => {
  const manifest = {
    '_base-0.js': { file: 'assets/base-0.js' },
    '_casa-1.js': { file: 'assets/casa-1.js', imports: ['_base-0.js'] },
    '_plan-3.js': { file: 'assets/plan-3.js', imports: ['_base-0.js', '_casa-1.js'] },
    '_plantillas-4.js': { file: 'assets/plantillas-4.js' },
  }
  const archivos: Record<string, string> = {
    ...CONSTRUIDO,
    '.vite/manifest.json': JSON.stringify(manifest),
  }
  const enlaces = async (camino: string, cookie?: string) =>
    (await pedir(archivos, camino, cookie ? { cookie } : {})).headers.link
  const primero = '</antes.js>; rel=preload; as=script, </tema.js>; rel=preload; as=script'
  const parte = (nombre: string) => `</assets/${nombre}.js>; rel=modulepreload; crossorigin`
  expect(await enlaces('/escritorio', 'malla_sesion=x')).toBe(
    [primero, parte('base-0'), parte('casa-1')].join(', '),
  )
  expect(await enlaces('/form/09092015083031/7?tab=cursos', 'malla_sesion=x')).toBe(
    [primero, parte('base-0'), parte('casa-1'), parte('plan-3')].join(', '),
  )
  // What is large would take its share of the line from the first script: it is sent for in its turn.
  archivos['assets/base-0.js'] = archivos['assets/casa-1.js'] = 'x'.repeat(20_000)
  expect(await enlaces('/escritorio', 'malla_sesion=x')).toBe([primero, parte('base-0')].join(', '))
  expect(await enlaces('/escritorio')).toBeUndefined()
  expect(await enlaces('/auth/signin', 'malla_sesion=x')).toBeUndefined()
})
