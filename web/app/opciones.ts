/** How a call is to be made, beside what it is asked (api.ts). */
export interface CallOptions {
  signal?: AbortSignal
  /** Idempotency key: the same one twice writes once. Default: a new one, kept over the retries of this very call, and until the same is answered (sinContestar.ts). */
  key?: string
  /** Asks for a report that is made meanwhile: the answer is `{ job }` (see features/informes). */
  later?: boolean
  /** Goes on when the page goes away; the browser allows it for small ones only. */
  keepalive?: boolean
  /** The question "who am I" may be answered with 401 without ending anything. */
  anonymous?: boolean
  /** Asked once and not for long: there is something else to show. */
  once?: boolean
  /** How long the answer to a write is waited for (ms), where that is not `PLAZO.deMuchas` (pausas.ts). */
  plazo?: number
  /** Reads what is the person's alone: said in whose name, so that whoever signed in meanwhile elsewhere in this browser is not answered for. */
  own?: boolean
  /** Asked before it is needed: what does not arrive is asked for again by whoever needs it, and not here. */
  ahead?: boolean
  /** What the queue of writes is told, should it have to wait for the server (see offline/cola.ts); false: it must not wait. */
  cola?: ParaLaCola | false
}

/** What a form knows of a write that may have to wait. */
export interface ParaLaCola {
  /** What is done, in words; default: what its call does. */
  texto?: string
  /** The record as it was before it was edited; of a write of many each of them, by its id. */
  base?: object
  /** The refused write of the queue that this one mends, by its place: it goes once this one is saved. */
  corrige?: number
  /** The draft that brings the form back as it was typed. */
  borrador?: {
    nombre: string
    cambios: Record<string, unknown>
    base?: Record<string, unknown>
    revision?: number
  }
}
