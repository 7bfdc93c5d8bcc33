import type { Registro } from '@malla/domain/case/json.ts'
import { describe, expect, it } from 'vitest'
import { plantPlan } from '../../testing/academico.ts'
import { sinConocer } from '../../testing/conocidas.ts'
import { casaDeCase } from './testing/casaDeCase.ts'
import { DOC, hijo, id, item, marco, nodo } from './testing/paquetes.ts'

const casa = casaDeCase()

describe('importing', () => {
  it('a preview says what would be made and what is left out, and writes nothing', async () => {
    const { plan } = await plantPlan(casa.t)
    const p = marco(
      [item(1), item(2), item(2), { fullStatement: 'x' }],
      [hijo(1, DOC, 1), hijo(2, id(1), 1), hijo(9, id(8), 1)],
    )
    const { status, body } = await casa.enviar(plan, p, true)
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
    expect(await casa.competencias(plan)).toEqual([])
  })

  it('shows the beginning of what is too long, in whole letters', async () => {
    const { plan } = await plantPlan(casa.t)
    const p = marco([item(1, { CFItemType: `${'c'.repeat(99)}😀` })], [hijo(1, DOC, 1)])
    p.CFDocument.title = `${'a'.repeat(499)}😀`
    p.CFDocument.creator = `${'b'.repeat(499)}😀`
    expect((await casa.enviar(plan, p, true)).body.data).toMatchObject({
      titulo: 'a'.repeat(499),
      creador: 'b'.repeat(499),
      filas: [{ tipo: 'c'.repeat(99) }],
    })
  })

  it('makes the tree with codes and terms; the same package again changes instead of doubling', async () => {
    const { plan } = await plantPlan(casa.t)
    const p = marco(
      [item(1, { CFItemType: 'Elemento' }), item(2), item(3)],
      [hijo(1, DOC, 2), hijo(2, DOC, 1), hijo(3, id(2), 1)],
    )
    expect((await casa.enviar(plan, p)).body.message).toBe('Se crearon 3 competencias de «Marco ajeno».')
    const unas = await casa.competencias(plan)
    expect(unas.map(c => [c.nombre, c.codigo, c.termino_id]).sort()).toEqual([
      ['Enunciado 1', 'E2', 3],
      ['Enunciado 2', 'F1', 1],
      ['Enunciado 3', 'C1.1', 2],
    ])
    const propia = await casa.crear(plan, 'Hecha aquí')
    Object.assign(p.CFItems[2] as object, { fullStatement: 'Enunciado 3 bis' })
    expect((await casa.enviar(plan, p, true)).body.data).toMatchObject({
      manera: 'repite',
      crear: 0,
      cambiar: 1,
      iguales: 2,
      conservadas: 1,
    })
    expect((await casa.enviar(plan, p)).body.message).toBe('Se cambió 1 competencia de «Marco ajeno».')
    expect((await casa.enviar(plan, p)).body.message).toBe(
      'El plan ya tenía todo lo que trae el paquete «Marco ajeno».',
    )
    const otras = await casa.competencias(plan)
    expect(otras).toHaveLength(4)
    expect(otras.find(c => c.nombre === 'Enunciado 3 bis')?.id).toBe(
      unas.find(c => c.nombre === 'Enunciado 3')?.id,
    )
    expect(otras.find(c => c.id === propia)?.codigo).toBe('F3')
  })

  it('is added to what is there, with the groups that it names', async () => {
    const { plan } = await plantPlan(casa.t)
    await casa.crear(plan, 'Hecha aquí')
    const conGrupo = { ...hijo(1, DOC, 1), CFAssociationGroupingURI: { ...nodo(id(77)), title: 'Básicas' } }
    const r = await casa.enviar(plan, marco([item(1)], [conGrupo]))
    expect(r.body.data).toMatchObject({ manera: 'agrega', crear: 1, conservadas: 1 })
    const { body } = await casa.ask('GET', `/v1/plan/estudios/grupos/competencias/por/plan/${plan}`)
    expect(body.data.map((g: Registro) => g.nombre)).toEqual(['Básicas'])
    expect((await casa.competencias(plan)).find(c => c.nombre === 'Enunciado 1')?.tabcompetencia_id).toBe(
      body.data[0].id,
    )
    expect(((await casa.exportar(plan)).CFDocument as Registro).identifier).not.toBe(DOC)
  })

  it('leaves competencies beside a namesake of their group, and names groups as groups may be called', async () => {
    const { plan } = await plantPlan(casa.t)
    const grupo = async (nombre: string) =>
      (await casa.ask('POST', '/v1/plan/estudios/grupos/competencias', { planestudio_id: plan, nombre })).body
        .data.id
    const [, otro] = [await grupo('Generales'), await grupo('Generales')]
    const raiz = await casa.crear(plan, 'Hecha aquí', { tabcompetencia_id: otro })
    await casa.crear(plan, 'Su parte', { competencia_id: raiz })
    const largo = `Cont\u0001rol\n${'x'.repeat(200)}`
    const p = marco(
      [item(1)],
      [{ ...hijo(1, DOC, 1), CFAssociationGroupingURI: { ...nodo(id(77)), title: largo } }],
    )
    expect((await casa.enviar(plan, p, true)).body.data).toMatchObject({ crear: 1, cambiar: 0 })
    expect((await casa.enviar(plan, p)).status).toBe(200)
    const { body } = await casa.ask('GET', `/v1/plan/estudios/grupos/competencias/por/plan/${plan}`)
    expect(body.data.map((g: Registro) => g.nombre).at(-1)).toBe(`Control ${'x'.repeat(152)}`)
    const unas = await casa.competencias(plan)
    expect(
      unas
        .filter(c => c.tabcompetencia_id === otro)
        .map(c => c.nombre)
        .sort(),
    ).toEqual(['Hecha aquí', 'Su parte'])
    const dada = ((await casa.exportar(plan)).CFAssociations as Registro[]).find(
      a => a.identifier === id(500_001),
    )
    expect(dada?.CFAssociationGroupingURI).toMatchObject({ identifier: id(77) })
  })

  it.each([
    [
      'no JSON',
      '<xml/>',
      'El archivo no es JSON en UTF-8 o tiene demasiados niveles, uno dentro de otro. Elija un paquete CASE (.json).',
    ],
    [
      'what only holds up whoever reads it',
      `{"CFItems":[],"a":${'['.repeat(5000)}${']'.repeat(5000)}}`,
      'El archivo no es JSON en UTF-8 o tiene demasiados niveles, uno dentro de otro. Elija un paquete CASE (.json).',
    ],
    ['no package', '{"a":1}', 'El archivo no es un paquete CASE: no trae ni CFDocument ni CFItems.'],
    [
      'nothing that can come in',
      { CFItems: [1] },
      'Ningún elemento del paquete se puede importar: vea por qué en la vista previa.',
    ],
  ])('%s is refused in words', async (_what, archivo, motivo) => {
    const { plan } = await plantPlan(casa.t)
    const { status, body } = await casa.enviar(plan, archivo)
    expect([status, body.errors]).toEqual([422, { archivo: [motivo] }])
  })

  it('not into a ceased plan, nor by who may not', async () => {
    const { plan } = await plantPlan(casa.t)
    expect((await casa.enviar(plan, marco([item(1)], []), false, casa.t.gente.token.inspector)).status).toBe(
      403,
    )
    await casa.t.owner.query("update planes set fechacese = '2020-01-01' where id = $1", [plan])
    expect((await casa.enviar(plan, marco([item(1)], []), true)).status).toBe(409)
  })

  it('thousands of items, some of them broken, in a few statements', async () => {
    const { plan } = await plantPlan(casa.t)
    const muchos = Array.from({ length: 3000 }, (_x, i) =>
      item(i + 1, { notes: 'n'.repeat(300), ...(i % 100 === 7 && { fullStatement: null }) }),
    )
    const asociaciones = muchos.map((_x, i) => hijo(i + 1, i < 10 ? DOC : id(Math.floor(i / 10)), i))
    const p = marco(muchos, asociaciones)
    expect(JSON.stringify(p).length).toBeGreaterThan(2_000_000)
    const { status, body } = await casa.enviar(plan, p)
    expect(status, JSON.stringify(body).slice(0, 500)).toBe(200)
    expect(body.data).toMatchObject({ crear: 2970, elementos_omitidos: 30 })
    expect(await sinConocer(casa.t.owner, ['competencias', 'cambios'], 2970)).toEqual([])
    expect(((await casa.exportar(plan)).CFItems as unknown[]).length).toBe(2970)
  }, 120_000)
})
