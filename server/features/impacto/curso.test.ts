import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type PlanPlantado, plantCurso, plantPlan } from '../../testing/academico.ts'
import { type Ask, createTestApp, type TestApp } from '../../testing/app.ts'
import { plantCompetencias } from '../../testing/competencias.ts'
import { poner, sueltas, todo } from './testing/todo.ts'

let t: TestApp
let ask: Ask
let n = 0
beforeAll(async () => {
  t = await createTestApp()
  ask = t.as(t.gente.token.operador)
  // A mark of the people of the tests, no course.
  await t.owner.query("update accesos set cursos_ids = '[]'")
})
afterAll(() => t.close())

const put = (tabla: string, values: Record<string, unknown>): Promise<number> => poner(t, tabla, values)

const ver = (input: object) => ask('POST', '/v1/impacto/ver', { cosa: 'asignatura', ...input })
const aplicar = (input: object) => ask('POST', '/v1/impacto', { cosa: 'asignatura', ...input })
const deshacer = (id: number) => ask('POST', `/v1/paquetes/${id}/deshacer`, {})
const EQUIVALENCIA = 'Equivalencia entre «Plan plantado» y «Plan plantado»'
/** What a change would do, in short: what happens to what. */
const efectos = async (input: object): Promise<string[]> => {
  const r = await ver(input)
  expect(r.status, JSON.stringify(r.body)).toBe(200)
  return r.body.data.efectos.map((e: any) => `${e.suerte} ${e.cosa} ${e.nombre}: ${e.detalle}`)
}
const hacer = async (input: object): Promise<number> => {
  const { huella } = (await ver(input)).body.data
  const r = await aplicar({ ...input, huella })
  expect(r.status, JSON.stringify(r.body)).toBe(200)
  return r.body.data.id
}
/** Number of the last change record. */
const ultimo = async (): Promise<number> => {
  const { rows } = await t.owner.query(
    'select coalesce(max(id), 0) as id from cambios where empresa_id = $1',
    [t.gente.empresa],
  )
  return Number(rows[0].id)
}

interface Mundo {
  p: PlanPlantado
  va: number
  otro: number
  piden: number[]
  silabo: number
}

const previo = (id: number) => ({ tipo: 'curso', asignatura_id: id, modo: 'previo' })

/** A plan in which everything that can name a course names this one, and beside each thing one that does not. */
async function plantar(): Promise<Mundo> {
  const p = await plantPlan(t, { ciclos: 4 })
  const origen = await plantPlan(t)
  const va = await plantCurso(t, p, { nombre: `Física ${++n}`, credits: 4, silabo_estado: 2 })
  const otro = await plantCurso(t, p, { nombre: `Química ${n}`, credits: 3 })
  await plantCurso(t, p, { nombre: `Física ${n}`, base_id: va, version: 2, credits: 5 })
  const solo = await plantCurso(t, p, { nombre: 'Mecánica', ciclo_id: p.ciclos[1] })
  const ambos = await plantCurso(t, p, { nombre: 'Ondas', ciclo_id: p.ciclos[1] })
  const ajeno = await plantCurso(t, p, { nombre: 'Historia', ciclo_id: p.ciclos[1] })
  const pedir = async (curso: number, requisitos: object, ids: number[]) => {
    await t.owner.query('update asignaturas set requisitos = $2 where id = $1', [
      curso,
      JSON.stringify(requisitos),
    ])
    for (const requisito_id of ids)
      await put('prerequisitos', {
        planestudio_id: p.plan,
        asignatura_id: curso,
        requisito_id,
        modo: 'previo',
      })
  }
  await pedir(solo, previo(va), [va])
  await pedir(ambos, { tipo: 'o', de: [previo(va), previo(otro)] }, [va, otro])
  await pedir(ajeno, previo(otro), [otro])
  const { raiz } = await plantCompetencias(t, p, va)
  void raiz
  const silabo = await put('silabos', { planestudio_id: p.plan, asignatura_id: va, completado: 2 })
  await put('silabo_claves', { silabo_id: silabo, clave: 'metodologia', valor: '"<p>Clases</p>"' })
  await put('silabo_observaciones', { silabo_id: silabo, texto: 'Falta', usuario_id: t.gente.usuario.root })
  await put('carta_claves', {
    planestudio_id: p.plan,
    asignatura_id: va,
    clave: 'cartaSumilla',
    valor: '"<p>Trata</p>"',
  })
  const deOrigen = [await plantCurso(t, origen, { nombre: 'Física antigua' }), await plantCurso(t, origen)]
  const equivalencia = async (suyos: number[], antiguos: number[]) => {
    const id = await put('equivalencias', { planestudio_id: p.plan, plan_origen_id: origen.plan })
    for (const [lado, ids] of [
      ['destino', suyos],
      ['origen', antiguos],
    ] as const)
      for (const asignatura_id of ids)
        await put('equivalencia_cursos', { equivalencia_id: id, asignatura_id, lado })
  }
  await equivalencia([va], [deOrigen[0]!])
  await equivalencia([va, otro], [deOrigen[1]!])
  await equivalencia([otro], [deOrigen[0]!, deOrigen[1]!])
  await put('plan_secciones', {
    planestudio_id: p.plan,
    key: 'modulosCompetencia',
    items: JSON.stringify([
      { id: 'a', nombre: 'Operar', descripcion: '', cursos_ids: [va, otro], version: 1, status: 1 },
      { id: 'b', nombre: 'Medir', descripcion: '', cursos_ids: [otro], version: 1, status: 1 },
    ]),
  })
  await t.owner.query('update accesos set cursos_ids = $2 where usuario_id = $1', [
    t.gente.usuario.docente,
    JSON.stringify([va, ajeno]),
  ])
  return { p, va, otro, piden: [solo, ambos], silabo }
}

