import type { QueueOptions } from 'pg-boss'
import { type Config, readConfig } from '../../config.ts'
import type { Platform } from '../../context.ts'
import { type Db, openDb } from '../../db/db.ts'
import { folderStorage } from '../../files/storage.ts'
import { createJobs } from '../../jobs/jobs.ts'
import { type HaceEnlace, type MailEnd, workMail } from '../workMail.ts'

/** As much of a server as mails need. */
export interface MailNode {
  platform: Platform
  db: Db
  config: Config
  close(): Promise<void>
}

export interface MailNodeOptions {
  databaseUrl: string
  env: Record<string, string>
  patience?: QueueOptions
  superviseSeconds?: number
  enlaces?: Record<string, HaceEnlace>
  onEnd?: MailEnd
}

/** A node that sends mails, with its own connections and queue. */
export function mailNode({
  databaseUrl,
  env,
  patience,
  superviseSeconds,
  enlaces,
  onEnd,
}: MailNodeOptions): MailNode {
  const db = openDb(databaseUrl, 4)
  const config = readConfig({ PUBLIC_URL: 'https://malla.edu.pe', ...env })
  const jobs = createJobs({ db, report: () => {}, options: patience, superviseSeconds })
  const storage = folderStorage(`${config.dataDir}/archivos`)
  const platform = { db, config, jobs, storage } as Platform
  workMail(platform, enlaces ?? {}, onEnd)
  return {
    platform,
    db,
    config,
    async close() {
      await jobs.stop()
      await db.close()
    },
  }
}
