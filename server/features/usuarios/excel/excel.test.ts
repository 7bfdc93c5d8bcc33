import { calls } from '@malla/contracts/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CellToWrite } from '../../../platform/excel/bookToWrite.ts'
import { readWorkbook } from '../../../platform/excel/readWorkbook.ts'
import { type ProgramaPlantado, plantPrograma } from '../../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { sinConocer } from '../../../testing/conocidas.ts'
import { libroDe } from '../../../testing/libros.ts'
import { multipart } from '../../../testing/multipart.ts'

const H = [
  'Usuario',
  'Nombres',
  'CORREO ELECTRÓNICO',
  'Estado',
  'Institución',
  'Rol',
  'Tipo de usuario',
  'Alcance',
  'Facultades',
  'Programas',
  'Grado',
  'DNI',
]
/** So many empty cells. */
const nada = (n: number): null[] => Array(n).fill(null)
const U = 'Universidad de Prueba'
const I = 'Instituto Ajeno'
const P = 'Para Facultades o Programas'

describe('users in and out of Excel', () => {
  let t: TestApp
  let aqui: ProgramaPlantado
  beforeAll(async () => {
    t = await createTestApp()
    await t.owner.query("insert into tipospersonas (tipopersona, codigo) values ('Docente', '00002')")
    aqui = await plantPrograma(t)
    await t.owner.query("update facultades set nombre = 'Ingeniería' where id = $1", [aqui.facultad])
    await t.owner.query("update programas set nombre = 'Civil' where id = $1", [aqui.programa])
  })
  afterAll(() => t.close())

  const send = async (
    rows: CellToWrite[][] | Uint8Array,
    vista_previa = false,
    token = t.gente.token.root,
  ) => {
    const data = rows instanceof Uint8Array ? rows : await libroDe(rows)
    const form = await multipart(
      { vista_previa: vista_previa ? '1' : '0' },
      { archivo: { name: 'u.xlsx', bytes: data } },
    )
    const r = await t.app.inject({
      method: 'POST',
      url: '/api/v1/usuarios/importar/plantilla',
      payload: form.payload,
      headers: { authorization: `Bearer ${token}`, ...form.headers },
    })
    return { status: r.statusCode, body: r.json() }
  }
  const list = async (filtro: string) =>
    (await t.as(t.gente.token.root)('POST', '/usuarios/list', { filtro, per_page: 50 })).body.data
  const lastChange = async () => (await t.owner.query('select max(id) as id from cambios')).rows[0].id

  const FILE = [
    ['Usuarios de la universidad'],
    H,
    ['Ana@x.edu', 'Ana Ñúñez', 'ana@x.edu', null, U, 'docente', null, null, null, null, 'Mg.', '04512378'],
    [null],
    ['ana@x.edu', 'Ana Ñúñez', 'ana@x.edu', null, I, '00001', 'operador basico', ...nada(5)],
    [
      'beto@x.edu',
      'Beto Paz',
      'beto@x.edu',
      'bloqueado',
      null,
      '00001',
      'Tutor',
      null,
      'INGENIERIA',
      'civil;',
      ...nada(2),
    ],
    ['sinrol@x.edu', 'Sin Rol', 'sinrol@x.edu', null, null, null, null, null, null, null, null, null],
  ]

  it('a preview says what would be done and does nothing', async () => {
    const before = await lastChange()
    const r = await send(FILE, true)
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    expect(calls.usuarios.importar.output.safeParse(r.body).error).toBeUndefined()
    expect(r.body.filas.map((f: any) => [f.fila, f.accion, f.usuario, f.detalle])).toEqual([
      [3, 'crear', 'ana@x.edu', '2 roles'],
      [6, 'crear', 'beto@x.edu', 'un rol'],
      [7, 'crear', 'sinrol@x.edu', 'sin roles todavía'],
    ])
    expect(await list('@x.edu')).toEqual([])
    expect(await lastChange()).toBe(before)
  })

  it('brings them all, with their roles, temporary passwords and a record each; again it changes nothing', async () => {
    const r = await send(FILE)
    expect([r.status, r.body.count, r.body.total], JSON.stringify(r.body)).toEqual([200, 3, 3])
    const [ana] = await list('ana@x.edu')
    expect(ana).toMatchObject({
      usuario: 'ana@x.edu',
      estado: '1',
      clave_temporal: true,
      persona: { nombres: 'Ana Ñúñez', grado: 'Mg.', documento: '04512378' },
    })
    expect(ana.accesos.map((a: any) => [a.razonsocial, a.tipouser, a.rol])).toEqual([
      [I, 5, 1],
      [U, null, 1],
    ])
    const [beto] = await list('beto@x.edu')
    expect(beto).toMatchObject({ estado: '3' })
    expect(beto.accesos).toMatchObject([
      { is_tutor: true, rol: 2, permisosFacultades: [aqui.facultad], permisosProgramas: [aqui.programa] },
    ])
    const shown = await t.as(t.gente.token.root)('POST', '/usuarios/administradores/showPassword', {
      id: ana.id,
    })
    expect(
      (await t.as(null)('POST', '/auth/signin', { usuario: 'ana@x.edu', password: shown.body.password }))
        .status,
    ).toBe(200)
    const { rows } = await t.owner.query(
      "select despues from cambios where evento = 'usuario.created' and objeto_id = $1",
      [ana.id],
    )
    expect(rows[0].despues.accesos).toHaveLength(2)
    const before = await lastChange()
    const again = await send(FILE)
    expect([again.body.count, again.body.filas.map((f: any) => f.accion)]).toEqual([
      0,
      ['igual', 'igual', 'igual'],
    ])
    expect(await lastChange()).toBe(before)
  })

  it('what is known is changed: blank stays, a role is added, none is taken', async () => {
    const r = await send([
      H,
      ['ANA@x.edu', 'Ana Cambiada', 'ana@x.edu', 'Deshabilitado', U, '00001', 'Inspector', ...nada(5)],
    ])
    expect(r.body.filas, JSON.stringify(r.body)).toMatchObject([
      { accion: 'cambiar', detalle: 'datos, estado, un rol más' },
    ])
    const [ana] = await list('ana@x.edu')
    expect(ana).toMatchObject({
      estado: '2',
      persona: { nombres: 'Ana Cambiada', grado: 'Mg.', documento: '04512378' },
    })
    expect(ana.accesos).toHaveLength(3)
  })

  it.each([
    ['FACULTADES', 'Ingeniería', null],
    ['PROGRAMAS', null, 'Civil'],
  ])('of permissions what is blank stays too: %s alone', async (_case, facultades, programas) => {
    const fila = ['beto@x.edu', 'Beto Paz', 'beto@x.edu', null, U, '00001', null, null]
    const r = await send([H, [...fila, facultades, programas, null, null]])
    expect(r.body.filas, JSON.stringify(r.body)).toMatchObject([{ accion: 'igual', detalle: '' }])
    expect((await list('beto@x.edu'))[0].accesos).toMatchObject([
      { rol: 2, permisosFacultades: [aqui.facultad], permisosProgramas: [aqui.programa] },
    ])
  })

  it('«Ninguna» takes the faculties away and «Ninguno» the programmes, which blank cells leave, but never all of both', async () => {
    const fila = ['beto@x.edu', 'Beto Paz', 'beto@x.edu', null, U, '00001', null]
    const traer = (alcance: string | null, facultades: string | null, programas: string | null) =>
      send([H, [...fila, alcance, facultades, programas, null, null]])
    const permisos = async () => {
      const [{ rol, permisosFacultades, permisosProgramas }] = (await list('beto@x.edu'))[0].accesos
      return [rol, permisosFacultades, permisosProgramas]
    }
    const r = await traer(null, ' NINGUNA ', null)
    expect(r.body.filas, JSON.stringify(r.body)).toMatchObject([{ accion: 'cambiar', detalle: 'permisos' }])
    expect(await permisos()).toEqual([2, [], [aqui.programa]])
    for (const facultades of [null, 'Ninguna']) {
      const no = await traer(null, facultades, 'Ninguno')
      expect([no.status, no.body.errores[0]?.columna, no.body.errores[0]?.motivo]).toEqual([
        422,
        'H (ALCANCE)',
        'Nombre al menos una facultad o un programa, o ponga «Para la Entidad» en el alcance.',
      ])
    }
    expect((await traer(null, 'Ingeniería', 'Ninguno')).status).toBe(200)
    expect(await permisos()).toEqual([2, [aqui.facultad], []])
    expect((await traer(null, 'Ingeniería; Ninguna', null)).status).toBe(422)
    await traer('Para la Entidad', 'Ninguna', 'Ninguno')
    expect(await permisos()).toEqual([1, [], []])
    await traer(null, 'Ingeniería', 'Civil')
    expect(await permisos()).toEqual([2, [aqui.facultad], [aqui.programa]])
  })

  it('names every bad cell with row, column, value and reason, and writes nothing', async () => {
    const before = await lastChange()
    const rows = [
      H,
      ['n1@x.edu', null, 'no es correo', 'Dormido', U, '00001', null, null, null, null, null, null],
      [null, 'Sin usuario', 's@x.edu', null, null, null, null, null, null, null, null, null],
      ['n2@x.edu', 'N', 'n2@x.edu', null, 'Otra', 'Rey', 'Mago', null, null, null, null, null],
      ['n3@x.edu', 'N', 'n3@x.edu', null, I, '00001', null, P, 'Ingeniería', ...nada(3)],
      ['n4@x.edu', 'N', 'n4@x.edu', null, U, '00001', null, P, ...nada(4)],
      ['n5@x.edu', 'N', 'n5@x.edu', null, U, null, 'Operador', null, null, null, null, null],
      ['n6@x.edu', 'N', 'n6@x.edu', null, U, '00001', null, null, null, null, null, null],
      ['n6@x.edu', 'M', 'n6@x.edu', null, U, '00001', null, null, null, null, null, null],
    ]
    const r = await send(rows)
    expect(r.status).toBe(422)
    expect(r.body.errores.map((e: any) => `${e.fila} ${e.columna} «${e.valor}»`)).toEqual([
      '2 B (NOMBRES) «»',
      '2 C (CORREO) «no es correo»',
      '2 D (ESTADO) «Dormido»',
      '3 A (USUARIO) «»',
      '4 E (INSTITUCION) «Otra»',
      '4 F (ROL) «Rey»',
      '4 G (TIPO DE USUARIO) «Mago»',
      '5 I (FACULTADES) «Ingeniería»',
      '6 I (FACULTADES) «»',
      '7 F (ROL) «»',
      '9 B (NOMBRES) «M»',
      '9 F (ROL) «00001»',
    ])
    expect(r.body.message).toMatch(/^Fila 2, B \(NOMBRES\): /)
    expect(await lastChange()).toBe(before)
    expect((await send(rows, true)).body.errores).toHaveLength(12)
  })

  it('an account into which another mail was written gets no role elsewhere under the mail that is its name', async () => {
    const { usuario } = await t.gente.alguien(t.owner, { empresa: t.gente.otraEmpresa, tipouser: 2 })
    await t.owner.query("update usuarios set usuario = 'vega@v.edu' where id = $1", [usuario])
    await t.owner.query(
      "update personas set correo = 'ladron@v.edu' where id = (select persona_id from usuarios where id = $1)",
      [usuario],
    )
    const fila = (correo: string, donde: string) => [
      ...['vega@v.edu', 'Ana Vega', correo, null, donde, '00001', 'Operador'],
      ...nada(5),
    ]
    const no = await send([H, fila('vega@v.edu', U)])
    expect([no.status, no.body.errores], JSON.stringify(no.body)).toMatchObject([
      422,
      [{ fila: 2, columna: expect.stringMatching(/^C /), motivo: expect.stringContaining('«ladron@v.edu»') }],
    ])
    const personas = async () => (await list('vega@v.edu')).map((u: any) => u.accesos.length)
    expect(await personas()).toEqual([1])
    // Whoever names the account as it is, or where it works already, means it.
    expect((await send([H, fila('vega@v.edu', I)], true)).status).toBe(200)
    expect((await send([H, fila('ladron@v.edu', U)])).status).toBe(200)
    expect(await personas()).toEqual([2])
  })

  it('nobody disables oneself by a file', async () => {
    const [me] = await list('persona1')
    const r = await send([H, [me.usuario, 'Root', 'root@x.edu', 'Bloqueado', ...nada(8)]])
    expect([r.status, r.body.errores[0].columna]).toEqual([422, 'D (ESTADO)'])
  })

  it.each([
    ['no workbook', new TextEncoder().encode('usuario,nombres')],
    ['nothing', new Uint8Array()],
    ['a broken zip', new Uint8Array([80, 75, 3, 4, 1, 2, 3])],
  ])('%s: 422 in words', async (_case, bytes) => {
    const r = await send(bytes)
    expect([r.status, Object.keys(r.body.errors)]).toEqual([422, ['archivo']])
  })

  it.each([
    [
      'no header',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
      1,
    ],
    [
      'a header without what is needed',
      [
        ['Nombres', 'Estado'],
        ['x', 'y'],
      ],
      1,
    ],
    ['a header alone', [H], 2],
  ] as [string, CellToWrite[][], number][])('%s: 422 that says so', async (_case, rows, fila) => {
    const r = await send(rows)
    expect([r.status, r.body.errores[0].fila]).toEqual([422, fila])
  })

  it('goes out by the same filters and comes back in as it went out; formulas stay text', async () => {
    await t.as(t.gente.token.root)('POST', '/usuarios/save', {
      usuario: 'mala@x.edu',
      nombres: '=1+1',
      correo: 'mala@x.edu',
    })
    const r = await t.as(t.gente.token.root)('GET', '/v1/usuarios/exportar', { filtro: '@x.edu' })
    expect([r.status, r.raw.headers['content-disposition']]).toEqual([
      200,
      expect.stringContaining('Usuarios.xlsx'),
    ])
    const bytes = new Uint8Array(r.raw.rawPayload)
    const [sheet] = await readWorkbook(bytes)
    expect(sheet!.rows.flatMap(row => row.cells.map(c => c.text))).toEqual(
      expect.arrayContaining(['ana@x.edu', '=1+1', 'Ingeniería', 'Tutor']),
    )
    expect(JSON.stringify(sheet)).not.toContain('persona1')
    const back = await send(bytes, true)
    expect(
      back.body.filas.map((f: any) => f.accion),
      JSON.stringify(back.body),
    ).toEqual(['igual', 'igual', 'igual', 'igual'])
  })

  it('two programmes of one name, one with a «;» and a faculty that is gone go out and come back in', async () => {
    const otro = await plantPrograma(t)
    const raro = await plantPrograma(t)
    const nombrar = (tabla: string, id: number, nombre: string) =>
      t.owner.query(`update ${tabla} set nombre = $2 where id = $1`, [id, nombre])
    await t.owner.query(
      "update modalidades set nombre = 'Virtual' where id = (select modalidad_id from programas where id = $1)",
      [otro.programa],
    )
    await nombrar('programas', otro.programa, 'Civil')
    await nombrar('programas', raro.programa, 'Civil; minas')
    await nombrar('facultades', raro.facultad, 'Minas')
    const fila = (usuario: string, facultades: string | null, programas: string | null) => [
      usuario,
      'Eva',
      usuario,
      null,
      U,
      '00001',
      null,
      P,
      facultades,
      programas,
      ...nada(2),
    ]
    const no = await send([H, fila('eva@z.edu', null, 'Civil')])
    expect([no.status, no.body.errores[0]?.motivo]).toEqual([
      422,
      expect.stringMatching(
        /^Hay 2 con el nombre «Civil» en «.*»: escriba «Civil \(Modalidad \d+\)» o «Civil \(Virtual\)»\.$/,
      ),
    ])
    const si = await send([
      H,
      fila('eva@z.edu', null, `civil (virtual); Civil (Ingeniería); #${raro.programa}`),
      fila('ida@z.edu', 'Minas', null),
    ])
    expect(si.status, JSON.stringify(si.body)).toBe(200)
    // Deleted since: she stays limited to what is not there any more.
    await t.owner.query(
      "update accesos set permisos_facultades = '[987654]' where usuario_id = (select id from usuarios where usuario = 'ida@z.edu')",
    )

    const r = await t.as(t.gente.token.root)('GET', '/v1/usuarios/exportar', { filtro: '@z.edu' })
    const back = await send(new Uint8Array(r.raw.rawPayload), true)
    expect(
      back.body.filas.map((f: any) => f.accion),
      JSON.stringify(back.body),
    ).toEqual(['igual', 'igual'])
    expect((await list('eva@z.edu'))[0].accesos[0].permisosProgramas).toEqual([
      otro.programa,
      aqui.programa,
      raro.programa,
    ])
    const blanco = await send([H, fila('eva@z.edu', null, null), fila('nadie@z.edu', null, null)], true)
    expect(blanco.body.errores.map((e: any) => `${e.fila} ${e.columna}`)).toEqual(['3 I (FACULTADES)'])
  })

  it('the template is empty, names what there is to choose from, and is no open door', async () => {
    const r = await t.as(t.gente.token.root)('GET', '/v1/usuarios/exportar/plantilla')
    const sheets = await readWorkbook(new Uint8Array(r.raw.rawPayload))
    expect(sheets.map(s => s.name)).toEqual(expect.arrayContaining(['Usuarios', 'Instrucciones']))
    expect(sheets[0]!.rows).toHaveLength(1)
    for (const path of ['/v1/usuarios/exportar', '/v1/usuarios/exportar/plantilla'])
      expect((await t.as(t.gente.token.operador)('GET', path)).status).toBe(403)
    expect((await send(FILE, true, t.gente.token.operador)).status).toBe(403)
  })

  it('a thousand people come in together', async () => {
    const rows = Array.from({ length: 1000 }, (_, i) => [
      `m${i}@y.edu`,
      `Persona ${i}`,
      `m${i}@y.edu`,
      null,
      U,
      'Docente',
      ...nada(6),
    ])
    const r = await send([H, ...rows])
    expect([r.status, r.body.count]).toEqual([200, 1000])
    expect(await sinConocer(t.owner, ['personas', 'usuarios', 'accesos', 'cambios'], 1000)).toEqual([])
  })
})
