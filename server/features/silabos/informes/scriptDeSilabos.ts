import { archivoDePlan } from '@malla/documents/formato.ts'
import type { DatosSilabo } from '@malla/documents/silabos/datos.ts'
import { periodoComun } from '@malla/documents/silabos/pdfSilabos.ts'
import { horasTotales } from '@malla/domain/asignaturas/horas.ts'
import { textoDeReferencia } from '@malla/domain/silabos/apa.ts'
import { isTextoVacio, isVacio, type LineaDeLogro } from '@malla/domain/silabos/contenido.ts'
import { horasDeSemana, horasDeUnidad } from '@malla/domain/silabos/horas.ts'
import type { Referencia } from '@malla/domain/silabos/referencia.ts'
import type { Ctx } from '../../../platform/context.ts'
import { hoyAqui } from '../../../platform/horaLocal.ts'
import type { FileAnswer } from '../../../platform/http/answer.ts'
import { assertPlan } from '../../planes/planes.guard.ts'
import { escribirTablas } from '../../planes/scripts/escribir.ts'
import type { Value } from '../../planes/scripts/literal.ts'
import { type SilaboDeCurso, selectSilabosDePlan } from './datosSilabos.queries.ts'
import { ESQUEMA_DE_SILABOS, type TablaDeSilabos, tablasDeSilabos } from './esquemaDeSilabos.ts'
import { cualPeriodo, type PedidoDePlan } from './silabosDePlan.ts'

type Filas = Record<TablaDeSilabos, Value[][]>

const filasDeReferencias = (id: number, lista: readonly Referencia[] = []): Value[][] =>
  lista.map((r, i) => {
    const { id: _, tipo, texto: __, autores, anio, titulo, ...detalle } = r
    return [id, i + 1, tipo, textoDeReferencia(r), autores, anio, titulo, { json: detalle }]
  })

const codigoDe = (d: DatosSilabo, l: LineaDeLogro): string | null =>
  l.competencia_id === null ? null : (d.codigos[l.competencia_id] ?? null)

const filaDeCurso = ({ curso }: DatosSilabo): Value[] => [
  curso.id,
  curso.codigo,
  curso.nombre,
  curso.grupo,
  curso.credits,
  curso.horasteoria,
  curso.horaspractica,
  curso.horasvirtual,
  curso.requisitos,
]

type DeCarta = Pick<Filas, 'cartas' | (`carta${string}` & TablaDeSilabos)>

const filasDeCarta = (d: DatosSilabo): DeCarta => {
  const { id } = d.curso
  const { sumilla = '', cartaCompetencias = [], cartaContenidos = [], cartaCriterios = [] } = d.carta
  return {
    cartas: isVacio(d.carta) ? [] : [[id, sumilla]],
    cartaCompetencias: cartaCompetencias.map((l, i) => [id, i + 1, codigoDe(d, l), l.texto]),
    cartaContenidos: cartaContenidos.map((u, i) => [id, i + 1, u.nombre, u.contenidos, u.semanas]),
    cartaCriterios: cartaCriterios.map((c, i) => [id, i + 1, c.criterio, c.peso]),
    cartaBibliografia: filasDeReferencias(id, d.carta.cartaBibliografia),
  }
}

/** Sections that are one text, by key, the words beside the evaluation among them. */
const filasDeTextos = (silabo: number, d: DatosSilabo): Value[][] => {
  const textos: Record<string, unknown> = { ...d.contenido, evaluacion: d.contenido.evaluacion?.texto }
  return d.estructura.secciones.flatMap(({ clave, nombre }) => {
    const texto = textos[clave]
    return typeof texto === 'string' && !isTextoVacio(texto) ? [[silabo, clave, nombre, texto]] : []
  })
}

