import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import { type CursoDeMalla, cursoDe, filaDe, porId } from './curso.ts'
import { camposTocados, type Fallo, falloDe } from './fallos.ts'
import type { Pendiente } from './pendientes.ts'
import type { Puertos } from './puertos.ts'

/** How often an edit is sent again over a newer revision before the person is asked. */
const MAX_INTENTOS = 3

/** The courses as the server is known to have them, without what is on its way. */
export const cursosGuardados = (puertos: Puertos): CursoDeMalla[] => puertos.filas().map(cursoDe)

/** Courses of which another person changed, while an edit waited for its turn, what it changes. Of those that are gone the server says so. */
function cambiadosAntes({ propias, sobre }: Pendiente, ahora: ReadonlyMap<Id, CursoDeMalla>): string[] {
  return camposTocados(
    propias.filter(e => ahora.has(e.id)),
    sobre,
    ahora,
  )
}

/**
 * Saves an edit whose turn it is, again over a newer revision where another person changed other fields. Answers why it was not saved, or null;
 * `alGuardar` is told how the courses stand where it was.
 */
export async function enviarUno(
  puertos: Puertos,
  uno: Pendiente,
  alGuardar: (cursos: ReadonlyMap<Id, CursoDeMalla>) => void,
): Promise<Fallo | null> {
  const { texto, ediciones } = uno
  const actuales = () => porId(cursosGuardados(puertos))
  const cursos = cambiadosAntes(uno, actuales())
  if (cursos.length > 0) return { tipo: 'viejo', motivo: '', cursos }
  for (let intento = 1; ; intento++) {
    const antes = actuales()
    try {
      // Told of the saved rows before the edit over them goes: else the card would jump back for a moment and lose the focus.
      const filas = ediciones.map(e => filaDe(e, antes.get(e.id)?.revision))
      const guardadas = await puertos.guardar(filas, texto)
      await puertos.recibir(guardadas)
      // As it was answered: what others did since may be on the screen already.
      alGuardar(porId([...cursosGuardados(puertos), ...guardadas.map(cursoDe)]))
      return null
    } catch (error) {
      const fallo = falloDe(error)
      if (fallo.tipo === 'red') return fallo
      // Whatever was refused, what is on the screen may be old.
      await puertos.releer().catch(() => undefined)
      if (fallo.tipo !== 'viejo') return fallo
      const tocados = camposTocados(ediciones, antes, actuales())
      if (tocados.length > 0 || intento === MAX_INTENTOS) return { ...fallo, cursos: tocados }
    }
  }
}
