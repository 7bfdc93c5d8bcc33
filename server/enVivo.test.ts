import path from 'node:path'
import { calls } from '@malla/contracts/calls.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type PlanPlantado, plantCurso, plantPlan } from './testing/academico.ts'
import { createTestApp, type TestApp } from './testing/app.ts'
import { pasosAcademicos } from './testing/enVivo/academico.ts'
import { pasosDeCompetencias } from './testing/enVivo/competencias.ts'
import { pasosDeCursos } from './testing/enVivo/cursos.ts'
import { pasosDeLugares } from './testing/enVivo/lugares.ts'
import { OTRA_VEZ } from './testing/enVivo/otraVez.ts'
import { leerLaPagina } from './testing/enVivo/pagina.ts'
import { pasosDeSilabos } from './testing/enVivo/silabos.ts'

/**
 * What a browser has in its cache after an event is what the server would answer if it were asked again: for each kind of event of §4 a real write,
 * the record as readers get it, and every answer that a screen holds.
 */

interface Consulta {
  queryKey: readonly unknown[]
  state: { data: unknown; isInvalidated: boolean }
}
interface Web {
  dispatch(event: string, payload: unknown): void
  forgetAgain(): void
  queryClient: {
    clear(): void
    setQueryData(key: readonly unknown[], data: unknown): void
    getQueryCache(): { getAll(): Consulta[] }
  }
}

/** What modules of the page look for when they are loaded. */
const mudo = { addEventListener: () => {}, visibilityState: 'visible', activeElement: null }

let dejarLaPagina = () => {}
// Other files may run after this one in the same process: for them there is no page.
afterAll(() => {
  dejarLaPagina()
  vi.unstubAllGlobals()
})

/** The browser's code, of which the server's types know nothing. */
async function web(): Promise<Web> {
  dejarLaPagina = leerLaPagina()
  vi.stubGlobal('document', mudo)
  vi.stubGlobal('window', mudo)
  const from = (file: string) => import(/* @vite-ignore */ path.join(import.meta.dirname, '../web', file))
  const [registry, query, again] = [
    await from('app/live/registry.ts'),
    await from('app/query.ts'),
    await from('app/live/again.ts'),
  ]
  await from('features/live.ts')
  return { ...registry, ...query, ...again }
}

type Nombre = `${string}.${string}`
type Vista = readonly [nombre: Nombre, input: Record<string, unknown>]

/** When a thing was made is told to the millisecond of its record. How many courses use a row of a catalogue nobody looks at but its own page. */
const sinFechas = (x: unknown, nombre: string): unknown =>
  JSON.parse(
    JSON.stringify(x, (k, v) =>
      k === 'created_at' || (k === 'cursos_count' && nombre === 'parametros.list') ? undefined : v,
    ),
  )
const nombreDe = ({ queryKey }: Consulta): string => `${queryKey[0]}.${queryKey[1]}`
const claveDe = ([nombre, input]: Vista): readonly unknown[] => [...nombre.split('.'), input]

