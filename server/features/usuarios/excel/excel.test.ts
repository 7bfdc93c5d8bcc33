import { calls } from '@malla/contracts/calls.ts'
import { describe, expect, it } from 'vitest'
import type { CellToWrite } from '../../../platform/excel/bookToWrite.ts'
import { detenerCola } from '../../../testing/colaQuieta.ts'
import { sinConocer } from '../../../testing/conocidas.ts'
import { consultasDurante } from '../../../testing/consultas.ts'
import { casaDeExcel, FILE, H, I, nada, P, U } from '../testing/casaDeExcel.ts'

describe('users in from Excel', () => {
  const casa = casaDeExcel()
  const { lastChange, list, send } = casa

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
      {
        is_tutor: true,
        rol: 2,
        permisosFacultades: [casa.aqui.facultad],
        permisosProgramas: [casa.aqui.programa],
      },
    ])
    const shown = await casa.t.as(casa.t.gente.token.root)('POST', '/usuarios/administradores/showPassword', {
      id: ana.id,
    })
    expect(
      (await casa.t.as(null)('POST', '/auth/signin', { usuario: 'ana@x.edu', password: shown.body.password }))
        .status,
    ).toBe(200)
    const { rows } = await casa.t.owner.query(
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
      { rol: 2, permisosFacultades: [casa.aqui.facultad], permisosProgramas: [casa.aqui.programa] },
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
    expect(await permisos()).toEqual([2, [], [casa.aqui.programa]])
    for (const facultades of [null, 'Ninguna']) {
      const no = await traer(null, facultades, 'Ninguno')
      expect([no.status, no.body.errores[0]?.columna, no.body.errores[0]?.motivo]).toEqual([
        422,
        'H (ALCANCE)',
        'Nombre al menos una facultad o un programa, o ponga «Para la Entidad» en el alcance.',
      ])
    }
    expect((await traer(null, 'Ingeniería', 'Ninguno')).status).toBe(200)
    expect(await permisos()).toEqual([2, [casa.aqui.facultad], []])
    expect((await traer(null, 'Ingeniería; Ninguna', null)).status).toBe(422)
    await traer('Para la Entidad', 'Ninguna', 'Ninguno')
    expect(await permisos()).toEqual([1, [], []])
    await traer(null, 'Ingeniería', 'Civil')
    expect(await permisos()).toEqual([2, [casa.aqui.facultad], [casa.aqui.programa]])
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
      '4 E (INSTITUCIÓN) «Otra»',
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
    const { usuario } = await casa.t.gente.alguien(casa.t.owner, {
      empresa: casa.t.gente.otraEmpresa,
      tipouser: 2,
    })
    await casa.t.owner.query("update usuarios set usuario = 'vega@v.edu' where id = $1", [usuario])
    await casa.t.owner.query(
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

  it('whom the file knows is changed in as many statements as two, in all institutions, each in a record of their own; former addresses are told', async () => {
    const consultas = async (n: number): Promise<number> => {
      const nombres = Array.from({ length: n }, (_, i) => `muchos-${n}-${i}@y.edu`)
      const traer = async (filas: CellToWrite[][]) => {
        const r = await send([H, ...filas])
        expect(r.status, JSON.stringify(r.body)).toBe(200)
        return r.body.filas.map((f: any) => [f.accion, f.detalle])
      }
      const fila = (u: string, estado: string, donde: string, tipo: string | null, grado: string) => [
        ...[u, `De ${u}`, `${grado}${u}`, estado, donde, '00001', tipo, null, null, null, grado, null],
      ]
      const antes = nombres.map(u => fila(u, 'Habilitado', U, 'Inspector', 'Mg.'))
      expect(await traer(antes)).toEqual(nombres.map(() => ['crear', 'un rol']))
      const despues = nombres.flatMap(u => [
        fila(u, 'Deshabilitado', U, 'Operador', 'Dra.'),
        fila(u, 'Deshabilitado', I, 'Operador', 'Dra.'),
      ])
      const hechas = await consultasDurante(/usuarios|personas|accesos|correo/, async () =>
        expect(await traer(despues)).toEqual(nombres.map(() => ['cambiar', 'datos, estado, un rol más'])),
      )
      const [uno] = await list(nombres.at(-1)!)
      expect(uno).toMatchObject({ estado: '2', persona: { grado: 'Dra.' } })
      expect(uno.accesos.map((a: any) => [a.razonsocial, a.tipouser])).toEqual([
        [I, 2],
        [U, 2],
      ])
      const { rows } = await casa.t.owner.query(
        `select c.antes, c.despues from cambios c join usuarios u on u.id = c.objeto_id
         where u.usuario = any($1) and c.evento = 'usuario.updated'`,
        [nombres],
      )
      expect(rows).toHaveLength(n)
      for (const r of rows)
        expect([r.antes, r.despues]).toMatchObject([
          { estado: '1', grado: 'Mg.', correo: expect.stringMatching(/^Mg/), accesos: { length: 1 } },
          { estado: '2', grado: 'Dra.', correo: expect.stringMatching(/^Dra/), accesos: { length: 2 } },
        ])
      const { rows: cartas } = await casa.t.owner.query(
        'select para from correos where para = any($1) order by id',
        [nombres.map(u => `Mg.${u}`)],
      )
      expect(cartas.map(c => c.para)).toEqual(nombres.map(u => `Mg.${u}`))
      return hechas
    }
    // What is mailed is not sent meanwhile: that asks of its own.
    await detenerCola(casa.t.owner)
    // The first one makes what a connection remembers.
    await consultas(1)
    const pocas = await consultas(2)
    // Chores that begin meanwhile ask a few of their own; one a person would be 18 more.
    expect(await consultas(20)).toBeLessThan(pocas + 10)
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
    expect(await sinConocer(casa.t.owner, ['personas', 'usuarios', 'accesos', 'cambios'], 1000)).toEqual([])
  })
})
