import { expect, it } from 'vitest'
import { celda, dato, fila, nota, parrafo, tabla, titulo, tramo } from '../bloques.ts'
import type { Bloque, Documento } from '../document.ts'
import { mallaDePlan } from '../planes/malla.ts'
import { documentoCon, pixel } from '../testing/documento.ts'
import { planChico } from '../testing/planChico.ts'
import { preparar, type UsableImagen } from './preparar.ts'

const datosDe = (bloques: readonly Bloque[], mas: Partial<Documento> = {}, usable?: UsableImagen) =>
  JSON.parse(preparar(documentoCon(bloques, mas), usable).json)
const bloquesDe = (...bloques: Bloque[]) => datosDe(bloques).secciones[0].bloques
const columna = { rotulo: 'A', ancho: { parte: 1 }, alineacion: 'izquierda' } as const
const dicho = (...x: string[]) => [{ x }]

it('hands over names, head, foot and cover, with what may be too long told apart', () => {
  const largo = 'palabra '.repeat(20).trim()
  const datos = datosDe([], {
    sello: 'Cesado',
    indice: 2,
    pie: `${largo} · emitido el 21/11/2026`,
    portada: {
      antetitulo: 'Pregrado',
      titulo: 'Plan',
      subtitulo: 'Sede',
      datos: [dato('Modalidad', 'Virtual')],
    },
    secciones: [
      { papel: 'a3', horizontal: true, pie: null, bloques: [] },
      { papel: 'a4', horizontal: false, pie: 'Corto', bloques: [] },
    ],
  })
  expect(datos).toMatchObject({
    titulo: 'Prueba',
    asunto: 'Una prueba',
    autor: 'Universidad Andina',
    sello: 'Cesado',
    indice: { hasta: 2, columnas: 1 },
    lema: null,
    cabecera: {
      logo: null,
      siglas: 'UA',
      izquierda: 'Universidad Andina',
      derecha: 'Plan 2026',
      medir: false,
    },
    portada: {
      antetitulo: 'Pregrado',
      titulo: 'Plan',
      subtitulo: 'Sede',
      ficha: [{ tipo: 'ficha', columnas: 1, datos: [{ rotulo: 'Modalidad', valor: dicho('Virtual') }] }],
    },
    secciones: [
      { papel: 'a3', horizontal: true, pie: { cuerpo: largo, fin: ' · emitido el 21/11/2026', medir: true } },
      { papel: 'a4', horizontal: false, pie: { texto: 'Corto', medir: false } },
    ],
  })
  const cabecera = { logo: null, siglas: '', izquierda: largo, derecha: largo }
  expect(datosDe([], { cabecera }).cabecera.medir).toBe(true)
})

it('leaves no heading out of its turn, and what holds nothing out', () => {
  const bloques = bloquesDe(
    titulo(3, 'seccion', 'Uno'),
    titulo(4, 'menor', 'Salta'),
    titulo(1, 'seccion', 'Vuelve'),
    { tipo: 'franja', datos: [] },
    { tipo: 'ficha', columnas: 1, datos: [] },
    { tipo: 'lista', ordenada: true, inicio: 3, elementos: [] },
    { tipo: 'firmas', firmas: [] },
    { tipo: 'lista', ordenada: true, inicio: 3, elementos: [[parrafo(tramo('x'))]] },
    { tipo: 'cita', bloques: [parrafo(tramo('c'))] },
  )
  expect(bloques.map((b: { tipo: string; nivel?: number }) => [b.tipo, b.nivel ?? null])).toEqual([
    ['titulo', 1],
    ['titulo', 2],
    ['titulo', 1],
    ['lista', null],
    ['cita', null],
  ])
  expect(bloques[0]).toMatchObject({ estilo: 'seccion', texto: ['Uno'] })
  expect(bloques[3]).toMatchObject({ inicio: 3, elementos: [[{ tipo: 'parrafo', texto: dicho('x') }]] })
  expect(bloques[4]).toMatchObject({ bloques: [{ texto: dicho('c') }] })
})

