import type { Bucket } from './bucket.ts'
import { assertKey, isKey, newKey, type Storage } from './storage.ts'

const FOLDER = 'archivos/'

/** Files as objects of a bucket, under the keys that a folder would have: whoever moves the folder there moves everything. */
export function bucketStorage(bucket: Bucket): Storage {
  const nameOf = (key: string): string => FOLDER + assertKey(key)
  return {
    async put(bytes) {
      const key = newKey()
      await bucket.put(nameOf(key), bytes)
      return key
    },
    restore: (key, bytes) => bucket.put(nameOf(key), bytes),
    get: async key => bucket.get(nameOf(key)),
    remove: async key => bucket.remove(nameOf(key)),
    async *keysBefore(moment) {
      for await (const { name, at } of bucket.list(FOLDER)) {
        const key = name.slice(FOLDER.length)
        if (at < moment && isKey(key)) yield key
      }
    },
    removeUnfinished: moment => bucket.abortBefore(moment),
  }
}
