import { afterAll, describe, expect, it } from 'vitest'
import { aviso, celda, fila, parrafo, tabla, titulo, tramo } from '../bloques.ts'
import type { Bloque, Documento, Figura, NodoRico } from '../document.ts'
import { documentoCon, pixel } from '../testing/documento.ts'
import { conRol, leerPdf, sueltosDe } from '../testing/leer.ts'
import { closePdf, renderPdf } from './pdf.ts'

afterAll(closePdf)

const imprimir = async (bloques: readonly Bloque[], mas: Partial<Documento> = {}) =>
  leerPdf(await renderPdf(documentoCon(bloques, mas)))
const normal = (texto: string) => parrafo(tramo(texto))

describe('every page', () => {
  it('is tagged, in Spanish, with title, outline, header, footer and number', async () => {
    const leido = await imprimir([
      titulo(1, 'documento', 'Uno'),
      titulo(2, 'seccion', 'Dos'),
      normal('Hola'),
      { tipo: 'salto' },
      normal('Fin'),
    ])
    expect(leido).toMatchObject({
      titulo: 'Prueba',
      idioma: 'es',
      etiquetado: true,
      ua: true,
      esquema: ['Uno', '  Dos'],
    })
    expect(leido.paginas.map(p => p.texto)).toEqual([
      'UA Universidad Andina Plan 2026 Uno Dos Hola Prueba Página 1 de 2',
      'UA Universidad Andina Plan 2026 Fin Prueba Página 2 de 2',
    ])
  })

  it('has its tags packed: in clear they would be most of a long report', async () => {
    const columna = { rotulo: 'A', ancho: { parte: 1 }, alineacion: 'izquierda' } as const
    const filas = Array.from({ length: 200 }, (_, i) => fila([celda(`Curso ${i}`), celda('Obligatorio')]))
    const pdf = await renderPdf(documentoCon([tabla([columna, columna], filas)]))
    const sueltos = sueltosDe(pdf)
    expect(sueltos.match(/\/StructElem/g)?.length).toBeGreaterThan(400)
    expect(Buffer.from(pdf).includes('/StructElem')).toBe(false)
    expect(pdf.length).toBeLessThan(sueltos.length / 2)
    expect((await leerPdf(pdf)).texto).toContain('Curso 199 Obligatorio')
  })

  it('carries the stamp', async () => {
    const leido = await imprimir([normal('a'), { tipo: 'salto' }, normal('b')], { sello: 'Cesado' })
    expect(leido.paginas.every(p => p.texto.includes('CESADO'))).toBe(true)
  })

  it('never jumps a heading level, whatever the text says', async () => {
    const leido = await imprimir([
      titulo(4, 'menor', 'A'),
      titulo(2, 'seccion', 'B'),
      titulo(6, 'menor', 'C'),
    ])
    expect(leido).toMatchObject({ ua: true, esquema: ['A', '  B', '    C'] })
  })

  it('cuts a header too long for its line with an ellipsis', async () => {
    const largo = 'Universidad Nacional Autónoma '.repeat(8)
    const leido = await imprimir([normal('x')], {
      cabecera: { logo: null, siglas: 'U', izquierda: largo, derecha: largo },
      pie: largo,
    })
    expect(leido.paginas[0]?.fuera).toEqual([])
    expect(leido.texto.split('…')).toHaveLength(4)
  })
})

