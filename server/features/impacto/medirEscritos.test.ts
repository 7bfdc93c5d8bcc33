import { ESTRUCTURA_INICIAL } from '@malla/domain/silabos/estructura.ts'
import { beforeEach, expect, it } from 'vitest'
import { plantCurso } from '../../testing/academico.ts'
import { type CompetenciasPlantadas, plantCompetencias } from '../../testing/competencias.ts'
import { casaDeSilabos } from '../silabos/testing/casaDeSilabos.ts'
import { SILABO_ENTERO, SUMILLA } from '../silabos/testing/silaboEntero.ts'

/** A competency that goes takes the words of lines that had none of their own: syllabi are measured anew, in the write that takes it away. */

const casa = casaDeSilabos()
let c: CompetenciasPlantadas
beforeEach(async () => {
  c = await plantCompetencias(casa.t, casa.p, casa.curso)
})

/** One that repeats a competency in its own words, which are none, and one that was typed. */
const lineas = (competencia_id: number) => [
  { id: 'c1', competencia_id, texto: '' },
  { id: 'c2', competencia_id: null, texto: '<p>Argumenta.</p>' },
]

const guardar = async (camino: string, campos: object) => {
  const r = await casa.ask('PUT', camino, campos)
  expect(r.status, JSON.stringify(r.body)).toBe(200)
  return r.body.data
}
const escribirCarta = (carta: object) =>
  guardar(`/v1/asignaturas/${casa.curso}/carta`, { carta: { ...SUMILLA, ...carta } })
const escribirSilabo = (silabo: object, periodo_id?: number) =>
  guardar(`/v1/asignaturas/actualizar/silabo/${casa.curso}`, { periodo_id, silabo })

/** As it is kept, and as the course of the plan shows it. */
async function medida() {
  const { rows } = await casa.t.owner.query('select completado from silabos where asignatura_id = $1', [
    casa.curso,
  ])
  const { body } = await casa.ask('GET', `/v1/asignaturas/por/plan/estudio/${casa.p.plan}`)
  const curso = body.data.find((x: { id: number }) => x.id === casa.curso)
  return [rows[0].completado, curso.silabo.isCompletado]
}
const eventos = async () => {
  const { rows } = await casa.t.owner.query('select evento from cambios where empresa_id = $1 order by id', [
    casa.t.gente.empresa,
  ])
  return rows.map(r => r.evento)
}

/** Takes the competency out of the matrix and deletes it, as one does by hand. */
async function eliminar() {
  await guardar(`/v1/plan/estudios/${casa.p.plan}/competencias/cursos`, {
    celdas: [{ competencia_id: c.raiz, asignatura_id: casa.curso, nivel: null }],
  })
  for (const id of [c.parte, c.raiz])
    expect((await casa.ask('DELETE', `/v1/plan/estudios/competencias/${id}`)).status).toBe(200)
}
async function eliminarEntera() {
  const pedido = { cosa: 'competencia', que: 'eliminar', id: c.raiz }
  const { huella } = (await casa.ask('POST', '/v1/impacto/ver', pedido)).body.data
  const r = await casa.ask('POST', '/v1/impacto', { ...pedido, huella })
  expect(r.status, JSON.stringify(r.body)).toBe(200)
  return r.body.data.id as number
}

it.each<[string, () => Promise<unknown>]>([
  ['by hand', eliminar],
  ['with all that follows', eliminarEntera],
])('a syllabus whose line it was lacks its words, and who looks hears of it: %s', async (_, quitar) => {
  await escribirCarta({})
  await escribirSilabo({ ...SILABO_ENTERO, competencias: lineas(c.raiz) })
  expect(await medida()).toEqual([3, 3])
  const antes = await eventos()
  await quitar()
  expect(await medida()).toEqual([2, 2])
  expect((await eventos()).slice(antes.length)).toContain('silabo.updated')
})

it('what is taken back is complete again', async () => {
  await escribirCarta({})
  await escribirSilabo({ ...SILABO_ENTERO, competencias: lineas(c.raiz) })
  const paquete = await eliminarEntera()
  expect(await medida()).toEqual([2, 2])
  expect((await casa.ask('POST', `/v1/paquetes/${paquete}/deshacer`, {})).status).toBe(200)
  expect(await medida()).toEqual([3, 3])
})

it('a syllabus that had it by its carta alone lacks it, but for one of a period that is over', async () => {
  const secciones = ESTRUCTURA_INICIAL.secciones.map(s =>
    s.clave === 'competencias' ? { ...s, requerida: true } : s,
  )
  const estructura = { ...ESTRUCTURA_INICIAL, secciones }
  await guardar('/v1/silabos/estructura', { planestudio_id: casa.p.plan, estructura })
  await escribirCarta({ cartaCompetencias: lineas(c.raiz).slice(0, 1) })
  const periodo = await casa.periodo()
  await escribirSilabo(SILABO_ENTERO, periodo)
  await casa.t.owner.query(
    "update periodos set fechainicio = '2020-01-01', fechafin = '2020-07-01' where id = $1",
    [periodo],
  )
  const otro = await casa.periodo()
  await escribirSilabo(SILABO_ENTERO, otro)
  await eliminar()
  const { rows } = await casa.t.owner.query(
    'select completado, congelado is not null as congelado from silabos where asignatura_id = $1 order by id',
    [casa.curso],
  )
  expect(rows).toEqual([
    { completado: 3, congelado: true },
    { completado: 2, congelado: false },
  ])
})

it('one that is handed in is not approved as it was read before, nor is another course’s touched', async () => {
  const ajeno = await plantCurso(casa.t, casa.p)
  await escribirCarta({})
  await escribirSilabo({ ...SILABO_ENTERO, competencias: lineas(c.raiz) })
  await casa.escribir(ajeno)
  const paso = (cual: string, mas: object = {}) =>
    casa.ask('POST', `/v1/asignaturas/${casa.curso}/silabo/pasos`, { paso: cual, ...mas }, 'root')
  const entregado = await paso('entregar')
  expect(entregado.status, JSON.stringify(entregado.body)).toBe(200)
  const { revision } = entregado.body.data.silabo
  const { rows: antes } = await casa.t.owner.query('select * from silabos where asignatura_id = $1', [ajeno])
  // With words of its own it stays complete.
  await casa.t.owner.query(
    `update silabo_claves set valor = jsonb_set(valor, '{0,texto}', '"<p>Dirige</p>"') where clave = 'competencias'
      and silabo_id = (select id from silabos where asignatura_id = $1)`,
    [casa.curso],
  )
  await eliminar()
  const r = await paso('aprobar', { revision })
  expect([r.status, r.body.message]).toEqual([
    409,
    'Desde que lo abrió cambiaron las competencias que nombra. Revíselo y decida de nuevo.',
  ])
  const { rows } = await casa.t.owner.query('select * from silabos where asignatura_id = $1', [ajeno])
  expect(rows).toEqual(antes)
})
