/** Documents of which the person was told how they ended. */
const dichos = new Set<number>()

/** Whether it is the first time that this is said of a document: its event may come twice. */
export function porPrimeraVez(id: number): boolean {
  if (dichos.has(id)) return false
  dichos.add(id)
  return true
}

/** The answer to who asked for a document. A quick one is done before it is answered that it will be made: then nothing is left to say. */
export const sinContradecir = <A extends { message: string; job: number }>(answer: A): A =>
  dichos.has(answer.job) ? { ...answer, message: '' } : answer