describe('pages and leaves', () => {
  const lineas = (n: number) => Array.from({ length: n }, (_, i) => normal(`Línea ${i + 1}`))

  it('leaves no line or two alone on a last page, where the others have room for them', async () => {
    const justo = await imprimir([titulo(1, 'documento', 'Uno'), ...lineas(44)])
    expect(justo.paginas.map(p => p.fuera)).toEqual([[]])
    expect(justo.texto).toContain('Línea 44 Prueba Página 1 de 1')
    const largo = await imprimir([titulo(1, 'documento', 'Uno'), ...lineas(52)])
    expect(largo.paginas).toHaveLength(2)
  })

  it('no page is empty where a section begins or ends with a page break', async () => {
    const salto: Bloque = { tipo: 'salto' }
    const { paginas } = await imprimir([salto, normal('Uno'), salto, salto, normal('Dos'), salto, salto])
    expect(paginas.map(p => p.texto)).toEqual([
      expect.stringContaining('Uno Prueba Página 1 de 2'),
      expect.stringContaining('Dos Prueba Página 2 de 2'),
    ])
    expect((await imprimir([salto])).paginas).toHaveLength(1)
    const parrafoRico = (texto: string): NodoRico => ({
      type: 'paragraph',
      content: texto ? [{ type: 'text', text: texto }] : [],
    })
    const pageBreak: NodoRico = { type: 'pageBreak' }
    for (const fin of [[pageBreak], [pageBreak, parrafoRico('')]]) {
      const doc: NodoRico = { type: 'doc', content: [parrafoRico('Uno'), ...fin] }
      expect((await imprimir([{ tipo: 'textoRico', nivel: 2, doc }])).paginas).toHaveLength(1)
    }
  })

  it('a long index stands in two columns, each entry with its page', async () => {
    const indice = async (cursos: number) => {
      const titulos = Array.from({ length: cursos }, (_, i) => titulo(2, 'apartado', `Curso ${i + 1}`))
      return imprimir([titulo(1, 'seccion', 'Todos'), ...titulos], { indice: 2 })
    }
    const [corto, largo] = [await indice(40), await indice(90)]
    const enIndice = (l: typeof largo) => l.paginas.filter(p => p.texto.includes('. . .'))
    expect(enIndice(largo)).toHaveLength(1)
    expect(enIndice(largo)[0]!.texto).toMatch(/Curso 1 [. ]+2 .*Curso 90 [. ]+\d/)
    expect([corto.ua, largo.ua, largo.paginas.flatMap(p => p.fuera)]).toEqual([true, true, []])
  })
})

describe('hostile text stays text', () => {
  const hostiles = [
    '#import "@preview/x": *',
    '#panic("no") #{ while true {} }',
    '$ x^2 $ *a* _b_ `c` ```d``` \\ <etiqueta> @ref [x] = Título',
    '"comillas" \\u{41} //comentario /* otro */',
    '</script><b>negrita</b> & &amp;',
  ]
  it.each(hostiles)('%s', async texto => {
    const leido = await imprimir(
      [
        titulo(1, 'documento', texto),
        normal(texto),
        tabla([{ rotulo: texto, ancho: { parte: 1 }, alineacion: 'izquierda' }], [fila([celda(texto)])]),
        aviso('nota', texto, texto),
      ],
      {
        titulo: texto,
        cabecera: { logo: null, siglas: '', izquierda: texto, derecha: '' },
      },
    )
    expect(leido.titulo).toBe(texto)
    expect(leido.texto.replace(/ /g, '').split(texto.replace(/ /g, '')).length - 1).toBeGreaterThanOrEqual(5)
  })

  it('drops control characters and halves of characters', async () => {
    const leido = await imprimir([normal('a\u0000b\u0007c \ud800 d')])
    expect(leido.texto).toContain('abc')
  })

  it('prints Chinese, which no font of ours has, without failing', async () => {
    const leido = await imprimir([normal('Antes 漢字仮名 después')])
    expect(leido).toMatchObject({ etiquetado: true, ua: false })
    expect(leido.texto).toMatch(/Antes.*después/)
  })

  it.each(['🎵', '👩‍🏫', '✅', '❤️', '1️⃣', '👍🏽', '🇵🇪'])(
    'prints %s, and it is copied out whole',
    async emoji => {
      const leido = await imprimir([normal(`Antes ${emoji} después`), titulo(1, 'seccion', emoji)])
      expect(leido.ua).toBe(true)
      expect(leido.texto).toContain(`Antes ${emoji} después`)
    },
  )

  it('prints Hebrew, Arabic, Greek and mathematics in fonts of the engine', async () => {
    expect(await imprimir([normal('שלום مرحبا Ωμέγα ∑ ∫ ≤ ✓')])).toMatchObject({ ua: true })
  })

  it('does not make a link of a script', async () => {
    const pdf = await renderPdf(
      documentoCon([
        parrafo([
          { texto: 'a', enlace: 'javascript:alert(1)' },
          { texto: 'b', enlace: 'https://x.pe/a' },
        ]),
      ]),
    )
    const sueltos = sueltosDe(pdf)
    expect(sueltos).not.toContain('javascript')
    expect(sueltos).toContain('https://x.pe/a')
  })

  it('breaks words that no column holds', async () => {
    const columna = { rotulo: 'A', ancho: { mm: 15 }, alineacion: 'izquierda' } as const
    const largos = [
      'W'.repeat(200),
      'https://example.org/una/direccion/muy/larga?con=muchas&partes=si',
      '9'.repeat(80),
    ]
    const leido = await imprimir([
      tabla(
        [columna, { ...columna, ancho: { parte: 1 } }],
        largos.map(l => fila([celda(l), celda(l)])),
      ),
    ])
    expect(leido.paginas.flatMap(p => p.fuera)).toEqual([])
    for (const l of largos) expect(leido.texto.replace(/\s/g, '')).toContain(l)
  })
})

