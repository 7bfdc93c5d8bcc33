import { CampoQueCrece } from '../CampoQueCrece.tsx'
import classes from './Lineas.module.css'

/** A field of a line that looks like the text that it is until somebody is in it; grows with what is written. */
export function CampoDeLinea({
  nombre,
  valor,
  onCambio,
  placeholder,
  maximo,
  isFalta,
  isFuerte,
}: {
  nombre: string
  valor: string
  onCambio: (valor: string) => void
  placeholder: string
  maximo: number
  isFalta?: boolean
  isFuerte?: boolean
}) {
  return (
    <CampoQueCrece
      className={classes.campo}
      maxLength={maximo}
      aria-label={nombre}
      placeholder={placeholder}
      data-falta={isFalta || undefined}
      isFuerte={isFuerte}
      value={valor}
      onCambio={onCambio}
      onKeyDown={e => {
        if (e.key === 'Enter' && !e.altKey) e.preventDefault()
      }}
    />
  )
}
