import { parrafo, pendiente, titulo } from '../bloques.ts'
import type { Bloque } from '../document.ts'
import type { DatosDiseno } from '../planes/datosDiseno.ts'
import { arbolDeCompetencias } from './arbol.ts'
import { perfilServido, resultadosVinculados } from './enlaces.ts'

/**
 * The competencies of a plan as a chapter of its curricular design, under the name that the plan gives them: the tree, the graduate profile
 * that they serve, the outcomes that they are attached to. The matrix has pages of its own (`paginaDeMatriz`).
 */
export const capituloDeCompetencias = (d: DatosDiseno): Bloque[] => [
  titulo(1, 'seccion', d.terminos.nombreCompetencias),
  ...(d.competencias.todas.length
    ? [...arbolDeCompetencias(d), ...perfilServido(d), ...resultadosVinculados(d)]
    : [parrafo(pendiente)]),
]
