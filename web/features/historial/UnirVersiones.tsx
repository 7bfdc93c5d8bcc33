import { diferencia } from '@malla/domain/texto/diferencia.ts'
import { Button, Group, Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { alcanzable } from '../../ui/alcanzable.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { DialogFoot } from '../../ui/DialogFoot.tsx'
import { Diferencia, LeyendaDeDiferencia } from './Diferencia.tsx'
import classes from './UnirVersiones.module.css'

export type Eleccion = 'mio' | 'suyo' | 'ambos'

/** What one of the two made of a text. */
export interface Version {
  antes: string
  /** Null: it was taken away. */
  ahora: string | null
}

/** A place that both changed. */
export interface Disputada {
  id: string
  pregunta: string
  mio: Version
  suyo: Version
  /** Both may stay, one behind the other. */
  cabenAmbos: boolean
}

/** How the two versions are called. */
export const dePersonas = {
  mio: 'Lo que usted escribió',
  suyo: 'Lo que se guardó antes',
  quedaMio: 'Queda el mío',
  quedaSuyo: 'Queda el que se guardó antes',
}

/**
 * Two versions of the same text side by side, place by place, each with what it changed; a person says which stays, or both. Nothing is
 * overwritten before all is decided: `onGuardar` hears the choice of every place, by its id.
 */
export function UnirVersiones({
  titulo,
  texto,
  disputadas,
  dicho = dePersonas,
  ido,
  onGuardar,
  onPosponer,
}: {
  titulo: string
  texto: string
  disputadas: readonly Disputada[]
  dicho?: typeof dePersonas
  /** What stands in the place of a version that was taken away. */
  ido: string
  onGuardar: (elegido: Readonly<Record<string, Eleccion>>) => void
  onPosponer: () => void
}) {
  const [elegido, setElegido] = useState<Readonly<Record<string, Eleccion>>>({})
  const faltan = disputadas.filter(d => !elegido[d.id]).length
  const guardar = () => {
    // What comes next may collide in the same place: it is asked about anew.
    setElegido({})
    onGuardar(elegido)
  }
  return (
    <Dialog opened onClose={onPosponer} title={titulo} size={860} zIndex={300}>
      <Text>{texto}</Text>
      <LeyendaDeDiferencia />
      <Stack gap={24} mt={16}>
        {disputadas.map(({ id, pregunta, mio, suyo, cabenAmbos }) => (
          <Radio.Group
            key={id}
            label={pregunta}
            value={elegido[id] ?? null}
            onChange={v => setElegido({ ...elegido, [id]: v as Eleccion })}
          >
            <div className={classes.versiones}>
              <Lado titulo={dicho.mio} version={mio} ido={ido} />
              <Lado titulo={dicho.suyo} version={suyo} ido={ido} />
            </div>
            <Group gap={16} mt={8}>
              <Radio value="mio" label={mio.ahora === null ? 'Queda eliminado' : dicho.quedaMio} />
              <Radio value="suyo" label={suyo.ahora === null ? 'Queda eliminado' : dicho.quedaSuyo} />
              {cabenAmbos && <Radio value="ambos" label="Quedan los dos, uno tras otro" />}
            </Group>
          </Radio.Group>
        ))}
      </Stack>
      <DialogFoot>
        <Button variant="default" onClick={onPosponer}>
          Seguir editando
        </Button>
        <Button disabled={faltan > 0} onClick={guardar}>
          {faltan > 0 ? `Por elegir: ${faltan}` : 'Guardar así'}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}

function Lado({ titulo, version: { antes, ahora }, ido }: { titulo: string; version: Version; ido: string }) {
  return (
    <section {...alcanzable} aria-label={titulo}>
      <h4>{titulo}</h4>
      {ahora === null ? (
        <Text c="dimmed">{ido}</Text>
      ) : (
        <Diferencia trozos={diferencia(antes, ahora)} etiqueta={titulo} />
      )}
    </section>
  )
}
