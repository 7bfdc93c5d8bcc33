/** Between a channel that could not be joined and the next try: a node that died or a database that comes back needs a moment, and not all ask at once. */
const AGAIN_MS = 2000

interface Channel {
  name: string
  subscribe(): void
  bind(event: string, handler: () => void): unknown
}

/**
 * Joins a channel again that could not be joined. The stock client tries each channel once for each connection: where the authorization did not arrive, the
 * socket would stay open and deaf. `refused` names channels that are not the person's; of those nothing is asked again.
 */
export function keepJoined(
  channel: Channel,
  { isOpen, refused }: { isOpen: () => boolean; refused: ReadonlySet<string> },
): void {
  channel.bind('pusher:subscription_error', () => {
    if (refused.has(channel.name)) return
    setTimeout(() => isOpen() && channel.subscribe(), AGAIN_MS * (1 + Math.random()))
  })
}
