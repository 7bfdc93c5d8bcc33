/** What an institution has for all: catalogues, places, people of the others. Ids, where nothing else is said. */
export interface Comun {
  empresa: number
  /** Every text of a part begins with this, so that a leak shows in any answer; `marcaComun`: what the whole institution reads. */
  marca: string
  marcaComun: string
  nivel: number
  modalidad: number
  resultado: number
  area: number
  tipo: number
  tipologia: number
  local: number
  /** A period that has not ended. */
  periodoComun: number
  /** A user who is nobody's here: an operator of the same institution, with a session, a job and a mail. */
  usuario: number
  sesion: number
  trabajo: number
  vista: number
  correo: number
  /** Name of a picture in its texts. */
  imagen: string
  /** A mail to a person. */
  para: string
}

/** A programme with one of everything that hangs in it, and the catalogues of its institution. Ids, where nothing else is said. */
export interface Lugar extends Comun {
  facultad: number
  programa: number
  /** A plan in force with a cycle, a section of electives and two courses (`curso`, `optativo`). */
  plan: number
  /** An older plan of the programme, with a course. */
  origen: number
  papelera: number
  ciclo: number
  seccion: number
  curso: number
  optativo: number
  cursoOrigen: number
  perfil: number
  grupo: number
  competencia: number
  equivalencia: number
  laboratorio: number
  equipo: number
  periodo: number
  /** A period that lasts, in which the syllabus of `curso` is handed in, and an observation to it by somebody else. */
  periodoAbierto: number
  observacion: number
  /** A version of the educational model. */
  modelo: number
  docente: number
  sugerencia: number
  /** A backup of the installation that is there. */
  respaldo: number
  otroDocente: number
  /** A kept file on a text of the plan (`adjunto`, of file `archivo`), and on one of the programme. */
  archivo: number
  adjunto: number
  adjuntoPrograma: number
  /** A template of plans, of no institution: the same everywhere. */
  plantilla: number
  /** Likewise, of graduate and of entrant profiles. */
  plantillaEgresado: number
  plantillaIngresante: number
  /** A version of the text `misiones` of the plan. */
  cambio: number
}
