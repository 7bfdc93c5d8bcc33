import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { esquemaDe, esquemas } from '@malla/domain/case/esquemasDePrueba.ts'
import type { Registro } from '@malla/domain/case/json.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plantPlan } from '../../testing/academico.ts'
import { type Ask, createTestApp, type TestApp } from '../../testing/app.ts'
import { sendForm } from '../../testing/form.ts'

let t: TestApp
let ask: Ask
let token: string
beforeAll(async () => {
  t = await createTestApp({ PUBLIC_URL: 'https://malla.example.edu' })
  token = t.gente.token.operador
  ask = t.as(token)
})
afterAll(() => t.close())

const base = (plan: number): string => `/v1/plan/estudios/${plan}/competencias/case`
const enviar = (plan: number, paquete: unknown, vista = false, como = token) =>
  sendForm(t, como, base(plan), {
    archivo: {
      bytes: Buffer.from(typeof paquete === 'string' ? paquete : JSON.stringify(paquete)),
      name: 'p.json',
    },
    ...(vista && { vista_previa: 'true' }),
  })
const exportar = async (plan: number, version = '1.1'): Promise<Registro> => {
  const r = await t.app.inject({
    url: `/api${base(plan)}?version=${version}`,
    headers: { authorization: `Bearer ${token}` },
  })
  expect(r.statusCode, r.body).toBe(200)
  return r.json()
}
const competencias = async (plan: number) =>
  (await ask('GET', `/v1/plan/estudios/competencias/por/plan/${plan}`)).body.data as Registro[]
const crear = async (plan: number, nombre: string, mas: object = {}) => {
  const r = await ask('POST', '/v1/plan/estudios/competencias', { planestudio_id: plan, nombre, ...mas })
  expect(r.status, JSON.stringify(r.body)).toBe(200)
  return r.body.data.id as number
}
const publicar = async (activo: boolean, organizacion: string | null = 'Oficina de Currículo') => {
  const r = await ask('PUT', '/v1/ajustes/institucion', { case: { activo, organizacion } })
  expect(r.status, JSON.stringify(r.body)).toBe(200)
}
const ims = async (camino: string, version = 'v1p1') => {
  const r = await t.app.inject({ url: `/ims/case/${version}/${camino}` })
  return { status: r.statusCode, body: r.json(), headers: r.headers }
}

const id = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const DOC = 'd0000000-0000-4000-8000-0000000000d0'
const nodo = (x: string) => ({ title: x, identifier: x, uri: `https://otra.example.org/${x}` })
const T = '2020-01-01T00:00:00Z'
const item = (n: number, mas: Registro = {}) => ({
  identifier: id(n),
  uri: `https://otra.example.org/${n}`,
  fullStatement: `Enunciado ${n}`,
  lastChangeDateTime: T,
  ...mas,
})
const hijo = (n: number, de: string, secuencia: number) => ({
  identifier: id(500_000 + n),
  uri: `https://otra.example.org/a/${n}`,
  associationType: 'isChildOf',
  sequenceNumber: secuencia,
  originNodeURI: nodo(id(n)),
  destinationNodeURI: nodo(de),
  lastChangeDateTime: T,
})
const marco = (items: unknown[], asociaciones: unknown[], doc = DOC) => ({
  CFDocument: {
    identifier: doc,
    uri: `https://otra.example.org/${doc}`,
    title: 'Marco ajeno',
    creator: 'Otra',
    lastChangeDateTime: T,
  },
  CFItems: items,
  CFAssociations: asociaciones,
})

