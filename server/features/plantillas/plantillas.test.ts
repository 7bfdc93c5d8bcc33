import { leerPdf } from '@malla/documents/testing/leer.ts'
import { ningunaCompetencia } from '@malla/domain/planes/copiarCompetencias.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseWorkbook, READ_LIMITS } from '../../platform/excel/parseWorkbook.ts'
import { writeWorkbook } from '../../platform/excel/writeWorkbook.ts'
import { type PlanPlantado, plantPlan, plantPrograma } from '../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { plantCompetencias } from '../../testing/competencias.ts'
import { formulario } from './excel/formulario.ts'

const SUBIR = '/v1/plantillas/diseno/planes/estudios/subir/plantilla'
const DESCARGAR = '/v1/plantillas/diseno/planes/estudios/descargar/plantilla'
const PLANES = '/parametros/plantillas/planes'

/** A file as a browser sends it. */
function multipart(bytes: Uint8Array, fields: Record<string, string>) {
  const limit = 'limite-de-prueba'
  const parts = Object.entries(fields).map(
    ([k, v]) => `--${limit}\r\ncontent-disposition: form-data; name="${k}"\r\n\r\n${v}\r\n`,
  )
  const head = `--${limit}\r\ncontent-disposition: form-data; name="archivo"; filename="p.xlsx"\r\ncontent-type: application/octet-stream\r\n\r\n`
  return {
    payload: Buffer.concat([Buffer.from(parts.join('') + head), bytes, Buffer.from(`\r\n--${limit}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${limit}` },
  }
}

describe('templates of plans', () => {
  let t: TestApp
  let p: PlanPlantado
  let plantilla: number
  const root = (...args: Parameters<ReturnType<TestApp['as']>>) => t.as(t.gente.token.root)(...args)
  const operador = (...args: Parameters<ReturnType<TestApp['as']>>) => t.as(t.gente.token.operador)(...args)
  const subir = async (bytes: Uint8Array, fields: Record<string, string>, token = t.gente.token.root) => {
    const { payload, headers } = multipart(bytes, fields)
    const r = await t.app.inject({
      method: 'POST',
      url: `/api${SUBIR}`,
      payload,
      headers: { ...headers, authorization: `Bearer ${token}` },
    })
    return { status: r.statusCode, body: r.json() }
  }
  const tipo = async (nombre: string, empresa = t.gente.empresa) =>
    t.owner.query('update empresas set tipo = $2 where id = $1', [empresa, nombre])

  beforeAll(async () => {
    t = await createTestApp()
    await tipo('Universidad')
    await tipo('Universidad', t.gente.otraEmpresa)
    p = await plantPlan(t)
    await t.owner.query('update planes set semanas = 17, creditos_totales = 200 where id = $1', [p.plan])
    await t.owner.query('update secciones set creditos_requeridos = 3 where id = $1', [p.seccion])
    const area = await t.owner.query(
      "insert into parametros (empresa_id, tipo, nombre, color) values ($1, 'areascursos', 'Ciencias básicas', 3) returning id",
      [t.gente.empresa],
    )
    const saved = await operador('PUT', `/v1/asignaturas/por/plan/estudio/${p.plan}`, {
      asignaturas: [
        {
          nombre: '=Cálculo; "uno"',
          codigo: '0021',
          ciclo_id: p.ciclos[0],
          credits: 4.5,
          horasteoria: 3,
          horasvirtualpractica: 1,
          areacurso_id: area.rows[0].id,
          tipoestudio: 'general',
          modalidad: 'presencial',
        },
        {
          nombre: 'Física',
          codigo: 'F1',
          ciclo_id: p.ciclos[2],
          credits: 3,
          horasteoria: 2,
          requisitos_texto: '0021 | 20 cr',
        },
        { nombre: 'Ajedrez', codigo: 'E1', seccion_id: p.seccion, credits: 3, horaspractica: 2 },
      ],
    })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    await t.owner.query(
      `insert into plan_secciones (empresa_id, planestudio_id, key, items) values ($1, $2, 'misiones', '[{"id":"a","version":1,"status":1,"descripcion":"<p>Formar &lt;bien&gt;</p><p>y mucho<img src=\\"/api/v1/imagenes/x\\"></p>"}]')`,
      [t.gente.empresa, p.plan],
    )
    await t.owner.query(
      "insert into perfil_egreso (empresa_id, planestudio_id, descripcion) values ($1, $2, '<p>Diseña</p>')",
      [t.gente.empresa, p.plan],
    )
    await plantCompetencias(t, p, saved.body.data[0].id)
  })
  afterAll(() => t.close())

  it('is made of a plan of the system, with its courses and texts but no pictures', async () => {
    const r = await root('POST', `${PLANES}/save`, { nombre: 'Ingenierías', tipo: 1, planestudio_id: p.plan })
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    plantilla = r.body.data.id
    expect(r.body.data).toMatchObject({
      tipo: 1,
      planestudio_id: p.plan,
      de_empresa_id: t.gente.empresa,
      ciclos_count: 3,
      cursos_count: 3,
      creditos: 10.5,
      textos_count: 1,
      competencias_count: 3,
    })
    const { data } = (await root('POST', `${PLANES}/show`, { id: plantilla })).body
    expect(data.cursos.map((x: any) => `${x.periodo} ${x.nombre} ${x.horas}`)).toEqual([
      'Ciclo 1 =Cálculo; "uno" 4',
      'Ciclo 3 Física 2',
      'Electivos Ajedrez 2',
    ])
    expect(data.textos).toEqual(['Misión'])
    const { rows } = await t.owner.query('select contenido::text from plantillas where id = $1', [plantilla])
    expect(rows[0].contenido).not.toContain('imagenes')
    expect(
      (await root('POST', `${PLANES}/show`, { first: true, queryDefault: { nombre: 'Ingenierías' } })).body
        .data.id,
    ).toBe(plantilla)
    expect((await root('POST', `${PLANES}/show`, { queryDefault: { contenido: 'x' } })).status).toBe(422)
  })

  it('of another institution too; its plans can be chosen', async () => {
    const suyo = await plantPlan(t, { empresa: t.gente.otraEmpresa })
    const { data } = (
      await root('GET', `/v1/plantillas/diseno/planes/estudios/de/empresa/${t.gente.otraEmpresa}`)
    ).body
    expect(data.map((x: any) => x.id)).toEqual([suyo.plan])
    const r = await root('POST', `${PLANES}/save`, {
      nombre: 'Ajena',
      tipo: 2,
      planestudio_id: suyo.plan,
      empresa_id: t.gente.otraEmpresa,
    })
    expect(r.body.data).toMatchObject({ planestudio_id: suyo.plan, de_empresa_id: t.gente.otraEmpresa })
    expect(
      (await root('POST', `${PLANES}/save`, { nombre: 'No', tipo: 2, planestudio_id: suyo.plan })).status,
    ).toBe(404)
  })

  it('is listed by pages, edited with its revision, and taken anew', async () => {
    const lista = (await root('POST', `${PLANES}/list`, { tipo: 1 })).body
    expect(lista.data.map((x: any) => x.nombre)).toEqual(['Ingenierías'])
    expect(lista.pagination.total).toBe(1)
    const r = await root('PUT', `${PLANES}/save`, {
      id: plantilla,
      nombre: 'Ingeniería',
      revision: lista.data[0].revision,
    })
    expect(r.body.data).toMatchObject({ nombre: 'Ingeniería', cursos_count: 3 })
    expect(
      (await root('PUT', `${PLANES}/save`, { id: plantilla, nombre: 'X', revision: lista.data[0].revision }))
        .status,
    ).toBe(409)
  })

  it('is offered to institutions of its kind alone, to whoever may make plans', async () => {
    const ofrecidas = async (token: string) =>
      (await t.as(token)('GET', '/v1/plantillas/diseno/planes/estudios/por/tipo/empresa')).body.data
    expect((await ofrecidas(t.gente.token.operador)).map((x: any) => x.id)).toEqual([plantilla])
    expect((await ofrecidas(t.gente.ajeno)).map((x: any) => x.id)).toEqual([plantilla])
    await tipo('Instituto', t.gente.otraEmpresa)
    const { token } = await t.gente.alguien(t.owner, { empresa: t.gente.otraEmpresa, tipouser: 2 })
    expect((await ofrecidas(token)).map((x: any) => x.nombre)).toEqual(['Ajena'])
    const suyo = await plantPrograma(t, t.gente.otraEmpresa)
    expect(
      (
        await t.as(token)('POST', `/v1/plantillas/diseno/planes/estudios/${plantilla}/usar`, {
          full_name: 'No',
          carrera_id: suyo.programa,
        })
      ).status,
    ).toBe(404)
    await tipo('Universidad', t.gente.otraEmpresa)
  })

  it('a plan begins with it, in another institution: catalogues are found by name or made, one record says so', async () => {
    const { token } = await t.gente.alguien(t.owner, { empresa: t.gente.otraEmpresa, tipouser: 2 })
    const suyo = await plantPrograma(t, t.gente.otraEmpresa)
    const r = await t.as(token)('POST', `/v1/plantillas/diseno/planes/estudios/${plantilla}/usar`, {
      full_name: 'Empieza así',
      carrera_id: suyo.programa,
      numero: '7',
    })
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    const plan = r.body.data.id
    expect(r.body.data).toMatchObject({
      full_name: 'Empieza así',
      numero: '7',
      semanas: 17,
      creditos_totales: 200,
      cursos_count: 3,
      creditos: 10.5,
    })
    const { data: cursos } = (await t.as(token)('GET', `/v1/asignaturas/por/plan/estudio/${plan}`)).body
    const fisica = cursos.find((x: any) => x.codigo === 'F1')
    expect(fisica.prerequisito).toEqual([cursos.find((x: any) => x.codigo === '0021').id])
    const { rows } = await t.owner.query(
      'select p.nombre, p.empresa_id, p.color from parametros p join asignaturas a on a.areacurso_id = p.id and a.empresa_id = p.empresa_id where a.planestudio_id = $1',
      [plan],
    )
    expect(rows).toEqual([{ nombre: 'Ciencias básicas', empresa_id: t.gente.otraEmpresa, color: 3 }])
    const cambios = await t.owner.query(
      "select evento, despues from cambios where empresa_id = $1 and evento like 'plan_estudio%' order by id",
      [t.gente.otraEmpresa],
    )
    expect(cambios.rows).toHaveLength(1)
    expect(cambios.rows[0].despues).toMatchObject({ id: plan, plantilla: { id: plantilla } })
    const other = await t.as(token)('POST', `/v1/plantillas/diseno/planes/estudios/${plantilla}/usar`, {
      full_name: 'Otro',
      carrera_id: suyo.programa,
    })
    expect(other.status).toBe(200)
    expect(
      (
        await t.owner.query(
          "select count(*)::int n from parametros where empresa_id = $1 and nombre = 'Ciencias básicas'",
          [t.gente.otraEmpresa],
        )
      ).rows[0].n,
    ).toBe(1)
  })

  it('its competencies come along, with outcomes of the other institution: found, or made once', async () => {
    const { rows } = await t.owner.query(
      `select pl.full_name, c.nombre, l.descripcion linea, g.nombre grupo, p.nombre padre,
        (select json_agg(r.lista like 'Colegiatura%' or r.numero = 3 order by r.lista) from competencia_resultados v
          join resultados r on r.empresa_id = c.empresa_id and r.id = v.resultado_id where v.competencia_id = c.id) suyos,
        (select json_agg(a.codigo || ' ' || x.nivel) from competencia_cursos x join asignaturas a on a.id = x.asignatura_id
          where x.competencia_id = c.id and a.planestudio_id = c.planestudio_id) cursos
      from competencias c join planes pl on pl.id = c.planestudio_id left join competencias p on p.id = c.padre_id
        left join grupos_competencias g on g.id = c.grupo_id left join perfil_egreso l on l.id = c.perfil_egreso_id
      where c.empresa_id = $1 order by pl.id, c.nombre`,
      [t.gente.otraEmpresa],
    )
    const [dirige, planifica, comunica, ...otro] = rows
    expect(dirige).toMatchObject({
      full_name: 'Empieza así',
      linea: '<p>Resuelve</p>',
      grupo: "Gestión 'ñ'",
      suyos: [true, true],
      cursos: ['0021 logra'],
    })
    expect(planifica).toMatchObject({ padre: dirige.nombre, cursos: null })
    expect(comunica).toMatchObject({ nombre: 'Se comunica', padre: null, grupo: null })
    expect(otro.map(c => c.full_name)).toEqual(['Otro', 'Otro', 'Otro'])
    const hechos = await t.owner.query(
      "select numero, nombre from resultados where empresa_id = $1 and lista like 'Colegiatura%'",
      [t.gente.otraEmpresa],
    )
    expect(hechos.rows).toEqual([{ numero: 4, nombre: 'Ejerce bien' }])
  })

  it('a template from before there were competencies still begins a plan', async () => {
    const { rows } = await t.owner.query(
      `insert into plantillas (clase, nombre, tipo, contenido) select clase, 'Antigua', tipo,
        (contenido - 'competencias') || jsonb_build_object('perfil_egreso', '[{"orden":0,"descripcion":"<p>x</p>"}]'::jsonb)
        from plantillas where id = $1 returning id`,
      [plantilla],
    )
    const r = await operador('POST', `/v1/plantillas/diseno/planes/estudios/${rows[0].id}/usar`, {
      full_name: 'De antes',
      carrera_id: p.programa,
    })
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    await t.owner.query('delete from plantillas where id = $1', [rows[0].id])
  })

  it.each(['operadorBasico', 'tutor', 'inspector', 'demo', 'docente'] as const)(
    '%s may not begin a plan with it',
    async rol =>
      expect(
        (
          await t.as(t.gente.token[rol])('POST', `/v1/plantillas/diseno/planes/estudios/${plantilla}/usar`, {
            full_name: 'No',
            carrera_id: p.programa,
          })
        ).status,
      ).toBe(403),
  )

  it.each([
    ['POST', `${PLANES}/list`, {}],
    ['POST', `${PLANES}/show`, { id: 1 }],
    ['POST', `${PLANES}/save`, { nombre: 'No', tipo: 1, planestudio_id: 1 }],
    ['PUT', `${PLANES}/save`, { id: 1, nombre: 'No' }],
    ['DELETE', `${PLANES}/delete`, { ids: [1] }],
    ['POST', `${PLANES}/pdf`, { id: 1 }],
    ['GET', DESCARGAR, {}],
    ['GET', '/v1/plantillas/diseno/planes/estudios/de/empresa/1', {}],
  ] as const)('%s %s is for root alone', async (verb, path, body) =>
    expect((await operador(verb, path, body)).status).toBe(403),
  )

  it('goes out as an Excel form and comes back the same', async () => {
    const r = await root('GET', DESCARGAR, { id: plantilla })
    const bytes = new Uint8Array(r.raw.rawPayload)
    const libro = parseWorkbook(bytes, READ_LIMITS)
    expect(libro.filter(s => !s.hidden).map(s => s.name)).toEqual([
      'Cursos',
      'Electivos',
      'Secciones de electivos',
      'Datos',
      'Textos',
      'Perfil de egreso',
      'Instrucciones',
    ])
    const back = await subir(bytes, { nombre: 'De vuelta', tipo: '1' })
    expect(back.status, JSON.stringify(back.body)).toBe(200)
    expect(back.body.data).toMatchObject({
      planestudio_id: 0,
      de_empresa_id: 0,
      institucion: null,
      cursos_count: 3,
      creditos: 10.5,
      textos_count: 1,
    })
    const contenido = async (id: number) =>
      (await t.owner.query('select contenido from plantillas where id = $1', [id])).rows[0].contenido
    const [antes, despues] = [await contenido(plantilla), await contenido(back.body.data.id)]
    expect(despues.plan).toEqual(antes.plan)
    const sinIds = (c: any) =>
      c.asignaturas.map(
        ({
          id: _i,
          ciclo_id: _c,
          seccion_id: _s,
          orden: _o,
          requisitos: r,
          areacurso_id: _a,
          ...x
        }: any) => ({ ...x, pide: r?.tipo ?? null }),
      )
    expect(sinIds(despues)).toEqual(sinIds(antes))
    expect(despues.textos[0].items[0].descripcion).toBe('<p>Formar &lt;bien&gt;</p><p>y mucho</p>')
    expect(despues.perfil_egreso.map((l: any) => l.descripcion)).toEqual(['<p>Diseña</p>', '<p>Resuelve</p>'])
    expect(despues.asignaturas[1].requisitos.de[0].asignatura_id).toBe(despues.asignaturas[0].id)
    expect(back.body.data.competencias_count).toBe(0)

    const misma = await subir(bytes, { id: String(back.body.data.id) })
    expect(misma.body.data.competencias_count).toBe(0)
    await t.owner.query('update plantillas set contenido = $2 where id = $1', [back.body.data.id, antes])
    expect((await subir(bytes, { id: String(back.body.data.id) })).body.data.competencias_count).toBe(3)
    const { competencias, asignaturas, perfil_egreso } = await contenido(back.body.data.id)
    expect(competencias.celdas).toMatchObject([
      { asignatura_id: asignaturas.find((x: any) => x.codigo === '0021').id, nivel: 'logra' },
    ])
    expect(competencias.competencias[0].perfil_egreso_id).toBe(perfil_egreso[1].id)
  })

  it('its own form, untouched, changes nothing in one; an older revision is refused', async () => {
    const curso = (id: number, ciclo_id: number, codigo: string) => ({
      ...{
        id,
        ciclo_id,
        codigo,
        nombre: `Curso ${codigo}`,
        seccion_id: null,
        orden: id - 1,
        base_id: null,
        version: 1,
      },
      ...{ horasteoria: 3, horaspractica: 0, horasvirtualteoria: 0, horasvirtualpractica: 0, credits: 3 },
      ...{ requisitos: null, areacurso_id: 1, tipocurso_id: null, tipologiaespecial_id: null },
      ...{ tipoestudio: null, modalidad: null },
    })
    const ciclo = (numero: number, nombre: string) => ({
      ...{ id: numero, numero, nombre, descripcion: `El ${nombre}`, estado: 'Activado' },
    })
    const entrada = { version: 2, status: 2 }
    const contenido = {
      plan: {
        ...{ modalidad: 'Dual', semanas: 16, horas_credito_teoria: 16, horas_credito_practica: 32 },
        ...{ creditos_totales: null, creditos_generales: null, creditos_electivos: 4.5 },
        ...{ config_diseno_curricular: 0, config_nodes_tree: ['modulo'], config_terminos: { letraUno: 'K' } },
      },
      ciclos: [ciclo(1, 'Primer grado'), ciclo(2, 'Intensivo'), ciclo(3, 'Sin cursos')],
      secciones: [{ id: 1, nombre: 'Aún vacía', creditos_requeridos: 2 }],
      asignaturas: [curso(1, 1, 'A1'), curso(2, 2, 'A2')],
      parametros: [{ id: 1, tipo: 'areascursos', nombre: 'Básica', abreviatura: 'BAS', color: 6 }],
      textos: [
        {
          key: 'lineasInvestigaciones',
          items: [{ ...entrada, id: 'l', nombre: 'Redes', descripcion: '<p>l</p>' }],
        },
        {
          key: 'modulosCompetencia',
          items: [{ ...entrada, id: 'm', modulo_id: 1, cursos_ids: [2, 1], descripcion: '<p>m</p>' }],
        },
        {
          key: 'unidadesAprendizaje',
          items: [{ ...entrada, id: 'u', unidad_id: 1, asignatura_id: 2, descripcion: '<p>u</p>' }],
        },
        {
          key: 'perfilIngresos',
          items: [
            { ...entrada, id: 'p', grupo: 'Actitudes', nombre: 'Puntual', descripcion: '' },
            {
              ...entrada,
              id: 'q',
              grupo: 'Actitudes',
              nombre: 'Curioso',
              descripcion: '<p>Pregunta <strong>todo</strong></p>',
            },
          ],
        },
        {
          key: 'criteriosEvaluaciones',
          items: [
            {
              ...entrada,
              id: 'e',
              nombre: 'Examen',
              peso: 60,
              descripcion: '<ol><li><p>a &amp; b</p></li><li><p>c</p></li></ol>',
            },
          ],
        },
      ],
      perfil_egreso: [{ id: 1, orden: 0, descripcion: '<p>Hace <em>bien</em></p>' }],
      competencias: ningunaCompetencia,
    }
    const { rows } = await t.owner.query(
      "insert into plantillas (clase, nombre, tipo, contenido) values ('plan', 'Entera', 1, $1) returning id",
      [contenido],
    )
    const { id } = rows[0]
    const bytes = new Uint8Array((await root('GET', DESCARGAR, { id })).raw.rawPayload)
    const r = await subir(bytes, { id: String(id), revision: '1' })
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    const despues = await t.owner.query('select contenido from plantillas where id = $1', [id])
    expect(despues.rows[0].contenido).toEqual(contenido)
    expect(r.body.data).toMatchObject({ nombre: 'Entera', ciclos_count: 3 })
    const vieja = await subir(bytes, {
      id: String(id),
      revision: String(r.body.data.revision - 1),
      nombre: 'Otro',
    })
    expect([vieja.status, vieja.body.actual?.nombre]).toEqual([409, 'Entera'])
    await t.owner.query('delete from plantillas where id = $1', [id])
  })

  it('the empty form is refused until it has a course; with an id the content of that one is replaced', async () => {
    const vacio = await subir(await formulario(null), { nombre: 'Vacía', tipo: '1' })
    expect(vacio.status).toBe(422)
    const uno = await writeWorkbook([
      {
        name: 'Cursos',
        columns: ['NOMBRE', 'CICLO'].map(header => ({ header, kind: 'text' as const, width: 20 })),
        rows: [['Taller', 'II']],
      },
    ])
    const r = await subir(uno, { id: String(plantilla) })
    expect(r.body.data).toMatchObject({
      id: plantilla,
      nombre: 'Ingeniería',
      planestudio_id: 0,
      cursos_count: 1,
      ciclos_count: 1,
      competencias_count: 3,
    })
  })

  it('names every bad cell with its sheet, and keeps nothing', async () => {
    const column = (header: string) => ({ header, kind: 'paragraph' as const, width: 20 })
    const malo = await writeWorkbook([
      {
        name: 'Cursos',
        columns: ['NOMBRE', 'CICLO', 'CREDITOS'].map(column),
        rows: [
          ['Taller', 'II', 'muchos'],
          ['', 'I', '3'],
        ],
      },
      {
        name: 'Datos',
        columns: ['DATO', 'VALOR'].map(column),
        rows: [
          ['Semanas por periodo', '99'],
          ['Color', 'rojo'],
        ],
      },
      { name: 'Textos', columns: ['SECCION', 'TEXTO'].map(column), rows: [['Otra cosa', 'x']] },
      {
        name: 'Secciones de electivos',
        columns: ['SECCION', 'CREDITOS REQUERIDOS'].map(column),
        rows: [
          ['', '3'],
          ['A', 'x'],
        ],
      },
    ])
    const r = await subir(malo, { nombre: 'Mala', tipo: '1' })
    expect(r.status).toBe(422)
    const dicho = r.body.errors.archivo.join('\n')
    for (const parte of [
      /Fila 2, Cursos · C/,
      /Fila 3, Cursos/,
      /Fila 2, Datos · B: Debe ser un número de 1 a 60/,
      /Fila 3, Datos · A/,
      /Fila 2, Textos · A/,
      /Fila 2, Secciones de electivos · A/,
      /Fila 3, Secciones de electivos · B/,
    ])
      expect(dicho).toMatch(parte)
    expect((await root('POST', `${PLANES}/list`, { filtro: 'Mala' })).body.data).toEqual([])
  })

  it('hostile cells stay text; what is no workbook is refused in words', async () => {
    const column = (header: string) => ({ header, kind: 'paragraph' as const, width: 20 })
    const hostil = await writeWorkbook([
      {
        name: 'Cursos',
        columns: ['NOMBRE', 'CICLO'].map(column),
        rows: [['=HYPERLINK("http://x")\'); drop table planes; --', 'I']],
      },
      {
        name: 'Textos',
        columns: ['SECCION', 'TEXTO'].map(column),
        rows: [['Misión', '<script>alert(1)</script><img src=x onerror=alert(1)>']],
      },
      { name: 'Perfil de egreso', columns: [column('LINEA')], rows: [['<b>uno</b>']] },
    ])
    const r = await subir(hostil, { nombre: 'Hostil', tipo: '1' })
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    const { contenido } = (
      await t.owner.query('select contenido from plantillas where id = $1', [r.body.data.id])
    ).rows[0]
    expect(contenido.asignaturas[0].nombre).toContain('=HYPERLINK')
    expect(contenido.textos[0].items[0].descripcion).not.toMatch(/<script|<img/)
    expect(contenido.perfil_egreso[0].descripcion).toBe('<p>&lt;b&gt;uno&lt;/b&gt;</p>')
    const basura = await subir(new TextEncoder().encode('no soy un libro'), { nombre: 'x', tipo: '1' })
    expect(basura.status).toBe(422)
    expect(basura.body.errors.archivo[0]).toMatch(/Excel/)
    expect((await subir(hostil, { tipo: '1' })).body.errors).toHaveProperty('nombre')
    expect((await subir(hostil, { nombre: 'x', tipo: '1' }, t.gente.token.operador)).status).toBe(403)
  })

  it('prints', async () => {
    const { url } = (await root('POST', `${PLANES}/pdf`, { id: plantilla })).body
    const { texto } = await leerPdf(new Uint8Array((await t.app.inject({ url })).rawPayload))
    expect(texto).toContain('Taller')
    expect(texto).toContain('Ingeniería')
  })

  it('is deleted with the words of the spec; plans that began with it stay', async () => {
    const r = await root('DELETE', `${PLANES}/delete`, { ids: [plantilla] })
    expect(r.body.message).toBe('Acabamos de eliminar la plantilla de plan de estudio.')
    expect((await root('POST', `${PLANES}/show`, { id: plantilla })).status).toBe(404)
    expect(
      (await t.owner.query("select count(*)::int n from planes where full_name = 'Empieza así'")).rows[0].n,
    ).toBe(1)
    expect((await root('DELETE', `${PLANES}/delete`, { ids: [987654] })).status).toBe(404)
  })
})