describe('what hangs on a course', () => {
  let m: Mundo
  beforeEach(async () => {
    m = await plantar()
  })

  it('is named before the course goes: all of it, and nothing else', async () => {
    const dice = await efectos({ que: 'eliminar', id: m.va })
    expect(dice.map(e => e.replace(/ \d+/g, '')).sort()).toEqual(
      [
        'avisa ciclo Ciclo: Pasa de a créditos.',
        'cambia curso Mecánica: Se queda sin requisitos.',
        'cambia curso Ondas: Deja de requerirlo; sus otros requisitos siguen.',
        'cambia docente persona7: Deja de tenerlo entre sus cursos.',
        'cambia entrada Módulo «Operar»: Deja de nombrar el curso.',
        `cambia equivalencia ${EQUIVALENCIA}: Deja de nombrar el curso; los otros siguen.`,
        'se quita carta Carta descriptiva: Lo escrito se elimina con el curso; al deshacer, vuelve.',
        'se quita celda Contribución a «Dirige «obras»; -- y\\o equipos»: Se queda sin ningún curso que contribuya a ella.',
        `se quita equivalencia ${EQUIVALENCIA}: Se elimina: un lado se quedaría sin cursos.`,
        'se quita silabo Sílabo sin periodo: Lo escrito se elimina con el curso; al deshacer, vuelve.',
        'se quita version Física: La versión se elimina con el curso.',
      ].sort(),
    )
  })

  it('goes with it in one step, comes back in one, and nothing is left that names nothing', async () => {
    const antes = await todo(t)
    const id = await hacer({ que: 'eliminar', id: m.va })
    const despues = await todo(t)
    expect(JSON.stringify(despues)).not.toMatch(new RegExp(`(asignatura_id|requisito_id)":${m.va}\\b`))
    expect(despues.silabos!.length).toBe(antes.silabos!.length - 1)
    expect(await sueltas(t)).toEqual({})
    const r = await deshacer(id)
    expect([r.status, r.body.message]).toEqual([200, `Deshecho: Eliminar «Física ${n}».`])
    expect(await todo(t)).toEqual(antes)
    expect((await deshacer(id)).body.message).toBe('Ese cambio ya está deshecho.')
  })

  it('passes to another course, where it is not already so', async () => {
    const antes = await todo(t)
    const dice = await efectos({ que: 'reemplazar', id: m.va, reemplazo_id: m.otro })
    const corto = dice.map(e => e.replace(/ \d+/g, ''))
    expect(corto).toContain('cambia curso Mecánica: Pasa a requerir «Química».')
    expect(corto).toContain('pasa docente persona7: Dicta «Química» en su lugar.')
    expect(corto).toContain(`pasa equivalencia ${EQUIVALENCIA}: Nombra «Química» en su lugar.`)
    const id = await hacer({ que: 'reemplazar', id: m.va, reemplazo_id: m.otro })
    const { rows } = await t.owner.query(
      'select requisitos from asignaturas where id = any($1) order by id',
      [m.piden],
    )
    expect(rows.map(r => r.requisitos)).toEqual([previo(m.otro), previo(m.otro)])
    expect(await sueltas(t)).toEqual({})
    expect((await deshacer(id)).status).toBe(200)
    expect(await todo(t)).toEqual(antes)
  })

  it('is shown again when it changed since it was seen, and nothing is written', async () => {
    const { huella } = (await ver({ que: 'eliminar', id: m.va })).body.data
    await put('silabo_claves', { silabo_id: m.silabo, clave: 'sumilla', valor: '"<p>Más</p>"' })
    const antes = await todo(t)
    const r = await aplicar({ que: 'eliminar', id: m.va, huella })
    expect([r.status, r.body.actual.titulo]).toEqual([409, `Eliminar «Física ${n}»`])
    expect(r.body.actual.huella).not.toBe(huella)
    expect(await todo(t)).toEqual(antes)
  })

  it('is not taken back over what somebody did since, and nothing is written', async () => {
    const id = await hacer({ que: 'eliminar', id: m.va })
    expect((await ask('PUT', `/v1/asignaturas/${m.piden[0]}`, { prerequisito: [m.otro] })).status).toBe(200)
    const antes = await todo(t)
    expect((await deshacer(id)).status).toBe(409)
    expect(await todo(t)).toEqual(antes)
  })

  it('keeps a course whose syllabus is closed', async () => {
    await t.owner.query("update silabos set estado = 'aprobado' where id = $1", [m.silabo])
    const { data } = (await ver({ que: 'eliminar', id: m.va })).body
    expect([data.se_puede, data.efectos[0].suerte, data.efectos[0].cosa]).toEqual([false, 'impide', 'silabo'])
    const r = await aplicar({ que: 'eliminar', id: m.va, huella: data.huella })
    expect([r.status, r.body.message]).toEqual([
      409,
      'Sílabo sin periodo: Quedó cerrado con su periodo y no se elimina. Haga una versión nueva del curso.',
    ])
  })

  it('tells each thing under the event in which it is told alone', async () => {
    const desde = await ultimo()
    await hacer({ que: 'eliminar', id: m.va })
    const { rows } = await t.owner.query(
      'select evento, count(*)::int as n from cambios where empresa_id = $1 and id > $2 group by 1 order by 1',
      [t.gente.empresa, desde],
    )
    expect(Object.fromEntries(rows.map(r => [r.evento, r.n]))).toEqual({
      'asignatura.deleted': 2,
      'asignatura.updated': 2,
      'competencia.cursos': 1,
      'docente.updated': 1,
      'equivalencia.deleted': 1,
      'equivalencia.updated': 1,
      'plan_estudio.save.json': 1,
    })
  })

  it.each([
    [{ que: 'reemplazar' }, 'reemplazo_id', 'Elija con qué se reemplaza.'],
    [{ que: 'mover' }, 'ciclo_id', 'Elija el ciclo al que va el curso.'],
  ])('a change that says too little is refused: %o', async (campos, campo, motivo) => {
    const r = await ver({ ...campos, id: m.va })
    expect([r.status, r.body.errors]).toEqual([422, { [campo]: [motivo] }])
  })

  it('another plan’s course, a version of its own and itself do not take its place', async () => {
    const ajeno = await plantCurso(t, await plantPlan(t))
    const propia = await plantCurso(t, m.p, { base_id: m.va, version: 3 })
    for (const reemplazo_id of [ajeno, propia, m.va])
      expect((await ver({ que: 'reemplazar', id: m.va, reemplazo_id })).status).toBe(422)
  })

  it('whoever may not delete courses there neither sees nor does it', async () => {
    for (const rol of ['inspector', 'tutor', 'operadorBasico', 'docente'] as const)
      expect(
        (
          await t.as(t.gente.token[rol])('POST', '/v1/impacto/ver', {
            cosa: 'asignatura',
            que: 'eliminar',
            id: m.va,
          })
        ).status,
      ).toBe(403)
    expect(
      (
        await t.as(t.gente.ajeno)('POST', '/v1/impacto/ver', {
          cosa: 'asignatura',
          que: 'eliminar',
          id: m.va,
        })
      ).status,
    ).toBe(404)
  })
})

