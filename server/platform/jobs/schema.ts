import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import { COLAS } from './queues.ts'

/** What the app role needs of the queue's own schema: to use it, not to change it. */
const grants = (role: string): string => `
grant usage on schema pgboss to ${role};
grant select, insert, update, delete on all tables in schema pgboss to ${role};
grant usage on all sequences in schema pgboss to ${role};
grant execute on all functions in schema pgboss to ${role};`

/** Makes the queue's schema and queues, or brings them to their newest form, as their owner; then lets `role` use them. Idempotent. */
export async function migrateQueues(owner: pg.Client, role: string): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => owner.query(text, values) },
    supervise: false,
    schedule: false,
  })
  const failed: Error[] = []
  boss.on('error', e => failed.push(e))
  await boss.start()
  try {
    for (const [name, options] of Object.entries(COLAS)) {
      await boss.createQueue(name, options)
      await boss.updateQueue(name, options)
    }
  } finally {
    await boss.stop({ graceful: false })
  }
  if (failed[0]) throw failed[0]
  await owner.query(grants(role))
}
