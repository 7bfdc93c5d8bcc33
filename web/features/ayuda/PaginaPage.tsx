import { paginas } from 'virtual:guia'
import { mensajes } from '@malla/contracts/mensajes.ts'
import { useParams } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useAddress, useSetAddress } from '../../app/address.ts'
import { Link } from '../../app/Link.tsx'
import { usePlace } from '../../app/shell/crumbs.ts'
import { paths } from '../../paths.ts'
import classes from './Ayuda.module.css'
import { Buscador } from './Buscador.tsx'
import type { Pagina } from './guia/pagina.ts'
import { losRoles, rolesDeGuia } from './guia/roles.ts'
import { Halladas } from './Halladas.tsx'
import { Texto } from './Texto.tsx'

const enLista = new Intl.ListFormat('es')

/** For whom a page is, in words. */
const paraQuien = ({ roles }: Pagina): string =>
  roles.length === losRoles.length ? 'Para todos' : `Para: ${enLista.format(roles.map(r => rolesDeGuia[r]))}`

/** One page of the guide: a task, what comes before and after it, and the others about the same. */
export function PaginaPage() {
  const { pagina: clave } = useParams({ strict: false }) as { pagina: string }
  const lugar = paginas.findIndex(p => p.clave === clave)
  const pagina = paginas[lugar]
  if (!pagina) return <NoEsta />
  return <Hoja key={clave} pagina={pagina} anterior={paginas[lugar - 1]} siguiente={paginas[lugar + 1]} />
}

function NoEsta() {
  usePlace([{ label: 'Ayuda', href: paths.ayuda() }, { label: mensajes.errores.titulo404 }])
  return (
    <div className={classes.ayuda}>
      <h1>{mensajes.errores.titulo404}</h1>
      <p className={classes.lead}>
        La ayuda no tiene esta página. <Link href={paths.ayuda()}>Ver todas las páginas</Link>
      </p>
    </div>
  )
}

interface HojaProps {
  pagina: Pagina
  anterior: Pagina | undefined
  siguiente: Pagina | undefined
}

/** What is looked for stands in the place of the page while there is something in the box. */
function Hoja(props: HojaProps) {
  const { pagina } = props
  const { filtro = '' } = useAddress()
  const setAddress = useSetAddress()
  usePlace([{ label: 'Ayuda', href: paths.ayuda() }, { label: pagina.titulo }])
  return (
    <div className={classes.hoja}>
      <div>
        <Buscador
          texto={filtro}
          onTexto={texto => setAddress({ filtro: texto || undefined }, { replace: true })}
        />
        {filtro.trim() ? <Halladas texto={filtro} /> : <Escrito {...props} />}
      </div>
      <DelMismoTema pagina={pagina} />
    </div>
  )
}

function Escrito({ pagina, anterior, siguiente }: HojaProps) {
  const titulo = useRef<HTMLHeadingElement>(null)
  // Whoever listens to the page hears that it is another one; whoever follows a link to a heading is led there.
  useEffect(() => {
    const meant = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)))
    if (meant) meant.scrollIntoView()
    else if (document.activeElement?.tagName !== 'INPUT') titulo.current?.focus({ preventScroll: true })
  }, [])
  return (
    <article>
      <h1 ref={titulo} tabIndex={-1}>
        {pagina.titulo}
      </h1>
      <p className={classes.meta}>
        {paraQuien(pagina)}
        <Link href={paths.ayuda()} className="no-print">
          Todas las páginas
        </Link>
        <button type="button" className="no-print" onClick={() => print()}>
          Imprimir
        </button>
      </p>
      <Texto bloques={pagina.bloques} />
      <nav aria-label="Páginas de la ayuda" className={`${classes.vecinas} no-print`}>
        {anterior && (
          <Link href={paths.ayuda(anterior.clave)}>
            <span>Anterior</span> {anterior.titulo}
          </Link>
        )}
        {siguiente && (
          <Link href={paths.ayuda(siguiente.clave)} className={classes.siguiente}>
            <span>Siguiente</span> {siguiente.titulo}
          </Link>
        )}
      </nav>
    </article>
  )
}

const DelMismoTema = ({ pagina }: { pagina: Pagina }) => (
  <nav aria-label={`Más sobre ${pagina.tema.toLowerCase()}`} className={`${classes.mas} no-print`}>
    <h2>{pagina.tema}</h2>
    <ul>
      {paginas
        .filter(p => p.tema === pagina.tema)
        .map(p => (
          <li key={p.clave}>
            <Link href={paths.ayuda(p.clave)} aria-current={p === pagina ? 'page' : undefined}>
              {p.titulo}
            </Link>
          </li>
        ))}
    </ul>
  </nav>
)
