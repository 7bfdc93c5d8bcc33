import { estudios, facultad, type Paso } from './paso.ts'

/** Faculties, levels, modalities, programmes and plans. */
export const pasosAcademicos: readonly Paso[] = [
  [
    'facultad.created',
    async ({ escribe, ids }) => (ids.facultad = (await escribe('POST', facultad, { nombre: 'Ámbar' })).id),
  ],
  [
    'facultad.updated',
    ({ escribe, ids }) =>
      escribe('PUT', `${facultad}/${ids.facultad}`, { nombre: 'Zafiro', estado: 'Desactivado' }),
  ],
  [
    'facultad.updated, named by others',
    ({ escribe, p }) => escribe('PUT', `${facultad}/${p.facultad}`, { nombre: 'Facultad de otro nombre' }),
  ],
  [
    'facultad.created, cepre',
    async ({ escribe, ids }) => (ids.cepre = (await escribe('POST', `${facultad}/cepre`, {})).id),
  ],
  [
    'facultad.created, posgrado',
    async ({ escribe, ids }) => (ids.posgrado = (await escribe('POST', `${facultad}/posgrado`, {})).id),
  ],
  ['facultad.deleted, cepre', ({ escribe, ids }) => escribe('DELETE', `${facultad}/${ids.cepre}`)],
  ['facultad.deleted', ({ escribe, ids }) => escribe('DELETE', `${facultad}/${ids.facultad}`)],
  [
    'nivel.created',
    async ({ escribe, ids }) =>
      (ids.nivel = (
        await escribe('POST', '/v1/niveles/programas', { nombre: 'Maestría', codigo: '00077' })
      ).id),
  ],
  [
    'nivel.updated',
    ({ escribe, ids }) => escribe('PUT', `/v1/niveles/programas/${ids.nivel}`, { nombre: 'Maestrías' }),
  ],
  [
    'modalidad.created',
    async ({ escribe, ids }) =>
      (ids.modalidad = (await escribe('POST', '/v1/modalidades/programas', { nombre: 'A distancia' })).id),
  ],
  [
    'programa.created',
    async ({ escribe, ids, p }) =>
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
    async ({ escribe, ids, p }) =>
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
    ({ escribe, p }) =>
      escribe('PUT', `/v1/programas/${p.programa}`, { nombre: 'Astronomía', maxciclos: 12 }),
  ],
  [
    'programa.updated, elsewhere',
    ({ escribe, ids, otro }) =>
      escribe('PUT', `/v1/programas/${ids.programa}`, { facultad_id: otro.facultad }),
  ],
  [
    'programa.updated, level-type',
    ({ escribe, p }) => escribe('PUT', `/v1/programas/${p.programa}`, { carrera_id: 0 }),
  ],
  [
    'modalidad.updated',
    ({ escribe, ids }) =>
      escribe('PUT', `/v1/modalidades/programas/${ids.modalidad}`, { nombre: 'En línea' }),
  ],
  [
    'programa.save.json',
    ({ escribe, p }) =>
      escribe('POST', `/v1/programas/guardar/json/${p.programa}`, {
        key: 'presentacion',
        items: [{ descripcion: '<p>Hola</p>', status: 1 }],
        revision: 0,
      }),
  ],
  [
    'plan_estudio.created',
    async ({ escribe, ids, p }) =>
      (ids.plan = (
        await escribe('POST', estudios, { full_name: 'Plan 2031', carrera_id: p.programa, ciclos: 2 })
      ).id),
  ],
  [
    'plan_estudio.updated',
    ({ escribe, p }) =>
      escribe('PUT', `${estudios}/${p.plan}`, {
        full_name: 'Plan de otro nombre',
        creditos_totales: 200,
        configNodesTree: ['modulo'],
      }),
  ],
  [
    'plan_estudio.updated, ceased',
    ({ escribe, ids }) => escribe('PUT', `${estudios}/${ids.plan}`, { fechacese: '2026-01-01' }),
  ],
  [
    'plan_estudio.updated, restored',
    ({ escribe, ids }) => escribe('PUT', `${estudios}/${ids.plan}`, { fechacese: null }),
  ],
  [
    'plan_estudio.updated, elsewhere',
    ({ escribe, ids, otro }) => escribe('PUT', `${estudios}/${ids.plan}`, { carrera_id: otro.programa }),
  ],
  ['plan_estudio.deleted', ({ escribe, ids }) => escribe('DELETE', `${estudios}/${ids.plan}`)],
  [
    'plan_estudio.created, back from the Papelera',
    ({ escribe, ids }) => escribe('POST', `${estudios}/${ids.plan}/recuperar`, {}),
  ],
  [
    'plan_estudio.created, a version with its courses',
    async ({ escribe, ids, p }) =>
      (ids.copia = (await escribe('POST', `${estudios}/${p.plan}/versiones`, { full_name: 'Plan 2032' })).id),
  ],
  [
    'plan_estudio.updated, its courses ceased',
    ({ escribe, ids }) => escribe('PUT', `${estudios}/${ids.copia}`, { fechacese: '2026-01-01' }),
  ],
  [
    'plan_estudio.updated, its courses restored',
    ({ escribe, ids }) => escribe('PUT', `${estudios}/${ids.copia}`, { fechacese: null }),
  ],
  [
    'plan_estudio.deleted, with its courses',
    ({ escribe, ids }) => escribe('DELETE', `${estudios}/${ids.copia}`),
  ],
  [
    'plan_estudio.save.json',
    ({ escribe, p }) =>
      escribe('POST', `${estudios}/guardar/json/${p.plan}`, {
        key: 'historias',
        items: [{ descripcion: '<p>Una vez</p>', status: 2 }],
        revision: 0,
      }),
  ],
]
