import { cercada } from '../cercada.tsx'
import { parte } from '../parte.tsx'

/** The editor of rich text, whose code comes later: wait for it in a `Suspense`. Where it does not come a line in its place says so. `EditorRico.traer` asks for it ahead. */
export const EditorRico = cercada(parte(async () => (await import('./EditorRico.tsx')).default))
