import { calls } from '@malla/contracts/calls.ts'
import { cartasDe } from '@malla/documents/asignaturas/cartaEscrita.ts'
import { pdfCarta, pdfCartas } from '@malla/documents/asignaturas/pdfCarta.ts'
import { pdfArbol, pdfConCursos, pdfTabla } from '@malla/documents/competencias/pdfCompetencias.ts'
import type { Documento } from '@malla/documents/document.ts'
import { archivoDePlan } from '@malla/documents/formato.ts'
import type { DatosPlan } from '@malla/documents/planes/datos.ts'
import type { DatosDiseno } from '@malla/documents/planes/datosDiseno.ts'
import { disenoCurricular } from '@malla/documents/planes/diseno.ts'
import { pdfAvance, pdfAvanceTotal, pdfEstadosCursos } from '@malla/documents/planes/pdfAvance.ts'
import { pdfCursosElectivos, pdfCursosObligatorios } from '@malla/documents/planes/pdfCursos.ts'
import { pdfPlan } from '@malla/documents/planes/pdfPlan.ts'
import { pdfPublico } from '@malla/documents/planes/pdfPublico.ts'
import { pdfLineas, pdfModulo, pdfModulos, pdfUnidades } from '@malla/documents/planes/pdfSecciones.ts'
import { modulosDe } from '@malla/documents/planes/secciones.ts'
import type { Ctx } from '../../../platform/context.ts'
import { notFound } from '../../../platform/errors.ts'
import { hoyAqui } from '../../../platform/horaLocal.ts'
import type { DeferredFile } from '../../../platform/http/answer.ts'
import type { Router } from '../../../platform/http/router.ts'
import { type Reports, report } from '../../../platform/reports.ts'
import { selectVigentes } from '../../asignaturas/asignaturas.queries.ts'
import { selectCumplimiento } from '../../legal/cumplimiento.ts'
import { imagenesEn } from '../../silabos/informes/datosSilabos.queries.ts'
import { selectCartasEscritas } from '../../silabos/informes/filas.queries.ts'
import { selectDatosCompetencias } from './datosCompetencias.queries.ts'
import { type QueDeSilabos, selectDatosDiseno, selectPartesDe } from './datosDiseno.queries.ts'
import { selectDatosPlan } from './datosPlan.queries.ts'
import { assertFiltro, type FiltroDeInforme } from './filtros.ts'
import { selectImagenesEn } from './imagenes.queries.ts'
import { enPdf, enWord } from './informe.ts'

const c = calls.planes
const i = calls.informes

/** Of which plan a report is, and what narrows it. Whatever narrows one comes to it through `pdf`, `entero` or `selectCartas`, which look at it first. */
type Pedido = { id: number } & FiltroDeInforme

/** A report of a plan and its courses: its data are read in the transaction, it is typeset after. 422 for a filter of something else. */
async function pdf(
  ctx: Ctx,
  { id, ...filtro }: Pedido,
  nombre: string,
  compose: (d: DatosPlan, filtro: FiltroDeInforme) => Documento,
): Promise<DeferredFile> {
  const datos = await selectDatosPlan(ctx, id, hoyAqui())
  assertFiltro(datos, filtro)
  return enPdf(archivoDePlan(nombre, datos), () => compose(datos, filtro))
}

/** A report of all that is written in a plan; of its syllabi as much as is said. 422 for a filter of something else. */
async function entero(
  ctx: Ctx,
  { id, ...filtro }: Pedido,
  nombre: string,
  compose: (d: DatosDiseno, filtro: FiltroDeInforme) => Documento,
  { en = enPdf, silabos }: { en?: typeof enPdf; silabos?: QueDeSilabos } = {},
): Promise<DeferredFile> {
  const datos = await selectDatosDiseno(ctx, id, hoyAqui(), silabos)
  assertFiltro(datos, filtro, datos.competencias)
  return en(archivoDePlan(nombre, datos), () => compose(datos, filtro))
}

/** The cartas of a plan, as they are written and as the matrix says, with their pictures. */
async function selectCartas(ctx: Ctx, { id: planId, ...filtro }: Pedido) {
  const datos = await selectDatosPlan(ctx, planId, hoyAqui())
  assertFiltro(datos, filtro)
  const [competencias, escritas, partes] = await Promise.all([
    selectDatosCompetencias(ctx, planId),
    selectCartasEscritas(ctx, planId),
    selectPartesDe(ctx, planId),
  ])
  return {
    datos: { ...datos, partes },
    cartas: cartasDe(competencias, datos.asignaturas, escritas),
    imagenes: await selectImagenesEn(ctx, imagenesEn([...escritas.values()])),
  }
}

const DISENO = 'Diseño curricular'

/** The whole curricular design, with the annex of the law where it is asked for. */
async function diseno(
  ctx: Ctx,
  { id, anexo_legal }: { id: number; anexo_legal?: boolean },
  en: typeof enPdf,
): Promise<DeferredFile> {
  const legal = anexo_legal ? await selectCumplimiento(ctx, id) : undefined
  const titulo = legal ? `${DISENO} con anexo normativo` : DISENO
  return entero(ctx, { id }, titulo, d => disenoCurricular({ ...d, legal }), { en, silabos: 'enteros' })
}

