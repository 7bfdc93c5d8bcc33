import {
  distanciaEnPalabras,
  escribirMedida,
  fraseDe,
  lazoEnPalabras,
  medidas,
} from '@malla/domain/analitica/palabras.ts'
import type { AnaliticaDePlan } from '@malla/domain/analitica/plan.ts'
import { sinRedundante } from '@malla/domain/analitica/redundantes.ts'
import type { CursoDelPlan, Id, Requisito } from '@malla/domain/asignaturas/asignatura.ts'
import { CURSO_PERDIDO } from '@malla/domain/asignaturas/descripcion.ts'
import type { Malla } from '@malla/domain/malla/malla.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import classes from './Analitica.module.css'

/** What a course means for the plan, in figures with their sentences; requisites too many can be taken away here. */
export function AnaliticaDeCurso({
  curso,
  malla,
  analitica,
  whyNot,
  onGuardar,
}: {
  curso: CursoDelPlan
  malla: Malla
  analitica: AnaliticaDePlan
  /** Why its requisites cannot be changed. */
  whyNot: string | null
  onGuardar: (requisitos: Requisito | null) => void
}) {
  const suyas = analitica.de.get(curso.id)
  if (!suyas) return null
  const nombre = (id: Id): string => malla.cursos.get(id)?.nombre ?? CURSO_PERDIDO
  const puesto = 1 + [...analitica.de.values()].filter(m => m.complejidad > suyas.complejidad).length
  const distancias = analitica.distancias.filter(d => d.a === curso.id)
  const sobran = analitica.redundantes.filter(r => r.a === curso.id)
  const lazos = analitica.lazos.filter(lazo => lazo.cursos.includes(curso.id))
  return (
    <section className={classes.deCurso} aria-label="Analítica del curso">
      <h3>Analítica</h3>
      <dl className={classes.medidas}>
        {medidas.map(m => (
          <div key={m.clave}>
            <dt>{m.nombre}</dt>
            <dd>
              <b>{escribirMedida(suyas[m.clave])}</b>
              <span>
                {fraseDe(m.clave, suyas[m.clave], analitica.periodicidad)}
                {m.clave === 'complejidad' && ` Es el ${puesto}.º de ${analitica.de.size} por su peso.`}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      {distancias.length > 0 && (
        <>
          <h4>A qué distancia están sus requisitos</h4>
          <ul className={classes.renglones}>
            {distancias.map(d => (
              <li key={d.de}>
                {nombre(d.de)}: {distanciaEnPalabras(d.ciclos)}
              </li>
            ))}
          </ul>
        </>
      )}
      {sobran.length > 0 && (
        <>
          <h4>Requisitos redundantes</h4>
          <ul className={classes.renglones}>
            {sobran.map(r => (
              <li key={r.de} className={classes.sobra}>
                <span>
                  {nombre(r.de)}: ya lo pide {nombre(r.por)}.
                </span>
                <ActionButton
                  size="compact-xs"
                  variant="default"
                  whyNot={whyNot}
                  aria-label={`Quitar el requisito ${nombre(r.de)}`}
                  onClick={() => onGuardar(sinRedundante(curso.requisitos, r.de))}
                >
                  Quitar
                </ActionButton>
              </li>
            ))}
          </ul>
        </>
      )}
      {lazos.length > 0 && (
        <p className={classes.nota}>
          {lazoEnPalabras(lazos[0]!, nombre)} Sus medidas no cuentan esos requisitos.
        </p>
      )}
    </section>
  )
}
