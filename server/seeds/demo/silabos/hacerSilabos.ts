import type { Asignatura } from '@malla/contracts/asignaturas.ts'
import { calls } from '@malla/contracts/calls.ts'
import type { Plan } from '@malla/contracts/plan.ts'
import { hoyAqui } from '../../../platform/horaLocal.ts'
import type { Llamar } from '../llamar.ts'
import type { SilabosDeDemo } from '../plan.ts'
import { enParalelo } from './enParalelo.ts'
import { type CursoEscrito, cartaDe, silaboDe } from './escribir.ts'
import { leerContenidos } from './leerContenidos.ts'
import { MODOS } from './modos.ts'
import { periodosDeDemo } from './periodos.ts'
import { aprobarAlgunos, darPasos, type Quienes } from './revisar.ts'

async function selectPlan(llamar: Llamar, programa: string): Promise<Plan> {
  const { data } = await llamar(calls.planes.list, { page: 1, per_page: 50 })
  const plan = data.find(x => x.programa === programa && !x.fechacese)
  if (!plan) throw new Error(`the demonstration has no plan of «${programa}»`)
  return plan
}

/** Courses of the plan with what is written of them; a code that is none is a mistake of the demonstration's own data. */
async function leerCursos(llamar: Llamar, plan: Plan, texto: string): Promise<CursoEscrito[]> {
  const { data: cursos } = await llamar(calls.asignaturas.porPlan, { planId: plan.id })
  const areas = (await llamar(calls.areascursos.list, { page: 1, per_page: 50 })).data
  const { data: competencias } = await llamar(calls.competencias.porPlan, { planId: plan.id })
  const { data: celdas } = await llamar(calls.competencias.cursos, { planId: plan.id })
  const porCodigo = new Map<string | null, Asignatura>(cursos.map(c => [c.codigo, c]))
  return leerContenidos(texto).map((contenidos, i) => {
    const curso = porCodigo.get(contenidos.codigo)
    const area = areas.find(a => a.id === curso?.areacurso_id)
    const modo = MODOS[area?.abreviatura ?? '']
    if (!curso || !area || !modo) throw new Error(`the demonstration has no course «${contenidos.codigo}»`)
    const suyas = new Set(celdas.filter(x => x.asignatura_id === curso.id).map(x => x.competencia_id))
    return {
      curso,
      i,
      area: area.nombre,
      contenidos,
      modo,
      competencias: competencias.filter(k => suyas.has(k.id)),
    }
  })
}

/** Of those that go on into the current period some are left half done, and of some nobody has begun one. */
const SIN_EMPEZAR = 12
const A_MEDIAS = 7

const aMedias = (e: CursoEscrito, semanas: number) => {
  const entero = silaboDe(e, semanas)
  const { lineas = [], texto = '' } = entero.evaluacion ?? {}
  return {
    ...entero,
    unidadesaprendizaje: entero.unidadesaprendizaje?.slice(0, 1 + (e.i % 3)),
    evaluacion: { lineas: lineas.slice(0, -1), texto },
    bibliografia: e.i % 2 === 0 ? [] : entero.bibliografia,
  }
}

/**
 * Makes what the institution's syllabi are made of, two periods, the cartas of a plan and its syllabi in every state, as people would: cartas
 * first, those of the period that is over, then those that go on. `quienes` take the steps of the review.
 */
export async function makeSilabos(llamar: Llamar, suyos: SilabosDeDemo, quienes: Quienes): Promise<void> {
  const { estructura } = suyos
  await llamar(calls.estructuras.save, { estructura })
  const plan = await selectPlan(llamar, suyos.programa)
  const cursos = await leerCursos(llamar, plan, suyos.contenidos)
  await enParalelo(cursos, e => llamar(calls.cartas.save, { id: e.curso.id, carta: cartaDe(e) }))

  const { pasado, actual } = periodosDeDemo(hoyAqui())
  // It takes what is written as long as it lasts; it ends when all is in it.
  const abierto = { ...pasado, fechafin: actual.fechafin }
  const antes = (await llamar(calls.periodos.create, abierto)).data
  const ahora = (await llamar(calls.periodos.create, actual)).data
  const escritos = cursos.filter(e => !e.contenidos.soloCarta)
  const isParcial = (e: CursoEscrito) => e.i % A_MEDIAS === 0
  const continuan = escritos.filter(e => e.i % SIN_EMPEZAR !== SIN_EMPEZAR - 1)
  const escribir = (periodo_id: number, medias: boolean) => (e: CursoEscrito) =>
    llamar(calls.silabos.actualizar, {
      id: e.curso.id,
      periodo_id,
      silabo: medias && isParcial(e) ? aMedias(e, estructura.semanas) : silaboDe(e, estructura.semanas),
    })
  await enParalelo(
    continuan.filter(e => !isParcial(e)),
    escribir(antes.id, false),
  )
  await llamar(calls.recordatorios.continuar, { id: ahora.id, desde_id: antes.id, planestudio_id: plan.id })
  await enParalelo(continuan.filter(isParcial), escribir(ahora.id, true))
  const completos = continuan.filter(e => !isParcial(e)).map(e => e.curso.id)
  await aprobarAlgunos(quienes, { periodo_id: antes.id, cursos: completos })
  await llamar(calls.periodos.update, { id: antes.id, fechafin: pasado.fechafin })
  // What people do comes last: the desk tells it first.
  await darPasos(quienes, { periodo_id: ahora.id, cursos: completos })
}
