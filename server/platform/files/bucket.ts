import type { Readable } from 'node:stream'
import type { S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import { mensajesDeError } from '@malla/contracts/mensajesDeError.ts'
import { UnforeseenError } from '../errors.ts'
import type { BucketUrl } from './bucketUrl.ts'

/** Objects of a bucket under our prefix, by name. A bucket that does not answer is a 503 that says why only to the log. */
export interface Bucket {
  put(name: string, bytes: Uint8Array, type?: string): Promise<void>
  /** The bytes of a name, or null when there are none. */
  get(name: string): Promise<Uint8Array | null>
  /** The same, as they come; for what does not fit in memory. */
  read(name: string): Promise<{ bytes: Readable; length: number | null } | null>
  /** Keeps what does not fit in memory, a part at a time; nothing is there before its end. */
  write(name: string, parts: AsyncIterable<Uint8Array>): Promise<void>
  remove(name: string): Promise<void>
  /** Names that begin so, and when each was kept. */
  list(beginning: string): AsyncIterable<{ name: string; at: Date; bytes: number }>
  /** Forgets what was begun in parts before a moment and never ended. */
  abortBefore(moment: Date): Promise<void>
}

const CONNECT_MS = 4000
/** Silence of the server. */
const SILENCE_MS = 12_000
/** All tries together. PostgreSQL ends a transaction that waits for them after 30 s: it is told before that why its bytes cannot be kept. */
const WHOLE_MS = 25_000
const TRIES = 3
/** The least that a part may have is 5 MiB, the most parts 10,000: 160 GB. */
const PART_BYTES = 16 * 1024 * 1024

/** Nothing of the request goes into the log: some services repeat the access key in their answer. */
const whyOf = (e: unknown): string => {
  const { name, message, code, $metadata } = e as S3ServiceException & { code?: string }
  const status = $metadata?.httpStatusCode
  return status ? `${name} (${status})` : (code ?? (name === 'Error' ? message : name))
}

/** The bucket did not do what it was asked. `why` is for the log and for whoever starts the server. */
export class BucketAway extends UnforeseenError {
  readonly why: string
  constructor(e: unknown) {
    super(503, mensajesDeError.interno)
    this.why = whyOf(e)
    this.cause = new Error(`the bucket did not answer: ${this.why}`)
  }
}

const isMissing = (e: unknown): boolean => (e as S3ServiceException).name === 'NoSuchKey'

const asking = async <T>(run: (options: { abortSignal: AbortSignal }) => Promise<T>): Promise<T> => {
  try {
    return await run({ abortSignal: AbortSignal.timeout(WHOLE_MS) })
  } catch (e) {
    throw new BucketAway(e)
  }
}

/** Cuts what comes into parts of one size, the last one smaller; one empty part of nothing. */
async function* partsOf(chunks: AsyncIterable<Uint8Array>): AsyncIterable<Buffer> {
  let held: Uint8Array[] = []
  let size = 0
  let isFirst = true
  for await (const chunk of chunks) {
    held.push(chunk)
    size += chunk.length
    while (size >= PART_BYTES) {
      const all = Buffer.concat(held)
      yield all.subarray(0, PART_BYTES)
      isFirst = false
      held = [all.subarray(PART_BYTES)]
      size -= PART_BYTES
    }
  }
  if (size > 0 || isFirst) yield Buffer.concat(held)
}

const clientOf = ({ S3Client }: typeof import('@aws-sdk/client-s3'), url: BucketUrl): S3Client =>
  new S3Client({
    endpoint: url.endpoint,
    region: url.region,
    forcePathStyle: url.pathStyle,
    credentials: { accessKeyId: url.accessKeyId, secretAccessKey: url.secretAccessKey },
    maxAttempts: TRIES,
    // Checksums of the newest kind are not known to servers of other makers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: SILENCE_MS,
      socketTimeout: SILENCE_MS,
      throwOnRequestTimeout: true,
    },
  })