it('a picture that cannot be drawn is its words; others are as wide as asked, no wider than the page', () => {
  const figura = (imagen: string, ancho: number | null = null): Bloque => ({
    tipo: 'figura',
    imagen,
    alt: `La ${imagen}`,
    pie: null,
    ancho,
  })
  const imagenes = { z: pixel, a: pixel, rota: new Uint8Array([1, 2]) }
  const cabecera = { logo: 'a', siglas: 'UA', izquierda: '', derecha: '' }
  const documento = documentoCon(
    [figura('a', 4), figura('a', 99), figura('a'), figura('rota'), figura('z')],
    {
      imagenes,
      cabecera,
    },
  )
  const ancha = pixel.slice()
  new DataView(ancha.buffer).setUint32(16, 3)
  expect(datosDe([], { imagenes: { a: ancha }, cabecera }).cabecera.logo.proporcion).toBe(3)
  const { json, imagenes: usadas } = preparar(documento, archivo => archivo !== '0.png')
  const datos = JSON.parse(json)
  expect(datos.cabecera.logo).toEqual({ archivo: '1.png', proporcion: 1 })
  expect([...usadas]).toEqual([['1.png', pixel]])
  const aviso = (alt: string) => ({ tipo: 'aviso', titulo: 'Imagen no disponible', texto: dicho(alt) })
  expect(datos.secciones[0].bloques).toMatchObject([
    { tipo: 'figura', archivo: '1.png', alt: 'La a', pie: null, ancho: 4 },
    { ancho: 16.4 },
    { ancho: 0.2 },
    aviso('La rota'),
    aviso('La z'),
  ])
})

it('bars are shares of the widest, or of what fills the width', () => {
  const barras = (mas: object = {}): Bloque => ({
    tipo: 'barras',
    cabecera: ['Ciclo', 'Créditos', 'Franja', 'Frente a los demás'],
    banda: { desde: -2, hasta: 8, media: 4 },
    filas: [
      { nombre: 'I', valor: 10, cifra: '10', nota: 'Más', aparte: true },
      { nombre: 'II', valor: 5, cifra: '5', nota: '', aparte: false },
    ],
    ...mas,
  })
  expect(bloquesDe(barras())[0]).toMatchObject({
    cabecera: ['Ciclo', 'Créditos', 'Franja', 'Frente a los demás'],
    banda: { desde: 0, hasta: 0.8, media: 0.4 },
    filas: [
      { nombre: 'I', parte: 1, cifra: '10', nota: 'Más', aparte: true },
      { nombre: 'II', parte: 0.5, aparte: false },
    ],
  })
  expect(bloquesDe(barras({ tope: 20 }))[0].filas[0].parte).toBe(0.5)
  const nulas = [{ nombre: 'I', valor: 0, cifra: '0', nota: '', aparte: false }]
  const nula = barras({ banda: { desde: 0, hasta: 0, media: 0 }, filas: nulas })
  expect(bloquesDe(nula)[0].filas[0].parte).toBe(0)
  expect(bloquesDe(barras({ filas: [] }))).toEqual([])
})

it('what stands before the places to sign goes on to their page', () => {
  const firmas: Bloque = { tipo: 'firmas', firmas: [{ nombre: 'Ana', cargo: 'Decana' }] }
  const corta = tabla([columna], [fila([celda('x')])])
  const pegadas = (...bloques: Bloque[]) =>
    bloquesDe(...bloques).map((b: { pegada?: boolean }) => b.pegada === true)
  expect(pegadas(parrafo(tramo('a')), parrafo(tramo('b')), firmas)).toEqual([false, true, false])
  expect(pegadas(corta, { ...nota('n'), pegada: true }, firmas)).toEqual([true, true, false])
  expect(pegadas({ ...corta, junta: false }, firmas)).toEqual([false, false])
  expect(pegadas(titulo(1, 'seccion', 'T'), firmas)).toEqual([false, false])
})

it('the malla has its words, and a card a course', () => {
  const [malla] = bloquesDe(mallaDePlan(planChico, 'Malla', 'Plan'))
  expect(malla).toMatchObject({ tipo: 'malla', nivel: 1, titulo: 'Malla', subtitulo: 'Plan' })
  expect(malla.cabeceras[0]).toMatchObject({ nombre: ['Ciclo I'], detalle: '8,0 cr · 11 h' })
  expect(malla.tarjetas[3]).toMatchObject({
    codigo: 'RIE-202',
    nombre: ['Riego'],
    nota: 'Pide 8 cr',
    siglas: '',
  })
  expect(malla.areas).toMatchObject([{ nombre: 'Ciencias', siglas: 'CIE' }, { siglas: 'FOR' }])
})
