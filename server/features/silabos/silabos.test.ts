import { calls } from '@malla/contracts/calls.ts'
import type { Unidad } from '@malla/domain/silabos/contenido.ts'
import { ESTRUCTURA_INICIAL, type EstructuraDeSilabo } from '@malla/domain/silabos/estructura.ts'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { plantCurso, plantPlan } from '../../testing/academico.ts'
import { plantCompetencias } from '../../testing/competencias.ts'
import { hastaQueEsperen } from '../../testing/esperan.ts'
import { casaDeSilabos } from './testing/casaDeSilabos.ts'
import { conPropias } from './testing/conPropias.ts'
import { SILABO_ENTERO, SUMILLA, unidad } from './testing/silaboEntero.ts'

describe('syllabi', () => {
  const casa = casaDeSilabos()
  const { ask } = casa
  const keys = (body: object) => ask('PUT', `/v1/asignaturas/keys/silabo/${casa.curso}`, body)
  const show = async (body: object = {}) =>
    (await ask('GET', `/v1/asignaturas/${casa.curso}/silabo`, body)).body.data

  it('opens empty, with its course, its carta and what it is made of', async () => {
    const { body } = await ask('GET', `/v1/asignaturas/${casa.curso}/silabo`)
    expect(calls.silabos.show.output.safeParse(body).error).toBeUndefined()
    expect(body.data).toMatchObject({
      silabo: { id: 0, isCompletado: 1, estado: 'borrador', silabo: {}, revision: 0 },
      curso: { id: casa.curso },
      carta: { asignatura_id: casa.curso, carta: {} },
      whyNotEditar: null,
    })
  })

  it('says what its course asks for as its printed form says it: alternatives, corequisites, credits, courses in their version in force', async () => {
    const fisica = await plantCurso(casa.t, casa.p, { nombre: 'Física de antes', codigo: 'FIS-1' })
    await plantCurso(casa.t, casa.p, { nombre: 'Física', codigo: 'FIS-1', base_id: fisica, version: 2 })
    const quimica = await plantCurso(casa.t, casa.p, { nombre: 'Química' })
    const pide = async (requisitos: object) => {
      await casa.t.owner.query('update asignaturas set requisitos = $2 where id = $1', [
        casa.curso,
        JSON.stringify(requisitos),
      ])
      return (await show()).requisitos
    }
    const previo = { tipo: 'curso', asignatura_id: fisica, modo: 'previo' }
    const simultaneo = { tipo: 'curso', asignatura_id: quimica, modo: 'simultaneo' }
    expect(await pide({ tipo: 'o', de: [previo, simultaneo] })).toBe(
      'Física (FIS-1) o Química (correquisito)',
    )
    expect(await pide({ tipo: 'creditos', creditos: 120 })).toBe('120 créditos aprobados')
    expect(await pide({ tipo: 'texto', texto: 'QUI-9', modo: 'previo' })).toBe('QUI-9')
  })

  it('keeps the named keys, cleans hostile text, numbers the weeks, and leaves the others alone', async () => {
    const first = await keys({ silabo: { metodologia: '<p>Uno<script>alert(1)</script></p>' } })
    expect(first.body.data.silabo).toEqual({ metodologia: '<p>Uno</p>' })
    expect(first.body.message).toBe('Los cambios se han guardado correctamente.')
    const { body } = await keys({ silabo: { unidadesaprendizaje: [unidad('a', 2), unidad('b', 1)] } })
    expect(calls.silabos.keys.output.safeParse(body).error).toBeUndefined()
    expect(body.data.silabo.metodologia).toBe('<p>Uno</p>')
    expect(body.data.silabo.unidadesaprendizaje.flatMap((u: Unidad) => u.semanas.map(s => s.numero))).toEqual(
      [1, 2, 3],
    )
    expect(body.data.revisiones).toEqual({ metodologia: 1, unidadesaprendizaje: 1 })
    const { rows } = await casa.t.owner.query(
      "select evento, despues from cambios where objeto_id = $1 and evento = 'asignatura.save.key.silabo' order by id",
      [casa.curso],
    )
    expect(rows.map(r => Object.keys(r.despues.silabo))).toEqual([['metodologia'], ['unidadesaprendizaje']])
  })

  it('two people in two sections never collide; in one the second is offered what is there', async () => {
    await keys({ silabo: { metodologia: '<p>Uno</p>' } })
    const vistas = (await show()).silabo.revisiones
    expect((await keys({ silabo: { metodologia: '<p>Dos</p>' }, revisiones: vistas })).status).toBe(200)
    expect((await keys({ silabo: { tutoria: '<p>Lunes</p>' }, revisiones: { tutoria: 0 } })).status).toBe(200)
    const late = await keys({ silabo: { metodologia: '<p>Tres</p>' }, revisiones: vistas })
    expect([late.status, late.body.actual.silabo.metodologia]).toEqual([409, '<p>Dos</p>'])
    const same = await keys({ silabo: { metodologia: '<p>Dos</p>' }, revisiones: vistas })
    expect([same.status, same.body.data.revisiones.metodologia]).toEqual([200, 2])
  })

  it('counts as complete by the one rule, also when the carta or the structure changes; its course shows it', async () => {
    const isCompletado = async () => [
      (await show()).silabo.isCompletado,
      (await ask('GET', `/v1/asignaturas/${casa.curso}`)).body.data.silabo.isCompletado,
    ]
    await keys({ silabo: { metodologia: '<p>Proyectos.</p>' } })
    expect(await isCompletado()).toEqual([2, 2])
    const whole = await ask('PUT', `/v1/asignaturas/actualizar/silabo/${casa.curso}`, {
      silabo: SILABO_ENTERO,
    })
    expect(whole.body.data.isCompletado).toBe(2)
    const carta = await ask('PUT', `/v1/asignaturas/${casa.curso}/carta`, {
      carta: { sumilla: '<p>Asignatura teórica.</p>' },
    })
    expect(calls.cartas.save.output.safeParse(carta.body).error).toBeUndefined()
    expect(await isCompletado()).toEqual([3, 3])
    const estructura: EstructuraDeSilabo = { ...ESTRUCTURA_INICIAL, semanas: 17 }
    const saved = await ask('PUT', '/v1/silabos/estructura', {
      planestudio_id: casa.p.plan,
      estructura,
      revision: 0,
    })
    expect(calls.estructuras.save.output.safeParse(saved.body).error).toBeUndefined()
    expect(saved.body.data).toMatchObject({ de: 'plan', propia: { revision: 1 }, revision: 1 })
    expect(await isCompletado()).toEqual([2, 2])
    await ask('DELETE', '/v1/silabos/estructura', { planestudio_id: casa.p.plan })
    expect(await isCompletado()).toEqual([3, 3])
  })

  it('a whole one takes the place of the one before: what is not named is empty', async () => {
    await conPropias(casa, ['propia:ejes'])
    await keys({ silabo: { metodologia: '<p>Uno</p>' }, propias: { 'propia:ejes': '<p>Ética</p>' } })
    const { revision } = (await show()).silabo
    const { body } = await ask('PUT', `/v1/asignaturas/actualizar/silabo/${casa.curso}`, {
      silabo: { tutoria: '<p>Lunes</p>' },
      revision,
    })
    expect(body.message).toBe('El sílabo se ha guardado correctamente.')
    expect(body.data).toMatchObject({
      silabo: { metodologia: '', tutoria: '<p>Lunes</p>' },
      propias: { 'propia:ejes': '' },
    })
    const late = await ask('PUT', `/v1/asignaturas/actualizar/silabo/${casa.curso}`, { silabo: {}, revision })
    expect(late.status).toBe(409)
  })

  it('of a period stands beside that of none; a period that is not there is 404', async () => {
    const { body } = await ask('POST', '/v1/periodos', {
      nombre: `P${casa.curso}`,
      fechainicio: '2026-03-16',
      fechafin: '2999-07-17',
    })
    const periodo_id = body.data.id
    await keys({ silabo: { metodologia: '<p>De siempre</p>' } })
    await keys({ periodo_id, silabo: { metodologia: '<p>De 2026-I</p>' } })
    expect((await show()).silabo.silabo.metodologia).toBe('<p>De siempre</p>')
    expect((await show({ periodo_id })).silabo.silabo.metodologia).toBe('<p>De 2026-I</p>')
    expect((await keys({ periodo_id: 999_999, silabo: {} })).status).toBe(404)
  })

  it('a competency of the matrix is taken, and what was taken stays good when the matrix drops it', async () => {
    const { raiz: competencia_id } = await plantCompetencias(casa.t, casa.p, casa.curso)
    const guardar = (texto: string) =>
      keys({ silabo: { competencias: [{ id: 'c', competencia_id, texto }] } })
    expect((await guardar('<p>Uno</p>')).status).toBe(200)
    await casa.t.owner.query('delete from competencia_cursos where asignatura_id = $1', [casa.curso])
    expect((await guardar('<p>Dos</p>')).status).toBe(200)
  })

  it('an id that stands twice in a key is made another, the same each time; in a carta too', async () => {
    const lineas = ['<p>Uno</p>', '<p>Dos</p>'].map(texto => ({ id: 'a', competencia_id: null, texto }))
    const ids = ['a', 'a~2']
    const saved = await keys({ silabo: { resultados: lineas } })
    expect(saved.body.data.silabo.resultados.map((l: { id: string }) => l.id)).toEqual(ids)
    const again = await keys({ silabo: { resultados: lineas } })
    expect(again.body.data.revision).toBe(saved.body.data.revision)
    const carta = await ask('PUT', `/v1/asignaturas/${casa.curso}/carta`, {
      carta: { cartaCompetencias: lineas },
    })
    expect(carta.body.data.carta.cartaCompetencias.map((l: { id: string }) => l.id)).toEqual(ids)
  })

  it('a course whose hours change is answered with the state that its syllabus has then', async () => {
    const curso = async () => (await ask('GET', `/v1/asignaturas/${casa.curso}`)).body.data
    const { horasteoria, horaspractica, horasvirtual } = await curso()
    const horas = horasteoria + horaspractica + horasvirtual
    const unidadesaprendizaje = SILABO_ENTERO.unidadesaprendizaje.map(u => ({
      ...u,
      semanas: u.semanas.map(s => ({ ...s, horas })),
    }))
    await ask('PUT', `/v1/asignaturas/${casa.curso}/carta`, { carta: SUMILLA })
    const silabo = { ...SILABO_ENTERO, unidadesaprendizaje }
    await ask('PUT', `/v1/asignaturas/actualizar/silabo/${casa.curso}`, { silabo })
    expect((await curso()).silabo).toEqual({ isCompletado: 3 })
    const saved = await ask('PUT', `/v1/asignaturas/${casa.curso}`, { horasteoria: horasteoria + 2 })
    expect(saved.body.data.silabo).toEqual({ isCompletado: 2 })
    expect((await curso()).silabo).toEqual({ isCompletado: 2 })
  })

  it('a whole syllabus empties also what was written while it waited for its turn', async () => {
    await keys({ silabo: { metodologia: '<p>x</p>' } })
    const { id } = (await show()).silabo
    const otro = new pg.Client({ connectionString: casa.t.databaseUrl })
    await otro.connect()
    await otro.query('begin')
    await otro.query('select 1 from silabos where id = $1 for update', [id])
    const entero = ask('PUT', `/v1/asignaturas/actualizar/silabo/${casa.curso}`, {
      silabo: { metodologia: '<p>y</p>' },
    })
    await hastaQueEsperen(casa.t.owner)
    await otro.query(
      `insert into silabo_claves (empresa_id, silabo_id, clave, valor) values ($1, $2, 'tutoria', '"<p>z</p>"')`,
      [casa.t.gente.empresa, id],
    )
    await otro.query('commit')
    await otro.end()
    expect((await entero).body.data.silabo).toEqual({ metodologia: '<p>y</p>', tutoria: '' })
  })

  it('the list narrows to a plan, a state, a lecturer', async () => {
    const otro = await plantPlan(casa.t)
    const suyo = await plantCurso(casa.t, otro, {
      codigo: 'INF-134',
      nombre: 'Cálculo Diferencial e Integral',
    })
    await ask('PUT', `/v1/asignaturas/keys/silabo/${suyo}`, { silabo: { metodologia: '<p>x</p>' } })
    const of = async (filtros: object) =>
      (await ask('GET', '/v1/silabos', { planestudio_id: otro.plan, ...filtros })).body.data.map(
        (f: { asignatura_id: number }) => f.asignatura_id,
      )
    expect(await of({})).toEqual([suyo])
    expect(await of({ filtro: 'integral inf134' })).toEqual([suyo])
    expect(await of({ isCompletado: 2 })).toEqual([suyo])
    expect(await of({ isCompletado: 3 })).toEqual([])
    expect(await of({ estado: 'aprobado' })).toEqual([])
    expect(await of({ docente_id: 999_999 })).toEqual([])
  })

  it('in a ceased plan it is read, and the reason said', async () => {
    const cesado = await plantPlan(casa.t)
    const suyo = await plantCurso(casa.t, cesado)
    await ask('PUT', `/v1/plan/estudios/${cesado.plan}`, { fechacese: '2020-01-01' })
    const r = await ask('PUT', `/v1/asignaturas/keys/silabo/${suyo}`, { silabo: { metodologia: '<p>x</p>' } })
    expect(r.status).toBe(409)
    const { body } = await ask('GET', `/v1/asignaturas/${suyo}/silabo`)
    expect(body.data.whyNotEditar).toEqual(r.body.message)
  })
})
