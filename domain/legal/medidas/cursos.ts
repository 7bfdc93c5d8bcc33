import type { Id, Requisito } from '../../asignaturas/asignatura.ts'
import { isGrupo, textosDe } from '../../asignaturas/requisitos.ts'
import { ciclosDe } from '../../malla/malla.ts'
import { creditosDeHoras } from '../../planes/computo.ts'
import { redondear } from '../../planes/reparto.ts'
import { plegar } from '../../texto/normalizar.ts'
import { cuantos, numero } from '../../texto/numero.ts'
import type { CursoLegal } from '../plan.ts'
import { diferencia, type Encontrado, type Medir, type PlanMedible } from './medible.ts'

/** What rules ask of single courses. */

const enCurso = (id: Id): string => `curso:${id}`

/** The hours of a credit are a minimum: more is lawful, fewer is found. Weeks as the plan says them. */
export const horasDelCredito: Medir<'horas_del_credito'> = ({ partes, por }, { teoria, practica }) =>
  partes.cursos.flatMap(c => {
    if (c.credits === null) return []
    const exactos = creditosDeHoras(c, { semanas: por.semanas, teoria, practica })
    const alcanzan = redondear(exactos)
    if (redondear(c.credits - alcanzan) < 0.01) return []
    // Hours of the credits as they are: of 17 weeks a credit told to hundredths would be some minutes off.
    const [deTeoria, dePractica] = [teoria, practica].map(h => redondear((c.credits! - exactos) * h))
    const faltan = `${diferencia(deTeoria!, 'falta')} ${deTeoria === 1 ? 'hora' : 'horas'} de teoría`
    return [
      {
        lugar: enCurso(c.id),
        hallado: { valor: alcanzan, limite: c.credits },
        mensaje: `${c.nombre} tiene ${cuantos(c.credits, 'crédito', 'créditos')} y sus horas alcanzan para ${numero(alcanzan)}: ${faltan} o ${numero(dePractica!)} de práctica en el periodo.`,
      },
    ]
  })

const IDIOMA =
  /\b(idiomas?|ingles|english|frances|aleman|portugues|italiano|chino|mandarin|japones|coreano|ruso|quechua|aimara|aymara|ashaninka|awajun|shipibo|lenguas? (extranjera|nativa|originaria|indigena)s?)\b/

/** Told by the name of a course, or by its special typology. */
const isDeIdioma = (c: CursoLegal): boolean =>
  IDIOMA.test(plegar(c.nombre)) || IDIOMA.test(plegar(c.tipologia ?? ''))

/** Whether one course of the cycles, which everybody takes, is of a foreign or a native language. */
export const idioma: Medir<'idioma'> = ({ partes }) =>
  partes.cursos.some(c => c.ciclo_id !== null && isDeIdioma(c))
    ? []
    : [
        {
          lugar: '',
          hallado: {},
          mensaje: 'Ningún curso obligatorio es de un idioma extranjero ni de una lengua nativa.',
        },
      ]

/** Problems of one kind, course by course; those of one course are told together. */
export const requisito: Medir<'requisito'> = ({ problemas, partes }, { problema }) => {
  const suyos = Map.groupBy(
    problemas.filter(p => p.tipo === problema),
    p => p.asignatura_id,
  )
  const cursos = new Map(partes.cursos.map(c => [c.id, c]))
  return [...suyos].map(([id, varios]): Encontrado => {
    const textos = problema === 'texto' ? textosDe(cursos.get(id)?.requisitos ?? null) : []
    const otros = [...new Set(varios.flatMap(p => p.otros))].toSorted((a, b) => a - b)
    return {
      lugar: enCurso(id),
      hallado: problema === 'texto' ? { textos } : { otros },
      mensaje: varios.map(p => p.mensaje).join(' '),
    }
  })
}

/**
 * The credits that a requisite asks for and that `hay` cannot give, null where it can be met: of all that it asks the most, of alternatives, where
 * none can be met, the fewest.
 */
function creditosDeMas(r: Requisito | null, hay: number): number | null {
  if (r === null) return null
  if (!isGrupo(r)) return r.tipo === 'creditos' && r.creditos > hay + 0.005 ? r.creditos : null
  const partes = r.de.map(parte => creditosDeMas(parte, hay))
  const piden = partes.filter(p => p !== null)
  if (r.tipo === 'o') return piden.length < partes.length || piden.length === 0 ? null : Math.min(...piden)
  return piden.length > 0 ? Math.max(...piden) : null
}

/** Credits that a student can have before each cycle: all courses of those before, and every elective that is required. */
function antesDeCadaCiclo({ malla, computo }: PlanMedible): ReadonlyMap<Id, number> {
  const ciclos = ciclosDe(malla)
  const suma = (i: number): number => ciclos[i]!.cursos.reduce((n, c) => n + (c.credits ?? 0), 0)
  const electivos = computo.creditos - ciclos.reduce((n, _c, i) => n + suma(i), 0)
  const antes = new Map<Id, number>()
  let hasta = electivos
  for (const [i, ciclo] of ciclos.entries()) {
    antes.set(ciclo.id, redondear(hasta))
    hasta += suma(i)
  }
  return antes
}

/** Requisites of credits that nobody can meet: before the course fewer can be had. Before an elective all those of the plan can. */
export const creditosPrevios: Medir<'creditos_previos'> = plan => {
  const antes = antesDeCadaCiclo(plan)
  return plan.partes.cursos.flatMap(c => {
    const hay = c.ciclo_id === null ? plan.computo.creditos : antes.get(c.ciclo_id)
    const pide = hay === undefined ? null : creditosDeMas(c.requisitos, hay)
    if (hay === undefined || pide === null) return []
    return [
      {
        lugar: enCurso(c.id),
        hallado: { valor: hay, limite: pide },
        mensaje: `${c.nombre} pide ${cuantos(pide, 'crédito aprobado', 'créditos aprobados')} y antes de él solo se pueden tener ${numero(hay)}: ${diferencia(pide - hay, 'falta')}.`,
      },
    ]
  })
}
