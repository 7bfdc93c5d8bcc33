import { useEffect } from 'react'
import { Caracteristicas } from './Caracteristicas.tsx'
import { useEntrada } from './entrada.ts'
import { Inicio } from './Inicio.tsx'
import { PieDePortal } from './PieDePortal.tsx'
import classes from './PortadaPage.module.css'
import { PortalBar } from './PortalBar.tsx'
import { Contacto, Demo, Diseno, Personas, Testimonios } from './Secciones.tsx'
import { seccionesDe } from './secciones.ts'
import { usePublicos } from './usePublicos.ts'

/** The public landing (§2): what the product does, seen in it, a malla to touch, and the ways in. */
export function PortadaPage() {
  const entry = useEntrada()
  const { publicos, isKnown } = usePublicos()
  useEffect(() => {
    document.title = 'Malla · Diseño curricular'
  }, [])
  useEffect(() => {
    // An address with a section may come before the page is there; what may be hidden above it is known by now.
    if (isKnown && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [isKnown])

  return (
    <div className={classes.page}>
      <PortalBar
        entry={entry}
        secciones={isKnown ? seccionesDe(publicos) : []}
        rubricas={publicos?.rubricas ?? null}
      />
      <main>
        <Inicio ways={{ publicos, isKnown, entry }} />
        <Diseno />
        <Caracteristicas />
        <Personas />
        {publicos?.demostracion && <Demo entry={entry} />}
        <Contacto publicos={publicos} />
        {publicos && publicos.testimonios.length > 0 && <Testimonios testimonios={publicos.testimonios} />}
      </main>
      <PieDePortal publicos={publicos} />
    </div>
  )
}
