import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CellToWrite } from '../../platform/excel/bookToWrite.ts'
import { type PlanPlantado, plantPlan } from '../../testing/academico.ts'
import { type Ask, createTestApp, type TestApp } from '../../testing/app.ts'
import { filasAMano, libroAMano, libroDe } from '../../testing/libros.ts'
import { multipart } from '../../testing/multipart.ts'

describe('courses in and out of Excel', () => {
  let t: TestApp
  let p: PlanPlantado
  let ask: Ask
  beforeAll(async () => {
    t = await createTestApp()
    ask = t.as(t.gente.token.operador)
  })
  afterAll(() => t.close())
  beforeEach(async () => {
    p = await plantPlan(t, { ciclos: 4 })
    await t.owner.query("update ciclos set nombre = 'Intensivo' where id = any($1)", [
      [p.ciclos[1], p.ciclos[2]],
    ])
  })

  /** Their ids, in order. */
  const poner = async (...cursos: [codigo: string | null, nombre: string, ciclo: number][]) => {
    const asignaturas = cursos.map(([codigo, nombre, ciclo]) => ({
      ...{ codigo: codigo ?? '', nombre, ciclo_id: p.ciclos[ciclo - 1] },
    }))
    const r = await ask('PUT', `/v1/asignaturas/por/plan/estudio/${p.plan}`, { asignaturas })
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    return r.body.data.map((a: any) => a.id) as number[]
  }
  const traer = async (
    bytes: Uint8Array,
    vista_previa = '0',
    { token = t.gente.token.operador, status = 200 } = {},
  ) => {
    const { payload, headers } = await multipart(
      { planestudio_id: String(p.plan), vista_previa },
      { archivo: { name: 'c.xlsx', bytes } },
    )
    const r = await t.app.inject({
      method: 'POST',
      url: '/api/v1/asignaturas/importar/plantilla',
      payload,
      headers: { ...headers, authorization: `Bearer ${token}` },
    })
    expect(r.statusCode, r.body).toBe(status)
    return r.json()
  }
  const filas = async (...rows: CellToWrite[][]) =>
    traer(await libroDe([['CODIGO', 'NOMBRE', 'CICLO'], ...rows]))
  /** The number of the cycle in which each of these stands. */
  const ciclosDe = async (ids: number[]) => {
    const { data } = (await ask('GET', `/v1/asignaturas/por/plan/estudio/${p.plan}`)).body
    return ids.map(id => p.ciclos.indexOf(data.find((a: any) => a.id === id).ciclo_id) + 1)
  }

  it('of a sheet for each cycle come in together, each sheet with its own columns', async () => {
    const [calculo, tesis] = await poner(['A1', 'Cálculo', 1], ['D1', 'Tesis', 4])
    const libro = await libroAMano({
      hojas: [
        {
          nombre: 'IV Ciclo',
          datos: filasAMano([
            ['CODIGO', 'NOMBRE', 'CREDITOS', 'REQUISITOS'],
            ['D1', 'Tesis final', 6, 'A1; X9'],
          ]),
        },
        {
          nombre: 'I Ciclo',
          datos: filasAMano([
            ['NOMBRE', 'CREDITOS', 'HT'],
            ['Cálculo', 5, 3],
          ]),
        },
      ],
    })
    const vista = await traer(libro, '1')
    expect(vista.filas.map((f: any) => [f.hoja, f.fila, f.accion, f.nombre])).toEqual([
      ['I Ciclo', 2, 'cambiar', 'Cálculo'],
      ['IV Ciclo', 2, 'cambiar', 'Tesis final'],
    ])
    expect(vista.avisos.at(-1)).toMatchObject({ hoja: 'IV Ciclo', fila: 2, columna: 'D (REQUISITOS)' })
    await traer(libro)
    const { data } = (await ask('GET', `/v1/asignaturas/por/plan/estudio/${p.plan}`)).body
    const de = (id: number | undefined) => data.find((a: any) => a.id === id)
    expect([data.length, de(calculo), de(tesis)]).toMatchObject([
      2,
      { codigo: 'A1', nombre: 'Cálculo', credits: 5, horasteoria: 3 },
      { codigo: 'D1', nombre: 'Tesis final', credits: 6, horasteoria: 0 },
    ])
  })

  it('of a sheet for each cycle are refused at the sheet and the cell', async () => {
    const hoja = (nombre: string, credits: string) => ({
      nombre,
      datos: filasAMano([
        ['CODIGO', 'NOMBRE', 'CREDITOS'],
        [nombre, `Curso de ${nombre}`, credits],
      ]),
    })
    const libro = await libroAMano({ hojas: [hoja('I Ciclo', '4'), hoja('II Ciclo', 'muchos')] })
    const { message, errors } = await traer(libro, '0', { status: 422 })
    const dicho = 'Hoja «II Ciclo», fila 2, C (CREDITOS): No es un número.'
    expect([message, errors.archivo]).toEqual([dicho, [dicho]])
  })

  it('of a plan with two cycles of one name an untouched file changes nothing', async () => {
    const ids = await poner(
      ['M2', 'Álgebra', 2],
      ['M3', 'Cálculo', 3],
      [null, 'Taller', 2],
      [null, 'Taller', 3],
    )
    const { raw } = await ask('GET', '/v1/asignaturas/exportar/plantilla', { planestudio_id: p.plan })
    expect(await traer(new Uint8Array(raw.rawPayload))).toMatchObject({ count: 0, total: 4 })
    expect(await ciclosDe(ids)).toEqual([2, 3, 2, 3])
  })

  it('of long requisites a warning shows the beginning', async () => {
    const requisitos = Array.from({ length: 40 }, (_, i) => `Curso que falta ${i}`).join('; ')
    const { avisos } = await traer(
      await libroDe([
        ['CODIGO', 'NOMBRE', 'CICLO', 'PREREQUISITOS'],
        ['A', 'Álgebra', '1', requisitos],
      ]),
    )
    const suyos = avisos.filter((a: any) => a.columna === 'D (PREREQUISITOS)')
    expect(suyos).toHaveLength(40)
    for (const { valor } of suyos) expect(valor).toMatch(/^Curso que falta 0; .{1,110}…$/)
  })

  it('of courses of one name those of the two stay in them, before one from elsewhere is taken for them', async () => {
    const ids = await poner([null, 'Taller', 2], [null, 'Taller', 3], [null, 'Taller', 4])
    await filas([null, 'Taller', '1'], [null, 'Taller', 'intensivo'], [null, 'Taller', 'INTENSIVO'])
    expect(await ciclosDe(ids)).toEqual([2, 3, 1])
  })

  it('by their numbers they are told apart; a new course goes to the first, each time', async () => {
    const ids = await poner(['A', 'Álgebra', 2], [null, 'Taller', 2], [null, 'Taller', 3])
    const { filas: vista } = await filas(
      ['A', 'Álgebra', 'Ciclo III'],
      [null, 'Taller', '3'],
      [null, 'Taller', '2'],
      ['N', 'Nuevo', 'Intensivo'],
    )
    expect(await ciclosDe(ids)).toEqual([3, 2, 3])
    expect(vista.map((f: any) => [f.accion, f.grupo])).toEqual([
      ['cambiar', 'Ciclo 3'],
      ['igual', 'Ciclo 3'],
      ['igual', 'Ciclo 2'],
      ['crear', 'Ciclo 2'],
    ])
  })

  it('cycles that it makes are called as the file calls them, and by their figure where it says no more', async () => {
    const { creados } = await filas(
      ['A', 'Arte', '5'],
      ['B', 'Coro', 'QUINTO GRADO'],
      ['C', 'Danza', 'Ciclo VI'],
      ['D', 'Juego', 'Inicial 3 años'],
      ['E', 'Ronda', '3 AÑOS'],
    )
    expect(creados.ciclos).toEqual(['Quinto grado', 'Ciclo VI', 'Inicial 3 años'])
  })

  it('in Inicial of a school they are called by the ages that the figures mean', async () => {
    p = await plantPlan(t, { ciclos: 0 })
    await t.owner.query(
      "update niveles set nombre = 'Inicial' where id = (select nivel_id from programas where id = $1)",
      [p.programa],
    )
    const seaDe = (tipo: string) =>
      t.owner.query('update empresas set tipo = $1 where id = $2', [tipo, t.gente.empresa])
    await seaDe('Colegio')
    const { token } = await t.gente.alguien(t.owner, { empresa: t.gente.empresa, tipouser: 2 })
    const enColegio = async (...rows: CellToWrite[][]) =>
      traer(await libroDe([['CODIGO', 'NOMBRE', 'CICLO'], ...rows]), '0', { token })
    const { creados } = await enColegio(['A', 'Arte', '1'], ['B', 'Coro', '2'], ['C', 'Danza', '3'])
    const otra = await enColegio(['D', 'Juego', '4'])
    await seaDe('Universidad')
    expect(creados.ciclos).toEqual(['3 años', '4 años', '5 años'])
    // Now «4» is one of them.
    expect(otra.creados.ciclos).toEqual([])
  })

  it('hours of a whole period go into the weeks of the plan, where the file does not say how many', async () => {
    await t.owner.query('update planes set semanas = 17 where id = $1', [p.plan])
    const { filas: vistas } = await traer(
      await libroDe([
        ['NOMBRE', 'CICLO', 'HORAS SEMESTRALES DE TEORÍA'],
        ['Álgebra', '1', 51],
      ]),
      '1',
    )
    expect(vistas).toMatchObject([{ nombre: 'Álgebra', horas: 3 }])
  })

  it('a preview sums the hours of a course in tenths', async () => {
    const titulos = ['NOMBRE', 'CICLO', 'HORAS TEORIA', 'HORAS PRACTICA', 'HORAS VIRTUAL']
    const libro = await libroDe([titulos, ['Taller', '1', 0.1, 0.2, 0.4]])
    expect((await traer(libro, '1')).filas).toMatchObject([{ accion: 'crear', horas: 0.7 }])
  })

  it('a preview shows what the import leaves: of what the file does not speak, what the course has', async () => {
    const asignaturas = [
      { codigo: 'A1', nombre: 'Álgebra', ciclo_id: p.ciclos[0] },
      {
        ...{ codigo: 'M1', nombre: 'Mecánica', ciclo_id: p.ciclos[1], requisitos_texto: 'A1' },
        ...{ credits: 4, horasteoria: 2, horaspractica: 4 },
      },
    ]
    const puestos = await ask('PUT', `/v1/asignaturas/por/plan/estudio/${p.plan}`, { asignaturas })
    expect(puestos.status, JSON.stringify(puestos.body)).toBe(200)
    const queda = { codigo: 'M1', credits: 4, horas: 6, requisitos: 'A1' }
    const conArea = await libroDe([
      ['CODIGO', 'NOMBRE', 'CICLO', 'AREA'],
      ['M1', 'Mecánica', '2', 'Física'],
    ])
    expect((await traer(conArea, '1')).filas).toMatchObject([{ accion: 'cambiar', ...queda }])
    const sinCodigo = await libroDe([
      ['NOMBRE', 'CICLO', 'PREREQUISITOS'],
      ['Mecánica', '2', null],
    ])
    expect((await traer(sinCodigo, '1')).filas).toMatchObject([
      { accion: 'cambiar', ...queda, requisitos: '' },
    ])
  })

  it('an area is known by its abbreviation too, where no area is called so: none is made twice', async () => {
    const area = async (nombre: string, abreviatura: string) => {
      const r = await ask('POST', '/parametros/areascursos/save', { nombre, abreviatura })
      expect(r.status, JSON.stringify(r.body)).toBe(200)
      return r.body.data.id as number
    }
    const humanidades = await area('Humanidades', 'HUM')
    const comun = await area('Plan Común', 'PC')
    const pc = await area('PC', 'PCS')
    const antigua = await area('Letras', 'LET')
    await t.owner.query("update parametros set estado = 'Desactivado' where id = $1", [antigua])
    const titulos = ['NOMBRE', 'CICLO', 'AREA']
    const libro = ['hum', 'Plan común', 'PC', 'LET'].map((a, i) => [`Curso ${i}`, '1', a])
    const { creados } = await traer(await libroDe([titulos, ...libro]))
    expect(creados.areascursos).toEqual(['LET'])
    const { data } = (await ask('GET', `/v1/asignaturas/por/plan/estudio/${p.plan}`)).body
    expect(data.map((a: any) => a.areacurso_id).slice(0, 3)).toEqual([humanidades, comun, pc])
  })

  it('who works on a part of the institution adds nothing to its catalogues by a file: each cell says why', async () => {
    const parte = { empresa: t.gente.empresa, tipouser: 2, rol: 2, programas: [p.programa] }
    const { token } = await t.gente.alguien(t.owner, parte)
    const titulos = ['NOMBRE', 'CICLO', 'AREA', 'TIPO DE CURSO']
    const conocida = await ask('POST', '/parametros/areascursos/save', { nombre: 'Ciencias' })
    expect(conocida.status, JSON.stringify(conocida.body)).toBe(200)
    const libro = (area: string) => libroDe([titulos, ['Taller', '1', area, ''], ['Coro', '1', area, '']])
    const motivo =
      '«Pruebas» no está en los catálogos de la institución y habría que añadirlo. Su permiso es para algunas facultades o programas, no para toda la institución.'
    const { errores } = await traer(await libro('Pruebas'), '1', { token })
    expect(errores).toEqual([
      { fila: 2, columna: 'C (AREA)', valor: 'Pruebas', motivo },
      { fila: 3, columna: 'C (AREA)', valor: 'Pruebas', motivo },
    ])
    await traer(await libro('Pruebas'), '0', { token, status: 422 })
    expect(await traer(await libro('ciencias'), '0', { token })).toMatchObject({ count: 2 })
    const { rows } = await t.owner.query("select 1 from parametros where nombre = 'Pruebas'")
    expect(rows).toEqual([])
  })
})
