import { calls } from '@malla/contracts/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PlanPlantado, plantCurso, plantPlan } from '../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { askCall } from '../../testing/askCall.ts'
import { CLAVE, ponerClave } from '../../testing/clave.ts'
import { ROLES } from '../../testing/gente.ts'

const c = calls.docentes

describe('docentes', () => {
  let t: TestApp
  let aqui: PlanPlantado
  let alla: PlanPlantado
  let n = 0
  let tipo: number
  /** Operator of the first plan's faculty only. */
  let parcial: string
  const cursos: number[] = []
  let fuera: number
  beforeAll(async () => {
    t = await createTestApp()
    tipo = Number(
      (
        await t.owner.query(
          "insert into tipospersonas (tipopersona, codigo) values ('Docente', '00002') returning id",
        )
      ).rows[0].id,
    )
    aqui = await plantPlan(t)
    alla = await plantPlan(t)
    for (let i = 0; i < 3; i++) cursos.push(await plantCurso(t, aqui, { codigo: `C-${i}` }))
    fuera = await plantCurso(t, alla)
    parcial = (
      await t.gente.alguien(t.owner, {
        empresa: t.gente.empresa,
        tipouser: 2,
        rol: 2,
        facultades: [aqui.facultad],
      })
    ).token
  })
  afterAll(() => t.close())

  const ask = (
    call: (typeof c)[keyof typeof c],
    body: Record<string, unknown>,
    token = t.gente.token.operador,
  ) => askCall(t, token, call, body)
  const valid = (more: Record<string, unknown> = {}) => ({
    nombres: `Docente Ñato ${++n}`,
    correo: `Docente${n}@ejemplo.edu`,
    ...more,
  })
  const make = async (more: Record<string, unknown> = {}, token?: string) => {
    const r = await ask(c.create, valid(more), token)
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    return r.body.data
  }
  /** Gives an account the name that it signs in with. */
  const entraCon = (usuario: number, nombre: string) =>
    t.owner.query('update usuarios set usuario = $2 where id = $1', [usuario, nombre])
  const tieneCorreo = (usuario: number, correo: string) =>
    t.owner.query(
      'update personas set correo = $2 where id = (select persona_id from usuarios where id = $1)',
      [usuario, correo],
    )
  const correoDe = async (usuario: number) =>
    (
      await t.owner.query(
        'select p.correo from personas p join usuarios u on u.persona_id = p.id where u.id = $1',
        [usuario],
      )
    ).rows[0].correo as string
  const idsOf = (d: { cursos: { id: number }[] }) => d.cursos.map(x => x.id).sort((a, b) => a - b)
  const records = async (id: number) =>
    (
      await t.owner.query(
        'select evento, antes, despues from cambios where objeto_id = $1 and empresa_id = $2 order by id',
        [id, t.gente.empresa],
      )
    ).rows

  it('is made as person, user and access with courses, in one record without a password', async () => {
    const version = await plantCurso(t, aqui, { base_id: cursos[0], version: 2, nombre: 'Nombre nuevo' })
    const made = await make({ cursos_ids: [version, cursos[1]], grado: 'Mg.', telefono: '999' })
    expect(c.create.output.shape.data.safeParse(made).error).toBeUndefined()
    expect(idsOf(made)).toEqual([cursos[0], cursos[1]])
    expect(made.cursos.find((x: { id: number }) => x.id === cursos[0]).nombre).toBe('Nombre nuevo')
    expect(made).toMatchObject({
      usuario: `docente${n}@ejemplo.edu`,
      motivo: null,
      persona: { telefono: '999' },
    })
    const [record, ...others] = await records(made.id)
    expect(others).toEqual([])
    expect(record).toMatchObject({ evento: 'docente.created', despues: { nombres: made.persona.nombres } })
    expect(JSON.stringify(record)).not.toMatch(/clave|argon/)
    const { rows } = await t.owner.query(
      'select tipopersona_id, rol, cursos_ids from accesos where usuario_id = $1',
      [made.id],
    )
    expect(rows).toMatchObject([{ cursos_ids: [cursos[0], cursos[1]] }])
    expect(Number(rows[0].tipopersona_id)).toBe(tipo)
    await t.owner.query('delete from asignaturas where id = $1', [version])
  })

  it.each(['nombres', 'correo'])('without %s: 422 that names it', async field => {
    for (const value of ['', undefined]) {
      const r = await ask(c.create, valid({ [field]: value }))
      expect([r.status, Object.keys(r.body.errors)]).toEqual([422, [field]])
    }
  })

  it('someone of another institution is linked, not doubled; nothing of them is changed, told or taken from them', async () => {
    const other = await t.gente.alguien(t.owner, { empresa: t.gente.otraEmpresa, tipouser: 2 })
    await entraCon(other.usuario, 'compartida@ejemplo.edu')
    await t.owner.query(
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
    const { rows } = await t.owner.query(
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
    const left = await t.owner.query('select empresa_id from accesos where usuario_id = $1', [other.usuario])
    expect(left.rows.map(r => Number(r.empresa_id))).toEqual([t.gente.otraEmpresa])
  })

  it('somebody of elsewhere who wrote the mail into their profile is not linked: who has it gets an account of their own', async () => {
    const ladron = await t.gente.alguien(t.owner, { empresa: t.gente.otraEmpresa, tipouser: 2 })
    const correo = `nuevo-${++n}@ejemplo.edu`
    await ponerClave(t.owner, ladron.usuario)
    const cambio = await askCall(t, ladron.token, calls.ajustes.saveProfile, { correo, actual: CLAVE })
    expect(cambio.status, JSON.stringify(cambio.body)).toBe(200)
    const made = await make({ correo, nombres: 'Quien lo tiene' })
    expect(made.id).not.toBe(ladron.usuario)
    expect(made).toMatchObject({ usuario: correo, persona: { nombres: 'Quien lo tiene' } })
  })

  it('an account prepared elsewhere under somebody’s mail is not linked, nor does it get that mail back', async () => {
    const correo = `vega-${++n}@ejemplo.edu`
    const trampa = await t.gente.alguien(t.owner, {
      empresa: t.gente.otraEmpresa,
      codigo: '00002',
      cursos: [],
    })
    await ponerClave(t.owner, trampa.usuario)
    await entraCon(trampa.usuario, correo)
    await tieneCorreo(trampa.usuario, correo)
    const moved = await ask(c.update, { id: trampa.usuario, correo: 'ladron@ejemplo.edu' }, t.gente.ajeno)
    expect([moved.status, moved.body.data?.usuario]).toEqual([200, correo])
    const r = await ask(c.create, valid({ correo }))
    expect([r.status, r.body.errors?.correo]).toEqual([
      422,
      [expect.stringMatching(/Ya hay una cuenta que entra con ese correo, pero tiene otro/)],
    ])
    const back = [
      await ask(c.update, { id: trampa.usuario, correo: correo.toUpperCase() }, t.gente.ajeno),
      await askCall(t, trampa.token, calls.ajustes.saveProfile, { correo, actual: CLAVE }),
    ]
    expect(back.map(x => [x.status, Object.keys(x.body.errors ?? {})])).toEqual([
      [422, ['correo']],
      [422, ['correo']],
    ])
    expect(await correoDe(trampa.usuario)).toBe('ladron@ejemplo.edu')
    const root = await askCall(t, t.gente.token.root, calls.usuarios.update, { id: trampa.usuario, correo })
    expect(root.status, JSON.stringify(root.body)).toBe(200)
    expect((await make({ correo })).id).toBe(trampa.usuario)
  })

  it('who works here is known by the mail, whatever they sign in with and whoever of elsewhere has it too', async () => {
    const correo = `colega-${++n}@ejemplo.edu`
    const mayor = await t.gente.alguien(t.owner, { empresa: t.gente.otraEmpresa, tipouser: 2 })
    const colega = await t.gente.alguien(t.owner, { empresa: t.gente.empresa, tipouser: 3 })
    for (const { usuario } of [mayor, colega]) await tieneCorreo(usuario, correo)
    const made = await make({ correo, cursos_ids: [cursos[0]] })
    expect([made.id, idsOf(made)]).toEqual([colega.usuario, [cursos[0]]])
    const tocayo = await t.gente.alguien(t.owner, { empresa: t.gente.empresa, tipouser: 3 })
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
    const raiz = await t.gente.alguien(t.owner, { empresa: t.gente.otraEmpresa, root: true })
    if (campo === 'usuario') await entraCon(raiz.usuario, correo)
    await tieneCorreo(raiz.usuario, correo)
    const r = await ask(c.create, valid({ correo }))
    expect([r.status, Object.keys(r.body.errors ?? {})]).toEqual([422, ['correo']])
    const { rows } = await t.owner.query('select 1 from accesos where usuario_id = $1 and empresa_id = $2', [
      raiz.usuario,
      t.gente.empresa,
    ])
    expect(rows).toEqual([])
  })

  it('the data of an administrator or operator who also teaches are not the operator’s to change', async () => {
    const correo = `persona-${++n}@ejemplo.edu`
    const root = await t.gente.alguien(t.owner, { empresa: t.gente.empresa, root: true })
    await tieneCorreo(root.usuario, correo)
    expect((await ask(c.create, valid({ correo }))).status).toBe(422)
    const made = await make({ correo }, t.gente.token.root)
    expect([made.id, made.motivo]).toEqual([root.usuario, expect.stringMatching(/otro rol/)])
    expect((await ask(c.update, { id: made.id, correo: 'ladron@ejemplo.edu' })).status).toBe(422)
    await ask(c.delete, { ids: [made.id] })
  })

  it.each(['inspector', 'demo', 'tutor', 'operadorBasico'] as const)(
    '%s, who only looks, is told no document, birth date or address, in the list, in one or in a file',
    async rol => {
      const secret = { documento: '70654321', sexo: 'F', estadocivil: 'Casado(a)', telefono: '987000111' }
      const { id, persona } = await make({ ...secret, fechanacimiento: '1980-05-06', direccion: 'Jr. Uno 1' })
      const token = t.gente.token[rol]
      const one = (await ask(c.show, { id }, token)).body
      expect(c.show.output.safeParse(one).error).toBeUndefined()
      expect(one.data.persona).toMatchObject({ nombres: persona.nombres, correo: persona.correo })
      const [listed] = (await ask(c.list, { filtro: persona.nombres }, token)).body.data
      for (const seen of [one.data, listed]) {
        expect(seen.id).toBe(id)
        expect(JSON.stringify(seen)).not.toMatch(/70654321|1980|Casado|987000111|Jr\. Uno/)
        expect(seen.persona).toMatchObject({ sexo: null, fechanacimiento: null, direccion: null })
      }
      expect((await ask(c.exportar, {}, token)).status).toBe(403)
      expect((await ask(c.show, { id })).body.data.persona).toMatchObject(secret)
    },
  )

  it('courses that are not there, or of another institution, are named', async () => {
    const ajeno = await plantPlan(t, { empresa: t.gente.otraEmpresa })
    const curso = await plantCurso(t, ajeno, {}, t.gente.otraEmpresa)
    const r = await ask(c.create, valid({ cursos_ids: [cursos[0], curso, 999_999] }))
    expect(r.status).toBe(422)
    expect(r.body.errors.cursos_ids[0]).toContain(`${curso}, 999999`)
  })

  it('a change counts the revision, keeps the rest, is one record; a stale one is 409', async () => {
    const made = await make({ cursos_ids: [cursos[0]] })
    const r = await ask(c.update, {
      id: made.id,
      nombres: 'Otra Ñ',
      cursos_ids: [cursos[1]],
      revision: made.revision,
    })
    expect(r.body.data).toMatchObject({ persona: { nombres: 'Otra Ñ', correo: made.persona.correo } })
    expect(idsOf(r.body.data)).toEqual([cursos[1]])
    const all = await records(made.id)
    expect(all).toHaveLength(2)
    expect(all[1]).toMatchObject({
      evento: 'docente.updated',
      antes: { nombres: made.persona.nombres, cursos_ids: [cursos[0]] },
      despues: { nombres: 'Otra Ñ', cursos_ids: [cursos[1]] },
    })
    const stale = await ask(c.update, { id: made.id, nombres: 'Z', revision: made.revision })
    expect([stale.status, stale.body.actual?.persona.nombres]).toEqual([409, 'Otra Ñ'])
    const same = await ask(c.update, { id: made.id, nombres: 'Otra Ñ', cursos_ids: [cursos[1]] })
    expect(same.body.data.revision).toBe(r.body.data.revision)
  })

  it('a part of the institution: sees its lecturers and courses alone, and changes only those', async () => {
    const both = await make({ cursos_ids: [cursos[0], fuera] })
    const away = await make({ cursos_ids: [fuera] })
    const none = await make()
    const seen = await ask(c.list, { per_page: 50 }, parcial)
    const ids = seen.body.data.map((d: { id: number }) => d.id)
    expect(ids).toEqual(expect.arrayContaining([both.id, none.id]))
    expect(ids).not.toContain(away.id)
    expect((await ask(c.show, { id: away.id }, parcial)).status).toBe(404)
    expect((await ask(c.update, { id: away.id, nombres: 'X' }, parcial)).status).toBe(404)
    expect((await ask(c.delete, { ids: [away.id] }, parcial)).status).toBe(404)
    const mine = await ask(c.show, { id: both.id }, parcial)
    expect(idsOf(mine.body.data)).toEqual([cursos[0]])
    expect(mine.body.data.motivo).toMatch(/otras facultades/)
    const saved = await ask(c.update, { id: both.id, cursos_ids: [cursos[1]] }, parcial)
    expect(idsOf(saved.body.data)).toEqual([cursos[1]])
    expect(idsOf((await ask(c.show, { id: both.id })).body.data)).toEqual(
      [cursos[1]!, fuera].sort((a, b) => a - b),
    )
    expect((await ask(c.update, { id: both.id, cursos_ids: [fuera] }, parcial)).status).toBe(422)
    const kept = await ask(c.delete, { ids: [both.id] }, parcial)
    expect([kept.status, kept.body.message]).toEqual([409, expect.stringContaining(both.persona.nombres)])
    expect((await ask(c.cursos, { ids: [cursos[0], fuera] }, parcial)).body.data).toMatchObject([
      { id: cursos[0] },
    ])
  })

  it('a plan in the Papelera: of elsewhere it keeps the person out of reach, for it may come back; of one’s own it hinders nobody', async () => {
    const tirado = async (de: PlanPlantado) => {
      const plan = await plantPlan(t, { en: de })
      await t.owner.query('update planes set deleted_at = now() where id = $1', [plan.plan])
      return plantCurso(t, plan)
    }
    const [mio, ajeno] = [await tirado(aqui), await tirado(alla)]
    const conCursos = async (ids: number[]) => {
      const made = await make()
      await t.owner.query('update accesos set cursos_ids = $2 where usuario_id = $1', [
        made.id,
        JSON.stringify(ids),
      ])
      return made
    }
    const deAqui = await conCursos([cursos[0]!, mio])
    const deAmbos = await conCursos([cursos[0]!, ajeno])
    const seen = (await ask(c.show, { id: deAmbos.id }, parcial)).body.data
    expect([idsOf(seen), seen.motivo]).toEqual([[cursos[0]], expect.stringMatching(/otras facultades/)])
    const taken = await ask(c.update, { id: deAmbos.id, correo: 'ladron@ejemplo.edu' }, parcial)
    expect([taken.status, Object.keys(taken.body.errors ?? {})]).toEqual([422, ['correo']])
    expect((await ask(c.delete, { ids: [deAmbos.id] }, parcial)).status).toBe(409)
    const saved = await ask(c.update, { id: deAqui.id, grado: 'Mg.', cursos_ids: [cursos[1]] }, parcial)
    expect([saved.status, idsOf(saved.body.data)], JSON.stringify(saved.body)).toEqual([200, [cursos[1]]])
    const { rows } = await t.owner.query('select cursos_ids from accesos where usuario_id = $1', [deAqui.id])
    expect(rows[0].cursos_ids).toEqual([mio, cursos[1]])
    const r = await ask(c.delete, { ids: [deAqui.id] }, parcial)
    expect(r.status, JSON.stringify(r.body)).toBe(200)
  })

  it('lists by name or mail without accents, by programme, plan and none, in pages', async () => {
    const one = await make({ nombres: 'Íñigo Único', cursos_ids: [fuera] })
    const ids = async (body: Record<string, unknown>) =>
      (await ask(c.list, { per_page: 50, ...body })).body.data.map((d: { id: number }) => d.id)
    expect(await ids({ filtro: 'iñigo unico' })).toEqual([one.id])
    expect(await ids({ filtro: 'iñigo', programa_id: alla.programa })).toEqual([one.id])
    expect(await ids({ filtro: 'iñigo', planestudio_id: aqui.plan })).toEqual([])
    expect(await ids({ filtro: 'iñigo', sin_cursos: true })).toEqual([])
    const page = await ask(c.list, { per_page: 5 })
    expect(c.list.output.safeParse(page.body).error).toBeUndefined()
    expect(page.body.data[0].id).toBe(one.id)
  })

  it('is replaced in one step: the courses go along, both are told of it, and an open session has them at once', async () => {
    const de = await make({ cursos_ids: [cursos[0], cursos[1]] })
    const por = await make({ cursos_ids: [cursos[1]] })
    const some = await ask(c.replace, { id: de.id, por_id: por.id, cursos_ids: [cursos[0]] })
    expect([some.status, idsOf(some.body.data)], JSON.stringify(some.body)).toEqual([200, [cursos[1]]])
    expect(some.body.message).toContain('1 curso de')
    const all = await ask(c.replace, { id: de.id, por_id: por.id })
    expect(idsOf(all.body.data)).toEqual([])
    expect(idsOf((await ask(c.show, { id: por.id })).body.data)).toEqual(
      [cursos[0]!, cursos[1]!].sort((a, b) => a - b),
    )
    expect((await records(de.id)).map(r => r.evento)).toEqual([
      'docente.created',
      'docente.reemplazado',
      'docente.reemplazado',
    ])
    for (const body of [{ por_id: de.id }, { por_id: por.id }, { por_id: por.id, cursos_ids: [cursos[2]] }])
      expect((await ask(c.replace, { id: de.id, ...body })).status).toBe(422)
    expect((await ask(c.replace, { id: de.id, por_id: 987_654 })).status).toBe(404)
  })

  it('only the courses that whoever asks sees go over', async () => {
    const de = await make({ cursos_ids: [cursos[0], fuera] })
    const por = await make()
    await ask(c.replace, { id: de.id, por_id: por.id }, parcial)
    expect(idsOf((await ask(c.show, { id: de.id })).body.data)).toEqual([fuera])
    expect(idsOf((await ask(c.show, { id: por.id })).body.data)).toEqual([cursos[0]])
  })

  it('whoever takes the last course that they see gets an answer, and the rest stays', async () => {
    const de = await make({ cursos_ids: [cursos[0], fuera] })
    const r = await ask(c.update, { id: de.id, cursos_ids: [] }, parcial)
    expect([r.status, r.body.data?.cursos]).toEqual([200, []])
    expect(idsOf((await ask(c.show, { id: de.id })).body.data)).toEqual([fuera])
  })

  it('two replacements at once lose no course', async () => {
    const [a, b, into] = [
      await make({ cursos_ids: [cursos[0]] }),
      await make({ cursos_ids: [cursos[1]] }),
      await make(),
    ]
    await Promise.all([a, b].map(d => ask(c.replace, { id: d.id, por_id: into.id })))
    expect(idsOf((await ask(c.show, { id: into.id })).body.data)).toEqual(
      [cursos[0]!, cursos[1]!].sort((x, y) => x - y),
    )
  })

  it('is taken off the list, the person stays, and the mail links them again', async () => {
    const made = await make({ cursos_ids: [cursos[0]] })
    expect((await ask(c.delete, { ids: [made.id, 987_654] })).status).toBe(404)
    const r = await ask(c.delete, { ids: [made.id] })
    expect([r.status, r.body.message]).toEqual([
      200,
      `Acabamos de quitar a «${made.persona.nombres}» de la lista de docentes.`,
    ])
    expect((await ask(c.show, { id: made.id })).status).toBe(404)
    expect((await make({ correo: made.persona.correo })).id).toBe(made.id)
  })

  it.each(ROLES.flatMap(rol => Object.entries(c).map(([name, call]) => [rol, name, call] as const)))(
    '%s, %s: what the matrix says',
    async (rol, _name, call) => {
      const may =
        rol !== 'docente' && (call.access === 'curricular.ver' || rol === 'root' || rol === 'operador')
      const r = await askCall(t, t.gente.token[rol], call, { id: 987_654, ids: [987_654], por_id: 987_655 })
      if (may) expect([200, 404, 422]).toContain(r.status)
      else expect([r.status, /rol/.test(r.body.message)]).toEqual([403, true])
    },
  )

  it('of another institution: 404; without a session: 401', async () => {
    const made = await make()
    expect((await ask(c.show, { id: made.id }, t.gente.ajeno)).status).toBe(404)
    expect((await ask(c.update, { id: made.id, nombres: 'X' }, t.gente.ajeno)).status).toBe(404)
    expect((await ask(c.delete, { ids: [made.id] }, t.gente.ajeno)).status).toBe(404)
    expect((await askCall(t, null, c.list, {})).status).toBe(401)
  })
})
