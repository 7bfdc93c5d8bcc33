import { Html } from '@malla/documents/engine/html/etiqueta.ts'
import { universidad } from '@malla/documents/testing/universidad.ts'
import { describe, expect, it } from 'vitest'
import type { PlanPublico } from '../planPublico.queries.ts'
import { mallaHtml } from './malla.ts'
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

it('the malla draws an empty cycle among others, and none behind the last with courses', () => {
  const [primero, segundo, tercero] = universidad.ciclos
  const enEste = universidad.asignaturas.filter(a => a.ciclo_id === primero!.id || a.ciclo_id === tercero!.id)
  const vacio = { ...segundo!, id: -1, numero: 21, nombre: 'XXI', descripcion: 'Ciclo XXI' }
  const datos = { ...universidad, asignaturas: enEste, ciclos: [primero!, segundo!, tercero!, vacio] }
  const plan = { casa: { nombre_corto: 'uas' }, direccion: 'derecho', datos, cursos: new Map() }
  const malla = mallaHtml({ incrustado: false } as Sitio, plan as unknown as PlanPublico)
  const texto = malla instanceof Html ? malla.texto : ''
  expect(texto).toContain('data-columnas="3"')
  expect(texto).not.toContain('<h3>XXI')
})
