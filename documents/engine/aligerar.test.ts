import { expect, it } from 'vitest'
import { leerPdf, sueltosDe } from '../testing/leer.ts'
import { aligerar } from './aligerar.ts'

const PAGINA = 'BT /F1 12 Tf 20 50 Td (Hola) Tj ET'
/** Objects of a page, by their numbers; 6 is free. They stand in the file the last first. */
const OBJETOS = new Map([
  [1, '<</Type/Catalog/Pages 2 0 R>>'],
  [2, '<</Type/Pages/Kids[3 0 R]/Count 1>>'],
  [3, '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Contents 5 0 R/Resources<</Font<</F1 4 0 R>>>>>>'],
  [4, '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'],
  [5, `<</Length ${PAGINA.length}>>\nstream\n${PAGINA}\nendstream`],
  [7, '<</Title(M\xe1s \\(1\\))>>'],
])

/** A PDF with a table in clear, as the engine writes it. */
function pdfDe(objetos: ReadonlyMap<number, string>, { version = '1.7', info = 7 } = {}): Buffer {
  const cuantos = Math.max(...objetos.keys()) + 1
  let texto = `%PDF-${version}\n%\x80\x80\x80\x80\n\n`
  const lugares = new Map<number, number>()
  for (const [numero, cuerpo] of [...objetos].reverse()) {
    lugares.set(numero, texto.length)
    texto += `${numero} 0 obj\n${cuerpo}\nendobj\n\n`
  }
  const filas = Array.from({ length: cuantos }, (_, i) =>
    lugares.has(i) ? `${String(lugares.get(i)).padStart(10, '0')} 00000 n\r\n` : '0000000000 65535 f\r\n',
  )
  const cola = `trailer\n<<\n  /Size ${cuantos}\n  /Root 1 0 R\n  /Info ${info} 0 R\n>>\nstartxref\n${texto.length}\n%%EOF`
  return Buffer.from(`${texto}xref\n0 ${cuantos}\n${filas.join('')}${cola}`, 'latin1')
}

it('what is no stream is packed, and everything reads as before', async () => {
  const ligero = aligerar(pdfDe(OBJETOS))
  const { titulo, texto } = await leerPdf(new Uint8Array(ligero))
  expect({ titulo, texto }).toEqual({ titulo: 'Más (1)', texto: 'Hola' })
  expect(Buffer.from(ligero).includes(PAGINA)).toBe(true)
  expect(Buffer.from(ligero).includes('/Catalog')).toBe(false)
  for (const [numero, cuerpo] of OBJETOS) expect(sueltosDe(ligero).includes(cuerpo)).toBe(numero !== 5)
})

it('more objects than one stream takes go into several', async () => {
  const muchos = new Map(OBJETOS)
  for (let n = 8; n < 500; n++) muchos.set(n, `<</N ${n}>>`)
  muchos.set(500, '<</Title(El \xfaltimo)>>')
  const ligero = aligerar(pdfDe(muchos, { info: 500 }))
  expect(await leerPdf(new Uint8Array(ligero))).toMatchObject({ titulo: 'El último', texto: 'Hola' })
  expect(
    Buffer.from(ligero)
      .toString('latin1')
      .match(/\/ObjStm/g),
  ).toHaveLength(3)
})

const entero = pdfDe(OBJETOS)
it.each([
  ['an older version', pdfDe(OBJETOS, { version: '1.4' })],
  ['one that is packed already', aligerar(entero)],
  ['one that is cut', entero.subarray(0, entero.length - 30)],
  [
    'one whose table is wrong',
    Buffer.from(entero.toString('latin1').replace('1 0 obj', '9 0 obj'), 'latin1'),
  ],
  ['no PDF', Buffer.from('%PDF-1.7\nhola\nstartxref\n4\n%%EOF')],
])('%s comes back as it came', (_caso, pdf) => expect(aligerar(pdf)).toBe(pdf))
