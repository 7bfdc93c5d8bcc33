import type { Trabajo } from '@malla/contracts/trabajos.ts'
import { onLive } from '../../app/live/registry.ts'
import { callKey, queryClient, refresh } from '../../app/query.ts'
import { notifyBad, notifyGood } from '../../ui/alerts.tsx'
import { avisoDe, isEnMarcha } from './trabajos.ts'

type Lista = { data: Trabajo[] }

// Not a change of the institution: it comes on the person's own channel, with the whole document as it is now.
onLive<Trabajo>('trabajo', {
  updated: event => {
    const now = event as unknown as Trabajo
    const key = callKey('trabajos.list', {})
    const before = queryClient.getQueryData<Lista>(key)?.data.find(t => t.id === now.id)
    if (!before) return void refresh('trabajos')
    queryClient.setQueryData<Lista>(
      key,
      list => list && { data: list.data.map(t => (t.id === now.id ? now : t)) },
    )
    const aviso = isEnMarcha(before) ? avisoDe(now) : null
    if (aviso) (aviso.bien ? notifyGood : notifyBad)(aviso.texto)
  },
})
