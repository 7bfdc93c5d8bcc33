import type { Plan } from '@malla/contracts/plan.ts'
import type { SilaboAbierto } from '@malla/contracts/silabos.ts'
import { useEffect, useState } from 'react'
import { paths } from '../../paths.ts'
import { Link } from '../Link.tsx'
import { cuandoFue } from './cuando.ts'
import classes from './LoVisto.module.css'
import { loVisto } from './visto.ts'

interface Abrible {
  href: string
  nombre: string
  cuando: number
}
/** As many as one reads. */
const CUANTOS = 8

async function abribles(): Promise<Abrible[]> {
  const [planes, silabos] = await Promise.all([loVisto('planes', 'show'), loVisto('silabos', 'show')])
  const dePlanes = planes.map(({ datos, cuando }): Abrible => {
    const { id, full_name, programa } = (datos as { data: Plan }).data
    return { href: paths.plan(id), nombre: `${full_name} · ${programa}`, cuando }
  })
  const deSilabos = silabos.map(({ datos, cuando }): Abrible => {
    const { curso, silabo } = (datos as { data: SilaboAbierto }).data
    const href = paths.silabo(curso.id, silabo.periodo_id ? { periodo: silabo.periodo_id } : {})
    return { href, nombre: `Sílabo de ${curso.nombre}`, cuando }
  })
  return [...dePlanes, ...deSilabos].sort((a, b) => b.cuando - a.cuando).slice(0, CUANTOS)
}

/** Stands where a page cannot be shown because it was never seen here: what can be opened instead. */
export default function LoQueSeVio() {
  const [cosas, setCosas] = useState<Abrible[] | null>(null)
  useEffect(() => void abribles().then(setCosas), [])
  if (!cosas) return null
  return (
    <>
      <p>
        {cosas.length > 0
          ? 'Esta página no se había abierto en este equipo. Sin conexión puede abrir lo que ya vio:'
          : 'Esta página no se había abierto en este equipo, y todavía no hay otra que se pueda ver sin conexión.'}
      </p>
      {cosas.length > 0 && (
        <ul className={classes.lista}>
          {cosas.map(({ href, nombre, cuando }) => (
            <li key={href}>
              <Link href={href}>{nombre}</Link>
              <span>visto el {cuandoFue(cuando)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
