import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CursoCambiado, impactoDeCambio } from './cambio.ts'
import type { FilaDeCurso, MundoDeCurso } from './mundoDeCurso.ts'
import { quitar } from './pasos.ts'
import { enResumen } from './resumen.ts'

const curso = (id: number, mas: Partial<FilaDeCurso> = {}): FilaDeCurso => ({
  id,
  planestudio_id: 1,
  ciclo_id: 10,
  base_id: null,
  version: 1,
  nombre: `Curso ${id}`,
  codigo: null,
  credits: 4,
  horasteoria: 4,
  horaspractica: 0,
  horasvirtualteoria: 0,
  horasvirtualpractica: 0,
  requisitos: null,
  ...mas,
})
const silabo = (id: number, asignatura_id: number, mas: object = {}, semanas: (number | null)[] = []) => ({
  fila: { id, asignatura_id, estado: 'borrador' },
  periodo: '2099-I',
  isEscrito: true,
  isCerrado: false,
  hijas: [
    quitar('silabo_claves', {
      id: id * 10,
      clave: 'unidadesaprendizaje',
      valor: [{ id: 'u', nombre: 'U', resultado: '', semanas: semanas.map(horas => ({ horas })) }],
    }),
  ],
  ...mas,
})
const equivalencia = (id: number, suyo: number) => ({
  fila: { id, planestudio_id: 2, plan_origen_id: 1 },
  cursos: [
    { equivalencia_id: id, asignatura_id: suyo, lado: 'origen' },
    { equivalencia_id: id, asignatura_id: 900, lado: 'destino' },
  ],
  origen: 'Antes',
  destino: 'Después',
  motivo: null,
})
const mundo = (cursos: readonly FilaDeCurso[], mas: Partial<MundoDeCurso> = {}): MundoDeCurso => ({
  plan: { id: 1, isPublico: false },
  cursos,
  ciclos: [{ id: 10, nombre: 'I', descripcion: 'Ciclo I' }],
  celdas: [],
  competencias: new Map(),
  equivalencias: [],
  entradas: [],
  silabos: [],
  cartas: [],
  accesos: [],
  ...mas,
})
const cambia = (antes: FilaDeCurso, campos: Partial<FilaDeCurso>): CursoCambiado => ({
  antes,
  despues: { ...antes, ...campos },
})
const dice = (m: MundoDeCurso, cambios: readonly CursoCambiado[]) =>
  impactoDeCambio(m, cambios).efectos.map(e => `${e.suerte} ${e.cosa} ${e.id}: ${e.detalle}`)

