import type { Correo } from '@malla/contracts/correos.ts'
import classes from './CorreoDialog.module.css'

/** The files that go along with a mail, to be saved as long as they are kept. */
export const Adjuntos = ({ adjuntos }: Pick<Correo, 'adjuntos'>) =>
  adjuntos.map(({ nombre, url }, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: their place is what tells two of one name apart
    <span key={i} className={classes.adjunto}>
      {url === null ? (
        `${nombre} (ya no se guarda)`
      ) : (
        <a href={url} download={nombre}>
          {nombre}
        </a>
      )}
    </span>
  ))
