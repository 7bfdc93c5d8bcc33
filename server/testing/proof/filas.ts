import type { Fila } from './fila.ts'
import { filasDeCompetencias } from './filas.competencias.ts'
import { filasDeEstructura } from './filas.estructura.ts'
import { filasDeInstalacion } from './filas.instalacion.ts'
import { filasDePlan } from './filas.plan.ts'
import { filasDeSilabos } from './filas.silabos.ts'

/** One row a call: what its input names, and what whoever may is answered (fila.ts). A call without its row fails the proof. */
export const filas: Readonly<Record<string, Fila | undefined>> = {
  ...filasDeInstalacion,
  ...filasDeEstructura,
  ...filasDePlan,
  ...filasDeCompetencias,
  ...filasDeSilabos,
}

/** Calls that anybody may ask, without a session. Each one more is a decision: it belongs into docs/security.md. */
export const PUBLICAS = [
  'sistema.health',
  'sistema.documento',
  'auth.signin',
  'auth.demostracion',
  'auth.logout',
  'auth.avatar',
  'auth.recover',
  'auth.enlace',
  'auth.reset',
  'ajustes.publicos',
  'contacto.step1',
  'contacto.step2',
  'contacto.step3',
]
