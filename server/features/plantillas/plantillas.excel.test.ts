import { ningunaCompetencia } from '@malla/domain/planes/copiarCompetencias.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseWorkbook, READ_LIMITS } from '../../platform/excel/parseWorkbook.ts'
import { writeWorkbook } from '../../platform/excel/writeWorkbook.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { multipart } from '../../testing/multipart.ts'
import { formulario } from './excel/formulario.ts'
import { DESCARGAR, PLANES, plantPlanConTodo } from './testing/planParaPlantilla.ts'

const SUBIR = '/v1/plantillas/diseno/planes/estudios/subir/plantilla'

describe('a template of plans in Excel', () => {
  let t: TestApp
  let plantilla: number
  const root = (...args: Parameters<ReturnType<TestApp['as']>>) => t.as(t.gente.token.root)(...args)
  const subir = async (bytes: Uint8Array, fields: Record<string, string>, token = t.gente.token.root) => {
    const { payload, headers } = await multipart(fields, { archivo: { name: 'p.xlsx', bytes } })
    const r = await t.app.inject({
      method: 'POST',
      url: `/api${SUBIR}`,
      payload,
      headers: { ...headers, authorization: `Bearer ${token}` },
    })
    return { status: r.statusCode, body: r.json() }
  }

  beforeAll(async () => {
    t = await createTestApp()
    const { plan } = await plantPlanConTodo(t)
    const hecha = await root('POST', `${PLANES}/save`, {
      nombre: 'Ingeniería',
      tipo: 1,
      planestudio_id: plan,
    })
    plantilla = hecha.body.data.id
  })
  afterAll(() => t.close())

  it('goes out as an Excel form and comes back the same', async () => {
    const r = await root('GET', DESCARGAR, { id: plantilla })
    const bytes = new Uint8Array(r.raw.rawPayload)
    const libro = parseWorkbook(bytes, READ_LIMITS)
    expect(libro.filter(s => !s.hidden).map(s => s.name)).toEqual([
      'Cursos',
      'Electivos',
      'Ciclos',
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

    // Sent back as it was answered, with the 0 that says where it came from.
    const igual = await root('PUT', `${PLANES}/save`, { ...back.body.data, nombre: 'Renombrada' })
    expect([igual.status, igual.body.data?.nombre]).toEqual([200, 'Renombrada'])

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
    // As a new one too, which knows «Intensivo» by nothing but the form.
    const nueva = await subir(bytes, { nombre: 'Otra entera', tipo: '1' })
    expect(nueva.status, JSON.stringify(nueva.body)).toBe(200)
    const suya = await t.owner.query('select contenido from plantillas where id = $1', [nueva.body.data.id])
    const { ciclos, asignaturas } = suya.rows[0].contenido
    expect(ciclos).toEqual(contenido.ciclos)
    expect(asignaturas.map((a: any) => a.ciclo_id)).toEqual([1, 2])
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
      /Hoja «Cursos», fila 2, C/,
      /Hoja «Cursos», fila 3/,
      /Hoja «Datos», fila 2, B: Debe ser un número de 1 a 60/,
      /Hoja «Datos», fila 3, A/,
      /Hoja «Textos», fila 2, A/,
      /Hoja «Secciones de electivos», fila 2, A/,
      /Hoja «Secciones de electivos», fila 3, B/,
    ])
      expect(dicho).toMatch(parte)
    expect((await root('POST', `${PLANES}/list`, { filtro: 'Mala' })).body.data).toEqual([])
    // Without its name and kind that is said beside the cells, which are still told one by one.
    const sinNombre = await subir(malo, {})
    expect(Object.keys(sinNombre.body.errors)).toEqual(['archivo', 'nombre', 'tipo'])
    expect(sinNombre.body.errores).toEqual(r.body.errores)
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
})
