import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildApp } from '@malla/server/app.ts'
import { readConfig } from '@malla/server/platform/config.ts'
import { migrate } from '@malla/server/platform/db/migrate.ts'
import { type PostgresOptions, startPostgres } from '@malla/server/platform/postgres/supervisor.ts'
import { hashToken, newToken } from '@malla/server/platform/session/active.ts'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'

/** A server of the bench's own over the embedded PostgreSQL with its ordinary, safe settings. */
export interface Casa {
  app: FastifyInstance
  url: string
  owner: pg.Client
  databaseUrl: string
  empresa: number
  token: string
  close(): Promise<void>
}

async function operador(owner: pg.Client): Promise<{ empresa: number; token: string }> {
  const one = async (text: string, values: unknown[] = []): Promise<number> =>
    Number((await owner.query(`${text} returning id`, values)).rows[0].id)
  const empresa = await one("insert into empresas (razonsocial, tipo) values ('Medida', 'Universidad')")
  const persona = await one("insert into personas (nombres, correo) values ('Medidor', 'm@m')")
  const usuario = await one(
    "insert into usuarios (persona_id, usuario, clave_hash) values ($1, 'm@m', 'x')",
    [persona],
  )
  const tipo = await one("insert into tipospersonas (tipopersona, codigo) values ('Operador', '00027')")
  const acceso = await one(
    'insert into accesos (empresa_id, usuario_id, tipopersona_id, tipouser) values ($1, $2, $3, 2)',
    [empresa, usuario, tipo],
  )
  const token = newToken()
  await one(
    "insert into sesiones (token_hash, usuario_id, empresa_id, acceso_id, vence_at) values ($1, $2, $3, $4, now() + interval '1 day')",
    [hashToken(token), usuario, empresa, acceso],
  )
  return { empresa, token }
}

/** `settings`: of the database, beyond the ordinary ones. */
export async function openCasa(settings: PostgresOptions['settings'] = {}): Promise<Casa> {
  const dir = mkdtempSync(path.join(tmpdir(), 'malla-bench-'))
  chmodSync(dir, 0o755)
  const postgres = await startPostgres({ dir: path.join(dir, 'pg'), settings })
  await migrate(postgres.url)
  const config = readConfig({ DATA_DIR: dir, LOG_LEVEL: 'silent', PORT: '0', REALTIME_PORT: '0', DEMO: '0' })
  const app = await buildApp({ config, databaseUrl: postgres.url })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const owner = new pg.Client(postgres.url)
  await owner.connect()
  const { empresa, token } = await operador(owner)
  return {
    app,
    url: `http://127.0.0.1:${(app.server.address() as { port: number }).port}`,
    owner,
    databaseUrl: postgres.url,
    empresa,
    token,
    async close() {
      await app.close()
      await owner.end()
      await postgres.stop()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

/** Plants faculties, programmes, `planes` plans and courses underneath the calls; answers the ids of plans. */
export async function plantar(
  { owner, empresa }: Casa,
  planes: number,
  cursosPorPlan: number,
): Promise<number[]> {
  const e = [empresa]
  await owner.query(
    `insert into facultades (empresa_id, nombre) select $1, 'Facultad ' || i from generate_series(1, 10) i`,
    e,
  )
  await owner.query(
    `insert into niveles (empresa_id, nombre, codigo) values ($1, 'Pregrado', '00001'), ($1, 'Maestría', '00002')`,
    e,
  )
  await owner.query(
    `insert into modalidades (empresa_id, nombre) values ($1, 'Presencial'), ($1, 'A distancia')`,
    e,
  )
  await owner.query(
    `insert into programas (empresa_id, nombre, facultad_id, nivel_id, modalidad_id)
     select $1, 'Programa ' || i, f.id, n.id, m.id from generate_series(1, 100) i
     join lateral (select id from facultades where empresa_id = $1 order by id offset i % 10 limit 1) f on true
     join lateral (select id from niveles where empresa_id = $1 order by id offset i % 2 limit 1) n on true
     join lateral (select id from modalidades where empresa_id = $1 order by id offset i % 2 limit 1) m on true`,
    e,
  )
  await owner.query(
    `insert into planes (empresa_id, full_name, programa_id)
     select $1, 'Plan ' || i, p.id from generate_series(1, $2::int) i
     join lateral (select id from programas where empresa_id = $1 order by id offset i % 100 limit 1) p on true`,
    [empresa, planes],
  )
  await owner.query(
    `insert into ciclos (empresa_id, planestudio_id, numero, nombre, descripcion)
     select $1, p.id, n, n::text, 'Ciclo ' || n from planes p cross join generate_series(1, 10) n where p.empresa_id = $1`,
    e,
  )
  await owner.query(
    `insert into asignaturas (empresa_id, planestudio_id, ciclo_id, orden, nombre, codigo, credits, horasteoria, horaspractica)
     select $1, p.id, c.id, i / 10, 'Curso de prueba número ' || i, 'C-' || i, 4, 3, 2
     from planes p cross join generate_series(0, $2::int - 1) i
     join ciclos c on c.empresa_id = $1 and c.planestudio_id = p.id and c.numero = i % 10 + 1 where p.empresa_id = $1`,
    [empresa, cursosPorPlan],
  )
  await owner.query('analyze')
  const { rows } = await owner.query('select id from planes where empresa_id = $1 order by id', e)
  return rows.map(r => Number(r.id))
}
