import { Button, CopyButton } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import type { ReactNode } from 'react'
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
  return (
    <div className={classes.copiable}>
      <span className={classes.nombre}>{nombre}</span>
      <div className={classes.valor}>{children}</div>
      <CopyButton value={valor}>
        {({ copied, copy }) => (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={`${copied ? 'Copiado' : 'Copiar'}: ${nombre.toLowerCase()}`}
            leftSection={copied ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />}
            onClick={copy}
          >
            {copied ? 'Copiado' : 'Copiar'}
          </Button>
        )}
      </CopyButton>
    </div>
  )
}
