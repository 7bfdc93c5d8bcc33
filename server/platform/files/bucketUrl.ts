/** Where an S3-compatible bucket is, and who we are there. */
export interface BucketUrl {
  /** Origin of the service: «https://s3.ejemplo.edu:9000». */
  endpoint: string
  bucket: string
  /** What every key begins with: empty, or ending in a slash. */
  prefix: string
  region: string
  /** Whether the bucket stands in the path (most servers of one's own) or in the name of the machine. */
  pathStyle: boolean
  accessKeyId: string
  secretAccessKey: string
}

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const PREFIX = /^(?:[\w.-]+\/)*$/
const REGION = /^[\w-]+$/
const SETTINGS = new Set(['region', 'tls', 'path-style'])
const FORM = 's3://CLAVE:SECRETO@servidor/cubo'

/** Percent-decoded, or null where it cannot be. */
const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

const isFlag = (value: string | null): boolean => value === null || value === '0' || value === '1'

/**
 * Reads `s3://KEY:SECRET@host[:port]/bucket[/prefix][?region=…&tls=0|1&path-style=0|1]`; what is no letter or digit in key and secret is
 * percent-encoded. Answers why it cannot be used, in Spanish and without repeating any of it, when it cannot.
 */
export function readBucketUrl(value: string): BucketUrl | string {
  const url = URL.canParse(value) ? new URL(value) : null
  if (url?.protocol !== 's3:') return `debe empezar por s3://: ${FORM}`
  if (!url.hostname) return `debe nombrar el servidor: ${FORM}`
  const [accessKeyId, secretAccessKey] = [decoded(url.username), decoded(url.password)]
  if (!accessKeyId || !secretAccessKey)
    return `debe llevar la clave y el secreto (con % donde haga falta): ${FORM}`
  const [bucket = '', ...folders] = url.pathname.slice(1).split('/').filter(Boolean)
  if (!BUCKET.test(bucket)) return `debe nombrar el cubo: ${FORM}`
  const prefix = folders.map(folder => `${folder}/`).join('')
  if (!PREFIX.test(prefix) || folders.some(folder => /^\.+$/.test(folder)))
    return 'lleva detrás del cubo algo que no puede ser una carpeta'
  const params = url.searchParams
  if (![...params.keys()].every(key => SETTINGS.has(key)))
    return 'solo admite los parámetros region, tls y path-style'
  const [tls, pathStyle, region] = [params.get('tls'), params.get('path-style'), params.get('region')]
  if (!isFlag(tls) || !isFlag(pathStyle)) return 'admite tls=0 o tls=1, y path-style=0 o path-style=1'
  if (region !== null && !REGION.test(region)) return 'lleva una región que no puede ser'
  return {
    endpoint: `${tls === '0' ? 'http' : 'https'}://${url.host}`,
    bucket,
    prefix,
    region: region ?? 'us-east-1',
    pathStyle: pathStyle !== '0',
    accessKeyId,
    secretAccessKey,
  }
}
