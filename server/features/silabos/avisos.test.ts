import { describe, expect, it } from 'vitest'
import { AVISOS_POR_HORA } from './avisos.service.ts'
import { casaDeRevision } from './testing/casaDeRevision.ts'

describe('the mails of the review', () => {
  const { casa, suya, suyo, paso, completar, observar } = casaDeRevision()
  const asuntos = async () => {
    const { rows } = await casa.t.owner.query('select asunto from correos order by id')
    return (rows as { asunto: string }[]).map(r => r.asunto.split(':')[0])
  }
  const inspector = () => casa.t.gente.token.inspector
  const darlos = async (...pasos: [cual: string, token?: string][]) => {
    for (const [cual, token] of pasos) expect((await paso(cual, token)).status).toBe(200)
  }
  /** Handed in, observed and answered: it is the lecturer's turn. Answers how many mails there are by then. */
  const observado = async (): Promise<number> => {
    await completar()
    await darlos(['entregar', suya.docente.token])
    const { id } = (await observar('Revise la sumilla.', 'sumilla', 'inspector')).body.data
    await darlos(['observar', inspector()])
    await suyo('PUT', `/v1/observaciones/${id}/responder`, { respuesta: 'Hecho.' })
    return (await asuntos()).length
  }

  it('taking it back and handing it in again tells nobody anew', async () => {
    const antes = await observado()
    for (let i = 0; i < 10; i++)
      await darlos(['entregar', suya.docente.token], ['retirar', suya.docente.token])
    expect((await asuntos()).slice(antes)).toEqual(['Sílabo corregido'])
  })

  it('going to and fro between approved and open is mailed a few times an hour, each way', async () => {
    await completar()
    const antes = (await asuntos()).length
    const vuelta = (): Promise<void> => darlos(['entregar', suya.docente.token], ['aprobar'], ['reabrir'])
    for (let i = 0; i < AVISOS_POR_HORA + 2; i++) await vuelta()
    const unos = ['Sílabo aprobado', 'Sílabo abierto de nuevo']
    expect((await asuntos()).slice(antes)).toEqual(Array(AVISOS_POR_HORA).fill(unos).flat())
    await casa.t.owner.query("update cambios set cuando = cuando - interval '61 minutes'")
    await vuelta()
    expect((await asuntos()).slice(antes + 2 * AVISOS_POR_HORA)).toEqual(unos)
  })

  it('approving many, one after the other, tells each lecturer', async () => {
    await completar()
    await darlos(['entregar', suya.docente.token], ['aprobar'])
    const antes = (await asuntos()).length
    suya.periodo_id = await casa.periodo({ fechafin: '2999-07-17', fechaentrega: '2999-04-01' })
    await completar()
    await darlos(['entregar', suya.docente.token], ['aprobar'])
    expect((await asuntos()).slice(antes)).toEqual(['Sílabo aprobado'])
  })

  it.each([
    ['an account that is not Habilitado', "update usuarios set estado = '3' where id = $1"],
    ['one without a role here', 'delete from accesos where usuario_id = $1'],
  ])('none reaches %s', async (_que, sql) => {
    const otro = await casa.t.gente.alguien(casa.t.owner, { empresa: casa.t.gente.empresa, tipouser: 2 })
    await completar()
    await darlos(['entregar', suya.docente.token])
    await casa.t.owner.query(
      `insert into silabo_observaciones (empresa_id, silabo_id, texto, usuario_id, respuesta)
      select empresa_id, id, 'Algo.', $1, 'Hecho.' from silabos where asignatura_id = $2`,
      [otro.usuario, casa.curso],
    )
    await darlos(['observar'])
    const antes = (await asuntos()).length
    await casa.t.owner.query(sql, [otro.usuario])
    await darlos(['entregar', suya.docente.token])
    expect((await asuntos()).length).toBe(antes)
    await casa.t.owner.query(sql, [suya.docente.usuario])
    await darlos(['observar'])
    expect((await asuntos()).length).toBe(antes)
  })
})
