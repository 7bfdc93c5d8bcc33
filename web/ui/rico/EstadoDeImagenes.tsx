import { mensajes } from '@malla/contracts/mensajes.ts'
import { porciento } from '@malla/domain/planes/porciento.ts'
import { Button } from '@mantine/core'
import classes from './EditorRico.module.css'
import type { Imagenes } from './useImagenes.ts'

/** What is said under an editor of its pictures; of one that was taken out of the text again (`isSubiendo`: none is on its way), nothing. */
export function EstadoDeImagenes({
  imagenes: { subida, caidas, error },
  isSubiendo,
}: {
  imagenes: Imagenes
  isSubiendo: boolean
}) {
  return (
    <>
      {isSubiendo && subida && (
        <p className={classes.estado} role="status">
          Subiendo {subida.nombre}… {porciento(subida.parte, 1)} %
        </p>
      )}
      {isSubiendo &&
        caidas.map((caida, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two pictures may bear one name, and hold nothing of their own
          <div key={i} className={classes.caida} role="alert">
            <span>
              «{caida.nombre}» no se pudo subir. {caida.motivo}
            </span>
            <Button variant="subtle" size="compact-sm" onClick={() => caida.seguir(true)}>
              {mensajes.errores.reintentar}
            </Button>
            <Button variant="subtle" color="gray" size="compact-sm" onClick={() => caida.seguir(false)}>
              Quitar la imagen
            </Button>
          </div>
        ))}
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
    </>
  )
}
