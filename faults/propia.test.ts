import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { conDueno } from './base.ts'
import { comprobar, type Hallazgos } from './comprobar.ts'
import { contarCorreos } from './correos.ts'
import { abrirEscena, type Escena } from './escena.ts'
import { bajarDe, comprobarVivo, examinar, type Preparado, poblar } from './funcion.ts'
import { intentar } from './pedir.ts'

/** What looks for lost writes must find one: each is made behind the product's back, and then looked for. */
describe('the search after a fault finds', { timeout: 120_000 }, () => {
  let escena: Escena
  let p: Preparado
  beforeAll(async () => {
    escena = await abrirEscena()
    p = await poblar(escena, { empresas: 1, personas: 2, pausa: 10, antes: 0, despues: 0 })
    const [libro] = p.libros
    const enough = () =>
      libro!.cursos.size > 1 && libro!.grilla && libro!.archivos.length > 0 && libro!.textos.size > 0
    while (!enough()) await sleep(100)
    p.terminarEn(0)
    await p.fin
  }, 300_000)
  afterAll(async () => {
    for (const [oyente] of p?.oyentes ?? []) oyente.cerrar()
    await escena?.close()
  })

  const buscar = (): Promise<Hallazgos> => {
    const url = escena.baseUrl()
    return conDueno(url, owner => comprobar(owner, url, p.libros, bajarDe(escena.urls)))
  }
  /** Behind the product's back: without triggers and keys. */
  const aEspaldas = (text: string, values: unknown[] = []) =>
    conDueno(escena.baseUrl(), async (owner: pg.Client) => {
      await owner.query('set session_replication_role = replica')
      const { rowCount } = await owner.query(text, values)
      expect(rowCount).toBe(1)
    })
  const libro = () => p.libros[0]!

  it('nothing where nothing is wrong', async () => {
    const { hallazgos, correos, vivo } = await examinar(escena, p)
    expect(hallazgos).toEqual({ perdidas: [], dobles: [], mitades: [], cadena: [], inciertas: [] })
    expect([correos.faltan, correos.conVariosIds, vivo]).toEqual([[], 0, []])
    expect(p.vivido.rechazos).toEqual([])
  })

  it('a mail that did not arrive, and copies with two names', () => {
    const mail = (id: string) => ({ para: ['a@x.pe'], source: `Message-ID: <${id}>\r\n\r\n` })
    expect(contarCorreos({ received: [mail('1'), mail('1')] }, ['a@x.pe', 'b@x.pe'])).toMatchObject({
      llegados: 1,
      copias: 1,
      conVariosIds: 0,
      faltan: ['b@x.pe'],
    })
    expect(contarCorreos({ received: [mail('1'), mail('2')] }, ['a@x.pe']).conVariosIds).toBe(1)
  })

  it('a live client that missed a change', async () => {
    const [oyente, token, empresa] = p.oyentes[0]!
    const sordo = { ...oyente, oidos: () => oyente.oidos().slice(1) }
    expect(await comprobarVivo(escena, [[sordo, token, empresa]], 500)).toEqual([
      expect.stringMatching(/le faltan 1/),
    ])
  })

  it('a write that was done twice', async () => {
    const { token, plan, ciclos } = libro().rincon
    const marca = libro().asientos.find(a => a.que === 'crear curso')!.marca
    const body = { nombre: marca, planestudio_id: plan, ciclo_id: ciclos[0] }
    const pedido = { token, method: 'POST', path: '/v1/asignaturas', body, clave: randomUUID() }
    expect((await intentar(escena.urls[0]!, pedido))!.status).toBe(200)
    const { dobles } = await buscar()
    expect(dobles).toEqual([
      expect.stringMatching(/nadie lo creó/),
      expect.stringMatching(new RegExp(`${marca}: 2 registros`)),
    ])
  })

  it('half a grid', async () => {
    await aEspaldas("update asignaturas set nombre = 'otro 0' where id = $1", [
      libro().rincon.grilla.cursos[0],
    ])
    expect((await buscar()).mitades).toEqual([expect.stringMatching(/^grilla /)])
  })

  it('a file without its bytes', async () => {
    const { rows } = await conDueno(escena.baseUrl(), owner =>
      owner.query('select clave from archivos where nombre = $1', [`${libro().archivos[0]!.marca}.pdf`]),
    )
    rmSync(path.join(escena.dataDir, 'archivos', rows[0].clave))
    expect((await buscar()).mitades).toContainEqual(expect.stringMatching(/^archivo .+ sin su contenido/))
  })

  it('a lost course, and one that was lost without a record', async () => {
    const [id] = libro().cursos.keys()
    await aEspaldas('delete from asignaturas where id = $1', [id])
    const { perdidas, mitades } = await buscar()
    expect(perdidas).toEqual([`curso ${id} (${libro().cursos.get(id!)!.nombre}): no está`])
    expect(mitades).toContainEqual(`curso ${id}: no está, y ningún registro dice que se eliminó`)
  })

  it('an older text in the place of the last one', async () => {
    const [key] = libro().textos.keys()
    await aEspaldas("update plan_secciones set items = '[]' where planestudio_id = $1 and key = $2", [
      libro().rincon.plan,
      key,
    ])
    expect((await buscar()).perdidas).toContainEqual(expect.stringMatching(new RegExp(`^texto ${key}`)))
  })

  it('a chain that somebody wrote in', async () => {
    await aEspaldas("update cambios set despues = '{}' where empresa_id = $1 and id = 3", [
      libro().rincon.empresa,
    ])
    expect((await buscar()).cadena).toEqual([expect.stringMatching(/registro 3 no es como se escribió/)])
  })
})
