import { allCalls } from '@malla/contracts/calls.ts'
import { leerPdf } from '@malla/documents/testing/leer.ts'
import { leerWord } from '@malla/documents/testing/leerWord.ts'
import { expect } from 'vitest'
import type { Demostracion } from './demostracion.ts'
import type { Entrada } from './fila.ts'
import { abrir, type Forma, preguntar, type Respuesta } from './formas.ts'
import type { Lugar } from './lugar.ts'

const porNombre = new Map(allCalls())

/** What a call is asked with. */
export interface Previa {
  d: Demostracion
  forma: Forma
  /** Things of the demonstration for what only reads, a place of its own for what writes. */
  l: Lugar
  /** A text that stands nowhere else. */
  texto: string
  /** Asks another call as the administrator, or as `token`; it has to answer 200. */
  haz(name: string, entrada: Entrada, token?: string): Promise<any>
  /** The same, whatever it answers. */
  pide(name: string, entrada: Entrada, token?: string): Promise<Respuesta>
}

/** What a call was asked with, and what it answered. */
export interface Hecho extends Previa {
  entrada: Entrada
  respuesta: Respuesta
  /** The answer, where it is JSON. */
  cuerpo: any
  token: string | null
}

/** What is to be seen after a call of the specification was made with a valid input. */
export interface Efecto {
  /** What has to be there before; the input, where the proof's own (filas.ts) is one that is refused; and who asks, if not the administrator. */
  antes?(p: Previa): Promise<{ entrada?: Entrada; token?: string | null; cookie?: string }>
  /** What a call that sends a document leaves out: those are looked for in the outbox, all together. */
  queda?(h: Hecho): Promise<unknown>
}

/** Where something is read: a call and its input. */
type Donde = [name: string, entrada: (h: Hecho) => Entrada]

/** What was written is read back: the new text stands in what that call answers now. */
export const queda = (...[name, entrada]: Donde): Efecto => ({
  queda: async h => expect(JSON.stringify(await h.haz(name, entrada(h)))).toContain(h.texto),
})

/** As `queda`, of the thing that the answer names by its id. */
export const quedaNuevo = (name: string): Efecto => queda(name, h => ({ id: h.cuerpo.data.id }))

/** What was deleted is gone: asked for by itself it is 404. */
export const yaNoEsta = (...[name, entrada]: Donde): Efecto => ({
  queda: async h => expect((await h.pide(name, entrada(h))).status).toBe(404),
})

/** What was deleted is gone from a list that answers all. */
export const yaNoSale = (
  name: string,
  entrada: (h: Hecho) => Entrada,
  id: (h: Hecho) => unknown,
): Efecto => ({
  async queda(h) {
    const { data } = await h.haz(name, entrada(h))
    expect((data as { id: number }[]).map(x => x.id)).not.toContain(id(h))
  },
})

/** Makes a thing through a call before, and asks with its id. */
export const deUnaNueva = (
  crear: string,
  con: (p: Previa) => Entrada,
  entrada: (id: number, p: Previa) => Entrada,
): Pick<Efecto, 'antes'> => ({
  async antes(p) {
    const { data } = await p.haz(crear, con(p))
    return { entrada: entrada(data.id, p) }
  },
})

/** It answers what is there: rows, or the fields of one thing. */
export const algo: Efecto = {
  async queda({ cuerpo }) {
    const data = cuerpo.data ?? cuerpo
    expect(Array.isArray(data) ? data.length : Object.keys(data).length).toBeGreaterThan(0)
  },
}

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A document that opens: pages and words in it, and what `dice` asks for. */
async function abierto({ tipo, bytes }: Pick<Respuesta, 'tipo' | 'bytes'>): Promise<string> {
  if (tipo.startsWith('application/pdf')) {
    const { paginas, texto } = await leerPdf(new Uint8Array(bytes))
    expect(paginas.length).toBeGreaterThan(0)
    return texto
  }
  if (tipo.startsWith(WORD)) return leerWord(bytes).texto
  if (tipo.startsWith(EXCEL)) {
    expect(Buffer.from(bytes.subarray(0, 2)).toString()).toBe('PK')
    return 'PK'
  }
  expect(tipo).toMatch(/sql|text\/plain/)
  return Buffer.from(bytes).toString()
}

/** It makes a document: the file itself, or the address where it lies. `dice`: what stands in it. */
export const documento = (dice: RegExp): Efecto => ({
  async queda({ d, respuesta, cuerpo }) {
    const file = cuerpo ? await abrir(d.servidor.app, cuerpo.url) : respuesta
    expect(file.status).toBe(200)
    expect(await abierto(file)).toMatch(dice)
  },
})

const llamada = (name: string) => {
  const call = porNombre.get(name)
  if (!call) throw new Error(`no call ${name}`)
  return call
}

/** How other calls are asked around the one that is tried. */
export const alrededor = (d: Demostracion, forma: Forma): Pick<Previa, 'haz' | 'pide'> => {
  const pide = (name: string, entrada: Entrada, token = d.root[forma]) =>
    preguntar(d.servidor.app, llamada(name), entrada, { forma: 'json', token })
  return {
    pide,
    async haz(name, entrada, token) {
      const r = await pide(name, entrada, token)
      if (r.status !== 200) throw new Error(`${name}: ${r.status} ${JSON.stringify(r.body)}`)
      return r.body
    },
  }
}
