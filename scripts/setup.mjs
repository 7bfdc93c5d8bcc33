// Runs before npm start, test and dev under whatever Node called npm and before anything is installed: built-ins only.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const OLDEST_NODE = 20
const PRODUCT_NODE = 24

const root = fileURLToPath(new URL('..', import.meta.url))
const modules = path.join(root, 'node_modules')
const bin = path.join(modules, '.bin')
const linked = path.join(bin, 'node')
const stamp = path.join(modules, '.malla-lock')
const ownMajor = Number(process.versions.node.split('.')[0])

const stop = line => {
  console.error(line)
  process.exit(1)
}

const wanted = () =>
  createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .update(process.platform + process.arch)
    .digest('hex')

const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted()

/** What an installation that was cut left behind looks whole to npm: without a stamp everything is made anew. */
const clearUnfinished = () => {
  if (!existsSync(stamp)) rmSync(modules, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  rmSync(stamp, { force: true })
}

/** npm without our own .bin before the system's: it removes the Node in there while it runs. */
const installPackages = () => {
  const PATH = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter(dir => path.resolve(dir) !== bin)
    .join(path.delimiter)
  // Not `ci`: npm 11 refuses a lock that leaves out packages for other platforms, and it empties node_modules under
  // a server that runs. Without --include=dev NODE_ENV=production would leave out what builds the web app.
  const args = [
    'install',
    '--no-save',
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--no-update-notifier',
    '--loglevel=error',
  ]
  const { status } = spawnSync('npm', args, {
    cwd: root,
    env: { ...process.env, PATH },
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0)
    stop('No se pudieron instalar las dependencias con npm install. ¿Hay conexión a Internet?')
}

const works = node => spawnSync(node, ['--version'], { stdio: 'ignore' }).status === 0

/** The Node 24 that came as a package, put where npm scripts find it first: npm before 11.6 drops that link. */
const linkNode = () => {
  const packaged = path.join(modules, `node-${process.platform}-${process.arch}`, 'bin', 'node')
  if (existsSync(packaged) && !existsSync(linked)) symlinkSync(path.relative(bin, packaged), linked)
  if (existsSync(linked) && !works(linked)) rmSync(linked)
  if (existsSync(linked) || ownMajor >= PRODUCT_NODE) return
  const here = `${process.platform} ${process.arch}`
  stop(
    `Malla necesita Node ${PRODUCT_NODE} y para ${here} no viene incluido: instálelo y vuelva a intentarlo (hay ${process.version}).`,
  )
}

/** One installation at a time in this folder; Linux gives such a name back when its holder ends. */
const lock = async () => {
  if (process.platform !== 'linux') return { close() {} }
  const name = `\0malla-setup-${createHash('sha256').update(root).digest('hex').slice(0, 32)}`
  for (;;) {
    const server = createServer().listen(name)
    try {
      await once(server, 'listening')
      return server
    } catch {
      await sleep(300)
    }
  }
}

if (ownMajor < OLDEST_NODE) stop(`Malla necesita Node ${OLDEST_NODE} o posterior; hay ${process.version}.`)
if (!isInstalled()) {
  const held = await lock()
  if (!isInstalled()) {
    console.log('Instalando dependencias…')
    clearUnfinished()
    installPackages()
    linkNode()
    writeFileSync(stamp, wanted())
  }
  held.close()
}
