import { writes } from '@malla/contracts/call.ts'
import { probarLlamadas } from '../testing/malas/llamadas.ts'

/** Bad input for every call that writes: what is refused leaves every row as it was (0050). */
probarLlamadas(writes)
