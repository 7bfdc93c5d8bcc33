import { calls } from '@malla/contracts/calls.ts'
import { ESTRUCTURA_INICIAL } from '@malla/domain/silabos/estructura.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plantCurso, plantPlan } from '../../testing/academico.ts'
import { type Ask, createTestApp, type TestApp } from '../../testing/app.ts'
import { askCall } from '../../testing/askCall.ts'
import { plantCompetencias } from '../../testing/competencias.ts'
import { SILABO_ENTERO, SUMILLA } from '../silabos/testing/silaboEntero.ts'
import { poner, sueltas, todo } from './testing/todo.ts'

/** What may have happened between a change and its undoing, and what hangs on a version only. */

let t: TestApp
let ask: Ask
beforeAll(async () => {
  t = await createTestApp()
  ask = t.as(t.gente.token.operador)
  // A mark of the people of the tests, no course.
  await t.owner.query("update accesos set cursos_ids = '[]'")
})
afterAll(() => t.close())

const ver = (pedido: object) =>
  ask('POST', '/v1/impacto/ver', { cosa: 'asignatura', que: 'eliminar', ...pedido })
async function eliminar(id: number): Promise<number> {
  const { huella } = (await ver({ id })).body.data
  const r = await ask('POST', '/v1/impacto', { cosa: 'asignatura', que: 'eliminar', id, huella })
  expect(r.status, JSON.stringify(r.body)).toBe(200)
  return r.body.data.id
}
const deshacer = (id: number) => ask('POST', `/v1/paquetes/${id}/deshacer`, {})
const pedir = (curso: number, ids: number[]) => ask('PUT', `/v1/asignaturas/${curso}`, { prerequisito: ids })

/** Refused with these words, and nothing is written. */
async function rehusado(paquete: number, palabras: RegExp): Promise<void> {
  const antes = await todo(t)
  const r = await deshacer(paquete)
  expect([r.status, r.body.message]).toEqual([409, expect.stringMatching(palabras)])
  expect(await todo(t)).toEqual(antes)
}