describe('a version that goes', () => {
  it('does not bring back requisites that now make a circle', async () => {
    const p = await plantPlan(t)
    const [a, b] = [await plantCurso(t, p, { nombre: 'A' }), await plantCurso(t, p, { nombre: 'B' })]
    const pedir = async (id: number, prerequisito: number[]) =>
      expect((await ask('PUT', `/v1/asignaturas/${id}`, { prerequisito })).status).toBe(200)
    await pedir(a, [b])
    const version = await ask('POST', '/v1/asignaturas', {
      planestudio_id: p.plan,
      asignatura_id: a,
      nombre: 'A',
      ciclo_id: p.ciclos[1],
      prerequisito: [],
    })
    await pedir(b, [version.body.data.id])
    const cambio = { que: 'eliminar', id: version.body.data.id }
    const { data } = (await ver(cambio)).body
    expect([data.se_puede, data.efectos[0].suerte, data.efectos[0].detalle]).toEqual([
      false,
      'impide',
      'Los requisitos forman un círculo: A requiere B, que requiere A.',
    ])
    expect((await aplicar({ ...cambio, huella: data.huella })).status).toBe(409)
    // Without that circle it goes, and what comes too late once it is gone is told.
    await pedir(b, [])
    expect(await efectos(cambio)).toEqual([
      'avisa curso Requisitos: A: su requisito B no está en un ciclo anterior.',
    ])
    await hacer(cambio)
  })

  it('nor a code that another course has by now', async () => {
    const p = await plantPlan(t)
    const a = await plantCurso(t, p, { nombre: 'A', codigo: 'MAT1' })
    const version = await plantCurso(t, p, { nombre: 'A', codigo: 'MAT2', base_id: a, version: 2 })
    await plantCurso(t, p, { nombre: 'B', codigo: 'MAT1' })
    expect(await efectos({ que: 'eliminar', id: version })).toEqual([
      'impide curso A: No se puede eliminar la versión 2 de «A»: volvería el código «MAT1», que ya tiene «B».',
    ])
  })
})

