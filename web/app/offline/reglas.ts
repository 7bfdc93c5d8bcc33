import { cuantos, segun } from '@malla/domain/texto/numero.ts'
import { type Disputed, isBlock, mergeEdits, sameValue, withTheirs } from '../../ui/form/merge.ts'
import { sinLaDescartada } from './celdas.ts'
import { loHabiaVisto } from './loHabiaVisto.ts'

/** The rules of the queue of writes. Pure. */

type Fila = Record<string, unknown>

/** The place of a write that goes behind all others: which one that is, is known when it is kept. */
export const AL_FINAL = Number.POSITIVE_INFINITY

/** A write that waits for the server. */
export interface Espera {
  /** Of two the one made first has the smaller. */
  orden: number
  /** Person and institution: nobody else sends it (identidad.ts). */
  dueno: string
  llamada: string
  input: Fila
  /** Idempotency key: sent twice it is written once. */
  clave: string
  cuando: number
  /** «Cambia un curso: Física I». */
  texto: string
  /** The address of the page where it was made. */
  donde: string
  /** Each thing as it was before, by its id, as much as was known of it: in the words of the write, and in those of its form. */
  base: Record<string, Fila>
  borrador?: { nombre: string; cambios: Fila; base?: Fila; revision?: number }
  /** 'choca': somebody else wrote into the same fields; 'rechazado': the server said why not. Both wait for the person. */
  estado: 'espera' | 'choca' | 'rechazado'
  motivo?: string
  disputas?: Disputa[]
  /** It was brought together with what somebody else wrote. */
  fundida?: true
  /** Its answer did not come in its time, though the server was there, or was a fault of the server: it may be done or not. */
  tarde?: true
  /** Another write of the same person went before it that this one was made without having seen: in another tab. */
  trasPropia?: true
}

/** A field that both changed, of one of the things of a write. */
export interface Disputa extends Disputed {
  id: number
}

const isFila = (v: unknown): v is Fila => typeof v === 'object' && v !== null && !Array.isArray(v)
const entidadDe = (llamada: string): string => llamada.split('.')[0]!

/** The things that a write changes: itself, or the rows of a list in it. One without an id is the only one of its kind, or of whose it is; new ones are none. */
export function filasDe(input: Fila): Fila[] {
  if ('id' in input || 'revision' in input) return [input]
  return Object.values(input).flatMap(v =>
    Array.isArray(v) ? v.filter((f): f is Fila => isFila(f) && Number(f.id) > 0) : [],
  )
}
const idDe = (fila: Fila): number => Number(fila.id ?? 0)
/** What tells a thing from others of its kind: its id, or whose it is (the structure of a plan, of a programme). */
const cualDe = (fila: Fila): string =>
  'id' in fila
    ? String(idDe(fila))
    : Object.keys(fila)
        .filter(n => n.endsWith('_id'))
        .map(n => `${n}=${fila[n]}`)
        .sort()
        .join()
const cosasDe = ({ llamada, input }: Pick<Espera, 'llamada' | 'input'>): string[] =>
  filasDe(input).map(f => `${entidadDe(llamada)}/${cualDe(f)}`)

/** The fields of a thing that a write gives; what its person had seen (`version_vista`) is none of them. */
export const camposDe = ({ id: _id, revision: _revision, version_vista: _vista, ...campos }: Fila): Fila =>
  campos

/** So long a write waits to be sent by itself; older ones are for the person to look at, and their keys are remembered longer (45 days). */
export const ESPERA_DIAS = 30

/** What goes next: the first that waits, but nothing of a thing of which something earlier waits for the person. */
export function siguiente(cola: readonly Espera[]): Espera | undefined {
  const paradas = new Set<string>()
  for (const uno of cola) {
    const cosas = cosasDe(uno)
    if (uno.estado === 'espera' && !cosas.some(c => paradas.has(c))) return uno
    for (const cosa of cosas) paradas.add(cosa)
  }
  return undefined
}

