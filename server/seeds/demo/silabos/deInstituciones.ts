import { ESTRUCTURA_INICIAL } from '@malla/domain/silabos/estructura.ts'
import { estructurasListas } from '@malla/domain/silabos/estructurasListas.ts'
import type { SilabosDeDemo } from '../plan.ts'
import { DESARROLLO_DE_SISTEMAS } from './instituto.ts'
import { CICLOS_1_A_5 } from './universidad1.ts'
import { CICLOS_6_A_10 } from './universidad2.ts'
import { ELECTIVOS } from './universidad3.ts'

const REGLAMENTO =
  '<p>La asistencia es obligatoria: con más de 30 % de inasistencias el estudiante queda sin derecho a promedio. La escala es de 0 a 20 y la nota mínima aprobatoria, 11.</p>'

/** The product's own structure with the rules of evaluation of the university. */
export const silabosDeLaUniversidad: SilabosDeDemo = {
  programa: 'Ingeniería de Sistemas',
  contenidos: CICLOS_1_A_5 + CICLOS_6_A_10 + ELECTIVOS,
  estructura: {
    ...ESTRUCTURA_INICIAL,
    secciones: ESTRUCTURA_INICIAL.secciones.map(s =>
      s.clave === 'evaluacion' ? { ...s, textoFijo: REGLAMENTO } : s,
    ),
  },
}

/** The ready structure of institutes (module, didactic unit, indicators), in the weeks of their plan. */
export const silabosDelInstituto: SilabosDeDemo = {
  programa: 'Desarrollo de Sistemas de Información',
  contenidos: DESARROLLO_DE_SISTEMAS,
  estructura: { ...estructurasListas.find(l => l.id === 'instituto')!.estructura, semanas: 16 },
}
