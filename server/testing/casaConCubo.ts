import { afterAll, beforeAll } from 'vitest'
import { type S3DePrueba, s3DePrueba } from '../platform/files/testing/s3.ts'
import { createTestApp, type TestApp } from './app.ts'

/** A server of the test file's own that keeps its files in a bucket, with the bucket. To be called where its hooks belong. */
export function casaConCubo() {
  const casa = { t: undefined as unknown as TestApp, s3: undefined as unknown as S3DePrueba }
  beforeAll(async () => {
    casa.s3 = await s3DePrueba()
    casa.t = await createTestApp({ STORAGE_URL: casa.s3.url })
  })
  afterAll(async () => {
    await casa.t.close()
    await casa.s3.close()
  })
  return casa
}