describe('importing', () => {
  it('a preview says what would be made and what is left out, and writes nothing', async () => {
    const { plan } = await plantPlan(t)
    const p = marco(
      [item(1), item(2), item(2), { fullStatement: 'x' }],
      [hijo(1, DOC, 1), hijo(2, id(1), 1), hijo(9, id(8), 1)],
    )
    const { status, body } = await enviar(plan, p, true)
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.data).toMatchObject({
      titulo: 'Marco ajeno',
      manera: 'llena',
      crear: 2,
      elementos: 4,
      elementos_omitidos: 2,
      asociaciones: 3,
      asociaciones_omitidas: 1,
      filas: [
        { nivel: 1, nombre: 'Enunciado 1', accion: 'crear' },
        { nivel: 2, nombre: 'Enunciado 2', accion: 'crear' },
      ],
    })
    expect(body.data.omitidos.map((o: Registro) => o.motivo)).toEqual([
      'su identificador está repetido: cuenta la primera vez',
      'su identificador falta o no es un UUID',
      'es huérfana: ni su origen ni su destino están en el paquete',
    ])
    expect(await competencias(plan)).toEqual([])
  })

  it('makes the tree with codes and terms; the same package again changes instead of doubling', async () => {
    const { plan } = await plantPlan(t)
    const p = marco(
      [item(1, { CFItemType: 'Elemento' }), item(2), item(3)],
      [hijo(1, DOC, 2), hijo(2, DOC, 1), hijo(3, id(2), 1)],
    )
    expect((await enviar(plan, p)).body.message).toBe('Se crearon 3 competencias de «Marco ajeno».')
    const unas = await competencias(plan)
    expect(unas.map(c => [c.nombre, c.codigo, c.termino_id]).sort()).toEqual([
      ['Enunciado 1', 'E2', 3],
      ['Enunciado 2', 'F1', 1],
      ['Enunciado 3', 'C1.1', 2],
    ])
    const propia = await crear(plan, 'Hecha aquí')
    Object.assign(p.CFItems[2] as object, { fullStatement: 'Enunciado 3 bis' })
    expect((await enviar(plan, p, true)).body.data).toMatchObject({
      manera: 'repite',
      crear: 0,
      cambiar: 1,
      iguales: 2,
      conservadas: 1,
    })
    expect((await enviar(plan, p)).status).toBe(200)
    const otras = await competencias(plan)
    expect(otras).toHaveLength(4)
    expect(otras.find(c => c.nombre === 'Enunciado 3 bis')?.id).toBe(
      unas.find(c => c.nombre === 'Enunciado 3')?.id,
    )
    expect(otras.find(c => c.id === propia)?.codigo).toBe('F3')
  })

  it('is added to what is there, with the groups that it names', async () => {
    const { plan } = await plantPlan(t)
    await crear(plan, 'Hecha aquí')
    const conGrupo = { ...hijo(1, DOC, 1), CFAssociationGroupingURI: { ...nodo(id(77)), title: 'Básicas' } }
    const r = await enviar(plan, marco([item(1)], [conGrupo]))
    expect(r.body.data).toMatchObject({ manera: 'agrega', crear: 1, conservadas: 1 })
    const { body } = await ask('GET', `/v1/plan/estudios/grupos/competencias/por/plan/${plan}`)
    expect(body.data.map((g: Registro) => g.nombre)).toEqual(['Básicas'])
    expect((await competencias(plan)).find(c => c.nombre === 'Enunciado 1')?.tabcompetencia_id).toBe(
      body.data[0].id,
    )
    expect(((await exportar(plan)).CFDocument as Registro).identifier).not.toBe(DOC)
  })

  it('leaves competencies beside a namesake of their group, and names groups as groups may be called', async () => {
    const { plan } = await plantPlan(t)
    const grupo = async (nombre: string) =>
      (await ask('POST', '/v1/plan/estudios/grupos/competencias', { planestudio_id: plan, nombre })).body.data
        .id
    const [, otro] = [await grupo('Generales'), await grupo('Generales')]
    const raiz = await crear(plan, 'Hecha aquí', { tabcompetencia_id: otro })
    await crear(plan, 'Su parte', { competencia_id: raiz })
    const largo = `Cont\u0001rol\n${'x'.repeat(200)}`
    const p = marco(
      [item(1)],
      [{ ...hijo(1, DOC, 1), CFAssociationGroupingURI: { ...nodo(id(77)), title: largo } }],
    )
    expect((await enviar(plan, p, true)).body.data).toMatchObject({ crear: 1, cambiar: 0 })
    expect((await enviar(plan, p)).status).toBe(200)
    const { body } = await ask('GET', `/v1/plan/estudios/grupos/competencias/por/plan/${plan}`)
    expect(body.data.map((g: Registro) => g.nombre).at(-1)).toBe(`Control ${'x'.repeat(152)}`)
    const unas = await competencias(plan)
    expect(
      unas
        .filter(c => c.tabcompetencia_id === otro)
        .map(c => c.nombre)
        .sort(),
    ).toEqual(['Hecha aquí', 'Su parte'])
    const dada = ((await exportar(plan)).CFAssociations as Registro[]).find(a => a.identifier === id(500_001))
    expect(dada?.CFAssociationGroupingURI).toMatchObject({ identifier: id(77) })
  })

  it.each([
    ['no JSON', '<xml/>', 'El archivo no es JSON en UTF-8: elija un paquete CASE (.json).'],
    ['no package', '{"a":1}', 'El archivo no es un paquete CASE: no trae ni CFDocument ni CFItems.'],
    [
      'nothing that can come in',
      { CFItems: [1] },
      'Ningún elemento del paquete se puede importar: vea por qué en la vista previa.',
    ],
  ])('%s is refused in words', async (_what, archivo, motivo) => {
    const { plan } = await plantPlan(t)
    const { status, body } = await enviar(plan, archivo)
    expect([status, body.errors]).toEqual([422, { archivo: [motivo] }])
  })

  it('not into a ceased plan, nor by who may not', async () => {
    const { plan } = await plantPlan(t)
    expect((await enviar(plan, marco([item(1)], []), false, t.gente.token.inspector)).status).toBe(403)
    await t.owner.query("update planes set fechacese = '2020-01-01' where id = $1", [plan])
    expect((await enviar(plan, marco([item(1)], []), true)).status).toBe(409)
  })

  it('thousands of items, some of them broken, in a few statements', async () => {
    const { plan } = await plantPlan(t)
    const muchos = Array.from({ length: 3000 }, (_x, i) =>
      item(i + 1, { notes: 'n'.repeat(300), ...(i % 100 === 7 && { fullStatement: null }) }),
    )
    const asociaciones = muchos.map((_x, i) => hijo(i + 1, i < 10 ? DOC : id(Math.floor(i / 10)), i))
    const p = marco(muchos, asociaciones)
    expect(JSON.stringify(p).length).toBeGreaterThan(2_000_000)
    const { status, body } = await enviar(plan, p)
    expect(status, JSON.stringify(body).slice(0, 500)).toBe(200)
    expect(body.data).toMatchObject({ crear: 2970, elementos_omitidos: 30 })
    expect(((await exportar(plan)).CFItems as unknown[]).length).toBe(2970)
  }, 120_000)
})