describe('taking a change back', () => {
  it('leaves no loop that was made possible meanwhile', async () => {
    const p = await plantPlan(t)
    const [x, b, c] = [await plantCurso(t, p), await plantCurso(t, p), await plantCurso(t, p)]
    expect([(await pedir(b, [x])).status, (await pedir(c, [b])).status]).toEqual([200, 200])
    const paquete = await eliminar(b)
    expect((await pedir(x, [c])).status).toBe(200)
    // The requisites of C were not touched since; those of X are a row that the change never saw.
    await rehusado(paquete, /círculo|requiere.*Nada se ha deshecho/)
  })

  it('says that what it needs is gone', async () => {
    const p = await plantPlan(t)
    const [a, b] = [await plantCurso(t, p), await plantCurso(t, p)]
    expect((await pedir(b, [a])).status).toBe(200)
    const paquete = await eliminar(b)
    await eliminar(a)
    await rehusado(paquete, /^Algo que esto necesita .* ya no existe/)
  })

  it('brings back lines that name no competency that is gone', async () => {
    const p = await plantPlan(t)
    const curso = await plantCurso(t, p)
    const { transversal, parte } = await plantCompetencias(t, p, await plantCurso(t, p))
    const silabo = await poner(t, 'silabos', { planestudio_id: p.plan, asignatura_id: curso })
    const linea = (competencia_id: number) => ({
      id: `l${competencia_id}`,
      competencia_id,
      texto: '<p>x</p>',
    })
    await poner(t, 'silabo_claves', {
      silabo_id: silabo,
      clave: 'competencias',
      valor: JSON.stringify([linea(transversal), linea(parte)]),
    })
    const paquete = await eliminar(curso)
    expect((await ask('DELETE', `/v1/plan/estudios/competencias/${transversal}`)).status).toBe(200)
    expect((await deshacer(paquete)).status).toBe(200)
    expect(await sueltas(t)).toEqual({})
    const { rows } = await t.owner.query('select valor from silabo_claves where silabo_id = $1', [silabo])
    expect(rows[0].valor.map((l: any) => l.competencia_id)).toEqual([null, parte])
  })

  it('is counted for who taught the course, as the change was: forms that were open before do not undo it', async () => {
    const p = await plantPlan(t)
    const [va, queda] = [await plantCurso(t, p), await plantCurso(t, p)]
    const de = { empresa: t.gente.empresa, codigo: '00002', cursos: [va, queda] }
    const { usuario } = await t.gente.alguien(t.owner, de)
    const visto = async () => (await ask('GET', `/v1/docentes/${usuario}`)).body.data
    const abierto = await visto()
    const guardar = (revision: number) =>
      askCall(t, t.gente.token.operador, calls.docentes.update, {
        id: usuario,
        revision,
        telefono: '999',
        cursos_ids: [queda],
      })
    const paquete = await eliminar(va)
    const sinEl = await visto()
    expect([sinEl.revision, sinEl.cursos.length]).toEqual([abierto.revision + 1, 1])
    expect((await deshacer(paquete)).status).toBe(200)
    const conEl = await visto()
    expect([conEl.revision, conEl.cursos.length]).toEqual([abierto.revision + 2, 2])
    const tarde = await guardar(sinEl.revision)
    expect([tarde.status, tarde.body.actual?.revision]).toEqual([409, conEl.revision])
    expect((await visto()).cursos).toEqual(conEl.cursos)
  })

  it('brings back syllabi as complete as they are by what is asked of them now', async () => {
    const p = await plantPlan(t)
    const curso = await plantCurso(t, p)
    const guardar = async (camino: string, campos: Record<string, unknown>) => {
      const r = await ask('PUT', camino, campos)
      expect(r.status, JSON.stringify(r.body)).toBe(200)
    }
    await guardar(`/v1/asignaturas/${curso}/carta`, { carta: SUMILLA })
    await guardar(`/v1/asignaturas/actualizar/silabo/${curso}`, { silabo: SILABO_ENTERO })
    const medidas = async () =>
      (
        await t.owner.query(
          `select s.completado, a.silabo_estado, (select c.despues -> 'silabo_estado' from cambios c
             where c.evento = 'asignatura.created' and c.objeto_id = a.id) as dicho
           from silabos s join asignaturas a on a.id = s.asignatura_id where a.id = $1`,
          [curso],
        )
      ).rows[0]
    expect(await medidas()).toEqual({ completado: 3, silabo_estado: 3, dicho: null })
    const paquete = await eliminar(curso)
    const secciones = ESTRUCTURA_INICIAL.secciones.map(s =>
      s.clave === 'tutoria' ? { ...s, activa: true, requerida: true } : s,
    )
    const estructura = { ...ESTRUCTURA_INICIAL, secciones }
    await guardar('/v1/silabos/estructura', { planestudio_id: p.plan, estructura })
    expect((await deshacer(paquete)).status).toBe(200)
    expect(await medidas()).toEqual({ completado: 2, silabo_estado: 2, dicho: 2 })
  })

  it('does not write in a plan that was ceased or thrown away meanwhile', async () => {
    const [origen, destino] = [await plantPlan(t), await plantPlan(t)]
    const [suyo, otro] = [await plantCurso(t, origen), await plantCurso(t, destino)]
    const fila = await poner(t, 'equivalencias', {
      planestudio_id: destino.plan,
      plan_origen_id: origen.plan,
    })
    await poner(t, 'equivalencia_cursos', { equivalencia_id: fila, asignatura_id: suyo, lado: 'origen' })
    await poner(t, 'equivalencia_cursos', { equivalencia_id: fila, asignatura_id: otro, lado: 'destino' })
    const paquete = await eliminar(suyo)
    const poniendo = (campos: string) =>
      t.owner.query(`update planes set ${campos} where id = $1`, [destino.plan])
    await poniendo("fechacese = '2099-01-01'")
    await rehusado(paquete, /^El plan «Plan plantado \d+» está cesado/)
    await poniendo('fechacese = null, deleted_at = now()')
    await rehusado(paquete, /^El plan «Plan plantado \d+» está en la Papelera/)
    await poniendo('deleted_at = null')
    expect((await deshacer(paquete)).status).toBe(200)
    // The row goes with the course of the plan that recognises; while it is gone the plan of origin may go too.
    const otroPaquete = await eliminar(otro)
    expect((await ask('DELETE', `/v1/plan/estudios/${origen.plan}`)).status).toBe(200)
    await rehusado(otroPaquete, /^El plan «Plan plantado \d+» está en la Papelera y una equivalencia/)
  })
})

describe('a version of a course', () => {
  it('that goes leaves the one before in force: its cycle loses only the difference', async () => {
    const p = await plantPlan(t)
    const base = await plantCurso(t, p, { credits: 4 })
    const igual = await plantCurso(t, p, { base_id: base, version: 2, credits: 4 })
    await poner(t, 'publicaciones', { planestudio_id: p.plan, direccion: `version-${p.plan}` })
    const dice = async (id: number) => (await ver({ id })).body.data.efectos.map((e: any) => e.detalle)
    expect(await dice(igual)).toEqual(['Volverá a mostrar la versión anterior.'])
    const otra = await plantCurso(t, p, { base_id: base, version: 3, credits: 5 })
    expect(await dice(otra)).toEqual(['Pasa de 5 a 4 créditos.', 'Volverá a mostrar la versión anterior.'])
    // One that is not in force is seen nowhere.
    expect(await dice(igual)).toEqual([])
    const r = await ver({ que: 'reemplazar', id: otra, reemplazo_id: await plantCurso(t, p) })
    expect([r.status, Object.keys(r.body.errors)]).toEqual([422, ['reemplazo_id']])
  })
})
