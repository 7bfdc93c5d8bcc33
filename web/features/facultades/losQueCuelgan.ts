import { segun } from '@malla/domain/texto/numero.ts'

/** Why what others hang on cannot be deleted, said before anybody asks for it; null where nothing does. The server looks again, and names them. */
export const whyNotSiCuelgan = (cuantos: number, uno: string, varios: string): string | null =>
  cuantos === 0 ? null : `Tiene ${segun(cuantos, `1 ${uno}: elimínelo`, `# ${varios}: elimínelos`)} antes.`

/** Said over them: of what was chosen, what could go is still there, too. */
export const NADA_SE_ELIMINO = 'No se eliminó nada. De lo que eligió, esto no se puede eliminar todavía:'

/** Of several rows those that cannot go, each with its reason: «Ingeniería» tiene 2 programas: elimínelos antes. */
export const losQueSeQuedan = <F extends { nombre: string }>(
  filas: readonly F[],
  whyNot: (fila: F) => string | null,
): string[] =>
  filas.flatMap(fila => {
    const motivo = whyNot(fila)
    return motivo === null ? [] : `«${fila.nombre}» ${motivo.charAt(0).toLowerCase()}${motivo.slice(1)}`
  })
