import type { AjustesPublicos } from '@malla/contracts/ajustes.ts'
import { Link } from '../../app/Link.tsx'
import { paths } from '../../paths.ts'
import botones from './Boton.module.css'
import type { Entrada } from './entrada.ts'
import { MallaDeMuestra } from './MallaDeMuestra.tsx'
import classes from './PortadaPage.module.css'
import { Seccion } from './Seccion.tsx'
import { ideas, personas } from './textos.ts'
import { Vias } from './Vias.tsx'
import { Visitar } from './Visitar.tsx'

/** Diseño curricular: three ideas, and a malla to touch. */
export const Diseno = () => (
  <Seccion id="diseno" titulo="Diseño curricular">
    <div className={classes.three}>
      {ideas.map(idea => (
        <article key={idea.titulo}>
          <h3>{idea.titulo}</h3>
          <p className={classes.prose}>{idea.texto}</p>
        </article>
      ))}
    </div>
    <p className={classes.touch}>Toque un curso: verá qué necesita y qué abre.</p>
    <MallaDeMuestra />
  </Seccion>
)

/** For whom it is. */
export const Personas = () => (
  <section className={classes.section} aria-labelledby="personas-titulo">
    <h2 id="personas-titulo">Para quién es</h2>
    <dl className={classes.people}>
      {personas.map(una => (
        <div key={una.quien}>
          <dt>{una.quien}</dt>
          <dd>{una.texto}</dd>
        </div>
      ))}
    </dl>
  </section>
)

/** The demonstration, entered with one click; who is signed in already goes to the own desk. */
export const Demo = ({ entry }: { entry: Entrada }) => (
  <section id="demo" tabIndex={-1} aria-labelledby="demo-titulo" className={classes.band}>
    <div>
      <h2 id="demo-titulo">Demo</h2>
      <p className={classes.prose}>
        Una universidad inventada, con sus facultades, sus programas, planes completos y sus sílabos. Entre
        sin contraseña, como visita: puede abrirlo todo, buscar e imprimir, y no hay nada que pueda romper.
      </p>
    </div>
    {entry.isSigned ? (
      <Link className={botones.main} href={entry.href}>
        {entry.label}
      </Link>
    ) : (
      <Visitar>Probar la demostración</Visitar>
    )}
  </section>
)

/** What people said of it, in the administrator's words. */
export const Testimonios = ({ testimonios }: Pick<AjustesPublicos, 'testimonios'>) => (
  <Seccion id="testimonios" titulo="Lo que dicen quienes la usan">
    <div className={classes.three}>
      {testimonios.map(({ nombre, cargo, texto }) => (
        <figure key={nombre + texto} className={classes.quote}>
          <blockquote className={classes.prose}>{texto}</blockquote>
          <figcaption>
            <strong>{nombre}</strong>
            {cargo && <span>{cargo}</span>}
          </figcaption>
        </figure>
      ))}
    </div>
  </Seccion>
)

/** Whom to write to. */
export function Contacto({ publicos }: { publicos: AjustesPublicos | null }) {
  const { correo, telefono } = publicos?.pie ?? { correo: null, telefono: null }
  return (
    <Seccion id="contacto" titulo="Contacto">
      <div className={classes.contact}>
        <p className={classes.prose}>
          ¿Ya trabaja en una institución que usa Malla? Su administrador crea las cuentas, asigna los roles y
          da contraseñas nuevas: escríbale a él primero. ¿Quiere usarla en la suya? Malla es software libre,
          con licencia MIT: puede instalarla en un equipo propio y quedarse con todos sus datos.
        </p>
        {(publicos?.contacto || correo || telefono) && (
          <address>
            {publicos?.contacto && (
              <Link className={botones.main} href={paths.contacto()}>
                Escríbanos
              </Link>
            )}
            <Vias correo={correo} telefono={telefono} />
          </address>
        )}
      </div>
    </Seccion>
  )
}
