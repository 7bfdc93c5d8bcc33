import type { Luz } from '@malla/domain/planes/estado.ts'
import type { SeccionDelPlanMenu } from '@malla/domain/planes/secciones.ts'
import type { ReactNode } from 'react'
import { useSetAddress } from '../../app/address.ts'
import { Link } from '../../app/Link.tsx'
import { type Fuente, objetoDe } from './fuente.ts'
import { type AccionDeIndice, Indice } from './Indice.tsx'
import classes from './Textos.module.css'
import { useBorradoresLocales } from './useEdicion.ts'

/** The outline of a document, its open section, and the way to the ones beside it. */
export function Documento({
  fuente,
  acciones = [],
  secciones,
  luzDe,
  abierta,
  hrefDe,
  children,
}: {
  fuente: Fuente
  /** Above the sections. */
  acciones?: readonly AccionDeIndice[]
  secciones: readonly SeccionDelPlanMenu[]
  luzDe: (s: SeccionDelPlanMenu) => Luz
  abierta: SeccionDelPlanMenu
  hrefDe: (ruta: string) => string
  children: ReactNode
}) {
  const setAddress = useSetAddress()
  const { hay } = useBorradoresLocales()
  const i = secciones.indexOf(abierta)
  const [previa, siguiente] = [secciones[i - 1], secciones[i + 1]]
  return (
    <div className={classes.secciones}>
      <Indice
        acciones={acciones}
        entradas={secciones.map(s => ({ ruta: s.ruta, titulo: s.titulo, luz: luzDe(s) }))}
        abierta={abierta.ruta}
        hrefDe={hrefDe}
        onElegir={ruta => setAddress({ seccion: ruta, vista: undefined })}
        hayBorrador={ruta => {
          const key = secciones.find(s => s.ruta === ruta)?.key
          return !!key && hay(objetoDe(fuente, key))
        }}
      />
      <div>
        {children}
        <nav className={`${classes.pie} ${classes.hoja} no-print`} aria-label="Sección anterior y siguiente">
          {previa ? <Link href={hrefDe(previa.ruta)}>← {previa.titulo}</Link> : <span />}
          {siguiente && <Link href={hrefDe(siguiente.ruta)}>{siguiente.titulo} →</Link>}
        </nav>
      </div>
    </div>
  )
}
