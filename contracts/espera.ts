import { type Call, writes } from './call.ts'

/** Rooms whose texts have stores of their own in the browser (0021, 0034), and what is not done at another moment than the person meant: publishing, copying a plan. */
const TIENEN_OTRO_CAMINO = /^(silabos|cartas|revisiones|borradores|presencias|publicaciones|versiones)\./
/** Rooms of the matrix in which one makes and changes things: not those of administering, sending and deleting for good. */
const SE_EDITA = /^(estructura|contenido|curricular)\.(crear|editar)$/

/**
 * Whether a write that does not reach the server may wait in the browser and be sent later: making one thing, and changing one in place. What takes
 * things away, copies, imports, sends or tells a secret needs the server's word at once.
 */
export function puedeEsperar(name: string, c: Call): boolean {
  if (!writes(c) || c.secret || c.mails || TIENEN_OTRO_CAMINO.test(name)) return false
  if (c.access !== 'propio' && !SE_EDITA.test(c.access)) return false
  return c.verb === 'PUT' || (c.verb === 'POST' && name.endsWith('.create'))
}
