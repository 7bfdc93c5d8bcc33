import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type MailServer, startMailServer } from '@malla/server/platform/mail/testing/mailServer.ts'
import { freePort } from '@malla/server/platform/postgres/freePort.ts'
import { type Postgres, startPostgres } from '@malla/server/platform/postgres/supervisor.ts'
import { urlIncrustada } from './base.ts'
import { abrirCable, type Cable } from './cable.ts'
import { alSalir } from './limpieza.ts'
import { abrirNodo, type Nodo } from './nodo.ts'
import type { Red } from './red.ts'

/** What a fault needs to be played. */
export interface Guion {
  /** How many nodes; more than one, or a cable, have PostgreSQL beside them instead of inside. */
  nodos?: number
  /** A cable between each node and the database that can be cut. */
  cable?: boolean
  /** Files loaded before the server. */
  antes?: readonly string[]
  env?: Record<string, string>
  /** A folder for DATA_DIR that somebody else made (a small disk). */
  dataDir?: string
  /** A network of its own for the last node. */
  red?: Red
}

/** The product at work: its nodes, its database, a mail server of its own. */
export interface Escena {
  dataDir: string
  nodos: Nodo[]
  urls: string[]
  cables: Cable[]
  correo: MailServer
  postgres: Postgres | null
  /** The owner's connection string, past every cable. */
  baseUrl(): string
  close(): Promise<void>
}

/** The administrator of every stage. */
export const ROOT = { usuario: 'root@fallas.pe', password: 'una clave larga de prueba' }

/** Names the database through another port. */
const porOtroPuerto = (url: string, port: number, host = '127.0.0.1'): string => {
  const otro = new URL(url)
  otro.port = String(port)
  otro.hostname = host
  return otro.href
}

const carpeta = (): string => {
  const dir = mkdtempSync(path.join(tmpdir(), 'malla-fallas-'))
  chmodSync(dir, 0o755)
  return dir
}

async function tenderCables(guion: Guion, base: string, nodos: number): Promise<Cable[]> {
  if (!guion.cable) return []
  const { hostname, port } = new URL(base)
  return Promise.all(Array.from({ length: nodos }, () => abrirCable({ host: hostname, port: Number(port) })))
}

/** What the node in a network of its own reaches of ours: database and mail server, each over its own link. */
async function salidaDe(
  red: Red,
  base: string,
  correo: string,
): Promise<{ env: Record<string, string>; cables: Cable[] }> {
  const aBase = await abrirCable({ host: '127.0.0.1', port: Number(new URL(base).port) }, red.casaBase)
  const aCorreo = await abrirCable({ host: '127.0.0.1', port: Number(new URL(correo).port) }, red.casaGente)
  return {
    cables: [aBase, aCorreo],
    env: {
      HOST: red.nodo,
      DATABASE_URL: porOtroPuerto(base, aBase.port, red.casaBase),
      SMTP_URL: porOtroPuerto(correo, aCorreo.port, red.casaGente),
    },
  }
}

/** Opens the stage; everything answers when it is done. */
export async function abrirEscena(guion: Guion = {}): Promise<Escena> {
  const dir = carpeta()
  const limpio = alSalir(() => rmSync(dir, { recursive: true, force: true }))
  const dataDir = guion.dataDir ?? path.join(dir, 'data')
  const cuantos = guion.nodos ?? 1
  const isOutside = cuantos > 1 || guion.cable === true
  const postgres = isOutside ? await startPostgres({ dir: path.join(dir, 'pg') }) : null
  const cables = postgres ? await tenderCables(guion, postgres.url, cuantos) : []
  const correo = await startMailServer()
  const envDe = (i: number): Record<string, string> => ({
    DATA_DIR: dataDir,
    REALTIME_PORT: '0',
    DEMO: '0',
    LOG_LEVEL: 'error',
    ROOT_EMAIL: ROOT.usuario,
    ROOT_PASSWORD: ROOT.password,
    SMTP_URL: correo.url,
    ...(postgres
      ? { DATABASE_URL: cables[i] ? porOtroPuerto(postgres.url, cables[i].port) : postgres.url }
      : {}),
    ...guion.env,
  })
  const aparte = guion.red && postgres ? await salidaDe(guion.red, postgres.url, correo.url) : null
  const nodos: Nodo[] = []
  for (let i = 0; i < cuantos; i++) {
    const suRed = aparte && i === cuantos - 1 ? { red: guion.red!.nombre, host: guion.red!.nodo } : {}
    const env = { ...envDe(i), ...(suRed.red ? aparte!.env : {}) }
    nodos.push(abrirNodo({ port: await freePort(), env, antes: guion.antes, ...suRed }))
  }
  const close = async () => {
    await Promise.all(nodos.map(nodo => nodo.parar()))
    await Promise.all([...cables, ...(aparte?.cables ?? [])].map(cable => cable.close()))
    await postgres?.stop()
    await correo.close()
    rmSync(dir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    limpio()
  }
  try {
    await Promise.all(nodos.map(nodo => nodo.listo()))
  } catch (error) {
    await close()
    throw error
  }
  return {
    dataDir,
    nodos,
    urls: nodos.map(nodo => nodo.url),
    cables,
    correo,
    postgres,
    baseUrl: () => postgres?.url ?? urlIncrustada(dataDir),
    close,
  }
}
