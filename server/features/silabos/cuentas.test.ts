import { calls } from '@malla/contracts/calls.ts'
import { describe, expect, it } from 'vitest'
import { readWorkbook } from '../../platform/excel/readWorkbook.ts'
import { plantCurso, plantPlan } from '../../testing/academico.ts'
import { casaDeSilabos } from './testing/casaDeSilabos.ts'

type Body = Record<string, unknown>

describe('counts of syllabi', () => {
  const casa = casaDeSilabos()
  const { ask, docente, periodo, escribir } = casa
  const resumen = async (body: object) => (await ask('GET', '/v1/silabos/resumen', body)).body

  it('agree with the list and with the progress of the plan, also while periods differ', async () => {
    const viejo = await periodo({ fechainicio: '2023-01-01' })
    const nuevo = await periodo({ fechainicio: '2023-06-01' })
    const otro = await plantCurso(casa.t, casa.p)
    await plantCurso(casa.t, casa.p)
    await docente([casa.curso])
    await escribir(casa.curso, viejo)
    await escribir(otro, nuevo)
    const planestudio_id = casa.p.plan
    const todos = await resumen({ planestudio_id })
    expect(calls.recordatorios.resumen.output.safeParse(todos).error).toBeUndefined()
    expect(todos.data).toMatchObject({
      total: 3,
      completos: 0,
      parciales: 2,
      incompletos: 1,
      sin_docente: 2,
    })
    expect(todos.data.programas).toMatchObject([{ programa_id: casa.p.programa, parciales: 2 }])
    const { cuentas } = (await ask('GET', `/v1/plan/estudios/${casa.p.plan}/avance`)).body.data
    expect(cuentas.silabos).toEqual({ total: 3, completos: 0, enAvance: 2, porHacer: 1 })
    expect((await resumen({ planestudio_id, periodo_id: nuevo })).data).toMatchObject({
      parciales: 1,
      incompletos: 2,
      faltan: 3,
    })
    const lista = await ask('GET', '/v1/silabos', { planestudio_id, periodo_id: viejo, isCompletado: 2 })
    expect(lista.body.data).toMatchObject([
      { asignatura_id: casa.curso, periodo_id: viejo, falta: true, mio: false, fechaentrega: null },
    ])
    expect(
      (await ask('GET', '/v1/silabos', { planestudio_id, sin_docente: true })).body.pagination.total,
    ).toBe(2)
  })

  it('a course made on the evening of the last day is of the period that ends with it', async () => {
    const viejo = await periodo({ fechainicio: '2023-01-01', fechafin: '2023-06-30' })
    const contados = async (momento: string) => {
      await casa.t.owner.query('update asignaturas set created_at = $2 where id = $1', [casa.curso, momento])
      return (await resumen({ planestudio_id: casa.p.plan, periodo_id: viejo })).data.total
    }
    expect(await contados('2023-06-30T20:00:00-05:00')).toBe(1)
    expect(await contados('2023-07-01T00:00:00-05:00')).toBe(0)
  })

  it('programmes stand in the order of the alphabet, in the counts and in the list', async () => {
    const { facultad: facultad_id } = casa.p
    const alfabeto = ['Ámbar', 'Canto', 'Cañería']
    for (const nombre of alfabeto.toReversed()) {
      const plan = await plantPlan(casa.t)
      await plantCurso(casa.t, plan)
      await casa.t.owner.query('update programas set nombre = $2, facultad_id = $3 where id = $1', [
        plan.programa,
        nombre,
        facultad_id,
      ])
    }
    const dichos = (filas: { programa: string }[]) =>
      filas.map(f => f.programa).filter(programa => alfabeto.includes(programa))
    expect(dichos((await resumen({ facultad_id })).data.programas)).toEqual(alfabeto)
    expect(dichos((await ask('GET', '/v1/silabos', { facultad_id, per_page: 50 })).body.data)).toEqual(
      alfabeto,
    )
  })

  it('are one with the Excel of the list', async () => {
    await docente([casa.curso])
    await plantCurso(casa.t, casa.p)
    const columnas = [
      { campo: 'nombre', titulo: 'Curso' },
      { campo: 'fechaentrega', titulo: 'Entrega hasta' },
    ]
    const libro = async (token: string, pedido: Body) => {
      const r = await casa.t.as(token)('POST', '/v1/listas/silabos/excel', { pedido, columnas })
      expect(r.status, r.body.message).toBe(200)
      const { raw } = await casa.t.as(token)('GET', r.body.url.replace(/^\/api/, ''))
      const [hoja] = await readWorkbook(new Uint8Array(raw.rawPayload))
      return hoja!.rows.slice(4)
    }
    const filas = await libro(casa.t.gente.token.operador, { planestudio_id: casa.p.plan, isCompletado: 1 })
    expect(filas).toHaveLength(1 + 2)
    expect(JSON.stringify(filas[0])).toContain('Entrega hasta')
    const { token } = await docente([casa.curso])
    expect(await libro(token, { mios: true })).toHaveLength(1 + 1)
  })

  it('in a period that is over are those of then: older versions, plans that have ceased since', async () => {
    const id = await periodo({ fechainicio: '2023-01-01' })
    await escribir(casa.curso, id)
    const version = await plantCurso(casa.t, casa.p, { base_id: casa.curso, version: 2 })
    const deLista = async (periodo_id: number) =>
      (await ask('GET', '/v1/silabos', { planestudio_id: casa.p.plan, periodo_id })).body.data
    expect(await deLista(id)).toMatchObject([{ id: version, asignatura_id: version, isCompletado: 1 }])
    await casa.t.owner.query("update periodos set fechafin = '2023-06-01' where id = $1", [id])
    expect(await deLista(id)).toMatchObject([{ id: version, asignatura_id: casa.curso, isCompletado: 2 }])
    await casa.t.owner.query("update planes set fechacese = '2024-01-01' where id = $1", [casa.p.plan])
    expect(await deLista(id)).toMatchObject([{ asignatura_id: casa.curso, falta: false }])
    expect(await deLista(await periodo())).toEqual([])
    expect((await ask('GET', '/v1/silabos', { planestudio_id: casa.p.plan })).body.data).toEqual([])
  })

  it('a lecturer has the own courses first; a complete draft with a date still lacks handing in', async () => {
    const vecino = await plantCurso(casa.t, casa.p, { silabo_estado: 3 })
    const { token } = await docente([casa.curso])
    const lista = await casa.t.as(token)('GET', '/v1/silabos', {})
    expect(lista.body.data).toMatchObject([
      { asignatura_id: casa.curso, mio: true, falta: true },
      { asignatura_id: vecino, mio: false },
    ])
    expect((await casa.t.as(token)('GET', `/v1/asignaturas/${vecino}/silabo`)).status).toBe(200)
    // What a colleague completed is read; how it came to be, and who looks at it, is not.
    await casa.t.owner.query(
      `with s as (insert into silabos (empresa_id, planestudio_id, asignatura_id, completado) values ($1, $2, $3, 3) returning id)
        insert into silabo_observaciones (empresa_id, silabo_id, texto, usuario_id) select $1, id, 'Falta', $4 from s`,
      [casa.t.gente.empresa, casa.p.plan, vecino, casa.t.gente.usuario.operador],
    )
    const observaciones = async (como: string) =>
      (await casa.t.as(como)('GET', `/v1/asignaturas/${vecino}/silabo/observaciones`)).body.data
    expect(await observaciones(casa.t.gente.token.operador)).toMatchObject([{ texto: 'Falta' }])
    expect(await observaciones(token)).toEqual([])
    const presentes = async (como: string, pestana: string) =>
      (await casa.t.as(como)('POST', `/v1/asignaturas/${vecino}/silabo/presencia`, { pestana })).body.data
    await presentes(casa.t.gente.token.operador, 'o')
    expect(await presentes(token, 'v')).toEqual([])
    expect(await presentes(casa.t.gente.token.operador, 'o')).toEqual([])
    const historial = await casa.t.as(token)('GET', `/v1/historial/silabo/${vecino}`, { key: 'metodologia' })
    expect(historial.status).toBe(403)
    expect(
      (await casa.t.as(token)('GET', `/v1/asignaturas/${await plantCurso(casa.t, casa.p)}/silabo`)).status,
    ).toBe(404)
    const ajenos = await casa.t.as(token)('GET', '/v1/silabos', { mios: false })
    expect(ajenos.body.data).toMatchObject([{ asignatura_id: vecino }])
    const id = await periodo({ fechaentrega: '2026-04-10' })
    await escribir(casa.curso, id)
    await casa.t.owner.query('update silabos set completado = 3 where asignatura_id = $1', [casa.curso])
    const [fila] = (await casa.t.as(token)('GET', '/v1/silabos', { periodo_id: id, mios: true })).body.data
    expect(fila).toMatchObject({ isCompletado: 3, falta: true, fechaentrega: '2026-04-10' })
  })
})
