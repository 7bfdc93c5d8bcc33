import { randomUUID } from 'node:crypto'
import { mensajesDeError } from '@malla/contracts/mensajesDeError.ts'
import { describe, expect, it } from 'vitest'
import { openDb } from '../../platform/db/db.ts'
import { forgetKeys, forgetLongAnswers } from '../../platform/http/idempotency.ts'
import { casaDeSilabos } from '../silabos/testing/casaDeSilabos.ts'
import { unidad } from '../silabos/testing/silaboEntero.ts'

describe('what was answered to a write that may come again', () => {
  const casa = casaDeSilabos()
  /** Texts that no compression makes small. */
  const largo = () => Array.from({ length: 100 }, () => randomUUID()).join(' ')
  const enviar = (clave: string, body: object) =>
    casa.t.as(casa.t.gente.token.operador)(
      'PUT',
      `/v1/asignaturas/keys/silabo/${casa.curso}`,
      { silabo: { metodologia: `<p>${largo()}</p>` }, ...body },
      { 'idempotency-key': clave },
    )
  /** Two days later. */
  const pasanDosDias = async () => {
    await casa.t.owner.query("update repeticiones set created_at = created_at - interval '2 days'")
    const db = openDb(casa.t.databaseUrl)
    await forgetKeys(db)
    await forgetLongAnswers(db)
    await db.close()
  }
  const guardada = async (clave: string) => {
    const { rows } = await casa.t.owner.query(
      'select respuesta is not null as hay from repeticiones where clave = $1',
      [clave],
    )
    return rows
  }

  it('a whole syllabus is kept for a day: afterwards what was sent twice hears what stands there now', async () => {
    const clave = randomUUID()
    const uno = { silabo: { metodologia: `<p>${largo()}</p>` }, revisiones: { metodologia: 0 } }
    const { status, body } = await enviar(clave, uno)
    expect([status, await enviar(clave, uno).then(r => r.body)]).toEqual([200, body])
    await pasanDosDias()
    expect(await guardada(clave)).toEqual([{ hay: false }])
    const tarde = await enviar(clave, uno)
    expect([tarde.status, tarde.body.data]).toEqual([200, body.data])
    const despues = await enviar(randomUUID(), { revisiones: { metodologia: 1 } })
    const chocan = await enviar(clave, uno)
    expect([chocan.status, chocan.body.actual]).toEqual([409, despues.body.data])
    const otro = await enviar(clave, { revisiones: { metodologia: 1 } })
    expect([otro.status, otro.body.message]).toEqual([409, mensajesDeError.claveRepetida])
  })

  it('what does not say upon what it was written is not written over what came later', async () => {
    const clave = randomUUID()
    const uno = { silabo: { unidadesaprendizaje: [unidad('a', 8)], metodologia: `<p>${largo()}</p>` } }
    expect((await enviar(clave, uno)).status).toBe(200)
    const despues = await enviar(randomUUID(), {})
    await pasanDosDias()
    const tarde = await enviar(clave, uno)
    expect([tarde.status, tarde.body.message]).toEqual([409, mensajesDeError.yaHecha])
    expect(tarde.body.hecha).toBe(true)
    const { body } = await casa.ask('GET', `/v1/asignaturas/${casa.curso}/silabo`)
    expect(body.data.silabo.revision).toBe(despues.body.data.revision)
  })

  it('a short answer is told again', async () => {
    const clave = randomUUID()
    const facultad = () =>
      casa.t.as(casa.t.gente.token.operador)(
        'POST',
        '/v1/facultades',
        { nombre: 'Letras' },
        { 'idempotency-key': clave },
      )
    const { body } = await facultad()
    await pasanDosDias()
    expect((await facultad()).body).toEqual(body)
  })
})
