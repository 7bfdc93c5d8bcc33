import { beforeAll, describe, expect, it } from 'vitest'
import { readWorkbook } from '../../../platform/excel/readWorkbook.ts'
import { plantPrograma } from '../../../testing/academico.ts'
import { casaDeExcel, FILE, H, nada, P, U } from '../testing/casaDeExcel.ts'

describe('users out of Excel', () => {
  const casa = casaDeExcel()
  const { list, send } = casa
  beforeAll(async () => void (await send(FILE)))

  it('goes out by the same filters and comes back in as it went out; formulas stay text', async () => {
    await casa.t.as(casa.t.gente.token.root)('POST', '/usuarios/save', {
      usuario: 'mala@x.edu',
      nombres: '=1+1',
      correo: 'mala@x.edu',
    })
    const r = await casa.t.as(casa.t.gente.token.root)('GET', '/v1/usuarios/exportar', { filtro: '@x.edu' })
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
    const otro = await plantPrograma(casa.t)
    const raro = await plantPrograma(casa.t)
    const nombrar = (tabla: string, id: number, nombre: string) =>
      casa.t.owner.query(`update ${tabla} set nombre = $2 where id = $1`, [id, nombre])
    await casa.t.owner.query(
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
    await casa.t.owner.query(
      "update accesos set permisos_facultades = '[987654]' where usuario_id = (select id from usuarios where usuario = 'ida@z.edu')",
    )

    const r = await casa.t.as(casa.t.gente.token.root)('GET', '/v1/usuarios/exportar', { filtro: '@z.edu' })
    const back = await send(new Uint8Array(r.raw.rawPayload), true)
    expect(
      back.body.filas.map((f: any) => f.accion),
      JSON.stringify(back.body),
    ).toEqual(['igual', 'igual'])
    expect((await list('eva@z.edu'))[0].accesos[0].permisosProgramas).toEqual([
      otro.programa,
      casa.aqui.programa,
      raro.programa,
    ])
    const blanco = await send([H, fila('eva@z.edu', null, null), fila('nadie@z.edu', null, null)], true)
    expect(blanco.body.errores.map((e: any) => `${e.fila} ${e.columna}`)).toEqual(['3 I (FACULTADES)'])
  })

  it('the template is empty, names what there is to choose from, and is no open door', async () => {
    const r = await casa.t.as(casa.t.gente.token.root)('GET', '/v1/usuarios/exportar/plantilla')
    const sheets = await readWorkbook(new Uint8Array(r.raw.rawPayload))
    expect(sheets.map(s => s.name)).toEqual(expect.arrayContaining(['Usuarios', 'Instrucciones']))
    expect(sheets[0]!.rows).toHaveLength(1)
    for (const path of ['/v1/usuarios/exportar', '/v1/usuarios/exportar/plantilla'])
      expect((await casa.t.as(casa.t.gente.token.operador)('GET', path)).status).toBe(403)
    expect((await send(FILE, true, casa.t.gente.token.operador)).status).toBe(403)
  })
})
