import { readAgain } from '../../app/live/again.ts'
import { deCadaDia } from '../../app/live/deCadaDia.ts'
import { onLiveAny } from '../../app/live/registry.ts'
import { queryClient } from '../../app/query.ts'

/** Many look at their desk at once: they ask over so many milliseconds. */
const REPARTO = 8000

// What waits hangs on deadlines.
deCadaDia('escritorio')
// Whatever changes is a line of the log and may be one of the desk; both are read again quietly, and only while they are on the screen.
onLiveAny(() => {
  for (const entity of ['logs', 'escritorio'])
    for (const query of queryClient.getQueryCache().findAll({ queryKey: [entity] }))
      readAgain(query, { en: REPARTO })
})
