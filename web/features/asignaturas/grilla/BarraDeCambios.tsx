import { Kbd } from '@mantine/core'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { whyNotCerrar } from '../../../ui/form/alCerrar.ts'
import { tecla } from '../../../ui/tecla.ts'
import classes from './Barra.module.css'
import { confirmarDescarte } from './confirmarDescarte.ts'

/** What is not saved yet, and its two ways out. */
export function BarraDeCambios({
  cambios,
  guardando,
  whyNot,
  onGuardar,
  onDescartar,
}: {
  cambios: number
  guardando: boolean
  whyNot: string | null
  onGuardar: () => void
  onDescartar: () => void
}) {
  const descartar = async () => {
    if (await confirmarDescarte(cambios)) onDescartar()
  }
  return (
    <div className={classes.cambios}>
      <span role="status" className={classes.cuantos} data-hay={cambios > 0 || undefined}>
        {cambios === 0
          ? 'Todo guardado'
          : cambios === 1
            ? '1 cambio sin guardar'
            : `${cambios} cambios sin guardar`}
      </span>
      {cambios > 0 && (
        <>
          <ActionButton
            variant="default"
            whyNot={whyNotCerrar({ saving: guardando })}
            onClick={() => void descartar()}
          >
            Descartar
          </ActionButton>
          <ActionButton
            whyNot={whyNot}
            loading={guardando}
            onClick={onGuardar}
            rightSection={<Kbd className={classes.kbd}>{tecla('Ctrl S')}</Kbd>}
          >
            Guardar
          </ActionButton>
        </>
      )}
    </div>
  )
}
