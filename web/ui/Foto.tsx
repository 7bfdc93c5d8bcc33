import { fotos } from './fotos.ts'
import { useEsquema } from './useEsquema.ts'

export type NombreDeFoto = keyof typeof fotos

/** The small one of each picture is at most as wide as this, in pixels. */
const ANGOSTA = 800

/**
 * A real picture of the product, in the theme of the screen, as wide as its place and never moving what is below. `sizes`: how wide that is, as
 * in HTML. `eager`: it is on the first screen; the others are fetched when they come near.
 */
export function Foto({
  nombre,
  alt,
  sizes,
  eager = false,
  className,
}: {
  nombre: NombreDeFoto
  alt: string
  sizes: string
  eager?: boolean
  className?: string | undefined
}) {
  const [width, height] = fotos[nombre]
  const base = `/fotos/${nombre}-${useEsquema()}`
  return (
    <img
      className={className}
      src={`${base}.webp`}
      srcSet={width > ANGOSTA ? `${base}-${ANGOSTA}.webp ${ANGOSTA}w, ${base}.webp ${width}w` : undefined}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      decoding="async"
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
    />
  )
}
