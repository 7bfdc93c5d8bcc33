import type { Asignatura } from '@malla/contracts/asignaturas.ts'
import type { Plan } from '@malla/contracts/plan.ts'
import { modalidadesDeCurso, tiposDeEstudio } from '@malla/domain/asignaturas/catalogos.ts'
import { sumCreditos } from '@malla/domain/asignaturas/creditos.ts'
import { baseDe } from '@malla/domain/asignaturas/versiones.ts'
import { claveDeSeccion } from '@malla/domain/planes/avance.ts'
import type { CompetenciaComparable } from '@malla/domain/planes/compararCompetencias.ts'
import type { CursoComparable } from '@malla/domain/planes/compararCursos.ts'
import type { LugarComparable } from '@malla/domain/planes/compararLugares.ts'
import type { TextoComparable } from '@malla/domain/planes/compararTextos.ts'
import { seccionesDeFormulario } from '@malla/domain/planes/conservarSecciones.ts'
import { seccionesDelPlan } from '@malla/domain/planes/secciones.ts'
import { clave } from '@malla/domain/texto/normalizar.ts'
import { sinEtiquetas } from '@malla/domain/texto/sinEtiquetas.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, asc, eq } from '../../platform/db/drizzle.ts'
import { selectAsignaturas } from '../asignaturas/asignaturas.queries.ts'
import { selectCiclosDelPlan } from '../ciclos/ciclos.queries.ts'
import { assertPlan } from '../planes/planes.guard.ts'
import { selectPlan } from '../planes/planes.queries.ts'
import { selectSeccionesDelPlan } from '../secciones/secciones.queries.ts'
import { selectCompetenciasComparables } from './competenciasComparables.ts'

const { parametros, perfil_egreso, plan_secciones } = schema

/** A plan as comparing needs it. `bases`: of each course its base, by which origins are told. */
export interface PlanComparable {
  plan: Plan
  cursos: CursoComparable[]
  bases: Map<number, number>
  ciclos: LugarComparable[]
  secciones: LugarComparable[]
  creditosElectivos: number | null
  textos: TextoComparable[]
  competencias: CompetenciaComparable[]
}

/** Title of the section that keeps this key. */
const tituloDe = (key: string): string => seccionesDelPlan.find(s => claveDeSeccion(s) === key)?.titulo ?? key

interface Item {
  nombre?: string
  descripcion?: string
}

/** Items as a reader would say them: name and text of each on a line. */
const textoDe = (items: unknown): string =>
  (items as Item[])
    .map(i => [i.nombre, sinEtiquetas(i.descripcion ?? '')].filter(Boolean).join(': '))
    .join('\n')

async function selectTextosLlanos(ctx: Ctx, planId: number): Promise<TextoComparable[]> {
  const [textos, lineas] = await Promise.all([
    ctx.tx
      .select({ key: plan_secciones.key, items: plan_secciones.items })
      .from(plan_secciones)
      .where(and(eq(plan_secciones.empresa_id, ctx.empresaId), eq(plan_secciones.planestudio_id, planId))),
    ctx.tx
      .select({ descripcion: perfil_egreso.descripcion })
      .from(perfil_egreso)
      .where(and(eq(perfil_egreso.empresa_id, ctx.empresaId), eq(perfil_egreso.planestudio_id, planId)))
      .orderBy(asc(perfil_egreso.orden), asc(perfil_egreso.id)),
  ])
  const titulos = seccionesDelPlan.map(s => s.titulo)
  return [
    ...textos.map(({ key, items }) => ({ key, titulo: tituloDe(key), texto: textoDe(items) })),
    { key: 'perfilEgreso', titulo: 'Perfil de Egreso', texto: textoDe(lineas) },
  ].sort((a, b) => titulos.indexOf(a.titulo) - titulos.indexOf(b.titulo))
}

type Nombres = ReadonlyMap<number, string>

const comparable = (
  a: Asignatura,
  lugares: ReadonlyMap<string, LugarComparable>,
  n: Nombres,
): CursoComparable => {
  const lugar = lugares.get(a.ciclo_id ? `c${a.ciclo_id}` : `s${a.seccion_id}`)
  return {
    id: a.id,
    codigo: a.codigo,
    nombre: a.nombre,
    lugar: lugar?.nombre ?? '',
    claveDeLugar: lugar?.clave ?? '',
    credits: a.credits,
    horasteoria: a.horasteoria,
    horaspractica: a.horaspractica,
    horasvirtual: a.horasvirtual,
    horasvirtualteoria: a.horasvirtualteoria,
    horasvirtualpractica: a.horasvirtualpractica,
    requisitos: a.requisitos,
    area: n.get(a.areacurso_id) ?? null,
    tipo: n.get(a.tipocurso_id) ?? null,
    tipologia: n.get(a.tipologiaespecial_id) ?? null,
    tipoestudio: tiposDeEstudio.find(t => t.valor === a.tipoestudio)?.nombre ?? null,
    modalidad: modalidadesDeCurso.find(m => m.valor === a.modalidad)?.nombre ?? null,
  }
}

/** What comparing needs of a plan that the person may see; 404 otherwise. As many queries whatever its size. */
export async function selectComparable(ctx: Ctx, id: number): Promise<PlanComparable> {
  await assertPlan(ctx, id)
  const plan = await selectPlan(ctx, id)
  const [ciclos, secciones, asignaturas, catalogo, textos] = await Promise.all([
    selectCiclosDelPlan(ctx, id),
    selectSeccionesDelPlan(ctx, id),
    selectAsignaturas(ctx, id),
    ctx.tx
      .select({ id: parametros.id, nombre: parametros.nombre })
      .from(parametros)
      .where(eq(parametros.empresa_id, ctx.empresaId)),
    selectTextosLlanos(ctx, id),
  ])
  const deCiclo = ciclos.map(c => ({ id: c.id, clave: `c${c.numero}`, nombre: c.descripcion }))
  const deSeccion = seccionesDeFormulario(secciones).map(({ id, nombre }) => ({
    id,
    clave: `s ${clave(nombre)}`,
    nombre,
  }))
  const lugares = new Map<string, LugarComparable>([
    ...deCiclo.map(c => [`c${c.id}`, c] as const),
    ...deSeccion.map(s => [`s${s.id}`, s] as const),
  ])
  const orden = new Map([...lugares.keys()].map((k, i) => [k, i]))
  const placeOf = (a: Asignatura): number =>
    orden.get(a.ciclo_id ? `c${a.ciclo_id}` : `s${a.seccion_id}`) ?? 1e6
  const nombres = new Map(catalogo.map(p => [p.id, p.nombre]))
  const enMalla = asignaturas.toSorted((a, b) => placeOf(a) - placeOf(b) || a.orden - b.orden)
  return {
    plan,
    cursos: enMalla.map(a => comparable(a, lugares, nombres)),
    bases: new Map(asignaturas.map(a => [a.id, baseDe(a)])),
    ciclos: deCiclo,
    secciones: deSeccion,
    creditosElectivos: sumCreditos(secciones.map(s => s.creditos_requeridos)),
    textos,
    competencias: await selectCompetenciasComparables(
      ctx,
      id,
      enMalla.map(curso => ({ base: baseDe(curso), curso })),
    ),
  }
}
