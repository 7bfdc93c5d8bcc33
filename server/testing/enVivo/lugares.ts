import { estudios, type Paso } from './paso.ts'

/** Places, laboratories and educational models; and what is deleted at the end. */
export const pasosDeLugares: readonly Paso[] = [
  [
    'local.created',
    async ({ escribe, ids }) =>
      (ids.local = (await escribe('POST', '/v1/locales', { nombre: 'Pabellón B' })).id),
  ],
  [
    'local.created, before it',
    async ({ escribe, ids }) =>
      (ids.otroLocal = (await escribe('POST', '/v1/locales', { nombre: 'Anexo' })).id),
  ],
  [
    'laboratorio_taller.created',
    async ({ escribe, ids }) =>
      (ids.laboratorio = (
        await escribe('POST', '/v1/laboratorios/talleres', {
          nombre: 'Química',
          tipo: 1,
          local_id: ids.local,
        })
      ).id),
  ],
  [
    'laboratorio_taller.created, with equipment',
    ({ escribe, ids }) =>
      escribe('POST', '/v1/laboratorios/talleres', {
        nombre: 'Física',
        tipo: 1,
        local_id: ids.otroLocal,
        equipos: [{ nombre: 'Balanza' }],
      }),
  ],
  [
    'plan_estudio.updated, its laboratories',
    ({ escribe, ids, p }) =>
      escribe('PUT', `${estudios}/${p.plan}/laboratorios`, { laboratorios_ids: [ids.laboratorio] }),
  ],
  [
    'local.updated',
    ({ escribe, ids }) => escribe('PUT', `/v1/locales/${ids.local}`, { nombre: 'Pabellón C' }),
  ],
  [
    'laboratorio_taller.updated',
    ({ escribe, ids }) =>
      escribe('PUT', `/v1/laboratorios/talleres/${ids.laboratorio}`, {
        capacidad: 20,
        local_id: ids.otroLocal,
      }),
  ],
  [
    'laboratorio_taller.updated, its equipment',
    ({ escribe, ids }) =>
      escribe('PUT', `/v1/laboratorios/talleres/${ids.laboratorio}`, { equipos: [{ nombre: 'Horno' }] }),
  ],
  ['local.deleted', ({ escribe, ids }) => escribe('DELETE', `/v1/locales/${ids.local}`)],
  [
    'modelo_educativo.created',
    async ({ escribe, ids }) =>
      (ids.modelo = (
        await escribe('POST', '/v1/modelos/educativos', {
          nombre: 'Modelo 2030',
          descripcion: '<p>Todo</p>',
        })
      ).id),
  ],
  [
    'modelo_educativo.updated',
    ({ escribe, ids }) => escribe('PUT', `/v1/modelos/educativos/${ids.modelo}`, { fechacese: '2031-01-01' }),
  ],
  [
    'modelo_educativo.deleted',
    ({ escribe, ids }) => escribe('DELETE', `/v1/modelos/educativos/${ids.modelo}`),
  ],
  [
    'seccion_electivo.deleted',
    ({ escribe, ids, p }) => escribe('DELETE', `/v1/secciones/electivos/${ids.seccion}/${p.plan}`),
  ],
  ['programa.deleted', ({ escribe, ids }) => escribe('DELETE', `/v1/programas/${ids.especial}`)],
]
