import { estructuraCon, type Hechos } from '@malla/domain/silabos/estructura.ts'
import { mostrarEmpezados } from '../../features/silabos/empezados.ts'
import type { Platform } from '../../platform/context.ts'
import { openDb } from '../../platform/db/db.ts'
import type { Casa, Paso } from './paso.ts'

const SUMILLA = { sumilla: '<p>Asignatura teórica.</p>' }
const METODO = { metodologia: '<p>Proyectos.</p>' }
const semana = { id: 's', numero: 1, contenidos: '<p>Tablas</p>' }
const vacia = { actividades: '', recursos: '', evidencias: '', horas: null }
const UNIDADES = {
  unidadesaprendizaje: [{ id: 'u', nombre: 'Uno', resultado: '', semanas: [{ ...semana, ...vacia }] }],
}

const escribirSilabo = ({ escribe, ids }: Casa, silabo: object, de: object = {}) =>
  escribe('PUT', `/v1/asignaturas/keys/silabo/${ids.nueva}`, { ...de, silabo })
const estructurar = ({ escribe, p }: Casa, secciones: Hechos['secciones']) =>
  escribe('PUT', '/v1/silabos/estructura', {
    planestudio_id: p.plan,
    estructura: estructuraCon({ secciones }),
  })
const pasar = ({ escribe, ids }: Casa, paso: string) =>
  escribe('POST', `/v1/asignaturas/${ids.nueva}/silabo/pasos`, { paso })
const empezar = ({ escribe }: Casa, nombre: string, fechainicio: string) =>
  escribe('POST', '/v1/periodos', { nombre, fechainicio, fechafin: '2999-12-31' })

/** A period whose day has come, as the server finds it in its rounds. */
async function llegarElDia({ t, ids }: Casa): Promise<void> {
  await t.owner.query(
    "update periodos set fechainicio = current_date - 1, created_at = now() - interval '9 days' where id = $1",
    [ids.segundoPeriodo],
  )
  const db = openDb(t.databaseUrl, 2)
  await mostrarEmpezados({ db, wake: () => {} } as unknown as Platform)
  await db.close()
}

/** Syllabi of a course with versions, its carta, what they are made of, their review and their periods: each changes how far a syllabus is. */
export const pasosDeSilabos: readonly Paso[] = [
  [
    'asignatura.created, a version without a syllabus',
    async ({ cursos, escribe, ids, p }) =>
      (ids.nueva = (
        await escribe('POST', '/v1/asignaturas', {
          nombre: 'Física renovada',
          planestudio_id: p.plan,
          asignatura_id: cursos[1],
        })
      ).id),
  ],
  ['asignatura.save.key.silabo, its units', casa => escribirSilabo(casa, { ...METODO, ...UNIDADES })],
  ['config_silabo.created', casa => estructurar(casa, ['metodologia'])],
  ['config_silabo.updated', casa => estructurar(casa, ['sumilla', 'metodologia'])],
  [
    'carta.updated',
    ({ escribe, ids }) => escribe('PUT', `/v1/asignaturas/${ids.nueva}/carta`, { carta: SUMILLA }),
  ],
  ['silabo.updated, handed in', casa => pasar(casa, 'entregar')],
  ['silabo.updated, approved', casa => pasar(casa, 'aprobar')],
  [
    'config_silabo.updated, while it is approved',
    casa => estructurar(casa, ['sumilla', 'metodologia', 'tutoria']),
  ],
  ['silabo.updated, opened again', casa => pasar(casa, 'reabrir')],
  ['periodo.created', async casa => (casa.ids.periodo = (await empezar(casa, '2020-I', '2020-01-01')).id)],
  [
    'periodo.continuado',
    ({ escribe, ids, p }) =>
      escribe('POST', `/v1/periodos/${ids.periodo}/continuar`, { planestudio_id: p.plan }),
  ],
  [
    'periodo.created, a later one',
    async casa => (casa.ids.segundoPeriodo = (await empezar(casa, '2021-I', '2021-01-01')).id),
  ],
  [
    'asignatura.save.key.silabo, the first of the later period',
    casa => escribirSilabo(casa, { tutoria: '' }, { periodo_id: casa.ids.segundoPeriodo }),
  ],
  [
    'periodo.updated, when it begins',
    ({ escribe, ids }) => escribe('PUT', `/v1/periodos/${ids.segundoPeriodo}`, { fechainicio: '2019-01-01' }),
  ],
  ['periodo.empezado', llegarElDia],
  [
    'docente.updated',
    ({ cursos, escribe, ids }) =>
      escribe('POST', `/v1/asignaturas/silabo/docente/config/save/${cursos[0]}`, {
        docentes_ids: [ids.docente],
      }),
  ],
  [
    'config_silabo.deleted',
    ({ escribe, p }) => escribe('DELETE', '/v1/silabos/estructura', { planestudio_id: p.plan }),
  ],
  [
    'ajustes_empresa.updated, its weeks',
    ({ escribe }) => escribe('PUT', '/v1/ajustes/institucion', { semanas: 17 }),
  ],
]
