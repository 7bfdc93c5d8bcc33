import { mensajes } from '@malla/contracts/mensajes.ts'
import { useEffect } from 'react'
import { Link } from '../../app/Link.tsx'
import { hasSessionHint, useSession } from '../../app/session.ts'
import { paths } from '../../paths.ts'
import { MallaDeMuestra } from './MallaDeMuestra.tsx'
import { PieDePortal } from './PieDePortal.tsx'
import classes from './PortadaPage.module.css'
import { PortalBar } from './PortalBar.tsx'
import { caracteristicas, ideas, personas } from './textos.ts'
import { usePublicos } from './usePublicos.ts'

/** The public landing (§2): what the product does, a malla to touch, and the way in. */
export function PortadaPage() {
  const { user } = useSession()
  const publicos = usePublicos()
  const testimonios = publicos?.testimonios ?? []
  const hasDemo = publicos?.demostracion ?? true
  useEffect(() => {
    document.title = 'Malla · Diseño curricular'
  }, [])
  const entry =
    user || hasSessionHint()
      ? { href: paths.escritorio(), label: 'Ir al escritorio' }
      : { href: paths.signin(), label: mensajes.sesion.iniciar }

  return (
    <div className={classes.page}>
      <PortalBar entry={entry} hasDemo={hasDemo} />
      <main>
        <section id="inicio" className={classes.hero}>
          <h1>El plan de estudios, de una sola mirada</h1>
          <p className={classes.lead}>
            Diseñe la malla, los cursos, las competencias y los sílabos de su institución en un solo lugar, y
            obtenga en segundos los documentos que le piden.
          </p>
          <p className={classes.ways}>
            {hasDemo && (
              <a className={classes.main} href="#demo">
                Probar la demostración
              </a>
            )}
            <a className={classes.plain} href="#diseno">
              Ver cómo funciona
            </a>
          </p>
          <MallaDeMuestra />
        </section>

        <section id="diseno" className={classes.section}>
          <h2>Diseño curricular</h2>
          <div className={classes.three}>
            {ideas.map(idea => (
              <article key={idea.titulo}>
                <h3>{idea.titulo}</h3>
                <p className={classes.prose}>{idea.texto}</p>
              </article>
            ))}
          </div>
        </section>

        <section id="caracteristicas" className={classes.section}>
          <h2>Características</h2>
          <dl className={classes.features}>
            {caracteristicas.map(una => (
              <div key={una.titulo}>
                <dt>{una.titulo}</dt>
                <dd>{una.texto}</dd>
              </div>
            ))}
          </dl>
        </section>

        {hasDemo && (
          <section id="demo" className={classes.band}>
            <div>
              <h2>Demo</h2>
              <p className={classes.prose}>
                Una universidad, un instituto y un colegio inventados, con sus facultades, sus programas y
                planes completos, para probarlo todo sin miedo. Entre con uno de los usuarios de demostración
                que su administrador recibió al instalar Malla.
              </p>
            </div>
            <Link className={classes.main} href={entry.href}>
              {user ? entry.label : 'Entrar a la demostración'}
            </Link>
          </section>
        )}

        <section id="personas" className={classes.section}>
          <h2>Para quién es</h2>
          <dl className={classes.people}>
            {personas.map(una => (
              <div key={una.quien}>
                <dt>{una.quien}</dt>
                <dd>{una.texto}</dd>
              </div>
            ))}
          </dl>
        </section>

        {testimonios.length > 0 && (
          <section id="testimonios" className={classes.section}>
            <h2>Lo que dicen</h2>
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
          </section>
        )}

        <section id="contacto" className={classes.section}>
          <h2>Contacto</h2>
          <p className={classes.prose}>
            ¿Ya trabaja en una institución que usa Malla? Su administrador crea las cuentas, asigna los roles
            y da contraseñas nuevas: escríbale a él primero. ¿Quiere usarla en la suya? Malla es software
            libre, con licencia MIT: puede instalarla en un equipo propio y quedarse con todos sus datos.
          </p>
          {publicos?.contacto && (
            <p className={classes.ways}>
              <Link className={classes.plain} href={paths.contacto()}>
                Escríbanos
              </Link>
            </p>
          )}
        </section>
      </main>
      <PieDePortal publicos={publicos} />
    </div>
  )
}
