import type { Parametro } from '@malla/contracts/parametros.ts'
import type { AnaliticaDePlan } from '@malla/domain/analitica/plan.ts'
import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import type { ProblemaDeRequisito } from '@malla/domain/asignaturas/problemas.ts'
import { columnaDe, enTitulo, type Malla } from '@malla/domain/malla/malla.ts'
import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from '../../app/Link.tsx'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { Inspector } from '../../ui/Inspector.tsx'
import { AnaliticaDeCurso } from '../analitica/AnaliticaDeCurso.tsx'
import { HistorialDeCurso } from '../historial/HistorialDeCurso.tsx'
import { AbreElPaso } from './AbreElPaso.tsx'
import type { CursoDeMalla } from './curso.ts'
import { DatosDeCurso, type DatosDeCursoProps } from './DatosDeCurso.tsx'
import classes from './InspectorDeCurso.module.css'
import { Necesita } from './Necesita.tsx'

export interface InspectorDeCursoProps extends Omit<DatosDeCursoProps, 'curso'> {
  curso: CursoDeMalla
  malla: Malla
  analitica: AnaliticaDePlan
  /** Special typologies: what its history names is among them too. */
  tipologias: readonly Parametro[]
  problemas: readonly ProblemaDeRequisito[]
  onElegir: (id: Id) => void
  onEditarTodo: () => void
  /** Where the thread of this course is. */
  hrefDeHilo: string
  /** What was told of the last edit, where the inspector covers the board. */
  aviso: ReactNode
  onClose: () => void
}

/** A course beside the malla: its data, what it needs, what it opens and what is wrong with it; edited in place. */
export function InspectorDeCurso(props: InspectorDeCursoProps) {
  const { curso, malla, problemas, tipos, whyNot, onElegir, onEditar } = props
  const tipo = tipos.find(t => t.id === curso.tipocurso_id)?.nombre
  const columna = columnaDe(malla, curso.id)
  return (
    <Inspector
      title={curso.nombre}
      over={[curso.codigo, columna && enTitulo(columna), tipo].filter(Boolean).join(' · ')}
      onClose={props.onClose}
      actions={
        <>
          <ActionButton variant="default" whyNot={whyNot} onClick={props.onEditarTodo}>
            Editar curso
          </ActionButton>
          <Button component={Link} variant="default" href={props.hrefDeHilo}>
            Ver hilo
          </Button>
          <HistorialDeCurso
            curso={curso}
            malla={malla}
            catalogos={[...props.areas, ...tipos, ...props.tipologias]}
            whyNot={whyNot}
          />
        </>
      }
    >
      {problemas.length > 0 && (
        <ul className={classes.problemas} aria-label="Problemas de los requisitos">
          {problemas.map(p => (
            <li key={p.mensaje}>
              <IconAlertTriangle size={16} aria-hidden /> {p.mensaje}
            </li>
          ))}
        </ul>
      )}
      <DatosDeCurso key={`datos${curso.base}`} {...props} />
      <Necesita
        key={curso.base}
        curso={curso}
        malla={malla}
        whyNot={whyNot}
        onElegir={onElegir}
        onGuardar={(requisitos, visto) =>
          onEditar(`requisitos de ${curso.nombre}`, [{ id: curso.id, requisitos }], {
            id: curso.id,
            requisitos: visto,
          })
        }
      />
      <AbreElPaso curso={curso} malla={malla} onElegir={onElegir} />
      <AnaliticaDeCurso
        curso={curso}
        malla={malla}
        analitica={props.analitica}
        whyNot={whyNot}
        onGuardar={requisitos => onEditar(`requisitos de ${curso.nombre}`, [{ id: curso.id, requisitos }])}
      />
      {props.aviso}
    </Inspector>
  )
}
