import { textoLlano } from '@malla/contracts/textoRico/llano.ts'
import { conDecision, type Disputa } from '@malla/domain/planes/fusion.ts'
import { diferencia } from '@malla/domain/texto/diferencia.ts'
import { Button, Group, Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { Diferencia, LeyendaDeDiferencia } from '../historial/Diferencia.tsx'
import type { Conflicto } from './edicion.ts'
import type { ItemEditado } from './items.ts'
import classes from './Textos.module.css'

type Eleccion = 'mio' | 'suyo' | 'ambos'

/** What a decision leaves of an entry; null: it goes. */
function decidido({ mio, suyo }: Disputa<ItemEditado>, eleccion: Eleccion): ItemEditado | null {
  if (eleccion === 'mio') return mio
  if (eleccion === 'suyo') return suyo
  return mio && suyo ? { ...suyo, descripcion: suyo.descripcion + mio.descripcion, status: 2 } : (mio ?? suyo)
}

/**
 * Two people changed the same text. Both versions stand side by side with what each changed, and the person says which stays, or both. Nobody's
 * work is overwritten silently, and what is not chosen remains in the history or is still here until it is chosen.
 */
export function UnirTextos({
  conflicto,
  onResolver,
  onPosponer,
}: {
  conflicto: Conflicto
  onResolver: (items: ItemEditado[]) => void
  onPosponer: () => void
}) {
  const [elegido, setElegido] = useState<Record<string, Eleccion>>({})
  const { fusion } = conflicto
  const faltan = fusion.disputas.filter(d => !elegido[d.id]).length
  const guardar = () =>
    onResolver(
      fusion.disputas.reduce(
        (items, d) => conDecision(items, d.id, decidido(d, elegido[d.id]!)),
        fusion.items,
      ),
    )
  return (
    <Dialog opened onClose={onPosponer} title="Otra persona guardó antes" size={860} zIndex={300}>
      <Text>Los dos cambiaron el mismo texto. Elija qué queda; lo que cambió solo uno ya está unido.</Text>
      <LeyendaDeDiferencia />
      <Stack gap={24} mt={16}>
        {fusion.disputas.map((d, i) => (
          <Radio.Group
            key={d.id}
            label={fusion.disputas.length > 1 ? `Texto ${i + 1}` : 'Qué texto queda'}
            value={elegido[d.id] ?? null}
            onChange={v => setElegido({ ...elegido, [d.id]: v as Eleccion })}
          >
            <div className={classes.versiones}>
              <Lado titulo="Lo que usted escribió" base={d.base} item={d.mio} />
              <Lado titulo="Lo que se guardó antes" base={d.base} item={d.suyo} />
            </div>
            <Group gap={16} mt={8}>
              <Radio value="mio" label={d.mio ? 'Queda el mío' : 'Queda eliminado'} />
              <Radio value="suyo" label={d.suyo ? 'Queda el que se guardó antes' : 'Queda eliminado'} />
              {d.mio && d.suyo && <Radio value="ambos" label="Quedan los dos, uno tras otro" />}
            </Group>
          </Radio.Group>
        ))}
      </Stack>
      <Group justify="flex-end" gap={8} mt={24}>
        <Button variant="default" onClick={onPosponer}>
          Seguir editando
        </Button>
        <Button disabled={faltan > 0} onClick={guardar}>
          {faltan > 0 ? `Por elegir: ${faltan}` : 'Guardar así'}
        </Button>
      </Group>
    </Dialog>
  )
}

function Lado({
  titulo,
  base,
  item,
}: {
  titulo: string
  base: ItemEditado | null
  item: ItemEditado | null
}) {
  const llano = (i: ItemEditado | null) => textoLlano(i?.descripcion ?? '')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must also by the keyboard
    <section tabIndex={0} aria-label={titulo}>
      <h4>{titulo}</h4>
      {item ? (
        <Diferencia trozos={diferencia(llano(base), llano(item))} etiqueta={titulo} />
      ) : (
        <Text c="dimmed">Eliminó este apartado.</Text>
      )}
    </section>
  )
}
