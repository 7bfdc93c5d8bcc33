import { describe, expect, it } from 'vitest'
import {
  archivoDeDosPlanes,
  archivoDePlan,
  archivoDeSilabo,
  cuantos,
  decimalesDe,
  enPorcentaje,
  fechaLarga,
  numero,
  paraArchivo,
  porcentaje,
  siglasDeNombre,
} from './formato.ts'

describe('numbers', () => {
  it.each([
    [4, 0, '4'],
    [1.5, 0, '1,5'],
    [4, 1, '4,0'],
    [0.1 + 0.2, 0, '0,3'],
    [2550, 0, '2550'],
    [12_800, 0, '12\u00a0800'],
    [1_234_567.5, 0, '1\u00a0234\u00a0567,5'],
    [-3, 0, '−3'],
  ])('%d with %d decimals is %s', (n, decimales, escrito) => expect(numero(n, decimales)).toBe(escrito))

  it('keeps as many decimals as the longest needs', () => {
    expect(decimalesDe([4, 1.5, null])).toBe(1)
    expect(decimalesDe([4, 3])).toBe(0)
    expect(decimalesDe([])).toBe(0)
  })

  it.each([
    [1, 3, '33\u00a0%'],
    [1, 200, '0,5\u00a0%'],
    [1, 5000, '0,1\u00a0%'],
    [249, 250, '99,6\u00a0%'],
    [4999, 5000, '99,9\u00a0%'],
    [99_999, 100_000, '99,9\u00a0%'],
    [5, 5, '100\u00a0%'],
    [0, 5, '0\u00a0%'],
    [0, 0, '—'],
  ])('%d of %d is %s', (parte, total, escrito) => expect(porcentaje(parte, total)).toBe(escrito))

  it.each([
    [12.5, 0, '12,5\u00a0%'],
    [99.996, 2, '99,99\u00a0%'],
    [100, 2, '100,00\u00a0%'],
    [0.004, 0, '0,01\u00a0%'],
  ])('%d percent with %d decimals is %s', (n, decimales, escrito) =>
    expect(enPorcentaje(n, decimales)).toBe(escrito),
  )

  it('counts', () => {
    expect(cuantos(1, 'curso', 'cursos')).toBe('1 curso')
    expect(cuantos(0, 'curso', 'cursos')).toBe('0 cursos')
    expect(cuantos(1.5, 'crédito', 'créditos')).toBe('1,5 créditos')
  })
})

describe('dates without time never shift', () => {
  it.each([
    ['2026-01-01', '1 de enero de 2026'],
    ['2025-09-30', '30 de septiembre de 2025'],
    ['marzo', ''],
  ])('%s is «%s»', (iso, escrita) => expect(fechaLarga(iso)).toBe(escrita))
})

describe('names', () => {
  it.each([
    ['Universidad Andina', 'UA'],
    ['Instituto de Educación Superior del Valle', 'IESV'],
    ['«Ñaupa» Instituto', 'ÑI'],
    ['𝐀teneo Andino', '𝐀A'],
    ['', ''],
  ])('initials of %s', (nombre, siglas) => expect(siglasDeNombre(nombre)).toBe(siglas))

  it('makes file names that any system takes', () => {
    expect(paraArchivo('Plan: «A/B»\\ ..\u0000 Ingeniería')).toBe('Plan A B .. Ingeniería')
    expect(paraArchivo('x'.repeat(200))).toHaveLength(80)
    expect(archivoDePlan('C1', { programa: 'p'.repeat(90), full_name: 'Plan 2026/1' })).toBe(
      `C1 - ${'p'.repeat(50)} - Plan 2026 1`,
    )
    const [antes, despues] = [2019, 2026].map(n => ({
      programa: 'Enfermería',
      full_name: `Plan de estudios de Enfermería y Obstetricia del ${n}`,
    }))
    expect(archivoDeDosPlanes('Comparación', antes!, despues!)).toBe(
      `Comparación - Enfermería - ${antes!.full_name} - ${despues!.full_name}`,
    )
    const ajeno = { programa: 'p'.repeat(90), full_name: 'Plan 2026' }
    expect(archivoDeDosPlanes('Comparación', ajeno, despues!)).toBe(
      `Comparación - ${'p'.repeat(40)} - Plan 2026 - Enfermería - ${despues!.full_name}`,
    )
    const curso = { codigo: 'ENF-801', nombre: 'c'.repeat(90) }
    expect(archivoDeSilabo('Sílabo', { curso, periodo: { nombre: '2026-II' } })).toBe(
      `Sílabo - ENF-801 - ${'c'.repeat(80)} - 2026-II`,
    )
    // A letter of two halves at the cut.
    expect(paraArchivo(`${'x'.repeat(79)}𝐀`)).toBe('x'.repeat(79))
  })
})
