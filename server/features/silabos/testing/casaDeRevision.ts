import { beforeEach } from 'vitest'
import type { RolDePrueba } from '../../../testing/gente.ts'
import { casaDeSilabos } from './casaDeSilabos.ts'
import { SILABO_ENTERO, SUMILLA } from './silaboEntero.ts'

type Verbo = 'GET' | 'PUT' | 'POST' | 'DELETE'

/** Where a syllabus is reviewed: before each test another course with its lecturer, and a period that goes on. To be called where its hooks belong. */
export function casaDeRevision() {
  const casa = casaDeSilabos()
  const { ask } = casa
  const suya = { periodo_id: 0, docente: { token: '', usuario: 0 } }
  beforeEach(async () => {
    suya.docente = await casa.docente([casa.curso])
    suya.periodo_id = await casa.periodo({ fechafin: '2999-07-17', fechaentrega: '2999-04-01' })
  })

  /** Which syllabus of the course it is. */
  const de = () => ({ periodo_id: suya.periodo_id })
  const como =
    (token: string) =>
    (verb: Verbo, path: string, body: object = {}) =>
      casa.t.as(token)(verb, path, body as Record<string, unknown>)
  /** Asks as its lecturer. */
  const suyo = (verb: Verbo, path: string, body: object = {}) => como(suya.docente.token)(verb, path, body)
  const paso = (cual: string, token = casa.t.gente.token.operador, mas: object = {}) =>
    como(token)('POST', `/v1/asignaturas/${casa.curso}/silabo/pasos`, { ...de(), paso: cual, ...mas })
  const show = async (token = casa.t.gente.token.operador) =>
    (await como(token)('GET', `/v1/asignaturas/${casa.curso}/silabo`, de())).body.data
  /** Writes all that it must have to be handed in. */
  const completar = async () => {
    await ask('PUT', `/v1/asignaturas/${casa.curso}/carta`, { carta: SUMILLA })
    await suyo('PUT', `/v1/asignaturas/actualizar/silabo/${casa.curso}`, { ...de(), silabo: SILABO_ENTERO })
  }
  const observar = (texto: string, clave: string | null, rol: RolDePrueba = 'operador') =>
    ask('POST', `/v1/asignaturas/${casa.curso}/silabo/observaciones`, { ...de(), texto, clave }, rol)
  return { casa, suya, ask, como, suyo, de, paso, show, completar, observar }
}