/** The bucket of STORAGE_URL. Its client is loaded here, so that whoever keeps files in a folder never waits for it. */
export async function openBucket(url: BucketUrl): Promise<Bucket> {
  const s3 = await import('@aws-sdk/client-s3')
  const client = clientOf(s3, url)
  const Bucket = url.bucket
  const keyOf = (name: string): string => url.prefix + name
  const at = (name: string) => ({ Bucket, Key: keyOf(name) })

  /** Asks for an object. The clock runs until its beginning is there: how long the rest takes is for whoever reads it. */
  async function ask(name: string, whole: boolean) {
    const stop = new AbortController()
    const clock = setTimeout(() => stop.abort(new Error('no answer')), WHOLE_MS)
    try {
      const answer = await client.send(new s3.GetObjectCommand(at(name)), { abortSignal: stop.signal })
      const bytes = whole ? await answer.Body?.transformToByteArray() : answer.Body
      return bytes === undefined ? null : { bytes, length: answer.ContentLength ?? null }
    } catch (e) {
      if (isMissing(e)) return null
      throw new BucketAway(e)
    } finally {
      clearTimeout(clock)
    }
  }

  async function upload(name: string, UploadId: string, chunks: AsyncIterable<Uint8Array>): Promise<void> {
    const Parts: { ETag: string | undefined; PartNumber: number }[] = []
    for await (const Body of partsOf(chunks)) {
      const PartNumber = Parts.length + 1
      const part = { ...at(name), UploadId, PartNumber, Body }
      const { ETag } = await asking(o => client.send(new s3.UploadPartCommand(part), o))
      Parts.push({ ETag, PartNumber })
    }
    const whole = { ...at(name), UploadId, MultipartUpload: { Parts } }
    await asking(o => client.send(new s3.CompleteMultipartUploadCommand(whole), o))
  }

  return {
    async put(name, bytes, type) {
      const object = { ...at(name), Body: bytes, ContentType: type ?? 'application/octet-stream' }
      await asking(o => client.send(new s3.PutObjectCommand(object), o))
    },
    async get(name) {
      return ((await ask(name, true))?.bytes as Uint8Array | undefined) ?? null
    },
    async read(name) {
      const found = await ask(name, false)
      return found && { bytes: found.bytes as Readable, length: found.length }
    },
    async write(name, chunks) {
      const { UploadId } = await asking(o => client.send(new s3.CreateMultipartUploadCommand(at(name)), o))
      try {
        await upload(name, UploadId!, chunks)
      } catch (e) {
        await client.send(new s3.AbortMultipartUploadCommand({ ...at(name), UploadId })).catch(() => {})
        throw e
      }
    },
    async remove(name) {
      await asking(o => client.send(new s3.DeleteObjectCommand(at(name)), o))
    },
    async *list(beginning) {
      let ContinuationToken: string | undefined
      do {
        const page = { Bucket, Prefix: keyOf(beginning), ContinuationToken }
        const answer = await asking(o => client.send(new s3.ListObjectsV2Command(page), o))
        for (const { Key, LastModified, Size } of answer.Contents ?? [])
          if (Key && LastModified)
            yield { name: Key.slice(url.prefix.length), at: LastModified, bytes: Size ?? 0 }
        ContinuationToken = answer.IsTruncated ? answer.NextContinuationToken : undefined
      } while (ContinuationToken)
    },
    async abortBefore(moment) {
      const { Uploads = [] } = await asking(o =>
        client.send(new s3.ListMultipartUploadsCommand({ Bucket, Prefix: url.prefix }), o),
      )
      for (const { Key, UploadId, Initiated } of Uploads)
        if (Key?.startsWith(url.prefix) && Initiated && Initiated < moment)
          await asking(o => client.send(new s3.AbortMultipartUploadCommand({ Bucket, Key, UploadId }), o))
    },
  }
}
