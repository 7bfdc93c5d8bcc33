import { problemasDeRequisitos } from '../asignaturas/problemas.ts'
import { mallaDe } from '../malla/malla.ts'
import { computoDePlan, reglaDeHoras } from '../planes/computo.ts'
import * as deCursos from './medidas/cursos.ts'
import type { Encontrado, Medir, PlanMedible } from './medidas/medible.ts'
import * as dePlan from './medidas/plan.ts'
import * as deTotales from './medidas/totales.ts'
import { type AjustesLegales, reglasPara } from './normas.ts'
import type { PlanLegal } from './plan.ts'
import type { Condicion, Medida, Regla } from './regla.ts'

/** A finding: which rule, where, what, by how much. At most one of a rule in a place. */
export interface Hallazgo extends Encontrado {
  regla: string
  gravedad: Regla['gravedad']
  titulo: string
  articulo: string
  fuente: string
  seguridad: Regla['seguridad']
}

const medidas: { readonly [M in Medida]: Medir<M> } = {
  creditos: deTotales.creditos,
  creditos_de_tipo: deTotales.creditosDeTipo,
  tipo_de_estudios: deTotales.tipoDeEstudios,
  horas: deTotales.horas,
  horas_del_credito: deCursos.horasDelCredito,
  valor_del_credito: dePlan.valorDelCredito,
  credito_dicho: deTotales.creditoDicho,
  virtual: deTotales.virtual,
  anios: dePlan.anios,
  ciclos: dePlan.ciclos,
  ciclos_por_anio: dePlan.ciclosPorAnio,
  ciclos_del_programa: dePlan.ciclosDelPrograma,
  revision: dePlan.revision,
  idioma: deCursos.idioma,
  requisito: deCursos.requisito,
  creditos_previos: deCursos.creditosPrevios,
  oferta_de_electivos: dePlan.ofertaDeElectivos,
  exigencia_de_electivos: dePlan.exigenciaDeElectivos,
  creditos_declarados: deTotales.creditosDeclarados,
  semanas_de_silabos: dePlan.semanasDeSilabos,
  creditos_por_ciclo: dePlan.creditosPorCiclo,
  cursos_por_ciclo: dePlan.cursosPorCiclo,
  horas_por_semana: dePlan.horasPorSemana,
}

const medir = <C extends Condicion>(plan: PlanMedible, pide: C): Encontrado[] =>
  (medidas[pide.mide] as Medir<C['mide']>)(plan, pide as never)

const medibleDe = (plan: PlanLegal, hoy: string): PlanMedible => {
  const { cursos, ciclos, secciones } = plan.partes
  const por = reglaDeHoras(plan.datos)
  return {
    ...plan,
    malla: mallaDe(plan.partes),
    computo: computoDePlan(cursos, secciones, por),
    por,
    problemas: problemasDeRequisitos(cursos, ciclos),
    hoy,
  }
}

/**
 * Everything that the rules find in a plan on a day (ISO), what goes against a rule first, then in the order of the rules and of the courses. A
 * ceased plan is measured with the rules of its last day; one without courses is not measured at all. Linear in courses and requisites.
 */
export function evaluar(plan: PlanLegal, ajustes: AjustesLegales, hoy: string): Hallazgo[] {
  if (plan.partes.cursos.length === 0) return []
  const medible = medibleDe(plan, hoy)
  return reglasPara(plan.datos, ajustes, plan.datos.fechacese ?? hoy)
    .flatMap(({ id, gravedad, titulo, articulo, fuente, seguridad, pide }) =>
      medir(medible, pide).map(e => ({
        regla: id,
        gravedad,
        titulo,
        articulo,
        fuente,
        seguridad,
        ...e,
      })),
    )
    .toSorted((a, b) => Number(a.gravedad === 'aviso') - Number(b.gravedad === 'aviso'))
}