describe('a text that nothing ends', () => {
  const sinBlancos = (texto: string) => texto.replace(/\s/g, '')
  const columna = { rotulo: 'A', ancho: { mm: 30 }, alineacion: 'izquierda' } as const

  it.each([
    ['a word', 'x'.repeat(190_000)],
    ['words', 'cosa lejana '.repeat(35_000)],
    ['lines', 'Renglón\n'.repeat(20_000)],
  ])('is printed whole: %s', async (_caso, texto) => {
    const leido = await imprimir([normal('Antes'), normal(texto), normal('Después')])
    expect(leido.paginas.flatMap(p => p.fuera)).toEqual([])
    const paginas = leido.paginas.map(p =>
      p.texto.replace(/ Prueba Página .*/, '').replace(/^.*Plan 2026 /, ''),
    )
    expect(sinBlancos(paginas.join(''))).toBe(`Antes${sinBlancos(texto)}Después`)
  })

  it('is whole where letters run both ways, in a cell and out of it', async () => {
    const texto = 'a א '.repeat(3000)
    const dos = [normal(texto), tabla([columna], [fila([celda(texto)])])]
    const leido = await imprimir([...dos, normal('Después')])
    expect(leido.texto.split('א')).toHaveLength(6001)
    expect(leido.texto).toContain('Después')
  })

  it('is a paragraph where it should have been a heading', async () => {
    const doc: NodoRico = {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'x'.repeat(100_000) }] },
      ],
    }
    const leido = await imprimir([titulo(1, 'documento', 'T'), { tipo: 'textoRico', nivel: 2, doc }])
    expect(leido.esquema).toEqual(['T'])
    expect(leido.texto.split('x').length).toBeGreaterThan(100_000)
  })
})

