import type { Registro } from '@malla/domain/case/json.ts'
import { describe, expect, it } from 'vitest'
import { plantPlan } from '../../testing/academico.ts'
import { casaDeCase } from './testing/casaDeCase.ts'
import { llamadasDeCase } from './testing/llamar.ts'
import { hijo, id, item, marco } from './testing/paquetes.ts'

const casa = casaDeCase()

describe('a copy of what is published', () => {
  it('goes behind what was made here', async () => {
    await casa.publicar(true)
    const { plan } = await plantPlan(casa.t)
    await casa.crear(plan, 'La primera')
    const p = await casa.exportar(plan)
    const { plan: otro } = await plantPlan(casa.t)
    expect((await casa.enviar(otro, p)).status).toBe(200)
    await casa.ask('PUT', `/v1/plan/estudios/competencias/${(await casa.competencias(otro))[0]!.id}`, {
      nombre: 'La copia',
    })
    const { body } = await casa.ims(`CFPackages/${(p.CFDocument as Registro).identifier}`)
    expect(body.CFItems[0].fullStatement).toBe('La primera')
    const { body: lista } = await casa.ims('CFDocuments')
    const ids = lista.CFDocuments.map((d: Registro) => d.identifier)
    expect(new Set(ids).size).toBe(ids.length)
  })

  describe('that says nothing of itself', () => {
    const textos = async (documento: string, { item, asociacion }: { item: string; asociacion: string }) => {
      const { body: p } = await casa.ims(`CFPackages/${documento}`)
      const { body: con } = await casa.ims(`CFItemAssociations/${item}`)
      return {
        titulo: p.CFDocument.title,
        documento: (await casa.ims(`CFDocuments/${documento}`)).body.title,
        enLista: (await casa.ims('CFDocuments')).body.CFDocuments.find(
          (d: Registro) => d.identifier === documento,
        ).title,
        paquete: p.CFItems.map((i: Registro) => i.fullStatement),
        suelto: (await casa.ims(`CFItems/${item}`)).body.fullStatement,
        suyas: con.CFItem.fullStatement,
        asociacion: (await casa.ims(`CFAssociations/${asociacion}`)).body.originNodeURI.title,
      }
    }
    const falso = (item: string) => ({ identifier: item, fullStatement: 'Falso' })

    it.each(['before', 'after'])(
      'does not pass for what was made in an institution that comes %s',
      async lado => {
        const una = casa
        const otra = llamadasDeCase(casa, casa.t.gente.ajeno)
        const [autora, copista] = lado === 'before' ? [una, otra] : [otra, una]
        const deUna = { empresa: casa.t.gente.empresa }
        const deOtra = { empresa: casa.t.gente.otraEmpresa }
        const [deAutora, deCopista] = lado === 'before' ? [deUna, deOtra] : [deOtra, deUna]
        await autora.publicar(true)
        await copista.publicar(true)
        const { plan } = await plantPlan(casa.t, deAutora)
        await autora.crear(plan, 'Verdadera')
        const p = await autora.exportar(plan)
        const documento = (p.CFDocument as Registro).identifier as string
        const item = (p.CFItems as Registro[])[0]!.identifier as string
        const asociacion = (p.CFAssociations as Registro[])[0]!.identifier as string
        const antes = await textos(documento, { item, asociacion })
        for (const copia of [
          { CFDocument: { identifier: documento }, CFItems: [falso(item)], CFAssociations: p.CFAssociations },
          { CFItems: [falso(item)] },
        ])
          expect((await copista.enviar((await plantPlan(casa.t, deCopista)).plan, copia)).status).toBe(200)
        expect(antes.suelto).toBe('Verdadera')
        expect(await textos(documento, { item, asociacion })).toEqual(antes)
      },
    )

    it('does not go before the older package that it was copied from', async () => {
      const copista = llamadasDeCase(casa, casa.t.gente.ajeno)
      await casa.publicar(true)
      await copista.publicar(true)
      const doc = 'd0000000-0000-4000-8000-0000000000d8'
      const p = marco([item(801)], [hijo(801, doc, 1)], doc)
      expect((await casa.enviar((await plantPlan(casa.t)).plan, p)).status).toBe(200)
      const cosas = { item: id(801), asociacion: id(500_801) }
      const antes = await textos(doc, cosas)
      const { plan } = await plantPlan(casa.t, { empresa: casa.t.gente.otraEmpresa })
      const copia = { CFDocument: { identifier: doc }, CFItems: [falso(id(801))] }
      expect((await copista.enviar(plan, copia)).status).toBe(200)
      expect(antes).toMatchObject({ titulo: 'Marco ajeno', suelto: 'Enunciado 801' })
      expect(await textos(doc, cosas)).toEqual(antes)
    })
  })
})
