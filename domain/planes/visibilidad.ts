import type { ClaveDeTexto } from './secciones.ts'

/** A node of a plan in the tree: 1 to 8 in the order in which the tree shows them, then cycles and sections of electives. */
export type NodoDePlan =
  | 'lineas'
  | 'perfilIngresos'
  | 'malla'
  | 'modulos'
  | 'unidades'
  | 'convalidacion'
  | 'graduacion'
  | 'titulacion'
  | 'ciclos'
  | 'secciones'

/** Level of a programme that hides the entry profile and the titling criteria (§2, §9). */
export const NIVEL_ESPECIAL = '00004'

/** What decides which nodes of a plan are seen. */
export interface PlanVisto {
  /** The plan hangs on the cepre faculty. */
  isCepre: boolean
  isInspector: boolean
  configDisenoCurricular: number | null
  /** Code of the level of the programme, text: «00004». */
  nivel: string
  configNodesTree: readonly string[]
}

/** What decides, out of a plan as the calls answer it and who looks. */
export const vistoDe = (
  plan: {
    facultad_tipo: string
    nivel_codigo: string
    json: { configDisenoCurricular: number; configNodesTree: readonly string[] }
  },
  isInspector: boolean,
): PlanVisto => ({
  isCepre: plan.facultad_tipo === 'isCepre',
  isInspector,
  configDisenoCurricular: plan.json.configDisenoCurricular,
  nivel: plan.nivel_codigo,
  configNodesTree: plan.json.configNodesTree,
})

interface DatosDeNodo {
  numero: number | null
  titulo: string
  /** Key of the plan's json that the node shows; nodes with one need configDisenoCurricular = 1. */
  keyJson: ClaveDeTexto | 'lineasInvestigaciones' | null
  /** Seen under cepre. */
  cepre?: true
  /** Hidden from inspectors. */
  noInspector?: true
  /** Hidden at level 00004. */
  noNivelEspecial?: true
  /** Entry that configNodesTree must have. */
  nodesTree?: 'modulo' | 'unidad'
}

/** The nodes with their conditions; a node is seen when every condition that it has holds. */
export const nodosDePlan: Readonly<Record<NodoDePlan, DatosDeNodo>> = {
  lineas: { numero: 1, titulo: 'Líneas de investigación', keyJson: 'lineasInvestigaciones' },
  perfilIngresos: {
    numero: 2,
    titulo: 'Perfil de ingreso',
    keyJson: 'perfilIngresos',
    noInspector: true,
    noNivelEspecial: true,
  },
  malla: { numero: 3, titulo: 'Malla curricular', keyJson: null, cepre: true },
  modulos: { numero: 4, titulo: 'Módulos de competencia profesional', keyJson: null, nodesTree: 'modulo' },
  unidades: {
    numero: 5,
    titulo: 'Unidades de aprendizaje por cursos',
    keyJson: null,
    cepre: true,
    nodesTree: 'unidad',
  },
  convalidacion: {
    numero: 6,
    titulo: 'Cursos de convalidación (tabla de equivalencias)',
    keyJson: 'cursosConvalidacion',
  },
  graduacion: { numero: 7, titulo: 'Criterios de graduación', keyJson: 'criteriosGraduaciones' },
  titulacion: {
    numero: 8,
    titulo: 'Criterios de titulación',
    keyJson: 'criteriosTitulaciones',
    noNivelEspecial: true,
  },
  ciclos: { numero: null, titulo: 'Ciclos', keyJson: null, cepre: true },
  secciones: { numero: null, titulo: 'Secciones de electivos', keyJson: null },
}

const orden = Object.keys(nodosDePlan) as NodoDePlan[]

/** Whether a node of a plan is seen in the tree (§2). Conditions add up. */
export function isNodeVisible(plan: PlanVisto, nodo: NodoDePlan): boolean {
  const n = nodosDePlan[nodo]
  if (plan.isCepre && !n.cepre) return false
  if (plan.isInspector && n.noInspector) return false
  if (plan.configDisenoCurricular === 1 && plan.nivel === NIVEL_ESPECIAL && n.noNivelEspecial) return false
  if (plan.configDisenoCurricular !== 1 && n.keyJson !== null) return false
  return n.nodesTree === undefined || plan.configNodesTree.includes(n.nodesTree)
}

/** The nodes of a plan that are seen, in the order of the tree. */
export const visibleNodes = (plan: PlanVisto): NodoDePlan[] => orden.filter(nodo => isNodeVisible(plan, nodo))
