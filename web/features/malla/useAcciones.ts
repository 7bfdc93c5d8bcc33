import type { Plan } from '@malla/contracts/planes.ts'
import { nombreDeCiclo } from '@malla/domain/ciclos/ciclo.ts'
import type { Columna, Malla } from '@malla/domain/malla/malla.ts'
import { whyNotEditarPlan } from '@malla/domain/planes/cese.ts'
import { useMemo, useState } from 'react'
import { api } from '../../app/api.ts'
import { useWhyNot } from '../../app/permission.ts'
import { refresh } from '../../app/query.ts'
import { notifyGood } from '../../ui/alerts.tsx'
import { confirmDelete, warnOf } from '../../ui/dialogs.tsx'
import { lugarDeColumna } from './lugares.ts'
import { nombreDeColumna } from './partes.ts'
import type { AccionesDeColumna } from './Tablero.tsx'

/** What stands open beside the board. */
export type Abierto =
  | { que: 'curso'; lugar: string | null }
  | { que: 'edicion' }
  | { que: 'ciclo'; id: number }
  | { que: 'seccion'; id: number | null }

/** Why the person may not, or null, for each kind of thing that the malla lets one do. */
export interface Permisos {
  mover: string | null
  editarCurso: string | null
  crearCurso: string | null
  crearCiclo: string | null
  editarCiclo: string | null
  eliminarCiclo: string | null
}

/** Who may edit courses but not the structure of a plan: «Operador Básico», «Tutor». */
const SOLO_CURSOS = 'Puede editar los cursos, pero su rol no permite moverlos en la malla.'

/** The malla belongs to the structure of the plan, its courses to the content (design §4); a ceased plan allows nothing. */
export function usePermisos(plan: Plan): Permisos {
  const ambito = { facultad_id: plan.facultad_id, programa_id: plan.carrera_id }
  const cesado = whyNotEditarPlan(plan)
  const estructura = useWhyNot('estructura.editar', ambito)
  const contenido = useWhyNot('contenido.editar', ambito)
  const crearCurso = useWhyNot('contenido.crear', ambito)
  const crearCiclo = useWhyNot('estructura.crear', ambito)
  const eliminarCiclo = useWhyNot('estructura.eliminar', ambito)
  return {
    mover: cesado ?? contenido ?? (estructura && SOLO_CURSOS),
    editarCurso: cesado ?? contenido,
    crearCurso: cesado ?? crearCurso,
    crearCiclo: cesado ?? crearCiclo,
    editarCiclo: cesado ?? estructura,
    eliminarCiclo: cesado ?? eliminarCiclo,
  }
}

async function eliminarColumna(plan: Plan, columna: Columna): Promise<void> {
  await confirmDelete({
    name: nombreDeColumna(columna),
    work: async () => {
      const { message } =
        columna.tipo === 'ciclo'
          ? await api('ciclos.delete', { id: columna.id })
          : await api('secciones.delete', { id: columna.id, planestudio_id: plan.id })
      await refresh('ciclos', 'secciones', 'planes')
      notifyGood(message)
    },
  })
}

/** What can be added, edited and removed in place, and which form is open for it. */
export function useAcciones(plan: Plan, malla: Malla, permisos: Permisos) {
  const [abierto, abrir] = useState<Abierto | null>(null)
  const { crearCurso, editarCiclo, eliminarCiclo } = permisos
  const acciones = useMemo<AccionesDeColumna>(
    () => ({
      agregarCurso: crearCurso ? null : columna => abrir({ que: 'curso', lugar: lugarDeColumna(columna) }),
      editar: editarCiclo
        ? null
        : columna => abrir({ que: columna.tipo === 'ciclo' ? 'ciclo' : 'seccion', id: columna.id }),
      eliminar: eliminarCiclo ? null : columna => void eliminarColumna(plan, columna),
    }),
    [crearCurso, editarCiclo, eliminarCiclo, plan],
  )
  const agregarCiclo = async () => {
    const numero = Math.max(0, ...malla.columnas.map(c => c.numero ?? 0)) + 1
    try {
      const { message } = await api('ciclos.create', {
        planestudio_id: plan.id,
        nombre: nombreDeCiclo(numero),
        numero,
      })
      await refresh('ciclos')
      notifyGood(message)
    } catch (error) {
      void warnOf(error)
    }
  }
  return { abierto, abrir, acciones, agregarCiclo }
}
