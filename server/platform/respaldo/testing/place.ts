import { openStorage } from '../../files/openStorage.ts'
import { openOutbox } from '../outbox.ts'

/** Where an installation keeps its files and mails: what a backup is made of, and brought back to. */
export const place = async (dataDir: string, storageUrl: string | null = null) => ({
  storage: await openStorage({ dataDir, storageUrl }),
  outbox: await openOutbox({ dataDir, storageUrl }),
})
