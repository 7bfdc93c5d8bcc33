import { memo } from 'react'
import { CampoQueCrece } from '../CampoQueCrece.tsx'
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
    <CampoQueCrece
      className={classes.nombre}
      maxLength={300}
      aria-label={etiqueta}
      placeholder={etiqueta}
      data-lugar={`${id}/nombre`}
      data-falta={isFalta || undefined}
      value={valor}
      onCambio={nombre => acciones.nombrar(id, nombre)}
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
