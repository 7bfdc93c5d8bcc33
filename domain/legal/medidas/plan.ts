import { type Columna, ciclosDe, enFrase } from '../../malla/malla.ts'
import { totalesDe } from '../../malla/totales.ts'
import { ofrecidosPor } from '../../planes/computo.ts'
import { formatFecha, isFechaIso } from '../../texto/fechas.ts'
import { contar, cuantos, numero } from '../../texto/numero.ts'
import { bajo, diferencia, type Encontrado, type Medir, type PlanMedible, sobre } from './medible.ts'

/** What rules ask of the plan, its cycles and its sections. */

/** Cycles in which something is taught: an empty one is a plan under way, not a longer study. */
const conCursos = ({ malla }: PlanMedible): Columna[] => ciclosDe(malla).filter(c => c.cursos.length > 0)

/** Hours of theory and of practice that a credit is worth, as the plan says them: fewer than asked are found, what it does not say is not. */
export const valorDelCredito: Medir<'valor_del_credito'> = ({ datos }, { teoria, practica }) => {
  const partes = [
    ['teoría', datos.horas_credito_teoria, teoria],
    ['práctica', datos.horas_credito_practica, practica],
  ] as const
  const pocas = partes.filter(([, dice, minimo]) => dice !== null && dice < minimo - 0.005)
  if (pocas.length === 0) return []
  const dichos = pocas.map(
    ([que, dice, minimo]) =>
      `${cuantos(dice!, 'hora', 'horas')} de ${que} por crédito (como mínimo se piden ${numero(minimo)})`,
  )
  return [
    {
      lugar: '',
      hallado: Object.fromEntries(pocas.map(([que, dice]) => [que, dice!])),
      mensaje: `El plan cuenta ${dichos.join(' y ')}.`,
    },
  ]
}

export const ciclos: Medir<'ciclos'> = (plan, { minimo }) => {
  const hay = conCursos(plan).length
  return bajo('', hay, minimo, `El plan tiene ${cuantos(hay, 'ciclo', 'ciclos')} con cursos`)
}

/** Years as the cycles give them, else as the programme says; without either nothing can be told. */
export const anios: Medir<'anios'> = (plan, { minimo }) => {
  const { ciclosporanio, anios: dichos } = plan.datos
  const n = conCursos(plan).length
  if (ciclosporanio)
    return bajo(
      '',
      Math.round((n / ciclosporanio) * 100) / 100,
      minimo,
      `El plan dura ${cuantos(Math.round((n / ciclosporanio) * 100) / 100, 'año', 'años')} (${cuantos(n, 'ciclo', 'ciclos')}, ${ciclosporanio} por año)`,
    )
  return dichos === null ? [] : bajo('', dichos, minimo, `El programa dura ${cuantos(dichos, 'año', 'años')}`)
}

/** Cycles a year as the programme has them; where it does not say, nothing is found. */
export const ciclosPorAnio: Medir<'ciclos_por_anio'> = ({ datos: { ciclosporanio } }, { maximo }) =>
  ciclosporanio === null
    ? []
    : sobre(
        '',
        ciclosporanio,
        maximo,
        `El programa tiene ${cuantos(ciclosporanio, 'ciclo', 'ciclos')} por año`,
      )

/** Every cycle counts, one that is still empty too: it is beyond what the programme allows as soon as it is made. */
export const ciclosDelPrograma: Medir<'ciclos_del_programa'> = ({ datos: { maxciclos }, malla }) => {
  const hay = ciclosDe(malla).length
  return maxciclos ? sobre('', hay, maxciclos, `El plan tiene ${cuantos(hay, 'ciclo', 'ciclos')}`) : []
}

/** The same day some years later; of the 29th of February the 28th, where that year has no other (Código Civil, art. 183). */
function masAnios(dia: string, n: number): string {
  const despues = `${Number(dia.slice(0, 4)) + n}${dia.slice(4)}`
  return isFechaIso(despues) ? despues : `${despues.slice(0, 8)}28`
}

/** «1 año y 8 meses», «20 días»: how long ago a day was. */
function hace(dia: string, hoy: string): string {
  const [a, m, d] = dia.split('-').map(Number) as [number, number, number]
  const [ha, hm, hd] = hoy.split('-').map(Number) as [number, number, number]
  const meses = (ha - a) * 12 + hm - m - (hd < d ? 1 : 0)
  if (meses < 1) return cuantos(Math.round((Date.parse(hoy) - Date.parse(dia)) / 86_400_000), 'día', 'días')
  const [enteros, resto] = [Math.floor(meses / 12), meses % 12]
  return [
    ...(enteros > 0 ? [cuantos(enteros, 'año', 'años')] : []),
    ...(resto > 0 ? [cuantos(resto, 'mes', 'meses')] : []),
  ].join(' y ')
}

