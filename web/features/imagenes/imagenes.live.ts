import { callKey, queryClient } from '../../app/query.ts'

// No event tells that a picture was uploaded, or put into a text or taken out of it: whoever comes to the library, or chooses from it, asks.
queryClient.setQueryDefaults(callKey('imagenes.list'), { staleTime: 0 })
