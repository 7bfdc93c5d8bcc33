import { closePdf } from '@malla/documents/engine/pdf.ts'
import { leerPdf } from '@malla/documents/testing/leer.ts'
import { leerWord } from '@malla/documents/testing/leerWord.ts'
import { silaboDeEjemplo } from '@malla/documents/testing/silabo.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PlanPlantado, plantCurso, plantPlan } from '../../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'

const { carta, contenido } = silaboDeEjemplo
const PLAN = '/v1/plan/estudios'

describe('cartas in documents, and progress', () => {
  let t: TestApp
  let p: PlanPlantado
  let entera: number
  let empezada: number
  const ask = (...args: Parameters<ReturnType<TestApp['as']>>) => t.as(t.gente.token.operador)(...args)
  const textOf = async (path: string, query = {}) => {
    const r = await ask('GET', path, query)
    expect(r.status, String(r.raw.body).slice(0, 200)).toBe(200)
    return (await leerPdf(new Uint8Array(r.raw.rawPayload))).texto.replaceAll('\u00a0', ' ')
  }
  const saveCarta = async (curso: number, claves: object) => {
    const r = await ask('PUT', `/v1/asignaturas/${curso}/carta`, { carta: claves })
    expect(r.status, JSON.stringify(r.body)).toBe(200)
  }

  beforeAll(async () => {
    t = await createTestApp()
    p = await plantPlan(t)
    entera = await plantCurso(t, p, { nombre: 'Base de Datos I', codigo: 'SIS-304', horasteoria: 5 })
    empezada = await plantCurso(t, p, { nombre: 'Redes', codigo: 'SIS-305' })
    await plantCurso(t, p, { nombre: 'Compiladores', codigo: 'SIS-306' })
    await saveCarta(entera, {
      ...carta,
      cartaCompetencias: carta.cartaCompetencias!.map(l => ({ ...l, competencia_id: null })),
    })
    await saveCarta(empezada, { sumilla: '<p>Trata de <strong>redes</strong>.</p>' })
    const saved = await ask('PUT', `/v1/asignaturas/keys/silabo/${entera}`, {
      silabo: { ...contenido, competencias: [] },
    })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  })
  afterAll(async () => {
    await closePdf()
    await t.close()
  })

  it('a carta prints what is written in it', async () => {
    const texto = await textOf(`${PLAN}/${p.plan}/pdf/carta/descriptiva/${entera}`)
    for (const dicho of [
      'Asignatura de especialidad, de naturaleza teórico-práctica',
      'Modela información de una organización con criterios de calidad',
      'Lenguaje SQL Definición de datos. Consultas. Vistas. 6–11 30',
      'Proyecto de aplicación 30 %',
      'Fundamentos de sistemas de bases de datos (7.ª ed.). Pearson.',
    ])
      expect(texto).toContain(dicho)
    expect(texto).not.toContain('Pendiente')
  })

  it('a carta is printed for any version of its course', async () => {
    const ids = [entera]
    for (let i = 0; i < 2; i++) {
      const r = await ask('POST', '/v1/asignaturas', {
        planestudio_id: p.plan,
        asignatura_id: entera,
        nombre: `Base de Datos ${i}`,
      })
      expect(r.status, JSON.stringify(r.body)).toBe(200)
      ids.push(r.body.data.id)
    }
    for (const id of ids)
      expect(await textOf(`${PLAN}/${p.plan}/pdf/carta/descriptiva/${id}`)).toContain(
        'Asignatura de especialidad, de naturaleza teórico-práctica',
      )
    await t.owner.query('delete from asignaturas where id = any($1)', [ids.slice(1)])
  })

  it('so do the cartas of a plan; what nobody wrote says «Pendiente»', async () => {
    const texto = await textOf(`${PLAN}/${p.plan}/pdf/cartas/descriptivas`)
    expect(texto).toContain('Trata de redes.')
    expect(texto).toContain('Pendiente')
  })

  it.each([
    ['cartas/descriptivas', 'cartas', [1, 1, 1]],
    ['sumillas', 'sumillas', [2, 0, 1]],
    ['elementos', 'elementos', [1, 0, 2]],
    ['silabos', 'silabos', [0, 1, 2]],
  ])('the report of %s and the screen say the same', async (ruta, parte, [completos, enAvance, porHacer]) => {
    const { cuentas } = (await ask('GET', `${PLAN}/${p.plan}/avance`)).body.data
    expect(cuentas[parte]).toEqual({ total: 3, completos, enAvance, porHacer })
    const texto = await textOf(`${PLAN}/${p.plan}/pdf/avance/${ruta}`)
    expect(texto).toContain(`Avance 3 ${completos} ${enAvance} ${porHacer} `)
    const hechos = await textOf(`${PLAN}/${p.plan}/pdf/avance/${ruta}`, { estado: completos ? 3 : 2 })
    expect(hechos).toContain('Base de Datos I')
    expect(hechos).not.toContain('Compiladores')
  })

  it('the report of syllabi says where each is in its review, once any was handed in', async () => {
    const path = `${PLAN}/${p.plan}/pdf/avance/silabos`
    expect(await textOf(path)).not.toContain('Revisión')
    const set = (estado: string) =>
      t.owner.query('update silabos set estado = $2 where asignatura_id = $1', [entera, estado])
    await set('entregado')
    expect(await textOf(path)).toMatch(/Base de Datos I En avance Entregado .*Redes Por hacer —/)
    await set('borrador')
  })

  it('the total counts them, and says the same as the screen', async () => {
    const { total } = (await ask('GET', `${PLAN}/${p.plan}/avance`)).body.data
    expect(await textOf(`${PLAN}/${p.plan}/pdf/avance/total`)).toContain(
      `Avance Secciones del plan Cursos ${total} %`,
    )
  })

  it('what the matrix says of a course is an element that it serves', async () => {
    const made = await ask('POST', `${PLAN}/competencias`, { planestudio_id: p.plan, nombre: 'Dirige' })
    await t.owner.query(
      "insert into competencia_cursos (empresa_id, planestudio_id, competencia_id, asignatura_id, nivel) values ($1, $2, $3, $4, 'logra')",
      [t.gente.empresa, p.plan, made.body.data.id, empezada],
    )
    const { cuentas } = (await ask('GET', `${PLAN}/${p.plan}/avance`)).body.data
    expect(cuentas.elementos).toEqual({ total: 3, completos: 2, enAvance: 0, porHacer: 1 })
  })

  it('the design has sumillas, elements, cartas and syllabi, in PDF and in Word', async () => {
    const pdf = await ask('GET', `${PLAN}/diseno/curricular/pdf/${p.plan}`)
    const { esquema, texto } = await leerPdf(new Uint8Array(pdf.raw.rawPayload))
    const capitulos = ['Elementos de competencia por curso', 'Sumillas', 'Cartas descriptivas', 'Sílabos']
    expect(esquema.filter(e => capitulos.includes(e))).toEqual(capitulos)
    const word = leerWord(
      new Uint8Array((await ask('GET', `${PLAN}/diseno/curricular/word/${p.plan}`)).raw.rawPayload),
    )
    for (const dicho of [
      'Trata de redes.',
      'Taller guiado en laboratorio',
      'Por escribir en 1 curso: SIS-306 · Compiladores.',
      'Cursos no incluidos',
    ]) {
      expect(texto).toContain(dicho)
      expect(word.texto).toContain(dicho)
    }
  })
})
