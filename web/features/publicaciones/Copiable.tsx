import { Button } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useCopiar } from '../../ui/useCopiar.ts'
import classes from './Publicar.module.css'

/** Something to copy, under its name, as it will be pasted. */
export function Copiable({
  nombre,
  valor,
  children,
}: {
  nombre: string
  valor: string
  children: ReactNode
}) {
  const { copiado, onCopiar } = useCopiar(valor)
  return (
    <div className={classes.copiable}>
      <span className={classes.nombre}>{nombre}</span>
      <div className={classes.valor}>{children}</div>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={`${copiado ? 'Copiado' : 'Copiar'}: ${nombre.toLowerCase()}`}
        leftSection={copiado ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />}
        onClick={onCopiar}
      >
        {copiado ? 'Copiado' : 'Copiar'}
      </Button>
    </div>
  )
}
