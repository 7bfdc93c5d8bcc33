import { leerPdf } from '@malla/documents/testing/leer.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PlanPlantado, plantCurso, plantPlan } from '../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { plantCompetencias } from '../../testing/competencias.ts'

describe('two plans side by side', () => {
  let t: TestApp
  let p: PlanPlantado
  let version: number
  const ask = (...args: Parameters<ReturnType<TestApp['as']>>) => t.as(t.gente.token.operador)(...args)
  const cursosDe = async (plan: number): Promise<Record<string, any>[]> =>
    (await ask('GET', `/v1/asignaturas/por/plan/estudio/${plan}`)).body.data

  beforeAll(async () => {
    t = await createTestApp()
    p = await plantPlan(t, { ciclos: 2 })
    await t.owner.query('update secciones set creditos_requeridos = 6 where id = $1', [p.seccion])
    await ask('PUT', `/v1/asignaturas/por/plan/estudio/${p.plan}`, {
      asignaturas: [
        {
          nombre: 'Cálculo',
          codigo: 'MAT1',
          ciclo_id: p.ciclos[0],
          credits: 4,
          horasteoria: 3,
          horaspractica: 2,
          horasvirtualteoria: 1,
        },
        {
          nombre: 'Física',
          codigo: 'FIS1',
          ciclo_id: p.ciclos[1],
          credits: 3,
          horasteoria: 3,
          requisitos_texto: 'MAT1',
        },
        { nombre: 'Ética', codigo: 'ETI1', ciclo_id: p.ciclos[0], credits: 2, horasteoria: 2 },
        { nombre: 'Ajedrez', seccion_id: p.seccion, credits: 2, horaspractica: 4 },
      ],
    })
    version = (await ask('POST', `/v1/plan/estudios/${p.plan}/versiones`, { full_name: 'Versión 2' })).body
      .data.id
  })
  afterAll(() => t.close())

  it('a copy is the same', async () => {
    const { status, body } = await ask('GET', `/v1/plan/estudios/${p.plan}/comparar/${version}`)
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.data.resumen).toEqual({
      iguales: 4,
      nuevos: 0,
      retirados: 0,
      cambiados: 0,
      movidos: 0,
      textos: 0,
      competencias: 0,
    })
    expect(body.data.generales).toEqual([])
    expect(body.data.totales.antes).toEqual(body.data.totales.despues)
    // 4 + 3 + 2 of the cycles and 6 that the section requires.
    expect(body.data.totales.antes).toMatchObject({ cursos: 3, creditos: 15, horas: 11 })
  })

  it('says what was added, removed, changed and moved, and finds what was renamed and recoded by its origin', async () => {
    const cursos = await cursosDe(version)
    const ciclos = (await ask('GET', `/v1/ciclos/por/plan/${version}`)).body.data
    const of = (codigo: string) => cursos.find(c => c.codigo === codigo)!
    const saved = await ask('PUT', `/v1/asignaturas/por/plan/estudio/${version}`, {
      asignaturas: [
        // As many virtual hours, but of practice now.
        {
          id: of('MAT1').id,
          nombre: 'Análisis',
          codigo: 'ANA9',
          credits: 4.5,
          horasvirtualteoria: 0,
          horasvirtualpractica: 1,
        },
        { id: of('ETI1').id, ciclo_id: ciclos[1].id },
        {
          nombre: 'Programación',
          codigo: 'INF1',
          ciclo_id: ciclos[0].id,
          credits: 3,
          horasteoria: 2,
          horaspractica: 2,
        },
      ],
      eliminar: [cursos.find(c => c.nombre === 'Ajedrez')!.id],
    })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    await ask('POST', `/v1/plan/estudios/guardar/json/${version}`, {
      key: 'misiones',
      items: [{ descripcion: '<p>Formar</p>' }],
    })
    await ask('PUT', `/v1/plan/estudios/${version}`, { semanas: 17 })

    const { data } = (await ask('GET', `/v1/plan/estudios/${p.plan}/comparar/${version}`)).body
    expect(data.resumen).toEqual({
      iguales: 1,
      nuevos: 1,
      retirados: 1,
      cambiados: 1,
      movidos: 1,
      textos: 1,
      competencias: 0,
    })
    const by = (nombre: string) => data.cursos.find((c: any) => (c.despues ?? c.antes).nombre === nombre)
    expect(by('Análisis')).toMatchObject({ cambio: 'cambiado', por: 'origen', antes: { codigo: 'MAT1' } })
    expect(by('Análisis').campos).toEqual([
      { campo: 'codigo', antes: 'MAT1', despues: 'ANA9' },
      { campo: 'nombre', antes: 'Cálculo', despues: 'Análisis' },
      { campo: 'credits', antes: '4', despues: '4,5' },
      { campo: 'horasvirtualteoria', antes: '1', despues: '0' },
      { campo: 'horasvirtualpractica', antes: '0', despues: '1' },
    ])
    expect(by('Ética')).toMatchObject({
      cambio: 'igual',
      movido: true,
      campos: [{ campo: 'lugar', antes: 'Ciclo 1', despues: 'Ciclo 2' }],
    })
    // Física still asks for the same course, which is called otherwise by now.
    expect(by('Física')).toMatchObject({ cambio: 'igual', movido: false })
    expect(by('Programación').cambio).toBe('nuevo')
    expect(by('Ajedrez')).toMatchObject({ cambio: 'retirado', despues: null })
    expect(data.generales).toEqual([{ campo: 'semanas', antes: '', despues: '17' }])
    expect(data.ciclos[0]).toMatchObject({
      nombre: 'Ciclo 1',
      antes: { cursos: 2, creditos: 6 },
      despues: { cursos: 2, creditos: 7.5 },
    })
    expect(data.textos).toEqual([
      { key: 'misiones', titulo: 'Misión', cambio: 'nuevo', antes: '', despues: 'Formar' },
    ])
  })

  it('the other way round what is new is what was removed; over two generations the origin is still known', async () => {
    const back = (await ask('GET', `/v1/plan/estudios/${version}/comparar/${p.plan}`)).body.data
    expect(back.resumen).toMatchObject({ nuevos: 1, retirados: 1, cambiados: 1 })
    expect(back.cursos.find((c: any) => c.despues?.nombre === 'Cálculo')).toMatchObject({ por: 'origen' })
    const nieta = (await ask('POST', `/v1/plan/estudios/${version}/versiones`, { full_name: 'Versión 3' }))
      .body.data.id
    const far = (await ask('GET', `/v1/plan/estudios/${p.plan}/comparar/${nieta}`)).body.data
    expect(far.cursos.find((c: any) => c.despues?.nombre === 'Análisis')).toMatchObject({
      por: 'origen',
      antes: { nombre: 'Cálculo' },
    })
  })

  it('competencies too: worded anew they are known by their origin, courses by their pairs', async () => {
    const origen = await plantPlan(t)
    const cursos = [await plantCurso(t, origen), await plantCurso(t, origen)]
    const { parte } = await plantCompetencias(t, origen, cursos[0]!)
    const copia = (await ask('POST', `/v1/plan/estudios/${origen.plan}/versiones`, { full_name: 'Copia' }))
      .body.data.id
    const comparar = async () =>
      (await ask('GET', `/v1/plan/estudios/${origen.plan}/comparar/${copia}`)).body.data
    expect((await comparar()).resumen.competencias).toBe(0)
    expect((await comparar()).competencias.map((c: any) => c.cambio)).toEqual(['igual', 'igual', 'igual'])

    const { data } = (await ask('GET', `/v1/plan/estudios/competencias/por/plan/${copia}`)).body
    const de = (nombre: string) => data.find((c: any) => c.nombre.startsWith(nombre))
    const [otro] = (await cursosDe(copia)).slice(1)
    const base = '/v1/plan/estudios/competencias'
    await ask('PUT', `${base}/${de('Planifica').id}`, { nombre: 'Anticipa riesgos' })
    await ask('DELETE', `${base}/${de('Se comunica').id}`)
    await ask('POST', base, { planestudio_id: copia, nombre: 'Innova' })
    await ask('PUT', `/v1/plan/estudios/${copia}/competencias/cursos`, {
      celdas: [{ competencia_id: de('Dirige').id, asignatura_id: otro!.id, nivel: 'introduce' }],
    })
    const despues = await comparar()
    expect(despues.resumen.competencias).toBe(4)
    const by = (nombre: string) =>
      despues.competencias.find((c: any) => (c.despues ?? c.antes).nombre.startsWith(nombre))
    expect(by('Anticipa')).toMatchObject({
      cambio: 'cambiado',
      antes: { id: parte, nombre: 'Planifica' },
      campos: [{ campo: 'nombre' }],
    })
    expect(by('Se comunica')).toMatchObject({ cambio: 'retirado', despues: null })
    expect(by('Innova').cambio).toBe('nuevo')
    expect(by('Dirige')).toMatchObject({ cambio: 'cambiado', movido: false, campos: [{ campo: 'cursos' }] })
    expect(by('Dirige').campos[0].despues).toContain('(introduce)')
    const pdf = await ask('GET', `/v1/plan/estudios/${origen.plan}/comparar/${copia}/pdf`, {
      soloCambios: true,
    })
    const { texto } = await leerPdf(new Uint8Array(pdf.raw.rawPayload))
    expect(texto).toContain('Anticipa riesgos')
    expect(texto).toMatch(/Innova Nueva/)
    expect(texto).toMatch(/Se comunica Retirada/)
  })

  it('with itself nothing differs', async () =>
    expect(
      (await ask('GET', `/v1/plan/estudios/${p.plan}/comparar/${p.plan}`)).body.data.resumen.iguales,
    ).toBe(4))

  it('of a plan whose courses have no credits none are told, whatever its electives ask', async () => {
    const colegio = await plantPlan(t)
    await plantCurso(t, colegio)
    await t.owner.query('update secciones set creditos_requeridos = 6 where id = $1', [colegio.seccion])
    const { totales } = (await ask('GET', `/v1/plan/estudios/${colegio.plan}/comparar/${p.plan}`)).body.data
    expect([totales.antes.creditos, totales.despues.creditos]).toEqual([null, 15])
  })

  it('sections of one name are told apart, as their forms do; a modality is told in words', async () => {
    const de = await plantPlan(t)
    const { rows } = await t.owner.query(
      "insert into secciones (empresa_id, planestudio_id, nombre) values ($1, $2, 'Electivos') returning id",
      [t.gente.empresa, de.plan],
    )
    await plantCurso(t, de, { seccion_id: de.seccion, credits: 3 })
    await plantCurso(t, de, { seccion_id: rows[0].id, credits: 4, modalidad: 'presencial' })
    const { id } = (await ask('POST', `/v1/plan/estudios/${de.plan}/versiones`, { full_name: 'Copia' })).body
      .data
    const comparar = async () => (await ask('GET', `/v1/plan/estudios/${de.plan}/comparar/${id}`)).body.data
    const creditos = async () =>
      (await comparar()).secciones.map((s: any) => [s.nombre, s.antes?.creditos, s.despues?.creditos])
    expect(await creditos()).toEqual([
      ['Electivos', 3, 3],
      ['Electivos (2)', 4, 4],
    ])
    const otro = (await cursosDe(id)).find(c => c.credits === 4)!
    await ask('PUT', `/v1/asignaturas/${otro.id}`, { modalidad: 'semipresencial' })
    expect((await comparar()).cursos.flatMap((c: any) => c.campos)).toEqual([
      { campo: 'modalidad', antes: 'Presencial', despues: 'Semipresencial' },
    ])
    await ask('DELETE', `/v1/asignaturas/${otro.id}`)
    await ask('DELETE', `/v1/secciones/electivos/${otro.seccion_id}/${id}`)
    expect(await creditos()).toEqual([
      ['Electivos', 3, 3],
      ['Electivos (2)', 4, undefined],
    ])
  })

  it('the plans that one is compared with: origin first, then versions, then the programme', async () => {
    const otro = await plantPlan(t, { en: p })
    const { data } = (await ask('GET', `/v1/plan/estudios/${version}/versiones`)).body
    expect(data.map((x: any) => x.relacion)).toEqual(['origen', 'version', 'programa'])
    expect(data[0].id).toBe(p.plan)
    expect(data[2].id).toBe(otro.plan)
  })

  it('the PDF tells the same', async () => {
    const r = await ask('GET', `/v1/plan/estudios/${p.plan}/comparar/${version}/pdf`, { soloCambios: true })
    expect(r.status).toBe(200)
    const { texto } = await leerPdf(new Uint8Array(r.raw.rawPayload))
    for (const dicho of [
      'Versión 2',
      'Análisis',
      'MAT1 → ANA9',
      'Horas virtuales de práctica: 0 → 1',
      'Programación',
      'Ciclo 1 → Ciclo 2',
      'Misión',
      'créditos con los electivos exigidos',
    ])
      expect(texto).toContain(dicho)
    const nombre = decodeURIComponent(String(r.raw.headers['content-disposition']))
    expect(nombre).toMatch(/Comparación de planes - Programa plantado.* - Plan plantado.* - Versión 2\.pdf/)
    expect(texto).not.toContain('FIS1')
  })

  it('another institution, and a plan that is not in scope: 404', async () => {
    const path = `/v1/plan/estudios/${p.plan}/comparar/${version}`
    expect((await t.as(t.gente.ajeno)('GET', path)).status).toBe(404)
    expect((await t.as(t.gente.ajeno)('GET', `${path}/pdf`)).status).toBe(404)
    const suyo = await plantPlan(t, { empresa: t.gente.otraEmpresa })
    expect((await ask('GET', `/v1/plan/estudios/${p.plan}/comparar/${suyo.plan}`)).status).toBe(404)
    const { token } = await t.gente.alguien(t.owner, {
      empresa: t.gente.empresa,
      tipouser: 2,
      rol: 2,
      programas: [p.programa],
    })
    const lejos = await plantPlan(t)
    expect((await t.as(token)('GET', `/v1/plan/estudios/${p.plan}/comparar/${lejos.plan}`)).status).toBe(404)
    expect((await t.as(t.gente.token.docente)('GET', path)).status).toBe(403)
  })
})
