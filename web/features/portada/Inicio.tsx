import type { AjustesPublicos } from '@malla/contracts/ajustes.ts'
import { Link } from '../../app/Link.tsx'
import { Foto } from '../../ui/Foto.tsx'
import botones from './Boton.module.css'
import type { Entrada } from './entrada.ts'
import classes from './PortadaPage.module.css'
import { Visitar } from './Visitar.tsx'

/** The first screen: what it is, the ways in, and what it looks like. */
export function Inicio({ ways }: { ways: Ways }) {
  return (
    <section id="inicio" tabIndex={-1} aria-labelledby="inicio-titulo" className={classes.hero}>
      <h1 id="inicio-titulo">El plan de estudios, de una sola mirada</h1>
      <p className={classes.lead}>
        Diseñe la malla, los cursos, las competencias y los sílabos de su institución en un solo lugar, y
        obtenga en segundos los documentos que le piden.
      </p>
      <p className={classes.ways}>{ways.isKnown && <WaysIn {...ways} />}</p>
      <div className={classes.window}>
        <Foto
          nombre="malla"
          alt="La malla de Ingeniería de Sistemas: diez ciclos en columnas y, al tocar Base de Datos I, los cursos que necesita y los que abre."
          sizes="(max-width: 48em) 125vw, (max-width: 75em) 94vw, 1120px"
          eager
        />
      </div>
    </section>
  )
}

interface Ways {
  publicos: AjustesPublicos | null
  isKnown: boolean
  entry: Entrada
}

/** Two ways on: into the demonstration where there is one, and to something to look at. */
function WaysIn({ publicos, entry }: Ways) {
  return (
    <>
      {publicos?.demostracion && !entry.isSigned ? (
        <Visitar>Probar la demostración</Visitar>
      ) : (
        <Link className={botones.main} href={entry.href}>
          {entry.label}
        </Link>
      )}
      {publicos?.plan_publico ? (
        <a className={botones.plain} href={publicos.plan_publico}>
          Ver un plan público
        </a>
      ) : (
        <a className={botones.plain} href="#diseno">
          Ver cómo funciona
        </a>
      )}
    </>
  )
}
