import { Textarea } from '@mantine/core'
import { memo } from 'react'
import type { Acciones } from './acciones.ts'
import classes from './NombreDeUnidad.module.css'

/** The name of a unit, as large as it prints. Enter goes on to what comes first under it: its result, or its first week (its id). */
export const NombreDeUnidad = memo(function Nombre({
  id,
  etiqueta,
  valor,
  isFalta,
  primera,
  acciones,
}: {
  id: string
  etiqueta: string
  valor: string
  isFalta: boolean
  primera: 'resultado' | (string & {}) | null
  acciones: Acciones
}) {
  return (
    <Textarea
      className={classes.nombre}
      variant="unstyled"
      autosize
      minRows={1}
      maxLength={300}
      aria-label={etiqueta}
      placeholder={etiqueta}
      data-lugar={`${id}/nombre`}
      data-falta={isFalta || undefined}
      value={valor}
      onChange={e => acciones.nombrar(id, e.currentTarget.value.replace(/\n/g, ' '))}
      onFocus={() => acciones.tecleo({ id, campo: 'nombre' })}
      onBlur={() => acciones.tecleo(null)}
      onKeyDown={event => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        if (primera === 'resultado') acciones.entrar({ id, campo: 'resultado' })
        else if (primera) acciones.entrar({ id: primera, campo: 'contenidos' })
      }}
    />
  )
})
