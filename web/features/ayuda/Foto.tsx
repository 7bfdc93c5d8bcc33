import { medidas } from 'virtual:guia'
import classes from './Foto.module.css'

/** The small one of each picture is as wide as this (e2e/fotos/escribir.ts). */
const ANGOSTA = 800

/** A picture of the product, light or dark as the page is; on paper the light one. The one that is not shown is not fetched. */
export function Foto({ foto, alt }: { foto: string; alt: string }) {
  const [width, height] = medidas[foto] ?? []
  return (
    <p className={classes.foto}>
      {(['claro', 'oscuro'] as const).map(tema => (
        <img
          key={tema}
          className={classes[tema]}
          src={`/fotos/${foto}-${tema}.webp`}
          srcSet={`/fotos/${foto}-${tema}-${ANGOSTA}.webp ${ANGOSTA}w, /fotos/${foto}-${tema}.webp ${width}w`}
          sizes="(max-width: 48em) 100vw, 720px"
          alt={alt}
          loading="lazy"
          width={width}
          height={height}
        />
      ))}
    </p>
  )
}
