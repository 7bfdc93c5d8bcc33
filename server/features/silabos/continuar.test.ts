import { calls } from '@malla/contracts/calls.ts'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { type PlanPlantado, plantCurso, plantPlan } from '../../testing/academico.ts'
import { sinConocer } from '../../testing/conocidas.ts'
import { consultasDurante } from '../../testing/consultas.ts'
import { hastaQueEsperen } from '../../testing/esperan.ts'
import type { RolDePrueba } from '../../testing/gente.ts'
import { casaDeSilabos, METODO } from './testing/casaDeSilabos.ts'

type Body = Record<string, unknown>

describe('a period begun with the syllabi of another', () => {
  const casa = casaDeSilabos()
  const { ask, periodo, escribir } = casa
  const ENTERO = {
    ...METODO,
    resultados: [{ id: 'r1', competencia_id: null, texto: '<p>Diseña.</p>' }],
    evaluacion: {
      lineas: [{ id: 'e', nombre: 'P', instrumento: '', peso: 100, unidad_id: 'u' }],
      texto: '',
    },
    unidadesaprendizaje: [
      {
        id: 'u',
        nombre: 'Uno',
        resultado: '<p>Modela.</p>',
        semanas: [
          {
            id: 's',
            numero: 1,
            contenidos: '<p>T</p>',
            actividades: '',
            recursos: '',
            evidencias: '',
            horas: null,
          },
        ],
      },
    ],
  }
  const abrir = async (asignatura: number, periodo_id?: number) =>
    (await ask('GET', `/v1/asignaturas/${asignatura}/silabo`, { periodo_id })).body.data.silabo
  const continuar = (id: number, body: object = {}, rol?: RolDePrueba) =>
    ask('POST', `/v1/periodos/${id}/continuar`, body, rol)

  it('copies under new ids what is not begun; the earlier stay as they were', async () => {
    const [viejo, nuevo] = [
      await periodo({ fechainicio: '2026-01-01' }),
      await periodo({ fechainicio: '2026-02-01' }),
    ]
    const [empezado, vaciado, nada] = [
      await plantCurso(casa.t, casa.p),
      await plantCurso(casa.t, casa.p),
      await plantCurso(casa.t, casa.p),
    ]
    for (const c of [casa.curso, empezado, vaciado]) await escribir(c, viejo, ENTERO)
    await escribir(nada, viejo, { metodologia: '' })
    await escribir(empezado, nuevo, { metodologia: '<p>Otra</p>' })
    await escribir(vaciado, nuevo, { metodologia: '<p>x</p>' })
    await escribir(vaciado, nuevo, { metodologia: '' })
    const antes = await abrir(casa.curso, viejo)
    const { body } = await continuar(nuevo, { planestudio_id: casa.p.plan, desde_id: viejo })
    expect(calls.recordatorios.continuar.output.safeParse(body).error).toBeUndefined()
    expect([body.data, body.message]).toEqual([
      { copiados: 2, habia: 1 },
      'Copiamos 2 sílabos al periodo. Uno ya estaba empezado y queda como estaba.',
    ])
    const copia = await abrir(casa.curso, nuevo)
    expect(copia).toMatchObject({ estado: 'borrador', isCompletado: 2, silabo: METODO })
    const [unidad] = copia.silabo.unidadesaprendizaje
    expect([unidad.id, unidad.semanas[0].id, copia.silabo.resultados[0].id]).not.toContain('u')
    expect(copia.silabo.evaluacion.lineas[0].unidad_id).toBe(unidad.id)
    expect((await abrir(vaciado, nuevo)).silabo.metodologia).toBe(METODO.metodologia)
    expect((await abrir(empezado, nuevo)).silabo.metodologia).toBe('<p>Otra</p>')
    expect(await abrir(casa.curso, viejo)).toEqual(antes)
    const again = await continuar(nuevo, { planestudio_id: casa.p.plan, desde_id: viejo })
    expect(again.body.data).toEqual({ copiados: 0, habia: 3 })
  })

  it('without a period to copy from takes those of none; a new version takes that of the one before', async () => {
    await escribir(casa.curso, undefined, ENTERO)
    // What was approved or is over still names a competency that went since.
    await casa.t.owner.query(
      `update silabo_claves set valor = jsonb_set(valor, '{0,competencia_id}', '999999') where clave = 'resultados'
         and silabo_id = (select id from silabos where asignatura_id = $1)`,
      [casa.curso],
    )
    const version = await plantCurso(casa.t, casa.p, { base_id: casa.curso, version: 2 })
    const id = await periodo({ fechainicio: '2025-01-01' })
    const { body } = await continuar(id, { planestudio_id: casa.p.plan })
    expect(body.data).toEqual({ copiados: 1, habia: 0 })
    const { silabo } = await abrir(version, id)
    expect([silabo.metodologia, silabo.resultados[0].competencia_id]).toEqual([METODO.metodologia, null])
  })

  it('waits for whoever is writing in the new period, and leaves it to them', async () => {
    const [viejo, nuevo] = [
      await periodo({ fechainicio: '2026-01-01' }),
      await periodo({ fechainicio: '2026-02-01' }),
    ]
    await escribir(casa.curso, viejo)
    // Typed and erased counts as not begun, until somebody types again: just now.
    await escribir(casa.curso, nuevo, { metodologia: '<p>x</p>' })
    await escribir(casa.curso, nuevo, { metodologia: '' })
    const otro = new pg.Client({ connectionString: casa.t.databaseUrl })
    await otro.connect()
    await otro.query('begin')
    const { rows } = await otro.query('select id from silabos where periodo_id = $1 for update', [nuevo])
    await otro.query(`update silabo_claves set valor = '"<p>Mía</p>"' where silabo_id = $1`, [rows[0].id])
    const llevar = continuar(nuevo, { planestudio_id: casa.p.plan, desde_id: viejo })
    await hastaQueEsperen(casa.t.owner)
    await otro.query('commit')
    await otro.end()
    expect((await llevar).body.data).toEqual({ copiados: 0, habia: 1 })
    expect((await abrir(casa.curso, nuevo)).silabo.metodologia).toBe('<p>Mía</p>')
  })

  it('asks the same few queries for two courses and for 600, and is one record', async () => {
    const plantar = async (n: number): Promise<PlanPlantado> => {
      const otro = await plantPlan(casa.t)
      await casa.t.owner.query(
        `with a as (insert into asignaturas (empresa_id, planestudio_id, ciclo_id, nombre)
           select $1, $2, $3, 'Curso ' || i from generate_series(1, $4) i returning id),
         s as (insert into silabos (empresa_id, planestudio_id, asignatura_id) select $1, $2, id from a returning id)
         insert into silabo_claves (empresa_id, silabo_id, clave, valor) select $1, id, 'metodologia', '"<p>x</p>"' from s`,
        [casa.t.gente.empresa, otro.plan, otro.ciclos[0], n],
      )
      return otro
    }
    const consultas = async (n: number): Promise<number> => {
      const [otro, id] = [await plantar(n), await periodo({ fechainicio: '2024-01-01' })]
      const hechas = await consultasDurante(/silabo|carta_claves/, async () => {
        const { body } = await continuar(id, { planestudio_id: otro.plan })
        expect(body.data).toEqual({ copiados: n, habia: 0 })
      })
      const { rows } = await casa.t.owner.query(
        "select count(*)::int as n from cambios where evento = 'periodo.continuado' and objeto_id = $1",
        [id],
      )
      expect(rows[0].n).toBe(1)
      return hechas
    }
    // The first one makes what a connection remembers.
    await consultas(1)
    const pocas = await consultas(2)
    // Chores that begin meanwhile ask a few of their own; one a course would be 600.
    expect(await consultas(600)).toBeLessThan(pocas + 30)
    expect(await sinConocer(casa.t.owner, ['silabos', 'silabo_claves'], 1200)).toEqual([])
  })

  it('is refused from itself, for one that is over, and outside the scope', async () => {
    const id = await periodo()
    const same = await continuar(id, { planestudio_id: casa.p.plan, desde_id: id })
    expect(same.body.errors).toEqual({ desde_id: ['Elija un periodo distinto.'] })
    expect((await continuar(await periodo({ fechafin: '2026-04-01' }), {})).status).toBe(409)
    expect((await continuar(id, { planestudio_id: casa.p.plan }, 'tutor')).status).toBe(403)
    expect((await continuar(id, { planestudio_id: 999_999 })).status).toBe(404)
    const { token } = await casa.t.gente.alguien(casa.t.owner, {
      empresa: casa.t.gente.empresa,
      tipouser: 2,
      rol: 2,
      programas: [casa.p.programa],
    })
    const como = (body: Body) => casa.t.as(token)('POST', `/v1/periodos/${id}/continuar`, body)
    expect((await como({})).status).toBe(403)
    expect((await como({ programa_id: casa.p.programa })).status).toBe(200)
  })
})
