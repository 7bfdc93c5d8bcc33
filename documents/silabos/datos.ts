import type { HorasAsignatura, Id } from '@malla/domain/asignaturas/asignatura.ts'
import type { ContenidoDeCarta, ContenidoDeSilabo } from '@malla/domain/silabos/contenido.ts'
import type { EstructuraDeSilabo } from '@malla/domain/silabos/estructura.ts'
import type { EstadoDeSilabo } from '@malla/domain/silabos/revision.ts'
import type { DatosDeHoja } from '../planes/hoja.ts'

/** What documents of syllabi need; the server fills it. Texts are HTML as it is kept, days ISO dates without time. */

/** A course as its syllabus shows it: what the plan says, in words. */
export interface CursoDeSilabo extends HorasAsignatura {
  id: Id
  nombre: string
  codigo: string | null
  credits: number | null
  /** Cycle or section of electives that it stands in: «Ciclo V». */
  grupo: string | null
  /** Type of course: «Obligatorio». */
  tipo: string | null
  /** «Presencial». */
  modalidad: string | null
  /** Courses that it asks for, in words; '' for none. */
  requisitos: string
}

export interface PeriodoDeSilabo {
  nombre: string
  fechainicio: string
  fechafin: string
}

/** A competency of the plan that the course serves, as the matrix says. */
export interface CompetenciaDeSilabo {
  id: Id
  codigo: string
  nombre: string
  nivel: string
}

/** One syllabus with what it is made of. */
export interface DatosSilabo {
  curso: CursoDeSilabo
  /** Null for the syllabus that new periods begin with. */
  periodo: PeriodoDeSilabo | null
  docentes: readonly string[]
  estado: EstadoDeSilabo
  /** Who approved it, and on which day; null while nobody has. */
  aprobado: { dia: string; quien: string | null } | null
  estructura: EstructuraDeSilabo
  carta: ContenidoDeCarta
  contenido: ContenidoDeSilabo
  competencias: readonly CompetenciaDeSilabo[]
  /** Codes of competencies of the plan, for the lines that repeat one. */
  codigos: Readonly<Record<Id, string>>
}

/** The sheet that syllabi of a plan are printed on. */
export interface HojaDeSilabos extends DatosDeHoja {
  nivel: string | null
  /** Bytes of the pictures in their texts, by the address that the texts name. */
  imagenes: Readonly<Record<string, Uint8Array>>
}

/** A syllabus with the sheet that it is printed on: a frozen one under the names that its programme and its plan had then. */
export interface SilaboEnHoja {
  hoja: HojaDeSilabos
  datos: DatosSilabo
}

/** A course without a syllabus, as the end of a collection names it. */
export interface CursoSinSilabo {
  codigo: string | null
  nombre: string
  grupo: string | null
  /** «sin escribir», «en borrador», «incompleto»: why it is not in the collection. */
  motivo: string
}
