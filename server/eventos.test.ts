import type Echo from 'laravel-echo'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readConfig } from './platform/config.ts'
import { freePort } from './platform/postgres/freePort.ts'
import { openRealtimePort } from './start/realtimePort.ts'
import { type PlanPlantado, plantCurso, plantPlan } from './testing/academico.ts'
import { createTestApp, type TestApp } from './testing/app.ts'
import { echoDe, type Oido, oirEn, type PusherClient, pusherDe } from './testing/oyentes.ts'

const soon = <T>(holds: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(holds, { timeout: 60_000, interval: 10 }) as Promise<T>

/** Things whose making, change and end everybody hears who may read them (§4). */
const COSAS = [
  'plan_estudio',
  'facultad',
  'local',
  'asignatura',
  'programa',
  'ciclo',
  'modelo_educativo',
  'seccion_electivo',
  'laboratorio_taller',
  'grupo.competencia',
  'competencia',
]
const PROPIOS = ['asignatura.save.key.silabo.docente', 'asignatura.save.silabo.docente']
const EVENTOS = [
  ...COSAS.flatMap(cosa => [`${cosa}.created`, `${cosa}.updated`, `${cosa}.deleted`]),
  'plan_estudio.save.json',
  'programa.save.json',
  'asignatura.save.key.silabo',
  'asignatura.save.silabo',
  'programa.counter_dc',
  'competencia.up',
  'competencia.down',
]

/** Who listens, and on which of the two ports. */
const OYENTES = ['root', 'operador', 'inspector', 'docente', 'deOtroCurso', 'acotado', 'ajeno'] as const
type Oyente = (typeof OYENTES)[number]

describe('every event of §4, from the call that causes it to a stock laravel-echo that names it', () => {
  let t: TestApp
  let p: PlanPlantado
  let curso: number
  let api: string
  let key: string
  let ports: [number, number]
  let closeSecond: () => void
  const echos: Echo<'pusher'>[] = []
  const clients: PusherClient[] = []
  /** What each heard on the channel of the institution and on their own, in order. */
  const empresa = {} as Record<Oyente, string[]>
  const propio = {} as Record<Oyente, string[]>

  /** Listens for each event by its name, as somebody who reads only the manual of laravel-echo. */
  async function listen(quien: Oyente, token: string, usuario: number, wsPort: number): Promise<void> {
    const echo = echoDe({ key, wsPort, api }, token)
    echos.push(echo)
    empresa[quien] = []
    propio[quien] = []
    const on = (channel: string, names: string[], heard: string[]) =>
      new Promise<boolean>(resolve => {
        const joined = echo.private(channel)
        for (const name of names)
          joined.listen(`.${name}`, (data: Oido['data']) => void heard.push(`${name} ${data.id}`))
        joined.subscribed(() => resolve(true)).error(() => resolve(false))
      })
    const [isTheirs, isOwn] = await Promise.all([
      on(`empresa.${t.gente.empresa}`, [...EVENTOS, ...PROPIOS], empresa[quien]),
      on(`usuario.${usuario}`, [...EVENTOS, ...PROPIOS], propio[quien]),
    ])
    expect([isTheirs, isOwn]).toEqual([quien !== 'ajeno', true])
  }

  beforeAll(async () => {
    t = await createTestApp()
    p = await plantPlan(t)
    curso = await plantCurso(t, p)
    const otro = await plantCurso(t, p)
    api = await t.app.listen({ port: 0, host: '127.0.0.1' })
    const second = await freePort()
    const server = await openRealtimePort(readConfig({ REALTIME_PORT: String(second) }), t.app.server, line =>
      console.warn(line),
    )
    closeSecond = () => server?.close()
    ports = [Number(new URL(api).port), second]
    key = (await t.as(t.gente.token.root)('POST', '/auth/user', {})).body.data.live_key
    const docente = (cursos: number[]) =>
      t.gente.alguien(t.owner, { empresa: t.gente.empresa, codigo: '00002', cursos })
    const [suyo, ajeno] = [await docente([curso]), await docente([otro])]
    const acotado = await t.gente.alguien(t.owner, {
      empresa: t.gente.empresa,
      tipouser: 2,
      rol: 2,
      programas: [p.programa],
    })
    const { token, usuario } = t.gente
    await listen('root', token.root, usuario.root, ports[0])
    await listen('operador', token.operador, usuario.operador, ports[1])
    await listen('inspector', token.inspector, usuario.inspector, ports[1])
    await listen('docente', suyo.token, suyo.usuario, ports[1])
    await listen('deOtroCurso', ajeno.token, ajeno.usuario, ports[0])
    await listen('acotado', acotado.token, acotado.usuario, ports[0])
    const { rows } = await t.owner.query(
      'select usuario_id from sesiones where empresa_id = $1 order by id desc limit 1',
      [t.gente.otraEmpresa],
    )
    await listen('ajeno', t.gente.ajeno, Number(rows[0].usuario_id), ports[0])
  })
  afterAll(async () => {
    for (const echo of echos) echo.disconnect()
    for (const client of clients) client.disconnect()
    closeSecond()
    await t.close()
  })

  const ask = async (verb: 'POST' | 'PUT' | 'DELETE', path: string, body: object = {}): Promise<number> => {
    const r = await t.as(t.gente.token.operador)(verb, path, body as Record<string, unknown>)
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    return Number(r.body.data?.id)
  }
  /** The last thing made of each kind. */
  const ids: Record<string, number> = {}
  const make = (cosa: string, path: string, body: () => object) => async () => {
    ids[cosa] = await ask('POST', path, body())
    return ids[cosa]!
  }
  const change = (cosa: string, path: string, body: () => object) => async () => {
    await ask('PUT', `${path}/${ids[cosa]}`, body())
    return ids[cosa]!
  }
  const remove =
    (cosa: string, path: string, more: () => string = () => '') =>
    async () => {
      await ask('DELETE', `${path}/${ids[cosa]}${more()}`)
      return ids[cosa]!
    }
  const inPlan = () => ({ planestudio_id: p.plan })
  const plan = '/v1/plan/estudios'
  const [grupos, competencias] = [`${plan}/grupos/competencias`, `${plan}/competencias`]
  const labs = '/v1/laboratorios/talleres'
  const enPrograma = async () => {
    const { rows } = await t.owner.query('select * from programas where id = $1', [p.programa])
    const { facultad_id, nivel_id, modalidad_id } = rows[0]
    return {
      facultad_id: Number(facultad_id),
      nivel_id: Number(nivel_id),
      modalidad_id: Number(modalidad_id),
    }
  }

  /** Event, and the call that causes it, which answers of which thing it speaks. */
  const CAUSAS: [evento: string, causa: () => Promise<number>][] = [
    ['facultad.created', make('facultad', '/v1/facultades', () => ({ nombre: 'Artes' }))],
    ['facultad.updated', change('facultad', '/v1/facultades', () => ({ nombre: 'Artes y Letras' }))],
    ['facultad.deleted', remove('facultad', '/v1/facultades')],
    [
      'programa.created',
      async () =>
        (ids.programa = await ask('POST', '/v1/programas', { nombre: 'Danza', ...(await enPrograma()) })),
    ],
    ['programa.counter_dc', async () => t.gente.empresa],
    ['programa.updated', change('programa', '/v1/programas', () => ({ nombre: 'Danza y Teatro' }))],
    [
      'programa.save.json',
      async () => {
        await ask('POST', `/v1/programas/guardar/json/${ids.programa}`, {
          key: 'misiones',
          items: [{ descripcion: '<p>Bailar</p>' }],
        })
        return ids.programa!
      },
    ],
    ['programa.deleted', remove('programa', '/v1/programas')],
    ['plan_estudio.created', make('plan', plan, () => ({ full_name: 'Plan 2099', carrera_id: p.programa }))],
    ['plan_estudio.updated', change('plan', plan, () => ({ full_name: 'Plan 2100' }))],
    [
      'plan_estudio.save.json',
      async () => {
        await ask('POST', `${plan}/guardar/json/${ids.plan}`, {
          key: 'misiones',
          items: [{ descripcion: '<p>Formar</p>' }],
        })
        return ids.plan!
      },
    ],
    ['plan_estudio.deleted', remove('plan', plan)],
    ['ciclo.created', make('ciclo', '/v1/ciclos', () => ({ nombre: 'IX', ...inPlan() }))],
    ['ciclo.updated', change('ciclo', '/v1/ciclos', () => ({ nombre: 'Noveno' }))],
    ['ciclo.deleted', remove('ciclo', '/v1/ciclos')],
    [
      'seccion_electivo.created',
      make('seccion', '/v1/secciones/electivos', () => ({ nombre: 'Libres', ...inPlan() })),
    ],
    [
      'seccion_electivo.updated',
      change('seccion', '/v1/secciones/electivos', () => ({ nombre: 'Muy libres' })),
    ],
    ['seccion_electivo.deleted', remove('seccion', '/v1/secciones/electivos', () => `/${p.plan}`)],
    [
      'asignatura.created',
      make('asignatura', '/v1/asignaturas', () => ({
        nombre: 'Ética',
        codigo: 'E1',
        credits: 3,
        ciclo_id: p.ciclos[0],
        ...inPlan(),
      })),
    ],
    ['asignatura.updated', change('asignatura', '/v1/asignaturas', () => ({ nombre: 'Ética profesional' }))],
    ['asignatura.deleted', remove('asignatura', '/v1/asignaturas')],
    [
      'asignatura.save.key.silabo',
      async () => {
        await ask('PUT', `/v1/asignaturas/keys/silabo/${curso}`, { silabo: { metodologia: '<p>Casos</p>' } })
        return curso
      },
    ],
    [
      'asignatura.save.silabo',
      async () => {
        await ask('PUT', `/v1/asignaturas/actualizar/silabo/${curso}`, {
          silabo: { tutoria: '<p>Lunes</p>' },
        })
        return curso
      },
    ],
    ['grupo.competencia.created', make('grupo', grupos, () => ({ nombre: 'Genéricas', ...inPlan() }))],
    ['grupo.competencia.updated', change('grupo', grupos, () => ({ nombre: 'Básicas' }))],
    ['competencia.created', make('primera', competencias, () => ({ nombre: 'Diseña', ...inPlan() }))],
    ['competencia.created', make('competencia', competencias, () => ({ nombre: 'Evalúa', ...inPlan() }))],
    ['competencia.updated', change('competencia', competencias, () => ({ nombre: 'Evalúa obras' }))],
    ['competencia.up', change('competencia', `${competencias}/up`, () => ({}))],
    ['competencia.down', change('competencia', `${competencias}/down`, () => ({}))],
    ['competencia.deleted', remove('competencia', competencias)],
    ['grupo.competencia.deleted', remove('grupo', grupos)],
    ['local.created', make('local', '/v1/locales', () => ({ nombre: 'Sede Norte' }))],
    ['local.updated', change('local', '/v1/locales', () => ({ nombre: 'Sede Sur' }))],
    [
      'laboratorio_taller.created',
      make('laboratorio', labs, () => ({ nombre: 'Química', tipo: 1, local_id: ids.local })),
    ],
    ['laboratorio_taller.updated', change('laboratorio', labs, () => ({ nombre: 'Física' }))],
    ['laboratorio_taller.deleted', remove('laboratorio', labs)],
    ['local.deleted', remove('local', '/v1/locales')],
    [
      'modelo_educativo.created',
      make('modelo', '/v1/modelos/educativos', () => ({
        nombre: 'Modelo 2099',
        descripcion: '<p>Hacer</p>',
      })),
    ],
    [
      'modelo_educativo.updated',
      change('modelo', '/v1/modelos/educativos', () => ({ descripcion: '<p>Crear</p>' })),
    ],
    ['modelo_educativo.deleted', remove('modelo', '/v1/modelos/educativos')],
  ]

  it('there is a cause for each of them', () => {
    expect(new Set(CAUSAS.map(([evento]) => evento))).toEqual(new Set(EVENTOS))
  })

  it.each(CAUSAS)('%s', async (evento, causa) => {
    const told = `${evento} ${await causa()}`
    for (const quien of ['root', 'operador', 'inspector'] as const)
      await soon(() => expect(empresa[quien].slice(-3)).toContain(told))
  })

  it('who reads the whole institution heard the same, each once and in one order', () => {
    expect(empresa.operador).toEqual(empresa.root)
    expect(empresa.inspector).toEqual(empresa.root)
    // Besides, making a programme tells how many there are, and moving a competency that its neighbour moved.
    const beside = (x: string) => x.startsWith('programa.counter_dc') || x.startsWith('competencia.updated')
    const told = empresa.root.filter(x => !beside(x)).map(x => x.split(' ')[0]!)
    expect(told).toEqual(CAUSAS.map(([evento]) => evento).filter(e => !beside(e)))
  })

  it('lecturers heard the syllabus of their course, on their own channel too under its other name, besides that a plan went, and nothing else', () => {
    const suyo = [`asignatura.save.key.silabo ${curso}`, `asignatura.save.silabo ${curso}`]
    const sinPlan = empresa.root.filter(x => x.startsWith('plan_estudio.deleted'))
    expect(empresa.docente).toEqual([...sinPlan, ...suyo])
    expect(propio.docente).toEqual(PROPIOS.map(name => `${name} ${curso}`))
    expect([empresa.deOtroCurso, propio.deOtroCurso]).toEqual([sinPlan, []])
  })

  it('an operator of one programme heard what lies in it and what is everybody’s', () => {
    const heard = new Set(empresa.acotado.map(x => x.split(' ')[0]))
    for (const [evento] of CAUSAS)
      expect([evento, heard.has(evento)]).toEqual([evento, !/^facultad|^programa/.test(evento)])
  })

  it('nobody of another institution heard anything, and nobody another person’s own', () => {
    expect([empresa.ajeno, propio.ajeno]).toEqual([[], []])
    for (const quien of OYENTES) if (quien !== 'docente') expect([quien, propio[quien]]).toEqual([quien, []])
  })

  it.each([
    ['another institution’s', () => `private-empresa.${t.gente.otraEmpresa}`],
    ['another person’s', () => `private-usuario.${t.gente.usuario.operador}`],
    ['one that no product has', () => 'private-otro.1'],
  ])('%s channel is refused, to root too', async (_case, channel) => {
    for (const wsPort of ports) {
      const client = pusherDe({ key, wsPort, api }, t.gente.token.root)
      clients.push(client)
      expect(await oirEn(client, channel())).toBeNull()
    }
  })

  it('with a new token a new Echo hears again; the old one is refused from then on', async () => {
    const made = await t.gente.alguien(t.owner, { empresa: t.gente.empresa, tipouser: 2 })
    const [where, canal] = [{ key, wsPort: ports[1], api }, `private-empresa.${t.gente.empresa}`]
    const first = pusherDe(where, made.token)
    clients.push(first)
    await oirEn(first, canal)
    await t.as(made.token)('POST', '/auth/logout', {})
    await soon(() => expect(first.connection.state).toMatch(/disconnected|failed/))
    const stale = pusherDe(where, made.token)
    clients.push(stale)
    expect(await oirEn(stale, canal)).toBeNull()
    const fresh = await t.gente.alguien(t.owner, { empresa: t.gente.empresa, tipouser: 2 })
    const echo = echoDe(where, fresh.token)
    echos.push(echo)
    const heard: number[] = []
    await new Promise<void>(resolve =>
      echo
        .private(`empresa.${t.gente.empresa}`)
        .listen('.facultad.created', (data: Oido['data']) => void heard.push(data.id))
        .subscribed(resolve),
    )
    const id = await ask('POST', '/v1/facultades', { nombre: 'Con otra llave' })
    await soon(() => expect(heard).toEqual([id]))
  })
})
