import {
  creditosQueFaltan,
  encima,
  esperaDe,
  excesos,
  isATiempo,
  type Medida,
  medir,
  type Orden,
  type Problema,
  parejos,
  porCiclo,
  type Reparto,
} from './medida.ts'

/** What moving one course costs: nothing is moved for a gain that nobody would notice. */
const POR_MOVIDO = 0.05
/** What a cycle of waiting weighs in the search, against a credit of spread: the first is how what was found is judged. */
const PESOS_DE_ESPERA = [1, 0, 4] as const
/** What making a measure worse than the plan's costs, while a distribution is brought back to where none is. */
const POR_PEOR = 20
/** Rounds of a search at most; each moves one course or exchanges two. */
const MAX_RONDAS = 200
/**
 * Steps that one search tries at most: exchanges grow with the square of the courses, and it runs while a person waits. What it found until then
 * stands. A plan of 120 courses comes to its end before.
 */
const MAX_INTENTOS = 1_500_000
/** Sums of tenths are not exact. */
const NADA = 1e-6

/** One course moved, or two exchanged: course and cycle, one after the other. */
type Paso = readonly [curso: number, ciclo: number][]

/** Moves of one course to any other cycle, and exchanges of two courses of different cycles. */
function* pasos(p: Problema, reparto: Reparto, libres: readonly number[]): Generator<Paso> {
  for (const curso of libres)
    for (let ciclo = 0; ciclo < p.ciclos; ciclo++) if (ciclo !== reparto[curso]) yield [[curso, ciclo]]
  for (const [i, a] of libres.entries())
    for (let k = i + 1; k < libres.length; k++) {
      const b = libres[k]!
      if (reparto[a] !== reparto[b])
        yield [
          [a, reparto[b]!],
          [b, reparto[a]!],
        ]
    }
}

/** How much of a distribution is worse than the plan; 0: nothing. No cycle goes above a limit that it kept, and what is shown of the cycles narrows. */
function peorDe(p: Problema, era: Medida, excesoEra: readonly number[]) {
  return (es: Omit<Medida, 'exceso'>, exceso: readonly number[]): number =>
    encima(es.dispersion, era.dispersion) +
    encima(es.mayor, era.mayor) +
    encima(era.menor, es.menor) +
    encima(es.espera, era.espera) +
    encima(es.tarde, era.tarde) +
    (p.topes.length === 0 ? 0 : exceso.reduce((s, x, i) => s + encima(x, excesoEra[i]!), 0))
}

/** How a distribution is judged: the weight of waiting, and whether being worse than the plan costs. */
interface Juicio {
  espera: number
  conPeor: boolean
}

