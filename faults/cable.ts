import net from 'node:net'

/** `pasa`: as a cable. `corta`: closes what is open and refuses what comes. `calla`: takes everything and passes nothing on, without a word. */
export type Modo = 'pasa' | 'corta' | 'calla'

export interface Cable {
  port: number
  modo(modo: Modo): void
  close(): Promise<void>
}

/** A TCP cable between a node and its database that can be cut while both live. */
export async function abrirCable(
  destino: { host: string; port: number },
  host = '127.0.0.1',
): Promise<Cable> {
  let modo: Modo = 'pasa'
  const pares = new Set<[net.Socket, net.Socket]>()
  const unir = (a: net.Socket, b: net.Socket) => {
    // Held back by hand: pipe() would go on with what had been read already.
    a.on('data', data => {
      if (modo !== 'calla') b.write(data)
    })
    a.on('error', () => {})
    a.on('close', () => b.destroy())
  }
  const server = net.createServer(cliente => {
    if (modo === 'corta') return void cliente.resetAndDestroy()
    const base = net.connect(destino)
    const par: [net.Socket, net.Socket] = [cliente, base]
    pares.add(par)
    unir(cliente, base)
    unir(base, cliente)
    base.on('close', () => pares.delete(par))
  })
  await new Promise<void>(done => server.listen(0, host, done))
  const cortar = () => {
    for (const [a, b] of pares) {
      a.resetAndDestroy()
      b.resetAndDestroy()
    }
  }
  return {
    port: (server.address() as net.AddressInfo).port,
    modo(nuevo) {
      // What was swallowed is missing from these streams: they cannot go on.
      if (nuevo === 'corta' || (modo === 'calla' && nuevo === 'pasa')) cortar()
      modo = nuevo
    },
    async close() {
      cortar()
      await new Promise(done => server.close(done))
    },
  }
}
