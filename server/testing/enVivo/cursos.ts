import type { Paso } from './paso.ts'

/** Cycles, sections, catalogues, courses and syllabi. */
export const pasosDeCursos: readonly Paso[] = [
  [
    'ciclo.created',
    async ({ escribe, ids, p }) =>
      (ids.ciclo = (await escribe('POST', '/v1/ciclos', { nombre: 'IV', planestudio_id: p.plan })).id),
  ],
  [
    'ciclo.updated, in another order',
    ({ escribe, ids, p }) =>
      escribe('PUT', `/v1/ciclos/por/plan/${p.plan}`, { ids: [ids.ciclo!, ...p.ciclos] }),
  ],
  ['ciclo.deleted', ({ escribe, ids }) => escribe('DELETE', `/v1/ciclos/${ids.ciclo}`)],
  [
    'seccion_electivo.created',
    async ({ escribe, ids, p }) =>
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
    ({ escribe, ids }) =>
      escribe('PUT', `/v1/secciones/electivos/${ids.seccion}`, { creditos_requeridos: 7.5 }),
  ],
  [
    'parametro.created',
    async ({ escribe, ids }) =>
      (ids.area = (
        await escribe('POST', '/parametros/areascursos/save', { nombre: 'Ciencias', color: 3 })
      ).id),
  ],
  [
    'parametro.updated',
    ({ escribe, ids }) => escribe('PUT', '/parametros/areascursos/save', { id: ids.area, abreviatura: 'CC' }),
  ],
  [
    'asignatura.created',
    async ({ escribe, ids, p }) =>
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
    async ({ escribe, ids, p }) =>
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
    ({ cursos, escribe, p }) =>
      escribe('PUT', `/v1/asignaturas/${cursos[0]}`, { ciclo_id: p.ciclos[2], codigo: 'MA101' }),
  ],
  [
    'asignatura.updated, what it asks for',
    ({ cursos, escribe, ids }) =>
      escribe('PUT', `/v1/asignaturas/${cursos[0]}`, {
        prerequisito: [ids.curso],
        credits: 3,
        horaspractica: 2,
      }),
  ],
  [
    'asignatura.updated, many at once',
    ({ cursos, escribe, ids, p }) =>
      escribe('PUT', `/v1/asignaturas/por/plan/estudio/${p.plan}`, {
        asignaturas: [
          { id: cursos[1], orden: 0, horasteoria: 1 },
          { id: ids.curso, orden: 1 },
        ],
      }),
  ],
  [
    'asignatura.save.key.silabo, of one that gets a version',
    ({ escribe, ids }) =>
      escribe('PUT', `/v1/asignaturas/keys/silabo/${ids.curso}`, {
        silabo: { metodologia: '<p>Proyectos</p>' },
      }),
  ],
  [
    'equivalencia.created',
    async ({ escribe, ids, otro, p }) => {
      const viejo = { nombre: 'Álgebra antigua', planestudio_id: otro.plan, ciclo_id: otro.ciclos[0] }
      const { id } = await escribe('POST', '/v1/asignaturas', viejo)
      const fila = { plan_origen_id: otro.plan, origen: [id], destino: [ids.curso] }
      await escribe('POST', `/v1/plan/estudios/${p.plan}/equivalencias`, fila)
    },
  ],
  [
    'asignatura.created, a version',
    async ({ escribe, ids, p }) =>
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
    ({ cursos, escribe, ids, p }) =>
      escribe('PUT', `/v1/asignaturas/${cursos[1]}`, {
        ciclo_id: p.ciclos[2],
        prerequisito: [ids.version],
      }),
  ],
  [
    'asignatura.updated, asks for it no more',
    ({ cursos, escribe, p }) =>
      escribe('PUT', `/v1/asignaturas/por/plan/estudio/${p.plan}`, {
        asignaturas: cursos.map(id => ({ id, prerequisito: [] })),
      }),
  ],
  [
    'asignatura.deleted, a version',
    ({ escribe, ids }) => escribe('DELETE', `/v1/asignaturas/${ids.version}`),
  ],
  ['asignatura.deleted', ({ escribe, ids }) => escribe('DELETE', `/v1/asignaturas/${ids.electivo}`)],
  [
    'asignatura.save.key.silabo',
    ({ cursos, escribe }) =>
      escribe('PUT', `/v1/asignaturas/keys/silabo/${cursos[0]}`, {
        silabo: { metodologia: '<p>Casos</p>' },
      }),
  ],
]
