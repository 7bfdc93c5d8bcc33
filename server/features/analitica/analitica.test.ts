import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { leerPdf } from '@malla/documents/testing/leer.ts'
import { leerIntercambio, TITULO } from '@malla/domain/analitica/intercambio.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCsv } from '../../platform/csv/csv.ts'
import { type PlanPlantado, plantPlan } from '../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { sendForm } from '../../testing/form.ts'

const CARPETA = path.join(process.env.REAL_DATA ?? '', 'curricular-analytics')
const hay = Boolean(process.env.REAL_DATA) && existsSync(CARPETA)

const CABEZA =
  'Course ID,Course Name,Prefix,Number,Prerequisites,Corequisites,Strict-Corequisites,Credit Hours,Institution,Canonical Name,Term'
const csv = (...filas: string[]): Uint8Array => new TextEncoder().encode([CABEZA, ...filas, ''].join('\n'))

describe('curricular analytics of a plan', () => {
  let t: TestApp
  beforeAll(async () => {
    t = await createTestApp()
  })
  afterAll(() => t.close())

  const ask = (...args: Parameters<ReturnType<TestApp['as']>>) => t.as(t.gente.token.operador)(...args)
  const ruta = (plan: number, resto = '') => `/v1/plan/estudios/${plan}/analitica${resto}`
  const cursosDe = async (plan: number): Promise<any[]> =>
    (await ask('GET', `/v1/asignaturas/por/plan/estudio/${plan}`)).body.data
  const subir = (plan: number, bytes: Uint8Array, vista_previa = false, token = t.gente.token.operador) =>
    sendForm(t, token, ruta(plan, '/csv'), {
      archivo: { bytes, name: 'plan.csv' },
      ...(vista_previa && { vista_previa: '1' }),
    })
  const archivo = async (camino: string): Promise<Uint8Array> => {
    const r = await t.app.inject({
      url: `/api${camino}`,
      headers: { authorization: `Bearer ${t.gente.token.operador}` },
    })
    expect(r.statusCode, r.payload.slice(0, 300)).toBe(200)
    return r.rawPayload
  }
  const bajar = (plan: number) => archivo(ruta(plan, '/csv'))

  /** The eight courses of the published example: D requires C together, G and H stand alone. */
  async function plantar(p: PlanPlantado): Promise<Record<string, any>> {
    const curso = (nombre: string, ciclo: number, requisitos_texto = '') => ({
      nombre,
      codigo: `COD${nombre}`,
      ciclo_id: p.ciclos[ciclo],
      credits: 4,
      horasteoria: 3,
      requisitos_texto,
    })
    const r = await ask('PUT', `/v1/asignaturas/por/plan/estudio/${p.plan}`, {
      asignaturas: [
        curso('A', 0),
        curso('B', 0),
        curso('D', 0),
        curso('C', 1, 'CODA; CODB; CODD*'),
        curso('E', 2, 'CODC'),
        curso('F', 2, 'CODD'),
        curso('G', 2),
        { nombre: 'H', codigo: 'COD-H', seccion_id: p.seccion, credits: 2.5, horaspractica: 4 },
      ],
    })
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    return Object.fromEntries((await cursosDe(p.plan)).map(c => [c.nombre, c]))
  }

  it('answers the published figures of the small example, by course', async () => {
    const p = await plantPlan(t, { ciclos: 3 })
    const c = await plantar(p)
    const { status, body } = await ask('GET', ruta(p.plan))
    expect(status, JSON.stringify(body)).toBe(200)
    const { data } = body
    expect(data.total).toEqual({ bloqueo: 8, demora: 19, centralidad: 9, complejidad: 27 })
    expect(data.cursos.find((x: any) => x.id === c.D.id)).toMatchObject({
      bloqueo: 3,
      demora: 3,
      complejidad: 6,
      lugar: 'Ciclo 1',
    })
    expect(data.cadena).toHaveLength(3)
    expect(data).toMatchObject({
      periodicidad: 'semestre',
      unidad: 'creditos',
      redundantes: [],
      lazos: [],
      dispersion: { menor: 4, mayor: 12 },
      distancia: { mayor: 2 },
    })
    expect(data.ciclos.map((x: any) => x.carga)).toEqual([12, 4, 12])
  })

  it('a programme of quarters weighs two thirds', async () => {
    const p = await plantPlan(t, { ciclos: 3 })
    await plantar(p)
    await t.owner.query('update programas set tipociclo_id = 3 where id = $1', [p.programa])
    const { body } = await ask('GET', ruta(p.plan))
    expect(body.data.periodicidad).toBe('trimestre')
    expect(body.data.total.complejidad).toBeCloseTo(18, 0)
  })

  it('is read by whoever reads the plan, of no other institution', async () => {
    const p = await plantPlan(t)
    expect((await t.as(t.gente.token.inspector)('GET', ruta(p.plan))).status).toBe(200)
    expect((await ask('GET', ruta(987_654_321))).status).toBe(404)
    const ajeno = await plantPlan(t, { empresa: t.gente.otraEmpresa })
    for (const resto of ['', '/pdf', '/csv', '/word'])
      expect((await ask('GET', ruta(ajeno.plan, resto))).status, resto).toBe(404)
    expect((await subir(ajeno.plan, csv('1,A,,,,,,3,,,1'))).status).toBe(404)
  })

  it('prints two plans side by side, of no other institution', async () => {
    const [antes, despues, ajeno] = [
      await plantPlan(t, { ciclos: 3 }),
      await plantPlan(t, { ciclos: 3 }),
      await plantPlan(t, { empresa: t.gente.otraEmpresa }),
    ]
    await plantar(antes)
    const de = (uno: PlanPlantado, otro: PlanPlantado) => ruta(uno.plan, `/comparar/${otro.plan}/pdf`)
    const { texto, etiquetado } = await leerPdf(new Uint8Array(await archivo(de(antes, despues))))
    expect(texto).toContain('La complejidad estructural baja de 27 a 0, un 100 %.')
    expect(etiquetado).toBe(true)
    for (const camino of [de(antes, ajeno), de(ajeno, antes)])
      expect((await ask('GET', camino)).status, camino).toBe(404)
  })

  it('prints a report and queues it as a mail', async () => {
    const p = await plantPlan(t, { ciclos: 3 })
    await plantar(p)
    const leido = await leerPdf(new Uint8Array(await archivo(ruta(p.plan, '/pdf'))))
    expect(leido.texto).toContain('La complejidad del plan es 27')
    expect(leido.etiquetado).toBe(true)
    expect(Buffer.from(await archivo(ruta(p.plan, '/word'))).toString('latin1', 0, 2)).toBe('PK')
    const mail = await ask('POST', ruta(p.plan, '/mail'), { correo: 'decana@ejemplo.edu' })
    expect(mail.body.message).toContain('Analítica curricular')
  })

  it('goes out in the published format, and comes back onto the same plan as no change', async () => {
    const p = await plantPlan(t, { ciclos: 3 })
    const c = await plantar(p)
    // What the format cannot say stays: alternatives and credits.
    const requisitos = {
      tipo: 'y',
      de: [
        {
          tipo: 'o',
          de: [
            { tipo: 'curso', asignatura_id: c.A.id, modo: 'previo' },
            { tipo: 'curso', asignatura_id: c.B.id, modo: 'previo' },
          ],
        },
        { tipo: 'creditos', creditos: 8 },
      ],
    }
    await ask('PUT', `/v1/asignaturas/${c.G.id}`, { requisitos })
    const antes = await cursosDe(p.plan)
    const fuera = await bajar(p.plan)
    const r = await subir(p.plan, fuera)
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    expect(r.body).toMatchObject({ count: 0, total: 8 })
    expect(await cursosDe(p.plan)).toEqual(antes)
  })

  it('twins come back each onto itself, though one was written last', async () => {
    const p = await plantPlan(t, { ciclos: 1 })
    await subir(p.plan, csv(...[4, 3, 2].map((creditos, i) => `${i},Electivo,EL,1,,,,${creditos},,,1`)))
    const [primero] = await cursosDe(p.plan)
    await ask('PUT', `/v1/asignaturas/${primero.id}`, { horasteoria: 2 })
    const antes = await cursosDe(p.plan)
    expect((await subir(p.plan, await bajar(p.plan))).body).toMatchObject({ count: 0, total: 3 })
    expect(await cursosDe(p.plan)).toEqual(antes)
  })

  it('makes an empty plan the same: courses, codes, credits, cycles, requisites', async () => {
    const p = await plantPlan(t, { ciclos: 3 })
    await plantar(p)
    const vacio = await plantPlan(t, { ciclos: 0 })
    const fuera = await bajar(p.plan)
    const vista = await subir(vacio.plan, fuera, true)
    expect(vista.body, JSON.stringify(vista.body)).toMatchObject({ count: 8, total: 8, errores: [] })
    expect(await cursosDe(vacio.plan)).toEqual([])
    const hecho = await subir(vacio.plan, fuera)
    expect(hecho.body.message).toBe('Se guardaron 8 de 8 cursos del archivo.')
    const sinNombre = (bytes: Uint8Array) =>
      readCsv(bytes, TITULO).filter(f => !/^.?(Curriculum|Degree)/.test(f[0]!))
    expect(sinNombre(await bajar(vacio.plan))).toEqual(sinNombre(fuera))
    const [a, b] = [await ask('GET', ruta(p.plan)), await ask('GET', ruta(vacio.plan))]
    expect(b.body.data.total).toEqual(a.body.data.total)
  })

  it('one change record a course', async () => {
    const p = await plantPlan(t, { ciclos: 1 })
    const ultimo = async () =>
      Number(
        (await t.owner.query('select ultimo from cadenas where empresa_id = $1', [t.gente.empresa])).rows[0]
          .ultimo,
      )
    const antes = await ultimo()
    await subir(p.plan, csv('1,A,,,2,,,3,,,1', '2,B,,,,,,3,,,1'), true)
    expect(await ultimo()).toBe(antes)
    await subir(p.plan, csv('1,A,,,,,,3,,,1', '2,B,,,,1,,3,,,1'))
    expect(await ultimo()).toBe(antes + 2)
    const [, b] = await cursosDe(p.plan)
    expect(b.requisitos).toMatchObject({ tipo: 'curso', modo: 'simultaneo' })
  })

  it('a row without a name leaves that of its course; only a new one is called by its number', async () => {
    const p = await plantPlan(t, { ciclos: 1 })
    await subir(p.plan, csv('1,LA,L,1,,,,3,,,1'))
    const vista = await subir(p.plan, csv('1,,L,1,,,,4,,,1', '2,,L,2,,,,3,,,1'), true)
    expect(vista.status, JSON.stringify(vista.body)).toBe(200)
    expect((await subir(p.plan, csv('1,,L,1,,,,4,,,1', '2,,L,2,,,,3,,,1'))).status).toBe(200)
    expect((await cursosDe(p.plan)).map(c => [c.nombre, c.credits])).toEqual([
      ['LA', 4],
      ['Curso 2', 3],
    ])
  })

  it('tells of a file that counts by quarters, and of too many requisites by how many they are', async () => {
    const p = await plantPlan(t, { ciclos: 1 })
    const de = (tipo: string) =>
      new TextEncoder().encode(`System Type,${tipo}\nCourses\n${CABEZA}\n1,A,,,,,,3,,,1\n`)
    const avisosDe = async (bytes: Uint8Array) => {
      const r = await subir(p.plan, bytes, true)
      expect(r.status, JSON.stringify(r.body).slice(0, 500)).toBe(200)
      return r.body.avisos
    }
    expect(await avisosDe(de('semester'))).toEqual([])
    expect(await avisosDe(de('quarter'))).toEqual([
      { fila: 1, columna: 'System Type', valor: 'quarter', motivo: expect.stringContaining('trimestres') },
    ])
    const fuera = Array.from({ length: 1000 }, (_, i) => 10 + i).join(';')
    const muchos = await avisosDe(csv(`1,A,,,${fuera},,,3,,,1`))
    expect(muchos).toHaveLength(501)
    expect(muchos.at(-1).motivo).toMatch(/^Y 500 más/)
  })

  it('bears a byte order mark, CRLF, quotes, missing columns and cycles', async () => {
    const p = await plantPlan(t, { ciclos: 1 })
    const texto =
      '\uFEFFCurriculum,X,,\r\nCourses,,,\r\nCourse ID,Course Name,Prefix,Number,Prerequisites\r\n1,"Cálculo, parte ""I""",MAT,0021,\r\n2,Física,,,1\r\n3,Química,,,2;9\r\n'
    const r = await subir(p.plan, new TextEncoder().encode(texto))
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    expect(r.body.avisos.map((a: any) => [a.fila, a.columna])).toEqual(
      expect.arrayContaining([
        [6, 'Prerequisites'],
        [4, 'Term'],
      ]),
    )
    const cursos = await cursosDe(p.plan)
    expect(cursos.map(c => [c.nombre, c.codigo])).toEqual([
      ['Cálculo, parte "I"', 'MAT0021'],
      ['Física', null],
      ['Química', null],
    ])
    expect((await ask('GET', `/v1/ciclos/por/plan/${p.plan}`)).body.data).toHaveLength(3)
  })

  it('a loop in a file comes in with a warning', async () => {
    const p = await plantPlan(t, { ciclos: 1 })
    const r = await subir(p.plan, csv('1,A,,,2,,,3,,,1', '2,B,,,1,,,3,,,1', '3,C,,,3,,,3,,,1'))
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    expect(JSON.stringify(r.body.avisos)).toMatch(/círculo/)
    expect((await ask('GET', ruta(p.plan))).body.data.lazos).toHaveLength(2)
  })

  it.each([
    ['no table', new TextEncoder().encode('hola'), /títulos/],
    ['binary', new Uint8Array([0x50, 0x4b, 0, 0]), /no es texto/],
    ['a number twice', csv('1,A,,,,,,3,,,1', '1,B,,,,,,3,,,1'), /Fila 3, Course ID: El número 1 se repite/],
    ['no number', csv(',A,,,,,,3,,,1', '2,B,,,,,,3,,,1'), /Fila 2, Course ID/],
    ['credits that are none', csv('1,A,,,,,,muchos,,,1'), /Fila 2, Credit Hours/],
    ['credits of hundredths', csv('1,A,,,,,,3.25,,,1'), /Fila 2, Credit Hours: Los créditos van de 0 a 999/],
    ['a cycle beyond the last', csv('1,A,,,,,,3,,,21'), /Fila 2, Term: El ciclo debe estar entre 1 y 20/],
    ['half a cycle', csv('1,A,,,,,,3,,,1.5'), /Fila 2, Term/],
    ['a name without end', csv(`1,${'A'.repeat(256)},,,,,,3,,,1`), /Fila 2, Course Name/],
    ['control characters', csv('1,A\u0007,,,,,,3,,,1'), /Fila 2, Course Name/],
    ['a code without end', csv(`1,A,${'X'.repeat(41)},1,,,,3,,,1`), /Fila 2, Number/],
  ] as [string, Uint8Array, RegExp][])(
    '%s is refused with its row, and nothing is written',
    async (_c, bytes, motivo) => {
      const p = await plantPlan(t, { ciclos: 1 })
      const r = await subir(p.plan, bytes)
      expect(r.status).toBe(422)
      expect(r.body.errors.archivo.join(' ')).toMatch(motivo)
      expect(await cursosDe(p.plan)).toEqual([])
      expect((await ask('GET', `/v1/ciclos/por/plan/${p.plan}`)).body.data).toHaveLength(1)
    },
  )

  it('who may not write courses does not, and a ceased plan stays', async () => {
    const p = await plantPlan(t, { ciclos: 1 })
    expect((await subir(p.plan, csv('1,A,,,,,,3,,,1'), false, t.gente.token.inspector)).status).toBe(403)
    await t.owner.query("update planes set fechacese = '2020-01-01' where id = $1", [p.plan])
    expect((await subir(p.plan, csv('1,A,,,,,,3,,,1'))).status).toBe(409)
  })

  describe.skipIf(!hay)('published plans (needs REAL_DATA)', () => {
    it.each(hay ? readdirSync(path.join(CARPETA, 'with-metrics')) : [])(
      '%s goes in and has the published figures, course by course, and comes out again',
      async nombre => {
        const bytes = readFileSync(path.join(CARPETA, 'with-metrics', nombre))
        const p = await plantPlan(t, { ciclos: 1 })
        const r = await subir(p.plan, bytes)
        expect(r.status, JSON.stringify(r.body).slice(0, 2000)).toBe(200)
        const filas = readCsv(bytes, TITULO)
        const titulos = filas.findIndex(f => f[0] === TITULO)
        const en = (titulo: string) => filas[titulos]!.indexOf(titulo)
        const publicadas = filas
          .slice(titulos + 1)
          .filter(f => f[0])
          .map(
            f =>
              `${f[1]!.trim()} ${['Blocking', 'Delay', 'Centrality', 'Complexity'].map(k => Number(f[en(k)])).join(' ')}`,
          )
        const { data } = (await ask('GET', ruta(p.plan))).body
        const nuestras = data.cursos.map(
          (c: any) => `${c.nombre} ${c.bloqueo} ${c.demora} ${c.centralidad} ${c.complejidad}`,
        )
        const limpias = publicadas.map(x => x.replace(/\s+/g, ' ')).sort()
        expect(nuestras.sort()).toEqual(limpias)
        const leido = leerIntercambio(readCsv(await bajar(p.plan), TITULO))
        expect(leido).toMatchObject({ avisos: [] })
        expect(leido.plan!.cursos).toHaveLength(publicadas.length)
        expect((await subir(p.plan, await bajar(p.plan))).body.count).toBe(0)
      },
    )
  })
})
