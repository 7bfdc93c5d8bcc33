/** A reason why Malla cannot start, said in one line to whoever typed the command: printed without a stack. */
export class StartError extends Error {
  override name = 'StartError'
}
