import { setTimeout as sleep } from 'node:timers/promises'
import { mensajesDeError } from '@malla/contracts/mensajesDeError.ts'
import { hash } from '@node-rs/argon2'
import { describe, expect, it } from 'vitest'
import { CLAVE_DE_DEMO } from '../../seeds/demo/gente.ts'
import { CLAVE } from '../../testing/clave.ts'
import { CONOCIDOS } from './conocidos.ts'
import { casaDeClaves } from './testing/casaDeClaves.ts'

const OTRA = 'caballo grapa batería'

const casa = casaDeClaves()
const { change, codigoFor, mailsTo, persona, recover, reset, signin, usuarioRow, works } = casa
const look = (codigo: string) => casa.t.as(null)('POST', '/v1/auth/clave/enlace', { codigo })

describe('recovery', () => {
  it('sends a link that chooses another password once, and ends every session', async () => {
    const { nombre, token, correo, usuario } = await persona()
    await casa.t.owner.query("update usuarios set debe_cambiar = true, clave_temporal = 'x' where id = $1", [
      usuario,
    ])
    expect((await recover(nombre.toUpperCase())).status).toBe(200)
    const codigo = await codigoFor(correo)
    expect((await reset(codigo, OTRA)).status).toBe(200)
    expect(await works(token)).toBe(401)
    const signed = await signin(nombre, OTRA)
    expect(signed.status).toBe(200)
    expect((await usuarioRow(usuario)).clave_temporal).toBeNull()
    expect((await casa.t.as(signed.body._token)('POST', '/auth/user', {})).body.data.debe_cambiar).toBe(false)
    const again = await reset(codigo, 'otra más distinta')
    expect([again.status, again.body.errors.codigo]).toEqual([422, [mensajesDeError.enlaceVencido]])
    await expect.poll(() => mailsTo(correo, /acaba de cambiar/).length).toBe(1)
    const { rows } = await casa.t.owner.query(
      "select empresa_id, despues from cambios where evento = 'usuario.clave_changed' and objeto_id = $1",
      [usuario],
    )
    expect(rows).toMatchObject([{ empresa_id: 0, despues: { modo: 'recuperacion' } }])
  })

  it('makes the browser one that is known, so that whoever guesses elsewhere does not shut it out', async () => {
    const { nombre, correo, usuario } = await persona()
    await recover(nombre)
    const { raw } = await reset(await codigoFor(correo), OTRA)
    expect(raw.cookies.find(c => c.name === CONOCIDOS)?.value).toMatch(new RegExp(`^${usuario}~`))
  })

  it('keeps only the hash of a link, anywhere', async () => {
    const { nombre, correo } = await persona()
    await recover(nombre)
    const codigo = await codigoFor(correo)
    for (const table of ['recuperaciones', 'correos', 'cambios', 'pgboss.job', 'intentos']) {
      const { rows } = await casa.t.owner.query(`select * from ${table}`)
      expect(JSON.stringify(rows), table).not.toContain(codigo)
    }
  })

  it('answers the same for who is not there, or may not work, and sends them nothing', async () => {
    const [there, off, gone] = [await persona(), await persona(), await persona()]
    // Of a demonstration that is no more: nobody's, and nobody here reads that address.
    const publicada = await persona()
    await casa.t.owner.query('update usuarios set clave_hash = $1 where id = $2', [
      await hash(CLAVE_DE_DEMO),
      publicada.usuario,
    ])
    await casa.t.owner.query("update usuarios set estado = '2' where id = $1", [off.usuario])
    await casa.t.owner.query('update usuarios set deleted_at = now() where id = $1', [gone.usuario])
    const answers = [
      await recover('nadie@aqui.edu'),
      await recover(off.nombre),
      await recover(gone.nombre),
      await recover(publicada.nombre),
      await recover(there.nombre),
    ]
    expect(new Set(answers.map(r => JSON.stringify([r.status, r.body]))).size).toBe(1)
    await codigoFor(there.correo)
    await sleep(300)
    for (const { correo } of [off, gone, publicada]) expect(mailsTo(correo, /./)).toEqual([])
  })

  it('takes the same time for who is not there', async () => {
    const names = [(await persona()).nombre, 'nadie.en.absoluto@aqui.edu']
    const times: number[][] = [[], []]
    // The same statements run for both. The quickest of each is the one that a busy machine disturbed least: it is asked until there is one.
    const apart = (): number => Math.abs(Math.min(...times[0]!) - Math.min(...times[1]!))
    for (let i = 0; i < 24 || (i < 120 && apart() >= 15); i++) {
      const began = performance.now()
      await recover(names[i % 2]!, `10.20.0.${i}`)
      times[i % 2]!.push(performance.now() - began)
      await casa.t.owner.query("delete from intentos where clave like 'recuperar:%'")
    }
    expect(apart()).toBeLessThan(15)
  })

  it('older links are void when a new one is asked', async () => {
    const { nombre, correo } = await persona()
    await recover(nombre)
    const first = await codigoFor(correo)
    await recover(nombre)
    const second = await codigoFor(correo, 2)
    expect((await reset(first, OTRA)).status).toBe(422)
    expect((await reset(second, OTRA)).status).toBe(200)
  })

  it('a link is void when the password changes, and after 30 minutes', async () => {
    const { nombre, correo, token } = await persona()
    await recover(nombre)
    const codigo = await codigoFor(correo)
    await change(token, CLAVE, OTRA)
    expect((await reset(codigo, 'otra más distinta')).status).toBe(422)
    await recover(nombre)
    const late = await codigoFor(correo, 2)
    const { rows } = await casa.t.owner.query(
      'select round(extract(epoch from max(vence_at - created_at)) / 60)::int as vale from recuperaciones',
    )
    expect(rows[0].vale).toBe(30)
    await casa.t.owner.query("update recuperaciones set vence_at = now() - interval '1 s'")
    expect((await reset(late, 'otra más distinta')).status).toBe(422)
  })

  it('a bad password leaves the link good', async () => {
    const { nombre, correo } = await persona()
    await recover(nombre)
    const codigo = await codigoFor(correo)
    expect((await reset(codigo, 'bienvenido123')).body.errors.password[0]).toMatch(/cualquiera/)
    expect((await reset(codigo, OTRA)).status).toBe(200)
  })

  it('of two that use one link at once, one gets it', async () => {
    const { nombre, correo } = await persona()
    await recover(nombre)
    const codigo = await codigoFor(correo)
    const both = await Promise.all([reset(codigo, OTRA), reset(codigo, 'otra más distinta')])
    expect(both.map(r => r.status).sort()).toEqual([200, 422])
  })

  it.each([
    ['a made-up code', 'x'.repeat(43)],
    ['an old hash itself', 'q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA'],
  ])('%s is refused', async (_case, codigo) => {
    expect((await reset(codigo, OTRA)).body.errors.codigo).toEqual([mensajesDeError.enlaceVencido])
  })

  it('a link says whether it is still good; to look uses nothing up, but nobody looks without end', async () => {
    const { nombre, correo, usuario } = await persona()
    await recover(nombre)
    const codigo = await codigoFor(correo)
    const vale = async (codigo: string) => (await look(codigo)).body.vale
    const put = (estado: string) =>
      casa.t.owner.query('update usuarios set estado = $1 where id = $2', [estado, usuario])
    expect([await vale(codigo), await vale('x'.repeat(43))]).toEqual([true, false])
    await put('2')
    expect(await vale(codigo)).toBe(false)
    await put('1')
    for (let i = 0; i < 8; i++) expect(await vale(codigo)).toBe(true)
    expect((await look(codigo)).status).toBe(429)
    // What was looked at is chosen with all the same.
    expect((await reset(codigo, OTRA)).status).toBe(200)
    await casa.t.owner.query("delete from intentos where clave like 'enlace:%'")
    expect(await vale(codigo)).toBe(false)
  })

  it('is asked for by the mail too: each account that has it gets a link of its own, one with the name alone', async () => {
    const [una, otra, inactiva, llamada] = [
      await persona(),
      await persona(),
      await persona(),
      await persona(),
    ]
    const give = (correo: string, usuarios: number[]) =>
      casa.t.owner.query(
        'update personas set correo = $1 where id in (select persona_id from usuarios where id = any($2))',
        [correo, usuarios],
      )
    await give('Las.Dos@ejemplo.edu', [una.usuario, otra.usuario, inactiva.usuario])
    await casa.t.owner.query("update usuarios set estado = '2' where id = $1", [inactiva.usuario])
    // Of more than five it is an office's: of whose link it would be nobody can say.
    const muchas: number[] = []
    while (muchas.length < 6) muchas.push((await persona()).usuario)
    await give('oficina@ejemplo.edu', muchas)
    // Whoever signs in by this name means that account.
    await casa.t.owner.query("update usuarios set usuario = 'las.dos@ejemplo.edu' where id = $1", [
      llamada.usuario,
    ])
    await casa.t.owner.query("update usuarios set usuario = 'oficina' where id = $1", [muchas[0]])

    const porNombre = await recover('las.dos@ejemplo.edu')
    await codigoFor(llamada.correo)
    await casa.t.owner.query("update usuarios set usuario = 'otro.nombre' where id = $1", [llamada.usuario])
    const porOficina = await recover('oficina@ejemplo.edu')
    const porCorreo = await recover(' LAS.dos@ejemplo.edu ')
    for (const r of [porOficina, porCorreo]) expect([r.status, r.body]).toEqual([200, porNombre.body])
    await expect.poll(() => mailsTo('Las.Dos@ejemplo.edu', /codigo=/).length).toBe(2)
    await sleep(300)
    const suyos = mailsTo('Las.Dos@ejemplo.edu', /codigo=/).map(m => /«(\w+)»/.exec(m.texto)?.[1])
    expect(suyos.sort()).toEqual([una.nombre, otra.nombre].sort())
    expect(mailsTo('oficina@ejemplo.edu', /./)).toEqual([])
  })

  it('is asked for five times in a while at an address, and elsewhere all the same, also for who is not there', async () => {
    for (const usuario of [(await persona()).nombre, 'tampoco@aqui.edu']) {
      for (let i = 0; i < 5; i++) expect((await recover(usuario, '10.30.0.1')).status).toBe(200)
      expect((await recover(usuario, '10.30.0.1')).status).toBe(429)
      expect((await recover(usuario, '10.30.1.1')).status).toBe(200)
      // From everywhere together it ends too: each sends a mail.
      const others = await Promise.all(Array.from({ length: 30 }, (_, i) => recover(usuario, `10.30.2.${i}`)))
      expect(others.filter(r => r.status === 200)).toHaveLength(14)
    }
    // Signing in is counted by itself.
    const { nombre } = await persona()
    for (let i = 0; i < 6; i++) await recover(nombre, `10.31.0.${i}`)
    expect((await signin(nombre, CLAVE)).status).toBe(200)
  })

  it('is asked for at a browser that knows the account, whatever others ask elsewhere', async () => {
    const [suya, ajena] = [await persona(), await persona()]
    const { raw } = await signin(suya.nombre, CLAVE)
    const cookie = raw.cookies.find(c => c.name === CONOCIDOS)!
    const here = (usuario: string) =>
      casa.t.as(null)(
        'POST',
        '/auth/recoverypass',
        { usuario },
        { cookie: `${CONOCIDOS}=${cookie.value}`, 'x-forwarded-for': '10.32.1.1' },
      )
    for (const { nombre } of [suya, ajena])
      await Promise.all(Array.from({ length: 30 }, (_, i) => recover(nombre, `10.32.0.${i}`)))
    for (let i = 0; i < 5; i++) expect((await here(suya.nombre)).status).toBe(200)
    expect((await here(suya.nombre)).status).toBe(429)
    // Of others it says nothing: an account and a name that is none are counted alike.
    expect((await here(ajena.nombre)).status).toBe(429)
    expect((await here('nadie.de.aqui@aqui.edu')).status).toBe(200)
  })
})
