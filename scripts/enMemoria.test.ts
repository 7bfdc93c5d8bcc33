import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { escribirEnMemoria } from './enMemoria.ts'

let memoria: string
let antes: string | undefined
beforeEach(() => {
  memoria = mkdtempSync(path.join(tmpdir(), 'malla-memoria-'))
  antes = process.env.TMPDIR
  delete process.env.TMPDIR
})
afterEach(() => {
  if (antes === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = antes
  rmSync(memoria, { recursive: true, force: true })
})

it('temporary folders are there until it is left, and others may enter', () => {
  const dejar = escribirEnMemoria(memoria, 1)
  const carpeta = tmpdir()
  expect(path.dirname(carpeta)).toBe(memoria)
  expect(statSync(carpeta).mode & 0o777).toBe(0o755)
  mkdirSync(path.join(carpeta, 'algo'))
  dejar()
  expect(existsSync(carpeta)).toBe(false)
  expect(tmpdir()).not.toBe(carpeta)
})

it('is not used where there is no room, no such place, or another one is named', () => {
  escribirEnMemoria(memoria, Number.POSITIVE_INFINITY)
  escribirEnMemoria(path.join(memoria, 'no'), 1)
  process.env.TMPDIR = memoria
  escribirEnMemoria(memoria, 1)()
  expect(process.env.TMPDIR).toBe(memoria)
  expect(readdirSync(memoria)).toEqual([])
})

it('what is left of runs that ended is taken away, of others nothing', () => {
  const restos = [
    'malla-pruebas-999999999-abc',
    `malla-pruebas-${process.pid}-abc`,
    'malla-pruebas-',
    'de-otros',
  ]
  for (const resto of restos) mkdirSync(path.join(memoria, resto))
  escribirEnMemoria(memoria, 1)()
  expect(readdirSync(memoria).sort()).toEqual(restos.slice(1).sort())
})
