import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { analizar } from '@malla/domain/analitica/analitica.ts'
import { escribirIntercambio } from '@malla/domain/analitica/escribirIntercambio.ts'
import { leerIntercambio, type PlanIntercambiado, TITULO } from '@malla/domain/analitica/intercambio.ts'
import type { Requisito } from '@malla/domain/asignaturas/asignatura.ts'
import { grafoDe } from '@malla/domain/asignaturas/grafo.ts'
import { describe, expect, it } from 'vitest'
import { readCsv, writeCsv } from './csv.ts'

const CARPETA = path.join(process.env.REAL_DATA ?? '', 'curricular-analytics')
const hay = Boolean(process.env.REAL_DATA) && existsSync(CARPETA)
const archivos = hay ? readdirSync(path.join(CARPETA, 'with-metrics')) : []

const filas = (...donde: string[]): string[][] => readCsv(readFileSync(path.join(CARPETA, ...donde)), TITULO)

function leido(rows: string[][]): PlanIntercambiado {
  const leido = leerIntercambio(rows)
  if (leido.plan === null) throw new Error(leido.motivo)
  expect(leido.avisos).toEqual([])
  return leido.plan
}

const requisitos = (ids: readonly string[], modo: 'previo' | 'simultaneo'): Requisito[] =>
  ids.map(id => ({ tipo: 'curso', asignatura_id: Number(id), modo }))

const medidas = ({ cursos, periodicidad }: PlanIntercambiado) =>
  analizar(
    grafoDe(
      cursos.map(c => ({
        id: Number(c.id),
        requisitos: {
          tipo: 'y' as const,
          de: [
            ...requisitos(c.previos, 'previo'),
            ...requisitos([...c.simultaneos, ...c.inseparables], 'simultaneo'),
          ],
        },
      })),
    ),
    periodicidad,
  )

describe.skipIf(!hay)('published plans (needs REAL_DATA)', () => {
  it.each(archivos)('%s: every measure of every course is the published one', archivo => {
    const rows = filas('with-metrics', archivo)
    const titulos = rows.findIndex(r => r[0] === 'Course ID')
    const en = (nombre: string): number => rows[titulos]!.indexOf(nombre)
    const publicadas = rows
      .slice(titulos + 1)
      .filter(r => r[0])
      .map(r => ({
        id: Number(r[0]),
        bloqueo: Number(r[en('Blocking')]),
        demora: Number(r[en('Delay')]),
        centralidad: Number(r[en('Centrality')]),
        complejidad: Number(r[en('Complexity')]),
      }))
    expect(publicadas.length).toBeGreaterThan(30)
    expect([...medidas(leido(rows)).de].map(([id, m]) => ({ id, ...m }))).toEqual(publicadas)
  })

  it.each(archivos.map(a => a.replace('_w_metrics', '')))(
    '%s: written and read again it is the same',
    archivo => {
      const plan = leido(filas('plans', archivo))
      expect(leido(readCsv(writeCsv(escribirIntercambio(plan)), TITULO))).toEqual(plan)
    },
  )
})
