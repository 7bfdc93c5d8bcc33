import type { Programa } from '@malla/contracts/programas.ts'
import type { ApiInput } from '../../app/api.ts'
import { obligatorio } from '../../ui/form/obligatorio.ts'
import type { Especialidad } from './EspecialidadesField.tsx'

type Igual =
  | 'nombre'
  | 'maxciclos'
  | 'ciclosporanio'
  | 'repeticiones'
  | 'tipociclo_id'
  | 'tipoduracion'
  | 'duracion'
  | 'estado'

/** A programme as its form has it. `carrera_id` 0: level-type; undefined: a new ordinary one. */
export interface ValoresDePrograma extends Pick<Programa, Igual> {
  facultad_id: number | null
  nivel_id: number | null
  modalidad_id: number | null
  carrera_id: number | undefined
  especialidades: readonly Especialidad[]
  imagen: Blob | undefined
  /** Where the picture that is kept lies. */
  guardada: string | null
  revision?: number
}

/** What the form begins with: the programme, or an empty one in this faculty. */
export const valoresDe = (p: Programa | null, facultadId: number | null): ValoresDePrograma => ({
  nombre: p?.nombre ?? '',
  facultad_id: p?.facultad_id ?? facultadId,
  nivel_id: p?.nivel_id ?? null,
  modalidad_id: p?.modalidad_id ?? null,
  carrera_id: p?.carrera_id,
  especialidades: p?.especialidades ?? [],
  maxciclos: p?.maxciclos ?? null,
  ciclosporanio: p?.ciclosporanio ?? null,
  repeticiones: p?.repeticiones ?? null,
  tipociclo_id: p?.tipociclo_id ?? null,
  tipoduracion: p?.tipoduracion ?? null,
  duracion: p?.duracion ?? null,
  estado: p?.estado ?? 'Activado',
  imagen: undefined,
  guardada: p?.imagen_url ?? null,
  revision: p?.revision,
})

/** Reasons for the choices that are missing. */
export const checkPrograma = (v: ValoresDePrograma): Record<string, string[]> => ({
  ...obligatorio('nombre', 'Nombre', v.nombre),
  ...(v.facultad_id === null && { facultad_id: ['Elija la facultad.'] }),
  ...(v.nivel_id === null && { nivel_id: ['Elija el nivel.'] }),
  ...(v.modalidad_id === null && { modalidad_id: ['Elija la modalidad.'] }),
})

type Input = Omit<ApiInput<'programas.create'>, 'facultad_id' | 'nivel_id' | 'modalidad_id'> &
  Record<'facultad_id' | 'nivel_id' | 'modalidad_id', number>

/** What is sent of checked values: lines without a name are no specialities. */
export const inputDe = ({ revision: _, guardada: _guardada, ...v }: ValoresDePrograma): Input => ({
  ...v,
  facultad_id: v.facultad_id!,
  nivel_id: v.nivel_id!,
  modalidad_id: v.modalidad_id!,
  tipoduracion: v.tipoduracion as Input['tipoduracion'],
  especialidades: v.especialidades.filter(e => e.nombre.trim() !== ''),
})
