import { calls } from '@malla/contracts/calls.ts'
import { describe, expect, it } from 'vitest'
import { type PlanPlantado, plantCurso, plantPlan } from '../../testing/academico.ts'
import { askCall } from '../../testing/askCall.ts'
import { consultasDurante } from '../../testing/consultas.ts'
import { ROLES } from '../../testing/gente.ts'
import { casaDeDocentes } from './testing/casaDeDocentes.ts'

const c = calls.docentes

describe('docentes', () => {
  const casa = casaDeDocentes()
  const { ask, valid, make, idsOf, records, cursos } = casa

  it('is made as person, user and access with courses, in one record without a password', async () => {
    const version = await plantCurso(casa.t, casa.aqui, {
      base_id: cursos[0],
      version: 2,
      nombre: 'Nombre nuevo',
    })
    const made = await make({
      correo: 'Ana@Ejemplo.edu',
      cursos_ids: [version, cursos[1]],
      grado: 'Mg.',
      telefono: '999',
    })
    expect(c.create.output.shape.data.safeParse(made).error).toBeUndefined()
    expect(idsOf(made)).toEqual([cursos[0], cursos[1]])
    expect(made.cursos.find((x: { id: number }) => x.id === cursos[0]).nombre).toBe('Nombre nuevo')
    expect(made).toMatchObject({
      usuario: 'ana@ejemplo.edu',
      motivo: null,
      persona: { telefono: '999' },
    })
    const [record, ...others] = await records(made.id)
    expect(others).toEqual([])
    expect(record).toMatchObject({ evento: 'docente.created', despues: { nombres: made.persona.nombres } })
    expect(JSON.stringify(record)).not.toMatch(/clave|argon/)
    const { rows } = await casa.t.owner.query(
      'select tipopersona_id, rol, cursos_ids from accesos where usuario_id = $1',
      [made.id],
    )
    expect(rows).toMatchObject([{ cursos_ids: [cursos[0], cursos[1]] }])
    expect(Number(rows[0].tipopersona_id)).toBe(casa.tipo)
    await casa.t.owner.query('delete from asignaturas where id = $1', [version])
  })

  it.each(['nombres', 'correo'])('without %s: 422 that names it', async field => {
    for (const value of ['', undefined]) {
      const r = await ask(c.create, valid({ [field]: value }))
      expect([r.status, Object.keys(r.body.errors)]).toEqual([422, [field]])
    }
  })

  it.each(['inspector', 'demo', 'tutor', 'operadorBasico'] as const)(
    '%s, who only looks, is told no document, birth date or address, in the list, in one or in a file',
    async rol => {
      const secret = { documento: '70654321', sexo: 'F', estadocivil: 'Casado(a)', telefono: '987000111' }
      const { id, persona } = await make({ ...secret, fechanacimiento: '1980-05-06', direccion: 'Jr. Uno 1' })
      const token = casa.t.gente.token[rol]
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

  it('courses that are not there, or of another institution, are refused alike', async () => {
    const ajeno = await plantPlan(casa.t, { empresa: casa.t.gente.otraEmpresa })
    const curso = await plantCurso(casa.t, ajeno, {}, casa.t.gente.otraEmpresa)
    const r = await ask(c.create, valid({ cursos_ids: [cursos[0], curso, 999_999] }))
    expect(r.status).toBe(422)
    expect(r.body.errors.cursos_ids[0]).toMatch(/^Varios de los cursos elegidos ya no están/)
  })

  it('courses, district and picture that are none are said at once, new or changed', async () => {
    const malo = { cursos_ids: [999_999], distrito_id: '999999', imagen_url: 'https://ajeno.edu/mira.png' }
    const { id } = await make()
    for (const r of [await ask(c.create, valid(malo)), await ask(c.update, { id, ...malo })])
      expect([r.status, Object.keys(r.body.errors).sort()]).toEqual([422, Object.keys(malo).sort()])
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
    const both = await make({ cursos_ids: [cursos[0], casa.fuera] })
    const away = await make({ cursos_ids: [casa.fuera] })
    const none = await make()
    const seen = await ask(c.list, { per_page: 50 }, casa.parcial)
    const ids = seen.body.data.map((d: { id: number }) => d.id)
    expect(ids).toEqual(expect.arrayContaining([both.id, none.id]))
    expect(ids).not.toContain(away.id)
    expect((await ask(c.show, { id: away.id }, casa.parcial)).status).toBe(404)
    expect((await ask(c.update, { id: away.id, nombres: 'X' }, casa.parcial)).status).toBe(404)
    expect((await ask(c.delete, { ids: [away.id] }, casa.parcial)).status).toBe(404)
    const mine = await ask(c.show, { id: both.id }, casa.parcial)
    expect(idsOf(mine.body.data)).toEqual([cursos[0]])
    expect(mine.body.data.motivo).toMatch(/otras facultades/)
    const saved = await ask(c.update, { id: both.id, cursos_ids: [cursos[1]] }, casa.parcial)
    expect(idsOf(saved.body.data)).toEqual([cursos[1]])
    expect(idsOf((await ask(c.show, { id: both.id })).body.data)).toEqual(
      [cursos[1]!, casa.fuera].sort((a, b) => a - b),
    )
    expect((await ask(c.update, { id: both.id, cursos_ids: [casa.fuera] }, casa.parcial)).status).toBe(422)
    const kept = await ask(c.delete, { ids: [both.id] }, casa.parcial)
    expect([kept.status, kept.body.message]).toEqual([409, expect.stringContaining(both.persona.nombres)])
    expect((await ask(c.cursos, { ids: [cursos[0], casa.fuera] }, casa.parcial)).body.data).toMatchObject([
      { id: cursos[0] },
    ])
  })

  it('a plan in the Papelera: of elsewhere it keeps the person out of reach, for it may come back; of one’s own it hinders nobody', async () => {
    const tirado = async (de: PlanPlantado) => {
      const plan = await plantPlan(casa.t, { en: de })
      await casa.t.owner.query('update planes set deleted_at = now() where id = $1', [plan.plan])
      return plantCurso(casa.t, plan)
    }
    const [mio, ajeno] = [await tirado(casa.aqui), await tirado(casa.alla)]
    const conCursos = async (ids: number[]) => {
      const made = await make()
      await casa.t.owner.query('update accesos set cursos_ids = $2 where usuario_id = $1', [
        made.id,
        JSON.stringify(ids),
      ])
      return made
    }
    const deAqui = await conCursos([cursos[0]!, mio])
    const deAmbos = await conCursos([cursos[0]!, ajeno])
    const seen = (await ask(c.show, { id: deAmbos.id }, casa.parcial)).body.data
    expect([idsOf(seen), seen.motivo]).toEqual([[cursos[0]], expect.stringMatching(/otras facultades/)])
    const taken = await ask(c.update, { id: deAmbos.id, correo: 'ladron@ejemplo.edu' }, casa.parcial)
    expect([taken.status, Object.keys(taken.body.errors ?? {})]).toEqual([422, ['correo']])
    expect((await ask(c.delete, { ids: [deAmbos.id] }, casa.parcial)).status).toBe(409)
    const saved = await ask(c.update, { id: deAqui.id, grado: 'Mg.', cursos_ids: [cursos[1]] }, casa.parcial)
    expect([saved.status, idsOf(saved.body.data)], JSON.stringify(saved.body)).toEqual([200, [cursos[1]]])
    const { rows } = await casa.t.owner.query('select cursos_ids from accesos where usuario_id = $1', [
      deAqui.id,
    ])
    expect(rows[0].cursos_ids).toEqual([mio, cursos[1]])
    const r = await ask(c.delete, { ids: [deAqui.id] }, casa.parcial)
    expect(r.status, JSON.stringify(r.body)).toBe(200)
  })

  it('a form that was opened before a course of theirs went is brought together with that, and not refused', async () => {
    const deDos = async () => {
      const plan = await plantPlan(casa.t, { en: casa.aqui })
      return [plan.plan, await plantCurso(casa.t, plan, { nombre: 'Acústica' })] as const
    }
    const [[, borrado], [tirado, guardado]] = [await deDos(), await deDos()]
    const made = await make({ cursos_ids: [cursos[0], borrado, guardado] })
    const como = casa.t.as(casa.t.gente.token.operador)
    const otro = await make()
    const guardar = (mas: object) =>
      ask(c.update, { id: made.id, cursos_ids: [cursos[0], borrado, guardado, cursos[1]], ...mas })

    expect((await como('DELETE', `/v1/asignaturas/${borrado}`)).status).toBe(200)
    const tarde = await guardar({ revision: made.revision })
    expect([tarde.status, tarde.body.actual?.revision]).toEqual([409, made.revision + 1])
    expect(idsOf(tarde.body.actual)).toEqual([cursos[0], guardado])

    // That one may come back: who has it keeps it, and nobody else is given it.
    expect((await como('DELETE', `/v1/plan/estudios/${tirado}`)).status).toBe(200)
    const ahora = { revision: made.revision + 1, cursos_ids: [cursos[0], guardado, cursos[1]] }
    const saved = await guardar(ahora)
    expect([saved.status, idsOf(saved.body.data)], JSON.stringify(saved.body)).toEqual([
      200,
      [cursos[0], cursos[1]],
    ])
    const suyos = async (id: number) =>
      (await casa.t.owner.query('select cursos_ids from accesos where usuario_id = $1', [id])).rows[0]
        .cursos_ids
    expect(await suyos(made.id)).toEqual([cursos[0], guardado, cursos[1]])
    const ajeno = await ask(c.update, { id: otro.id, cursos_ids: [guardado] })
    expect([ajeno.status, ajeno.body.errors?.cursos_ids]).toEqual([
      422,
      ['«Acústica» es de un plan que está en la Papelera.'],
    ])
    const relevo = await ask(c.replace, {
      id: made.id,
      por_id: otro.id,
      cursos_ids: [cursos[0], guardado, cursos[1]],
    })
    expect(relevo.status, JSON.stringify(relevo.body)).toBe(200)
    expect([await suyos(made.id), await suyos(otro.id)]).toEqual([[], [cursos[0], guardado, cursos[1]]])
  })

  it('lists by name or mail without accents, by programme, plan and none, in pages', async () => {
    const one = await make({ nombres: 'Íñigo\u00a0María  Único', cursos_ids: [casa.fuera] })
    expect(one.persona.nombres).toBe('Íñigo María Único')
    const ids = async (body: Record<string, unknown>) =>
      (await ask(c.list, { per_page: 50, ...body })).body.data.map((d: { id: number }) => d.id)
    expect(await ids({ filtro: 'iñigo unico' })).toEqual([one.id])
    expect(await ids({ filtro: 'UNICO  inigo ejemplo.edu' })).toEqual([one.id])
    expect(await ids({ filtro: 'iñigo otro' })).toEqual([])
    expect(await ids({ filtro: 'iñigo', programa_id: casa.alla.programa })).toEqual([one.id])
    expect(await ids({ filtro: 'iñigo', planestudio_id: casa.aqui.plan })).toEqual([])
    expect(await ids({ filtro: 'iñigo', sin_cursos: true })).toEqual([])
    const page = await ask(c.list, { per_page: 5 })
    expect(c.list.output.safeParse(page.body).error).toBeUndefined()
    expect(page.body.data[0].id).toBe(one.id)
  })

  it('courses to choose from are found by any words of the name, and by the code with its signs or without', async () => {
    const otros = await plantPlan(casa.t)
    const [raya, junto] = [
      await plantCurso(casa.t, otros, { codigo: 'INF-134', nombre: 'Cálculo Diferencial e Integral' }),
      await plantCurso(casa.t, otros, { codigo: 'INF135', nombre: 'Álgebra' }),
    ]
    const found = async (q: string) => (await ask(c.cursos, { q })).body.data.map((x: { id: number }) => x.id)
    for (const q of ['calculo integral', 'integral cálculo', 'inf134', 'inf-134', 'Inf 134 diferencial'])
      expect([q, ...(await found(q))]).toEqual([q, raya])
    expect(await found('INF-135')).toEqual([junto])
    expect(await found('inf-13')).toEqual([junto, raya])
    for (const q of ['calculo algebra', 'inf134 /', '%']) expect([q, ...(await found(q))]).toEqual([q])
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
    const de = await make({ cursos_ids: [cursos[0], casa.fuera] })
    const por = await make()
    await ask(c.replace, { id: de.id, por_id: por.id }, casa.parcial)
    expect(idsOf((await ask(c.show, { id: de.id })).body.data)).toEqual([casa.fuera])
    expect(idsOf((await ask(c.show, { id: por.id })).body.data)).toEqual([cursos[0]])
  })

  it('whoever takes the last course that they see gets an answer, and the rest stays', async () => {
    const de = await make({ cursos_ids: [cursos[0], casa.fuera] })
    const r = await ask(c.update, { id: de.id, cursos_ids: [] }, casa.parcial)
    expect([r.status, r.body.data?.cursos]).toEqual([200, []])
    expect(idsOf((await ask(c.show, { id: de.id })).body.data)).toEqual([casa.fuera])
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

  it('many are taken off with the writes of one, each in a record of its own', async () => {
    const quitar = async (n: number): Promise<number> => {
      const ids: number[] = []
      for (let i = 0; i < n; i++) ids.push((await make({ cursos_ids: [cursos[0]] })).id)
      const escritas = await consultasDurante(/update [^ ]*usuarios/, async () =>
        expect((await ask(c.delete, { ids })).status).toBe(200),
      )
      for (const id of ids)
        expect((await records(id)).at(-1)).toMatchObject({
          evento: 'docente.deleted',
          antes: { nombres: expect.any(String), cursos_ids: [cursos[0]] },
        })
      return escritas
    }
    expect(await quitar(6)).toBe(await quitar(1))
  })

  it.each(ROLES.flatMap(rol => Object.entries(c).map(([name, call]) => [rol, name, call] as const)))(
    '%s, %s: what the matrix says',
    async (rol, _name, call) => {
      const may =
        rol !== 'docente' && (call.access === 'curricular.ver' || rol === 'root' || rol === 'operador')
      const r = await askCall(casa.t, casa.t.gente.token[rol], call, {
        id: 987_654,
        ids: [987_654],
        por_id: 987_655,
      })
      if (may) expect([200, 404, 422]).toContain(r.status)
      else expect([r.status, /rol/.test(r.body.message)]).toEqual([403, true])
    },
  )

  it('of another institution: 404; without a session: 401', async () => {
    const made = await make()
    expect((await ask(c.show, { id: made.id }, casa.t.gente.ajeno)).status).toBe(404)
    expect((await ask(c.update, { id: made.id, nombres: 'X' }, casa.t.gente.ajeno)).status).toBe(404)
    expect((await ask(c.delete, { ids: [made.id] }, casa.t.gente.ajeno)).status).toBe(404)
    expect((await askCall(casa.t, null, c.list, {})).status).toBe(401)
  })
})
