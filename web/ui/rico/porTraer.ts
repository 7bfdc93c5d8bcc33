import { parte } from '../parte.tsx'

/** The editor of rich text, whose code comes later: wait for it in a `Suspense`. `EditorRico.traer` asks for it ahead. */
export const EditorRico = parte(async () => (await import('./EditorRico.tsx')).default)
