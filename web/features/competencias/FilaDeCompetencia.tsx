import type { Competencia } from '@malla/contracts/competencias.ts'
import { contar } from '@malla/domain/texto/numero.ts'
import { IconChevronRight } from '@tabler/icons-react'
import { memo, type ReactNode } from 'react'
import { useFlash } from '../../ui/flash.ts'
import { AccionesDeFila } from './AccionesDeFila.tsx'
import classes from './Arbol.module.css'
import { type Comunes, type Hacer, propsDeFila } from './filas.ts'
import { CambiarNombre } from './nombres.tsx'
import type { Permisos } from './usePermisos.ts'

export interface PropsDeCompetencia extends Comunes {
  competencia: Competencia
  permisos: Permisos
  isActual: boolean
  isEnMano: boolean
  /** Its name is being written in the line. */
  isNombrando: boolean
  hacer: Hacer
}

/** A competency: its code, its name, what it is attached to, and what can be done with it. The tree takes clicks and keys. */
export const FilaDeCompetencia = memo(function FilaDeCompetencia(props: PropsDeCompetencia) {
  const { clave, competencia: c, isAbierta, isNombrando } = props
  const quien = useFlash(`competencia:${c.id}`)
  const notas = notasDe(c)
  return (
    <div
      {...propsDeFila(props)}
      role="treeitem"
      tabIndex={props.isAlcanzable ? 0 : -1}
      className={classes.fila}
      aria-labelledby={`${clave}-codigo ${clave}-nombre`}
      aria-current={props.isActual || undefined}
      data-flash={quien ?? undefined}
      data-en-mano={props.isEnMano || undefined}
      data-agrupa={!c.iscompetencia || undefined}
      draggable={!props.permisos.editar && !isNombrando}
    >
      <span className={classes.abrir} aria-hidden data-hacer="alternar">
        {isAbierta !== undefined && (
          <IconChevronRight className="no-print" size={14} data-abierta={isAbierta || undefined} />
        )}
      </span>
      <span id={`${clave}-codigo`} className={classes.codigo}>
        {c.codigo}
      </span>{' '}
      {isNombrando ? (
        <CambiarNombre competencia={c} onClose={() => props.hacer('cerrar', clave)} />
      ) : (
        <>
          <span id={`${clave}-nombre`} className={classes.titulo}>
            {c.nombre}
            {notas.length > 0 && (
              <>
                {' '}
                <span className={classes.nota}>{notas.join(' · ')}</span>
              </>
            )}
          </span>
          <AccionesDeFila {...props} />
        </>
      )}
    </div>
  )
})

const notasDe = (c: Competencia): string[] => [
  ...(c.iscompetencia ? [] : ['agrupa otras']),
  ...(c.perfil_egreso_id === null ? [] : ['perfil de egreso']),
  ...(c.resultados_ids.length === 0 ? [] : [contar(c.resultados_ids.length, 'resultado')]),
]

/** The line in which something new is written. */
export const FilaNueva = ({ nivel, children }: { nivel: number; children: ReactNode }) => (
  <div
    role="treeitem"
    tabIndex={-1}
    aria-level={nivel}
    className={classes.fila}
    style={{ '--nivel': nivel } as object}
  >
    <span className={classes.abrir} aria-hidden />
    {children}
  </div>
)