describe('a patched cache is what the server would answer', () => {
  let t: TestApp
  let w: Web
  let p: PlanPlantado
  let otro: PlanPlantado
  let cursos: number[]
  let pantalla: Vista[]
  const ids: Record<string, number> = {}
  beforeAll(async () => {
    t = await createTestApp()
    w = await web()
    p = await plantPlan(t)
    otro = await plantPlan(t)
    cursos = [await plantCurso(t, p), await plantCurso(t, p, { ciclo_id: p.ciclos[1], orden: 1 })]
    pantalla = [
      ['facultades.arbol', {}],
      ['facultades.porEntidad', {}],
      ['facultades.list', { page: 1, per_page: 10 }],
      ['facultades.list', { page: 1, per_page: 10, estado: 'Desactivado' }],
      ['facultades.show', { id: p.facultad }],
      ['programas.list', { page: 1, per_page: 10 }],
      ['programas.list', { page: 1, per_page: 10, facultad_id: p.facultad }],
      ['programas.show', { id: p.programa }],
      ['programas.porEntidad', {}],
      ['programas.totalDc', {}],
      ['programas.secciones', { id: p.programa }],
      ['niveles.list', {}],
      ['modalidades.list', {}],
      ['planes.list', { page: 1, per_page: 10 }],
      ['planes.list', { page: 1, per_page: 10, carrera_id: p.programa, cesados: false }],
      ['planes.show', { id: p.plan }],
      ['planes.secciones', { id: p.plan }],
      ['planes.cuentas', { id: p.plan }],
      ['ciclos.porPlan', { planId: p.plan }],
      ['secciones.porPlan', { planId: p.plan }],
      ['asignaturas.porPlan', { planId: p.plan }],
      ['asignaturas.show', { id: cursos[0] }],
      ['competencias.porPlan', { planId: p.plan }],
      ['gruposcompetencias.porPlan', { planId: p.plan }],
      ['competencias.cursos', { planId: p.plan }],
      ['perfiles.porPlan', { planId: p.plan }],
      ['equivalencias.porPlan', { planId: p.plan }],
      ['resultados.list', {}],
      ['parametros.list', { tipo: 'areascursos' }],
      ['areascursos.list', { page: 1, per_page: 10 }],
      ['tiposcursos.list', { page: 1, per_page: 10 }],
      ['locales.list', {}],
      ['laboratorios.list', { page: 1, per_page: 10 }],
      ['laboratorios.porPlan', { planId: p.plan }],
      ['modelos.list', {}],
      ['avance.plan', { id: p.plan }],
      ['avance.programa', { id: p.programa }],
      ['analitica.show', { id: p.plan }],
      ['formatos.avisosC1', { id: p.plan }],
      ['versiones.comparar', { id: p.plan, otro: otro.plan }],
      ['versiones.relacionados', { id: p.plan }],
      ['hilo.unidades', { planId: p.plan }],
      ['cartas.porPlan', { planId: p.plan }],
      ['estructuras.show', {}],
      ['silabos.show', { id: cursos[1] }],
      ['silabos.list', { page: 1, per_page: 10 }],
      ['recordatorios.resumen', {}],
    ]
    const { empresa, alguien } = t.gente
    ids.docente = (await alguien(t.owner, { empresa, codigo: '00002' })).usuario
  })
  beforeEach(() => w.queryClient.clear())
  afterAll(() => t?.close())

  const escribe = async (
    verbo: 'POST' | 'PUT' | 'DELETE',
    camino: string,
    datos?: Record<string, unknown>,
  ) => {
    const r = await t.as(t.gente.token.operador)(verbo, camino, datos)
    expect(r.status, `${verbo} ${camino}: ${JSON.stringify(r.body)}`).toBeLessThan(300)
    return r.body.data
  }

  async function leer([nombre, input]: Vista): Promise<unknown> {
    const [entidad, llamada] = nombre.split('.') as ['planes', 'show']
    const { verb, path: camino } = calls[entidad][llamada]
    const resto = { ...input }
    const url = (camino as string).replace(/\{(\w+)\}/g, (_, k) => {
      const valor = String(resto[k])
      delete resto[k]
      return valor
    })
    const r = await t.as(t.gente.token.operador)(verb, url, resto)
    expect(r.status, `${nombre}: ${JSON.stringify(r.body)}`).toBe(200)
    return r.body
  }

  /** What the server answers to each view of the screen, by its key. */
  type Respuestas = ReadonlyMap<string, unknown>
  const leerTodo = async (): Promise<Respuestas> =>
    new Map(
      await Promise.all(
        pantalla.map(async vista => [JSON.stringify(claveDe(vista)), await leer(vista)] as const),
      ),
    )
  function llenar(con: Respuestas): void {
    w.forgetAgain()
    w.queryClient.clear()
    for (const [clave, respuesta] of con)
      w.queryClient.setQueryData(JSON.parse(clave), structuredClone(respuesta))
  }

  const cambios = async (after: number) => {
    const { body } = await t.as(t.gente.token.operador)('GET', '/v1/changes', { after, limit: 1000 })
    return body as { data: { evento: string }[]; last: number }
  }
  const ultimo = async (): Promise<number> => {
    const { body } = await t.as(t.gente.token.operador)('POST', '/auth/user', {})
    return body.data.ultimo_cambio
  }

  /** Every answer in the cache is the one that the server gives now; those that are to be read again are answered by name. */
  function comparar(ahora: Respuestas): string[] {
    const otraVez: string[] = []
    const consultas = w.queryClient.getQueryCache().getAll()
    expect(consultas.length).toBeGreaterThan(0)
    for (const consulta of consultas) {
      const nombre = nombreDe(consulta)
      if (consulta.state.isInvalidated) otraVez.push(nombre)
      else {
        const fresca = ahora.get(JSON.stringify(consulta.queryKey))
        expect(sinFechas(consulta.state.data, nombre), nombre).toEqual(sinFechas(fresca, nombre))
      }
    }
    return [...new Set(otraVez)].sort()
  }

  const pasos = [
    ...pasosAcademicos,
    ...pasosDeCursos,
    ...pasosDeCompetencias,
    ...pasosDeSilabos,
    ...pasosDeLugares,
  ]
  /** What the write before has left: nobody writes between two of them. */
  let dejado: Respuestas | undefined

  it.each(pasos)('%s', async (caso, escribir) => {
    llenar(dejado ?? (await leerTodo()))
    dejado = undefined
    const antes = await ultimo()
    await escribir({ t, escribe, p, otro, cursos, ids })
    const { data } = await cambios(antes)
    expect(data.map(c => c.evento)).toContain(caso.split(',')[0])
    const ahora = await leerTodo()
    for (const { evento, ...cambio } of data) w.dispatch(evento, cambio)
    expect(comparar(ahora), 'read again').toEqual([...(OTRA_VEZ[caso] ?? [])].sort())
    // The list was read after the write already: nothing is added or counted twice.
    llenar(ahora)
    for (const { evento, ...cambio } of data) w.dispatch(evento, cambio)
    comparar(ahora)
    dejado = ahora
  })
})
