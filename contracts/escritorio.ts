/** The desk: what waits for a person, progress, recent changes. */
export const escritorio = {}
