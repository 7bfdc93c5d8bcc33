import type { ComponentProps } from 'react'
import classes from './CampoQueCrece.module.css'

interface Props extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'className' | 'rows'> {
  /** Of the box, which has the letter of the text and, as `--relleno`, what lies around it. */
  className: string | undefined
  value: string
  /** What was typed or pasted, in one line. */
  onCambio: (texto: string) => void
  isFuerte?: boolean | undefined
}

/**
 * A text of one line that takes as many as it needs. A twin that nobody sees makes the room, so it is whole at every width without being
 * measured: a window, a panel or a letter that comes later changes nothing.
 */
export const CampoQueCrece = ({ className, value, onCambio, isFuerte, placeholder, ...rest }: Props) => (
  <span
    className={`${classes.campo} ${className}`}
    data-texto={value || placeholder}
    data-fuerte={isFuerte || undefined}
  >
    <textarea
      {...rest}
      rows={1}
      placeholder={placeholder}
      value={value}
      onChange={e => onCambio(e.currentTarget.value.replace(/\n/g, ' '))}
    />
  </span>
)
