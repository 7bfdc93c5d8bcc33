import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Libro, libroNuevo } from './libro.ts'
import { type Pedido, pedir, type Respuesta, type Vivido } from './pedir.ts'
import type { Rincon } from './plantar.ts'

/** A word that no other write has: whoever finds it knows which write it was. */
const nuevaMarca = (): string => `m${randomUUID().replaceAll('-', '').slice(0, 14)}`

export interface OpcionesDePersona {
  urls: readonly string[]
  /** Node that is asked first. */
  primero: number
  vivido: Vivido
  /** When no new write begins any more (performance.now); it may be moved while the person works. */
  fin(): number
  /** How long after it an answer is still waited for, ms. */
  paciencia: number
  /** Thinking between two writes, ms. */
  pausa: number
}

const CORREO_CADA_MS = 4000
const ARCHIVO_CADA_MS = 2500
const TEXTOS = ['presentacion', 'misiones', 'visiones', 'valores'] as const
const SILABO = ['metodologia', 'tutoria', 'valores'] as const

const pdfDe = (marca: string): Buffer => Buffer.from(`%PDF-1.4\n% ${marca} ${'x'.repeat(3000)}\n%%EOF\n`)
const alguno = <T>(xs: readonly T[]): T => xs[Math.floor(Math.random() * xs.length)]!

/** What a person writes with: who they are, what they noted of it, and a way to ask. */
interface Mano {
  rincon: Rincon
  libro: Libro
  leer(path: string): Promise<Respuesta | null>
  /** The answer of an acknowledged write; null when it was refused (noted) or remained unknown (noted). */
  escribir(
    method: string,
    path: string,
    body: object | FormData,
    permitidos?: readonly number[],
  ): Promise<Respuesta['body'] | null>
  anotar(que: string, marca: string, registros?: number): void
}

function manoDe(rincon: Rincon, o: OpcionesDePersona): Mano {
  const libro = libroNuevo(rincon)
  const pedirle = (pedido: Pick<Pedido, 'method' | 'path' | 'body' | 'clave'>) =>
    pedir(o.urls, o.primero, { token: rincon.token, ...pedido }, o.vivido, o.fin() + o.paciencia)
  return {
    rincon,
    libro,
    leer: path => pedirle({ method: 'GET', path }),
    async escribir(method, path, body, permitidos = []) {
      const answer = await pedirle({ method, path, body, clave: randomUUID() })
      if (!answer) {
        libro.inciertos.push(`${method} ${path}`)
        return null
      }
      if (answer.status < 300) return answer.body
      if (!permitidos.includes(answer.status))
        o.vivido.rechazos.push(`${answer.status} ${method} ${path}: ${answer.body?.message ?? ''}`)
      return null
    },
    anotar: (que, marca, registros = 1) =>
      void libro.asientos.push({ que, empresa: rincon.empresa, marca, registros }),
  }
}

/** What is written of the person's own courses. */
function conCursos({ rincon, libro, escribir, anotar }: Mano) {
  const crear = async () => {
    const marca = nuevaMarca()
    const ciclo = alguno(rincon.ciclos)
    const body = await escribir('POST', '/v1/asignaturas', {
      nombre: marca,
      planestudio_id: rincon.plan,
      ciclo_id: ciclo,
    })
    if (!body) return
    libro.cursos.set(body.data.id, { nombre: marca, ciclo, revision: body.data.revision })
    anotar('crear curso', marca)
  }
  const cambiar = async () => {
    const id = alguno([...libro.cursos.keys()])
    if (id === undefined) return crear()
    const marca = nuevaMarca()
    const { revision, ciclo } = libro.cursos.get(id)!
    const body = await escribir('PUT', `/v1/asignaturas/${id}`, { nombre: marca, revision })
    if (!body) return
    libro.cursos.set(id, { nombre: marca, ciclo, revision: body.data.revision })
    anotar('cambiar curso', marca)
  }
  const mover = async () => {
    const id = alguno([...libro.cursos.keys()])
    if (id === undefined) return crear()
    const { revision, nombre, ciclo } = libro.cursos.get(id)!
    const otro = alguno(rincon.ciclos.filter(c => c !== ciclo))
    const body = await escribir('PUT', `/v1/asignaturas/${id}`, { ciclo_id: otro, revision })
    if (body) libro.cursos.set(id, { nombre, ciclo: otro, revision: body.data.revision })
  }
  const borrar = async () => {
    const id = alguno([...libro.cursos.keys()])
    if (id === undefined || libro.cursos.size < 5) return crear()
    const body = await escribir('DELETE', `/v1/asignaturas/${id}`, {})
    if (!body) return
    libro.cursos.delete(id)
    libro.borrados.add(id)
  }
  return { crear, cambiar, mover, borrar }
}