const filasDeRespuesta = (answer: unknown): Fila[] => {
  const data = isFila(answer) ? answer.data : undefined
  return (Array.isArray(data) ? data : [data]).filter(isFila)
}

const conFilas = (input: Fila, cambiar: (fila: Fila) => Fila): Fila => {
  if ('id' in input || 'revision' in input) return cambiar(input)
  return Object.fromEntries(
    Object.entries(input).map(([k, v]) => [
      k,
      Array.isArray(v) ? v.map(f => (isFila(f) && Number(f.id) > 0 ? cambiar(f) : f)) : v,
    ]),
  )
}

/**
 * The rest of the queue after one was written: what was made upon the same revision of the same thing, by who saw this very edit, goes on from the revision
 * that it made. Answers only those that differ. What was made without having seen it (a form that was open in another tab) keeps its revision, says so
 * (`trasPropia`), and is brought together with it in its turn; so is what was made upon one into which somebody else's work came.
 */
export function trasEnviar(cola: readonly Espera[], enviada: Espera, answer: unknown): Espera[] {
  if (enviada.fundida) return []
  const entidad = entidadDe(enviada.llamada)
  const nuevas = new Map(filasDeRespuesta(answer).map(f => ['id' in f ? idDe(f) : 0, f.revision]))
  const idas = new Map(filasDe(enviada.input).map(f => [cualDe(f), f]))
  const isDeLoMismo = (f: Fila): boolean => {
    const ida = idas.get(cualDe(f))
    return !!ida && f.revision !== undefined && f.revision === ida.revision && nuevas.has(idDe(f))
  }
  const lleva = (e: Espera): Espera => {
    // What may be done already under its key goes under it as it was.
    const isEncima = (f: Fila) =>
      !e.tarde && isDeLoMismo(f) && loHabiaVisto(e, f, e.base[idDe(f)] ?? {}, enviada, idas.get(cualDe(f))!)
    const sinVer = filasDe(e.input).some(f => isDeLoMismo(f) && !isEncima(f))
    const input = conFilas(e.input, f => (isEncima(f) ? { ...f, revision: nuevas.get(idDe(f)) } : f))
    return { ...e, input, ...(sinVer && { trasPropia: true as const }) }
  }
  return cola
    .filter(
      e => e.orden > enviada.orden && entidadDe(e.llamada) === entidad && filasDe(e.input).some(isDeLoMismo),
    )
    .map(lleva)
}

/**
 * The later writes once one is thrown away: what its person had left as that one showed it goes back to what stood there before. Answers only those
 * that differ.
 */
export function trasDescartar(cola: readonly Espera[], descartada: Espera): Espera[] {
  const entidad = entidadDe(descartada.llamada)
  const idas = new Map(filasDe(descartada.input).map(f => [cualDe(f), f]))
  return cola
    .filter(e => e.orden > descartada.orden && entidadDe(e.llamada) === entidad)
    .flatMap(e => {
      const base = { ...e.base }
      const input = conFilas(e.input, fila => {
        const id = idDe(fila)
        const [ida, antes, era] = [idas.get(cualDe(fila)), descartada.base[id], base[id]]
        if (!ida || !antes || !era) return fila
        const suyos = Object.keys(camposDe(fila)).filter(
          n => n in antes && n in ida && n in era && sameValue(era[n], ida[n]),
        )
        const como = (nombres: string[]) => Object.fromEntries(nombres.map(n => [n, antes[n]]))
        base[id] = { ...era, ...como(suyos) }
        return { ...fila, ...como(suyos.filter(n => sameValue(fila[n], era[n]))) }
      })
      const otra = { ...e, input: sinLaDescartada(input, descartada.input), base }
      return sameValue(otra, e) ? [] : [otra]
    })
}

/** Of what kind a value is; null where it does not tell: nothing, an empty list. */
function claseDe(v: unknown): string | null {
  if (v === null || v === undefined) return null
  if (!Array.isArray(v)) return typeof v
  const [una] = v
  return isFila(una)
    ? `filas de ${Object.keys(una).toSorted()}`
    : una === undefined
      ? null
      : `lista de ${typeof una}`
}

