import { leerPdf } from '@malla/documents/testing/leer.ts'
import { leerWord } from '@malla/documents/testing/leerWord.ts'
import { seccionesDelPlan } from '@malla/domain/planes/secciones.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PlanPlantado, plantCurso, plantPlan } from '../../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { consultasDurante } from '../../../testing/consultas.ts'

const PLAN = '/v1/plan/estudios'
const COMPETENCIAS = `${PLAN}/competencias/por/plan`
const GET: [que: string, path: (p: PlanPlantado) => string][] = [
  ['design in PDF', p => `${PLAN}/diseno/curricular/pdf/${p.plan}`],
  ['design in Word', p => `${PLAN}/diseno/curricular/word/${p.plan}`],
  ['one module', p => `${PLAN}/${p.plan}/modulo/competencia/pdf/1`],
  ['progress of cartas', p => `${PLAN}/${p.plan}/pdf/avance/cartas/descriptivas`],
  ['progress of syllabi', p => `${PLAN}/${p.plan}/pdf/avance/silabos`],
  ['progress of elements', p => `${PLAN}/${p.plan}/pdf/avance/elementos`],
  ['progress of sumillas', p => `${PLAN}/${p.plan}/pdf/avance/sumillas`],
  ['progress of all', p => `${PLAN}/${p.plan}/pdf/avance/total`],
  ['competencies as a tree', p => `${COMPETENCIAS}/pdf/${p.plan}`],
  ['competencies in tables', p => `${COMPETENCIAS}/pdf2/${p.plan}`],
  ['competencies with courses', p => `${COMPETENCIAS}/pdf3/${p.plan}`],
  ['states of courses', p => `${PLAN}/${p.plan}/pdf/estados/avance/cursos`],
]
const POST: [path: string][] = [
  ['/planestudios/lineasinvestigaciones/pdf'],
  ['/planestudios/modeloscompetencia/pdf'],
  ['/planestudios/pdfCompetencias'],
  ['/planestudios/unidades/aprendizaje/pdf'],
]

