import type { CursoDelArbol, DetalleDePlan } from '@malla/domain/arbol/plan.ts'
import { type Luz, luzDeLista, luzDeTexto, luzDeTextoConTabla } from '@malla/domain/planes/estado.ts'
import { type NodoDePlan, vistoDe } from '@malla/domain/planes/visibilidad.ts'
import type { ApiOutput } from '../../app/api.ts'

/** What is asked of a plan when it is opened in the tree. */
export interface PlanLeido {
  plan: ApiOutput<'planes.show'>['data']
  textos: ApiOutput<'planes.secciones'>['data']
  ciclos: ApiOutput<'ciclos.porPlan'>['data']
  secciones: ApiOutput<'secciones.porPlan'>['data']
  cursos: ApiOutput<'asignaturas.porPlan'>['data']
  cuentas: ApiOutput<'planes.cuentas'>['data']
}

type Textos = PlanLeido['textos']
const itemsDe = (textos: Textos, key: string): Textos[number]['items'] =>
  textos.find(t => t.key === key)?.items ?? []

/** Lights of the nodes 1 to 8 (§4): texts by their first item, lists by whether there is anything in them. */
function lucesDe({ textos, cursos, cuentas }: PlanLeido): Partial<Record<NodoDePlan, Luz>> {
  const texto = (key: string) => luzDeTexto(itemsDe(textos, key))
  const lista = (key: string) => luzDeLista(itemsDe(textos, key).length)
  return {
    lineas: lista('lineasInvestigaciones'),
    perfilIngresos: texto('perfilIngresos'),
    malla: luzDeLista(cursos.length),
    modulos: lista('modulosCompetencia'),
    unidades: lista('unidadesAprendizaje'),
    convalidacion: luzDeTextoConTabla(itemsDe(textos, 'cursosConvalidacion'), cuentas.equivalencias),
    graduacion: texto('criteriosGraduaciones'),
    titulacion: texto('criteriosTitulaciones'),
  }
}

/** On the wire 0 is no cycle and no section. */
const cursoDe = (c: PlanLeido['cursos'][number]): CursoDelArbol => ({
  id: c.id,
  nombre: c.nombre,
  codigo: c.codigo,
  ciclo_id: c.ciclo_id || null,
  seccion_id: c.seccion_id || null,
  silabo: c.silabo.isCompletado,
})

/** An opened plan as the tree shows it to this person (§2): inspectors see less. */
export function detalleDe(leido: PlanLeido, isInspector: boolean): DetalleDePlan {
  const { plan, ciclos, secciones, cursos } = leido
  return {
    id: plan.id,
    visto: vistoDe(plan, isInspector),
    luces: lucesDe(leido),
    ciclos,
    secciones,
    cursos: cursos.map(cursoDe),
  }
}
