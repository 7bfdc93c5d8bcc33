import { callKey, queryClient } from '../../app/query.ts'

// Nobody is told where one signs in and out: whoever comes to «Mis sesiones» asks.
queryClient.setQueryDefaults(callKey('auth.sesiones'), { staleTime: 0 })
// Nor that the link of a mail was opened, which is often done in another tab.
queryClient.setQueryDefaults(callKey('ajustes.showProfile'), { staleTime: 0, refetchOnWindowFocus: true })
