import { closePdf } from '@malla/documents/engine/pdf.ts'
import { closeWord } from '@malla/documents/engine/word.ts'
import { leerPdf } from '@malla/documents/testing/leer.ts'
import { leerWord, partesDeWord } from '@malla/documents/testing/leerWord.ts'
import { silaboDeEjemplo } from '@malla/documents/testing/silabo.ts'
import { ESTRUCTURA_INICIAL } from '@malla/domain/silabos/estructura.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PlanPlantado, plantCurso, plantPlan } from '../../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'

const { contenido, carta } = silaboDeEjemplo
/** Without competencies of a plan that is not there. */
const ESCRITO = { ...contenido, competencias: [] }
const CARTA = { ...carta, cartaCompetencias: [] }

describe('documents of syllabi', () => {
  let t: TestApp
  let p: PlanPlantado
  let completo: number
  let empezado: number
  let vacio: number
  const ask = (...args: Parameters<ReturnType<TestApp['as']>>) => t.as(t.gente.token.operador)(...args)
  const bytesOf = (r: { raw: { rawPayload: Buffer } }) => new Uint8Array(r.raw.rawPayload)
  const pdfOf = async (path: string, body: object = {}, token = t.gente.token.operador) => {
    const r = await t.as(token)('GET', path, body as Record<string, unknown>)
    expect(r.status, String(r.raw.body).slice(0, 300)).toBe(200)
    return leerPdf(bytesOf(r))
  }
  const opened = async (url: string) => new Uint8Array((await t.app.inject({ url })).rawPayload)
  const keys = async (curso: number, silabo: object, mas: object = {}) => {
    const r = await ask('PUT', `/v1/asignaturas/keys/silabo/${curso}`, { silabo, ...mas })
    expect(r.status, JSON.stringify(r.body)).toBe(200)
  }

  beforeAll(async () => {
    t = await createTestApp()
    p = await plantPlan(t)
    completo = await plantCurso(t, p, { nombre: 'Base de Datos I', codigo: 'SIS-304' })
    empezado = await plantCurso(t, p, { nombre: 'Redes', codigo: 'SIS-305' })
    vacio = await plantCurso(t, p, { nombre: 'Compiladores', codigo: 'SIS-306' })
    await t.owner.query('update asignaturas set horasteoria = 3, horaspractica = 2 where id = $1', [completo])
    const saved = await ask('PUT', `/v1/asignaturas/${completo}/carta`, { carta: CARTA })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    await keys(completo, ESCRITO)
    await keys(empezado, { metodologia: '<p>Laboratorios de #import "x" y $tiempo$.</p>' })
  })
  afterAll(async () => {
    await closePdf()
    await closeWord()
    await t.close()
  })

  it('one syllabus says everything that is written in it, in its configured structure', async () => {
    const estructura = {
      ...ESTRUCTURA_INICIAL,
      unidad: { singular: 'módulo', plural: 'módulos', genero: 'm' },
      secciones: [
        ...ESTRUCTURA_INICIAL.secciones.map(s =>
          s.clave === 'metodologia'
            ? { ...s, nombre: 'Estrategias didácticas', orden: 0, textoFijo: '<p>Se aprende haciendo.</p>' }
            : s.clave === 'investigacionFormativa'
              ? { ...s, activa: false, requerida: false }
              : { ...s, orden: s.orden + 1 },
        ),
        {
          clave: 'propia:a1',
          nombre: 'Normas de convivencia',
          activa: true,
          requerida: false,
          orden: 90,
          textoFijo: '',
        },
      ],
    }
    const plan = await plantPlan(t)
    const curso = await plantCurso(t, plan)
    const set = await ask('PUT', '/v1/silabos/estructura', { planestudio_id: plan.plan, estructura })
    expect(set.status, JSON.stringify(set.body)).toBe(200)
    await keys(curso, ESCRITO, { propias: { 'propia:a1': '<p>Puntualidad.</p>' } })
    const { texto, esquema } = await pdfOf(`/v1/asignaturas/pdf/silabo/${curso}`)
    const titulos = esquema.map(e => e.trim())
    expect(titulos).toEqual(expect.arrayContaining(['Módulo 2 · Lenguaje SQL', 'Normas de convivencia']))
    expect(titulos.indexOf('Estrategias didácticas')).toBeLessThan(titulos.indexOf('Datos generales'))
    expect(texto).toContain('Se aprende haciendo.')
    expect(texto).toContain('Puntualidad.')
    expect(texto).not.toContain('Monografía breve')
  })

  it('shows the sumilla and the books of the carta, the weeks with their hours and the weights', async () => {
    const { texto, ua } = await pdfOf(`/v1/asignaturas/pdf/silabo/${completo}`)
    for (const dicho of [
      'Asignatura de especialidad, de naturaleza teórico-práctica',
      'Fundamentos de sistemas de bases de datos',
      'Database System Concepts',
      'Semanas 6 a 11 · 30 horas',
      'Total de horas: 78.',
      'Lista de cotejo',
      '100 %',
      'Escala de 0 a 20',
    ])
      expect(texto.replaceAll('\u00a0', ' '), dicho).toContain(dicho)
    expect(ua).toBe(true)
  })

  it('the abbreviated one is shorter, and Word says the same', async () => {
    const breve = await pdfOf(`/v1/asignaturas/pdf/abreviado/silabo/${completo}`)
    expect(breve.texto).toContain('Lenguaje SQL')
    expect(breve.texto).not.toContain('Taller guiado')
    const r = await ask('GET', `/v1/asignaturas/word/silabo/${completo}`)
    expect(r.raw.headers['content-type']).toContain('wordprocessingml')
    const word = leerWord(bytesOf(r))
    for (const dicho of ['Base de Datos I', 'Taller guiado en laboratorio', 'Rúbrica', 'Monografía breve'])
      expect(word.texto).toContain(dicho)
  })

  it('a syllabus in which nobody wrote prints what the plan says, and «Pendiente»', async () => {
    const { texto } = await pdfOf(`/v1/asignaturas/pdf/silabo/${vacio}`)
    expect(texto).toContain('Compiladores')
    expect(texto).toContain('Pendiente')
  })

  it('a lecturer prints the own ones and no other; another institution finds nothing; no such period', async () => {
    const docente = await t.gente.alguien(t.owner, { empresa: t.gente.empresa, cursos: [completo] })
    await pdfOf(`/v1/asignaturas/pdf/silabo/${completo}`, {}, docente.token)
    const as = t.as(docente.token)
    expect((await as('GET', `/v1/asignaturas/pdf/silabo/${empezado}`)).status).toBe(404)
    expect((await as('GET', `/v1/plan/estudios/${p.plan}/pdf/silabos`)).status).toBe(403)
    expect((await as('POST', '/asignaturas/silabo/download/sql', { planestudio_id: p.plan })).status).toBe(
      403,
    )
    for (const path of [`/v1/asignaturas/pdf/silabo/${completo}`, `/v1/plan/estudios/${p.plan}/zip/silabos`])
      expect((await t.as(t.gente.ajeno)('GET', path)).status).toBe(404)
    const sin = await ask('GET', `/v1/asignaturas/pdf/silabo/${completo}`, { periodo_id: 987654 })
    expect(sin.status).toBe(404)
  })

  it('is sent by mail, and asks for an address', async () => {
    const ruta = `/v1/asignaturas/mail/silabo/${completo}`
    const r = await ask('POST', ruta, { correo: 'decana@ejemplo.pe' })
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    expect(r.body.message).toContain('decana@ejemplo.pe')
    expect((await ask('POST', ruta, {})).body.errors.correo).toHaveLength(1)
  })

  it('units of one course and of a plan', async () => {
    const one = await ask('POST', '/asignaturas/printUnidades', { id: completo })
    const { texto } = await leerPdf(await opened(one.body.url))
    expect(texto).toContain('Definición de datos: tablas, tipos, restricciones. Consultas de una tabla')
    const all = await ask('POST', '/asignaturas/printUnidades', { planestudio_id: p.plan })
    expect((await leerPdf(await opened(all.body.url))).texto).toContain('SIS-304 · Base de Datos I')
    const both = { id: completo, planestudio_id: p.plan }
    expect((await ask('POST', '/asignaturas/printUnidades', both)).status).toBe(200)
    const ajeno = await ask('POST', '/asignaturas/printUnidades', { ...both, planestudio_id: 987654 })
    expect([ajeno.status, ajeno.body.errors]).toEqual([422, { id: ['Ese curso no es de este plan.'] }])
    const none = await ask('POST', '/asignaturas/printUnidades', {})
    expect(none.status).toBe(422)
    expect(none.body.errors.planestudio_id[0]).toContain('Indique')
  })

  describe('of a plan', () => {
    const ruta = (que: string) => `/v1/plan/estudios/${p.plan}/${que}/silabos`
    it('one PDF with an index; those not written are named at its end', async () => {
      const { texto, paginas, esquema } = await pdfOf(ruta('pdf'))
      expect(paginas[1]!.texto).toMatch(/Índice.*Base de Datos I/)
      expect(esquema.map(e => e.trim())).toEqual(expect.arrayContaining(['Base de Datos I', 'Redes']))
      expect(paginas.at(-1)!.texto).toMatch(/Cursos no incluidos.*Compiladores.*Sin escribir/)
      expect(texto).toContain('Laboratorios de #import "x" y $tiempo$.')
    })
    it.each([
      ['completos', 'Redes Ciclo 1 Incompleto'],
      ['aprobados', 'Redes Ciclo 1 Borrador'],
    ])('only %s', async (cuales, dicho) => {
      const { paginas, esquema } = await pdfOf(ruta('pdf'), { cuales })
      expect(paginas.at(-1)!.texto).toContain(dicho)
      expect(esquema.some(e => e.trim() === 'Redes')).toBe(false)
    })
    it('the latest of each course, whatever their periods', async () => {
      const { body } = await ask('POST', '/v1/periodos', {
        nombre: '2031-II',
        fechainicio: '2031-08-01',
        fechafin: '2031-12-01',
      })
      const periodo_id = body.data.id
      await keys(vacio, { metodologia: '<p>Del periodo nuevo.</p>' }, { periodo_id })
      const ultimos = await pdfOf(ruta('pdf'), { ultimos: true })
      expect(ultimos.texto).toContain('Del periodo nuevo.')
      expect(ultimos.texto).toContain('Laboratorios de')
      expect(ultimos.paginas[0]!.texto).not.toContain('2031-II')
      const suyos = await pdfOf(ruta('pdf'), { periodo_id })
      expect(suyos.paginas[0]!.texto).toContain('Sílabos 2031-II')
      expect(suyos.texto).not.toContain('Laboratorios de')
    })
    it('those of a period that is over are of the versions that were taught then, as in the list', async () => {
      const plan = await plantPlan(t)
      const curso = await plantCurso(t, plan, { nombre: 'Redes de entonces' })
      const { body } = await ask('POST', '/v1/periodos', {
        nombre: '2021-II',
        fechainicio: '2021-08-01',
        fechafin: '2099-12-01',
      })
      const periodo_id = body.data.id
      await keys(curso, { metodologia: '<p>Como se enseñó.</p>' }, { periodo_id })
      await plantCurso(t, plan, { base_id: curso, version: 2, nombre: 'Redes de ahora' })
      const suyos = () => pdfOf(`/v1/plan/estudios/${plan.plan}/pdf/silabos`, { periodo_id })
      expect((await suyos()).texto).toMatch(/Redes de ahora .*Sin escribir/)
      await t.owner.query("update periodos set fechafin = '2021-12-01' where id = $1", [periodo_id])
      const { texto } = await suyos()
      for (const dicho of ['Redes de entonces', 'Como se enseñó.']) expect(texto).toContain(dicho)
      for (const dicho of ['Redes de ahora', 'Sin escribir']) expect(texto).not.toContain(dicho)
      const script = await ask('POST', '/asignaturas/silabo/download/sql', {
        planestudio_id: plan.plan,
        periodo_id,
      })
      expect(new TextDecoder().decode(await opened(script.body.url))).toContain('Como se enseñó.')
    })
    it('another word is refused with its reason', async () => {
      const r = await ask('GET', ruta('pdf'), { cuales: 'algunos' })
      expect(r.status).toBe(422)
    })
    it('a zip of PDFs and Word files, with who is left out', async () => {
      const r = await ask('GET', ruta('zip'))
      const partes = partesDeWord(bytesOf(r))
      expect([...partes.keys()]).toEqual([
        'PDF/001 - SIS-304 - Base de Datos I.pdf',
        'Word/001 - SIS-304 - Base de Datos I.docx',
        'PDF/002 - SIS-305 - Redes.pdf',
        'Word/002 - SIS-305 - Redes.docx',
        'Cursos no incluidos.txt',
      ])
      expect(partes.get('Cursos no incluidos.txt')).toContain('SIS-306 · Compiladores: Sin escribir')
    })
    it('as a job', async () => {
      const r = await ask('GET', ruta('zip'), {}, { prefer: 'respond-async' })
      expect(r.status).toBe(202)
      expect(r.body.job).toBeGreaterThan(0)
    })
  })
})