const filasDeProgramacion = (
  silabo: number,
  { curso, contenido }: DatosSilabo,
): Pick<Filas, 'unidades' | 'semanas' | 'evaluaciones'> => {
  const unidades = contenido.unidadesaprendizaje ?? []
  const semanales = horasTotales(curso)
  let numero = 0
  return {
    unidades: unidades.map((u, i) => [silabo, i + 1, u.nombre, u.resultado, horasDeUnidad(u, curso)]),
    semanas: unidades.flatMap((u, i) =>
      u.semanas.map(s => [
        silabo,
        ++numero,
        i + 1,
        s.contenidos,
        s.actividades,
        s.recursos,
        s.evidencias,
        horasDeSemana(s, semanales),
      ]),
    ),
    evaluaciones: (contenido.evaluacion?.lineas ?? []).map((l, i) => {
      const unidad = unidades.findIndex(u => u.id === l.unidad_id)
      return [silabo, i + 1, unidad < 0 ? null : unidad + 1, l.nombre, l.instrumento, l.peso]
    }),
  }
}

type DeSilabo = Omit<Filas, 'asignaturas' | keyof DeCarta>

const filasDeSilabo = ({ fila, datos: d }: SilaboDeCurso): DeSilabo | null => {
  if (!fila) return null
  const { id } = fila
  const logros = (clase: 'competencia' | 'resultado', lineas: readonly LineaDeLogro[] = []) =>
    lineas.map((l, i): Value[] => [id, clase, i + 1, codigoDe(d, l), l.texto])
  return {
    silabos: [
      [
        id,
        d.curso.id,
        d.periodo?.nombre ?? null,
        fila.completado,
        fila.estado,
        d.aprobado?.dia ?? null,
        d.aprobado?.quien ?? null,
      ],
    ],
    docentes: d.docentes.map((nombre, i) => [id, i + 1, nombre]),
    textos: filasDeTextos(id, d),
    logros: [
      ...logros('competencia', d.contenido.competencias),
      ...logros('resultado', d.contenido.resultados),
    ],
    ...filasDeProgramacion(id, d),
    bibliografia: filasDeReferencias(id, d.contenido.bibliografia),
    anexos: (d.contenido.anexos ?? []).map((a, i) => [id, i + 1, a.nombre, a.texto]),
  }
}

const reunir = (partes: readonly Partial<Filas>[]): Filas =>
  Object.fromEntries(
    (Object.keys(tablasDeSilabos) as TablaDeSilabos[]).map(t => [t, partes.flatMap(p => p[t] ?? [])]),
  ) as Filas

/**
 * The syllabi of a plan in a period, and its cartas descriptivas, as a script of SQL (§7). 404 when the person may not see the plan, 403 a
 * lecturer.
 */
export async function scriptDeSilabos(
  ctx: Ctx,
  { planestudio_id, ...p }: { planestudio_id: number } & Omit<PedidoDePlan, 'id'>,
): Promise<FileAnswer> {
  const plan = await assertPlan(ctx, planestudio_id, 'informes.ver')
  const { hoja, silabos } = await selectSilabosDePlan(ctx, {
    plan,
    periodo: cualPeriodo(p),
    emitido: hoyAqui(),
  })
  const filas = reunir(
    silabos.flatMap(s => [
      { asignaturas: [filaDeCurso(s.datos)], ...filasDeCarta(s.datos) },
      filasDeSilabo(s) ?? {},
    ]),
  )
  const periodo = periodoComun(silabos)
  const senas = ['Sílabos', periodo, plan.full_name, hoja.programa, hoja.institucion.razonsocial]
  const sql = escribirTablas({ esquema: ESQUEMA_DE_SILABOS, tablas: tablasDeSilabos }, filas, [
    senas.filter(Boolean).join(' · '),
  ])
  return {
    bytes: new TextEncoder().encode(sql),
    name: `${archivoDePlan(['Sílabos', periodo].filter(Boolean).join(' - '), { ...plan, programa: hoja.programa })}.sql`,
    type: 'application/sql; charset=utf-8',
  }
}
