import { calls } from '@malla/contracts/calls.ts'
import type { TipoDeParametro } from '@malla/contracts/parametros.ts'
import { idOf } from './competencias.ts'
import { makeCurriculo, makeLaboratorios, makeLocales, type PlanHecho } from './curriculo.ts'
import type { Llamar } from './llamar.ts'
import type { CursoDeDemo, FacultadDeDemo, Institucion, PlanDeDemo, ProgramaDeDemo } from './plan.ts'

type Ids = Map<string, number>
type Entorno = Parameters<typeof makeCurriculo>[3]

/** Premises and laboratories of the institution, by name. */
interface Casa {
  locales: ReadonlyMap<string, number>
  laboratorios: ReadonlyMap<string, number>
}

/** Names of the institution's catalogues (of areas their abbreviations), and their ids. */
interface Catalogos {
  niveles: Ids
  modalidades: Ids
  areas: Ids
  tipos: Ids
  tipologias: Ids
}

type Nombrado = { id: number; nombre: string }

const idsOf = (rows: readonly Nombrado[]): Ids => new Map(rows.map(r => [r.nombre, r.id]))

/** What the institution began with (seeds/catalogos.ts), with the levels and the areas of its own. */
async function makeCatalogos(llamar: Llamar, i: Institucion): Promise<Catalogos> {
  const areas: Ids = new Map()
  for (const area of i.areas)
    areas.set(area.abreviatura, (await llamar(calls.areascursos.create, area)).data.id)
  for (const nivel of i.niveles ?? []) await llamar(calls.niveles.create, nivel)
  const parametros = async (tipo: TipoDeParametro) =>
    idsOf((await llamar(calls.parametros.list, { tipo })).data)
  return {
    niveles: idsOf((await llamar(calls.niveles.list, {})).data),
    modalidades: idsOf((await llamar(calls.modalidades.list, {})).data),
    areas,
    tipos: await parametros('tiposcursos'),
    tipologias: await parametros('tipologiasespecialescursos'),
  }
}

function filaOf(
  curso: CursoDeDemo,
  place: { ciclo_id: number } | { seccion_id: number },
  c: Catalogos,
  tipo: string,
) {
  const [horasteoria, horaspractica, horasvirtual] = curso.horas
  return {
    nombre: curso.nombre,
    codigo: curso.codigo,
    ...place,
    horasteoria,
    horaspractica,
    horasvirtual,
    credits: curso.credits,
    areacurso_id: idOf(c.areas, curso.area),
    tipocurso_id: idOf(c.tipos, tipo),
    ...(curso.tipologia ? { tipologiaespecial_id: idOf(c.tipologias, curso.tipologia) } : {}),
    ...(curso.tipoestudio ? { tipoestudio: curso.tipoestudio } : {}),
    ...(curso.requisitos ? { requisitos_texto: curso.requisitos } : {}),
  }
}

async function makeCiclos(llamar: Llamar, planestudio_id: number, plan: PlanDeDemo): Promise<number[]> {
  if (!plan.nombresDeCiclos) {
    const { data } = await llamar(calls.ciclos.porPlan, { planId: planestudio_id })
    return data.toSorted((a, b) => a.numero - b.numero).map(c => c.id)
  }
  const ids: number[] = []
  for (const nombres of plan.nombresDeCiclos)
    ids.push((await llamar(calls.ciclos.create, { ...nombres, planestudio_id })).data.id)
  return ids
}