/** A plan in force is reviewed again some years after its last resolution; a plan without one has its own notice elsewhere. */
export const revision: Medir<'revision'> = ({ datos, hoy }, { anios: cada }) => {
  const { fecha_resolucion: desde, fechacese } = datos
  if (desde === null || fechacese !== null) return []
  const vence = masAnios(desde, cada)
  if (hoy <= vence) return []
  return [
    {
      lugar: '',
      hallado: { vence },
      mensaje: `Su resolución es del ${formatFecha(desde)}: debía revisarse a más tardar el ${formatFecha(vence)}, hace ${hace(vence, hoy)}.`,
    },
  ]
}

/**
 * The hours of the plan are reckoned with its weeks, its syllabi are written for those of their structure. The weeks that a carta gives to its units are
 * not compared: they are advice, and leave out those of exams as often as not.
 */
export const semanasDeSilabos: Medir<'semanas_de_silabos'> = ({ datos }) => {
  const { semanas: plan, semanas_de_silabos: silabos, fechacese } = datos
  if (plan === null || silabos === null || plan === silabos || fechacese !== null) return []
  return [
    {
      lugar: '',
      hallado: { plan, silabos },
      mensaje: `Un periodo tiene ${contar(plan, 'semana')} según el plan, y ${contar(silabos, 'semana')} según la estructura de sus sílabos.`,
    },
  ]
}

const porSeccion = (
  { partes }: PlanMedible,
  busca: (s: PlanMedible['partes']['secciones'][number], ofrece: number) => Encontrado[],
): Encontrado[] => {
  const suyos = Map.groupBy(partes.cursos, c => c.seccion_id)
  return partes.secciones.flatMap(s => busca(s, ofrecidosPor(suyos.get(s.id) ?? [])))
}

/** Sections whose electives add up to fewer credits than the section requires. */
export const ofertaDeElectivos: Medir<'oferta_de_electivos'> = plan =>
  porSeccion(plan, (s, ofrece) => {
    const exige = s.creditos_requeridos
    if (exige === null || ofrece >= exige - 0.005) return []
    return [
      {
        lugar: `seccion:${s.id}`,
        hallado: { valor: ofrece, limite: exige },
        mensaje: `«${s.nombre}» exige ${cuantos(exige, 'crédito', 'créditos')} y ofrece ${numero(ofrece)}: ${diferencia(exige - ofrece, 'falta')}.`,
      },
    ]
  })

/** Sections with electives that do not say how many credits they require. */
export const exigenciaDeElectivos: Medir<'exigencia_de_electivos'> = plan =>
  porSeccion(plan, (s, ofrece) =>
    s.creditos_requeridos !== null || ofrece === 0
      ? []
      : [
          {
            lugar: `seccion:${s.id}`,
            hallado: { ofrece },
            mensaje: `«${s.nombre}» ofrece ${cuantos(ofrece, 'crédito', 'créditos')} y no indica cuántos exige: se cuentan todos.`,
          },
        ],
  )

/** Cycles with more than `maximo` of what `mide` counts in them; `uno`, `varios`: what that is called. */
const porCiclo = (
  { malla }: PlanMedible,
  maximo: number,
  mide: (c: Columna) => number,
  uno: string,
  varios: string,
): Encontrado[] =>
  ciclosDe(malla).flatMap(c => {
    const n = mide(c)
    return sobre(`ciclo:${c.id}`, n, maximo, `En ${enFrase(c)} hay ${cuantos(n, uno, varios)}`)
  })

export const creditosPorCiclo: Medir<'creditos_por_ciclo'> = (plan, { maximo }) =>
  porCiclo(plan, maximo, c => totalesDe(c.cursos).creditos ?? 0, 'crédito', 'créditos')
export const cursosPorCiclo: Medir<'cursos_por_ciclo'> = (plan, { maximo }) =>
  porCiclo(plan, maximo, c => c.cursos.length, 'curso', 'cursos')
export const horasPorSemana: Medir<'horas_por_semana'> = (plan, { maximo }) =>
  porCiclo(plan, maximo, c => totalesDe(c.cursos).horas, 'hora por semana', 'horas por semana')
