import type { Malla } from '@malla/domain/malla/malla.ts'
import { CicloForm, SeccionForm } from './ColumnaForm.tsx'
import { CursoForm } from './CursoForm.tsx'
import type { CursoDeMalla } from './curso.ts'
import type { DatosDeMalla } from './MallaTab.tsx'
import type { Abierto, Permisos } from './useAcciones.ts'
import type { Catalogos } from './useCatalogos.ts'

/** The form that is open over the malla, if any. */
export function Formularios({
  abierto,
  datos,
  malla,
  curso,
  catalogos,
  permisos,
  onElegir,
  onClose,
}: {
  abierto: Abierto | null
  datos: DatosDeMalla
  malla: Malla
  curso: CursoDeMalla | null
  catalogos: Catalogos
  permisos: Permisos
  onElegir: (id: number) => void
  onClose: () => void
}) {
  const { plan, asignaturas, ciclos, secciones } = datos
  if (abierto?.que === 'curso' || (abierto?.que === 'edicion' && curso)) {
    const isNuevo = abierto.que === 'curso'
    return (
      <CursoForm
        planId={plan.id}
        asignatura={isNuevo ? null : asignaturas.find(a => a.id === curso!.id)!}
        lugar={isNuevo ? abierto.lugar : null}
        malla={malla}
        catalogos={catalogos}
        // A plan without courses yet may well count credits.
        conCreditos={asignaturas.length === 0 || asignaturas.some(a => a.credits !== null)}
        whyNot={isNuevo ? permisos.crearCurso : permisos.editarCurso}
        onSaved={a => isNuevo && onElegir(a.id)}
        onClose={onClose}
      />
    )
  }
  if (abierto?.que === 'ciclo') {
    const ciclo = ciclos.find(c => c.id === abierto.id)
    return ciclo ? <CicloForm ciclo={ciclo} onClose={onClose} /> : null
  }
  if (abierto?.que === 'seccion') {
    const seccion = secciones.find(s => s.id === abierto.id) ?? null
    return <SeccionForm planId={plan.id} seccion={seccion} onClose={onClose} />
  }
  return null
}
