/**
 * Where entries of the drawer go when the local storage of this browser is full: IndexedDB, which has room for far more. It answers a moment later, so it
 * is the second place and not the first.
 */
export interface Reserva {
  /** Resolves to false where it could not be kept. */
  poner(nombre: string, texto: string): Promise<boolean>
  quitar(nombre: string): Promise<void>
  /** Entries whose name begins so, by name. None where this browser has no such place. */
  leer(prefix: string): Promise<ReadonlyMap<string, string>>
}

const BASE = 'malla'
const TIENDA = 'claves'

const hecho = <T>(pedido: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    pedido.onsuccess = () => resolve(pedido.result)
    pedido.onerror = () => reject(pedido.error)
  })

let base: Promise<IDBDatabase> | null = null
const cerrada = () => {
  base = null
}

async function abrirBase(): Promise<IDBDatabase> {
  const pedido = indexedDB.open(BASE, 1)
  pedido.onupgradeneeded = () => pedido.result.createObjectStore(TIENDA)
  const abierta = await hecho(pedido)
  abierta.onclose = cerrada
  return abierta
}

/** One transaction; resolves when it is written to the end, since a request may succeed in one that then finds no room. */
async function en<T>(modo: IDBTransactionMode, obra: (tienda: IDBObjectStore) => Promise<T>): Promise<T> {
  base ??= abrirBase()
  base.catch(cerrada)
  const transaccion = (await base).transaction(TIENDA, modo)
  const fin = new Promise<void>((resolve, reject) => {
    transaccion.oncomplete = () => resolve()
    transaccion.onabort = () => reject(transaccion.error)
  })
  const [valor] = await Promise.all([obra(transaccion.objectStore(TIENDA)), fin])
  return valor
}

/** The one of this browser. Where it has none, or does not let it be used, nothing is kept and that is what is answered. */
export const reservaDelNavegador: Reserva = {
  poner: (nombre, texto) =>
    en('readwrite', tienda => hecho(tienda.put(texto, nombre))).then(
      () => true,
      () => false,
    ),
  quitar: nombre => en('readwrite', tienda => hecho(tienda.delete(nombre))).catch(() => undefined),
  async leer(prefix) {
    const rango = () => IDBKeyRange.bound(prefix, `${prefix}\uffff`)
    const leidas = (tienda: IDBObjectStore) =>
      Promise.all([hecho(tienda.getAllKeys(rango())), hecho<string[]>(tienda.getAll(rango()))])
    const [nombres, textos] = await en('readonly', leidas).catch((): [IDBValidKey[], string[]] => [[], []])
    return new Map(nombres.map((nombre, i) => [String(nombre), textos[i]!]))
  },
}