describe('changing a course', () => {
  const [uno, otro] = [curso(1), curso(2)]
  const todo = mundo([uno, otro], {
    plan: { id: 1, isPublico: true },
    silabos: [
      silabo(51, 1, {}, [null, null, 2]),
      silabo(52, 1, { isCerrado: true }),
      silabo(53, 1, { isEscrito: false }),
      silabo(54, 2),
    ],
    equivalencias: [equivalencia(71, 1), equivalencia(72, 2)],
    cartas: [
      { asignatura_id: 1, isEscrita: true, fila: { id: 1 } },
      { asignatura_id: 2, isEscrita: true, fila: { id: 2 } },
    ],
  })

  it('tells what was made of it, and nothing of others', () => {
    expect(dice(todo, [cambia(uno, { nombre: 'Otro nombre' })])).toEqual([
      'cambia silabo 51: Mostrará los datos nuevos: nombre.',
      'cambia carta 1: Mostrará los datos nuevos: nombre.',
      'cambia equivalencia 71: Nombra «Curso 1» y mostrará los datos nuevos: nombre.',
      'cambia publicacion 1: Mostrará lo nuevo a cualquiera en cuanto se guarde.',
      'queda silabo 52: Quedó cerrado con su periodo: sigue como está.',
    ])
    const { efectos } = impactoDeCambio(todo, [cambia(uno, { nombre: 'Otro nombre' })])
    expect(enResumen(efectos)).toBe('1 sílabo, 1 carta descriptiva, 1 página pública, 1 equivalencia')
  })

  it('hours tell what the weeks come to; those with hours of their own keep them', () => {
    expect(dice(todo, [cambia(uno, { horaspractica: 2 })])[0]).toBe(
      'cambia silabo 51: Mostrará los datos nuevos: horas. Sus semanas pasan de sumar 10 a 14 horas.',
    )
    // From theory to practice: the same hours a week.
    expect(dice(todo, [cambia(uno, { horasteoria: 2, horaspractica: 2 })])[0]).toBe(
      'cambia silabo 51: Mostrará los datos nuevos: horas.',
    )
  })

  it('what is printed nowhere, and the same content in another order, is silent', () => {
    const requisitos = { tipo: 'curso', asignatura_id: 2, modo: 'previo' } as const
    const pide = curso(1, { requisitos })
    expect(dice(todo, [cambia(uno, { orden: 5, areacurso_id: 3 })])).toEqual([])
    expect(
      dice(todo, [cambia(pide, { requisitos: { modo: 'previo', asignatura_id: 2, tipo: 'curso' } })]),
    ).toEqual([])
  })

  it('an older version moves its own syllabi only', () => {
    const m = { ...todo, cursos: [uno, otro, curso(3, { base_id: 1, version: 2 })] }
    expect(dice(m, [cambia(uno, { nombre: 'Otro' })])).toEqual([
      'cambia silabo 51: Mostrará los datos nuevos: nombre.',
      'queda silabo 52: Quedó cerrado con su periodo: sigue como está.',
    ])
  })

  it('of planted graphs it tells exactly the planted ones', () => {
    const plantados = fc.array(
      fc.record({
        silabos: fc.array(fc.record({ isEscrito: fc.boolean(), isCerrado: fc.boolean() }), { maxLength: 4 }),
        equivalencias: fc.nat(2),
        isEscrita: fc.boolean(),
        isCambiado: fc.boolean(),
      }),
      { minLength: 1, maxLength: 6 },
    )
    fc.assert(
      fc.property(plantados, fc.boolean(), (filas, isPublico) => {
        let n = 0
        const de = filas.map((f, i) => ({
          ...f,
          fila: curso(i + 1),
          suyos: f.silabos.map(s => silabo(++n, i + 1, s)),
          tablas: Array.from({ length: f.equivalencias }, () => equivalencia(++n, i + 1)),
        }))
        const m = mundo(
          de.map(d => d.fila),
          {
            plan: { id: 1, isPublico },
            silabos: de.flatMap(d => d.suyos),
            equivalencias: de.flatMap(d => d.tablas),
            cartas: de.map(d => ({ asignatura_id: d.fila.id, isEscrita: d.isEscrita, fila: {} })),
          },
        )
        const van = de.filter(d => d.isCambiado)
        const { efectos, pasos } = impactoDeCambio(
          m,
          de.map(d => cambia(d.fila, d.isCambiado ? { credits: 9 } : {})),
        )
        const esperado = van.flatMap(d => [
          ...d.suyos.filter(s => s.isCerrado).map(s => `queda silabo ${s.fila.id}`),
          ...d.suyos.filter(s => s.isEscrito && !s.isCerrado).map(s => `cambia silabo ${s.fila.id}`),
          ...d.tablas.map(e => `cambia equivalencia ${e.fila.id}`),
          ...(d.isEscrita ? [`cambia carta ${d.fila.id}`] : []),
        ])
        if (isPublico && van.length > 0) esperado.push('cambia publicacion 1')
        expect(efectos.map(e => `${e.suerte} ${e.cosa} ${e.id}`).sort()).toEqual(esperado.sort())
        expect(pasos).toEqual([])
      }),
      { numRuns: Number(process.env.FC_RUNS ?? 200) },
    )
  })
})