/** What is written into the texts of the plan and its syllabus, and into what hangs on them. */
function conTextos({ rincon, libro, escribir, anotar }: Mano) {
  const guardarSilabo = async () => {
    const key = alguno(SILABO)
    const marca = nuevaMarca()
    const body = await escribir('PUT', `/v1/asignaturas/keys/silabo/${rincon.cursoDeSilabo}`, {
      silabo: { [key]: `<p>${marca}</p>` },
      revisiones: { [key]: libro.silabo.get(key)?.revision ?? 0 },
    })
    if (!body) return
    libro.silabo.set(key, { marca, revision: body.data.revisiones[key] })
    anotar('sílabo', marca)
  }
  const guardarTexto = async () => {
    const key = alguno(TEXTOS)
    const marca = nuevaMarca()
    const body = await escribir('POST', `/v1/plan/estudios/guardar/json/${rincon.plan}`, {
      key,
      items: [{ descripcion: `<p>${marca}</p>` }],
      revision: libro.textos.get(key)?.revision ?? 0,
    })
    if (!body) return
    libro.textos.set(key, { marca, revision: body.data.revision })
    anotar('texto', marca)
  }
  const subir = async () => {
    const marca = nuevaMarca()
    const bytes = pdfDe(marca)
    const form = new FormData()
    form.set('key', 'presentacion')
    form.set('archivo', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), `${marca}.pdf`)
    const body = await escribir('POST', `/v1/plan/estudios/guardar/archivos/json/${rincon.plan}`, form)
    if (!body) return
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    libro.archivos.push({ id: body.data[0].id, sha256, marca })
    // One of the file and one of the section that it hangs on.
    anotar('archivo', marca, 2)
  }
  const mandar = async () => {
    const correo = `${nuevaMarca()}@fallas.pe`
    const body = await escribir('POST', `/v1/asignaturas/mail/silabo/${rincon.cursoDeSilabo}`, { correo })
    if (body) libro.correos.push(correo)
  }
  return { guardarSilabo, guardarTexto, subir, mandar }
}

/** What is written of many things at once, or beside others. */
function conOtros({ rincon, libro, leer, escribir, anotar }: Mano) {
  const guardarGrilla = async () => {
    const marca = nuevaMarca()
    const { plan, cursos } = rincon.grilla
    const asignaturas = cursos.map((id, i) => ({ id, nombre: `${marca} ${i}` }))
    if (!(await escribir('PUT', `/v1/asignaturas/por/plan/estudio/${plan}`, { asignaturas }))) return
    libro.grilla = marca
    anotar('grilla', marca, cursos.length)
  }
  const ordenar = async () => {
    const { competencias } = libro
    const at = Math.floor(Math.random() * competencias.length)
    const to = at === 0 ? 1 : at - 1
    const path = `/v1/plan/estudios/competencias/${to < at ? 'up' : 'down'}/${competencias[at]}`
    if (!(await escribir('PUT', path, {}))) return
    const [a, b] = [competencias[at]!, competencias[to]!]
    competencias[at] = b
    competencias[to] = a
  }
  /** Many write in it: being too late (409) is no fault. */
  const disputar = async () => {
    const visto = await leer(`/v1/asignaturas/${rincon.disputado}`)
    if (visto?.status !== 200) return
    const marca = nuevaMarca()
    const { revision } = visto.body.data
    const body = await escribir(
      'PUT',
      `/v1/asignaturas/${rincon.disputado}`,
      { nombre: marca, revision },
      [409],
    )
    if (body) anotar('curso de todos', marca)
  }
  return { guardarGrilla, ordenar, disputar }
}

/** A person who writes without pause until `fin`, and asks again under the same key whatever got no answer. */
export function crearPersona(
  rincon: Rincon,
  o: OpcionesDePersona,
): { libro: Libro; trabajar(): Promise<void> } {
  const mano = manoDe(rincon, o)
  const { crear, cambiar, mover, borrar } = conCursos(mano)
  const { guardarSilabo, guardarTexto, subir, mandar } = conTextos(mano)
  const { guardarGrilla, ordenar, disputar } = conOtros(mano)
  const TRABAJOS = [
    crear,
    crear,
    cambiar,
    cambiar,
    cambiar,
    mover,
    borrar,
    guardarGrilla,
    guardarSilabo,
    guardarTexto,
    ordenar,
    disputar,
  ]
  return {
    libro: mano.libro,
    async trabajar() {
      let correo = performance.now() - Math.random() * CORREO_CADA_MS
      let archivo = performance.now() - Math.random() * ARCHIVO_CADA_MS
      while (performance.now() < o.fin()) {
        const ahora = performance.now()
        if (ahora - correo > CORREO_CADA_MS) {
          correo = ahora
          await mandar()
        } else if (ahora - archivo > ARCHIVO_CADA_MS) {
          archivo = ahora
          await subir()
        } else await alguno(TRABAJOS)()
        await sleep(o.pausa * (0.5 + Math.random()))
      }
    },
  }
}
