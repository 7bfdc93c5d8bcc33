import { createHmac } from 'node:crypto'

/** Public key of the live channel (/app/{key}): the same on every node of an installation, another in each. */
export const liveKey = (secret: string): string =>
  createHmac('sha256', secret).update('live-key').digest('hex').slice(0, 20)
/** Secret that signs channel authorizations. */
export const liveSecret = (secret: string): string =>
  createHmac('sha256', secret).update('live-secret').digest('hex')
