import { describe, expect, it } from 'vitest'
import { readBucketUrl } from './bucketUrl.ts'

const base = {
  endpoint: 'https://s3.edu.pe',
  bucket: 'malla',
  prefix: '',
  region: 'us-east-1',
  pathStyle: true,
  accessKeyId: 'k',
  secretAccessKey: 's',
}

describe('readBucketUrl', () => {
  it.each([
    ['s3://k:s@s3.edu.pe/malla', {}],
    ['s3://k:s@s3.edu.pe/malla/uno/dos/', { prefix: 'uno/dos/' }],
    ['s3://k:s@127.0.0.1:9000/malla?tls=0', { endpoint: 'http://127.0.0.1:9000' }],
    ['s3://k:s@s3.edu.pe/malla?region=sa-east-1&path-style=0', { region: 'sa-east-1', pathStyle: false }],
    ['s3://A%2FB:c%2Bd%3D@s3.edu.pe/malla', { accessKeyId: 'A/B', secretAccessKey: 'c+d=' }],
  ])('%s', (url, more) => expect(readBucketUrl(url)).toEqual({ ...base, ...more }))

  it.each([
    'https://k:s@s3.edu.pe/malla',
    's3://malla',
    's3://k@s3.edu.pe/malla',
    's3://k:%zz@s3.edu.pe/malla',
    's3://k:s@s3.edu.pe',
    's3://k:s@s3.edu.pe/MALLA',
    's3://k:s@s3.edu.pe/malla/a b',
    's3://k:s@s3.edu.pe/malla?tls=si',
    's3://k:s@s3.edu.pe/malla?secreto=1',
    's3://k:s@s3.edu.pe/malla?region=Lima%20Perú',
  ])('%s cannot be used, and is not repeated', url => {
    const why = readBucketUrl(url)
    expect(why).toEqual(expect.any(String))
    expect(why).not.toContain('s3.edu.pe')
  })
})
