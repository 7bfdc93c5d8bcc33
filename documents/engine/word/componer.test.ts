import { expect, it } from 'vitest'
import { celda, dato, fila, parrafo, tabla, titulo, tramo } from '../../bloques.ts'
import type { Bloque, Documento } from '../../document.ts'
import { mallaDePlan } from '../../planes/malla.ts'
import { documentoCon, pixel } from '../../testing/documento.ts'
import { leerWord, type WordLeido } from '../../testing/leerWord.ts'
import { planDe } from '../../testing/plan.ts'
import { planChico } from '../../testing/planChico.ts'
import { componerWord } from './componer.ts'

const componer = async (bloques: readonly Bloque[], mas: Partial<Documento> = {}): Promise<WordLeido> =>
  leerWord(await componerWord(documentoCon(bloques, mas)))
/** The values of an attribute wherever this element stands, in its order. */
const todos = (xml: string, elemento: string, atributo: string): string[] =>
  [...xml.matchAll(new RegExp(`<${elemento} [^>]*?${atributo}="([^"]*)"`, 'g'))].map(m => m[1]!)
/** What a part says, without its tags. */
const llano = (xml: string): string => xml.replace(/<[^>]*>/g, '').trim()
const deParte = ({ partes }: WordLeido, cual: string): string[] =>
  [...partes].filter(([n]) => n.startsWith(`word/${cual}`)).map(([, x]) => x)

it('cover, index and pages of each size, with head and foot', async () => {
  const leido = await componer([], {
    asunto: 'Plan 2026',
    sello: 'Cesado',
    indice: 2,
    portada: {
      antetitulo: 'Pregrado',
      titulo: 'Plan de Agronomía',
      subtitulo: 'Sede Lima',
      datos: [dato('Resolución', 'R-1'), dato('Modalidad', 'Presencial')],
    },
    secciones: [
      { papel: 'a4', horizontal: false, pie: 'Pie propio', bloques: [titulo(1, 'seccion', 'Uno')] },
      { papel: 'a3', horizontal: true, pie: null, bloques: [] },
    ],
  })
  const { xml, texto, partes } = leido
  const [ancho, alto, margen] = [
    todos(xml, 'w:pgSz', 'w:w'),
    todos(xml, 'w:pgSz', 'w:h'),
    todos(xml, 'w:pgMar', 'w:left'),
  ]
  expect(ancho.map((w, i) => `${w} × ${alto[i]}, ${margen[i]}`)).toEqual([
    '11906 × 16838, 1247',
    '11906 × 16838, 1247',
    '11906 × 16838, 1247',
    '23811 × 16838, 680',
  ])
  for (const dicho of [
    'Universidad Andina',
    'Pregrado',
    'Plan de Agronomía',
    'Sede Lima',
    'CESADO',
    'Índice',
  ])
    expect(texto).toContain(dicho)
  expect(texto).toMatch(/Resolución\s+R-1\s+Modalidad\s+Presencial/)
  expect(xml).toMatch(/TOC [^<]*1-2/)
  const cabezas = deParte(leido, 'header').map(llano)
  expect(cabezas).toHaveLength(3)
  for (const cabeza of cabezas) expect(cabeza).toMatch(/UA.*Universidad Andina.*CESADO.*Plan 2026/)
  const pies = deParte(leido, 'footer').map(llano)
  expect(pies.map(p => /^(.*)\tPágina\s+PAGE de\s+NUMPAGES4$/.exec(p)?.[1] ?? p)).toEqual([
    'Prueba',
    'Pie propio',
    'Prueba',
  ])
  expect(llano(partes.get('docProps/core.xml')!)).toMatch(/^PruebaPlan 2026Universidad Andina/)
})

it('head and foot keep to their line, the number of the page whole', async () => {
  const largo = 'palabra '.repeat(60)
  const leido = await componer([], {
    cabecera: { logo: null, siglas: '', izquierda: largo, derecha: largo },
    pie: `${largo} · emitido el 21/11/2026`,
  })
  const [izquierda, derecha] = deParte(leido, 'header').map(llano)[0]!.split('\t')
  expect([izquierda, derecha].map(x => [x!.length, x!.at(-1)])).toEqual([
    [67, '…'],
    [38, '…'],
  ])
  const [pie, pagina] = deParte(leido, 'footer').map(llano)[0]!.split('\t')
  expect(pie).toMatch(/^palabra .*… · emitido el 21\/11\/2026$/)
  expect(pie!.length).toBeLessThanOrEqual(85)
  expect(pagina).toMatch(/PAGE de .*NUMPAGES/)
})

