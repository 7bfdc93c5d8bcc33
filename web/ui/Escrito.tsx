import { cortar } from '@malla/domain/texto/cortar.ts'
import { Button } from '@mantine/core'
import classes from './Escrito.module.css'
import { useCopiar } from './useCopiar.ts'

/** What somebody wrote and is not saved, to be read and copied. */
export function Escrito({ texto }: { texto: string }) {
  const { copiado, onCopiar } = useCopiar(texto)
  const dice = copiado ? 'Copiado' : 'Copiar'
  return (
    <>
      <blockquote className={classes.texto}>{texto}</blockquote>
      <Button
        variant="subtle"
        size="compact-sm"
        ml={-8}
        aria-label={`${dice}: ${cortar(texto)}`}
        onClick={onCopiar}
      >
        {dice}
      </Button>
    </>
  )
}
