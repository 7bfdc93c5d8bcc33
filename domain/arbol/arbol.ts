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

export type TipoDeFacultad = 'facultad' | 'isCepre' | 'isPosgrado'

export interface FacultadDeFila {
  id: Id
  nombre: string
  txt_type: TipoDeFacultad
  estado: string
}
export interface NivelDeFila {
  id: Id
  nombre: string
  codigo: string
}
export interface ModalidadDeFila {
  id: Id
  nombre: string
}
export interface ProgramaDeFila {
  id: Id
  nombre: string
  facultad_id: Id
  nivel_id: Id
  modalidad_id: Id
  carrera_id: Id
  estado: string
}
export interface EspecialidadDeFila {
  id: Id
  nombre: string
  programa_id: Id
}
/** A plan; the spec calls its programme carrera_id. */
export interface PlanDeFila {
  id: Id
  full_name: string
  carrera_id: Id
  fechacese: string | null
}

/** Rows as the tables hold them, each list in the order in which it is to be shown. */
export interface FilasDelArbol<P extends PlanDeFila> {
  facultades: readonly FacultadDeFila[]
  niveles: readonly NivelDeFila[]
  modalidades: readonly ModalidadDeFila[]
  programas: readonly ProgramaDeFila[]
  especialidades: readonly EspecialidadDeFila[]
  planes: readonly P[]
}

/**
 * The tree of an institution from flat rows, linear in them. Levels and modalities show only where a programme has them;
 * faculties always. Rows that hang on nothing given are left out: that is how scope prunes the tree.
 */
export function arbolDe<P extends PlanDeFila>(filas: FilasDelArbol<P>): ArbolDeInstitucion<P> {
  const planes = Map.groupBy(filas.planes, p => p.carrera_id)
  const especialidades = Map.groupBy(filas.especialidades, e => e.programa_id)
  const programas = Map.groupBy(filas.programas, p => p.facultad_id)

  const programaDe = (p: ProgramaDeFila): ProgramaDelArbol<P> => ({
    id: p.id,
    nombre: p.nombre,
    carrera_id: p.carrera_id,
    estado: p.estado,
    especialidades: (especialidades.get(p.id) ?? []).map(({ id, nombre }) => ({ id, nombre })),
    planes_estudios: planes.get(p.id) ?? [],
  })
  const modalidadesDe = (suyos: readonly ProgramaDeFila[]): ModalidadDelArbol<P>[] => {
    const porModalidad = Map.groupBy(suyos, p => p.modalidad_id)
    return filas.modalidades
      .filter(m => porModalidad.has(m.id))
      .map(m => ({ ...m, programas: porModalidad.get(m.id)!.map(programaDe) }))
  }
  const nivelesDe = (suyos: readonly ProgramaDeFila[]): NivelDelArbol<P>[] => {
    const porNivel = Map.groupBy(suyos, p => p.nivel_id)
    return filas.niveles
      .filter(n => porNivel.has(n.id))
      .map(n => ({ ...n, modalidades: modalidadesDe(porNivel.get(n.id)!) }))
  }
  const todas = filas.facultades.map(f => ({ ...f, niveles: nivelesDe(programas.get(f.id) ?? []) }))
  return {
    cepre: todas.find(f => f.txt_type === 'isCepre') ?? null,
    posgrado: todas.find(f => f.txt_type === 'isPosgrado') ?? null,
    facultades: todas.filter(f => f.txt_type === 'facultad'),
  }
}
