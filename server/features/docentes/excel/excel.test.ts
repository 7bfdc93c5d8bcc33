import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CellToWrite } from '../../../platform/excel/bookToWrite.ts'
import { type PlanPlantado, plantCurso, plantPlan } from '../../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { detenerCola } from '../../../testing/colaQuieta.ts'
import { sinConocer } from '../../../testing/conocidas.ts'
import { consultasDurante } from '../../../testing/consultas.ts'
import { hastaQueEsperen } from '../../../testing/esperan.ts'
import { libroDe } from '../../../testing/libros.ts'
import { multipart } from '../../../testing/multipart.ts'

const H = ['Docente', 'Correo', 'Cursos', 'Grado']

describe('lecturers in and out of Excel', () => {
  let t: TestApp
  let plan: PlanPlantado
  let parcial: string
  const cursos: number[] = []
  let fuera: number
  beforeAll(async () => {
    t = await createTestApp()
    await t.owner.query("insert into tipospersonas (tipopersona, codigo) values ('Docente', '00002')")
    plan = await plantPlan(t)
    for (const codigo of ['MAT-01', 'FIS-02', null])
      cursos.push(
        await plantCurso(t, plan, { codigo, nombre: codigo ? `Curso ${codigo}` : 'Tutoría grupal' }),
      )
    fuera = await plantCurso(t, await plantPlan(t), { codigo: 'OTR-9' })
    parcial = (
      await t.gente.alguien(t.owner, {
        empresa: t.gente.empresa,
        tipouser: 2,
        rol: 2,
        facultades: [plan.facultad],
      })
    ).token
  })
  afterAll(() => t.close())

  const send = async (
    data: CellToWrite[][] | Uint8Array,
    vista_previa = false,
    token = t.gente.token.operador,
  ) => {
    const bytes = data instanceof Uint8Array ? data : await libroDe(data)
    const form = await multipart(
      { vista_previa: vista_previa ? '1' : '0' },
      { archivo: { name: 'd.xlsx', bytes } },
    )
    const r = await t.app.inject({
      method: 'POST',
      url: '/api/v1/docentes/importar/plantilla',
      payload: form.payload,
      headers: { authorization: `Bearer ${token}`, ...form.headers },
    })
    return { status: r.statusCode, body: r.json() }
  }
  const list = async (filtro: string) =>
    (await t.as(t.gente.token.operador)('POST', '/usuarios/docentes/list', { filtro, per_page: 50 })).body
      .data
  const conCorreo = async (id: number, usuario: string, correo: string) => {
    await t.owner.query('update usuarios set usuario = $2 where id = $1', [id, usuario])
    await t.owner.query(
      'update personas set correo = $2 where id = (select persona_id from usuarios where id = $1)',
      [id, correo],
    )
  }
  const nombreDe = async (id: number) =>
    (
      await t.owner.query(
        'select p.nombres from personas p join usuarios u on u.persona_id = p.id where u.id = $1',
        [id],
      )
    ).rows[0].nombres
  const lastChange = async () => (await t.owner.query('select max(id) as id from cambios')).rows[0].id
  const FILE = [
    H,
    ['Ana Ñahui', 'Ana@z.edu', 'mat01; tutoria grupal', 'Dra.'],
    ['Ana Ñahui', 'ana@z.edu', 'FIS-02', null],
    ['Beto Paz', 'beto@z.edu', null, null],
  ]

  it('a preview writes nothing; the file itself writes all, with courses by code or name; again it changes nothing', async () => {
    const before = await lastChange()
    const preview = await send(FILE, true)
    expect(preview.body.filas, JSON.stringify(preview.body)).toMatchObject([
      { fila: 2, accion: 'crear', detalle: '3 cursos' },
      { fila: 4, accion: 'crear', detalle: '0 cursos' },
    ])
    expect([await list('@z.edu'), await lastChange()]).toEqual([[], before])
    const r = await send(FILE)
    expect([r.status, r.body.count], JSON.stringify(r.body)).toEqual([200, 2])
    const [ana] = await list('ana@z.edu')
    expect(ana.cursos.map((c: any) => c.id).sort()).toEqual([...cursos].sort())
    expect(ana).toMatchObject({ usuario: 'ana@z.edu', persona: { grado: 'Dra.' } })
    const again = await send(FILE)
    expect(again.body.filas.map((f: any) => f.accion)).toEqual(['igual', 'igual'])
  })

  it('those on the list are changed: blank stays, courses become those of the file', async () => {
    const r = await send([
      H,
      ['Ana Cambiada', 'ana@z.edu', 'FIS-02; OTR-9', null],
      ['Beto Paz', 'beto@z.edu', null, null],
    ])
    expect(r.body.filas, JSON.stringify(r.body)).toMatchObject([
      { accion: 'cambiar', detalle: 'datos, 1 curso más, 2 cursos menos' },
      { accion: 'igual' },
    ])
    expect((await list('ana@z.edu'))[0].persona).toMatchObject({ nombres: 'Ana Cambiada', grado: 'Dra.' })
  })

  it('someone of another institution is linked and keeps their data', async () => {
    const correo = 'de-otra@ejemplo.edu'
    const other = await t.gente.alguien(t.owner, { empresa: t.gente.otraEmpresa, tipouser: 2 })
    await conCorreo(other.usuario, correo, correo)
    const nombre = (await nombreDe(other.usuario)) as string
    const r = await send([H, ['Nombre del archivo', correo, 'MAT-01', 'Mg.']])
    expect(r.body.filas, JSON.stringify(r.body)).toMatchObject([
      { accion: 'crear', detalle: '1 curso; se le avisará por correo' },
    ])
    expect(r.body.avisos).toMatchObject([
      { columna: 'A (NOMBRES)', motivo: expect.stringContaining('Se vincula a quien ya tiene una cuenta') },
    ])
    expect(JSON.stringify(r.body)).not.toContain(nombre)
    expect((await list(correo))[0]).toMatchObject({
      id: other.usuario,
      persona: { nombres: nombre, grado: null },
    })
    const again = await send([H, ['Nombre del archivo', correo, 'MAT-01', null]])
    expect(again.body.avisos, JSON.stringify(again.body)).toMatchObject([
      { columna: 'A (NOMBRES)', motivo: expect.stringMatching(/otra institución/) },
    ])
    expect(again.body.filas).toMatchObject([{ accion: 'igual' }])
  })

  it('many of another institution are linked and told in as many statements as two; a preview writes no mail', async () => {
    const cartas = async () => (await t.owner.query('select para from correos order by id')).rows.length
    const consultas = async (n: number): Promise<number> => {
      const filas: CellToWrite[][] = []
      for (let i = 0; i < n; i++) {
        const correo = `lejos-${n}-${i}@ejemplo.edu`
        const { usuario } = await t.gente.alguien(t.owner, { empresa: t.gente.otraEmpresa, tipouser: 2 })
        await conCorreo(usuario, correo, correo)
        filas.push([`Lejos ${i}`, correo, null, null])
      }
      const antes = await cartas()
      expect((await send([H, ...filas], true)).body.filas).toHaveLength(n)
      expect(await cartas()).toBe(antes)
      const hechas = await consultasDurante(/usuarios|accesos|correos|cambios/, async () => {
        const r = await send([H, ...filas])
        expect(r.body.filas, JSON.stringify(r.body)).toMatchObject(
          filas.map(() => ({ accion: 'crear', detalle: '0 cursos; se le avisará por correo' })),
        )
      })
      expect(await cartas()).toBe(antes + n)
      return hechas
    }
    // What is mailed is not sent meanwhile: that asks of its own.
    await detenerCola(t.owner)
    // The first one makes what a connection remembers.
    await consultas(1)
    const pocas = await consultas(2)
    // Chores that begin meanwhile ask a few of their own; one a person would be 18 more.
    expect(await consultas(20)).toBeLessThan(pocas + 10)
  })

  it('who is on the list already is changed in as many statements as two, each in a record of its own', async () => {
    const consultas = async (n: number): Promise<number> => {
      const correos = Array.from({ length: n }, (_, i) => `muchos-${n}-${i}@varios.edu`)
      const traer = async (grado: string, curso: string) => {
        const r = await send([H, ...correos.map((correo, i) => [`Una ${i}`, correo, curso, grado])])
        expect(r.status, JSON.stringify(r.body)).toBe(200)
        return r.body.filas.map((f: any) => [f.accion, f.detalle])
      }
      expect(await traer('Mg.', 'MAT-01')).toEqual(correos.map(() => ['crear', '1 curso']))
      const hechas = await consultasDurante(/usuarios|personas|accesos|asignaturas/, async () =>
        expect(await traer('Dra.', 'FIS-02')).toEqual(
          correos.map(() => ['cambiar', 'datos, 1 curso más, 1 curso menos']),
        ),
      )
      const { rows } = await t.owner.query(
        `select count(*)::int as n from cambios c join usuarios u on u.id = c.objeto_id
         where u.usuario = any($1) and c.evento = 'docente.updated' and c.antes = $2 and c.despues @> $3`,
        [correos, { grado: 'Mg.', cursos_ids: [cursos[0]] }, { grado: 'Dra.', cursos_ids: [cursos[1]] }],
      )
      expect(rows[0].n).toBe(n)
      const igual = await consultasDurante(/update/, async () =>
        expect(await traer('Dra.', 'FIS-02')).toEqual(correos.map(() => ['igual', ''])),
      )
      // Chores that begin meanwhile write of their own.
      expect(igual).toBeLessThan(10)
      return hechas
    }
    // The first one makes what a connection remembers.
    await consultas(1)
    const pocas = await consultas(2)
    // Chores that begin meanwhile ask a few of their own; one a person would be 18 more.
    expect(await consultas(20)).toBeLessThan(pocas + 10)
  })

  it('whom the installation knows is locked in one order, to be linked or changed: two who bring each other’s people do not wait for each other', async () => {
    const [enLista, porVincular] = ['antes@orden.edu', 'despues@orden.edu']
    await send([H, ['Antes', enLista, null, null]])
    const [{ id: primero }] = await list(enLista)
    const { usuario: segundo } = await t.gente.alguien(t.owner, {
      empresa: t.gente.otraEmpresa,
      tipouser: 2,
    })
    await conCorreo(segundo, porVincular, porVincular)
    const otro = new pg.Client({ connectionString: t.databaseUrl })
    await otro.connect()
    await otro.query('begin')
    const lock = (id: number) => otro.query('select 1 from usuarios where id = $1 for update nowait', [id])
    await lock(primero)
    const r = send([H, ['Después', porVincular, null, null], ['Antes', enLista, 'MAT-01', null]])
    await hastaQueEsperen(t.owner)
    // Whoever has the first one gets the second one too.
    await lock(segundo).finally(() => otro.end())
    expect((await r).body.filas).toMatchObject([{ accion: 'crear' }, { accion: 'cambiar' }])
  })

  it('an account of elsewhere is linked only where its name and its mail are that one', async () => {
    const [soloCorreo, soloNombre] = ['solo-correo@ejemplo.edu', 'solo-nombre@ejemplo.edu']
    const ladron = await t.gente.alguien(t.owner, { empresa: t.gente.otraEmpresa, tipouser: 2 })
    await conCorreo(ladron.usuario, 'ladron', soloCorreo)
    const trampa = await t.gente.alguien(t.owner, { empresa: t.gente.otraEmpresa, tipouser: 2 })
    await conCorreo(trampa.usuario, soloNombre, 'ladron@ejemplo.edu')
    const raiz = await t.gente.alguien(t.owner, { empresa: t.gente.otraEmpresa, root: true })
    await conCorreo(raiz.usuario, 'raiz@ejemplo.edu', 'raiz@ejemplo.edu')
    const r = await send(
      [
        H,
        ['Uno', soloCorreo, null, null],
        ['Dos', soloNombre, null, null],
        ['Tres', 'raiz@ejemplo.edu', null, null],
      ],
      true,
    )
    expect(r.body.errores, JSON.stringify(r.body)).toMatchObject([
      {
        fila: 3,
        columna: 'B (CORREO)',
        motivo: expect.stringMatching(/entra con ese correo, pero tiene otro/),
      },
      { fila: 4, columna: 'B (CORREO)', motivo: expect.stringMatching(/pida al administrador/) },
    ])
    expect((await send([H, ['Uno', soloCorreo, null, null]])).status).toBe(200)
    const [uno] = await list(soloCorreo)
    expect(uno).toMatchObject({ usuario: soloCorreo, persona: { nombres: 'Uno' } })
    expect(uno.id).not.toBe(ladron.usuario)
  })

  it('names every bad cell and writes nothing', async () => {
    const before = await lastChange()
    const r = await send([H, ['X', 'no es', 'MAT-01; QUI-7', null], [null, 'y@z.edu', null, null]])
    expect(r.status).toBe(422)
    expect(r.body.errores.map((e: any) => `${e.fila} ${e.columna} ${e.motivo}`)).toEqual([
      expect.stringMatching(/^2 B \(CORREO\) .*válido/),
      '2 C (CURSOS) No hay un curso «QUI-7» entre los que usted puede asignar.',
      '3 A (NOMBRES) Falta.',
    ])
    expect(await lastChange()).toBe(before)
  })

  it('who works on a part names courses of that part alone, and leaves those elsewhere', async () => {
    const bad = await send([H, ['Ana Cambiada', 'ana@z.edu', 'OTR-9', null]], true, parcial)
    expect(bad.body.errores).toMatchObject([{ columna: 'C (CURSOS)' }])
    const r = await send([H, ['Ana Cambiada', 'ana@z.edu', 'MAT-01', null]], false, parcial)
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    expect((await list('ana@z.edu'))[0].cursos.map((c: any) => c.id).sort()).toEqual(
      [cursos[0]!, fuera].sort(),
    )
    await send([H, ['Lejos', 'lejos@z.edu', 'OTR-9', null]])
    const hidden = await send([H, ['Lejos', 'lejos@z.edu', 'MAT-01', null]], true, parcial)
    expect(hidden.body.errores).toMatchObject([{ columna: 'B (CORREO)' }])
  })

  it('goes out and comes back in as it went out; the template too', async () => {
    const ask = t.as(t.gente.token.operador)
    const r = await ask('GET', '/v1/docentes/exportar', { filtro: '@z.edu' })
    expect(r.status).toBe(200)
    const back = await send(new Uint8Array(r.raw.rawPayload), true)
    expect(
      back.body.filas.map((f: any) => f.accion),
      JSON.stringify(back.body),
    ).toEqual(['igual', 'igual', 'igual'])
    expect((await ask('GET', '/v1/docentes/exportar/plantilla')).status).toBe(200)
    expect((await send(FILE, true, t.gente.token.tutor)).status).toBe(403)
  })

  it('courses that their names and plans do not tell apart come back in as they went out', async () => {
    const [colegio, otro] = [await plantPlan(t), await plantPlan(t)]
    await t.owner.query("update planes set full_name = 'Propuesta curricular 2026' where id = any($1)", [
      [colegio.plan, otro.plan],
    ])
    await t.owner.query(
      "update ciclos set descripcion = (array['Primer', 'Segundo', 'Tercer'])[numero] || ' grado' where planestudio_id = $1",
      [colegio.plan],
    )
    const dictados: number[] = []
    // One in each grade, and in the last one twice.
    for (const ciclo_id of [...colegio.ciclos, colegio.ciclos[2]])
      dictados.push(await plantCurso(t, colegio, { nombre: 'Álgebra', ciclo_id }))
    for (const p of [colegio, otro])
      dictados.push(await plantCurso(t, p, { codigo: 'ING', nombre: 'Inglés' }))
    // More than a cell holds.
    const { rows: largos } = await t.owner.query(
      `insert into asignaturas (empresa_id, planestudio_id, ciclo_id, nombre)
       select $1, $2, $3, repeat('a', 200) || n from generate_series(1, 50) n returning id`,
      [t.gente.empresa, colegio.plan, colegio.ciclos[0]],
    )
    dictados.push(...largos.map(c => Number(c.id)))
    const { usuario } = await t.gente.alguien(t.owner, {
      empresa: t.gente.empresa,
      codigo: '00002',
      cursos: dictados,
    })
    const { rows } = await t.owner.query('select usuario from usuarios where id = $1', [usuario])
    const correo = `${rows[0].usuario}@ejemplo.edu`
    const r = await t.as(t.gente.token.operador)('GET', '/v1/docentes/exportar', { filtro: correo })
    const back = await send(new Uint8Array(r.raw.rawPayload))
    expect(back.body.filas, JSON.stringify(back.body)).toMatchObject([{ accion: 'igual' }])
    // Without them, and then out of the file: each is the one that it was.
    const sin = await send([H, [rows[0].usuario, correo, 'MAT-01', null]])
    expect(sin.body.filas, JSON.stringify(sin.body)).toMatchObject([{ accion: 'cambiar' }])
    expect((await send(new Uint8Array(r.raw.rawPayload))).status).toBe(200)
    expect((await list(correo))[0].cursos.map((c: any) => c.id).sort()).toEqual([...dictados].sort())
    const vago = await send([H, [rows[0].usuario, correo, 'algebra (Propuesta curricular 2026)', null]], true)
    expect(vago.body.errores.map((e: any) => e.motivo)).toEqual([
      expect.stringMatching(
        /está varias veces en el plan «Propuesta curricular 2026»: escriba «Álgebra \(Propuesta curricular 2026, Programa plantado \d+, Primer grado\)», .*#\d+\)» o «.*#\d+\)»\.$/,
      ),
    ])
  })

  it('many come in together, and PostgreSQL knows of them at once', async () => {
    const filas = Array.from({ length: 80 }, (_, i) => [`Persona ${i}`, `muchos${i}@z.edu`, null, null])
    const tablas = ['personas', 'usuarios', 'accesos', 'cambios']
    expect((await send([H, ...filas], true)).status).toBe(200)
    expect(await sinConocer(t.owner, tablas, 80)).toHaveLength(tablas.length)
    expect((await send([H, ...filas])).body.count).toBe(80)
    expect(await sinConocer(t.owner, tablas, 80)).toEqual([])
  })
})
