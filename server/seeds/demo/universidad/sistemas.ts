import type { ProgramaDeDemo } from '../plan.ts'
import { CINCO_ANIOS } from './periodos.ts'
import { sistemas2019 } from './sistemas2019.ts'
import { sistemas2026 } from './sistemas2026.ts'

export const sistemas: ProgramaDeDemo = {
  ...CINCO_ANIOS,
  nombre: 'Ingeniería de Sistemas',
  planes: [sistemas2026, sistemas2019],
}