describe('moving a course', () => {
  it('takes along what would come too late, and back', async () => {
    const p = await plantPlan(t, { ciclos: 4 })
    const a = await plantCurso(t, p, { nombre: 'Cálculo I', credits: 4 })
    const pedir = async (nombre: string, ciclo: number, requiere: number) => {
      const r = await ask('POST', '/v1/asignaturas', {
        planestudio_id: p.plan,
        nombre,
        ciclo_id: p.ciclos[ciclo],
        credits: 3,
        prerequisito: [requiere],
      })
      return r.body.data.id as number
    }
    const b = await pedir('Cálculo II', 1, a)
    const c = await pedir('Cálculo III', 2, b)
    await pedir('Lejano', 3, a)
    const antes = await todo(t)
    expect(
      (await efectos({ que: 'mover', id: a, ciclo_id: p.ciclos[1] })).filter(e => e.startsWith('pasa')),
    ).toEqual([
      'pasa curso Cálculo I: Pasa del ciclo 1 al ciclo 2.',
      'pasa curso Cálculo II: Pasa del ciclo 2 al ciclo 3.',
      'pasa curso Cálculo III: Pasa del ciclo 3 al ciclo 4.',
    ])
    const id = await hacer({ que: 'mover', id: a, ciclo_id: p.ciclos[1] })
    const { rows } = await t.owner.query('select ciclo_id from asignaturas where id = any($1) order by id', [
      [a, b, c],
    ])
    expect(rows.map(r => r.ciclo_id)).toEqual(p.ciclos.slice(1))
    expect((await deshacer(id)).status).toBe(200)
    expect(await todo(t)).toEqual(antes)
    const { data } = (await ver({ que: 'mover', id: a, ciclo_id: p.ciclos[2] })).body
    expect([data.se_puede, data.efectos[0].detalle]).toEqual([
      false,
      'Tendría que ir después del último ciclo.',
    ])
  })
})

describe('an equivalence of another plan that loses a course', () => {
  /** What whoever works on one faculty alone hears of it. */
  const oyen = async (facultad: number, fila: number, desde: number): Promise<object[]> => {
    const datos = { empresa: t.gente.empresa, tipouser: 2, rol: 2, facultades: [facultad] }
    const { token } = await t.gente.alguien(t.owner, datos)
    const { body } = await t.as(token)('GET', '/v1/changes', { after: desde, limit: 1000 })
    return body.data.filter((c: any) => c.evento === 'equivalencia.updated' && c.id === fila)
  }

  it('tells so where its plan is and nowhere else, and again when it is taken back', async () => {
    const [origen, destino] = [await plantPlan(t), await plantPlan(t)]
    const va = await plantCurso(t, origen)
    const fila = await put('equivalencias', { planestudio_id: destino.plan, plan_origen_id: origen.plan })
    for (const [asignatura_id, lado] of [
      [va, 'origen'],
      [await plantCurso(t, origen), 'origen'],
      [await plantCurso(t, destino), 'destino'],
    ])
      await put('equivalencia_cursos', { equivalencia_id: fila, asignatura_id, lado })
    const desde = await ultimo()
    expect((await deshacer(await hacer({ que: 'eliminar', id: va }))).status).toBe(200)
    const lugar = { facultad_id: destino.facultad, programa_id: destino.programa, plan_id: destino.plan }
    expect(await oyen(destino.facultad, fila, desde)).toMatchObject([{ de: lugar }, { de: lugar }])
    expect(await oyen(origen.facultad, fila, desde)).toEqual([])
  })
})
