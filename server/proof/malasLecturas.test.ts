import { writes } from '@malla/contracts/call.ts'
import { probarLlamadas } from '../testing/malas/llamadas.ts'

/** Bad input for every call that only reads (0050). */
probarLlamadas(call => !writes(call))