describe('tables', () => {
  const columnas = [
    { rotulo: 'N.º', ancho: { mm: 12 }, alineacion: 'centro' },
    { rotulo: 'Texto', ancho: { parte: 1 }, alineacion: 'izquierda' },
  ] as const

  it('have what is said before them on their page, wherever that begins', async () => {
    for (let cuantos = 37; cuantos < 43; cuantos++) {
      const { paginas } = await imprimir([
        ...Array.from({ length: cuantos }, (_, i) => normal(`Línea ${i}`)),
        { ...normal('Dicho antes'), pegada: true },
        tabla(columnas, [fila([celda('1'), celda('La primera')]), fila([celda('2'), celda('La segunda')])]),
      ])
      const deDicho = paginas.findIndex(p => p.texto.includes('Dicho antes'))
      expect(paginas[deDicho]!.texto, `${cuantos} líneas`).toContain('La primera')
    }
  })

  it('that somebody pasted with many columns print no word over another', async () => {
    const columna = { rotulo: 'Responsable', ancho: { parte: 1 }, alineacion: 'izquierda' } as const
    for (const n of [9, 16, 24]) {
      const columnas = Array.from({ length: n }, () => columna)
      const filas = ['Responsabilidad institucional', 'ADMNEG-01-26'].map(t =>
        fila(columnas.map(() => celda(t))),
      )
      const { paginas } = await imprimir([tabla(columnas, filas)])
      expect(
        paginas.flatMap(p => [...p.fuera, ...p.montadas]),
        `${n}`,
      ).toEqual([])
    }
  })

  it('say no hyphen of a code twice', async () => {
    const estrecha = { rotulo: 'A', ancho: { mm: 20 }, alineacion: 'izquierda' } as const
    const { texto } = await imprimir([tabla([estrecha], [fila([celda('ADMNEG-01-26')])])])
    expect(texto).toMatch(/ADMNEG-\s?01-26/)
  })

  it('repeat their header on every page and lose no row', async () => {
    const filas = Array.from({ length: 120 }, (_, i) => fila([celda(`${i}`), celda(`fila-${i}.`)]))
    const leido = await imprimir([tabla(columnas, [...filas, fila([celda('Total'), celda('120')], 'total')])])
    expect(leido.paginas.length).toBeGreaterThan(2)
    for (const p of leido.paginas) expect(p.texto).toContain('N.º Texto')
    for (let i = 0; i < 120; i++) expect(leido.texto).toContain(`fila-${i}.`)
    expect(leido.paginas.at(-1)?.texto).toMatch(/fila-119\. Total 120/)
  })

  it('do not cut a row in two, and still print one longer than a page', async () => {
    const largo = 'Contenido de la unidad. '.repeat(20)
    const enorme = Array.from({ length: 900 }, (_, i) => `palabra${i}`).join(' ')
    const cortas = Array.from({ length: 12 }, (_, i) =>
      fila([celda(`inicio${i}`), celda(`${largo}fin${i}.`)]),
    )
    const leido = await imprimir([
      tabla(columnas, cortas),
      tabla(columnas, [fila([celda('x'), celda(enorme)])]),
    ])
    for (let i = 0; i < 12; i++) {
      const pagina = leido.paginas.findIndex(p => p.texto.includes(`fin${i}.`))
      expect(leido.paginas[pagina]?.texto.split('Contenido').length).toBeGreaterThan(20)
    }
    expect(leido.texto).toContain('palabra899')
  })

  it('tag every row and every header cell', async () => {
    const leido = await imprimir([
      tabla(columnas, [fila([celda('1'), celda('a')]), fila([celda('2'), celda('b')])]),
    ])
    const [estructura] = leido.paginas.map(p => p.estructura)
    expect(conRol(estructura ?? null, 'TR')).toHaveLength(3)
    expect(conRol(estructura ?? null, 'TH')).toHaveLength(2)
  })
})

describe('signatures', () => {
  const firmas: Bloque = { tipo: 'firmas', firmas: [{ nombre: 'Ana Núñez', cargo: 'Decana encargada' }] }
  const filas = [fila([celda('La única')])]
  const antes: [string, Bloque[]][] = [
    ['a paragraph', [normal('Lo último.')]],
    ['a short table', [tabla([{ rotulo: 'A', ancho: { parte: 1 }, alineacion: 'izquierda' }], filas)]],
  ]
  it.each(antes)('are on the page of %s before them', async (_caso, ultimo) => {
    for (let n = 26; n < 42; n += 3) {
      const lineas = Array.from({ length: n }, (_, i) => normal(`Línea ${i}`))
      const { paginas } = await imprimir([...lineas, ...ultimo, firmas])
      expect(paginas.at(-1)!.texto, `${n} líneas`).toMatch(/La única|Lo último/)
    }
  })
})

describe('pictures', () => {
  const figura = (imagen: string): Figura => ({
    tipo: 'figura',
    imagen,
    alt: 'El escudo',
    pie: null,
    ancho: 2,
  })
  const rota = pixel.slice()
  rota.fill(0, 45)

  it('stand with their words for those who cannot see them', async () => {
    const leido = await imprimir([figura('a')], { imagenes: { a: pixel } })
    expect(conRol(leido.paginas[0]?.estructura ?? null, 'Figure').map(f => f.alt)).toContain('El escudo')
  })

  it.each([
    ['is not there', {}],
    ['is no picture', { a: new TextEncoder().encode('hola') }],
    ['is broken inside', { a: rota }],
    ['is a broken drawing', { a: new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><rect') }],
  ])('never fail a report: one that %s', async (_caso, imagenes) => {
    const leido = await imprimir([figura('a'), normal('sigue')], { imagenes })
    expect(leido.texto).toContain('Imagen no disponible El escudo sigue')
  })

  it('leave only the broken one out', async () => {
    const leido = await imprimir([figura('buena'), figura('a')], {
      imagenes: { a: rota, buena: pixel },
      cabecera: { logo: 'a', siglas: 'UA', izquierda: '', derecha: '' },
    })
    expect(conRol(leido.paginas[0]?.estructura ?? null, 'Figure')).toHaveLength(1)
    expect(leido.texto).toMatch(/^UA/)
  })
})
