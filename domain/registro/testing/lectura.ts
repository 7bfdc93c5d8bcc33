import type { CambioContado, Lectura } from '../cambio.ts'
import { oracion, predicado } from '../oracion.ts'

const nombres: Readonly<Record<string, string>> = {
  'asignatura 1': 'Cálculo I',
  'asignatura 2': 'Física I',
  'ciclo 2': 'Ciclo II',
  'ciclo 3': 'Ciclo III',
  'ciclo 8': '1.º grado',
  'ciclo 9': '2.º grado',
  'seccion_electivo 4': 'Electivos A',
  'seccion_electivo 5': 'Sección de Idiomas',
  'seccion_electivo 6': 'SECCION Talleres',
  'seccion_electivo 7': 'Seccionados',
  'plan_estudio 7': 'Plan 2026',
  'plan_estudio 8': 'Ingeniería 2026',
  'programa 5': 'Ingeniería Civil',
  'facultad 6': 'Facultad de Ingeniería',
  'facultad 16': 'Facultad de Ciencias',
  'competencia 40': 'Gestiona',
  'competencia 41': 'Evalúa',
  'competencia 42': 'Diseña obras',
  'parametro 10': 'Matemática',
  'parametro 11': 'Ciencias',
  'docente 20': 'Rosa Díaz',
  'docente 21': 'Luis Paz',
  'archivo 9': 'ley.pdf',
  'usuario 20': 'Raúl Quispe',
  'nivel 30': 'Pregrado',
}
const etiquetas: Readonly<Record<string, string>> = {
  nombre: 'Nombre',
  facultad_id: 'Facultad',
  padre_id: 'Dentro de',
  con_silabos: 'Con sílabos',
  fechavigencia: 'Vigente desde',
  status: 'Estado',
  codigo: 'Código',
  correo: 'Correo Electrónico',
  credits: 'Créditos',
  horasteoria: 'Horas de teoría',
  areacurso_id: 'Área',
  sumilla: 'Sumilla',
  requisitos: 'Requisitos',
  orden: 'Orden',
  fecha_resolucion: 'Fecha de resolución',
  resolucion_id: 'Archivo de la resolución',
  imagen_id: 'Imagen',
  de_nivel: 'Programa de nivel',
  config_terminos: 'Términos de competencias',
  config_nodes_tree: 'Nodos del árbol',
  especialidades: 'Especialidades',
  tipociclo_id: 'Tipo de ciclo',
  fechacese: 'Fecha de cese',
  nivel_id: 'Nivel',
  semanas: 'Semanas por periodo',
  silabo_estado: 'Estado del sílabo',
  cursos_ids: 'Cursos',
  letraUno: 'Primera letra',
  usuario: 'Usuario',
  root: 'Administrador',
  razonsocial: 'Razón social',
  ruc: 'RUC',
  permisos_programas: 'Programas permitidos',
}
/** The names that a log of the tests knows. */
export const lectura: Lectura = {
  nombre: (clase, id) => nombres[`${clase} ${id}`] ?? null,
  etiqueta: campo => etiquetas[campo] ?? null,
}

/** What is said of a change by Ana Ruiz. */
export const decir = (evento: string, objeto_id: number, mas: Partial<CambioContado> = {}): string => {
  const tramos = predicado({ evento, objeto_id, ambito: {}, antes: null, despues: null, ...mas }, lectura)
  return oracion('Ana Ruiz', tramos)
}
/** The same of a thing that was one way and is another. */
export const cambio = (
  evento: string,
  id: number,
  antes: Record<string, unknown>,
  despues: Record<string, unknown>,
) => decir(evento, id, { antes, despues: { ...despues, revision: 2 } })

export const enPlan = { plan_id: 8, programa_id: 5, facultad_id: 6 }
export const larga = `<p>Este curso <b>presenta</b> ${'la historia de las ideas '.repeat(9)}</p>`
export const previo = (asignatura_id: number) => ({ tipo: 'curso', asignatura_id, modo: 'previo' })
