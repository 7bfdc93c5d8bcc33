import { connect, createServer, type Socket } from 'node:net'

export interface Linea {
  /** Where the server is reached through the line. */
  baseUrl: string
  /** Nothing goes through, and what was open is cut, as when a cable is pulled. */
  cortar(): void
  unir(): void
  /** From now on it leads to another server. */
  llevarA(puerto: number): void
  cerrar(): Promise<void>
}

/** A line to a server that can be cut: a browser told to be offline keeps its open sockets. */
export async function lineaA(puerto: number): Promise<Linea> {
  const abiertos = new Set<Socket>()
  let cortada = false
  let destino = puerto
  const servidor = createServer(aqui => {
    if (cortada) return void aqui.destroy()
    const alla = connect(destino, '127.0.0.1')
    for (const [uno, otro] of [
      [aqui, alla],
      [alla, aqui],
    ] as const) {
      abiertos.add(uno)
      uno.on('error', () => otro.destroy())
      uno.on('close', () => {
        abiertos.delete(uno)
        otro.destroy()
      })
      uno.pipe(otro)
    }
  })
  await new Promise<void>(resolve => servidor.listen(0, '127.0.0.1', resolve))
  const { port } = servidor.address() as { port: number }
  const romper = () => {
    for (const socket of abiertos) socket.destroy()
  }
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    cortar() {
      cortada = true
      romper()
    },
    unir() {
      cortada = false
    },
    llevarA(otro) {
      destino = otro
    },
    async cerrar() {
      romper()
      await new Promise(resolve => servidor.close(resolve))
    },
  }
}