describe('publishing', () => {
  it('nothing while the institution does not say so, nor of the Papelera, nor when it is off', async () => {
    const { plan } = await plantPlan(t)
    const cid = await crear(plan, 'Pública')
    await publicar(false)
    expect((await ims('CFDocuments')).body).toEqual({ CFDocuments: [] })
    const { documento_id } = (await ask('GET', `${base(plan)}/publicacion`)).body.data
    expect((await ims(`CFPackages/${documento_id}`)).status).toBe(404)
    await publicar(true)
    const p = await ims(`CFPackages/${documento_id}`)
    expect(p.status).toBe(200)
    const suya = p.body.CFItems[0].identifier
    expect((await ims(`CFItems/${suya}`)).status).toBe(200)
    expect(
      (await ask('PUT', `/v1/plan/estudios/competencias/${cid}`, { nombre: 'Pública y otra' })).status,
    ).toBe(200)
    expect((await ims(`CFItems/${suya}`)).body.fullStatement).toBe('Pública y otra')
    await t.owner.query("update empresas set estado = 'Desactivado' where id = $1", [t.gente.empresa])
    expect((await ims(`CFItems/${suya}`)).status).toBe(404)
    await t.owner.query("update empresas set estado = 'Activado' where id = $1", [t.gente.empresa])
    await t.owner.query('update planes set deleted_at = now() where id = $1', [plan])
    expect((await ims(`CFItems/${suya}`)).status).toBe(404)
    expect((await ims(`CFPackages/${documento_id}`)).status).toBe(404)
  })

  it('what comes again beside unchanged competencies is published as it is now', async () => {
    await publicar(true)
    const { plan } = await plantPlan(t)
    const doc = 'd0000000-0000-4000-8000-0000000000d7'
    const p = marco([item(701), item(702)], [hijo(701, doc, 1), hijo(702, doc, 2)], doc)
    expect((await enviar(plan, p)).status).toBe(200)
    expect((await ims(`CFPackages/${doc}`)).body.CFAssociations).toHaveLength(2)
    Object.assign(p.CFDocument, { title: 'Marco revisado' })
    p.CFAssociations.push({ ...hijo(701, id(702), 1), identifier: id(777), associationType: 'isRelatedTo' })
    expect((await enviar(plan, p)).body.data).toMatchObject({ manera: 'repite', cambiar: 0, iguales: 2 })
    const { body } = await ims(`CFPackages/${doc}`)
    expect([body.CFDocument.title, body.CFAssociations.length]).toEqual(['Marco revisado', 3])
  })

  it('every thing of a plan has its address', async () => {
    await publicar(true)
    const { plan } = await plantPlan(t)
    const grupo = await ask('POST', '/v1/plan/estudios/grupos/competencias', {
      planestudio_id: plan,
      nombre: 'Generales',
    })
    const raiz = await crear(plan, 'Diseña', { tabcompetencia_id: grupo.body.data.id })
    await crear(plan, 'Analiza', { competencia_id: raiz })
    for (const version of ['v1p0', 'v1p1']) {
      const { documento_id } = (await ask('GET', `${base(plan)}/publicacion`)).body.data
      const documento = await ims(`CFDocuments/${documento_id}`, version)
      expect(documento.body).toMatchObject({
        creator: 'Oficina de Currículo',
        CFPackageURI: { identifier: documento_id },
      })
      const { body: p } = await ims(`CFPackages/${documento_id}`, version)
      for (const cosa of [
        ...p.CFItems,
        ...p.CFAssociations,
        ...p.CFDefinitions.CFItemTypes,
        ...p.CFDefinitions.CFAssociationGroupings,
      ]) {
        const camino = cosa.uri.replace(`https://malla.example.edu/ims/case/${version}/`, '')
        const { status, body } = await ims(camino, version)
        expect([camino, status]).toEqual([camino, 200])
        expect(JSON.stringify(body)).toContain(cosa.identifier)
      }
      const hoja = p.CFItems.find((i: Registro) => i.fullStatement === 'Analiza')
      const { body } = await ims(`CFItemAssociations/${hoja.identifier}`, version)
      expect([body.CFItem.CFDocumentURI.identifier, body.CFAssociations.length]).toEqual([documento_id, 1])
    }
  })

  it('errors carry imsx_StatusInfo', async () => {
    await publicar(true)
    const campo = (b: Registro) =>
      ((b.imsx_CodeMinor as Registro).imsx_codeMinorField as Registro[])[0]!.imsx_codeMinorFieldValue
    for (const [camino, status, codigo] of [
      [`CFItems/${id(999_987)}`, 404, 'unknownobject'],
      ['CFItems/nada', 404, 'invaliduuid'],
      ['CFNada', 404, 'unknownobject'],
      ['CFDocuments?sort=x', 400, 'invalid_sort_field'],
      ['CFDocuments?fields=title,x', 400, 'invalid_selection_field'],
      ["CFDocuments?filter=title='x", 400, 'invalid_filter_field'],
      ['CFDocuments?limit=-1', 400, 'invalid_query_parameter'],
      [`CFRubrics/${id(1)}`, 404, 'unknownobject'],
      [`CFConcepts/${id(1)}`, 404, 'unknownobject'],
      [`CFLicenses/${id(1)}`, 404, 'unknownobject'],
    ] as const) {
      const r = await ims(encodeURI(camino))
      expect([camino, r.status, campo(r.body)]).toEqual([camino, status, codigo])
      expect(r.body).toMatchObject({
        imsx_codeMajor: 'failure',
        imsx_severity: 'error',
        imsx_description: expect.any(String),
      })
    }
    expect((await ims('CFDocuments', 'v2')).status).toBe(404)
    for (const payload of [{}, '<xml/>']) {
      const r = await t.app.inject({ method: 'POST', url: '/ims/case/v1p1/CFDocuments', payload })
      expect([r.statusCode, r.json().imsx_codeMajor]).toEqual([405, 'failure'])
    }
  })

  it('the list is filtered, sorted, cut and paged', async () => {
    await publicar(true)
    const planes = await Promise.all([1, 2, 3].map(() => plantPlan(t)))
    await Promise.all(
      planes.map(async ({ plan }, i) => {
        await t.owner.query('update planes set full_name = $1 where id = $2', [`Zeta ${3 - i}`, plan])
        await crear(plan, 'Una')
      }),
    )
    const r = await ims(
      `CFDocuments?filter=${encodeURIComponent("title~'zeta' AND language='es'")}&sort=title&orderBy=desc&limit=2&fields=title,identifier`,
    )
    expect(r.body.CFDocuments.map((d: Registro) => d.title)).toEqual(['Zeta 3', 'Zeta 2'])
    expect(Object.keys(r.body.CFDocuments[0]).sort()).toEqual(['identifier', 'title'])
    expect(r.headers['x-total-count']).toBe('3')
    expect(r.headers.link).toMatch(/offset=2>; rel="next"/)
    expect(r.headers.link).not.toMatch(/rel="prev"/)
    const otra = await ims("CFDocuments?filter=title='Zeta%201'%20OR%20title='Zeta%203'&sort=title")
    expect(otra.body.CFDocuments.map((d: Registro) => d.title)).toEqual(['Zeta 1', 'Zeta 3'])
  })

  it('what was made here goes before a copy of it', async () => {
    await publicar(true)
    const { plan } = await plantPlan(t)
    await crear(plan, 'La primera')
    const p = await exportar(plan)
    const { plan: otro } = await plantPlan(t)
    expect((await enviar(otro, p)).status).toBe(200)
    await ask('PUT', `/v1/plan/estudios/competencias/${(await competencias(otro))[0]!.id}`, {
      nombre: 'La copia',
    })
    const { body } = await ims(`CFPackages/${(p.CFDocument as Registro).identifier}`)
    expect(body.CFItems[0].fullStatement).toBe('La primera')
    const { body: lista } = await ims('CFDocuments')
    const ids = lista.CFDocuments.map((d: Registro) => d.identifier)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

const CARPETA = path.join(process.env.REAL_DATA ?? '', 'case')
const hay = Boolean(process.env.REAL_DATA) && existsSync(CARPETA)
const reales = [
  'opensalt/test_SequenceNumberFramework.json',
  'opensalt/test_Utf8TestFramework.json',
  'opensalt/test_Ordering.json',
  'opensalt/test_SmartLevelFramework.json',
  'smarter-balanced/mockMATHPackage.json',
]
describe.skipIf(!hay)('published packages and schemas (needs REAL_DATA)', () => {
  it.each(reales)(
    '%s: export, import, export through the database is the same, by the schema',
    async archivo => {
      const crudo = JSON.parse(readFileSync(path.join(CARPETA, archivo), 'utf8'))
      const { plan } = await plantPlan(t)
      const r = await enviar(plan, crudo)
      expect(r.status, JSON.stringify(r.body)).toBe(200)
      expect(r.body.data).toMatchObject({ crear: crudo.CFItems.length, omitidos: [], avisos: [] })
      for (const version of ['1.0', '1.1'] as const) {
        const una = await exportar(plan, version)
        expect(esquemas()[version](una)).toEqual([])
        const { plan: otro } = await plantPlan(t)
        expect((await enviar(otro, una)).body.data.omitidos).toEqual([])
        expect(await exportar(otro, version)).toEqual(una)
        expect((await enviar(otro, una)).body.data).toMatchObject({ crear: 0, cambiar: 0, conservadas: 0 })
        expect(await exportar(otro, version)).toEqual(una)
      }
    },
  )

  it('what is published is by the schemas, part by part', async () => {
    await publicar(true)
    const { plan } = await plantPlan(t)
    const raiz = await crear(plan, 'Diseña «sistemas» ñandú', { tipopadre: 2 })
    await crear(plan, 'Analiza', { competencia_id: raiz })
    const { documento_id } = (await ask('GET', `${base(plan)}/publicacion`)).body.data
    for (const version of ['1.0', '1.1'] as const) {
      const v = version === '1.0' ? 'v1p0' : 'v1p1'
      const { body: p } = await ims(`CFPackages/${documento_id}`, v)
      expect(esquemas()[version](p)).toEqual([])
      expect(esquemaDe(version, 'cfdocument')((await ims(`CFDocuments/${documento_id}`, v)).body)).toEqual([])
      for (const i of p.CFItems)
        expect(esquemaDe(version, 'cfitem')((await ims(`CFItems/${i.identifier}`, v)).body)).toEqual([])
      for (const a of p.CFAssociations)
        expect(
          esquemaDe(version, 'cfassociation')((await ims(`CFAssociations/${a.identifier}`, v)).body),
        ).toEqual([])
    }
  })
})
