import { callKey, queryClient } from '../../app/query.ts'

// Nobody is told where one signs in and out: whoever comes to «Mis sesiones» asks.
queryClient.setQueryDefaults(callKey('auth.sesiones'), { staleTime: 0 })
