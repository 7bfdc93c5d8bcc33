import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { killPrograms, runNode } from '../../testing/processes.ts'
import { ENLACE } from './carta.ts'
import { type CorreoNuevo, queueMail, queueMails } from './queueMail.ts'
import { type MailServer, startMailServer } from './testing/mailServer.ts'
import { type MailNode, type MailNodeOptions, mailNode } from './testing/node.ts'
import { noteLostMails, type PideEnlace } from './workMail.ts'

const carta = { asunto: 'Sílabo de Álgebra', saludo: 'Estimada Ana:', parrafos: ['Está listo & completo.'] }

let database: TestDatabase
let owner: pg.Client
let server: MailServer
let dataDir: string
const nodes: MailNode[] = []
beforeAll(async () => {
  database = await createTestDatabase()
  owner = new pg.Client(database.url)
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await database.drop()
})
beforeEach(async () => {
  server = await startMailServer()
  dataDir = mkdtempSync(path.join(tmpdir(), 'malla-correo-'))
})
afterEach(async () => {
  await killPrograms()
  await Promise.all(nodes.splice(0).map(n => n.close()))
  await server.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Tries again at once, twice. */
const QUICK = { retryLimit: 2, retryDelay: 0, retryBackoff: false }
const start = (more: Partial<MailNodeOptions> = {}): MailNode => {
  const node = mailNode({
    databaseUrl: database.url,
    env: { SMTP_URL: server.url, DATA_DIR: dataDir },
    patience: QUICK,
    ...more,
  })
  nodes.push(node)
  return node
}
/** Queues a mail as a service does; `fails`: the transaction is rolled back. */
const queue = async (node: MailNode, more: Partial<CorreoNuevo> = {}, fails = false): Promise<number> => {
  let id = 0
  await node.db
    .write(0, null, async tx => {
      id = await queueMail({ platform: node.platform, tx }, { para: 'ana@ejemplo.edu', carta, ...more })
      if (fails) throw new Error('taken back')
    })
    .catch(e => {
      if (!fails) throw e
    })
  return id
}
const row = async (id: number) => (await owner.query('select * from correos where id = $1', [id])).rows[0]
/** Waits until the mail has come to this state, waking the queue as a committed service does. */
const becomes = async (id: number, estado: string) => {
  for (let i = 0; i < 400; i++) {
    for (const n of nodes) n.platform.jobs.wake('correo')
    const now = await row(id)
    if (now?.estado === estado) return now
    await sleep(50)
  }
  throw new Error(`still ${JSON.stringify(await row(id))}`)
}

describe('a queued mail', () => {
  it('arrives with text, HTML and attachment, under the id it was given', async () => {
    const node = start()
    const clave = await node.platform.storage.put(Buffer.from('%PDF-1.7 sílabo'))
    const adjuntos = [{ nombre: 'Sílabo.pdf', tipo: 'application/pdf', clave }]
    const sent = await becomes(await queue(node, { adjuntos }), 'enviado')
    expect(sent).toMatchObject({ intentos: 1, error: null })
    expect(sent.enviado_at).not.toBeNull()
    expect(server.received).toHaveLength(1)
    const [{ para, source }] = server.received as [(typeof server.received)[0]]
    expect(para).toEqual(['ana@ejemplo.edu'])
    expect(source).toContain(`Message-ID: ${sent.message_id}`)
    expect(source).toContain('From: Malla <no-responder@malla.edu.pe>')
    expect(source).toMatch(/Subject: =\?UTF-8\?/)
    expect(source).toContain('text/plain')
    expect(source).toContain('text/html')
    expect(source).toMatch(/application\/pdf/)
    expect(source).toContain(Buffer.from('%PDF-1.7 sílabo').toString('base64'))
  })

  it('that went out stays so where noting it elsewhere fails, at its last try too', async () => {
    let told = 0
    const onEnd = async () => {
      told++
      throw new Error('the log was not to be had')
    }
    const id = await queue(start({ onEnd, patience: { ...QUICK, retryLimit: 0 } }))
    while (told === 0) await sleep(20)
    await sleep(300)
    expect(await row(id)).toMatchObject({ estado: 'enviado', error: null })
    expect(told).toBe(1)
    expect(server.received).toHaveLength(1)
  })

  it('by itself goes before those of a batch: somebody waits for it', async () => {
    const node = start()
    const ids = await node.db
      .write(0, null, tx =>
        queueMails({ platform: node.platform, tx }, [
          { para: 'uno@ejemplo.edu', carta },
          { para: 'dos@ejemplo.edu', carta },
        ]),
      )
      .then(w => w.result)
    const solo = await queue(node)
    await Promise.all([...ids, solo].map(id => becomes(id, 'enviado')))
    const { rows } = await owner.query(
      "select (data ->> 'id')::int as id from pgboss.job where name = 'correo' and (data ->> 'id')::int = any($1) order by priority desc, created_on",
      [[...ids, solo]],
    )
    expect(rows[0].id).toBe(solo)
  })

  it('of a transaction that is taken back is not there, and nothing goes out', async () => {
    const node = start()
    const id = await queue(node, {}, true)
    const next = await queue(node)
    await becomes(next, 'enviado')
    expect(await row(id)).toBeUndefined()
    expect(server.received).toHaveLength(1)
  })

  it('is tried again when the mail server is not ready, and is then one mail', async () => {
    server.refuse({ code: 451, text: 'greylisted, come back' })
    const node = start()
    const id = await queue(node)
    for (let i = 0; i < 400 && server.tries() === 0; i++) await sleep(50)
    const waiting = await becomes(id, 'pendiente')
    server.refuse(null)
    const sent = await becomes(id, 'enviado')
    expect(sent.intentos).toBeGreaterThan(1)
    expect(sent.message_id).toBe(waiting.message_id)
    expect(server.received).toHaveLength(1)
  })

  it('is failed with the reason when nobody is there to the end', async () => {
    await server.close()
    const node = start()
    const failed = await becomes(await queue(node), 'fallido')
    expect(failed).toMatchObject({ intentos: 3, enviado_at: null })
    expect(failed.error).toMatch(/No hay conexión con el servidor de correo/)
  })

  it('to a box that does not exist is failed at once', async () => {
    server.refuse({ code: 550, text: 'no such user' })
    const failed = await becomes(await queue(start()), 'fallido')
    expect(failed.intentos).toBe(1)
    expect(failed.error).toMatch(/550 no such user/)
  })

  it('whose attachment is gone is failed at once and does not take others along', async () => {
    const node = start()
    const adjuntos = [
      { nombre: 'a.pdf', tipo: 'application/pdf', clave: 'aa/00000000-0000-0000-0000-000000000000' },
    ]
    const [gone, good] = [await queue(node, { adjuntos }), await queue(node)]
    expect((await becomes(gone, 'fallido')).error).toMatch(/adjunto «a\.pdf»/)
    await becomes(good, 'enviado')
  })

  it('is kept as a file where there is no mail server', async () => {
    const node = start({ env: { DATA_DIR: dataDir } })
    const id = await queue(node)
    await becomes(id, 'guardado')
    expect(readdirSync(path.join(dataDir, 'outbox'))).toEqual([`${id}.eml`])
    expect(readFileSync(path.join(dataDir, 'outbox', `${id}.eml`), 'utf8')).toContain('To: ana@ejemplo.edu')
    expect(server.received).toEqual([])
  })

  it('gets its personal link when it goes out; the kept one and the queue do not have it', async () => {
    const made: PideEnlace[] = []
    const enlaces = {
      prueba: async (_db: unknown, pedido: PideEnlace) => `https://m/x?codigo=secreto${made.push(pedido)}`,
    }
    const node = start({ enlaces })
    const id = await queue(node, {
      carta: { ...carta, boton: { texto: 'Abrir', url: ENLACE } },
      enlace: { clase: 'prueba', id: 7 },
    })
    await becomes(id, 'enviado')
    expect(made).toEqual([{ id: 7, para: 'ana@ejemplo.edu', pedidoAt: expect.any(String) }])
    expect(server.received[0]!.source).toContain('secreto1')
    expect(JSON.stringify(await row(id))).not.toContain('secreto')
    const { rows } = await owner.query('select data, output from pgboss.job')
    expect(JSON.stringify(rows)).not.toContain('secreto')
  })

  it('whose link was asked for again before it went out is not sent, and says so', async () => {
    const ids: number[] = []
    const enlaces = {
      prueba: async (_db: unknown, { para }: PideEnlace) => (para === 'otro@x.pe' ? 'https://m/x' : null),
    }
    const node = start({ enlaces })
    const con = (id: number, para: string): CorreoNuevo => ({
      ...{ para, enlace: { clase: 'prueba', id } },
      carta: { ...carta, boton: { texto: 'Abrir', url: ENLACE } },
    })
    const pedidos = [con(8, 'uno@x.pe'), con(8, 'otro@x.pe'), con(9, 'ajeno@x.pe')]
    await node.db.write(0, null, async tx => {
      for (const pedido of pedidos) ids.push(await queueMail({ platform: node.platform, tx }, pedido))
    })
    await becomes(ids[1]!, 'enviado')
    expect((await becomes(ids[0]!, 'fallido')).error).toMatch(/se pidió otra vez/)
    expect((await becomes(ids[2]!, 'fallido')).error).toMatch(/ya no puede recibirlo/)
    expect(server.received).toHaveLength(1)
  })

  it('cannot be made to carry a link by what people write in it', async () => {
    const enlaces = { prueba: async () => 'https://m/robado' }
    const id = await queue(start({ enlaces }), { carta: { ...carta, parrafos: [ENLACE] } })
    await becomes(id, 'enviado')
    expect(server.received[0]!.source).not.toContain('robado')
  })

  it('cannot be made to go to two', async () => {
    const id = await queue(start(), { para: 'a@x.pe, b@x.pe' })
    await becomes(id, 'fallido').catch(() => becomes(id, 'enviado'))
    expect(server.received.flatMap(m => m.para)).not.toContain('b@x.pe')
  })
})

describe('after kill -9', () => {
  it('while it was being sent, it is sent again under the same id', async () => {
    server.hang(true)
    const asking = mailNode({
      databaseUrl: database.url,
      env: { DATA_DIR: dataDir },
      patience: { expireInSeconds: 2, retryDelay: 0 },
    })
    // Only asks: the process beside is the one that sends.
    const id = await queueOnly(asking)
    const first = runNode('platform/mail/testing/holdMail.ts', [database.url, server.url, dataDir])
    await first.says(/ready/)
    for (let i = 0; i < 400 && server.received.length === 0; i++) await sleep(50)
    expect(server.received).toHaveLength(1)
    first.child.kill('SIGKILL')
    await first.ended
    expect((await row(id)).estado).toBe('pendiente')

    server.hang(false)
    const second = runNode('platform/mail/testing/holdMail.ts', [database.url, server.url, dataDir])
    await second.says(/ready/)
    const sent = await becomes(id, 'enviado')
    expect(server.received.length).toBeGreaterThanOrEqual(2)
    for (const { source } of server.received) expect(source).toContain(`Message-ID: ${sent.message_id}`)
  })

  it('at its last try, it is shown as failed instead of waiting for ever', async () => {
    const { rows } = await owner.query(
      `insert into correos (para, asunto, texto, html, message_id, created_at, intentos)
       select 'a@x.pe', 'x', 'x', 'x', '<perdido@' || n, now() - interval '1 hour', n from generate_series(0, 1) n returning id`,
    )
    const [nunca, perdido] = rows.map(r => Number(r.id)) as [number, number]
    await noteLostMails(start().db)
    expect(await row(perdido)).toMatchObject({ estado: 'fallido', error: expect.stringMatching(/se detuvo/) })
    expect(await row(nunca)).toMatchObject({ estado: 'fallido', error: expect.stringMatching(/^No llegó/) })
  })
})

/** Queues a mail without sending it: the queue of this node is stopped before its worker has looked. */
async function queueOnly(node: MailNode): Promise<number> {
  const { jobs } = node.platform
  const held = { ...node.platform, jobs: { ...jobs, send: jobs.send, wake: () => {} } }
  let id = 0
  await node.db.write(0, null, async tx => {
    id = await queueMail({ platform: held as typeof node.platform, tx }, { para: 'ana@ejemplo.edu', carta })
    await jobs.stop()
  })
  await node.close()
  return id
}
