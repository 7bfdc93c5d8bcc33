import { Html } from '@malla/documents/engine/html/etiqueta.ts'
import { universidad } from '@malla/documents/testing/universidad.ts'
import { describe, expect, it } from 'vitest'
import type { PlanPublico } from '../planPublico.queries.ts'
import type { Sitio } from './marco.ts'
import { tablasHtml } from './tablas.ts'

/** The tables of a plan whose first section of electives requires so many credits. */
function tablasCon(creditos_requeridos: number | null): string {
  const [seccion, ...otras] = universidad.secciones
  const datos = { ...universidad, secciones: [{ ...seccion!, creditos_requeridos }, ...otras] }
  const plan = { casa: { nombre_corto: 'uas' }, direccion: 'derecho', datos, cursos: new Map() }
  const tablas = tablasHtml({ incrustado: false } as Sitio, plan as unknown as PlanPublico)
  return tablas instanceof Html ? tablas.texto : ''
}

describe('what is taken of a section of electives', () => {
  it.each<[number | null, string]>([
    [1, '· Se lleva 1 crédito<'],
    [1.5, '· Se llevan 1,5 créditos<'],
    [6, '· Se llevan 6 créditos<'],
    [null, '· Electivos<'],
  ])('%s', (creditos, dicho) => expect(tablasCon(creditos)).toContain(dicho))
})