describe('reports of a whole plan', () => {
  let t: TestApp
  let p: PlanPlantado
  let silabos: { hecho: number; porHacer: number }
  const ask = (...args: Parameters<ReturnType<TestApp['as']>>) => t.as(t.gente.token.operador)(...args)
  const pdf = async (url: string, query = {}) =>
    (await leerPdf(new Uint8Array((await ask('GET', url, query)).raw.rawPayload))).texto
  const save = async (key: string, items: object[]) => {
    const r = await ask('POST', `${PLAN}/guardar/json/${p.plan}`, { id: p.plan, key, items })
    expect(r.status, JSON.stringify(r.body)).toBe(200)
  }

  /** Twelve branches; the first has a part, a group, a line of the profile, an outcome and a course. */
  const plantCompetencias = async () => {
    const post = async (path: string, body: Record<string, unknown>): Promise<number> => {
      const r = await ask('POST', path, body)
      expect(r.status, JSON.stringify(r.body)).toBe(200)
      return r.body.data.id
    }
    const linea = await post(`${PLAN}/${p.plan}/perfil/egreso`, { descripcion: '<p>Resuelve problemas.</p>' })
    const grupo = await post(`${PLAN}/grupos/competencias`, { planestudio_id: p.plan, nombre: 'Gestión ñ' })
    const resultado = await post('/v1/resultados', { lista: 'Colegiatura', numero: 7, nombre: 'Ejerce bien' })
    const nueva = (nombre: string, mas = {}) =>
      post(`${PLAN}/competencias`, { planestudio_id: p.plan, nombre, ...mas })
    const raiz = await nueva('Dirige «obras» & equipos', {
      tabcompetencia_id: grupo,
      perfil_egreso_id: linea,
      resultados_ids: [resultado],
    })
    await nueva('Planifica con método', { competencia_id: raiz })
    for (let n = 2; n <= 12; n++) await nueva(`Rama número ${n}.`, { tipopadre: n === 12 ? 2 : 1 })
    const r = await ask('PUT', `${PLAN}/${p.plan}/competencias/cursos`, {
      celdas: [{ competencia_id: raiz, asignatura_id: silabos.hecho, nivel: 'logra' }],
    })
    expect(r.status, JSON.stringify(r.body)).toBe(200)
  }

  beforeAll(async () => {
    t = await createTestApp()
    p = await plantPlan(t)
    const hecho = await plantCurso(t, p, {
      nombre: 'Cálculo',
      codigo: 'C-1',
      horasteoria: 3,
      silabo_estado: 3,
    })
    const porHacer = await plantCurso(t, p, { nombre: 'Ética', codigo: 'E-1' })
    silabos = { hecho, porHacer }
    for (const { key, titulo } of seccionesDelPlan)
      if (key) await save(key, [{ descripcion: `<p>Texto de ${titulo} con ñ &lt;b&gt;</p>` }])
    await save('lineasInvestigaciones', [{ nombre: 'Línea única', descripcion: '<p>Se investiga.</p>' }])
    await save('modulosCompetencia', [
      { modulo_id: 1, version: 1, nombre: 'Módulo viejo', descripcion: '<p>Antes.</p>' },
      {
        modulo_id: 1,
        version: 2,
        nombre: 'Módulo nuevo',
        cursos_ids: [hecho],
        descripcion: '<p>Ahora.</p>',
      },
    ])
    await save('unidadesAprendizaje', [
      {
        unidad_id: 1,
        asignatura_id: hecho,
        semanas: 4,
        nombre: 'Límites',
        descripcion: '<p>Laterales.</p>',
      },
    ])
    await plantCompetencias()
  })
  afterAll(() => t.close())

  it('no two of them are called the same, as files', async () => {
    const anexado = `${PLAN}/diseno/curricular/pdf/${p.plan}?anexo_legal=true`
    const nombres: string[] = []
    for (const url of [...GET.map(([, de]) => de(p)), anexado])
      nombres.push(String((await ask('GET', url)).raw.headers['content-disposition']))
    expect(nombres.filter((n, i) => nombres.indexOf(n) !== i)).toEqual([])
  })

  it('the design says every section in the order of the menu, in PDF and in Word', async () => {
    const enPdf = await leerPdf(
      new Uint8Array((await ask('GET', `${PLAN}/diseno/curricular/pdf/${p.plan}`)).raw.rawPayload),
    )
    const palabra = await ask('GET', `${PLAN}/diseno/curricular/word/${p.plan}`)
    expect(palabra.raw.headers['content-type']).toContain('wordprocessingml')
    expect(decodeURIComponent(String(palabra.raw.headers['content-disposition']))).toContain('.docx')
    const enWord = leerWord(palabra.raw.rawPayload)
    const titulos = seccionesDelPlan.map(s => s.titulo)
    const deEsquema = (esquema: string[], pre: string) =>
      esquema.filter(e => titulos.some(s => e === pre + s)).map(e => e.slice(pre.length))
    expect(deEsquema(enPdf.esquema, '')).toEqual(titulos)
    expect(deEsquema(enWord.esquema, '1 ')).toEqual(titulos)
    for (const { key, titulo } of seccionesDelPlan)
      if (key)
        for (const texto of [enPdf.texto, enWord.texto])
          expect(texto).toContain(`Texto de ${titulo} con ñ <b>`)
    for (const texto of [enPdf.texto, enWord.texto]) {
      expect(texto).toContain('Módulo nuevo')
      expect(texto).not.toContain('Módulo viejo')
      expect(texto).toContain('Límites')
      for (const dicho of [
        'F1',
        'Dirige «obras» & equipos',
        'C1.1',
        'Gestión ñ',
        'Colegiatura',
        'Ejerce bien',
      ])
        expect(texto).toContain(dicho)
      expect(texto).toContain('Qué cursos contribuyen a cada competencia')
    }
    expect(enPdf.texto).toMatch(/Elementos de competencia por curso .*F1 · Dirige «obras» & equipos Logra/)
    expect(enWord.esquema).toContain('1 Competencias')
  })

  it.each(GET)(
    '%s answers a file, or its address; 404 for another institution and for no plan',
    async (_q, path) => {
      const file = await ask('GET', path(p))
      expect(file.status).toBe(200)
      expect(file.raw.rawPayload.length).toBeGreaterThan(1000)
      const { url } = (await ask('GET', path(p), {}, { accept: 'application/json' })).body
      expect((await t.app.inject({ url })).statusCode).toBe(200)
      expect((await t.as(t.gente.ajeno)('GET', path(p))).status).toBe(404)
      expect((await ask('GET', path({ ...p, plan: 987654 }))).status).toBe(404)
      expect((await t.as(null)('GET', path(p))).status).toBe(401)
      expect((await t.app.inject({ url: `/api${path(p)}?token=${t.gente.token.demo}` })).statusCode).toBe(200)
    },
  )

  it.each(POST)('POST %s answers an address of ten minutes', async path => {
    const { status, body } = await ask('POST', path, { id: p.plan })
    expect(status).toBe(200)
    const { texto } = await leerPdf(new Uint8Array((await t.app.inject({ url: body.url })).rawPayload))
    expect(texto).toContain('Plan plantado')
    expect((await t.as(t.gente.ajeno)('POST', path, { id: p.plan })).status).toBe(404)
    expect((await ask('POST', path, {})).status).toBe(422)
  })

  it('competencies come in parts, of a kind and of a group; ten branches to a page', async () => {
    const todas = await pdf(`${COMPETENCIAS}/pdf/${p.plan}`)
    expect(todas).toContain('13 competencias')
    const primera = await pdf(`${COMPETENCIAS}/pdf/${p.plan}`, { page: 1 })
    expect(primera).toContain('parte 1 de 2')
    expect(primera).toContain('Planifica con método')
    expect(primera).not.toContain('Rama número 11.')
    expect(await pdf(`${COMPETENCIAS}/pdf2/${p.plan}`, { page: 2 })).toContain('Rama número 12.')
    expect(await pdf(`${COMPETENCIAS}/pdf2/${p.plan}`, { tipopadre: 2 })).not.toContain('Rama número 2.')
    expect(await pdf(`${COMPETENCIAS}/pdf3/${p.plan}`)).toMatch(/F1 · Dirige .* C-1 Cálculo .* Logra/)
    expect(await pdf(`${COMPETENCIAS}/pdf2/${p.plan}`, { per_page: 5 })).toContain('parte 1 de 3')
    const lejos = await ask('POST', `${COMPETENCIAS}/mail/${p.plan}`, { page: 3, correo: 'a@b.pe' })
    expect([lejos.status, lejos.body.errors]).toEqual([
      422,
      { page: ['Esa página no existe: la última es la 2.'] },
    ])
    for (const mal of [
      { page: 0 },
      { page: 3 },
      { per_page: 0 },
      { per_page: 7 },
      { per_page: 55 },
      { tipopadre: 3 },
      { page: 'x' },
    ])
      expect((await ask('GET', `${COMPETENCIAS}/pdf/${p.plan}`, mal)).status).toBe(422)
  })

  it('one carta says what its course serves', async () => {
    const una = await pdf(`${PLAN}/${p.plan}/pdf/carta/descriptiva/${silabos.hecho}`)
    expect(una).toMatch(/F1 Dirige «obras» & equipos Logra/)
  })

  it('a module that the plan has not is 404', async () => {
    expect((await ask('GET', `${PLAN}/${p.plan}/modulo/competencia/pdf/99`)).status).toBe(404)
  })

  it('progress counts what is there, by filter', async () => {
    const todos = await pdf(`${PLAN}/${p.plan}/pdf/avance/silabos`)
    expect(todos).toContain('Total Completos En avance Por hacer Avance 2 1 0 1 50 %')
    expect(todos).toContain('Ética')
    const hechos = await pdf(`${PLAN}/${p.plan}/pdf/avance/silabos`, { estado: 3 })
    expect(hechos).toContain('Cálculo')
    expect(hechos).not.toContain('Ética')
    expect(await pdf(`${PLAN}/${p.plan}/pdf/avance/sumillas`)).toMatch(
      /Avance 2 0 0 2 0 %.*Cálculo Por hacer/,
    )
    const estados = await pdf(`${PLAN}/${p.plan}/pdf/estados/avance/cursos`)
    expect(estados).toMatch(/Ética .*horas, área/)
    expect(silabos.hecho).not.toBe(silabos.porHacer)
    expect((await ask('GET', `${PLAN}/${p.plan}/pdf/avance/total`, { estado: 9 })).status).toBe(422)
  })

  it('progress of syllabi says where each is in its review; no report reads syllabi that it does not print', async () => {
    const redes = await plantCurso(t, p, { nombre: 'Redes' })
    for (const [id, estado] of [
      [silabos.hecho, 'entregado'],
      [silabos.porHacer, 'borrador'],
      [redes, 'borrador'],
    ])
      await t.owner.query(
        `with s as (insert into silabos (empresa_id, planestudio_id, asignatura_id, estado) values ($1, $2, $3, $4) returning id)
         insert into silabo_claves (empresa_id, silabo_id, clave, valor) select $1, id, 'metodologia', $5 from s`,
        [
          t.gente.empresa,
          p.plan,
          id,
          estado,
          JSON.stringify(id === silabos.porHacer ? '<p> </p>' : '<p>x</p>'),
        ],
      )
    expect(await pdf(`${PLAN}/${p.plan}/pdf/avance/silabos`)).toMatch(
      /Cálculo Completo Entregado .*Ética Por hacer — .*Redes Por hacer Borrador/,
    )
    const unaVez = (path: string): Promise<number> =>
      consultasDurante(/silabo_claves|congelado/, () => ask('GET', path))
    const design = `${PLAN}/diseno/curricular/pdf/${p.plan}`
    // A round of the server itself, some seconds after its start, reads them too, on a busy machine for a while: what a report reads it reads each time.
    expect(Math.min(await unaVez(design), await unaVez(design))).toBeGreaterThan(1)
    for (const [que, path] of GET) {
      const esperadas = que === 'progress of syllabi' ? 1 : 0
      if (!que.startsWith('design'))
        await expect.poll(() => unaVez(path(p)), { message: que }).toBe(esperadas)
    }
    await t.owner.query('delete from asignaturas where id = $1', [redes])
  })

  it('progress of programmes has every plan in force within scope', async () => {
    const ver = async (token: string, filtro = {}) => {
      const { body } = await t.as(token)('POST', '/programas/avancecurricular/pdf', filtro)
      return (await leerPdf(new Uint8Array((await t.app.inject({ url: body.url })).rawPayload))).texto
    }
    const otro = await plantPlan(t)
    const todos = await ver(t.gente.token.operador)
    const nombreDe = async (id: number) =>
      (await t.owner.query('select full_name from planes where id = $1', [id])).rows[0].full_name
    expect(todos).toContain(await nombreDe(p.plan))
    expect(todos).toContain(await nombreDe(otro.plan))
    const solo = await ver(t.gente.token.operador, { programas_ids: [p.programa] })
    expect(solo).not.toContain(await nombreDe(otro.plan))
    expect(solo).toContain('1 de 2')
    const { token } = await t.gente.alguien(t.owner, {
      empresa: t.gente.empresa,
      tipouser: 2,
      rol: 2,
      programas: [otro.programa],
    })
    const suyo = await ver(token)
    expect(suyo).toContain(await nombreDe(otro.plan))
    expect(suyo).not.toContain(await nombreDe(p.plan))
  })
})