/** A distribution that is changed in place, and what it costs: each step is reckoned from what it touches alone. */
function tablero(p: Problema) {
  const reparto = [...p.actual]
  const suma = porCiclo(p.ciclos, p.pesos, reparto)
  const enTope = p.topes.map(t => porCiclo(p.ciclos, t.pesos, reparto))
  const era = medir(p, reparto)
  const peor = peorDe(p, era, excesos(p, reparto))
  const cuenta = { espera: era.espera, tarde: era.tarde, movidos: 0 }

  const ordenesDe = (paso: Paso): readonly Orden[] => {
    const [[a], b] = [paso[0]!, paso[1]]
    const suyos = p.deCurso[a]!
    if (!b) return suyos
    return [...suyos, ...p.deCurso[b[0]]!.filter(o => o.antes !== a && o.despues !== a)]
  }
  const contar = (ordenes: readonly Orden[], signo: 1 | -1): void => {
    for (const o of ordenes) {
      cuenta.espera += signo * esperaDe(o, reparto)
      if (!isATiempo(o, reparto)) cuenta.tarde += signo
    }
  }
  /** Makes a step; answers the one that takes it back. */
  const dar = (paso: Paso): Paso => {
    const ordenes = ordenesDe(paso)
    contar(ordenes, -1)
    const vuelta = paso.map(([curso, ciclo]): [number, number] => {
      const de = reparto[curso]!
      suma[de]! -= p.pesos[curso]!
      suma[ciclo]! += p.pesos[curso]!
      for (const [k, { pesos }] of p.topes.entries()) {
        enTope[k]![de]! -= pesos[curso]!
        enTope[k]![ciclo]! += pesos[curso]!
      }
      cuenta.movidos += Number(ciclo !== p.actual[curso]) - Number(de !== p.actual[curso])
      reparto[curso] = ciclo
      return [curso, de]
    })
    contar(ordenes, 1)
    return vuelta
  }
  const exceso = (): number[] => p.topes.flatMap(({ limite }, k) => enTope[k]!.map(x => encima(x, limite)))
  const cuantoPeor = (): number => peor({ ...parejos(suma), ...cuenta }, exceso())
  /** What breaks a rule or a limit weighs more than any evenness; waiting counts by requisite, so that it stands beside the credits of a cycle. */
  const coste = ({ espera, conPeor }: Juicio): number => {
    const es = parejos(suma)
    const encimas = exceso()
    return (
      1000 * cuenta.tarde +
      50 * encimas.reduce((a, b) => a + b, 0) +
      es.dispersion +
      (espera * cuenta.espera) / Math.max(1, p.ordenes.length) +
      POR_MOVIDO * cuenta.movidos +
      (conPeor ? POR_PEOR * peor({ ...es, ...cuenta }, encimas) : 0)
    )
  }
  return { reparto, dar, coste, cuantoPeor, ordenesDe }
}

/** Takes the best step again and again until none gains anything, or `most` were tried. What came in time at the beginning must come in time after each, and no course may lack more approved credits. */
function bajar(
  p: Problema,
  t: ReturnType<typeof tablero>,
  libres: readonly number[],
  juicio: Juicio,
  most: number,
): void {
  const bien = new Set(p.ordenes.filter(o => isATiempo(o, p.actual)))
  // Electives give some of them too, in no cycle: who lacks some among the cycles may have enough, as long as they lack no more.
  const faltaban = creditosQueFaltan(p, p.actual)
  const isPermitido = (paso: Paso): boolean =>
    t.ordenesDe(paso).every(o => !bien.has(o) || isATiempo(o, t.reparto)) &&
    creditosQueFaltan(p, t.reparto).every((faltan, i) => faltan <= faltaban[i]! + NADA)
  let actual = t.coste(juicio)
  let intentos = 0
  for (let ronda = 0; ronda < MAX_RONDAS; ronda++) {
    let mejor: Paso | null = null
    let suyo = actual - NADA
    for (const paso of pasos(p, t.reparto, libres)) {
      const vuelta = t.dar(paso)
      const coste = t.coste(juicio)
      if (coste < suyo && isPermitido(paso)) {
        mejor = paso
        suyo = coste
      }
      t.dar(vuelta)
      if (++intentos >= most) break
    }
    if (!mejor) return
    t.dar(mejor)
    actual = t.coste(juicio)
    if (intentos >= most) return
  }
}

/**
 * The best distribution found in which no measure is worse than the plan's; the plan's own when there is none. Each search goes down freely first, as what gains
 * in one measure often begins with a loss in another, and then back to where nothing is worse. The same plan always gives the same answer.
 * `most`: steps that each search tries.
 */
export function buscar(p: Problema, libres: readonly number[], most = MAX_INTENTOS): Reparto {
  const [aJuzgar] = PESOS_DE_ESPERA
  const juzgado: Juicio = { espera: aJuzgar, conPeor: true }
  let mejor: Reparto = p.actual
  let suyo = tablero(p).coste(juzgado) - NADA
  for (const espera of PESOS_DE_ESPERA) {
    const t = tablero(p)
    bajar(p, t, libres, { espera, conPeor: false }, most)
    bajar(p, t, libres, juzgado, most)
    if (t.coste(juzgado) < suyo && t.cuantoPeor() <= NADA) {
      mejor = t.reparto
      suyo = t.coste(juzgado)
    }
  }
  return mejor
}
