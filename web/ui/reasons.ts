/** What any refusal of the server looks like to the kit, which does not know the API client. */
export interface Refusal extends Error {
  status: number
  errors: Record<string, string[]>
  body: Record<string, unknown>
}

/** The refusal in what was thrown, or null when it is something else (a bug). */
export function refusalOf(error: unknown): Refusal | null {
  return error instanceof Error && 'status' in error && 'errors' in error ? (error as Refusal) : null
}

/**
 * Whether nothing was decided of what was sent: the server was not there, had a problem of its own, or something else was at work in the same place. It may be
 * done yet, and the same may be sent again. What it refused would be refused again.
 */
export function isSinRespuesta(error: unknown): boolean {
  const status = refusalOf(error)?.status
  return status === 0 || (status !== undefined && status >= 500)
}

/** Reasons of a refusal by field; what is not a refusal of fields stands under 'general'. */
export function errorsOf(error: unknown): Record<string, string[]> {
  const refusal = refusalOf(error)
  if (refusal && Object.keys(refusal.errors).length > 0) return refusal.errors
  return { general: [error instanceof Error ? error.message : String(error)] }
}

/** What to tell the person: the first reason of each field (§8), or else the message. */
export function reasonsOf(error: unknown): string[] {
  const byField = Object.values(refusalOf(error)?.errors ?? {}).flatMap(reasons => reasons.slice(0, 1))
  if (byField.length > 0) return [...new Set(byField)]
  return [error instanceof Error ? error.message : String(error)]
}
