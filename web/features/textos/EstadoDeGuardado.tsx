import { Button } from '@mantine/core'
import { hm } from '../../ui/form/dates.ts'
import { tecla } from '../../ui/tecla.ts'
import type { EstadoDeEdicion } from './estadoDeEdicion.ts'
import classes from './Textos.module.css'

/** Where the text is, in words. */
function palabrasDeFase(
  { fase, cuando, motivo }: EstadoDeEdicion,
  porEnviar: number,
  whyNot: string | null,
): string {
  const a = cuando === null ? '' : ` ${hm(cuando)}`
  switch (fase) {
    case 'guardado':
      return cuando === null ? '' : `Guardado${a}`
    case 'escrito':
    case 'enviando':
      return 'Guardando…'
    case 'borrador':
      return `Borrador guardado${a}`
    case 'sinConexion':
      return porEnviar === 1
        ? 'Sin conexión: 1 cambio por enviar'
        : `Sin conexión: ${porEnviar} cambios por enviar`
    case 'rechazado':
      return `No se guardó: ${whyNot ?? motivo ?? ''} Lo escrito queda en este equipo.`
  }
}

/** «Guardado 10:42» and what can be done about it. */
export function EstadoDeGuardado({
  estado,
  whyNot,
  porEnviar,
  haySinGuardar,
  onGuardar,
  onDescartar,
}: {
  estado: EstadoDeEdicion
  /** Why it cannot be saved now, where that is known better than by the refusal. */
  whyNot: string | null
  porEnviar: number
  haySinGuardar: boolean
  onGuardar: () => void
  onDescartar: () => void
}) {
  return (
    <div className={classes.estado}>
      <span role="status" data-fase={estado.fase}>
        {palabrasDeFase(estado, porEnviar, whyNot)}
      </span>
      {haySinGuardar && (
        <>
          <Button size="compact-sm" variant="subtle" onClick={onDescartar}>
            Descartar
          </Button>
          <Button size="compact-sm" title={tecla('Ctrl S')} onClick={onGuardar}>
            Guardar
          </Button>
        </>
      )}
    </div>
  )
}
