import type { Competencia, GrupoDeCompetencias } from '@malla/contracts/competencias.ts'
import type { Plan } from '@malla/contracts/plan.ts'
import type { Terminos } from '@malla/domain/planes/terminos.ts'
import { CompetenciaForm } from './CompetenciaForm.tsx'
import { GrupoForm } from './GrupoForm.tsx'
import { HistorialDeCompetencia } from './HistorialDeCompetencia.tsx'
import { TraerDialog } from './TraerDialog.tsx'
import type { Permisos } from './usePermisos.ts'

/** What is open over the tree. */
export type Abierto =
  | { que: 'competencia'; competencia: Competencia }
  | { que: 'historial'; competencia: Competencia }
  | { que: 'grupo'; grupo: GrupoDeCompetencias | null }
  /** `pegado`: a list that stands in it at first. */
  | { que: 'traer'; grupo: number; pegado?: string }

interface Props {
  plan: Plan
  grupos: readonly GrupoDeCompetencias[]
  todas: readonly Competencia[]
  terminos: Terminos
  permisos: Permisos
  abierto: Abierto | null
  onAbrir: (que: Abierto | null) => void
  onGrupo: (id: number) => void
}

/** The form, the history or the dialog that is open over the tree. */
export function Formularios({ plan, grupos, todas, terminos, permisos, abierto, onAbrir, onGrupo }: Props) {
  const cerrar = () => onAbrir(null)
  /** As it is now: it may have been restored, or moved, since it was opened. */
  const ahora = (c: Competencia): Competencia => todas.find(otra => otra.id === c.id) ?? c
  switch (abierto?.que) {
    case 'competencia':
      return (
        <CompetenciaForm
          competencia={ahora(abierto.competencia)}
          todas={todas}
          grupos={grupos}
          terminos={terminos}
          whyNot={permisos.editar}
          onHistorial={() => onAbrir({ que: 'historial', competencia: abierto.competencia })}
          onClose={cerrar}
        />
      )
    case 'historial':
      return (
        <HistorialDeCompetencia
          competencia={ahora(abierto.competencia)}
          todas={todas}
          grupos={grupos}
          whyNot={permisos.editar}
          onClose={cerrar}
        />
      )
    case 'grupo':
      return (
        <GrupoForm
          planId={plan.id}
          grupo={abierto.grupo}
          onSaved={grupo => onGrupo(grupo.id)}
          onClose={cerrar}
        />
      )
    case 'traer':
      return (
        <TraerDialog
          planId={plan.id}
          grupo={abierto.grupo}
          grupos={grupos}
          todas={todas}
          terminos={terminos}
          pegado={abierto.pegado}
          onHecho={onGrupo}
          onClose={cerrar}
        />
      )
    default:
      return null
  }
}
