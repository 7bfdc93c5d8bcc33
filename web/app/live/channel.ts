import type { Sesion } from '@malla/contracts/sesion.ts'
import Pusher from 'pusher-js'
import { statusOf } from '../ApiError.ts'
import { api, ask } from '../api.ts'
import { reportLive } from '../connection.ts'
import { onSessionEnd } from '../session.ts'
import { olvidarTempranas } from '../temprano.ts'
import { forgetAgain, readNow } from './again.ts'
import { createFeed, type Feed } from './feed.ts'
import { keepJoined } from './joined.ts'
import type { LiveEvent } from './registry.ts'
import { dispatch, tellJoined } from './registry.ts'

let pusher: Pusher | null = null
/** Of whose institution changes are told, up to which: it goes on there when the session was only asked for anew. */
let heard: { whose: string; feed: Feed } | null = null

/** Close code of a socket whose session was ended. */
const SESSION_ENDED = 4009

function connect(key: string, refused: Set<string>): Pusher {
  const port = Number(location.port) || (location.protocol === 'https:' ? 443 : 80)
  return new Pusher(key, {
    cluster: 'malla',
    wsHost: location.hostname,
    wsPort: port,
    wssPort: port,
    forceTLS: location.protocol === 'https:',
    enabledTransports: ['ws', 'wss'],
    channelAuthorization: {
      endpoint: '/api/v1/broadcasting/auth',
      transport: 'ajax',
      customHandler: ({ socketId, channelName }, done) => {
        api('cambios.broadcastingAuth', { socket_id: socketId, channel_name: channelName })
          .then(answer => done(null, answer))
          .catch(error => {
            if ([401, 403].includes(statusOf(error))) refused.add(channelName)
            done(error, null)
          })
      },
    },
  })
}

const feedFrom = (lastChange: number): Feed =>
  createFeed({
    lastChange,
    tell: dispatch,
    ask: after => ask('cambios.list', { after }),
    newest: async () => (await ask('auth.user', {})).data.ultimo_cambio,
    // What could not be asked for may be anything: everything on the screen is read again.
    lost: () => {
      olvidarTempranas()
      readNow()
    },
  })

/**
 * Opens the live channel of a person and of the institution they work in (§2, §4), which tells what changed after `desde`. Loaded after sign-in; a second
 * call replaces the first, and goes on where that one was.
 */
export function startLive(user: Sesion, desde: number): () => void {
  stopLive()
  const refused = new Set<string>()
  const opened = connect(user.live_key, refused)
  const joining = { isOpen: () => pusher === opened && opened.connection.state === 'connected', refused }
  pusher = opened
  opened.connection.bind('state_change', ({ current }: { current: string }) =>
    reportLive(current === 'connected'),
  )
  // The server ended this session for good: who looks at its page is told at once, not at the next click.
  opened.connection.bind('error', ({ data }: { data?: { code?: number } } = {}) => {
    if (data?.code === SESSION_ENDED) void api('auth.user', {}).catch(() => undefined)
  })
  const own = opened.subscribe(`private-usuario.${user.id}`)
  keepJoined(own, joining)
  own.bind('pusher:subscription_succeeded', tellJoined)
  own.bind_global((event: string, payload: LiveEvent) => {
    if (!event.startsWith('pusher')) dispatch(event, payload)
  })
  if (!user.empresa) return stopLive
  const whose = `${user.id}/${user.empresa.id}`
  // A session that was read again is newer than what this page has been told.
  const feed = feedFrom(heard?.whose === whose ? Math.min(heard.feed.last(), user.ultimo_cambio) : desde)
  heard = { whose, feed }
  const channel = opened.subscribe(`private-empresa.${user.empresa.id}`)
  keepJoined(channel, joining)
  // Each time it is joined, the first time too: changes since the last one seen may have come before.
  channel.bind('pusher:subscription_succeeded', () => void feed.catchUp())
  channel.bind_global((event: string, payload: LiveEvent) => {
    if (!event.startsWith('pusher')) feed.hear(event, payload)
  })
  return stopLive
}

function stopLive(): void {
  pusher?.disconnect()
  pusher = null
  reportLive(false)
}

onSessionEnd(() => {
  stopLive()
  forgetAgain()
  heard = null
})
