import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { makeFolder, syncFolder } from '../files/enDisco.ts'
import { isKey, type Storage } from '../files/storage.ts'
import { citada, columnasDe, migracionesDe, secuenciasDe, type Tabla, tablasDe } from './catalogo.ts'
import { comprobar } from './comprobar.ts'
import { empaquetar, opened, otroSha, type Paquete, shaDe } from './empaquetar.ts'
import {
  FORMATO,
  MANIFIESTO,
  type Manifiesto,
  nombreDeParte,
  PARTE_BYTES,
  type TablaDeRespaldo,
} from './formato.ts'
import type { Outbox } from './outbox.ts'
import { VERSION } from './version.ts'

export interface OrdenDeRespaldo {
  /** Owner's connection string: row security does not apply to it. */
  databaseUrl: string
  storage: Storage
  outbox: Outbox
  /** SQL that gives, in its first column, every key that a row names. */
  claves: string
  /** Hears now and then what is being done. */
  onProgress?: (line: string) => void
}

/** Rows are written as any later PostgreSQL reads them, whatever the server's own settings are. */
const SESION = `set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set row_security = off;
  set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set bytea_output = 'hex';
  set extra_float_digits = 1; set client_encoding = 'UTF8'`

async function clavesDe(client: pg.Client, sql: string): Promise<string[]> {
  const { rows } = await client.query({ text: sql, rowMode: 'array' })
  return [...new Set((rows as string[][]).map(([clave]) => clave!).filter(isKey))]
}

async function addArchivo(paquete: Paquete, m: Manifiesto, nombre: string, bytes: Uint8Array): Promise<void> {
  await paquete.add(nombre, bytes)
  m.archivos.push({ nombre, bytes: bytes.length, sha256: shaDe(bytes) })
}

/** Adds the files of these keys. One that is not there (any more) is noted: its row may have gone while others were copied. */
async function addClaves(
  o: OrdenDeRespaldo,
  paquete: Paquete,
  m: Manifiesto,
  claves: string[],
): Promise<void> {
  for (const [i, clave] of claves.entries()) {
    const bytes = await o.storage.get(clave)
    if (bytes) await addArchivo(paquete, m, `archivos/${clave}`, bytes)
    else m.faltan.push(clave)
    if (i % 50 === 0) o.onProgress?.(`archivos: ${i} de ${claves.length}`)
  }
}

async function addTabla(client: pg.Client, paquete: Paquete, t: Tabla): Promise<TablaDeRespaldo> {
  const rows = `select ${columnasDe(t.columnas)} from ${citada(t.nombre)}${t.donde ? ` where ${t.donde}` : ''}`
  const stream = client.query(copyTo(`copy (${rows}) to stdout`))
  const hash = otroSha()
  let [held, size, bytes, parte]: [Buffer[], number, number, number] = [[], 0, 0, 0]
  const flush = async (): Promise<void> => {
    if (size === 0) return
    await paquete.add(nombreDeParte(t.nombre, ++parte), Buffer.concat(held))
    ;[held, size] = [[], 0]
  }
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    hash.update(chunk)
    held.push(chunk)
    size += chunk.length
    bytes += chunk.length
    if (size >= PARTE_BYTES) await flush()
  }
  await flush()
  const { nombre, columnas } = t
  return { nombre, columnas, filas: stream.rowCount, bytes, sha256: hash.digest('hex') }
}

/** Adds the kept mails. Called once the moment of the rows is fixed: whatever a row calls kept was a file before it, and no file goes again. */
async function addCorreos(o: OrdenDeRespaldo, paquete: Paquete, m: Manifiesto): Promise<void> {
  for await (const { nombre, bytes } of o.outbox.todos())
    await addArchivo(paquete, m, `outbox/${nombre}`, bytes)
}

/** The rows of all tables as they stood at one moment, what came to the storage since its files were copied, and the kept mails. */
async function addFilas(
  client: pg.Client,
  o: OrdenDeRespaldo,
  paquete: Paquete,
  m: Manifiesto,
): Promise<void> {
  await client.query('begin transaction isolation level repeatable read, read only')
  const { rows } = await client.query('select now() as momento')
  m.momento = rows[0].momento.toISOString()
  m.migraciones = await migracionesDe(client)
  const copied = new Set(m.archivos.map(a => a.nombre))
  const named = await clavesDe(client, o.claves)
  m.faltan = []
  await addClaves(
    o,
    paquete,
    m,
    named.filter(clave => !copied.has(`archivos/${clave}`)),
  )
  await addCorreos(o, paquete, m)
  const tablas = await tablasDe(client)
  for (const [i, tabla] of tablas.entries()) {
    o.onProgress?.(`tablas: ${i + 1} de ${tablas.length}`)
    m.tablas.push(await addTabla(client, paquete, tabla))
  }
  m.secuencias = await secuenciasDe(client)
  await client.query('commit')
}

async function addTodo(o: OrdenDeRespaldo, paquete: Paquete): Promise<Manifiesto> {
  const m: Manifiesto = {
    formato: FORMATO,
    version: VERSION,
    momento: '',
    migraciones: [],
    tablas: [],
    secuencias: [],
    archivos: [],
    faltan: [],
  }
  const client = new pg.Client({ connectionString: o.databaseUrl, application_name: 'malla-respaldo' })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(SESION)
    // Files are many and never change: nearly all are copied before the moment, so that few can go between it and their copy.
    await addClaves(o, paquete, m, await clavesDe(client, o.claves))
    await addFilas(client, o, paquete, m)
  } finally {
    await client.end()
  }
  await paquete.add(MANIFIESTO, Buffer.from(JSON.stringify(m)))
  return m
}

async function escribirEn(file: string, o: OrdenDeRespaldo): Promise<Manifiesto> {
  const out = createWriteStream(file, { mode: 0o600, flags: 'wx', flush: true })
  await opened(out)
  const paquete = empaquetar(out, new Date())
  try {
    const m = await addTodo(o, paquete)
    await paquete.end()
    return m
  } catch (e) {
    paquete.abort(e as Error)
    throw e
  }
}

/**
 * Writes a backup of a running system to `file`: everything as it stood at one moment. It is written aside, read back and compared, and only then has
 * its name; until then nothing of that name changes. Memory does not grow with the number of rows.
 */
export async function escribirRespaldo(file: string, orden: OrdenDeRespaldo): Promise<Manifiesto> {
  const aside = `${file}.${randomBytes(4).toString('hex')}.part`
  await makeFolder(path.dirname(file), 0o700)
  try {
    const m = await escribirEn(aside, orden)
    orden.onProgress?.('comprobando')
    await comprobar(aside)
    await rename(aside, file)
    await syncFolder(path.dirname(file))
    return m
  } catch (e) {
    await rm(aside, { force: true })
    throw e
  }
}
