import { palabrasDeTipo } from '@malla/domain/empresas/palabras.ts'
import { horasPorTipo } from '@malla/domain/silabos/datosDelCurso.ts'
import { numero } from '@malla/domain/texto/numero.ts'
import { useUser } from '../../../app/session.ts'
import { dmy } from '../../../ui/form/dates.ts'
import type { SilaboEnPantalla } from './contexto.ts'
import classes from './Seccion.module.css'

/** What the plan says of the course; nothing of it is written here. */
export function DatosDelCurso({ enPantalla: { abierto } }: { enPantalla: SilaboEnPantalla }) {
  const { curso, plan, ciclo, requisitos, periodo, silabo } = abierto
  // As documents call it.
  const palabras = palabrasDeTipo(useUser().empresa?.tipo)
  const datos: [string, string][] = [
    [palabras.facultad, plan.facultad],
    ['Programa', plan.programa],
    ['Plan de estudios', plan.full_name],
    ['Código', curso.codigo ?? ''],
    [palabras.delPlan, ciclo ?? ''],
    ['Créditos', curso.credits === null ? '' : numero(curso.credits)],
    ['Horas semanales', `${numero(curso.horastotal)} (${horasPorTipo(curso).join(', ')})`.replace(' ()', '')],
    [
      palabras.delCalendario,
      periodo ? `${periodo.nombre}, del ${dmy(periodo.fechainicio)} al ${dmy(periodo.fechafin)}` : '',
    ],
    ['Prerrequisitos', requisitos || 'Ninguno'],
    ['Docentes', silabo.docentes.map(d => d.nombres).join(', ')],
  ]
  return (
    <dl className={classes.datos}>
      {datos
        .filter(([, valor]) => valor !== '')
        .map(([nombre, valor]) => (
          <div key={nombre}>
            <dt>{nombre}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
    </dl>
  )
}
