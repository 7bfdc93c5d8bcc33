import type { Asignatura } from '@malla/contracts/asignaturas.ts'
import type { Plan } from '@malla/contracts/plan.ts'
import { creditosConElectivos, sumCreditos } from '@malla/domain/asignaturas/creditos.ts'
import { sumHoras } from '@malla/domain/asignaturas/horas.ts'
import { estadoCursosRegistrados } from '@malla/domain/planes/cursosRegistrados.ts'
import { terminosDe } from '@malla/domain/planes/terminos.ts'

/** A plan as change records name its columns, put into the form in which calls answer it. */

type Datos = Readonly<Record<string, unknown>>

/** Whether a new plan comes without courses: a copy, or one that comes back from the Papelera, has what nobody tells. */
export const isVacio = (data: Datos | null): boolean =>
  data !== null && !('copiado' in data) && !(Number(data.revision) > 1)

const IGUALES = [
  ...['full_name', 'numero', 'modalidad', 'numero_resolucion', 'fecha_resolucion', 'fechacese', 'semanas'],
  ...['horas_credito_teoria', 'horas_credito_practica', 'creditos_totales', 'creditos_generales'],
  ...['creditos_electivos', 'revision'],
]

const JSON_DE: Readonly<Record<string, (valor: never) => Partial<Plan['json']>>> = {
  config_diseno_curricular: (configDisenoCurricular: number) => ({ configDisenoCurricular }),
  config_nodes_tree: (configNodesTree: string[]) => ({ configNodesTree }),
  config_terminos: (config: object) => ({ configTerminos: terminosDe(config) }),
  laboratorios_ids: (laboratorios_ids: number[]) => ({ laboratorios_ids }),
}

/** The plan after a record; null when it hangs elsewhere now, or has another file of its malla: the server knows those names. */
export function conRegistro(plan: Plan, data: Datos): Plan | null {
  if ('programa_id' in data || 'malla_id' in data) return null
  if (Number(data.revision) <= plan.revision) return plan
  const iguales = Object.fromEntries(Object.entries(data).filter(([campo]) => IGUALES.includes(campo)))
  const json = Object.entries(JSON_DE).flatMap(([campo, de]) =>
    campo in data ? [de(data[campo] as never)] : [],
  )
  return {
    ...plan,
    ...iguales,
    ...('resolucion_id' in data && {
      archivo_resolucion_url: data.resolucion_id === null ? null : `/api/v1/archivos/${data.resolucion_id}`,
    }),
    json: Object.assign({}, plan.json, ...json),
  }
}

/** The plan with what follows from its courses and from what its sections of electives require. */
export function conCuentas(
  plan: Plan,
  cursos: readonly Asignatura[],
  secciones: readonly { creditos_requeridos: number | null }[],
): Plan {
  const obligatorios = cursos.filter(c => c.ciclo_id !== 0)
  const completos = cursos.filter(c => c.horastotal > 0 && c.areacurso_id !== 0).length
  const creditos = creditosConElectivos(
    cursos,
    sumCreditos(obligatorios.map(c => c.credits)),
    sumCreditos(secciones.map(s => s.creditos_requeridos)),
  )
  return {
    ...plan,
    cursos_count: cursos.length,
    creditos: creditos ?? 0,
    horas: sumHoras(obligatorios.map(c => c.horastotal)),
    json: {
      ...plan.json,
      estadoCursosRegistrados: estadoCursosRegistrados({ cursos: cursos.length, completos }),
    },
  }
}

/** Fields of a course from which the totals of its plan follow. */
const CUENTAN = [
  ...['credits', 'ciclo_id', 'seccion_id', 'areacurso_id'],
  ...['horasteoria', 'horaspractica', 'horasvirtualteoria', 'horasvirtualpractica'],
]
/** Whether totals of the plan change with a course; `null`: it is gone. */
export const cuenta = (data: object | null): boolean =>
  data === null || 'created_at' in data || CUENTAN.some(campo => campo in data)
