import { followEntity, onLive, refreshSoon } from '../../app/live/registry.ts'

// Laboratories say in which premises they are, premises how many laboratories are in them, plans which they need.
onLive('local', followEntity('locales', 'laboratorios'))
onLive('laboratorio_taller', followEntity('laboratorios', 'locales'))
onLive('plan_estudio', {
  updated: ({ data }) => {
    if (data && 'laboratorios_ids' in data) refreshSoon('laboratorios')
  },
})
