import type { Sesion } from '@malla/contracts/sesion.ts'
import Pusher from 'pusher-js'
import { api, ask } from '../api.ts'
import { reportLive } from '../connection.ts'
import { queryClient } from '../query.ts'
import { onSessionEnd } from '../session.ts'
import { dispatch, type LiveEvent } from './registry.ts'

let pusher: Pusher | null = null
/** The last change that this window knows of. Null until the first one: then everything on the screen is read again after a lost connection. */
let lastChange: number | null = null

function take(event: string, payload: LiveEvent): void {
  if (lastChange !== null && payload.change_id <= lastChange) return
  lastChange = payload.change_id
  dispatch(event, payload)
}

/** What was missed while the connection was away, in order. */
async function catchUp(): Promise<void> {
  if (lastChange === null) {
    await queryClient.invalidateQueries()
    return
  }
  for (let more = true; more; ) {
    const answer = await ask('cambios.list', { after: lastChange })
    for (const { evento, ...change } of answer.data) take(evento, change)
    lastChange = Math.max(lastChange, answer.last)
    more = answer.more
  }
}

function connect(key: string): Pusher {
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
          .catch(error => done(error, null))
      },
    },
  })
}

/** Opens the live channel of a person and of the institution they work in (§2, §4). Loaded after sign-in; a second call replaces the first. */
export function startLive(user: Sesion): () => void {
  stopLive()
  let wasOpen = false
  pusher = connect(user.live_key)
  pusher.connection.bind('state_change', ({ current }: { current: string }) => {
    reportLive(current === 'connected')
    if (current === 'connected' && wasOpen) catchUp().catch(() => queryClient.invalidateQueries())
    wasOpen ||= current === 'connected'
  })
  pusher.bind_global((event: string, payload: LiveEvent) => {
    if (!event.startsWith('pusher')) take(event, payload)
  })
  pusher.subscribe(`private-usuario.${user.id}`)
  if (user.empresa) pusher.subscribe(`private-empresa.${user.empresa.id}`)
  return stopLive
}

export function stopLive(): void {
  pusher?.disconnect()
  pusher = null
  lastChange = null
  reportLive(false)
}

onSessionEnd(stopLive)
