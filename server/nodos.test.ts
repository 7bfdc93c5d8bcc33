import { hash } from '@node-rs/argon2'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { plantCurso, plantPlan } from './testing/academico.ts'
import { type Instalacion, type Nodo, startInstalacion } from './testing/nodos/instalacion.ts'
import { type Oido, oirEn, type PusherClient, pusherDe } from './testing/oyentes.ts'

const soon = <T>(holds: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(holds, { timeout: 60_000, interval: 20 }) as Promise<T>
const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-CA', { timeZone: 'America/Lima' })

describe('several nodes on one database behind a proxy that remembers nobody', () => {
  let i: Instalacion
  let key: string
  let canal: string
  const open: PusherClient[] = []
  /** Lets go of what who reminds waits for. */
  let release = async (): Promise<void> => {}

  beforeAll(async () => {
    // A reminder is due as soon as anybody's chores run; they run on all nodes, and here wait until all of them want to.
    i = await startInstalacion(2, async ({ owner, gente, plantable, databaseUrl }) => {
      const p = await plantPlan(plantable)
      const curso = await plantCurso(plantable, p)
      await gente.alguien(owner, { empresa: gente.empresa, codigo: '00002', cursos: [curso] })
      await owner.query(
        `insert into periodos (empresa_id, nombre, fechainicio, fechafin, fechaentrega, estado)
         values ($1, 'Con plazo', '2026-03-16', '2099-07-17', $2, 'Activado')`,
        [gente.empresa, dayFromNow(7)],
      )
      const guard = new pg.Client(databaseUrl)
      await guard.connect()
      await guard.query("select pg_advisory_lock(hashtextextended('recordatorios', $1))", [gente.empresa])
      let held: Promise<void> | undefined
      release = () => {
        held ??= guard.end()
        return held
      }
    })
    key = (await i.ask(i.gente.token.root, 'POST', '/auth/user', {})).body.data.live_key
    canal = `private-empresa.${i.gente.empresa}`
  }, 120_000)
  afterAll(async () => {
    await release()
    await i.close()
  })
  afterEach(() => {
    for (const client of open.splice(0)) client.disconnect()
  })

  const at = (nodo: Nodo) => ({ url: `http://127.0.0.1:${nodo.port}` })
  /** A stock client whose socket and authorizations go where they are told; through the proxy unless said otherwise. */
  const client = (token: string, wsPort = i.proxy.port, api = i.proxy.url): PusherClient => {
    const pusher = pusherDe({ key, wsPort, api }, token)
    open.push(pusher)
    return pusher
  }
  const hear = async (token: string, wsPort?: number, api?: string): Promise<Oido[]> =>
    (await oirEn(client(token, wsPort, api), canal))!
  const create = (nombre: string, where?: { url: string }) =>
    i.ask(i.gente.token.operador, 'POST', '/v1/facultades', { nombre }, where)
  const names = (heard: Oido[]) => heard.map(h => h.data.data?.nombre)
  const alguien = () => i.gente.alguien(i.owner, { empresa: i.gente.empresa, tipouser: 2 })

  it('who signs in on one is known on all', async () => {
    const { usuario } = await alguien()
    await i.owner.query('update usuarios set clave_hash = $1 where id = $2', [
      await hash('una clave larga'),
      usuario,
    ])
    const { rows } = await i.owner.query('select usuario from usuarios where id = $1', [usuario])
    const signedIn = await i.ask(null, 'POST', '/auth/signin', {
      usuario: rows[0].usuario,
      password: 'una clave larga',
    })
    expect(signedIn.status).toBe(200)
    const seen: number[] = []
    for (let k = 0; k < 4; k++) {
      const answer = await i.ask(signedIn.body._token, 'POST', '/auth/user', {})
      expect(answer.status).toBe(200)
      seen.push(answer.nodo)
    }
    expect(new Set(seen)).toEqual(new Set(i.nodos.map(n => n.port)))
  })

  it('a stock client subscribes although its socket and its authorization are on different nodes', async () => {
    const [a, b] = i.nodos as [Nodo, Nodo]
    const heard = await Promise.all([
      hear(i.gente.token.inspector, a.port, at(b).url),
      hear(i.gente.token.inspector, b.port, at(a).url),
    ])
    // And those who leave it to the proxy, both channels of ten people.
    for (let k = 0; k < 10; k++) {
      const { token, usuario } = await alguien()
      const pusher = client(token)
      expect(await oirEn(pusher, `private-usuario.${usuario}`)).toEqual([])
      heard.push((await oirEn(pusher, canal))!)
    }
    await create('Desde el primero', at(a))
    await create('Desde el segundo', at(b))
    for (const each of heard)
      await soon(() => expect(names(each)).toEqual(['Desde el primero', 'Desde el segundo']))
    const where = (what: string) =>
      new Set(i.proxy.passed.filter(p => p.what.startsWith(what)).map(p => p.port))
    expect(where('UPGRADE').size).toBe(2)
    expect(where('POST /api/v1/broadcasting/auth').size).toBe(2)
    const { rows } = await i.owner.query('select * from permisos_de_canal')
    expect(rows).toEqual([])
  })

  it('somebody else’s channel is refused on every node', async () => {
    for (const ws of i.nodos)
      for (const api of i.nodos)
        expect(await oirEn(client(i.gente.ajeno, ws.port, at(api).url), canal)).toBeNull()
  })

  it('writes of all nodes at once arrive everywhere, each once and in the same order', async () => {
    const heard = await Promise.all(
      i.nodos.flatMap(n => [hear(i.gente.token.inspector, n.port), hear(i.gente.token.root, n.port)]),
    )
    const { body } = await i.ask(i.gente.token.root, 'POST', '/auth/user', {})
    const before: number = body.data.ultimo_cambio
    await Promise.all(Array.from({ length: 40 }, (_, k) => create(`A la vez ${k}`)))
    const expected = Array.from({ length: 40 }, (_, k) => before + 1 + k)
    for (const each of heard) await soon(() => expect(each.map(h => h.data.change_id)).toEqual(expected))
  })

  it('what one reckoned and remembers of an institution follows what another one wrote from outside of it', async () => {
    const [a, b] = i.nodos as [Nodo, Nodo]
    const { ajeno, otraEmpresa, token } = i.gente
    const suyo = await plantPlan(i.plantable, { empresa: otraEmpresa })
    await plantCurso(i.plantable, suyo, { credits: 4, horasteoria: 3 }, otraEmpresa)
    await i.owner.query("update niveles set codigo = '00001' where empresa_id = $1", [otraEmpresa])
    const luz = async () => {
      const { body } = await i.ask(ajeno, 'GET', '/v1/legal/planes', undefined, at(b))
      return body.data.find((l: { plan_id: number }) => l.plan_id === suyo.plan)
    }
    const antes = await luz()
    const { status } = await i.ask(
      token.root,
      'PUT',
      '/empresas/save',
      { id: otraEmpresa, tipo: 'Universidad' },
      at(a),
    )
    expect(status).toBe(200)
    await soon(async () => expect(await luz()).not.toEqual(antes))
    const medido = await i.ask(ajeno, 'GET', `/v1/plan/estudios/${suyo.plan}/legal`, undefined, at(b))
    expect(await luz()).toMatchObject(medido.body.data.resumen)
  })

  it('a session that ends on one closes its sockets on all, and works on none', async () => {
    const { token } = await alguien()
    const clients = i.nodos.map(n => client(token, n.port, at(i.nodos[0]!).url))
    await Promise.all(clients.map(c => oirEn(c, canal)))
    await i.ask(token, 'POST', '/auth/logout', {}, at(i.nodos[1]!))
    for (const c of clients) await soon(() => expect(c.connection.state).toMatch(/disconnected|failed/))
    for (const n of i.nodos)
      await soon(async () => expect((await i.ask(token, 'POST', '/auth/user', {}, at(n))).status).toBe(401))
  })

  it('what is asked for in the background is made once, and any node answers how far it is and gives it', async () => {
    const p = await plantPlan(i.plantable)
    const { token } = await alguien()
    const asked = await Promise.all(
      Array.from({ length: 6 }, () =>
        i.ask(token, 'GET', `/v1/plan/estudios/${p.plan}/pdf/avance/total`, undefined, {
          url: i.proxy.url,
          headers: { prefer: 'respond-async' },
        }),
      ),
    )
    expect(asked.map(a => a.status)).toEqual(Array(6).fill(202))
    for (const { body } of asked)
      for (const n of i.nodos) {
        await soon(async () =>
          expect(
            (await i.ask(token, 'GET', `/v1/trabajos/${body.job}`, undefined, at(n))).body.data.estado,
          ).toBe('listo'),
        )
        expect((await i.ask(token, 'GET', `/v1/trabajos/${body.job}/archivo`, undefined, at(n))).status).toBe(
          200,
        )
      }
    const { rows } = await i.owner.query(
      'select count(distinct clave)::int as files, count(*)::int as n from trabajos',
    )
    expect(rows).toEqual([{ files: 6, n: 6 }])
    const done = await i.owner.query("select state, retry_count from pgboss.job where name = 'informe'")
    expect(done.rows.every(r => r.state === 'completed' && r.retry_count === 0)).toBe(true)
  })

  it('a mail asked for on one goes out once', async () => {
    const { usuario } = await alguien()
    await i.owner.query(
      "update personas set correo = 'olvido@ejemplo.edu' where id = (select persona_id from usuarios where id = $1)",
      [usuario],
    )
    const { rows } = await i.owner.query('select usuario from usuarios where id = $1', [usuario])
    await i.ask(null, 'POST', '/auth/recoverypass', { usuario: rows[0].usuario })
    const sent = () => i.mail.received.filter(m => m.para.includes('olvido@ejemplo.edu'))
    await soon(() => expect(sent()).toHaveLength(1))
    await soon(async () => {
      const waiting = await i.owner.query(
        "select 1 from pgboss.job where state in ('created', 'retry', 'active')",
      )
      expect(waiting.rowCount).toBe(0)
    })
    expect(sent()).toHaveLength(1)
  })

  it('a reminder that the calendar asks for goes out once, though all nodes have it as a chore', async () => {
    const wanting = async (granted: boolean) =>
      (
        await i.owner.query(
          `select count(*)::int as n from pg_locks l join pg_database d on d.oid = l.database
           where locktype = 'advisory' and objsubid = 1 and d.datname = current_database() and granted = $1`,
          [granted],
        )
      ).rows[0].n
    await soon(async () => expect(await wanting(false)).toBe(2))
    const reminded = () => i.mail.received.filter(m => m.source.includes('vence'))
    expect(reminded()).toEqual([])
    await release()
    await soon(() => expect(reminded()).toHaveLength(1))
    await soon(async () => expect([await wanting(false), await wanting(true)]).toEqual([0, 0]))
    const { rows } = await i.owner.query(
      "select count(*)::int as n from cambios where evento = 'docente.recordado'",
    )
    expect(rows).toEqual([{ n: 1 }])
    expect(reminded()).toHaveLength(1)
  })

  /** As the web app does: what was missed is asked for at each joining, and what was heard already is left out. */
  function follow(pusher: PusherClient, token: string, from: number): number[] {
    const seen: number[] = []
    const note = (id: number) => {
      if (id > from && !seen.includes(id)) seen.push(id)
    }
    const channel = pusher.subscribe(canal)
    channel.bind_global((event: string, data: Oido['data']) => {
      if (!event.startsWith('pusher')) note(data.change_id)
    })
    // An authorization that was asked of the node that died is lost with it, and the stock client asks by itself only when it connects again.
    channel.bind('pusher:subscription_error', () => setTimeout(() => pusher.subscribe(canal), 200))
    const catchUp = async (): Promise<void> => {
      // From the beginning: what was heard already is left out.
      const { body } = await i.ask(token, 'GET', `/v1/changes?after=${from}&limit=1000`)
      for (const change of body.data) note(change.change_id)
    }
    // Asked of a node that dies meanwhile it is asked again, as the web app does.
    channel.bind('pusher:subscription_succeeded', () =>
      catchUp()
        .catch(() => catchUp())
        .catch(() => {}),
    )
    return seen
  }
  const last = async (): Promise<number> =>
    Number(
      (await i.owner.query('select ultimo from cadenas where empresa_id = $1', [i.gente.empresa])).rows[0]
        .ultimo,
    )

  it('one that is told to end sends people elsewhere before it closes: no request fails, nothing is missed', async () => {
    const third = await i.start()
    const from = await last()
    const { operador, inspector } = i.gente.token
    const clients = Array.from({ length: 6 }, () => client(inspector))
    const followed = clients.map(c => follow(c, inspector, from))
    await soon(() => expect(clients.map(c => c.connection.state)).toEqual(Array(6).fill('connected')))
    const lone = client(inspector, third.port)
    const left: { code?: number }[] = []
    lone.connection.bind('error', (e: { data?: { code?: number } }) => void left.push(e.data ?? {}))
    await oirEn(lone, canal)

    const statuses: number[] = []
    let writing = true
    const writer = (async () => {
      for (let k = 0; writing; k++)
        statuses.push((await i.ask(operador, 'POST', '/v1/facultades', { nombre: `Mientras ${k}` })).status)
    })()
    third.program.child.kill('SIGTERM')
    await soon(async () => expect((await fetch(`http://127.0.0.1:${third.port}/api/ready`)).status).toBe(503))
    expect((await fetch(`http://127.0.0.1:${third.port}/api/health`)).status).toBe(200)
    expect(await third.program.ended).toBe(0)
    writing = false
    await writer
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(left.map(e => e.code)).toContain(4200)
    const expected = Array.from({ length: statuses.length }, (_, k) => from + 1 + k)
    for (const seen of followed) await soon(() => expect(seen.toSorted((x, y) => x - y)).toEqual(expected))
  }, 120_000)

  it('one that dies at once: its clients come back elsewhere and miss nothing', async () => {
    const doomed = await i.start()
    const from = await last()
    const { operador, inspector } = i.gente.token
    const clients = Array.from({ length: 9 }, () => client(inspector))
    const followed = clients.map(c => follow(c, inspector, from))
    await soon(() => expect(clients.map(c => c.connection.state)).toEqual(Array(9).fill('connected')))
    expect(
      i.proxy.passed.filter(p => p.port === doomed.port && p.what.startsWith('UPGRADE')).length,
    ).toBeGreaterThan(0)
    let written = 0
    const write = async (n: number) => {
      for (let k = 0; k < n; k++) {
        const { status } = await i.ask(
          operador,
          'POST',
          '/v1/facultades',
          { nombre: `Caída ${written}` },
          at(i.nodos[0]!),
        )
        expect(status).toBe(200)
        written++
      }
    }
    await write(5)
    doomed.program.child.kill('SIGKILL')
    await write(20)
    const expected = Array.from({ length: written }, (_, k) => from + 1 + k)
    for (const seen of followed) await soon(() => expect(seen.toSorted((x, y) => x - y)).toEqual(expected))
    expect(clients.map(c => c.connection.state)).toEqual(Array(9).fill('connected'))
  }, 120_000)
})
