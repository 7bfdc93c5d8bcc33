import type { Analisis } from '@malla/contracts/analitica.ts'
import { lejanosDe } from '@malla/domain/analitica/carga.ts'
import {
  distanciaEnPalabras,
  enCiclos,
  enCursos,
  escribirMedida,
  isMedida,
  lazoEnPalabras,
  medidas,
  repartoEnPalabras,
} from '@malla/domain/analitica/palabras.ts'
import { porMedida } from '@malla/domain/analitica/plan.ts'
import { CURSO_PERDIDO } from '@malla/domain/asignaturas/descripcion.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useAddress, useSetAddress } from '../../app/address.ts'
import { Link } from '../../app/Link.tsx'
import { paths } from '../../paths.ts'
import { alcanzable } from '../../ui/alcanzable.ts'
import { useImprimiendo } from '../malla/useImprimiendo.ts'
import classes from './Pagina.module.css'
import { Cadena, Cargas } from './Partes.tsx'

/** Courses shown before «Ver todos». */
const PRIMEROS = 10

/** The analysis of one plan: figures, the courses that weigh most, the longest chain, loads, and what should be looked at. */
export function UnPlan({ analisis: a }: { analisis: Analisis }) {
  const bloqueo = Math.max(...a.cursos.map(c => c.bloqueo))
  const cifras = [
    ['Complejidad', escribirMedida(a.total.complejidad)],
    ['Cadena más larga', enCursos(a.cadena.length)],
    ['Mayor bloqueo', enCursos(bloqueo)],
    ['Distancia media', a.distancia ? enCiclos(a.distancia.media) : '–'],
    ['Requisitos redundantes', String(a.redundantes.length)],
  ] as const
  return (
    <>
      <dl className={classes.cifras}>
        {cifras.map(([nombre, valor]) => (
          <div key={nombre}>
            <dt>{nombre}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
      </dl>
      <section className={classes.seccion} aria-labelledby="analitica-cursos">
        <h2 id="analitica-cursos">Los cursos que más pesan</h2>
        <Cursos analisis={a} />
      </section>
      <div className={classes.dos}>
        <section className={classes.seccion} aria-labelledby="analitica-cadena">
          <h2 id="analitica-cadena">La cadena más larga</h2>
          <Cadena analisis={a} />
        </section>
        <section className={classes.seccion} aria-labelledby="analitica-cargas">
          <h2 id="analitica-cargas">{a.unidad === 'creditos' ? 'Créditos por ciclo' : 'Horas por ciclo'}</h2>
          {a.dispersion && <p className={classes.frase}>{repartoEnPalabras(a.dispersion, a.unidad)}.</p>}
          <Cargas analisis={a} />
        </section>
      </div>
      <PorRevisar analisis={a} />
    </>
  )
}

function Cursos({ analisis: a }: { analisis: Analisis }) {
  const [todos, setTodos] = useState(false)
  const imprimiendo = useImprimiendo()
  const { orden: escrito } = useAddress()
  const setAddress = useSetAddress()
  const orden = isMedida(escrito) ? escrito : 'complejidad'
  const cursos = porMedida(a.cursos, orden)
  return (
    <>
      <section className={classes.ancha} {...alcanzable} aria-label="Cursos y sus medidas">
        <table className={`${classes.tabla} ${classes.cursos}`} aria-labelledby="analitica-cursos">
          <thead>
            <tr>
              <th scope="col">Curso</th>
              <th scope="col">Lugar</th>
              {medidas.map(m => (
                <th
                  key={m.clave}
                  scope="col"
                  className={classes.numero}
                  aria-sort={orden === m.clave ? 'descending' : undefined}
                >
                  <button type="button" title={m.frase} onClick={() => setAddress({ orden: m.clave })}>
                    {m.nombre}
                    {orden === m.clave && <span aria-hidden> ↓</span>}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(todos || imprimiendo ? cursos : cursos.slice(0, PRIMEROS)).map(c => (
              <tr key={c.id}>
                <th scope="row">
                  <Link href={paths.plan(a.plan.id, { curso: c.id, modo: orden })}>{c.nombre}</Link>
                </th>
                <td className={classes.lugar}>{c.lugar}</td>
                {medidas.map(m => (
                  <td key={m.clave} className={classes.numero} data-label={m.nombre}>
                    {escribirMedida(c[m.clave])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {cursos.length > PRIMEROS && (
        <Button className="no-print" variant="subtle" size="compact-sm" onClick={() => setTodos(!todos)}>
          {todos ? 'Ver los diez primeros' : `Ver los ${cursos.length} cursos`}
        </Button>
      )}
    </>
  )
}

/** Requisites that should be looked at, each as a sentence. */
function PorRevisar({ analisis: a }: { analisis: Analisis }) {
  const nombres = new Map(a.cursos.map(c => [c.id, c.nombre]))
  const nombre = (id: number): string => nombres.get(id) ?? CURSO_PERDIDO
  const partes = [
    [
      'Requisitos redundantes',
      a.redundantes.map(r => `${nombre(r.a)} pide ${nombre(r.de)}, que ya pide ${nombre(r.por)}.`),
    ],
    [
      'Círculos de requisitos',
      a.lazos.map(lazo => `${lazoEnPalabras(lazo, nombre)} Las medidas no cuentan esos requisitos.`),
    ],
    [
      'Requisitos que no son cursos del plan',
      a.fuera.map(f => `${nombre(f.asignatura_id)}: ${f.texto ?? CURSO_PERDIDO}`),
    ],
    [
      'Requisitos lejanos',
      lejanosDe(a.distancias).map(
        d => `${nombre(d.a)} pide ${nombre(d.de)}, ${distanciaEnPalabras(d.ciclos)}.`,
      ),
    ],
  ] as const
  return (
    <section className={classes.seccion} aria-labelledby="analitica-revisar">
      <h2 id="analitica-revisar">Lo que conviene revisar</h2>
      {partes.every(([, frases]) => frases.length === 0) && (
        <p className={classes.frase}>No hay requisitos redundantes, lejanos, en círculo ni fuera del plan.</p>
      )}
      {partes
        .filter(([, frases]) => frases.length > 0)
        .map(([titulo, frases]) => (
          <div key={titulo} className={classes.parte}>
            <h3>{titulo}</h3>
            <ul>
              {frases.map(frase => (
                <li key={frase}>{frase}</li>
              ))}
            </ul>
          </div>
        ))}
    </section>
  )
}
