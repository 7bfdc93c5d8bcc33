import pg from 'pg'
import { type Cadena, verifyChains } from '../changes/verify.ts'
import { migrate } from '../db/migrate.ts'
import { noteCarpeta } from '../files/carpeta.ts'
import type { Storage } from '../files/storage.ts'
import { StartError } from '../startError.ts'
import { type Carga, cargar } from './cargar.ts'
import { migracionesDe } from './catalogo.ts'
import { leerArchivo } from './empaquetar.ts'
import type { Manifiesto } from './formato.ts'
import { cuantasMigraciones, migrateHasta } from './hastaMigracion.ts'
import { isDeCortada, marcar, quitarMarca } from './marca.ts'
import type { Outbox } from './outbox.ts'
import { type Pieza, RespaldoNoValido, recorrer, todo } from './recorrer.ts'

export interface Destino {
  /** Owner's connection string of a database without data, or with what a restore that was cut brought there. */
  databaseUrl: string
  storage: Storage
  outbox: Outbox
  /** The folder of its own in which both lie, empty or absent: none (files/carpeta.ts). */
  carpeta?: string
  /** The files of the backups that it knows of lie where what is restored does not look: they go from its list. */
  sinRespaldos?: boolean
  /** Told once, before anything is copied: it will be. */
  onBegin?: () => void
  onProgress?: (line: string) => void
}

/** Tables of people, institutions and records: a database that has none of either holds nothing. */
const CON_DATOS = ['usuarios', 'empresas', 'cambios']

async function hasDatos(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    `select ${CON_DATOS.map(t => `exists (select from ${t})`).join(' or ')} as hay`,
  )
  return rows[0].hay
}

/**
 * Sees that a database holds nothing that a restore would overwrite; what one that was cut has brought is nothing, if nobody has written there since.
 * @throws {StartError} in one line when it does, or when it is of another version than the backup.
 */
async function assertVacia(client: pg.Client, migraciones: readonly number[]): Promise<void> {
  const { rows } = await client.query(
    "select tablename::text as nombre from pg_tables where schemaname = 'public'",
  )
  const there = new Set(rows.map(r => r.nombre as string))
  const occupied = new StartError(
    'La base de datos no está vacía: restaure en una base nueva. No se ha tocado nada.',
  )
  if (there.size === 0) return
  if (!CON_DATOS.every(t => there.has(t))) throw occupied
  if ((await hasDatos(client)) && !(await isDeCortada(client))) throw occupied
  // What a restore that was cut left, or a start: as far as the backup goes, or it could not be loaded.
  if ((await migracionesDe(client)).length > migraciones.length) throw occupied
}

async function recibir(p: Pieza, m: Manifiesto, d: Destino, carga: Carga): Promise<void> {
  const { entrada } = p
  switch (entrada.clase) {
    case 'archivo':
      return d.storage.restore(entrada.clave, await todo(p.bytes))
    case 'correo':
      return d.outbox.restore(entrada.nombre, await todo(p.bytes))
    case 'parte': {
      const tabla = m.tablas.find(t => t.nombre === entrada.tabla)
      if (!tabla) throw new RespaldoNoValido(`El respaldo no dice qué es «${p.nombre}».`)
      return carga.add(tabla, p.bytes)
    }
    case 'manifiesto':
      for await (const _ of p.bytes);
  }
}

/** Takes the whole backups off the list, which would say that there is one. Those of a day leave its mark, as when somebody deletes them (features/respaldos). */
async function quitarRespaldos(client: pg.Client, m: Manifiesto): Promise<void> {
  if (!m.tablas.some(t => t.nombre === 'public.respaldos')) return
  const enteros = 'terminado_at is not null and archivo is not null'
  await client.query(`delete from respaldos where dia is null and ${enteros};
    update respaldos set archivo = null, bytes = null, motivo = null where ${enteros}`)
}

async function traerTodo(client: pg.Client, file: string, m: Manifiesto, d: Destino): Promise<void> {
  await client.query('begin')
  try {
    const carga = await cargar(client)
    let n = 0
    for await (const p of recorrer(leerArchivo(file))) {
      await recibir(p, m, d, carga)
      if (++n % 25 === 0) d.onProgress?.(`restaurando: ${n} piezas`)
    }
    await carga.end(m.secuencias)
    await noteCarpeta(client, d.carpeta ?? '')
    if (d.sinRespaldos) await quitarRespaldos(client, m)
    await marcar(client)
    await client.query('commit')
  } catch (e) {
    await client.query('rollback').catch(() => {})
    throw e
  }
}

/** Does this on a connection of its own. */
async function conectado<T>(databaseUrl: string, hacer: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'malla-restaurar' })
  client.on('error', () => {})
  await client.connect()
  try {
    return await hacer(client)
  } finally {
    await client.end()
  }
}

/**
 * Brings a backup that was verified (comprobar.ts) into a database without data: its schema as it was then, its rows in one transaction, its files, and
 * then whatever the schema has become since. Cut before that, it can be begun again. Answers the chains of records as they are now.
 */
export async function restaurar(file: string, m: Manifiesto, destino: Destino): Promise<Cadena[]> {
  const { databaseUrl } = destino
  const cuantas = cuantasMigraciones(m.migraciones)
  await conectado(databaseUrl, async client => {
    await client.query(
      "set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set client_encoding = 'UTF8'",
    )
    await client.query("set datestyle = 'ISO, YMD'; set timezone = 'UTC'")
    await assertVacia(client, m.migraciones)
    await migrateHasta(databaseUrl, cuantas)
    // Before its files are there: cut while they are copied, it goes on in the same folder.
    await noteCarpeta(client, destino.carpeta ?? '')
    destino.onBegin?.()
    await traerTodo(client, file, m, destino)
  })
  await migrate(databaseUrl)
  const cadenas = await verifyChains(databaseUrl)
  await conectado(databaseUrl, quitarMarca)
  return cadenas
}
