import type { EntradaDePerfil, PlantillaConEntradas } from '@malla/contracts/plantillasDePerfil.ts'
import { textoLlano } from '@malla/contracts/textoRico/llano.ts'
import { clave } from '@malla/domain/texto/normalizar.ts'
import { Button, Checkbox, Group, Select } from '@mantine/core'
import { useId, useState } from 'react'
import { Loaded } from '../../../app/Loaded.tsx'
import { useCall } from '../../../app/query.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { porLugar } from '../../../ui/porLugar.tsx'
import { type ClaseDePerfil, cuantas } from './clases.ts'
import { Entrada, nombreDeEntrada } from './Entrada.tsx'
import classes from './perfiles.module.css'

interface UsarPlantillaProps {
  clase: ClaseDePerfil
  /** What the profile has already: it is offered unticked. */
  yaEstan: readonly EntradaDePerfil[]
  /** Puts the chosen entries behind those that are there. False: it could not, and what to do about it was said. */
  onUsar: (entradas: EntradaDePerfil[]) => Promise<boolean>
  onClose: () => void
}

/** «Usar una plantilla»: of a template for institutions of this kind, the lines or traits that one ticks. */
export function UsarPlantilla(props: UsarPlantillaProps) {
  const { clase, onClose } = props
  const query = useCall(`${clase.calls}.porTipo`, {}, { meta: { shown: true } })
  return (
    <Dialog opened onClose={onClose} title="Usar una plantilla" size={720}>
      <Loaded query={query}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState title={`No hay plantillas de ${clase.perfil} para su institución`}>
              Las hace un administrador, para cada tipo de institución.
            </EmptyState>
          ) : (
            <Elegir {...props} plantillas={data} />
          )
        }
      </Loaded>
    </Dialog>
  )
}

function Elegir({ plantillas, ...props }: UsarPlantillaProps & { plantillas: PlantillaConEntradas[] }) {
  const [id, setId] = useState(plantillas[0]!.id)
  const plantilla = plantillas.find(p => p.id === id) ?? plantillas[0]!
  return (
    <>
      <Select
        label="Plantilla"
        allowDeselect={false}
        data={plantillas.map(p => ({ value: String(p.id), label: p.nombre }))}
        value={String(plantilla.id)}
        onChange={value => setId(Number(value))}
        data-autofocus
      />
      <Entradas key={plantilla.id} {...props} plantilla={plantilla} />
    </>
  )
}

/** What two entries that say the same have in common. */
const dice = (e: EntradaDePerfil): string => clave(`${e.nombre ?? ''} ${textoLlano(e.descripcion)}`)

function Entradas({
  clase,
  yaEstan,
  plantilla,
  onUsar,
  onClose,
}: UsarPlantillaProps & { plantilla: PlantillaConEntradas }) {
  const dichas = new Set(yaEstan.map(dice))
  const isNueva = (e: EntradaDePerfil) => !dichas.has(dice(e))
  const { items } = plantilla
  const [elegidas, setElegidas] = useState(() => new Set(items.flatMap((e, i) => (isNueva(e) ? [i] : []))))
  const [isUsando, setUsando] = useState(false)
  const prefijo = useId()
  const conOSin = (i: number) =>
    setElegidas(new Set(elegidas.has(i) ? [...elegidas].filter(x => x !== i) : [...elegidas, i]))
  const todas = elegidas.size === items.length
  const usar = async () => {
    setUsando(true)
    const hecho = await onUsar(items.filter((_e, i) => elegidas.has(i)))
    setUsando(false)
    if (hecho) onClose()
  }
  return (
    <>
      <Checkbox
        mt={16}
        label={`Todo: ${cuantas(clase, items.length)}`}
        checked={todas}
        indeterminate={!todas && elegidas.size > 0}
        onChange={() => setElegidas(new Set(todas ? [] : items.keys()))}
      />
      <ul className={classes.lista} aria-label={`Lo que tiene ${plantilla.nombre}`}>
        {porLugar(items, (entrada, i) => (
          <li>
            <Checkbox
              id={`${prefijo}-${i}`}
              aria-label={nombreDeEntrada(entrada)}
              checked={elegidas.has(i)}
              onChange={() => conOSin(i)}
            />
            <label className={`${classes.entrada} ${classes.elegir}`} htmlFor={`${prefijo}-${i}`}>
              <Entrada entrada={entrada} />
              {!isNueva(entrada) && <span className={classes.esta}>Ya está en el perfil</span>}
            </label>
          </li>
        ))}
      </ul>
      <Group justify="flex-end" gap={8}>
        <Button variant="default" onClick={onClose}>
          Cancelar
        </Button>
        <ActionButton
          whyNot={elegidas.size === 0 ? 'Marque qué quiere añadir.' : null}
          loading={isUsando}
          onClick={() => void usar()}
        >
          {elegidas.size === 0 ? 'Añadir' : `Añadir ${cuantas(clase, elegidas.size)}`}
        </ActionButton>
      </Group>
    </>
  )
}