/** One module of professional competence; 404 when the plan has no such one. */
async function modulo(ctx: Ctx, planId: number, moduloId: number): Promise<DeferredFile> {
  const datos = await selectDatosDiseno(ctx, planId, hoyAqui())
  const suyo = modulosDe(datos).find(m => m.modulo_id === moduloId)
  if (!suyo) throw notFound()
  return enPdf(archivoDePlan(suyo.nombre ?? 'Módulo de competencia', datos), () => pdfModulo(datos, suyo))
}

/** The course of the plan that any of its versions names, in the version in force; 404 where it has no such course. */
async function vigenteDe(ctx: Ctx, { asignaturas }: DatosPlan, planId: number, id: number) {
  const vigente = (await selectVigentes(ctx, planId)).get(id) ?? id
  const curso = asignaturas.find(a => a.id === vigente)
  if (!curso) throw notFound()
  return curso
}

export function informesDePlanRoutes(r: Router, reports: Reports): void {
  report(r, reports, c.pdfPlan, (ctx, input) => pdf(ctx, input, 'Plan de estudios', pdfPlan))
  report(r, reports, c.pdfPublico, (ctx, input) => pdf(ctx, input, 'Plan público', pdfPublico))
  report(r, reports, c.pdfObligatorios, (ctx, input) =>
    pdf(ctx, input, 'Cursos obligatorios', pdfCursosObligatorios),
  )
  report(r, reports, c.pdfElectivos, (ctx, input) => pdf(ctx, input, 'Cursos electivos', pdfCursosElectivos))
  report(r, reports, c.pdfCartas, async (ctx, { id, ...filtro }) => {
    const { datos, cartas, imagenes } = await selectCartas(ctx, { id, ...filtro })
    return enPdf(archivoDePlan('Cartas descriptivas', datos), () =>
      pdfCartas(datos, cartas, filtro, imagenes),
    )
  })
  report(r, reports, c.pdfCarta, async (ctx, { id, asignatura }) => {
    const { datos, cartas, imagenes } = await selectCartas(ctx, { id })
    const curso = await vigenteDe(ctx, datos, id, asignatura)
    const carta = cartas.find(x => x.asignatura_id === curso.id) ?? { asignatura_id: curso.id }
    return enPdf(archivoDePlan(`Carta descriptiva ${curso.nombre}`, datos), () =>
      pdfCarta(datos, carta, imagenes),
    )
  })
  report(r, reports, i.disenoPdf, (ctx, input) => diseno(ctx, input, enPdf))
  report(r, reports, i.disenoWord, (ctx, input) => diseno(ctx, input, enWord))
  report(r, reports, i.lineas, (ctx, input) => entero(ctx, input, 'Líneas de investigación', pdfLineas))
  report(r, reports, i.modelosCompetencia, (ctx, input) =>
    entero(ctx, input, 'Módulos de competencia', pdfModulos),
  )
  report(r, reports, i.modulo, (ctx, { planId, id }) => modulo(ctx, planId, id))
  competenciasRoutes(r, reports)
  report(r, reports, i.unidades, (ctx, input) => entero(ctx, input, 'Unidades de aprendizaje', pdfUnidades))
  avanceRoutes(r, reports)
}

type Compose = (d: DatosDiseno, filtro: FiltroDeInforme) => Documento

const deCompetencias: readonly ['competencias' | `competenciasPdf${'' | 2 | 3}`, string, Compose][] = [
  ['competencias', 'Árbol de competencias', pdfArbol],
  ['competenciasPdf', 'Árbol de competencias', pdfArbol],
  ['competenciasPdf2', 'Competencias por tipo', pdfTabla],
  ['competenciasPdf3', 'Competencias con sus cursos', pdfConCursos],
]

function competenciasRoutes(r: Router, reports: Reports): void {
  for (const [nombre, titulo, compose] of deCompetencias)
    report(r, reports, i[nombre as 'competenciasPdf'], (ctx, input) => entero(ctx, input, titulo, compose))
}

const deAvance: readonly [(keyof typeof i & `avance${string}`) | 'estadosCursos', string, Compose][] = [
  ['avanceCartas', 'Avance de cartas descriptivas', pdfAvance('cartas')],
  ['avanceSilabos', 'Avance de sílabos', pdfAvance('silabos')],
  ['avanceElementos', 'Avance de elementos', pdfAvance('elementos')],
  ['avanceSumillas', 'Avance de sumillas', pdfAvance('sumillas')],
  ['avanceTotal', 'Avance del plan', pdfAvanceTotal],
  ['estadosCursos', 'Estado de los cursos', pdfEstadosCursos],
]

function avanceRoutes(r: Router, reports: Reports): void {
  for (const [nombre, titulo, compose] of deAvance)
    report(r, reports, i[nombre as 'avanceTotal'], (ctx, input) =>
      entero(ctx, input, titulo, compose, {
        silabos: nombre === 'avanceSilabos' ? 'estados' : 'nada',
      }),
    )
}
