import type { Id } from '../asignaturas/asignatura.ts'

/** The institution from its faculties down to its plans, as the tree shows it (§2). */
export interface ArbolDeInstitucion<P = PlanDeFila> {
  cepre: FacultadDelArbol<P> | null
  posgrado: FacultadDelArbol<P> | null
  facultades: FacultadDelArbol<P>[]
}

export interface FacultadDelArbol<P = PlanDeFila> extends FacultadDeFila {
  niveles: NivelDelArbol<P>[]
}
export interface NivelDelArbol<P = PlanDeFila> extends NivelDeFila {
  modalidades: ModalidadDelArbol<P>[]
}
export interface ModalidadDelArbol<P = PlanDeFila> extends ModalidadDeFila {
  programas: ProgramaDelArbol<P>[]
}
export interface ProgramaDelArbol<P = PlanDeFila> {
  id: Id
  nombre: string
  /** 0 means a level-type programme: it shows the node Segundas Especialidades (§3). */
  carrera_id: Id
  estado: string
  especialidades: readonly { id: Id; nombre: string }[]
  planes_estudios: P[]
}

type TipoDeFacultad = 'facultad' | 'isCepre' | 'isPosgrado'

interface FacultadDeFila {
  id: Id
  nombre: string
  txt_type: TipoDeFacultad
  estado: string
}
interface NivelDeFila {
  id: Id
  nombre: string
  codigo: string
}
interface ModalidadDeFila {
  id: Id
  nombre: string
}
/** A plan; the spec calls its programme carrera_id. */
export interface PlanDeFila {
  id: Id
  full_name: string
  carrera_id: Id
  fechacese: string | null
}
