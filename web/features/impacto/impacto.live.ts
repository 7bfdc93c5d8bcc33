import { callKey, queryClient } from '../../app/query.ts'

// No event tells which changes were made, or taken back, in one step: as a history they are read anew whenever they are opened, and what was there before does
// not stand there first, for it is undone by a press.
queryClient.setQueryDefaults(callKey('impactos.list'), { gcTime: 0 })
