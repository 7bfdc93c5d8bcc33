import path from 'node:path'
import { calls } from '@malla/contracts/calls.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type PlanPlantado, plantCurso, plantPlan } from './testing/academico.ts'
import { createTestApp, type TestApp } from './testing/app.ts'

/**
 * What a browser has in its cache after an event is what the server would answer if it were asked again: for each kind of event of §4 a real write,
 * the record as readers get it, and every answer that a screen holds.
 */

// The build makes it of the contracts; nothing is asked through it here.
vi.mock('virtual:calls', () => ({ table: {} }))

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

// Other files may run after this one in the same process: for them there is no page.
afterAll(() => void vi.unstubAllGlobals())

/** The browser's code, of which the server's types know nothing. */
async function web(): Promise<Web> {
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

/** Which answers only the server can tell after which write: whoever has them on the screen reads them again; nothing else is read. */
const OTRA_VEZ: Readonly<Record<string, readonly string[]>> = {
  'facultad.updated': ['facultades.list', 'programas.porEntidad'],
  'facultad.updated, named by others': ['programas.porEntidad'],
  'nivel.updated': ['planes.list', 'planes.show', 'programas.porEntidad'],
  'programa.created': ['facultades.list', 'facultades.porEntidad', 'facultades.show'],
  'programa.created, with specialities': [
    'facultades.arbol',
    'facultades.list',
    'facultades.porEntidad',
    'facultades.show',
    'programas.list',
    'programas.porEntidad',
  ],
  'programa.updated, elsewhere': [
    'facultades.list',
    'facultades.porEntidad',
    'facultades.show',
    'programas.list',
    'programas.porEntidad',
  ],
  'modalidad.updated': ['programas.porEntidad'],
  'plan_estudio.created': ['laboratorios.list', 'laboratorios.porPlan', 'programas.list', 'programas.show'],
  'plan_estudio.updated, ceased': ['planes.list'],
  'plan_estudio.updated, restored': ['planes.list'],
  'plan_estudio.updated, elsewhere': ['planes.list', 'programas.list', 'programas.show'],
  'plan_estudio.deleted': [
    'areascursos.list',
    'laboratorios.list',
    'laboratorios.porPlan',
    'programas.list',
    'tiposcursos.list',
  ],
  'plan_estudio.created, back from the Papelera': [
    'facultades.arbol',
    'laboratorios.list',
    'laboratorios.porPlan',
    'planes.list',
    'programas.list',
  ],
  'asignatura.created': ['areascursos.list', 'planes.cuentas', 'tiposcursos.list'],
  'asignatura.created, elective': ['planes.cuentas'],
  'asignatura.updated, moved': ['equivalencias.porPlan'],
  'asignatura.updated, what it asks for': ['equivalencias.porPlan'],
  'asignatura.created, a version': [
    'areascursos.list',
    'asignaturas.show',
    'competencias.cursos',
    'planes.cuentas',
    'tiposcursos.list',
  ],
  'asignatura.deleted, a version': [
    'areascursos.list',
    'asignaturas.porPlan',
    'equivalencias.porPlan',
    'planes.cuentas',
    'tiposcursos.list',
  ],
  'asignatura.deleted': ['areascursos.list', 'equivalencias.porPlan', 'planes.cuentas', 'tiposcursos.list'],
  'asignatura.save.key.silabo': ['asignaturas.porPlan', 'asignaturas.show'],
  'perfil_egreso.created': ['planes.cuentas'],
  'perfil_egreso.created, first': ['planes.cuentas'],
  'perfil_egreso.deleted': ['planes.cuentas'],
  'laboratorio_taller.created': ['locales.list'],
  'plan_estudio.updated, its laboratories': ['laboratorios.list', 'laboratorios.porPlan', 'planes.cuentas'],
  'laboratorio_taller.updated': ['locales.list'],
  'laboratorio_taller.updated, its equipment': ['laboratorios.list', 'laboratorios.porPlan'],
  'programa.deleted': ['facultades.list', 'facultades.porEntidad', 'facultades.show'],
}

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
    ]
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

  async function llenar(): Promise<void> {
    w.forgetAgain()
    w.queryClient.clear()
    for (const vista of pantalla)
      w.queryClient.setQueryData([...vista[0].split('.'), vista[1]], await leer(vista))
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
  async function comparar(): Promise<string[]> {
    const otraVez: string[] = []
    for (const consulta of w.queryClient.getQueryCache().getAll()) {
      const nombre = nombreDe(consulta)
      if (consulta.state.isInvalidated) otraVez.push(nombre)
      else {
        const fresca = await leer([nombre as Nombre, consulta.queryKey[2] as Record<string, unknown>])
        expect(sinFechas(consulta.state.data, nombre), nombre).toEqual(sinFechas(fresca, nombre))
      }
    }
    return [...new Set(otraVez)].sort()
  }

  type Paso = readonly [caso: string, escribir: () => Promise<unknown>]

  const facultad = '/v1/facultades'
  const estudios = '/v1/plan/estudios'
  const pasos: Paso[] = [
    [
      'facultad.created',
      async () => (ids.facultad = (await escribe('POST', facultad, { nombre: 'Ámbar' })).id),
    ],
    [
      'facultad.updated',
      () => escribe('PUT', `${facultad}/${ids.facultad}`, { nombre: 'Zafiro', estado: 'Desactivado' }),
    ],
    [
      'facultad.updated, named by others',
      () => escribe('PUT', `${facultad}/${p.facultad}`, { nombre: 'Facultad de otro nombre' }),
    ],
    [
      'facultad.created, cepre',
      async () => (ids.cepre = (await escribe('POST', `${facultad}/cepre`, {})).id),
    ],
    [
      'facultad.created, posgrado',
      async () => (ids.posgrado = (await escribe('POST', `${facultad}/posgrado`, {})).id),
    ],
    ['facultad.deleted, cepre', () => escribe('DELETE', `${facultad}/${ids.cepre}`)],
    ['facultad.deleted', () => escribe('DELETE', `${facultad}/${ids.facultad}`)],
    [
      'nivel.created',
      async () =>
        (ids.nivel = (
          await escribe('POST', '/v1/niveles/programas', { nombre: 'Maestría', codigo: '00077' })
        ).id),
    ],
    ['nivel.updated', () => escribe('PUT', `/v1/niveles/programas/${ids.nivel}`, { nombre: 'Maestrías' })],
    [
      'modalidad.created',
      async () =>
        (ids.modalidad = (await escribe('POST', '/v1/modalidades/programas', { nombre: 'A distancia' })).id),
    ],
    [
      'programa.created',
      async () =>
        (ids.programa = (
          await escribe('POST', '/v1/programas', {
            nombre: 'Botánica',
            facultad_id: p.facultad,
            nivel_id: ids.nivel,
            modalidad_id: ids.modalidad,
          })
        ).id),
    ],
    [
      'programa.created, with specialities',
      async () =>
        (ids.especial = (
          await escribe('POST', '/v1/programas', {
            nombre: 'Zoología',
            facultad_id: p.facultad,
            nivel_id: ids.nivel,
            modalidad_id: ids.modalidad,
            especialidades: [{ nombre: 'Aves' }],
          })
        ).id),
    ],
    [
      'programa.updated',
      () => escribe('PUT', `/v1/programas/${p.programa}`, { nombre: 'Astronomía', maxciclos: 12 }),
    ],
    [
      'programa.updated, elsewhere',
      () => escribe('PUT', `/v1/programas/${ids.programa}`, { facultad_id: otro.facultad }),
    ],
    ['programa.updated, level-type', () => escribe('PUT', `/v1/programas/${p.programa}`, { carrera_id: 0 })],
    [
      'modalidad.updated',
      () => escribe('PUT', `/v1/modalidades/programas/${ids.modalidad}`, { nombre: 'En línea' }),
    ],
    [
      'programa.save.json',
      () =>
        escribe('POST', `/v1/programas/guardar/json/${p.programa}`, {
          key: 'presentacion',
          items: [{ descripcion: '<p>Hola</p>', status: 1 }],
          revision: 0,
        }),
    ],
    [
      'plan_estudio.created',
      async () =>
        (ids.plan = (
          await escribe('POST', estudios, { full_name: 'Plan 2031', carrera_id: p.programa, ciclos: 2 })
        ).id),
    ],
    [
      'plan_estudio.updated',
      () =>
        escribe('PUT', `${estudios}/${p.plan}`, {
          full_name: 'Plan de otro nombre',
          creditos_totales: 200,
          configNodesTree: ['modulo'],
        }),
    ],
    [
      'plan_estudio.updated, ceased',
      () => escribe('PUT', `${estudios}/${ids.plan}`, { fechacese: '2026-01-01' }),
    ],
    ['plan_estudio.updated, restored', () => escribe('PUT', `${estudios}/${ids.plan}`, { fechacese: null })],
    [
      'plan_estudio.updated, elsewhere',
      () => escribe('PUT', `${estudios}/${ids.plan}`, { carrera_id: otro.programa }),
    ],
    ['plan_estudio.deleted', () => escribe('DELETE', `${estudios}/${ids.plan}`)],
    [
      'plan_estudio.created, back from the Papelera',
      () => escribe('POST', `${estudios}/${ids.plan}/recuperar`, {}),
    ],
    [
      'plan_estudio.save.json',
      () =>
        escribe('POST', `${estudios}/guardar/json/${p.plan}`, {
          key: 'historias',
          items: [{ descripcion: '<p>Una vez</p>', status: 2 }],
          revision: 0,
        }),
    ],
    [
      'ciclo.created',
      async () =>
        (ids.ciclo = (await escribe('POST', '/v1/ciclos', { nombre: 'IV', planestudio_id: p.plan })).id),
    ],
    [
      'ciclo.updated, in another order',
      () => escribe('PUT', `/v1/ciclos/por/plan/${p.plan}`, { ids: [ids.ciclo!, ...p.ciclos] }),
    ],
    ['ciclo.deleted', () => escribe('DELETE', `/v1/ciclos/${ids.ciclo}`)],
    [
      'seccion_electivo.created',
      async () =>
        (ids.seccion = (
          await escribe('POST', '/v1/secciones/electivos', {
            nombre: 'Libres',
            planestudio_id: p.plan,
            creditos_requeridos: 6,
          })
        ).id),
    ],
    [
      'seccion_electivo.updated',
      () => escribe('PUT', `/v1/secciones/electivos/${ids.seccion}`, { creditos_requeridos: 7.5 }),
    ],
    [
      'parametro.created',
      async () =>
        (ids.area = (
          await escribe('POST', '/parametros/areascursos/save', { nombre: 'Ciencias', color: 3 })
        ).id),
    ],
    [
      'parametro.updated',
      () => escribe('PUT', '/parametros/areascursos/save', { id: ids.area, abreviatura: 'CC' }),
    ],
    [
      'asignatura.created',
      async () =>
        (ids.curso = (
          await escribe('POST', '/v1/asignaturas', {
            nombre: 'Álgebra',
            planestudio_id: p.plan,
            ciclo_id: p.ciclos[1],
            credits: 4.5,
            horasteoria: 3,
            areacurso_id: ids.area,
          })
        ).id),
    ],
    [
      'asignatura.created, elective',
      async () =>
        (ids.electivo = (
          await escribe('POST', '/v1/asignaturas', {
            nombre: 'Cine',
            planestudio_id: p.plan,
            seccion_id: ids.seccion,
            credits: 2,
            horasvirtual: 2,
          })
        ).id),
    ],
    [
      'asignatura.updated, moved',
      () => escribe('PUT', `/v1/asignaturas/${cursos[0]}`, { ciclo_id: p.ciclos[2], codigo: 'MA101' }),
    ],
    [
      'asignatura.updated, what it asks for',
      () =>
        escribe('PUT', `/v1/asignaturas/${cursos[0]}`, {
          prerequisito: [ids.curso],
          credits: 3,
          horaspractica: 2,
        }),
    ],
    [
      'asignatura.updated, many at once',
      () =>
        escribe('PUT', `/v1/asignaturas/por/plan/estudio/${p.plan}`, {
          asignaturas: [
            { id: cursos[1], orden: 0, horasteoria: 1 },
            { id: ids.curso, orden: 1 },
          ],
        }),
    ],
    [
      'asignatura.created, a version',
      async () =>
        (ids.version = (
          await escribe('POST', '/v1/asignaturas', {
            nombre: 'Álgebra lineal',
            planestudio_id: p.plan,
            asignatura_id: ids.curso,
          })
        ).id),
    ],
    [
      'asignatura.updated, asks for one with versions',
      () =>
        escribe('PUT', `/v1/asignaturas/${cursos[1]}`, {
          ciclo_id: p.ciclos[2],
          prerequisito: [ids.version],
        }),
    ],
    [
      'asignatura.updated, asks for it no more',
      () =>
        escribe('PUT', `/v1/asignaturas/por/plan/estudio/${p.plan}`, {
          asignaturas: cursos.map(id => ({ id, prerequisito: [] })),
        }),
    ],
    ['asignatura.deleted, a version', () => escribe('DELETE', `/v1/asignaturas/${ids.version}`)],
    ['asignatura.deleted', () => escribe('DELETE', `/v1/asignaturas/${ids.electivo}`)],
    [
      'asignatura.save.key.silabo',
      () =>
        escribe('PUT', `/v1/asignaturas/keys/silabo/${cursos[0]}`, {
          silabo: { metodologia: '<p>Casos</p>' },
        }),
    ],
    [
      'perfil_egreso.created',
      async () =>
        (ids.linea = (
          await escribe('POST', `${estudios}/${p.plan}/perfil/egreso`, { descripcion: '<p>Uno</p>' })
        ).id),
    ],
    [
      'perfil_egreso.created, first',
      () =>
        escribe('POST', `${estudios}/${p.plan}/perfil/egreso`, { descripcion: '<p>Cero</p>', posicion: 0 }),
    ],
    [
      'perfil_egreso.updated',
      () => escribe('PUT', `${estudios}/perfil/egreso/${ids.linea}`, { descripcion: '<p>Otra</p>' }),
    ],
    ['perfil_egreso.deleted', () => escribe('DELETE', `${estudios}/perfil/egreso/${ids.linea}`)],
    [
      'resultado.created',
      async () =>
        (ids.resultado = (
          await escribe('POST', '/v1/resultados', { lista: 'propia', numero: 3, nombre: 'Piensa' })
        ).id),
    ],
    ['resultado.updated', () => escribe('PUT', `/v1/resultados/${ids.resultado}`, { numero: 1 })],
    [
      'grupo.competencia.created',
      async () =>
        (ids.grupo = (
          await escribe('POST', `${estudios}/grupos/competencias`, {
            nombre: 'Básicas',
            planestudio_id: p.plan,
          })
        ).id),
    ],
    [
      'grupo.competencia.created, a second',
      async () =>
        (ids.segundo = (
          await escribe('POST', `${estudios}/grupos/competencias`, {
            nombre: 'Otras',
            planestudio_id: p.plan,
          })
        ).id),
    ],
    [
      'competencia.created',
      async () =>
        (ids.competencia = (
          await escribe('POST', `${estudios}/competencias`, {
            nombre: 'Diseña',
            planestudio_id: p.plan,
            tabcompetencia_id: ids.segundo,
            resultados_ids: [ids.resultado],
          })
        ).id),
    ],
    [
      'competencia.created, in the group before',
      async () =>
        (ids.antes = (
          await escribe('POST', `${estudios}/competencias`, {
            nombre: 'Mide',
            planestudio_id: p.plan,
            tabcompetencia_id: ids.grupo,
          })
        ).id),
    ],
    [
      'competencia.created, a part',
      async () =>
        (ids.parte = (
          await escribe('POST', `${estudios}/competencias`, {
            nombre: 'Traza',
            planestudio_id: p.plan,
            competencia_id: ids.competencia,
          })
        ).id),
    ],
    [
      'competencia.created, a sibling',
      () =>
        escribe('POST', `${estudios}/competencias`, {
          nombre: 'Corta',
          planestudio_id: p.plan,
          competencia_id: ids.competencia,
        }),
    ],
    [
      'competencia.updated',
      () =>
        escribe('PUT', `${estudios}/competencias/${ids.competencia}`, {
          nombre: 'Proyecta',
          resultados_ids: [],
        }),
    ],
    ['competencia.down', () => escribe('PUT', `${estudios}/competencias/down/${ids.parte}`)],
    ['competencia.up', () => escribe('PUT', `${estudios}/competencias/up/${ids.parte}`)],
    [
      'competencia.updated, under another',
      () => escribe('PUT', `${estudios}/competencias/${ids.parte}`, { competencia_id: ids.antes }),
    ],
    [
      'grupo.competencia.updated, in another order',
      () => escribe('PUT', `${estudios}/grupos/competencias/${ids.segundo}`, { posicion: 0 }),
    ],
    [
      'plan_estudio.updated, its letters',
      async () =>
        escribe('PUT', `${estudios}/${p.plan}/configurar/terminos/competencias`, {
          letraUno: 'X',
          nombreCompetencia: 'Logro',
        }),
    ],
    [
      'competencia.cursos',
      () =>
        escribe('PUT', `${estudios}/${p.plan}/competencias/cursos`, {
          celdas: [{ competencia_id: ids.parte, asignatura_id: cursos[0], nivel: 'introduce' }],
        }),
    ],
    [
      'competencia.cursos, emptied',
      () =>
        escribe('PUT', `${estudios}/${p.plan}/competencias/cursos`, {
          celdas: [{ competencia_id: ids.parte, asignatura_id: cursos[0], nivel: null }],
        }),
    ],
    ['competencia.deleted', () => escribe('DELETE', `${estudios}/competencias/${ids.parte}`)],
    [
      'local.created',
      async () => (ids.local = (await escribe('POST', '/v1/locales', { nombre: 'Pabellón B' })).id),
    ],
    [
      'local.created, before it',
      async () => (ids.otroLocal = (await escribe('POST', '/v1/locales', { nombre: 'Anexo' })).id),
    ],
    [
      'laboratorio_taller.created',
      async () =>
        (ids.laboratorio = (
          await escribe('POST', '/v1/laboratorios/talleres', {
            nombre: 'Química',
            tipo: 1,
            local_id: ids.local,
          })
        ).id),
    ],
    [
      'plan_estudio.updated, its laboratories',
      () => escribe('PUT', `${estudios}/${p.plan}/laboratorios`, { laboratorios_ids: [ids.laboratorio] }),
    ],
    ['local.updated', () => escribe('PUT', `/v1/locales/${ids.local}`, { nombre: 'Pabellón C' })],
    [
      'laboratorio_taller.updated',
      () =>
        escribe('PUT', `/v1/laboratorios/talleres/${ids.laboratorio}`, {
          capacidad: 20,
          local_id: ids.otroLocal,
        }),
    ],
    [
      'laboratorio_taller.updated, its equipment',
      () =>
        escribe('PUT', `/v1/laboratorios/talleres/${ids.laboratorio}`, { equipos: [{ nombre: 'Horno' }] }),
    ],
    ['local.deleted', () => escribe('DELETE', `/v1/locales/${ids.local}`)],
    [
      'modelo_educativo.created',
      async () =>
        (ids.modelo = (
          await escribe('POST', '/v1/modelos/educativos', {
            nombre: 'Modelo 2030',
            descripcion: '<p>Todo</p>',
          })
        ).id),
    ],
    [
      'modelo_educativo.updated',
      () => escribe('PUT', `/v1/modelos/educativos/${ids.modelo}`, { fechacese: '2031-01-01' }),
    ],
    ['modelo_educativo.deleted', () => escribe('DELETE', `/v1/modelos/educativos/${ids.modelo}`)],
    ['seccion_electivo.deleted', () => escribe('DELETE', `/v1/secciones/electivos/${ids.seccion}/${p.plan}`)],
    ['programa.deleted', () => escribe('DELETE', `/v1/programas/${ids.especial}`)],
  ]

  it.each(pasos)('%s', async (caso, escribir) => {
    await llenar()
    const antes = await ultimo()
    await escribir()
    const { data } = await cambios(antes)
    expect(data.map(c => c.evento)).toContain(caso.split(',')[0])
    for (const { evento, ...cambio } of data) w.dispatch(evento, cambio)
    expect(await comparar(), 'read again').toEqual(OTRA_VEZ[caso] ?? [])
    // The list was read after the write already: nothing is added or counted twice.
    await llenar()
    for (const { evento, ...cambio } of data) w.dispatch(evento, cambio)
    await comparar()
  })
})
