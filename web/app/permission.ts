import type { Sesion } from '@malla/contracts/sesion.ts'
import type { Accion, Ambito, Persona, Rol } from '@malla/domain/permisos/acciones.ts'
import { whyNot } from '@malla/domain/permisos/permisos.ts'
import { useUser } from './session.ts'

/** The session as the permission function knows people (§6). Rol 1 is for the whole institution, rol 2 for what is named. */
export function personaOf(user: Sesion): Persona {
  const { rol, permisosFacultades, permisosProgramas } = user.json.moduloCurriculo
  return {
    rol: user.rol as Rol,
    alcance:
      user.persona.root || rol === 1
        ? { todo: true }
        : { todo: false, facultades: permisosFacultades, programas: permisosProgramas },
    cursos_ids: user.json.cursos_ids,
  }
}

/** What is of the institution as a whole, where it is asked whether somebody may. */
export const DE_LA_INSTITUCION = { facultad_id: null, programa_id: null } as const

/** Why the signed-in person may not do this there, or null: for the `whyNot` of buttons. The server asks the same function again. */
export const useWhyNot = (accion: Accion, ambito?: Ambito): string | null =>
  whyNot(personaOf(useUser()), accion, ambito)

/** The same question as a function, for the rows of a list: `whyNotOf('estructura.editar', { facultad_id: row.id })`. */
export function useWhyNotOf(): (accion: Accion, ambito?: Ambito) => string | null {
  const persona = personaOf(useUser())
  return (accion, ambito) => whyNot(persona, accion, ambito)
}
