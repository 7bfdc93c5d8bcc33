import { luego } from '../../app/luego.tsx'
import type { Abierto } from '../asignaturas/LugarMenu.tsx'
import type { DatosDePlan, Impedimentos } from '../asignaturas/useDatosDePlan.ts'

const CursoForm = luego(async () => (await import('../asignaturas/CursoForm.tsx')).CursoForm)
const ImportarCursos = luego(
  async () => (await import('../asignaturas/excel/ImportarCursos.tsx')).ImportarCursos,
)
const CicloForm = luego(async () => (await import('../ciclos/CicloForm.tsx')).CicloForm)
const SeccionForm = luego(async () => (await import('../secciones/SeccionForm.tsx')).SeccionForm)

/** The form that is open over the malla, if any. */
export function Formularios({
  abierto,
  datos: { plan, ciclos },
  sinCreditos,
  permisos,
  onClose,
}: {
  abierto: Abierto | null
  datos: DatosDePlan
  sinCreditos: boolean
  permisos: Impedimentos
  onClose: () => void
}) {
  const planId = plan.id
  switch (abierto?.tipo) {
    case 'curso':
      return (
        <CursoForm
          planId={planId}
          cursoId={abierto.id ?? undefined}
          lugar={abierto.lugar && enSuCampo(abierto.lugar)}
          onClose={onClose}
        />
      )
    case 'ciclo':
      return (
        <CicloForm
          planId={planId}
          ciclo={abierto.ciclo}
          ciclos={ciclos}
          whyNot={permisos.estructura}
          onClose={onClose}
        />
      )
    case 'seccion':
      return (
        <SeccionForm
          planId={planId}
          seccion={abierto.seccion}
          sinCreditos={sinCreditos}
          whyNot={permisos.estructura}
          onClose={onClose}
        />
      )
    case 'importar':
      return <ImportarCursos planId={planId} onClose={onClose} />
    default:
      return null
  }
}

const enSuCampo = ({ tipo, id }: { tipo: 'ciclo' | 'seccion'; id: number }) =>
  tipo === 'ciclo' ? { ciclo_id: id } : { seccion_id: id }
