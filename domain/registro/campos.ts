import { modalidadesDeCurso, tiposDeEstudio } from '../asignaturas/catalogos.ts'
import type { Opcion } from '../catalogos/opcion.ts'
import { tiposDeCompetencia } from '../competencias/catalogos.ts'
import { tiposDeEquivalencia } from '../equivalencias/catalogos.ts'
import { tiposDeLaboratorio } from '../laboratorios/catalogos.ts'
import { tiposDeCiclo, tiposDeDuracion } from '../programas/catalogos.ts'
import { alcances, estadosDeUsuario, sexos, tiposDeUsuario } from '../usuarios/catalogos.ts'

/** Fields that hold the id of a thing (or a list of ids), by the kind of the thing. */
export const clasePorCampo: Readonly<Record<string, string>> = {
  facultad_id: 'facultad',
  programa_id: 'programa',
  carrera_id: 'programa',
  nivel_id: 'nivel',
  modalidad_id: 'modalidad',
  planestudio_id: 'plan_estudio',
  ciclo_id: 'ciclo',
  seccion_id: 'seccion_electivo',
  version_de_id: 'plan_estudio',
  base_id: 'asignatura',
  asignatura_id: 'asignatura',
  areacurso_id: 'parametro',
  tipocurso_id: 'parametro',
  tipologiaespecial_id: 'parametro',
  local_id: 'local',
  laboratorios_ids: 'laboratorio_taller',
  plan_origen_id: 'plan_estudio',
  origen: 'asignatura',
  destino: 'asignatura',
  usuario_id: 'usuario',
  persona_id: 'persona',
  quien: 'usuario',
  deleted_by: 'usuario',
  tipopersona_id: 'tipopersona',
  empresa_id: 'empresa',
  permisos_facultades: 'facultad',
  permisosFacultades: 'facultad',
  permisos_programas: 'programa',
  permisosProgramas: 'programa',
  programas_ids: 'programa',
  cursos_ids: 'asignatura',
  docentes_ids: 'usuario',
  por_id: 'docente',
  archivo_id: 'archivo',
  padre_id: 'competencia',
  grupo_id: 'grupo',
  perfil_egreso_id: 'perfil_egreso',
  resultados_ids: 'resultado',
  prerequisito: 'asignatura',
}

/** Fields that hold a file or a picture: what is in them says nothing to people. */
export const deArchivo: ReadonlySet<string> = new Set([
  'resolucion_id',
  'malla_id',
  'imagen_id',
  'imagen_url',
  'archivo_id',
])

/** Bookkeeping that no sentence tells. `orden` is told only when nothing else changed. */
export const callados: ReadonlySet<string> = new Set([
  'id',
  'revision',
  'empresa_id',
  'created_at',
  'updated_at',
  'origen_id',
  'deleted_by',
  'clave',
  'clave_hash',
  'clave_temporal',
  'debe_cambiar',
  // Told by docente.reemplazado, which stands beside it.
  'de_id',
])

/** What a sentence calls fields whose label in the form is no noun, or is written as a title: «cambió la competencia superior», not «el dentro de». */
export const nombresEnOracion: Readonly<Record<string, string>> = {
  padre_id: 'Competencia superior',
  fechavigencia: 'Inicio de la vigencia',
  correo: 'Correo electrónico',
}

const estadosDeSugerencia: readonly Opcion<number>[] = [
  { valor: 0, nombre: 'Nueva' },
  { valor: 1, nombre: 'Revisado' },
]
const estadosDeSilabo: readonly Opcion<number>[] = [
  { valor: 1, nombre: 'incompleto' },
  { valor: 2, nombre: 'parcial' },
  { valor: 3, nombre: 'completo' },
]
const tiposDeFacultad: readonly Opcion<string>[] = [
  { valor: 'facultad', nombre: 'facultad' },
  { valor: 'isCepre', nombre: 'centro preuniversitario' },
  { valor: 'isPosgrado', nombre: 'posgrado' },
]
const nodos: readonly Opcion<string>[] = [
  { valor: 'modulo', nombre: 'módulos' },
  { valor: 'unidad', nombre: 'unidades' },
]

/** Fixed lists by the field that chooses from them; `clase.campo` where two kinds of things use one field name. */
export const listas: Readonly<Record<string, readonly Opcion<string | number>[]>> = {
  tipociclo_id: tiposDeCiclo,
  tipoduracion: tiposDeDuracion,
  tipoestudio: tiposDeEstudio,
  'asignatura.modalidad': modalidadesDeCurso,
  silabo_estado: estadosDeSilabo,
  'sugerencia.status': estadosDeSugerencia,
  txt_type: tiposDeFacultad,
  config_nodes_tree: nodos,
  'usuario.estado': estadosDeUsuario,
  'laboratorio_taller.tipo': tiposDeLaboratorio,
  'equivalencia.tipo': tiposDeEquivalencia,
  tipopadre: tiposDeCompetencia.map(t => ({ ...t, nombre: t.nombre.toLowerCase() })),
  tipouser: tiposDeUsuario,
  rol: alcances,
  sexo: sexos,
}

/** Numbers that mean yes or no. */
export const siONo: ReadonlySet<string> = new Set(['config_diseno_curricular', 'iscompetencia'])
