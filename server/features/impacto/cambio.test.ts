import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plantCurso, plantPlan } from '../../testing/academico.ts'
import { type Ask, createTestApp, type TestApp } from '../../testing/app.ts'
import { plantCompetencias } from '../../testing/competencias.ts'
import { poner, sueltas, todo } from './testing/todo.ts'

let t: TestApp
let ask: Ask
beforeAll(async () => {
  t = await createTestApp()
  ask = t.as(t.gente.token.operador)
  // A mark of the people of the tests, no course.
  await t.owner.query("update accesos set cursos_ids = '[]'")
})
afterAll(() => t.close())

const put = (tabla: string, values: Record<string, unknown>): Promise<number> => poner(t, tabla, values)
const ver = async (pedido: object) => {
  const r = await ask('POST', '/v1/impacto/ver', { que: 'cambiar', ...pedido })
  expect(r.status, JSON.stringify(r.body)).toBe(200)
  return r.body.data
}
const corto = (data: any): string[] =>
  data.efectos.map((e: any) =>
    `${e.suerte} ${e.cosa} ${e.nombre}: ${e.detalle}`.replace(/plantado \d+/g, 'P'),
  )

async function plantar() {
  const p = await plantPlan(t)
  const otroPlan = await plantPlan(t)
  const base = await plantCurso(t, p, { nombre: 'Física', credits: 4, horasteoria: 4 })
  const pide = await plantCurso(t, p, {
    nombre: 'Ondas',
    ciclo_id: p.ciclos[1],
    requisitos: JSON.stringify({ tipo: 'curso', asignatura_id: base, modo: 'previo' }),
  })
  await put('prerequisitos', {
    planestudio_id: p.plan,
    asignatura_id: pide,
    requisito_id: base,
    modo: 'previo',
  })
  const ajeno = await plantCurso(t, p, { nombre: 'Historia' })
  for (const [curso, estado] of [
    [base, 'entregado'],
    [ajeno, 'borrador'],
  ] as const) {
    const silabo = await put('silabos', { planestudio_id: p.plan, asignatura_id: curso, estado })
    const semana = { id: 's', numero: 1, horas: null, contenidos: '<p>x</p>' }
    await put('silabo_claves', {
      silabo_id: silabo,
      clave: 'unidadesaprendizaje',
      valor: JSON.stringify([
        { id: 'u', nombre: 'Una', resultado: '', semanas: [semana, { ...semana, horas: 3 }] },
      ]),
    })
  }
  const periodo = await put('periodos', {
    nombre: `2001-${base}`,
    fechainicio: '2001-01-01',
    fechafin: '2001-05-01',
  })
  await put('silabos', {
    planestudio_id: p.plan,
    asignatura_id: base,
    periodo_id: periodo,
    estado: 'aprobado',
    congelado: '{}',
  })
  const deOtro = await plantCurso(t, otroPlan)
  const equivalencia = await put('equivalencias', { planestudio_id: otroPlan.plan, plan_origen_id: p.plan })
  await put('equivalencia_cursos', { equivalencia_id: equivalencia, asignatura_id: base, lado: 'origen' })
  await put('equivalencia_cursos', { equivalencia_id: equivalencia, asignatura_id: deOtro, lado: 'destino' })
  await put('publicaciones', { planestudio_id: p.plan, direccion: `plan-${p.plan}` })
  return { p, base, pide, ajeno }
}

