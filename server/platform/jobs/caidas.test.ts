import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DemoraError } from '@malla/documents/engine/cuadrilla.ts'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { type Gente, seedGente } from '../../testing/gente.ts'
import { killPrograms, runNode } from '../../testing/processes.ts'
import type { Ctx, Platform } from '../context.ts'
import { sweepTrabajos } from './barrerTrabajos.ts'
import { noteMail, workTrabajos } from './hacerTrabajos.ts'
import type { Tarea } from './jobs.ts'
import { askTrabajo, type TareaDeInforme } from './pedidos.ts'
import { INFORME, trabajoNode } from './testing/node.ts'

describe('a report whose server dies', () => {
  let database: TestDatabase
  let owner: pg.Client
  let gente: Gente
  let dataDir: string
  const nodes: { close(): Promise<void> }[] = []
  const start = (make: () => Promise<Uint8Array>, patience = {}) => {
    const node = trabajoNode({ databaseUrl: database.url, dataDir, make, patience })
    nodes.push(node)
    return node
  }
  const order = async (
    { platform }: Pick<ReturnType<typeof trabajoNode>, 'platform'>,
    correo?: string,
  ): Promise<number> => {
    const { rows } = await owner.query('select id from sesiones where usuario_id = $1', [
      gente.usuario.operador,
    ])
    const sesion = await platform.sessions.byId(Number(rows[0].id))
    const { result } = await platform.db.write(gente.empresa, null, tx => {
      const ctx = { platform, tx, sesion, empresaId: gente.empresa, afterCommit: () => {} } as unknown as Ctx
      return askTrabajo(ctx, { llamada: INFORME, input: {}, titulo: 'Prueba', correo })
    })
    return result
  }
  const row = async (id: number) =>
    (await owner.query('select * from trabajos where id = $1', [id])).rows[0] as {
      estado: string
      error: string | null
      clave: string | null
    }
  const becomes = async (id: number, estado: string) => {
    for (let i = 0; i < 500; i++) {
      const found = await row(id)
      if (found?.estado === estado) return found
      await sleep(100)
    }
    throw new Error(`is ${JSON.stringify(await row(id))}`)
  }
  beforeAll(async () => {
    database = await createTestDatabase()
    owner = new pg.Client(database.url)
    await owner.connect()
    gente = await seedGente(owner)
    dataDir = mkdtempSync(path.join(tmpdir(), 'malla-trabajos-'))
  })
  afterEach(async () => {
    await killPrograms()
    for (const node of nodes.splice(0)) await node.close()
  })
  afterAll(async () => {
    await owner.end()
    await database.drop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  it('while it made it (kill -9) is made by another, once', async () => {
    const first = runNode('platform/jobs/testing/holdTrabajo.ts', [database.url, dataDir])
    await first.says(/ready/)
    const asking = trabajoNode({ databaseUrl: database.url, dataDir })
    const id = await order(asking)
    await asking.close()
    await first.says(/making/)
    first.child.kill('SIGKILL')
    await first.ended
    expect((await row(id)).estado).toBe('en_curso')
    let made = 0
    await start(async () => new TextEncoder().encode(`file ${++made}`)).platform.jobs.start()
    const done = await becomes(id, 'listo')
    expect(done.clave).not.toBeNull()
    expect(made).toBe(1)
  })

  it('and whose document took too long is told so at once, and not made again', async () => {
    let veces = 0
    const node = start(async () => {
      veces++
      throw new DemoraError()
    })
    await node.platform.jobs.start()
    const id = await order(node)
    expect(await becomes(id, 'fallido')).toMatchObject({ error: new DemoraError().message })
    expect(veces).toBe(1)
  })

  it('and whose job two make at once is mailed once, with the file that it names', async () => {
    const node = trabajoNode({ databaseUrl: database.url, dataDir })
    nodes.push(node)
    let made = 0
    const both = Promise.withResolvers<void>()
    const render = async () => {
      if (++made === 2) both.resolve()
      await both.promise
      return { bytes: new Uint8Array([1]), name: 'prueba.pdf', type: 'application/pdf' }
    }
    let work!: (tarea: Tarea<TareaDeInforme>) => Promise<void>
    const jobs = { ...node.platform.jobs, work: (_queue: string, run: typeof work) => void (work = run) }
    const platform = {
      ...node.platform,
      jobs,
      config: { publicUrl: 'https://malla.edu.pe' },
    } as unknown as Platform
    workTrabajos(platform, new Map([[INFORME, { access: 'propio', produce: async () => ({ render }) }]]))

    const id = await order(node, 'una-vez@x.pe')
    const tarea = { data: { empresaId: gente.empresa, id }, intento: 1, isLast: false }
    await Promise.all([work(tarea), work(tarea)])
    const { rows } = await owner.query("select adjuntos from correos where para = 'una-vez@x.pe'")
    const { clave } = await row(id)
    expect(rows).toEqual([{ adjuntos: [expect.objectContaining({ clave })] }])
    expect(await node.platform.storage.get(clave!)).not.toBeNull()
  })

  it('that breaks is tried again, and told when nobody tries any more', async () => {
    let tries = 0
    const breaking = start(
      () => {
        tries++
        return Promise.reject(new Error('secreto interno'))
      },
      { retryLimit: 1, retryDelay: 0, retryBackoff: false },
    )
    const id = await order(breaking)
    const { error } = await becomes(id, 'fallido')
    expect(tries).toBe(2)
    expect(error).not.toContain('secreto')
    expect(error).toMatch(/problema interno/)
  })

  it('at its last try, is shown as failed instead of waiting for ever', async () => {
    const { rows } = await owner.query(
      `insert into trabajos (empresa_id, usuario_id, llamada, titulo, entrada, estado, created_at)
       values ($1, $2, $3, 'x', '{}', 'en_curso', now() - interval '1 hour') returning id`,
      [gente.empresa, gente.usuario.operador, INFORME],
    )
    const node = start(async () => new Uint8Array([1]))
    await sweepTrabajos(node.platform)
    expect(await row(rows[0].id)).toMatchObject({ estado: 'fallido', error: expect.stringMatching(/detuvo/) })
  })

  it.each([
    [
      'given up',
      'El servidor de correo respondió: 550',
      { estado: 'fallido', error: expect.stringMatching(/550/) },
    ],
    ['gone out', null, { estado: 'listo', error: null }],
  ])('whose mail was %s says so', async (_case, error, becomes) => {
    const correo_id = Math.floor(Math.random() * 1e9)
    const { rows } = await owner.query(
      `insert into trabajos (empresa_id, usuario_id, llamada, titulo, entrada, estado, clave)
       values ($1, $2, $3, 'x', $4, 'en_curso', 'aa/x') returning id`,
      [gente.empresa, gente.usuario.operador, INFORME, { correo: 'a@x.pe', correo_id }],
    )
    const node = start(async () => new Uint8Array([1]))
    const correo = { id: correo_id, de_empresa_id: gente.empresa, estado: error ? 'fallido' : 'enviado' }
    await noteMail(node.platform, { ...correo, id: correo_id + 1 }, error)
    expect((await row(rows[0].id)).estado).toBe('en_curso')
    await noteMail(node.platform, correo, error)
    expect(await row(rows[0].id)).toMatchObject(becomes)
    // Sent again by the administrator, it goes out after all.
    await noteMail(node.platform, { ...correo, estado: 'enviado' }, null)
    expect(await row(rows[0].id)).toMatchObject({ estado: 'listo', error: null })
    await owner.query('delete from trabajos where id = $1', [rows[0].id])
  })

  it('whose mail went out after all says so, though nobody heard; one that was taken off the list stays off', async () => {
    const { rows: correos } = await owner.query(
      `insert into correos (para, asunto, texto, html, message_id, estado) values ('a@x.pe', 'x', 'x', 'x', '<d@x>', 'enviado') returning id`,
    )
    const correo_id = Number(correos[0].id)
    const plant = async (mas: object): Promise<number> => {
      const { rows } = await owner.query(
        `insert into trabajos (empresa_id, usuario_id, llamada, titulo, entrada, estado, error, ended_at)
         values ($1, $2, $3, 'x', $4, 'fallido', 'El servidor de correo respondió: 550', now()) returning id`,
        [gente.empresa, gente.usuario.operador, INFORME, { correo: 'a@x.pe', correo_id, ...mas }],
      )
      return Number(rows[0].id)
    }
    const node = start(async () => new Uint8Array([1]))
    const quitado = await plant({ quitado: true })
    await sweepTrabajos(node.platform)
    await noteMail(node.platform, { id: correo_id, de_empresa_id: gente.empresa, estado: 'enviado' }, null)
    expect((await row(quitado)).estado).toBe('fallido')
    await owner.query('delete from trabajos where id = $1', [quitado])
    const suyo = await plant({})
    await sweepTrabajos(node.platform)
    expect(await row(suyo)).toMatchObject({ estado: 'listo', error: null })
  })

  it('goes with its file after a day, but not while a mail may still carry it', async () => {
    const node = start(async () => new Uint8Array([1, 2, 3]))
    const [viejo, nuevo] = [await order(node), await order(node)]
    for (const id of [viejo, nuevo]) await becomes(id, 'listo')
    await owner.query("update trabajos set ended_at = now() - interval '2 days' where id = $1", [viejo])
    /** Its mail, as long ago as may still be sent again; `texto`: it is over with it where it is forgotten. */
    const conCorreo = async (estado: string, texto = 'x'): Promise<number> => {
      const { rows } = await owner.query(
        `with c as (insert into correos (para, asunto, texto, html, message_id, estado, created_at)
           values ('a@x.pe', 'x', $3, 'x', gen_random_uuid()::text, $4, now() - interval '80 days') returning id)
         insert into trabajos (empresa_id, usuario_id, llamada, titulo, entrada, estado, ended_at)
         select $1, $2, '/x', 'x', jsonb_build_object('correo_id', c.id), 'listo', now() - interval '79 days' from c returning id`,
        [gente.empresa, gente.usuario.operador, texto, estado],
      )
      return Number(rows[0].id)
    }
    const quedan = [await conCorreo('pendiente'), await conCorreo('guardado'), await conCorreo('fallido')]
    const seVan = [await conCorreo('enviado'), await conCorreo('guardado', '')]
    const { clave } = await row(viejo)
    await sweepTrabajos(node.platform)
    expect(await row(viejo)).toBeUndefined()
    expect(await node.platform.storage.get(clave!)).toBeNull()
    for (const id of [...quedan, nuevo]) expect(await row(id)).toBeDefined()
    for (const id of seVan) expect(await row(id)).toBeUndefined()
  })
})
