import path from 'node:path'
import { ajustesIniciales } from '@malla/domain/empresas/ajustes.ts'
import { ESTRUCTURA_INICIAL } from '@malla/domain/silabos/estructura.ts'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Platform } from '../../platform/context.ts'
import { openDb } from '../../platform/db/db.ts'
import { folderStorage, type Storage } from '../../platform/files/storage.ts'
import { createJobs } from '../../platform/jobs/jobs.ts'
import { plantCurso, plantPlan, plantPrograma } from '../../testing/academico.ts'
import { hastaQueEsperen } from '../../testing/esperan.ts'
import { purgePapelera } from '../planes/purgar.ts'
import { pedirArchivosQueFaltan } from './archivarAprobados.ts'
import { casaDeRevision } from './testing/casaDeRevision.ts'
import { SILABO_ENTERO, SUMILLA } from './testing/silaboEntero.ts'

describe('a syllabus that was approved', () => {
  const { casa, suya, ask, de, paso, show, completar } = casaDeRevision()
  let storage: Storage
  beforeAll(() => {
    storage = folderStorage(path.join(casa.t.dataDir, 'archivos'))
  })

  it('approved, it is shown as it was, whatever changes in plan, carta or structure; opened again, as they are', async () => {
    await completar()
    await paso('entregar')
    await paso('aprobar')
    await ask('PUT', `/v1/asignaturas/${casa.curso}/carta`, { carta: { sumilla: '<p>Otra.</p>' } })
    await ask('PUT', `/v1/asignaturas/${casa.curso}`, { nombre: 'Con otro nombre' })
    const aprobado = await show()
    expect(aprobado.carta.carta.sumilla).toBe(SUMILLA.sumilla)
    expect(aprobado.curso.nombre).not.toBe('Con otro nombre')
    expect(aprobado.silabo.docentes).toMatchObject([{ id: suya.docente.usuario }])
    const { body } = await paso('reabrir')
    expect(body.data).toMatchObject({
      congelado: false,
      silabo: { estado: 'observado', aprobado: null },
      carta: { carta: { sumilla: '<p>Otra.</p>' } },
      curso: { nombre: 'Con otro nombre' },
    })
  })

  const archivo = async () => {
    const { rows } = await casa.t.owner.query(
      'select a.id, a.clave from silabos s join archivos a on a.empresa_id = s.empresa_id and a.id = s.archivo_id where s.asignatura_id = $1',
      [casa.curso],
    )
    return rows[0] as { id: number; clave: string } | undefined
  }

  it('approved, its PDF is made once and kept: what changes later does not change it; opened again, it goes', async () => {
    await completar()
    await paso('entregar')
    await paso('aprobar')
    const hecho = await vi.waitFor(async () => {
      const a = await archivo()
      expect(a).toBeDefined()
      return a!
    }, 60_000)
    const pdf = async () =>
      (await ask('GET', `/v1/asignaturas/pdf/silabo/${casa.curso}`, de())).raw.rawPayload
    const kept = await storage.get(hecho.clave)
    expect(Buffer.from(kept!.subarray(0, 5)).toString()).toBe('%PDF-')
    await ask('PUT', `/v1/asignaturas/${casa.curso}/carta`, { carta: { sumilla: '<p>Otra.</p>' } })
    expect(Buffer.compare(await pdf(), kept!)).toBe(0)
    expect((await paso('reabrir')).status).toBe(200)
    expect(await archivo()).toBeUndefined()
    await vi.waitFor(async () => expect(await storage.get(hecho.clave)).toBeNull(), 60_000)
    expect(Buffer.compare(await pdf(), kept!)).not.toBe(0)
  })

  it('opened again, it is measured by what holds now', async () => {
    await completar()
    await paso('entregar')
    await paso('aprobar')
    await ask('PUT', `/v1/asignaturas/${casa.curso}/carta`, { carta: { sumilla: '' } })
    expect((await show()).silabo.isCompletado).toBe(3)
    const { body } = await paso('reabrir')
    expect(body.data.silabo.isCompletado).toBe(2)
  })

  it('goes with its plan when that leaves the Papelera for good, and so does its PDF', async () => {
    const otro = await plantPlan(casa.t)
    casa.curso = await plantCurso(casa.t, otro)
    await ask('PUT', `/v1/asignaturas/${casa.curso}/carta`, { carta: SUMILLA })
    await ask('PUT', `/v1/asignaturas/actualizar/silabo/${casa.curso}`, { ...de(), silabo: SILABO_ENTERO })
    await paso('entregar')
    await paso('aprobar')
    const hecho = await vi.waitFor(async () => {
      const a = await archivo()
      expect(a).toBeDefined()
      return a!
    }, 60_000)
    await casa.t.owner.query("update planes set deleted_at = now() - interval '31 days' where id = $1", [
      otro.plan,
    ])
    const db = openDb(casa.t.databaseUrl)
    expect(await purgePapelera({ db, storage, wake: () => {} })).toBe(1)
    expect(await storage.get(hecho.clave)).toBeNull()
    expect((await casa.t.owner.query('select 1 from archivos where id = $1', [hecho.id])).rowCount).toBe(0)
    await db.close()
  })

  describe('what is handed in is approved as it was read', () => {
    const estructura = (mas: object) =>
      ask('PUT', '/v1/silabos/estructura', {
        planestudio_id: casa.p.plan,
        estructura: { ...ESTRUCTURA_INICIAL, ...mas },
      })
    const otroNombre = (nombre: string) =>
      estructura({
        secciones: ESTRUCTURA_INICIAL.secciones.map(s => (s.clave === 'metodologia' ? { ...s, nombre } : s)),
      })
    afterEach(() => ask('PUT', '/v1/ajustes/institucion', { escala: ajustesIniciales.escala }))
    beforeEach(async () => {
      await completar()
      expect((await paso('entregar', suya.docente.token)).status).toBe(200)
    })

    it.each<[string, () => Promise<{ status: number }>, string]>([
      [
        'its carta',
        () =>
          ask('PUT', `/v1/asignaturas/${casa.curso}/carta`, {
            carta: { sumilla: '<p>Otra.</p>', cartaCriterios: [] },
          }),
        'Desde que lo abrió cambió la carta descriptiva (la sumilla y los criterios). Revíselo y decida de nuevo.',
      ],
      [
        'its structure',
        () => otroNombre('Método'),
        'Desde que lo abrió cambió la estructura de los sílabos. Revíselo y decida de nuevo.',
      ],
      [
        'the scale of marks of the institution',
        () => ask('PUT', '/v1/ajustes/institucion', { escala: { minimo: 0, maximo: 100, aprobatoria: 60 } }),
        'Desde que lo abrió cambió la estructura de los sílabos. Revíselo y decida de nuevo.',
      ],
      [
        'the hours of its course',
        () => ask('PUT', `/v1/asignaturas/${casa.curso}`, { horasteoria: 9 }),
        'Desde que lo abrió cambiaron las horas del curso. Revíselo y decida de nuevo.',
      ],
    ])(
      '%s changed since: 409 with what changed, and the syllabus as it is now',
      async (_que, cambiar, dice) => {
        const leido = await show()
        expect((await cambiar()).status).toBe(200)
        const vieja = await paso('observar', undefined, { revision: leido.silabo.revision })
        expect([vieja.status, vieja.body.message]).toEqual([409, dice])
        expect(vieja.body.actual.silabo.revision).toBe(leido.silabo.revision + 1)
        expect(vieja.body.actual.silabo.estado).toBe('entregado')
        const aprobar = await paso('aprobar', undefined, { revision: leido.silabo.revision })
        expect(aprobar.status).toBe(409)
        const nueva = await paso('observar', undefined, { revision: vieja.body.actual.silabo.revision })
        expect(nueva.status).toBe(200)
      },
    )

    it('what changes nothing of it, or another one, does not hold it up', async () => {
      const { silabo } = await show()
      expect((await estructura({})).status).toBe(200)
      await ask('PUT', `/v1/asignaturas/${casa.curso}/carta`, { carta: SUMILLA })
      const otro = await plantPlan(casa.t)
      const ajena = await plantCurso(casa.t, otro)
      await ask('PUT', `/v1/asignaturas/${ajena}/carta`, { carta: { sumilla: '<p>De otro.</p>' } })
      await ask('PUT', '/v1/silabos/estructura', {
        planestudio_id: otro.plan,
        estructura: { ...ESTRUCTURA_INICIAL, semanas: 15 },
      })
      // The plan has a structure of its own: that of its programme is not inherited.
      await ask('PUT', '/v1/silabos/estructura', {
        programa_id: casa.p.programa,
        estructura: { ...ESTRUCTURA_INICIAL, semanas: 14 },
      })
      await ask('DELETE', '/v1/silabos/estructura', { programa_id: casa.p.programa })
      expect((await paso('aprobar', undefined, { revision: silabo.revision })).status).toBe(200)
    })

    it('drafts do not count a revision: who writes is not held up by what they inherit', async () => {
      await paso('retirar', suya.docente.token)
      const { silabo } = await show()
      await otroNombre('Método')
      expect((await show()).silabo.revision).toBe(silabo.revision)
    })
  })

  it('a PDF that nobody makes any more is asked for again, and goes where its plan is by then', async () => {
    await completar()
    await paso('entregar')
    await paso('aprobar')
    const hecho = await vi.waitFor(async () => {
      const a = await archivo()
      expect(a).toBeDefined()
      return a!
    }, 60_000)
    await casa.t.owner.query(
      "update silabos set archivo_id = null, aprobado_at = now() - interval '2 hours' where asignatura_id = $1",
      [casa.curso],
    )
    await casa.t.owner.query('delete from archivos where id = $1', [hecho.id])
    const db = openDb(casa.t.databaseUrl)
    const jobs = createJobs({ db, report: () => {} })
    const otro = { db, jobs } as unknown as Platform
    const { owner } = casa.t
    // Of a plan in the Papelera none is made, so none is asked for.
    await owner.query('update planes set deleted_at = now() where id = $1', [casa.p.plan])
    expect(await pedirArchivosQueFaltan(otro)).toBe(0)
    await owner.query('update planes set deleted_at = null where id = $1', [casa.p.plan])
    // Meanwhile the plan moves to another programme: its people are those who read the file then.
    const { programa } = await plantPrograma(casa.t)
    await owner.query('begin')
    await owner.query(
      'update planes set programa_id = $1 where id = (select planestudio_id from asignaturas where id = $2)',
      [programa, casa.curso],
    )
    expect(await pedirArchivosQueFaltan(otro)).toBe(1)
    await hastaQueEsperen(owner).finally(() => owner.query('commit'))
    const otra = await vi.waitFor(async () => {
      const a = await archivo()
      expect(a).toBeDefined()
      return a!
    }, 60_000)
    const { rows } = await owner.query('select programa_id from archivos where id = $1', [otra.id])
    expect(rows[0].programa_id).toBe(programa)
    await jobs.stop()
    await db.close()
  })
})
