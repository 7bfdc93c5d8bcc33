import http from 'node:http'
import net, { type AddressInfo, type Socket } from 'node:net'

/**
 * A proxy before several nodes that remembers nobody: each request and each upgrade goes to the next node. As a real one does, it asks each node whether it
 * is ready, and tries the next when one does not take the connection.
 */
export interface ProxySinMemoria {
  port: number
  url: string
  /** Ports of the nodes. */
  nodes: number[]
  /** Which node got what, in order: `POST /api/…` or `UPGRADE /app/…`. */
  passed: { port: number; what: string }[]
  close(): Promise<void>
}

const READY_MS = 100

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/api/ready`).then(
    r => r.ok,
    () => false,
  )

export async function startProxy(nodes: number[]): Promise<ProxySinMemoria> {
  const passed: ProxySinMemoria['passed'] = []
  const open = new Set<Socket>()
  const down = new Set<number>()
  let turn = 0
  /** Each node once, the next one first; those that said that they leave come last. */
  const inTurn = (): number[] => {
    turn++
    const all = nodes.map((_n, i) => nodes[(turn + i) % nodes.length]!)
    return [...all.filter(n => !down.has(n)), ...all.filter(n => down.has(n))]
  }

  const pass = (req: http.IncomingMessage, body: Buffer, res: http.ServerResponse, left: number[]): void => {
    const [port, ...others] = left
    if (port === undefined) return void res.writeHead(502).end()
    const { method, url: path, headers } = req
    const up = http.request({ host: '127.0.0.1', port, method, path, headers, agent: false }, answer => {
      passed.push({ port, what: `${method} ${path}` })
      res.writeHead(answer.statusCode!, { ...answer.headers, 'x-nodo': String(port) })
      answer.pipe(res)
      answer.on('error', () => res.destroy())
    })
    up.on('error', (e: NodeJS.ErrnoException) => {
      // What was perhaps done is not asked for twice, but for what only reads.
      if (e.code === 'ECONNREFUSED' || method === 'GET') pass(req, body, res, others)
      else res.destroy()
    })
    up.end(body)
  }
  const server = http.createServer(async (req, res) => {
    const chunks: Buffer[] = []
    for await (const chunk of req) chunks.push(chunk)
    pass(req, Buffer.concat(chunks), res, inTurn())
  })

  const join = (req: http.IncomingMessage, client: Socket, head: Buffer, left: number[]): void => {
    const [port, ...others] = left
    if (port === undefined) return void client.destroy()
    const up = net.connect(port, '127.0.0.1')
    up.once('connect', () => {
      passed.push({ port, what: `UPGRADE ${req.url}` })
      const lines = Array.from({ length: req.rawHeaders.length / 2 }, (_, i) =>
        req.rawHeaders.slice(2 * i, 2 * i + 2).join(': '),
      )
      up.write(`GET ${req.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
      up.write(head)
      up.pipe(client).pipe(up)
      client.on('close', () => up.destroy())
      up.on('close', () => client.destroy())
    })
    up.on('error', () =>
      up.connecting || up.bytesRead === 0 ? join(req, client, head, others) : client.destroy(),
    )
    open.add(up)
  }
  server.on('upgrade', (req, client: Socket, head) => {
    client.on('error', () => {})
    open.add(client)
    join(req, client, head, inTurn())
  })

  const timer = setInterval(() => {
    for (const port of nodes)
      void isReady(port).then(ready => void (ready ? down.delete(port) : down.add(port)))
  }, READY_MS)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    nodes,
    passed,
    close: async () => {
      clearInterval(timer)
      for (const socket of open) socket.destroy()
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
