import type { Analisis } from '@malla/contracts/analitica.ts'
import { cifrasComparadas, diferenciasEnPalabras } from '@malla/domain/analitica/comparar.ts'
import { escribirMedida } from '@malla/domain/analitica/palabras.ts'
import type { ReactNode } from 'react'
import { Link } from '../../app/Link.tsx'
import { paths } from '../../paths.ts'
import { alcanzable } from '../../ui/alcanzable.ts'
import { diferencia } from '../versiones/filtrar.ts'
import { topeDe } from './CargaDeCiclos.tsx'
import classes from './Pagina.module.css'
import { Cadena, Cargas } from './Partes.tsx'

/** What is written is what is told apart: 1,4 and 1,5 differ by 0,1. */
const redondo = (n: number): number => Math.round(n * 10) / 10

const escrita = (n: number | null): string => (n === null ? '–' : escribirMedida(n))

/** Two plans side by side: what changes in sentences, every figure of both, both chains, the loads of both on one scale. */
export function DosPlanes({ antes, despues }: { antes: Analisis; despues: Analisis }) {
  const tope = Math.max(...[antes, despues].flatMap(a => (a.dispersion ? [topeDe(a.dispersion)] : [])), 1)
  return (
    <>
      <section className={classes.seccion} aria-labelledby="analitica-cambia">
        <h2 id="analitica-cambia">Qué cambia</h2>
        <ul className={classes.cambios}>
          {diferenciasEnPalabras(antes, despues).map(frase => (
            <li key={frase}>{frase}</li>
          ))}
        </ul>
      </section>
      <section className={classes.seccion} aria-labelledby="analitica-cifras">
        <h2 id="analitica-cifras">Cifra por cifra</h2>
        <Cifras antes={antes} despues={despues} />
      </section>
      <section className={classes.seccion} aria-labelledby="analitica-cadenas">
        <h2 id="analitica-cadenas">La cadena más larga de cada uno</h2>
        <div className={classes.dos}>
          <Lado analisis={antes}>
            <Cadena analisis={antes} />
          </Lado>
          <Lado analisis={despues}>
            <Cadena analisis={despues} />
          </Lado>
        </div>
      </section>
      <section className={classes.seccion} aria-labelledby="analitica-cargas">
        <h2 id="analitica-cargas">Carga por ciclo</h2>
        <div className={classes.dos}>
          <Lado analisis={antes}>
            <Cargas analisis={antes} tope={tope} />
          </Lado>
          <Lado analisis={despues}>
            <Cargas analisis={despues} tope={tope} />
          </Lado>
        </div>
      </section>
    </>
  )
}

const nombreDe = ({ plan }: Analisis): string => `${plan.programa} · ${plan.full_name}`

function Lado({ analisis, children }: { analisis: Analisis; children: ReactNode }) {
  return (
    <div>
      <h3>
        <Link href={paths.analitica(analisis.plan.id)}>{nombreDe(analisis)}</Link>
      </h3>
      {children}
    </div>
  )
}

function Cifras({ antes, despues }: { antes: Analisis; despues: Analisis }) {
  return (
    <section className={classes.ancha} {...alcanzable} aria-label="Cifras de los dos planes">
      <table className={classes.tabla} aria-labelledby="analitica-cifras">
        <thead>
          <tr>
            <th scope="col">Cifra</th>
            <th scope="col" className={classes.numero}>
              {antes.plan.full_name}
              {antes.plan.programa !== despues.plan.programa && <small>{antes.plan.programa}</small>}
            </th>
            <th scope="col" className={classes.numero}>
              {despues.plan.full_name}
              {antes.plan.programa !== despues.plan.programa && <small>{despues.plan.programa}</small>}
            </th>
            <th scope="col" className={classes.numero}>
              Diferencia
            </th>
          </tr>
        </thead>
        <tbody>
          {cifrasComparadas(antes, despues).map(c => (
            <tr key={c.nombre}>
              <th scope="row">{c.nombre}</th>
              <td className={classes.numero}>{escrita(c.antes)}</td>
              <td className={classes.numero}>{escrita(c.despues)}</td>
              <td className={classes.numero}>
                {c.antes === null || c.despues === null
                  ? '–'
                  : diferencia(redondo(c.antes), redondo(c.despues))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
