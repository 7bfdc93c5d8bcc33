import { calls } from '@malla/contracts/calls.ts'
import { describe, expect, it } from 'vitest'
import { askCall } from '../../testing/askCall.ts'
import { CLAVE, ponerClave } from '../../testing/clave.ts'
import { casaDeDocentes } from './testing/casaDeDocentes.ts'

const c = calls.docentes

describe('a lecturer whose mail an account has already', () => {
  const casa = casaDeDocentes()
  const { ask, valid, make, idsOf, records, cursos } = casa
  let n = 0
  /** Gives an account the name that it signs in with. */
  const entraCon = (usuario: number, nombre: string) =>
    casa.t.owner.query('update usuarios set usuario = $2 where id = $1', [usuario, nombre])
  const tieneCorreo = (usuario: number, correo: string) =>
    casa.t.owner.query(
      'update personas set correo = $2 where id = (select persona_id from usuarios where id = $1)',
      [usuario, correo],
    )
  const correoDe = async (usuario: number) =>
    (
      await casa.t.owner.query(
        'select p.correo from personas p join usuarios u on u.persona_id = p.id where u.id = $1',
        [usuario],
      )
    ).rows[0].correo as string

  it('someone of another institution is linked, not doubled; nothing of them is changed, told or taken from them', async () => {
    const other = await casa.t.gente.alguien(casa.t.owner, { empresa: casa.t.gente.otraEmpresa, tipouser: 2 })
    await entraCon(other.usuario, 'compartida@ejemplo.edu')
    await casa.t.owner.query(
      "update personas set correo = 'Compartida@Ejemplo.edu', nombres = 'Nombre propio', telefono = '555', documento = '12345678' where id = (select persona_id from usuarios where id = $1)",
      [other.usuario],
    )
    const alta = await ask(c.create, {
      correo: 'compartida@ejemplo.EDU',
      nombres: 'Otro nombre',
      telefono: '111',
      cursos_ids: [cursos[0]],
    })
    const made = alta.body.data
    expect(alta.body.message).toMatch(/a «Nombre propio», que ya tiene una cuenta/)
    expect(made.id).toBe(other.usuario)
    expect(made).toMatchObject({
      usuario: null,
      persona: { nombres: 'Nombre propio', telefono: null, documento: null },
    })
    expect(made.motivo).toMatch(/otra institución/)
    expect(JSON.stringify(await records(made.id))).not.toMatch(/555|12345678|Otro nombre/)
    for (const change of [{ correo: 'mio@ejemplo.edu' }, { nombres: 'X' }, { estado: '3' }]) {
      const r = await ask(c.update, { id: made.id, ...change })
      expect([r.status, Object.keys(r.body.errors)]).toEqual([422, Object.keys(change)])
    }
    const same = await ask(c.update, { id: made.id, nombres: 'Nombre propio', cursos_ids: [cursos[1]] })
    expect([same.status, idsOf(same.body.data)]).toEqual([200, [cursos[1]]])
    const { rows } = await casa.t.owner.query(
      'select p.* from personas p join usuarios u on u.persona_id = p.id where u.id = $1',
      [other.usuario],
    )
    expect(rows[0]).toMatchObject({
      nombres: 'Nombre propio',
      correo: 'Compartida@Ejemplo.edu',
      telefono: '555',
    })
    const twice = await ask(c.create, valid({ correo: 'compartida@ejemplo.edu' }))
    expect([twice.status, twice.body.errors.correo]).toEqual([422, ['Ya hay un docente con ese correo.']])
    await ask(c.delete, { ids: [made.id] })
    const left = await casa.t.owner.query('select empresa_id from accesos where usuario_id = $1', [
      other.usuario,
    ])
    expect(left.rows.map(r => Number(r.empresa_id))).toEqual([casa.t.gente.otraEmpresa])
  })

  it('someone of another institution hears of it by mail, once a day; who works here already does not, nor whom root adds', async () => {
    const cartas = async (para: string) => {
      const { rows } = await casa.t.owner.query('select asunto, texto from correos where para = $1', [para])
      return rows
    }
    const conCuenta = async (empresa: number, correo: string) => {
      const { usuario } = await casa.t.gente.alguien(casa.t.owner, { empresa, tipouser: 2 })
      await entraCon(usuario, correo)
      await tieneCorreo(usuario, correo)
      return usuario
    }
    const [lejos, cerca, deRoot] = ['lejos@ejemplo.edu', 'cerca@ejemplo.edu', 'de-root@ejemplo.edu']
    const id = await conCuenta(casa.t.gente.otraEmpresa, lejos)
    await conCuenta(casa.t.gente.empresa, cerca)
    await conCuenta(casa.t.gente.otraEmpresa, deRoot)
    for (const correo of [lejos, cerca]) await make({ correo })
    await make({ correo: deRoot }, casa.t.gente.token.root)
    const [carta] = await cartas(lejos)
    expect(carta.asunto).toMatch(/^Ahora es docente en /)
    expect(carta.texto).toContain(`Su respuesta llegará a ${await correoDe(casa.t.gente.usuario.operador)}`)
    expect([...(await cartas(cerca)), ...(await cartas(deRoot))]).toEqual([])
    await ask(c.delete, { ids: [id] })
    await make({ correo: lejos })
    expect(await cartas(lejos)).toHaveLength(1)
  })

  it('the letter takes no address out of a name, and asks for an answer only where one is read; who cannot sign in gets none', async () => {
    const { empresa, otraEmpresa } = casa.t.gente
    const quien = await casa.t.gente.alguien(casa.t.owner, { empresa, tipouser: 2 })
    await casa.t.owner.query(
      "update personas set nombres = 'Reclame su bono en www.malo.pe', correo = '' where id = (select persona_id from usuarios where id = $1)",
      [quien.usuario],
    )
    const [activa, cerrada] = ['activa@ejemplo.edu', 'cerrada@ejemplo.edu']
    for (const correo of [activa, cerrada]) {
      const { usuario } = await casa.t.gente.alguien(casa.t.owner, { empresa: otraEmpresa, tipouser: 2 })
      await entraCon(usuario, correo)
      await tieneCorreo(usuario, correo)
      if (correo === cerrada)
        await casa.t.owner.query("update usuarios set estado = '2' where id = $1", [usuario])
      await make({ correo }, quien.token)
    }
    const { rows } = await casa.t.owner.query('select para, texto from correos where para = any($1)', [
      [activa, cerrada],
    ])
    expect(rows.map(r => r.para)).toEqual([activa])
    expect(rows[0].texto).toMatch(
      /Una persona de «.+» añadió la cuenta que usted ya tiene a la lista de docentes de esa institución\./,
    )
    expect(rows[0].texto).not.toMatch(/www\.|responda a este correo/)
  })

  it('somebody of elsewhere who wrote the mail into their profile is not linked: who has it gets an account of their own', async () => {
    const ladron = await casa.t.gente.alguien(casa.t.owner, {
      empresa: casa.t.gente.otraEmpresa,
      tipouser: 2,
    })
    const correo = `nuevo-${++n}@ejemplo.edu`
    await ponerClave(casa.t.owner, ladron.usuario)
    const cambio = await askCall(casa.t, ladron.token, calls.ajustes.saveProfile, { correo, actual: CLAVE })
    expect(cambio.status, JSON.stringify(cambio.body)).toBe(200)
    const made = await make({ correo, nombres: 'Quien lo tiene' })
    expect(made.id).not.toBe(ladron.usuario)
    expect(made).toMatchObject({ usuario: correo, persona: { nombres: 'Quien lo tiene' } })
  })

  it('an account prepared elsewhere under somebody’s mail is not linked, nor does it get that mail back', async () => {
    const correo = `vega-${++n}@ejemplo.edu`
    const trampa = await casa.t.gente.alguien(casa.t.owner, {
      empresa: casa.t.gente.otraEmpresa,
      codigo: '00002',
      cursos: [],
    })
    await ponerClave(casa.t.owner, trampa.usuario)
    await entraCon(trampa.usuario, correo)
    await tieneCorreo(trampa.usuario, correo)
    const moved = await ask(
      c.update,
      { id: trampa.usuario, correo: 'ladron@ejemplo.edu' },
      casa.t.gente.ajeno,
    )
    expect([moved.status, moved.body.data?.usuario]).toEqual([200, correo])
    const r = await ask(c.create, valid({ correo, distrito_id: '999999' }))
    expect([r.status, r.body.errors]).toEqual([
      422,
      {
        correo: [expect.stringMatching(/Ya hay una cuenta que entra con ese correo, pero tiene otro/)],
        distrito_id: [expect.any(String)],
      },
    ])
    const back = [
      await ask(
        c.update,
        { id: trampa.usuario, correo: correo.toUpperCase(), distrito_id: '999999' },
        casa.t.gente.ajeno,
      ),
      await askCall(casa.t, trampa.token, calls.ajustes.saveProfile, { correo, actual: CLAVE }),
    ]
    expect(back.map(x => [x.status, Object.keys(x.body.errors ?? {})])).toEqual([
      [422, ['distrito_id', 'correo']],
      [422, ['correo']],
    ])
    expect(await correoDe(trampa.usuario)).toBe('ladron@ejemplo.edu')
    const root = await askCall(casa.t, casa.t.gente.token.root, calls.usuarios.update, {
      id: trampa.usuario,
      correo,
    })
    expect(root.status, JSON.stringify(root.body)).toBe(200)
    expect((await make({ correo })).id).toBe(trampa.usuario)
  })

  it('who works here is known by the mail, whatever they sign in with and whoever of elsewhere has it too', async () => {
    const correo = `colega-${++n}@ejemplo.edu`
    const mayor = await casa.t.gente.alguien(casa.t.owner, { empresa: casa.t.gente.otraEmpresa, tipouser: 2 })
    const colega = await casa.t.gente.alguien(casa.t.owner, { empresa: casa.t.gente.empresa, tipouser: 3 })
    for (const { usuario } of [mayor, colega]) await tieneCorreo(usuario, correo)
    const made = await make({ correo, cursos_ids: [cursos[0]] })
    expect([made.id, idsOf(made)]).toEqual([colega.usuario, [cursos[0]]])
    const tocayo = await casa.t.gente.alguien(casa.t.owner, { empresa: casa.t.gente.empresa, tipouser: 3 })
    await tieneCorreo(tocayo.usuario, correo)
    const again = await ask(c.create, valid({ correo }))
    expect(again.body.errors?.correo).toEqual(['Ya hay un docente con ese correo.'])
    await ask(c.delete, { ids: [made.id] })
    const which = await ask(c.create, valid({ correo }))
    expect([which.status, which.body.errors?.correo]).toEqual([
      422,
      [expect.stringMatching(/más de una persona con ese correo/)],
    ])
  })

  it.each(['usuario', 'correo'])('an operator adds no administrator by the %s', async campo => {
    const correo = `raiz-${++n}@ejemplo.edu`
    const raiz = await casa.t.gente.alguien(casa.t.owner, { empresa: casa.t.gente.otraEmpresa, root: true })
    if (campo === 'usuario') await entraCon(raiz.usuario, correo)
    await tieneCorreo(raiz.usuario, correo)
    const r = await ask(c.create, valid({ correo }))
    expect([r.status, Object.keys(r.body.errors ?? {})]).toEqual([422, ['correo']])
    const { rows } = await casa.t.owner.query(
      'select 1 from accesos where usuario_id = $1 and empresa_id = $2',
      [raiz.usuario, casa.t.gente.empresa],
    )
    expect(rows).toEqual([])
  })

  it('the data of an administrator or operator who also teaches are not the operator’s to change', async () => {
    const correo = `persona-${++n}@ejemplo.edu`
    const root = await casa.t.gente.alguien(casa.t.owner, { empresa: casa.t.gente.empresa, root: true })
    await tieneCorreo(root.usuario, correo)
    expect((await ask(c.create, valid({ correo }))).status).toBe(422)
    const made = await make({ correo }, casa.t.gente.token.root)
    expect([made.id, made.motivo]).toEqual([root.usuario, expect.stringMatching(/otro rol/)])
    expect((await ask(c.update, { id: made.id, correo: 'ladron@ejemplo.edu' })).status).toBe(422)
    await ask(c.delete, { ids: [made.id] })
  })
})
