import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'

const read = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
const dockerfile = read('Dockerfile')
const compose = read('compose.yaml')
const caddyfile = read('deploy/Caddyfile')

describe('the image', () => {
  const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] }
  it.each(workspaces)('has the packages of %s installed before the sources come', name => {
    expect(dockerfile).toContain(`COPY --chown=node:node ${name}/package.json ${name}/\n`)
  })

  it('runs on Node 24, as nobody of importance', () => {
    expect(dockerfile).toMatch(/^FROM node:24-/m)
    expect(dockerfile.match(/^USER \S+$/gm)).toEqual(['USER node'])
  })
})

describe('the image calls itself healthy', () => {
  const [, orden] = /^HEALTHCHECK .*CMD (\[.*\])$/m.exec(dockerfile)!
  const [, , programa] = JSON.parse(orden!) as string[]

  it.each([
    ['with its database', { ok: true }, 0],
    ['not without its database, though it answers', { ok: false }, 1],
    ['not with a page of somebody else', '<p>200</p>', 1],
  ])('%s', async (_what, dicho, codigo) => {
    const casa = createServer((_req, res) =>
      res.end(typeof dicho === 'string' ? dicho : JSON.stringify(dicho)),
    )
    await once(casa.listen(0, '127.0.0.1'), 'listening')
    const PORT = String((casa.address() as AddressInfo).port)
    const [salida] = await once(spawn(process.execPath, ['-e', programa!], { env: { PORT } }), 'exit')
    casa.close()
    expect(salida).toBe(codigo)
  })

  it('as compose.yaml asks it', () =>
    expect(
      compose.replace("'http://127.0.0.1:3000", "'http://127.0.0.1:' + (process.env.PORT || 3000) + '"),
    ).toContain(`- "${programa}"`))
})

/** Of each line that names something, the names under which it stands. */
function llaves(yaml: string): string[] {
  const sobre: { sangria: number; nombre: string }[] = []
  return yaml.split('\n').flatMap(line => {
    const [, espacios = '', nombre] = /^( *)([\w&<-][\w-]*):(?: |$)/.exec(line) ?? []
    if (nombre === undefined) return []
    while (sobre.length > 0 && sobre.at(-1)!.sangria >= espacios.length) sobre.pop()
    sobre.push({ sangria: espacios.length, nombre })
    return sobre.map(s => s.nombre).join('.')
  })
}

it.each(['compose.yaml', 'compose.simple.yaml'])('%s says nothing twice: no parser takes that', name => {
  const dichas = llaves(read(name))
  expect(dichas.length).toBeGreaterThan(10)
  expect(dichas.filter((k, i) => dichas.indexOf(k) !== i)).toEqual([])
})

/** What the image and the published ports decide, and no setting of who runs it. */
const FIJOS = ['NODE_ENV', 'HOST', 'DATA_DIR', 'PORT', 'REALTIME_PORT']
const ajustes = new Set(
  Array.from(read('server/platform/config.ts').matchAll(/\benv(?:, '|\.)([A-Z][A-Z_]+)\b/g), m => m[1]!),
)

it.each(['compose.yaml', 'compose.simple.yaml'])('%s passes every setting on that there is', name => {
  const pasados = Array.from(read(name).matchAll(/^ +([A-Z][A-Z_]+): .*\$\{/gm), m => m[1]!)
  expect(ajustes.size).toBeGreaterThan(15)
  // The database of several nodes is the one beside them: only its password is a setting.
  expect(pasados.filter(n => n !== 'POSTGRES_PASSWORD').sort()).toEqual(
    [...ajustes].filter(n => !FIJOS.includes(n)).sort(),
  )
})

describe('several nodes', () => {
  const nodes = Array.from(compose.matchAll(/^ {2}(malla-\d+):\n {4}<<: \*node$/gm), m => m[1]!)

  it('are the ones that the proxy knows, on both ports', () => {
    expect(nodes).toHaveLength(2)
    for (const port of [3000, 6002])
      expect(caddyfile).toContain(`reverse_proxy ${nodes.map(n => `${n}:${port}`).join(' ')} {`)
  })

  it('are chosen in turn, by nothing that a client brings', () => {
    expect(caddyfile).toMatch(/lb_policy round_robin$/m)
    expect(caddyfile).not.toMatch(/lb_policy (cookie|ip_hash|header|client)/)
  })
})
