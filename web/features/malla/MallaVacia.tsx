import type { Plan } from '@malla/contracts/plan.ts'
import { MAX_CICLOS } from '@malla/domain/ciclos/ciclo.ts'
import { ciclosDePartida } from '@malla/domain/ciclos/maximo.ts'
import { whyNotEditarPlan } from '@malla/domain/planes/cese.ts'
import { Group, NumberInput } from '@mantine/core'
import { useState } from 'react'
import { api } from '../../app/api.ts'
import { luego } from '../../app/luego.tsx'
import { useWhyNot } from '../../app/permission.ts'
import { refresh, useCall } from '../../app/query.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { notifyGood } from '../../ui/alerts.tsx'
import { warnOf } from '../../ui/dialogs.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { AvisoDeMaximo } from '../ciclos/AvisoDeMaximo.tsx'

const ImportarCursos = luego(
  async () => (await import('../asignaturas/excel/ImportarCursos.tsx')).ImportarCursos,
)

/** A plan without anything in it: what comes next. */
export function MallaVacia({ plan }: { plan: Plan }) {
  const [escritos, setCuantos] = useState<number | string | null>(null)
  const programa = useCall('programas.show', { id: plan.carrera_id }).data?.data
  const cuantos = escritos ?? ciclosDePartida(programa?.maxciclos)
  const [creando, setCreando] = useState(false)
  const [importando, setImportando] = useState(false)
  const whyNotRol = useWhyNot('estructura.crear', {
    facultad_id: plan.facultad_id,
    programa_id: plan.carrera_id,
  })
  const whyNot = whyNotRol ?? whyNotEditarPlan(plan)
  const n = typeof cuantos === 'number' ? cuantos : 0

  const crear = async () => {
    setCreando(true)
    try {
      notifyGood((await api('ciclos.primeros', { planId: plan.id, ciclos: n })).message)
    } catch (error) {
      void warnOf(error)
    } finally {
      await refresh('ciclos')
      setCreando(false)
    }
  }

  return (
    <>
      <EmptyState
        title="Este plan todavía no tiene malla"
        action={
          <Group gap={12} justify="center" align="flex-end">
            <NumberInput
              label="Ciclos"
              w={88}
              min={1}
              max={MAX_CICLOS}
              value={cuantos}
              onChange={setCuantos}
              disabled={!!whyNot}
            />
            <ActionButton
              whyNot={whyNot ?? (n < 1 ? 'Diga cuántos ciclos.' : null)}
              loading={creando}
              onClick={() => void crear()}
            >
              Crear los ciclos
            </ActionButton>
            <ActionButton variant="default" whyNot={whyNot} onClick={() => setImportando(true)}>
              Importar de Excel
            </ActionButton>
          </Group>
        }
      >
        Empiece por los ciclos y ponga en ellos los cursos, o traiga todo de una vez desde una hoja de Excel:
        los ciclos que falten se crean solos.
        <AvisoDeMaximo programaId={plan.carrera_id} quedarian={n} />
      </EmptyState>
      {importando && <ImportarCursos planId={plan.id} onClose={() => setImportando(false)} />}
    </>
  )
}
