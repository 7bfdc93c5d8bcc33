import { QuietError } from './QuietError.tsx'
import { reloadIfServed, SIN_PARTE } from './recarga.ts'

/** Stands in the place of a piece of a page whose code did not come: it is said, and may be tried again. */
export const SinParte = () => <QuietError text={SIN_PARTE} retry={() => void reloadIfServed()} />
