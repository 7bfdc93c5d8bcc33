import { fork } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { arbolSql } from '@malla/server/features/facultades/arbol.queries.ts'
import { PgDialect } from '@malla/server/platform/db/drizzle.ts'
import { hash } from '@node-rs/argon2'
import Fastify from 'fastify'
import pg from 'pg'
import type { Casa } from './casa.ts'
import { median, ms, type Renglon, times } from './medir.ts'
import type { Alguien, Cuenta, Encargo } from './personas.ts'

const PERSONAS = Number(process.env.PERSONAS ?? 200)
const SEGUNDOS = 40
const PIENSA_MS = 3000
const CLAVE = 'una clave larga y mía'

/** Operators, each with a plan and a course of their own to work on. */
async function gente({ owner, empresa }: Casa): Promise<Alguien[]> {
  await owner.query(
    `with p as (
       insert into personas (nombres, correo) select 'Persona ' || i, 'persona' || i || '@m' from generate_series(1, $2::int) i returning id, correo),
     u as (
       insert into usuarios (persona_id, usuario, clave_hash) select id, correo, $3 from p returning id)
     insert into accesos (empresa_id, usuario_id, tipopersona_id, tipouser) select $1, u.id, (select min(id) from tipospersonas), 2 from u`,
    [empresa, PERSONAS, await hash(CLAVE)],
  )
  await owner.query(
    `insert into periodos (empresa_id, nombre, fechainicio, fechafin) values ($1, 'Medido', '2026-03-16', '2099-07-17')`,
    [empresa],
  )
  const { rows } = await owner.query(
    `select distinct on (planestudio_id) planestudio_id as plan, id as curso from asignaturas where empresa_id = $1 order by planestudio_id, id limit $2`,
    [empresa, PERSONAS],
  )
  return Array.from({ length: PERSONAS }, (_, i) => {
    const { plan, curso } = rows[i % rows.length]
    return { usuario: `persona${i + 1}@m`, plan: Number(plan), curso: Number(curso) }
  })
}

/** The same reads without a session, permissions or contract: one route, one statement. */
async function piso(casa: Casa): Promise<{ url: string; close(): Promise<void> }> {
  const pool = new pg.Pool({ connectionString: casa.databaseUrl, max: 16 })
  const lector = {
    empresaId: casa.empresa,
    sesion: { quien: { rol: 'operador', alcance: { todo: true }, cursos_ids: [] } },
  }
  const arbol = new PgDialect().sqlToQuery(arbolSql(lector as unknown as Parameters<typeof arbolSql>[0]))
  const app = Fastify()
  app.get('/arbol', async (_req, reply) => {
    const { rows } = await pool.query(arbol.sql, arbol.params as unknown[])
    return reply.type('application/json').send(rows[0].arbol)
  })
  const tables = {
    plan: ['planes', 'id'],
    ciclos: ['ciclos', 'planestudio_id'],
    secciones: ['secciones', 'planestudio_id'],
    asignaturas: ['asignaturas', 'planestudio_id'],
    curso: ['asignaturas', 'id'],
  }
  for (const [name, [table, key]] of Object.entries(tables))
    app.get(`/${name}/:id`, async req => {
      const { rows } = await pool.query({
        name,
        text: `select * from ${table} where empresa_id = $1 and ${key} = $2`,
        values: [casa.empresa, Number((req.params as { id: string }).id)],
      })
      return { data: rows }
    })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    close: async () => {
      await app.close()
      await pool.end()
    },
  }
}

const trabajar = (encargo: Encargo): Promise<Cuenta> =>
  new Promise((resolve, reject) => {
    const p = fork(path.join(import.meta.dirname, 'personas.ts'))
    p.once('message', (c: Cuenta) => {
      p.kill()
      resolve(c)
    })
    p.once('error', reject)
    // Of one that ended before it told anything nothing more is heard.
    p.once('exit', code => reject(new Error(`the people ended with ${code}`)))
    p.send(encargo)
  })

const cuantas = (c: Cuenta): number => Object.values(c.por).reduce((sum, list) => sum + list.length, 0)

/** What `run` answers, and the milliseconds of processor that this process spent meanwhile: they do not depend on what else the machine does. */
async function conCpu<T>(run: () => Promise<T>): Promise<[T, number]> {
  const before = process.cpuUsage()
  const result = await run()
  const { user, system } = process.cpuUsage(before)
  return [result, (user + system) / 1000]
}

const deCpu = (a: number, b: number): Renglon => ({
  que: `${PERSONAS} personas: procesador del servidor por cosa hecha, con los documentos`,
  nuestro: ms(a),
  piso: ms(b),
  razon: times(a / b),
  meta: '—',
})

/** 200 people at their work for a while, and the same reads on a bare server. */
export async function medirGente(casa: Casa): Promise<Renglon[]> {
  const people = await gente(casa)
  const bare = await piso(casa)
  const common = { gente: people, clave: CLAVE, piensa: PIENSA_MS }
  try {
    const [ours, cpu] = await conCpu(() =>
      trabajar({ ...common, url: casa.url, bare: false, segundos: SEGUNDOS }),
    )
    const [floor, cpuPiso] = await conCpu(() =>
      trabajar({ ...common, url: bare.url, bare: true, segundos: SEGUNDOS / 2 }),
    )
    if (ours.errores.length > 0) console.error(ours.errores.slice(0, 5).join('\n'))
    return [...renglones(ours, floor), deCpu(cpu / cuantas(ours), cpuPiso / cuantas(floor))]
  } finally {
    await bare.close()
  }
}

function renglones(ours: Cuenta, floor: Cuenta): Renglon[] {
  const sorted = (c: Cuenta, que: string): number[] => (c.por[que] ?? []).sort((a, b) => a - b)
  const p95 = (list: number[]): number => list[Math.floor(list.length * 0.95)] ?? Number.NaN
  const rows = Object.keys(ours.por).map((que): Renglon => {
    const [a, b] = [sorted(ours, que), sorted(floor, que)]
    const isRead = b.length > 0
    return {
      que: `${PERSONAS} personas: ${que} (p50 · p95, ${a.length} veces)`,
      nuestro: `${ms(median(a))} · ${ms(p95(a))}`,
      piso: isRead ? `${ms(median(b))} · ${ms(p95(b))}` : '—',
      razon: isRead ? times(median(a) / median(b)) : '—',
      meta: '—',
    }
  })
  const writes = ['guardar un curso', 'guardar una parte del sílabo'].reduce(
    (sum, que) => sum + (ours.por[que]?.length ?? 0),
    0,
  )
  const none = { piso: '—', razon: '—' }
  return [
    ...rows,
    {
      que: `${PERSONAS} personas: escrituras por segundo`,
      nuestro: `${(writes / SEGUNDOS).toFixed(1)}/s`,
      ...none,
      meta: '—',
    },
    { que: `${PERSONAS} personas: errores`, nuestro: String(ours.errores.length), ...none, meta: '0' },
  ]
}
