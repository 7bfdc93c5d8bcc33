import Echo from 'laravel-echo'
import PusherModule from 'pusher-js'

// The types of pusher-js describe a default export; under Node its module is that export.
const Pusher = PusherModule as unknown as typeof PusherModule.default
type PusherClient = InstanceType<typeof Pusher>

/** What the payload of an event is (contracts/cambios.ts, CambioVisto without its name). */
export interface Oido {
  event: string
  data: { id: number; change_id: number; data: Record<string, unknown> | null }
}

/** Where a client connects: the live channel's key and port, and the origin of the calls. They may be different nodes. */
export interface Donde {
  key: string
  wsPort: number
  api: string
}

const options = ({ wsPort }: Donde) =>
  ({
    cluster: 'malla',
    wsHost: '127.0.0.1',
    wsPort,
    forceTLS: false,
    enabledTransports: ['ws'] as ('ws' | 'wss')[],
    disableStats: true,
  }) as const

const AUTH = '/api/v1/broadcasting/auth'

/** A stock pusher-js of the holder of this token; nothing of it is ours. */
export const pusherDe = (donde: Donde, token: string): PusherClient =>
  new Pusher(donde.key, {
    ...options(donde),
    channelAuthorization: {
      transport: 'ajax',
      endpoint: donde.api + AUTH,
      headers: { Authorization: `Bearer ${token}` },
    },
  })

/** A stock laravel-echo, as its manual says it: the bearer as `bearerToken`. */
export const echoDe = (donde: Donde, token: string): Echo<'pusher'> =>
  new Echo({
    broadcaster: 'pusher',
    key: donde.key,
    Pusher,
    ...options(donde),
    authEndpoint: donde.api + AUTH,
    bearerToken: token,
  } as unknown as ConstructorParameters<typeof Echo<'pusher'>>[0])

/** Subscribes; resolves with what it hears from then on, or null when it was refused. */
export async function oirEn(pusher: PusherClient, canal: string): Promise<Oido[] | null> {
  const heard: Oido[] = []
  const channel = pusher.subscribe(canal)
  channel.bind_global((event: string, data: unknown) => {
    if (!event.startsWith('pusher:')) heard.push({ event, data } as Oido)
  })
  const ok = await new Promise<boolean>(resolve => {
    channel.bind('pusher:subscription_succeeded', () => resolve(true))
    channel.bind('pusher:subscription_error', () => resolve(false))
  })
  return ok ? heard : null
}

export type { PusherClient }