it('columns are as wide as they were asked for, the rest by shares; together as wide as the text', async () => {
  const columna = (ancho: { mm: number } | { parte: number }) =>
    ({ rotulo: 'A', ancho, alineacion: 'derecha' }) as const
  const t = tabla(
    [columna({ mm: 20 }), columna({ parte: 1 }), columna({ parte: 3 })],
    [
      fila([celda('Grupo', { columnas: 3 })], 'grupo'),
      fila([celda('a'), celda('b', { columnas: 2 })]),
      fila([celda('x'), celda('y'), celda('z')], 'total'),
    ],
  )
  const { xml } = await componer([t])
  expect(todos(xml, 'w:gridCol', 'w:w')).toEqual(['1134', '2069', '6207'])
  expect(todos(xml, 'w:tcW', 'w:w')).toEqual([
    '1134',
    '2069',
    '6207',
    '9410',
    '1134',
    '8276',
    '1134',
    '2069',
    '6207',
  ])
  const filas = xml.match(/<w:tr>.*?<\/w:tr>|<w:tr .*?<\/w:tr>/gs)!
  expect(
    filas.map(f => [f.includes('<w:tblHeader/>'), /<w:b\/>/.test(f), f.includes('w:fill="F4F2EC"')]),
  ).toEqual([
    [true, true, false],
    [false, true, true],
    [false, false, false],
    [false, true, false],
  ])
  expect(new Set(todos(xml, 'w:jc', 'w:val'))).toEqual(new Set(['right']))
  expect(xml.match(/<w:cantSplit\/>/g)).toHaveLength(4)
})

it('pictures are as large as asked, never wider than the text nor smaller than can be seen', async () => {
  const alta = pixel.slice()
  new DataView(alta.buffer).setUint32(20, 3)
  const figura = (ancho: number | null): Bloque => ({
    tipo: 'figura',
    imagen: 'a',
    alt: 'Un logo',
    pie: null,
    ancho,
  })
  const { xml } = await componer([figura(3), figura(100), figura(null)], { imagenes: { a: pixel } })
  // EMU, 9525 a pixel; the text is 166 mm wide.
  expect(todos(xml, 'wp:extent', 'cx').map(n => Number(n) / 9525)).toEqual([113, 627, 8])
  expect(todos(xml, 'wp:extent', 'cy')).toEqual(todos(xml, 'wp:extent', 'cx'))
  const sola = await componer([{ ...figura(100), imagen: 'alta', pie: 'Pie de foto' } as Bloque], {
    imagenes: { alta },
    cabecera: { logo: 'alta', siglas: 'UA', izquierda: '', derecha: '' },
  })
  // No higher than a page: 750 pixels, a third of them wide.
  expect([...todos(sola.xml, 'wp:extent', 'cx'), ...todos(sola.xml, 'wp:extent', 'cy')]).toEqual([
    `${250 * 9525}`,
    `${750 * 9525}`,
  ])
  expect(sola.texto).toContain('Pie de foto')
  const [cabeza] = deParte(sola, 'header')
  expect(todos(cabeza!, 'wp:extent', 'cy')).toEqual([`${26 * 9525}`])
  expect(cabeza).not.toContain('UA')
})

it('marks only what is marked; lists in lists stand further in', async () => {
  const lista = (ordenada: boolean, inicio: number, elementos: Bloque[][]): Bloque => ({
    tipo: 'lista',
    ordenada,
    inicio,
    elementos,
  })
  const { xml, texto } = await componer([
    parrafo([
      { texto: 'llano\nsigue ' },
      { texto: 'curvo', cursiva: true },
      { texto: ' tachado', tachado: true },
    ]),
    lista(true, 1, [
      [parrafo(tramo('uno')), lista(false, 1, [[parrafo(tramo('dentro'))]])],
      [titulo(2, 'menor', 'Solo')],
    ]),
    { tipo: 'salto' },
    { tipo: 'separador' },
  ])
  const corridas = [...xml.matchAll(/<w:r>(.*?)<\/w:r>/gs)].map(m => m[1]!)
  const de = (dicho: string) => corridas.find(c => c.includes(dicho))!
  expect(['llano', 'curvo', 'tachado'].map(x => [/<w:i\/>/.test(de(x)), /<w:strike\/>/.test(de(x))])).toEqual(
    [
      [false, false],
      [true, false],
      [false, true],
    ],
  )
  expect(todos(xml, 'w:ilvl', 'w:val')).toEqual(['0', '1', '0'])
  expect(texto).toContain('Solo')
  expect(xml.match(/<w:br\/>/g)).toHaveLength(1)
  expect(xml).toContain('<w:pageBreakBefore/>')
  expect(xml).toMatch(/<w:pBdr><w:bottom /)
})

