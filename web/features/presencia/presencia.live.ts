import { onJoined, onLive } from '../../app/live/registry.ts'
import { type Noticia, oirPresentes, volverAOir } from './presentes.ts'

// No changes of the institution: they come on the person's own channel, with all who are there now.
const oir = (cosa: Noticia['cosa']) => ({
  updated(event: unknown) {
    const { id, periodo_id, data } = event as Noticia
    oirPresentes({ cosa, id, periodo_id: periodo_id ?? null, data })
  },
})
onLive('presencia', oir('silabo'))
onLive('presencia_plan', oir('plan'))
onJoined(volverAOir)
