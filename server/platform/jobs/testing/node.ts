import type { QueueOptions } from 'pg-boss'
import type { Platform } from '../../context.ts'
import { openDb } from '../../db/db.ts'
import { folderStorage } from '../../files/storage.ts'
import type { Report } from '../../reports.ts'
import { createSessions } from '../../session/active.ts'
import { workTrabajos } from '../hacerTrabajos.ts'
import { createJobs } from '../jobs.ts'

/** Path of the one report that these nodes make. */
export const INFORME = '/prueba'

/** As much of a server as reports in the background need; `make` makes the file. Without it the node only asks for reports, and takes none in hand. */
export function trabajoNode(o: {
  databaseUrl: string
  dataDir: string
  make?: () => Promise<Uint8Array>
  patience?: QueueOptions
}) {
  const db = openDb(o.databaseUrl, 4)
  const jobs = createJobs({ db, report: () => {}, options: o.patience, superviseSeconds: 1 })
  const platform = {
    db,
    jobs,
    storage: folderStorage(`${o.dataDir}/archivos`),
    sessions: createSessions(db),
    tell: () => {},
  } as unknown as Platform
  const { make } = o
  if (make) {
    const produce = async () => ({
      render: async () => ({ bytes: await make(), name: 'prueba.pdf', type: 'application/pdf' }),
    })
    workTrabajos(platform, new Map<string, Report>([[INFORME, { access: 'propio', produce }]]))
  }
  return {
    platform,
    async close() {
      await jobs.stop()
      await db.close()
    },
  }
}