describe('another content of a course', () => {
  it('tells its syllabi, tables, page and what stays, and writes nothing', async () => {
    const { base } = await plantar()
    const antes = await todo(t)
    const data = await ver({
      cosa: 'asignatura',
      id: base,
      cambios: [{ id: base, credits: 5, horasteoria: 6 }],
    })
    expect(corto(data).map(e => e.replace(`2001-${base}`, '2001-B'))).toEqual([
      'cambia silabo Sílabo sin periodo de «Física»: Mostrará los datos nuevos: créditos, horas. Sus semanas pasan de sumar 7 a 9 horas. Está entregado.',
      'cambia equivalencia Equivalencia entre «Plan P» y «Plan P»: Nombra «Física» y mostrará los datos nuevos: créditos.',
      'cambia publicacion Página pública del plan: Mostrará lo nuevo a cualquiera en cuanto se guarde.',
      'queda silabo Sílabo 2001-B de «Física»: Quedó cerrado con su periodo: sigue como está.',
    ])
    expect([data.resumen, data.se_puede, data.titulo]).toEqual([
      '1 sílabo, 1 página pública, 1 equivalencia',
      true,
      'Cambiar «Física»',
    ])
    expect(await todo(t)).toEqual(antes)
  })

  it('tells requisites that would come too late, and a loop that cannot be saved', async () => {
    const { p, base, pide } = await plantar()
    const tarde = await ver({
      cosa: 'asignatura',
      id: base,
      cambios: [{ id: base, ciclo_id: p.ciclos[2], seccion_id: 0 }],
    })
    expect(corto(tarde).filter(e => e.startsWith('avisa curso')).length).toBe(1)
    const lazo = await ver({ cosa: 'asignatura', id: base, cambios: [{ id: base, prerequisito: [pide] }] })
    expect([lazo.se_puede, lazo.efectos[0].suerte]).toEqual([false, 'impide'])
  })

  it('several of a plan are one answer; what changes nothing, and another plan’s, are told so', async () => {
    const { p, base, ajeno } = await plantar()
    const todos = await ver({
      cosa: 'asignatura',
      id: base,
      cambios: [base, ajeno].map(id => ({ id, codigo: `N-${id}` })),
    })
    expect([todos.titulo, todos.resumen]).toEqual([
      'Cambiar 2 cursos',
      '2 sílabos, 1 página pública, 1 equivalencia',
    ])
    const nada = await ver({ cosa: 'asignatura', id: base, cambios: [{ id: base, nombre: 'Física' }] })
    expect([nada.efectos, nada.resumen]).toEqual([[], ''])
    const deOtro = await plantCurso(t, await plantPlan(t))
    const r = await ask('POST', '/v1/impacto/ver', {
      que: 'cambiar',
      cosa: 'asignatura',
      id: base,
      cambios: [{ id: deOtro, nombre: 'X' }],
    })
    expect(r.status).toBe(404)
    await t.owner.query("update planes set fechacese = '2099-01-01' where id = $1", [p.plan])
    expect(
      (await ask('POST', '/v1/impacto/ver', { que: 'cambiar', cosa: 'asignatura', id: base, cambios: [] }))
        .status,
    ).toBe(409)
  })

  it('tells the legal light when it turns', async () => {
    const p = await plantPlan(t)
    const curso = await plantCurso(t, p, { nombre: 'Física', credits: 4 })
    await plantCurso(t, p, { nombre: 'Ondas', ciclo_id: p.ciclos[1], credits: 3 })
    const pide = await plantCurso(t, p, { nombre: 'Campos', ciclo_id: p.ciclos[1], credits: 3 })
    const luz = async () =>
      (await ask('GET', `/v1/plan/estudios/${p.plan}/legal`, {})).body.data?.resumen?.luz
    const era = await luz()
    const cambios = [{ id: curso, prerequisito: [pide] }]
    const data = await ver({ cosa: 'asignatura', id: curso, cambios })
    const dice = corto(data).filter(e => e.includes(' legal '))
    const r = await ask('PUT', `/v1/asignaturas/${curso}`, { prerequisito: [pide] })
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    expect([era === (await luz()), dice.length]).toEqual([false, 1])
    expect(dice[0]).toMatch(/^avisa legal Semáforo legal: Pasa de «.+» a «No cumple»\./)
  })

  it.each(['inspector', 'docente'] as const)('is not for who may not edit (%s)', async rol => {
    const { base } = await plantar()
    const r = await t.as(t.gente.token[rol])('POST', '/v1/impacto/ver', {
      que: 'cambiar',
      cosa: 'asignatura',
      id: base,
      cambios: [{ id: base, nombre: 'X' }],
    })
    expect(r.status).toBe(403)
  })

  it('says what is missing, and is not applied', async () => {
    const { base } = await plantar()
    const r = await ask('POST', '/v1/impacto/ver', { que: 'cambiar', cosa: 'asignatura', id: base })
    expect([r.status, r.body.errors]).toEqual([422, { cambios: ['Diga qué cambia de cada curso.'] }])
    expect(
      (await ask('POST', '/v1/impacto', { que: 'cambiar', cosa: 'asignatura', id: base, huella: 'x' }))
        .status,
    ).toBe(422)
  })
})

describe('another name', () => {
  it('of a competency: syllabi that print it, lines that keep their words, codes of others', async () => {
    const p = await plantPlan(t)
    const curso = await plantCurso(t, p, { nombre: 'Física' })
    const c = await plantCompetencias(t, p, curso)
    const silabo = await put('silabos', { planestudio_id: p.plan, asignatura_id: curso })
    await put('silabo_claves', {
      silabo_id: silabo,
      clave: 'competencias',
      valor: JSON.stringify([{ id: 'l', competencia_id: c.raiz, texto: '<p>Logra</p>' }]),
    })
    const pedido = { cosa: 'competencia', id: c.raiz }
    expect(corto(await ver({ ...pedido, despues: { nombre: 'Otra' } }))).toEqual([
      'cambia silabo Sílabo sin periodo de «Física»: Mostrará los datos nuevos de la competencia: nombre.',
      'queda silabo Sílabo sin periodo de «Física»: Sus líneas conservan el texto con que se escribieron.',
    ])
    const movida = await ver({ ...pedido, despues: { competencia_id: c.transversal } })
    expect(corto(movida).some(e => /Planifica: Su código pasa de \D*1\.1 a \D*1\.1\.1\.$/.test(e))).toBe(true)
    expect((await ver({ ...pedido, despues: {} })).efectos).toEqual([])
  })

  it('of an area, a typology and a laboratory: every plan, ceased ones too', async () => {
    const [uno, dos] = [await plantPlan(t), await plantPlan(t)]
    const area = await put('parametros', { tipo: 'areascursos', nombre: 'Ciencias' })
    for (const p of [uno, uno, dos]) await plantCurso(t, p, { nombre: 'Física', areacurso_id: area })
    await t.owner.query("update planes set fechacese = '2099-01-01' where id = $1", [dos.plan])
    const deArea = await ver({ cosa: 'parametro', id: area, despues: { nombre: 'Exactas' } })
    expect(corto(deArea)).toEqual([
      'cambia plan Plan P: 2 cursos: mostrarán «Exactas».',
      'cambia plan Plan P: 1 curso (Física): mostrará «Exactas», aunque el plan está cesado.',
    ])
    expect(deArea.resumen).toBe('2 planes')
    const lab = await put('laboratorios', {
      nombre: 'Química',
      tipo: 1,
      local_id: await put('locales', { nombre: 'Sede' }),
    })
    await put('plan_laboratorios', { planestudio_id: uno.plan, laboratorio_id: lab })
    expect(corto(await ver({ cosa: 'laboratorio', id: lab, despues: { nombre: 'Física' } }))).toEqual([
      'cambia plan Plan P: Lo nombrará «Física».',
    ])
    const tutor = t.as(t.gente.token.tutor)
    expect(
      (
        await tutor('POST', '/v1/impacto/ver', {
          que: 'cambiar',
          cosa: 'parametro',
          id: area,
          despues: { nombre: 'X' },
        })
      ).status,
    ).toBe(403)
  })
})

