import { estudios, type Paso } from './paso.ts'

/** Profiles of graduates, outcomes, groups, competencies and the matrix. */
export const pasosDeCompetencias: readonly Paso[] = [
  [
    'perfil_egreso.created',
    async ({ escribe, ids, p }) =>
      (ids.linea = (
        await escribe('POST', `${estudios}/${p.plan}/perfil/egreso`, { descripcion: '<p>Uno</p>' })
      ).id),
  ],
  [
    'perfil_egreso.created, first',
    ({ escribe, p }) =>
      escribe('POST', `${estudios}/${p.plan}/perfil/egreso`, { descripcion: '<p>Cero</p>', posicion: 0 }),
  ],
  [
    'perfil_egreso.updated',
    ({ escribe, ids }) =>
      escribe('PUT', `${estudios}/perfil/egreso/${ids.linea}`, { descripcion: '<p>Otra</p>' }),
  ],
  [
    'perfil_egreso.deleted',
    ({ escribe, ids }) => escribe('DELETE', `${estudios}/perfil/egreso/${ids.linea}`),
  ],
  [
    'resultado.created',
    async ({ escribe, ids }) =>
      (ids.resultado = (
        await escribe('POST', '/v1/resultados', { lista: 'propia', numero: 3, nombre: 'Piensa' })
      ).id),
  ],
  [
    'resultado.updated',
    ({ escribe, ids }) => escribe('PUT', `/v1/resultados/${ids.resultado}`, { numero: 1 }),
  ],
  [
    'grupo.competencia.created',
    async ({ escribe, ids, p }) =>
      (ids.grupo = (
        await escribe('POST', `${estudios}/grupos/competencias`, {
          nombre: 'Básicas',
          planestudio_id: p.plan,
        })
      ).id),
  ],
  [
    'grupo.competencia.created, a second',
    async ({ escribe, ids, p }) =>
      (ids.segundo = (
        await escribe('POST', `${estudios}/grupos/competencias`, {
          nombre: 'Otras',
          planestudio_id: p.plan,
        })
      ).id),
  ],
  [
    'competencia.created',
    async ({ escribe, ids, p }) =>
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
    async ({ escribe, ids, p }) =>
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
    async ({ escribe, ids, p }) =>
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
    ({ escribe, ids, p }) =>
      escribe('POST', `${estudios}/competencias`, {
        nombre: 'Corta',
        planestudio_id: p.plan,
        competencia_id: ids.competencia,
      }),
  ],
  [
    'competencia.updated',
    ({ escribe, ids }) =>
      escribe('PUT', `${estudios}/competencias/${ids.competencia}`, {
        nombre: 'Proyecta',
        resultados_ids: [],
      }),
  ],
  ['competencia.down', ({ escribe, ids }) => escribe('PUT', `${estudios}/competencias/down/${ids.parte}`)],
  ['competencia.up', ({ escribe, ids }) => escribe('PUT', `${estudios}/competencias/up/${ids.parte}`)],
  [
    'competencia.updated, under another',
    ({ escribe, ids }) =>
      escribe('PUT', `${estudios}/competencias/${ids.parte}`, { competencia_id: ids.antes }),
  ],
  [
    'grupo.competencia.updated, in another order',
    ({ escribe, ids }) => escribe('PUT', `${estudios}/grupos/competencias/${ids.segundo}`, { posicion: 0 }),
  ],
  [
    'plan_estudio.updated, its letters',
    async ({ escribe, p }) =>
      escribe('PUT', `${estudios}/${p.plan}/configurar/terminos/competencias`, {
        letraUno: 'X',
        nombreCompetencia: 'Logro',
      }),
  ],
  [
    'competencia.cursos',
    ({ cursos, escribe, ids, p }) =>
      escribe('PUT', `${estudios}/${p.plan}/competencias/cursos`, {
        celdas: [{ competencia_id: ids.parte, asignatura_id: cursos[0], nivel: 'introduce' }],
      }),
  ],
  [
    'competencia.cursos, emptied',
    ({ cursos, escribe, ids, p }) =>
      escribe('PUT', `${estudios}/${p.plan}/competencias/cursos`, {
        celdas: [{ competencia_id: ids.parte, asignatura_id: cursos[0], nivel: null }],
      }),
  ],
  ['competencia.deleted', ({ escribe, ids }) => escribe('DELETE', `${estudios}/competencias/${ids.parte}`)],
]
