import { Foto } from '../../ui/Foto.tsx'
import classes from './Caracteristicas.module.css'
import { Seccion } from './Seccion.tsx'
import { caracteristicas, muestras } from './textos.ts'

/** What the product does: five things seen in it, and six more in words. */
export const Caracteristicas = () => (
  <Seccion id="caracteristicas" titulo="Características">
    {muestras.map(({ titulo, texto, foto, alt }) => (
      <article key={foto} className={classes.muestra}>
        <div>
          <h3>{titulo}</h3>
          <p>{texto}</p>
        </div>
        <div className={classes.fotos}>
          <Foto className={classes.foto} nombre={foto} alt={alt} sizes="(max-width: 60em) 125vw, 700px" />
          {foto === 'silabo' && (
            <Foto
              className={classes.telefono}
              nombre="silabos-telefono"
              alt="En el teléfono: los sílabos que a un docente le faltan, cada uno con su plazo."
              sizes="180px"
            />
          )}
        </div>
      </article>
    ))}
    <dl className={classes.lista}>
      {caracteristicas.map(una => (
        <div key={una.titulo}>
          <dt>{una.titulo}</dt>
          <dd>{una.texto}</dd>
        </div>
      ))}
    </dl>
  </Seccion>
)
