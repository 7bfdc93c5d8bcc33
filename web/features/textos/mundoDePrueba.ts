import type { SeccionDeTexto } from '@malla/contracts/textos.ts'
import { vi } from 'vitest'
import { ApiError } from '../../app/ApiError.ts'
import { almacenamiento } from '../../ui/almacenamientoDePrueba.ts'
import { type BorradorLocal, cajonLocal, type Este } from './borradorLocal.ts'
import { Edicion } from './edicion.ts'
import type { Mundo } from './estadoDeEdicion.ts'
import { editables, type ItemEditado } from './items.ts'

/** An entry that says this. */
export const item = (id: string, t: string): ItemEditado => ({
  id,
  version: 1,
  status: 1,
  descripcion: `<p>${t}</p>`,
})
/** As the database gives it back: fields with short names first. */
const comoJsonb = (i: ItemEditado): ItemEditado =>
  Object.fromEntries(
    Object.entries(i).sort(([a], [b]) => a.length - b.length || a.localeCompare(b)),
  ) as unknown as ItemEditado
export const seccion = (revision: number, ...items: ItemEditado[]): SeccionDeTexto => ({
  key: 'misiones',
  items: items.map(i => ({ ...comoJsonb(i), resumen: '' })),
  revision,
  adjuntos: [],
})

/** A server of one section, a browser with its tabs, and a clock. */
export function mundo() {
  const storage = almacenamiento()
  const llaves = (prefix: string) =>
    Array.from({ length: storage.length }, (_, i) => storage.key(i)!).filter(k => k.startsWith(prefix))
  const estado = {
    texto: seccion(1, item('a', 'Uno')),
    /** Drafts that the server keeps. */
    borradores: [] as BorradorLocal[],
    caido: false,
    sinSesion: false,
    /** What the server answers whatever it is asked. */
    falla: null as ApiError | null,
    versiones: 0,
    /** What reading the drafts, a draft's being kept, and its being taken away, wait for. */
    alLeer: Promise.resolve() as Promise<unknown>,
    alEnviar: Promise.resolve() as Promise<unknown>,
    /** Drafts are taken, and nobody hears so. */
    sordo: false,
    /** Drafts are taken then, and nobody waits for the answer so long. */
    envioTarde: null as Promise<unknown> | null,
    /** Versions are made then, and nobody waits for the answer so long. */
    tarde: null as Promise<unknown> | null,
    alQuitar: Promise.resolve() as Promise<unknown>,
    hora: 0,
    get borrador() {
      return estado.borradores[0] ?? null
    },
    /** What this browser keeps. */
    get local(): BorradorLocal | null {
      return JSON.parse(storage.getItem(llaves('malla.texto.')[0] ?? '') ?? 'null')
    },
    get locales() {
      return llaves('malla.texto.').length
    },
    /** Thrown away, and this browser does not know that the server has heard so. */
    get tirados() {
      return llaves('malla.textoIdo.').length
    },
  }
  const llamar = async () => {
    if (estado.caido) throw new ApiError(0, 'sin red')
    if (estado.falla) throw estado.falla
    if (estado.sinSesion) throw new ApiError(401, 'No hay sesión')
  }
  const sinEstos = (estos: readonly Este[]): BorradorLocal[] =>
    estado.borradores.filter(
      b => !estos.some(e => e.id === b.id && (e.enviado === null || e.enviado === b.enviado)),
    )
  const vivas = new Set<string>()
  const pestana = (nombre: string): Mundo => {
    vivas.add(nombre)
    const cajon = cajonLocal(1, 5, { storage, pestana: nombre, vivas: async () => vivas })
    return {
      async guardar(items, revision, suyos) {
        await llamar()
        if (revision !== estado.texto.revision)
          throw new ApiError(409, 'Otra persona guardó antes', { actual: estado.texto })
        const hacer = () => {
          estado.versiones++
          estado.borradores = sinEstos(suyos)
          estado.texto = seccion(revision + 1, ...items)
          return estado.texto
        }
        if (!estado.tarde) return hacer()
        void estado.tarde.then(hacer)
        throw new ApiError(504, 'sin respuesta')
      },
      async guardarBorrador(b) {
        await llamar()
        await estado.alEnviar
        const tomar = () => {
          const enviado = `t${++estado.hora}`
          estado.borradores = [{ ...b, enviado }, ...estado.borradores.filter(o => o.id !== b.id)]
          return enviado
        }
        if (estado.envioTarde) void estado.envioTarde.then(tomar)
        else if (!estado.sordo) return tomar()
        else tomar()
        throw new ApiError(504, 'sin respuesta')
      },
      async leerBorradores() {
        await llamar()
        await estado.alLeer
        return structuredClone(estado.borradores)
      },
      async quitarBorrador(este) {
        await llamar()
        await estado.alQuitar
        estado.borradores = sinEstos([este])
      },
      local: {
        tomar: () => cajon.tomar('plan/9/misiones'),
        escribir: b => cajon.escribir('plan/9/misiones', b),
        quitar: id => cajon.quitar('plan/9/misiones', id),
        soltar: este => cajon.soltar('plan/9/misiones', este),
        soltado: id => cajon.soltado('plan/9/misiones', id),
      },
      ahora: () => 0,
    }
  }
  let abiertas = 0
  return {
    estado,
    /** Opens the section in a tab of its own. */
    abrir: () => new Edicion(pestana(`p${++abiertas}`), estado.texto),
    /** All tabs die. */
    matar() {
      vi.clearAllTimers()
      vivas.clear()
    },
    poner: (b: Partial<BorradorLocal>) =>
      cajonLocal(1, 5, { storage, pestana: 'ida' }).escribir('plan/9/misiones', {
        id: 'ida',
        items: [],
        base: editables(estado.texto.items),
        revision: 1,
        enviado: null,
        ...b,
      }),
  }
}

export const texto = (e: Edicion) =>
  e
    .estado()
    .items.map(i => i.descripcion.replace(/<\/?p>/g, ''))
    .join('|')
