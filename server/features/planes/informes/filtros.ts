import {
  type Competencias,
  type FiltroDeCompetencias,
  paginasDeCompetencias,
} from '@malla/documents/competencias/pdfCompetencias.ts'
import type { DatosPlan } from '@malla/documents/planes/datos.ts'
import { palabrasDe } from '@malla/documents/planes/palabras.ts'
import type { FiltroDeAvance } from '@malla/documents/planes/pdfAvance.ts'
import { invalid, invalidField } from '../../../platform/errors.ts'

/** What narrows a report of a plan: which of its courses, which of its competencies, and which page of these. */
export type FiltroDeInforme = FiltroDeAvance & FiltroDeCompetencias

const DEL_CATALOGO = 'Elija un registro del catálogo de la institución.'

type Row = { readonly id: number }

/**
 * Holds that a filter names what the plan and the catalogues of its institution have, and a page that is there: 422 under each field that does not. What a
 * report is narrowed to nothing by a mistake would say, nobody could tell from what is true. `competencias`: of reports that can be narrowed by them.
 */
export function assertFiltro(d: DatosPlan, f: FiltroDeInforme, competencias?: Competencias): void {
  const periodo = palabrasDe(d.institucion).periodo.toLowerCase()
  const known: [keyof FiltroDeInforme, readonly Row[], string][] = [
    ['ciclo_id', d.ciclos, `Ese ${periodo} no es de este plan: elija otro.`],
    ['seccion_id', d.secciones, 'Esa sección de electivos no es de este plan: elija otra.'],
    ['areacurso_id', d.areas, DEL_CATALOGO],
    ['tipocurso_id', d.tipos, DEL_CATALOGO],
    ['tipologiaespecial_id', d.tipologias, DEL_CATALOGO],
    [
      'tabcompetencia_id',
      competencias?.grupos ?? [],
      'Ese grupo de competencias no es de este plan: elija otro.',
    ],
  ]
  const wrong = known.filter(([k, rows]) => f[k] !== undefined && !rows.some(row => row.id === f[k]))
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong.map(([k, , reason]) => [k, [reason]])))
  if (f.page === undefined || !competencias) return
  const ultima = paginasDeCompetencias(competencias, f)
  if (f.page > ultima) throw invalidField('page', `Esa página no existe: la última es la ${ultima}.`)
}
