import PusherModule from 'pusher-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plantCurso, plantPlan } from './testing/academico.ts'
import { createTestApp, type TestApp } from './testing/app.ts'

// The types of pusher-js describe a default export; under Node its module is that export.
const Pusher = PusherModule as unknown as typeof PusherModule.default

interface Heard {
  event: string
  data: {
    id: number
    change_id: number
    data: Record<string, unknown> | null
    user: { nombres: string } | null
  }
}

describe('the live channel', () => {
  let t: TestApp
  let port: number
  const open: InstanceType<typeof Pusher>[] = []
  beforeAll(async () => {
    t = await createTestApp()
    await t.app.listen({ port: 0, host: '127.0.0.1' })
    port = (t.app.server.address() as { port: number }).port
  })
  afterAll(async () => {
    for (const p of open) p.disconnect()
    await t.close()
  })

  /** A stock client that listens on a channel as this person, once subscribed; null when it was refused. */
  async function listen(token: string, channel: string): Promise<Heard[] | null> {
    const { live_key } = (await t.as(token)('POST', '/auth/user', {})).body.data
    const pusher = new Pusher(live_key, {
      cluster: 'x',
      wsHost: '127.0.0.1',
      wsPort: port,
      forceTLS: false,
      enabledTransports: ['ws'],
      disableStats: true,
      channelAuthorization: {
        transport: 'ajax',
        endpoint: '',
        customHandler: ({ socketId, channelName }, callback) => {
          t.as(token)('POST', '/v1/broadcasting/auth', {
            socket_id: socketId,
            channel_name: channelName,
          }).then(r =>
            r.status === 200 ? callback(null, r.body) : callback(new Error(String(r.status)), null),
          )
        },
      },
    })
    open.push(pusher)
    const heard: Heard[] = []
    const joined = pusher.subscribe(channel)
    joined.bind_global((event: string, data: unknown) => {
      if (!event.startsWith('pusher:')) heard.push({ event, data } as Heard)
    })
    const ok = await new Promise<boolean>(resolve => {
      joined.bind('pusher:subscription_succeeded', () => resolve(true))
      joined.bind('pusher:subscription_error', () => resolve(false))
    })
    return ok ? heard : null
  }
  const until = async (what: () => boolean) => {
    for (let i = 0; i < 400 && !what(); i++) await new Promise(r => setTimeout(r, 50))
  }

  it('tells those who may read it, as §4 names it, and no other institution', async () => {
    const canal = `private-empresa.${t.gente.empresa}`
    const inspector = (await listen(t.gente.token.inspector, canal))!
    const docente = (await listen(t.gente.token.docente, canal))!
    expect(await listen(t.gente.ajeno, canal)).toBeNull()
    const ask = t.as(t.gente.token.operador)
    const { id } = (await ask('POST', '/v1/facultades', { nombre: 'En vivo' })).body.data
    await ask('PUT', `/v1/facultades/${id}`, { nombre: 'En directo' })
    await ask('DELETE', `/v1/facultades/${id}`)
    await until(() => inspector.length >= 3)
    expect(inspector.map(h => h.event)).toEqual(['facultad.created', 'facultad.updated', 'facultad.deleted'])
    expect(inspector[1]!.data).toMatchObject({
      id,
      data: { nombre: 'En directo', revision: 2 },
      user: { nombres: expect.any(String) },
    })
    expect(docente).toEqual([])
  })

  it('lecturers hear that a plan ceased, live and afterwards, and not what else was changed in it', async () => {
    const canal = `private-empresa.${t.gente.empresa}`
    const { plan } = await plantPlan(t)
    const inspector = (await listen(t.gente.token.inspector, canal))!
    const docente = (await listen(t.gente.token.docente, canal))!
    const { ultimo_cambio } = (await t.as(t.gente.token.docente)('POST', '/auth/user', {})).body.data
    const ask = t.as(t.gente.token.operador)
    await ask('PUT', `/v1/plan/estudios/${plan}`, { full_name: 'Plan que cesa' })
    await ask('PUT', `/v1/plan/estudios/${plan}`, { full_name: 'Plan cesado', fechacese: '2026-11-20' })
    await until(() => inspector.length >= 2 && docente.length >= 1)
    expect(inspector[1]!.data).toMatchObject({ data: { full_name: 'Plan cesado', fechacese: '2026-11-20' } })
    expect(docente.map(h => h.event)).toEqual(['plan_estudio.updated'])
    const oido = { id: plan, data: null, de: { plan_id: plan } }
    expect(docente[0]!.data).toMatchObject(oido)
    const despues = await t.as(t.gente.token.docente)('GET', `/v1/changes?after=${ultimo_cambio}`)
    expect(despues.body.data).toMatchObject([{ ...oido, evento: 'plan_estudio.updated' }])
  })

  it('lecturers of a course hear its saved syllabus on their own channel too, and who looks at it', async () => {
    const p = await plantPlan(t)
    const [curso, otro] = [await plantCurso(t, p), await plantCurso(t, p)]
    const docente = async (cursos: number[]) => {
      const made = await t.gente.alguien(t.owner, { empresa: t.gente.empresa, codigo: '00002', cursos })
      return { ...made, heard: (await listen(made.token, `private-usuario.${made.usuario}`))! }
    }
    const [suyo, ajeno] = [await docente([curso]), await docente([otro])]
    const operador = (await listen(t.gente.token.operador, `private-usuario.${t.gente.usuario.operador}`))!
    const ask = t.as(t.gente.token.operador)
    await ask('PUT', `/v1/asignaturas/keys/silabo/${curso}`, { silabo: { metodologia: '<p>Casos</p>' } })
    await ask('PUT', `/v1/asignaturas/actualizar/silabo/${curso}`, { silabo: { tutoria: '<p>Lunes</p>' } })
    await until(() => suyo.heard.length >= 2)
    expect(suyo.heard.map(h => h.event)).toEqual([
      'asignatura.save.key.silabo.docente',
      'asignatura.save.silabo.docente',
    ])
    expect(suyo.heard[0]!.data).toMatchObject({
      id: curso,
      data: { silabo: { metodologia: '<p>Casos</p>' } },
    })
    await ask('POST', `/v1/asignaturas/${curso}/silabo/presencia`, { pestana: 'a' })
    await t.as(suyo.token)('POST', `/v1/asignaturas/${curso}/silabo/presencia`, {
      pestana: 'b',
      donde: 'sumilla',
    })
    await until(() => operador.length >= 1)
    expect(operador).toMatchObject([
      {
        event: 'presencia.updated',
        data: { id: curso, periodo_id: null, data: [{ usuario_id: suyo.usuario, donde: 'sumilla' }] },
      },
    ])
    expect(ajeno.heard).toEqual([])
  })

  it('a session that ends hears nothing more', async () => {
    const { token } = await t.gente.alguien(t.owner, { empresa: t.gente.empresa, tipouser: 2 })
    const heard = (await listen(token, `private-empresa.${t.gente.empresa}`))!
    const pusher = open.at(-1)!
    await t.as(token)('POST', '/auth/logout', {})
    await until(() => pusher.connection.state !== 'connected')
    expect(pusher.connection.state).not.toBe('connected')
    await t.as(t.gente.token.operador)('POST', '/v1/facultades', { nombre: 'Después' })
    await new Promise(r => setTimeout(r, 300))
    expect(heard).toEqual([])
  })

  it('a session that ended while the node could not hear of it is closed as soon as it hears again', async () => {
    const { token, usuario } = await t.gente.alguien(t.owner, { empresa: t.gente.empresa, tipouser: 2 })
    await listen(token, `private-empresa.${t.gente.empresa}`)
    const pusher = open.at(-1)!
    await t.owner.query('update sesiones set cerrada_at = now() where usuario_id = $1', [usuario])
    await t.owner.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'malla avisos' and datname = current_database()",
    )
    // Long before the next heartbeat, which would find it too.
    await until(() => pusher.connection.state !== 'connected')
    expect(pusher.connection.state).not.toBe('connected')
  })
})