async function makePlan(
  llamar: Llamar,
  carrera_id: number,
  plan: PlanDeDemo,
  c: Catalogos,
  entorno: Entorno,
): Promise<PlanHecho> {
  const { ciclos, nombresDeCiclos, electivos = [], fechacese, curriculo, publica, ...campos } = plan
  const { data } = await llamar(calls.planes.create, {
    ...campos,
    carrera_id,
    ciclos: nombresDeCiclos ? 0 : ciclos.length,
  })
  const cicloIds = await makeCiclos(llamar, data.id, plan)
  const asignaturas = ciclos.flatMap((cursos, i) =>
    cursos.map(curso => filaOf(curso, { ciclo_id: cicloIds[i]! }, c, 'Obligatorio')),
  )
  for (const { nombre, creditos_requeridos, cursos } of electivos) {
    const seccion = await llamar(calls.secciones.create, {
      nombre,
      creditos_requeridos,
      planestudio_id: data.id,
    })
    asignaturas.push(
      ...cursos.map(curso => filaOf(curso, { seccion_id: seccion.data.id }, c, 'Electivo') as never),
    )
  }
  const saved = await llamar(calls.asignaturas.savePorPlan, { planId: data.id, asignaturas })
  if (saved.avisos.length > 0)
    throw new Error(`the demonstration's plan «${plan.full_name}»: ${saved.avisos.join(' ')}`)
  const hecho: PlanHecho = {
    id: data.id,
    cursos: new Map(saved.data.map(a => [a.codigo ?? a.nombre, a.id])),
  }
  if (curriculo) await makeCurriculo(llamar, hecho, curriculo, entorno)
  if (fechacese) await llamar(calls.planes.update, { id: data.id, fechacese })
  if (publica) await llamar(calls.publicaciones.save, { id: data.id, ...publica })
  return hecho
}

async function makePrograma(
  llamar: Llamar,
  facultad_id: number,
  programa: ProgramaDeDemo,
  c: Catalogos,
  { locales, laboratorios }: Casa,
): Promise<number[]> {
  const {
    planes,
    nivel,
    modalidad,
    especialidades = [],
    deNivel,
    laboratorios: suyos = [],
    ...campos
  } = programa
  const { data } = await llamar(calls.programas.create, {
    ...campos,
    facultad_id,
    nivel_id: idOf(c.niveles, nivel),
    modalidad_id: idOf(c.modalidades, modalidad),
    especialidades: especialidades.map(nombre => ({ nombre })),
    ...(deNivel ? { carrera_id: 0 } : {}),
  })
  const propios = await makeLaboratorios(llamar, suyos, locales, [data.id])
  const otros = new Map<string, PlanHecho>()
  const entorno: Entorno = { laboratorios: new Map([...laboratorios, ...propios]), otros }
  let cursos: number[] = []
  for (const plan of planes.toReversed()) {
    const hecho = await makePlan(llamar, data.id, plan, c, entorno)
    otros.set(plan.full_name, hecho)
    cursos = [...hecho.cursos.values()]
  }
  return cursos
}

async function makeFacultad(
  llamar: Llamar,
  { nombre, txt_type = 'facultad' }: FacultadDeDemo,
): Promise<number> {
  const call = {
    facultad: calls.facultades.create,
    isCepre: calls.facultades.cepre,
    isPosgrado: calls.facultades.posgrado,
  }[txt_type]
  return (await llamar(call, { nombre })).data.id
}

/**
 * Makes an institution's faculties, programmes, plans, courses and educational model, the last first: lists show the newest first (§3), and so read in the order
 * of the data. Answers the ids of the courses of its first plan.
 */
export async function makeInstitucion(llamar: Llamar, institucion: Institucion): Promise<number[]> {
  const catalogos = await makeCatalogos(llamar, institucion)
  const locales = await makeLocales(llamar, institucion.locales ?? [])
  const laboratorios = await makeLaboratorios(llamar, institucion.laboratorios ?? [], locales)
  for (const modelo of (institucion.modelos ?? []).toReversed()) await llamar(calls.modelos.create, modelo)
  if (institucion.redaccion) await llamar(calls.ajustes.saveInstitucion, { redaccion: institucion.redaccion })
  if (institucion.nombre_corto)
    await llamar(calls.ajustes.saveInstitucion, {
      publicacion: { activa: true, nombre_corto: institucion.nombre_corto },
    })
  let cursos: number[] = []
  for (const facultad of institucion.facultades.toReversed()) {
    const id = await makeFacultad(llamar, facultad)
    for (const programa of facultad.programas.toReversed())
      cursos = await makePrograma(llamar, id, programa, catalogos, { locales, laboratorios })
  }
  return cursos
}
