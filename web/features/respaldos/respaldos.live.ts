import { callKey, queryClient } from '../../app/query.ts'

// Backups are made by themselves, and of the whole installation: whoever comes to them asks whether there is a recent one.
queryClient.setQueryDefaults(callKey('respaldos.list'), { staleTime: 0 })