/**
 * Whether a row has a field in the words in which a write gives it: what a form names by its id, or flattens, cannot be compared with it; nor a block of which
 * nothing is known of what it was.
 */
function seCompara(mio: unknown, suyo: unknown, era: unknown): boolean {
  if (isBlock(suyo) && era === undefined) return false
  const mias = [mio, era].map(claseDe).filter(c => c !== null)
  const suya = claseDe(suyo)
  if (suya === null) return true
  return mias.length > 0 ? mias.every(c => c === suya) : !suya.startsWith('filas')
}

/**
 * A write that met newer rows: what only one of the two changed is brought together; `disputas` is what both did. Without any it can be sent
 * again as it is. From now on it is made upon those rows (`base`): what changes once more is compared with them. Null where the rows do not say all that the
 * write gives, or say it in other words: only its form can compare them.
 */
export function fundir(
  espera: Espera,
  actual: unknown,
): (Pick<Espera, 'input' | 'base'> & { disputas: Disputa[] }) | null {
  const ahora = new Map((Array.isArray(actual) ? actual : [actual]).filter(isFila).map(f => [idDe(f), f]))
  const suyaDe = (mia: Fila) => ahora.get(idDe(mia)) ?? ahora.get(0)
  const isComparable = (mia: Fila): boolean => {
    const suya = suyaDe(mia)
    const era = espera.base[idDe(mia)] ?? {}
    const suyos = { ...camposDe(mia), revision: mia.revision }
    return !suya || Object.keys(suyos).every(n => n in suya && seCompara(mia[n], suya[n], era[n]))
  }
  if (!filasDe(espera.input).every(isComparable)) return null
  const disputas: Disputa[] = []
  const base = { ...espera.base }
  const input = conFilas(espera.input, mia => {
    const suya = suyaDe(mia)
    if (!suya) return mia
    const { id: _id, ...campos } = mia
    const era = base[idDe(mia)] ?? {}
    const { merged, disputed } = mergeEdits(era, campos, suya)
    disputas.push(...disputed.map(d => ({ ...d, id: idDe(mia) })))
    const otra = { ...mia, ...merged }
    base[idDe(mia)] = { ...era, ...Object.fromEntries(Object.keys(camposDe(otra)).map(n => [n, suya[n]])) }
    return otra
  })
  return { input, base, disputas }
}

/** A write as the person decided: `suyas` names the fields in which the other version stays («12.nombre»). */
export const decidida = ({ input, disputas = [] }: Espera, suyas: ReadonlySet<string>): Fila =>
  conFilas(input, fila =>
    withTheirs(
      fila,
      disputas.filter(d => d.id === idDe(fila) && suyas.has(`${d.id}.${d.name}`)),
    ),
  )

/** Whether an input holds a file: that is sent at once or not at all. */
export const tieneArchivo = (v: unknown): boolean =>
  v instanceof Blob || (typeof v === 'object' && v !== null && Object.values(v).some(tieneArchivo))

/** The state of the top bar beside the connection; null when nothing waits. */
export function palabrasDe(
  cola: readonly Pick<Espera, 'estado'>[],
  enviando: boolean,
): { texto: string; isUrgente: boolean } | null {
  const porDecidir = cola.filter(e => e.estado !== 'espera').length
  const esperan = cola.length - porDecidir
  if (enviando && esperan > 0)
    return { texto: segun(esperan, 'Enviando 1 cambio…', 'Enviando # cambios…'), isUrgente: false }
  if (porDecidir > 0) {
    const una = porDecidir === 1
    return {
      texto: una ? '1 cambio necesita su decisión' : `${porDecidir} cambios necesitan su decisión`,
      isUrgente: true,
    }
  }
  if (esperan === 0) return null
  return { texto: cuantos(esperan, 'cambio por enviar', 'cambios por enviar'), isUrgente: false }
}
