import PusherModule from 'pusher-js'
import { intentar } from './pedir.ts'

// The types of pusher-js describe a default export; under Node its module is that export.
const Pusher = PusherModule as unknown as typeof PusherModule.default

/** A stock live client that asks what it missed whenever it is back: what it has heard must be all there is. */
export interface Oyente {
  /** Numbers of the records heard, in the order heard. */
  oidos(): number[]
  /** How often it has joined its channel. */
  entradas(): number
  cerrar(): void
}

/** Records after `after`, page by page, as somebody reads them; null when nobody answers. */
export async function cambiosDesde(url: string, token: string, after: number): Promise<number[] | null> {
  const ids: number[] = []
  for (let from = after; ; ) {
    const answer = await intentar(url, { token, method: 'GET', path: `/v1/changes?after=${from}&limit=1000` })
    if (answer?.status !== 200) return null
    ids.push(...(answer.body.data as { change_id: number }[]).map(c => c.change_id))
    from = answer.body.last
    if (!answer.body.more) return ids
  }
}

/** Listens on an institution's channel at one node until it is closed. */
export async function escuchar(url: string, token: string, empresa: number): Promise<Oyente> {
  const { hostname, port } = new URL(url)
  const user = await intentar(url, { token, method: 'POST', path: '/auth/user', body: {} })
  const oidos: number[] = []
  const conocidos = new Set<number>()
  let entradas = 0
  let ultimo = 0
  /** Last record heard before the channel was lost: from there it asks, until it is answered. */
  let desde: number | null = null
  const oir = (ids: readonly number[]) => {
    for (const id of ids) {
      if (conocidos.has(id)) continue
      conocidos.add(id)
      oidos.push(id)
      ultimo = Math.max(ultimo, id)
    }
  }
  const ponerseAlDia = async (): Promise<void> => {
    if (desde === null || cerrado) return
    const ids = await cambiosDesde(url, token, desde)
    if (!ids) return void setTimeout(ponerseAlDia, 300)
    desde = null
    oir(ids)
  }
  let cerrado = false
  const pusher = new Pusher(user!.body.data.live_key, {
    cluster: 'x',
    wsHost: hostname,
    wsPort: Number(port),
    forceTLS: false,
    enabledTransports: ['ws'],
    disableStats: true,
    activityTimeout: 4000,
    pongTimeout: 2000,
    channelAuthorization: {
      transport: 'ajax',
      endpoint: '',
      customHandler: ({ socketId, channelName }, callback) => {
        const body = { socket_id: socketId, channel_name: channelName }
        void intentar(url, { token, method: 'POST', path: '/v1/broadcasting/auth', body }).then(r =>
          r?.status === 200 ? callback(null, r.body) : callback(new Error(String(r?.status)), null),
        )
      },
    },
  })
  const nombre = `private-empresa.${empresa}`
  const unir = () => {
    const canal = pusher.subscribe(nombre)
    canal.bind_global((event: string, data: unknown) => {
      const id = (data as { change_id?: number } | null)?.change_id
      if (!event.startsWith('pusher:') && id !== undefined) oir([id])
    })
    canal.bind('pusher:subscription_succeeded', () => {
      entradas++
      const yaPregunta = desde !== null
      desde ??= ultimo
      if (!yaPregunta) void ponerseAlDia()
    })
    // The server could not say at that moment whether it may: it is asked again.
    canal.bind('pusher:subscription_error', () => {
      pusher.unsubscribe(nombre)
      setTimeout(unir, 500)
    })
  }
  unir()
  return {
    oidos: () => oidos,
    entradas: () => entradas,
    cerrar() {
      cerrado = true
      pusher.disconnect()
    },
  }
}
