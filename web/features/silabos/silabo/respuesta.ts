/** The name under which this browser keeps the answer to an observation (editor/useTextoGuardado.ts). */
export const cosaDeRespuesta = (observacion: number): string => `respuesta/${observacion}`

/** Of these observations those that are settled and to which an answer was written that never went; `cosas`: the names of all that this browser keeps. */
export const quedaronSinEnviar = <O extends { id: number; resuelta: boolean }>(
  observaciones: readonly O[],
  cosas: ReadonlySet<string>,
): O[] => observaciones.filter(o => o.resuelta && cosas.has(cosaDeRespuesta(o.id)))

/** An answer to an observation, as it is sent: what was written, upon which answer (null where that is not known), and the one that stands there now. */
interface Enviada {
  dicho: string
  base: string | null
  respuesta: string
}

/** What sending an answer asks for. Nothing where it stands there already: it came without its reply, or from another tab. */
export function alEnviar({ dicho, base, respuesta }: Enviada): 'nada' | 'preguntar' | 'enviar' {
  if (dicho === respuesta) return 'nada'
  return base === null || base === respuesta ? 'enviar' : 'preguntar'
}

/** What stands over an answer that came meanwhile: «otra persona» only where somebody of another name gave it. */
export const tituloDeOtra = (quien: string | null | undefined, yo: string): string =>
  quien && quien !== yo
    ? 'Otra persona respondió mientras usted escribía'
    : 'La respuesta cambió mientras escribía'
