/**
 * How lists call what somebody is in an institution: by the role (§6), and where that is «Otros», which tells two people apart no more than a blank would,
 * «Tutor» or the kind of person.
 */
export const rolMostrado = (a: { rol_nombre: string; is_tutor: boolean; tipopersona: string }): string =>
  a.rol_nombre !== 'Otros' ? a.rol_nombre : a.is_tutor ? 'Tutor' : a.tipopersona