it('no page is empty where a section begins or ends with a page break', async () => {
  const salto: Bloque = { tipo: 'salto' }
  const doc = {
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: 'Dos' }] },
      { type: 'pageBreak' },
      { type: 'paragraph' },
    ],
  }
  const fin: Bloque = { tipo: 'textoRico', nivel: 2, doc }
  const { xml, texto } = await componer([salto, parrafo(tramo('Uno')), salto, fin])
  expect(xml.match(/<w:pageBreakBefore\/>/g)).toHaveLength(1)
  expect(texto).toMatch(/Uno\s*Dos/)
})

it('a strip of more figures than fit in a line goes on below', async () => {
  const datos = Array.from({ length: 8 }, (_, i) => dato(`R${i}`, `V${i}`))
  const { tablas, texto } = await componer([{ tipo: 'franja', datos }])
  expect(tablas).toBe(2)
  expect(texto.replace(/\s+/g, ' ')).toMatch(/R0 .*R6 V0 .*V6 R7 V7/)
})

it('the malla is a table that says of each course what the drawing shows', async () => {
  const { texto, tablas, xml } = await componer([mallaDePlan(planChico, 'Malla', '')])
  expect(tablas).toBe(1)
  for (const dicho of [
    'Ciclo I\n',
    '8,0 cr · 11 h',
    'BOT-101 · 4,0 cr\nBotánica\nT2 P4 V0 · CIE',
    'RIE-202 · 2,5 cr\nRiego\nT1 P3 V0\nPide (MAT-101 o BOT-101), 8 créditos aprobados',
    'Electivos de especialidad\nelectivos · 3,0 cr',
    '■ CIE Ciencias   ■ FOR Formación',
  ])
    expect(texto).toContain(dicho)
  // The colours of both areas, and of none.
  for (const color of ['3E63DD', '0E8A7D', '676D7C']) expect(xml).toMatch(new RegExp(`<w:left [^>]*${color}`))
  const doce = planDe({
    datos: {},
    ciclos: Array.from({ length: 12 }, (_, i) => [`Ciclo ${i + 1}`, `C${i}|Curso ${i}|1|1|0|0|||`] as const),
    secciones: [],
  })
  const larga = await componer([mallaDePlan(doce, 'Malla', '')])
  expect(larga.tablas).toBe(2)
  for (let i = 1; i <= 12; i++) expect(larga.texto).toContain(`Ciclo ${i}\n`)
})

it('quotes, notices, facts in pairs and places to sign say all that they hold', async () => {
  const datos = ['A', 'B', 'C'].map(r => dato(r, `de ${r}`))
  const leido = await componer([
    { tipo: 'cita', bloques: [parrafo(tramo('citado')), parrafo(tramo('y más'))] },
    { tipo: 'aviso', tono: 'cesado', titulo: 'Plan cesado', texto: tramo('en 2025') },
    { tipo: 'ficha', columnas: 2, datos },
    { tipo: 'ficha', columnas: 1, datos },
    {
      tipo: 'firmas',
      firmas: ['Ana', 'Luis', 'Eva', 'Raúl'].map(nombre => ({ nombre, cargo: `De ${nombre}` })),
    },
    { ...parrafo(tramo('parejo')), alineacion: 'justificado' },
    ...[1, 2, 3, 4, 5, 6, 9].map(nivel => titulo(nivel, 'menor', `Nivel ${nivel}`)),
  ])
  const { xml, esquema } = leido
  const texto = leido.texto.replace(/\s+/g, ' ')
  expect(texto).toMatch(/citado y más .*Plan cesado en 2025/)
  expect(texto.match(/A de A B de B C de C/g)).toHaveLength(2)
  expect(todos(xml, 'w:gridCol', 'w:w').slice(-3)).toEqual(['3137', '3137', '3137'])
  for (const nombre of ['Ana', 'Luis', 'Eva', 'Raúl'])
    expect(texto).toMatch(new RegExp(`${nombre}\\b.*De ${nombre}\\b`))
  expect(xml).toMatch(/w:fill="FAE9E6".*<w:b\/>.*Plan cesado/)
  expect(xml).toMatch(/<w:jc w:val="both"\/>.*parejo/)
  expect(esquema).toEqual([1, 2, 3, 4, 5, 6].map(n => `${n} Nivel ${n}`).concat('6 Nivel 9'))
})
