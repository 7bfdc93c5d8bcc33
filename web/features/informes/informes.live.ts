import type { Trabajo } from '@malla/contracts/trabajos.ts'
import { onJoined, onLive } from '../../app/live/registry.ts'
import { callKey, queryClient, refresh } from '../../app/query.ts'
import { onSessionEnd } from '../../app/session.ts'
import { notifyGood } from '../../ui/alerts.tsx'
import { noSalio, olvidarFallas } from './bandeja.ts'
import { porPrimeraVez } from './dichos.ts'
import { avisoDe, isEnMarcha } from './trabajos.ts'

type Lista = { data: Trabajo[] }

// Not a change of the institution: it comes on the person's own channel, with the whole document as it is now.
onLive<Trabajo>('trabajo', {
  updated: event => {
    const now = event as unknown as Trabajo
    const key = callKey('trabajos.list', {})
    const isConocido = queryClient.getQueryData<Lista>(key)?.data.some(t => t.id === now.id)
    if (isConocido)
      queryClient.setQueryData<Lista>(
        key,
        list => list && { data: list.data.map(t => (t.id === now.id ? now : t)) },
      )
    else refresh('trabajos')
    const aviso = avisoDe(now)
    // A quick one may have ended in the list before its event comes, or before the list knows of it.
    if (aviso && porPrimeraVez(now.id)) (aviso.bien ? notifyGood : noSalio)(aviso.texto)
  },
})

// One that was on its way may have ended while nobody was heard.
onJoined(() => {
  const lista = queryClient.getQueryData<Lista>(callKey('trabajos.list', {}))
  if (lista?.data.some(isEnMarcha)) void refresh('trabajos')
})

onSessionEnd(olvidarFallas)
