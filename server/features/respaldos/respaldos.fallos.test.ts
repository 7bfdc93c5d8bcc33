import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { programarRespaldo } from './programar.ts'
import { casaDeRespaldos } from './testing/casaDeRespaldos.ts'

const casa = casaDeRespaldos()
const { node, captured, root, resumen, row, clear } = casa

describe('the backup of the day', () => {
  it('that nobody tries any more is shown as failed', async () => {
    await clear()
    const { rows } = await casa.t.owner.query(
      "insert into respaldos (dia, iniciado_at) values ('2099-05-06', now() - interval '1 hour') returning id",
    )
    await programarRespaldo(await node())
    expect((await row(Number(rows[0].id))).motivo).toMatch(/se detuvo/)
  })

  it('that cannot be written says why, after its last try', async () => {
    await clear()
    const blocked = path.join(casa.t.dataDir, 'un-archivo')
    writeFileSync(blocked, '')
    await casa.t.owner.query("update pgboss.queue set retry_limit = 0 where name = 'respaldo'")
    const platform = await node({ BACKUP_DIR: blocked })
    const { rows } = await casa.t.owner.query(
      "insert into respaldos (dia) values ('2099-05-07') returning id",
    )
    const id = Number(rows[0].id)
    const waiting = { id, name: 'respaldo' }
    // Only the node that cannot write may take it: the work is done by hand.
    const works = captured(platform)
    await expect(works({ data: waiting, intento: 1, isLast: true })).rejects.toThrow()
    expect(await row(id)).toMatchObject({
      archivo: null,
      motivo: 'La carpeta de respaldos no es una carpeta.',
    })
    expect((await resumen()).respaldos[0]).toMatchObject({ estado: 'fallido' })
    await casa.t.owner.query("update pgboss.queue set retry_limit = 2 where name = 'respaldo'")
  })

  it('that fails leaves no old one either: where room is wanting they make it', async () => {
    await clear()
    const platform = await node()
    const viejo = path.join(casa.t.dataDir, 'respaldos', 'malla-viejo-1.tar.gz')
    mkdirSync(path.dirname(viejo), { recursive: true })
    writeFileSync(viejo, 'x')
    await casa.t.owner.query(
      `insert into respaldos (dia, archivo, bytes, terminado_at) values ('2001-01-01', 'malla-viejo-1.tar.gz', 1, now() - interval '60 days'),
         (null, 'malla-nuevo-2.tar.gz', 1, now())`,
    )
    const { rows } = await casa.t.owner.query(
      "insert into respaldos (dia) values ('2099-05-08') returning id",
    )
    const works = captured(platform, 'postgres://nadie@127.0.0.1:1/nada')
    await expect(works({ data: { id: Number(rows[0].id) }, intento: 1, isLast: true })).rejects.toThrow()
    expect(existsSync(viejo)).toBe(false)
    await clear()
  })

  it('that is kept and cannot be noted is noted by whoever comes next, and not made twice', async () => {
    await clear()
    const folder = path.join(casa.t.dataDir, 'sin-nota')
    const works = captured(await node({ BACKUP_DIR: folder }))
    const { rows } = await casa.t.owner.query(
      "insert into respaldos (dia) values ('2099-05-08') returning id",
    )
    await casa.t.owner.query(`
      create function no_nota() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
      create trigger no_nota before update on respaldos for each row when (new.terminado_at is not null) execute function no_nota()`)
    const id = Number(rows[0].id)
    const tarea = { data: { id }, intento: 1, isLast: false }
    try {
      // As one that is killed there.
      await expect(works(tarea)).rejects.toThrow()
    } finally {
      await casa.t.owner.query('drop function no_nota cascade')
    }
    const [file] = readdirSync(folder)
    expect(readdirSync(folder)).toEqual([expect.stringMatching(new RegExp(`^malla-.*-${id}\\.tar\\.gz$`))])
    expect((await resumen()).respaldos[0]).toMatchObject({ id, estado: 'en_curso', archivo: null })
    expect((await root('GET', `/v1/respaldos/${id}/archivo`)).status).toBe(404)
    await works({ ...tarea, intento: 2, isLast: true })
    expect(readdirSync(folder)).toEqual([file])
    expect((await resumen()).respaldos[0]).toMatchObject({
      id,
      estado: 'listo',
      archivo: file,
      bytes: statSync(path.join(folder, file!)).size,
    })
  })

  it('that nobody tries any more is listed where its file was kept', async () => {
    await clear()
    // Where the server of this file looks too, in its own rounds.
    const folder = path.join(casa.t.dataDir, 'respaldos')
    mkdirSync(folder, { recursive: true })
    const plant = async (dia: string, archivo: string) =>
      Number(
        (
          await casa.t.owner.query(
            "insert into respaldos (dia, archivo, iniciado_at) values ($1, $2, now() - interval '1 hour') returning id",
            [dia, archivo],
          )
        ).rows[0].id,
      )
    const [hay, noHay] = [
      await plant('2099-05-09', 'malla-a-1.tar.gz'),
      await plant('2099-05-10', 'malla-a-2.tar.gz'),
    ]
    writeFileSync(path.join(folder, 'malla-a-1.tar.gz'), 'doce letras.')
    await programarRespaldo(await node())
    expect(await row(hay)).toMatchObject({ archivo: 'malla-a-1.tar.gz', bytes: 12, motivo: null })
    expect((await row(hay)).terminado_at).not.toBeNull()
    expect(await row(noHay)).toMatchObject({ archivo: null, motivo: expect.stringMatching(/se detuvo/) })
  })

  it('is told to who administers once, until one is made whole and the next fails', async () => {
    await clear()
    const blocked = path.join(casa.t.dataDir, 'otro-archivo')
    writeFileSync(blocked, '')
    const broken = captured(await node({ BACKUP_DIR: blocked }))
    const plant = async (dia: string) =>
      Number(
        (await casa.t.owner.query('insert into respaldos (dia) values ($1) returning id', [dia])).rows[0].id,
      )
    const fails = async (dia: string, isLast = true) => {
      const id = await plant(dia)
      await expect(broken({ data: { id }, intento: 1, isLast })).rejects.toThrow()
      return id
    }
    const told = async (): Promise<{ para: string; texto: string }[]> =>
      (
        await casa.t.owner.query(
          "select para, texto from correos where asunto = 'Los respaldos están fallando' order by id",
        )
      ).rows
    await casa.t.owner.query("delete from correos where asunto = 'Los respaldos están fallando'")

    // A try that is not the last says nothing yet.
    await fails('2099-06-01', false)
    expect(await told()).toEqual([])
    await casa.t.owner.query('delete from respaldos')
    await fails('2099-06-02')
    const { rows } = await casa.t.owner.query('select correo from personas where root')
    expect((await told()).map(c => c.para)).toEqual(rows.map(r => r.correo))
    expect((await told())[0]!.texto).toMatch(
      /La carpeta de respaldos no es una carpeta\.[\s\S]*no se podrían recuperar/,
    )
    await fails('2099-06-03')
    // Nor does one whose server died write again.
    await casa.t.owner.query(
      "insert into respaldos (dia, iniciado_at) values ('2099-06-04', now() - interval '1 hour')",
    )
    await programarRespaldo(await node())
    expect(await told()).toHaveLength(rows.length)

    await casa.t.owner.query(
      "insert into respaldos (dia, archivo, bytes, terminado_at) values ('2099-06-05', 'x.tar.gz', 1, clock_timestamp())",
    )
    // One that was taken off (its day stays) did not fail.
    await casa.t.owner.query(
      "insert into respaldos (dia, terminado_at) values ('2099-06-08', clock_timestamp())",
    )
    await fails('2099-06-06')
    await fails('2099-06-07')
    expect(await told()).toHaveLength(2 * rows.length)
    expect((await told()).at(-1)!.texto).toMatch(/se recuperarían los del \d\d\/\d\d\/\d{4} a las \d\d:\d\d/)
    await clear()
  })
})
