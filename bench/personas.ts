/** A process of people at their work over HTTP, for bench/gente.ts: each does one thing, thinks, does the next. */

export interface Alguien {
  usuario: string
  plan: number
  curso: number
}
export interface Encargo {
  /** Where the calls are: ours, or a bare server with `/arbol`, `/plan/:id`, `/curso/:id`. */
  url: string
  bare: boolean
  clave: string
  gente: Alguien[]
  segundos: number
  /** Mean milliseconds of thinking between two things. */
  piensa: number
}
export interface Cuenta {
  /** Milliseconds of each time a thing was done, by kind. */
  por: Record<string, number[]>
  errores: string[]
}

interface Persona extends Alguien {
  token: string
  ip: string
}

const por: Record<string, number[]> = {}
const errores: string[] = []
let n = 0

async function pedir(
  e: Encargo,
  p: Persona,
  method: string,
  url: string,
  body?: object,
  accept = 'application/json',
): Promise<Response> {
  const r = await fetch(url.startsWith('http') ? url : `${e.url}${url}`, {
    method,
    headers: {
      accept,
      'x-forwarded-for': p.ip,
      ...(p.token ? { authorization: `Bearer ${p.token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  if (r.status !== 200) errores.push(`${method} ${url}: ${r.status} ${(await r.text()).slice(0, 150)}`)
  else if (accept.includes('pdf')) {
    const bytes = Buffer.from(await r.arrayBuffer())
    if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) errores.push(`${url}: no PDF`)
  }
  return r
}

type Tarea = (e: Encargo, p: Persona) => Promise<unknown>
const todo = async (r: Promise<Response>): Promise<void> => {
  const answer = await r
  if (!answer.bodyUsed) await answer.arrayBuffer()
}

/** What people do, how often, and whether a bare server has it too. */
const TAREAS: Record<string, { veces: number; lee: boolean; hace: Tarea }> = {
  'leer el árbol': {
    veces: 20,
    lee: true,
    hace: (e, p) => todo(pedir(e, p, 'GET', e.bare ? '/arbol' : '/api/v1/facultades/arbol/con/planes')),
  },
  // All that the page of a plan asks, at once, as the browser does.
  'abrir un plan': {
    veces: 25,
    lee: true,
    hace: (e, p) =>
      Promise.all(
        (e.bare
          ? ['plan', 'ciclos', 'secciones', 'asignaturas'].map(x => `/${x}/${p.plan}`)
          : [
              `/api/v1/plan/estudios/${p.plan}`,
              `/api/v1/ciclos/por/plan/${p.plan}`,
              `/api/v1/secciones/electivos/por/plan/${p.plan}`,
              `/api/v1/asignaturas/por/plan/estudio/${p.plan}`,
            ]
        ).map(url => todo(pedir(e, p, 'GET', url))),
      ),
  },
  'leer un curso': {
    veces: 15,
    lee: true,
    hace: (e, p) => todo(pedir(e, p, 'GET', e.bare ? `/curso/${p.curso}` : `/api/v1/asignaturas/${p.curso}`)),
  },
  'guardar un curso': {
    veces: 20,
    lee: false,
    hace: (e, p) =>
      todo(
        pedir(e, p, 'PUT', `/api/v1/asignaturas/${p.curso}`, { nombre: `Curso de ${p.usuario}, vez ${++n}` }),
      ),
  },
  'guardar una parte del sílabo': {
    veces: 15,
    lee: false,
    hace: (e, p) =>
      todo(
        pedir(e, p, 'PUT', `/api/v1/asignaturas/keys/silabo/${p.curso}`, {
          silabo: { metodologia: `<p>Se aprende haciendo, vez ${++n}.</p>` },
        }),
      ),
  },
  'imprimir un sílabo': {
    veces: 3,
    lee: false,
    hace: async (e, p) => {
      const r = await pedir(e, p, 'GET', `/api/v1/asignaturas/pdf/silabo/${p.curso}`)
      if (r.status !== 200) return
      const { url } = (await r.json()) as { url: string }
      await pedir(e, p, 'GET', url, undefined, 'application/pdf')
    },
  },
}

const wait = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))
/** Thinking: often short, seldom long. */
const pensar = (mean: number): Promise<void> => wait(Math.min(-Math.log(1 - Math.random()) * mean, mean * 4))

async function hacer(que: string, e: Encargo, p: Persona, tarea: Tarea): Promise<void> {
  const from = performance.now()
  const before = errores.length
  await tarea(e, p).catch((err: Error) => errores.push(`${que}: ${err.message}`))
  if (errores.length === before) (por[que] ??= []).push(performance.now() - from)
}

async function ingresar(e: Encargo, p: Persona): Promise<void> {
  await hacer('ingresar', e, p, async () => {
    const r = await pedir(e, p, 'POST', '/api/auth/signin', { usuario: p.usuario, password: e.clave })
    if (r.status === 200) p.token = ((await r.json()) as { _token: string })._token
  })
}

async function trabajar(e: Encargo, p: Persona, until: number): Promise<void> {
  const tareas = Object.entries(TAREAS).filter(([, t]) => t.lee || !e.bare)
  const bag = tareas.flatMap(([que, t]) => Array.from({ length: t.veces }, () => [que, t.hace] as const))
  await wait(Math.random() * e.piensa)
  while (Date.now() < until) {
    const [que, hace] = bag[Math.floor(Math.random() * bag.length)]!
    await hacer(que, e, p, hace)
    await pensar(e.piensa)
  }
}

process.once('message', async (e: Encargo) => {
  const personas = e.gente.map((a, i): Persona => ({ ...a, token: '', ip: `10.9.${i >> 8}.${i & 255}` }))
  // Nobody's morning begins at the same instant: eight at a time.
  if (!e.bare)
    for (let i = 0; i < personas.length; i += 8)
      await Promise.all(personas.slice(i, i + 8).map(p => ingresar(e, p)))
  const until = Date.now() + e.segundos * 1000
  await Promise.all(personas.map(p => trabajar(e, p, until)))
  process.send!({ por, errores } satisfies Cuenta)
})
