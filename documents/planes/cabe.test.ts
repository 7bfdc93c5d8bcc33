import { afterAll, describe, expect, it } from 'vitest'
import type { Documento } from '../document.ts'
import { closePdf, renderPdf } from '../engine/pdf.ts'
import { diseno } from '../testing/diseno.ts'
import { leerPdf, veces } from '../testing/leer.ts'
import { colegio, instituto } from '../testing/otros.ts'
import { universidad } from '../testing/universidad.ts'
import type { DatosDiseno } from './datosDiseno.ts'
import { informeDePlan } from './hoja.ts'
import { pdfAvance, pdfEstadosCursos } from './pdfAvance.ts'
import { pdfPlan } from './pdfPlan.ts'
import { pdfC1 } from './sunedu.ts'
import { tablasDeCursos } from './tablaCursos.ts'

afterAll(closePdf)

const imprimir = async (d: Documento) => leerPdf(await renderPdf(d))
const montadas = async (d: Documento) => (await imprimir(d)).paginas.flatMap(p => p.montadas)

/** A plan all whose parts are measured, so that all columns stand. */
const medido = (d: DatosDiseno): DatosDiseno => ({
  ...d,
  partes: Object.fromEntries(
    d.asignaturas.map(a => [
      a.id,
      { cartas: 'warning', silabos: 'warning', elementos: 'warning', sumillas: 'warning' } as const,
    ]),
  ),
})
const codigos = ['MEDHUM-1012', 'ADMNEG-01-26', 'ENF2026-0101', 'INGCOMP-0101-A', '2026-ADM-00123-B']
const conCodigosLargos = {
  ...universidad,
  asignaturas: universidad.asignaturas.map((a, i) => ({ ...a, codigo: codigos[i % codigos.length]! })),
}

describe('no column prints over its neighbour', () => {
  it('in the state of the courses, whose names have room', async () => {
    const leido = await imprimir(pdfEstadosCursos(medido(diseno)))
    expect(leido.paginas.flatMap(p => p.montadas)).toEqual([])
    expect(leido.texto).toContain('Introducción a la Ingeniería de Sistemas Completo')
  })
  it('in the form C1, which says what its letters mean', async () => {
    const leido = await imprimir(
      pdfC1(
        {
          ...conCodigosLargos,
          asignaturas: conCodigosLargos.asignaturas.map(a => ({
            ...a,
            tipoestudio: 'especialidad' as const,
            modalidad: 'semipresencial' as const,
          })),
        },
        new Map(),
      ),
    )
    expect(leido.paginas.flatMap(p => p.montadas)).toEqual([])
    expect(leido.texto).toContain('P: presencial · V: virtual · T: total.')
    // A page that begins in the middle of a cycle says of which.
    expect(leido.texto).toMatch(/Ciclo \w+ \(continúa\)/)
  })
  it('where codes are long, which stay whole also on the cards of the malla', async () => {
    const leido = await imprimir(pdfPlan(conCodigosLargos))
    expect(leido.paginas.flatMap(p => p.montadas)).toEqual([])
    const n = conCodigosLargos.asignaturas.filter(a => a.codigo === 'INGCOMP-0101-A').length
    expect(veces(leido.paginas.at(-1)!.texto, 'INGCOMP-0101-A')).toBe(n)
    expect(
      await montadas(pdfAvance('silabos')({ ...diseno, asignaturas: conCodigosLargos.asignaturas })),
    ).toEqual([])
  })
})

it('a school without codes has no column of them in its progress', () => {
  const suyo = medido({ ...diseno, asignaturas: colegio.asignaturas })
  for (const hecho of [pdfAvance('silabos')(suyo), pdfEstadosCursos(suyo)])
    expect(JSON.stringify(hecho)).not.toContain('Código')
})

it('long typologies have a wider column', () => {
  const ancho = (nombre: string) =>
    tablasDeCursos(
      {
        ...instituto,
        asignaturas: instituto.asignaturas.map(a => ({ ...a, tipologiaespecial_id: 1 })),
        tipologias: [{ id: 1, nombre }],
      },
      { clasificacion: true },
    )([], null).columnas.at(-1)!.ancho
  expect(ancho('Taller')).toEqual({ mm: 27 })
  expect(ancho('Competencias para la empleabilidad')).toEqual({ mm: 38 })
})

it('the foot shortens the programme, never the day', async () => {
  const programa = 'Ciencias de la Computación e Ingeniería del Software '.repeat(3).trim()
  const { paginas } = await imprimir(informeDePlan({ ...universidad, programa }, 'Módulos', [], []))
  expect(paginas[0]!.texto).toMatch(/Módulos · Ciencias de .*… · emitido el 21\/11\/2026 Página/)
})