describe('several courses at once', () => {
  it('go in one step with all that hangs on them, and come back in one', async () => {
    const { p, base, ajeno, pide } = await plantar()
    await t.owner.query("delete from silabos where estado = 'aprobado' and planestudio_id = $1", [p.plan])
    await t.owner.query('update asignaturas set requisitos = $2 where id = $1', [
      pide,
      JSON.stringify({
        tipo: 'y',
        de: [base, ajeno].map(id => ({ tipo: 'curso', asignatura_id: id, modo: 'previo' })),
      }),
    ])
    await put('prerequisitos', {
      planestudio_id: p.plan,
      asignatura_id: pide,
      requisito_id: ajeno,
      modo: 'previo',
    })
    const antes = await todo(t)
    const pedido = { cosa: 'asignatura', que: 'eliminar', id: base, con_ids: [ajeno] }
    const visto = await ver(pedido)
    expect(visto.titulo).toBe('Eliminar 2 cursos')
    expect(
      corto(visto)
        .filter(e => / (curso|silabo) /.test(e))
        .sort(),
    ).toEqual([
      'cambia curso Ondas: Se queda sin requisitos.',
      'se quita silabo Sílabo sin periodo de «Física»: Lo escrito se elimina con el curso; al deshacer, vuelve.',
      'se quita silabo Sílabo sin periodo de «Historia»: Lo escrito se elimina con el curso; al deshacer, vuelve.',
    ])
    const r = await ask('POST', '/v1/impacto', { ...pedido, huella: visto.huella })
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    const { rows } = await t.owner.query('select id from asignaturas where planestudio_id = $1', [p.plan])
    expect(rows.map(x => Number(x.id))).toEqual([pide])
    expect(await sueltas(t)).toEqual({})
    expect((await ask('POST', `/v1/paquetes/${r.body.data.id}/deshacer`, {})).status).toBe(200)
    expect(await todo(t)).toEqual(antes)
  })

  it('go together where one asks for the other, and come back so', async () => {
    const { p, base, pide } = await plantar()
    await t.owner.query("delete from silabos where estado = 'aprobado' and planestudio_id = $1", [p.plan])
    const antes = await todo(t)
    const pedido = { cosa: 'asignatura', que: 'eliminar', id: base, con_ids: [pide] }
    const visto = await ver(pedido)
    const r = await ask('POST', '/v1/impacto', { ...pedido, huella: visto.huella })
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    expect(await sueltas(t)).toEqual({})
    expect((await ask('POST', `/v1/paquetes/${r.body.data.id}/deshacer`, {})).status).toBe(200)
    expect(await todo(t)).toEqual(antes)
  })

  it('all or none: one with a closed syllabus holds all, one of another plan is not there', async () => {
    const { base, ajeno } = await plantar()
    const antes = await todo(t)
    const pedido = { cosa: 'asignatura', que: 'eliminar', id: ajeno, con_ids: [base] }
    const visto = await ver(pedido)
    expect([visto.se_puede, visto.efectos[0].suerte]).toEqual([false, 'impide'])
    expect((await ask('POST', '/v1/impacto', { ...pedido, huella: visto.huella })).status).toBe(409)
    expect(await todo(t)).toEqual(antes)
    const otro = await plantCurso(t, await plantPlan(t))
    expect((await ask('POST', '/v1/impacto/ver', { ...pedido, con_ids: [otro] })).status).toBe(404)
    const r = await ask('POST', '/v1/impacto/ver', { ...pedido, que: 'mover', ciclo_id: 1 })
    expect(r.body.errors).toEqual({ con_ids: ['Solo se eliminan cursos de varios en varios: elija uno.'] })
  })
})
