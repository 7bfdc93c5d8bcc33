/** Where a failure goes that no caller waits for: the log. `what` says in a few words what was being done. */
export type Report = (error: unknown, what: string) => void
